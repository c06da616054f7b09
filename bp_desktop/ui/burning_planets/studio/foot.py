"""Below the canvas: the cell, what a tool says, and the way back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.ui.burning_planets.studio.panels.step_words import step_words
from bp_desktop.ui.burning_planets.studio.tools.hands import Preview
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.metrics import row
from bp_desktop.ui.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class OneLine(QWidget):
    """A text in one line, cut off with dots where there is no room; the tooltip has it all."""

    def __init__(self, theme: Theme, role: str, color: str, *, right: bool = False) -> None:
        super().__init__()
        self._side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._theme = theme
        self._role = role
        self._color = color
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, color: str = "") -> None:
        self._color = color or self._color
        self._text = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(80), self._theme.px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._theme.font(self._role))
        painter.setPen(self._theme.color(self._color))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        flags = self._side | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), flags, text)
        painter.end()


class Foot(QFrame):
    """Two lines: what is under the pointer, and what can be said about the gesture."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        undo: Callable[[], object],
        redo: Callable[[], object],
    ) -> None:
        super().__init__()
        self._commander = commander
        self.setObjectName("studioFoot")
        self.cell = OneLine(theme, "small", "muted")
        self.notice = OneLine(theme, "small", "text")
        self.steps = OneLine(theme, "small", "muted", right=True)
        self.undo = Button(theme, self.tr("Undo"), undo, kind="icon", icon_name="undo")
        self.redo = Button(theme, self.tr("Redo"), redo, kind="icon", icon_name="redo")
        whole = row(theme, self, spacing=16, edges=(12, 4, 8, 4))
        whole.addWidget(self.cell, 5)
        whole.addWidget(self.notice, 5)
        whole.addWidget(self.steps, 3)
        tight = row(theme, spacing=2)
        tight.addWidget(self.undo)
        tight.addWidget(self.redo)
        whole.addLayout(tight)

    def show_cell(self, words: str) -> None:
        self.cell.say(words)

    def show_preview(self, preview: Preview) -> None:
        """Why not, or what a measure says."""
        if preview.facts:
            self.notice.say(_joined(preview.facts), "text")
        elif preview.problem:
            self.notice.say(_joined(preview.problem), "danger" if preview.refused else "gold")
        else:
            self.notice.say("")

    def tell(self, messages: tuple[Message, ...]) -> None:
        self.notice.say(_joined(messages), "gold")
        spoken = QAccessibleAnnouncementEvent(self.notice, self.notice.text)
        QAccessible.updateAccessibility(spoken)

    def say(self, text: str) -> None:
        self.notice.say(text, "text")

    def show_steps(self) -> None:
        session = self._commander.session
        self.undo.setEnabled(session.next_undo is not None)
        self.redo.setEnabled(session.next_redo is not None)
        count = len(session.timeline)
        text = filled(self.tr("Step {count}"), count=count)
        if count:
            text = f"{text} · {step_words(session.timeline[-1].outcome.command)}"
        self.steps.say(text)


def _joined(messages: tuple[Message, ...]) -> str:
    return "  ".join(worded(message) for message in messages)
