"""The status bar below the canvas: the cell, what a tool says, the last step, undo and redo."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.tool_context import GestureOffer
from bp_desktop.ui.look.fonts import as_much_as_fits, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.announcing import announce
from bp_desktop.ui.widgets.basics import Button, lay, row
from bp_desktop.ui.words.wording import worded


class ElidedLabel(QWidget):
    """A text in one line, with fewer facts where there is little room; the tooltip has it all."""

    def __init__(self, theme: Theme, role: str, color: str, *, right: bool = False) -> None:
        super().__init__()
        self._right = right
        self._theme = theme
        self._role = role
        self._color = color
        self.text = ""
        self._least = ""

    @property
    def wanted(self) -> int:
        """The width of the whole text."""
        return width_of(self._theme, self._role, self.text) + self._theme.px(2) if self.text else 0

    def say(self, text: str, color: str = "", least: str = "") -> None:
        """`least` stands there where not even the first fact has room."""
        self._color = color or self._color
        self.text, self._least = text, least
        self.setToolTip(tip(text))
        self.setAccessibleName(text)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        area, theme = QRectF(self.rect()), self._theme
        text = as_much_as_fits(theme, self._role, self.text, area.width())
        if self._least and width_of(theme, self._role, text) > area.width():
            text = self._least
        with QPainter(self) as painter:
            write(painter, theme, area, text, self._role, self._color, right=self._right)


class SharedLine(QWidget):
    """Three texts side by side: each as wide as its words, and what lacks is taken from the
    longest. Placed by hand: words change with every cell, and must not lay the window out."""

    GAP = 16
    USUAL = 0.36
    """Where the middle one begins, as a share of the width."""

    def __init__(self, theme: Theme, texts: tuple[ElidedLabel, ElidedLabel, ElidedLabel]) -> None:
        super().__init__()
        self._theme = theme
        self._texts = texts
        for text in texts:
            text.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._on_theme)

    def share(self) -> None:
        """The first from the left, the last up to the right edge; the one between them keeps its
        place where there is room, so that it can be read while the pointer moves."""
        gap, whole = self._theme.px(self.GAP), self.width()
        first, between, last = self._texts
        room = max(0, whole - gap * (sum(bool(text.text) for text in self._texts) - 1))
        widths = shared_widths([text.wanted for text in self._texts], room)
        first.setGeometry(QRect(0, 0, widths[0], self.height()))
        last.setGeometry(QRect(whole - widths[2], 0, widths[2], self.height()))
        usual = min(int(whole * self.USUAL), whole - widths[2] - gap - widths[1])
        left = max(widths[0] + gap, usual)
        between.setGeometry(QRect(left, 0, widths[1], self.height()))

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._theme.px(22))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(48), self._theme.px(22))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share()

    def _on_theme(self) -> None:
        self.updateGeometry()
        self.share()


def shared_widths(wanted: Sequence[int], room: int) -> list[int]:
    """Everybody's wish while there is room; else the small ones whole, the others equally."""
    given = list(wanted)
    left = room
    for place, index in enumerate(sorted(range(len(wanted)), key=lambda one: wanted[one])):
        given[index] = min(wanted[index], left // (len(wanted) - place))
        left -= given[index]
    return given


class EditorStatusBar(QFrame, Generic[S, C, E]):
    """What is under the pointer, what can be said about the gesture, and the last step."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__()
        theme, commander = context.theme, context.commander
        self._context = context
        self.setObjectName("studioFoot")
        self.cell = ElidedLabel(theme, "small", "muted")
        self.notice = ElidedLabel(theme, "small", "text")
        self.steps = ElidedLabel(theme, "small", "muted", right=True)
        self.undo = Button(
            theme,
            self.tr("Undo"),
            context.undo,
            kind="icon",
            icon_name="undo",
        )
        self.redo = Button(theme, self.tr("Redo"), commander.redo, kind="icon", icon_name="redo")
        self._line = SharedLine(theme, (self.cell, self.notice, self.steps))
        self.offers: tuple[Button, ...] = ()
        """Other ways to do what was done last."""
        self._offer_line = row(theme, spacing=6)
        buttons = lay(row(theme, spacing=2), self.undo, self.redo)
        line = row(theme, self, spacing=16, edges=(12, 4, 8, 4))
        lay(line, (self._line, 1), self._offer_line, buttons)
        commander.changed.connect(self._on_changed)
        context.viewpoint.pointed.connect(self._show_cell)
        context.feedback.changed.connect(self._show_preview)
        context.feedback.told.connect(self._tell)
        context.feedback.offered.connect(self._offer)
        self._show_steps()

    def _on_changed(self) -> None:
        self._offer(())
        self._show_steps()
        self._show_cell(self._context.viewpoint.here)

    def _show_cell(self, cell: Hex | None) -> None:
        describe = self._context.game.describe_cell
        self._say(self.cell, describe(self._context.state, cell) if cell is not None else "")

    def _show_preview(self) -> None:
        """Why not, or what a measure says."""
        preview = self._context.feedback.preview
        tone = "danger" if preview.refused else "gold"
        words = preview.facts or preview.problem
        if self.offers and not words:
            return  # what they are about stays to be read
        self._say(self.notice, _joined(words), "text" if preview.facts else tone)

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self._say(self.notice, _joined(messages), "gold")
        announce(self.notice, self.notice.text)

    def _offer(self, offers: tuple[GestureOffer, ...]) -> None:
        for button in self.offers:
            button.hide()
            button.deleteLater()
        self.offers = tuple(
            Button(self._context.theme, worded(one.words), one.do, kind="mini") for one in offers
        )
        for button, one in zip(self.offers, offers, strict=True):
            button.setToolTip(worded(one.what))
            self._offer_line.addWidget(button)

    def _show_steps(self) -> None:
        session = self._context.commander.session
        self.undo.setEnabled(self._context.can_undo)
        self.redo.setEnabled(session.next_redo is not None)
        count = len(session.timeline)
        text = filled(self.tr("Step {count}"), count=count)
        if count:
            last = self._context.game.describe_step(
                self._context.state, session.timeline[-1].outcome.command
            )
            text = f"{text} · {last}"
        self._say(self.steps, text, least=str(count))

    def _say(self, place: ElidedLabel, text: str, color: str = "", least: str = "") -> None:
        place.say(text, color, least)
        self._line.share()


def _joined(messages: tuple[Message, ...]) -> str:
    return "  ".join(worded(message) for message in messages)
