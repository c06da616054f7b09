"""Parts of panels: a body that scrolls, rows to click, named fields, panels that ask or mark."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, problem_line, row, show_text
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.focus_ring import FocusRing
from bp_desktop.ui.words.wording import worded, worded_all

W = TypeVar("W", bound=QWidget)


class PanelBody(QScrollArea):
    """A panel's column of things, which scrolls when there are many."""

    def __init__(self, theme: Theme, panel: QWidget | None = None, *, spacing: int = 12) -> None:
        """It fills a `panel` that has nothing else."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        inside = QWidget()
        inside.setObjectName("transparent")
        self.column: QVBoxLayout = column(theme, inside, spacing=spacing, edges=(16, 16, 16, 16))
        self.setWidget(inside)
        self.viewport().setAutoFillBackground(False)
        FocusRing(self)
        if panel is not None:
            column(theme, panel).addWidget(self)


class ClickRow(QFrame):
    """A row that acts as a button: by a click, by Enter and by space."""

    activated = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("panelRow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.activated.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activated.emit()
        else:
            super().keyPressEvent(event)


def field(theme: Theme, name: str, widget: W) -> QVBoxLayout:
    """A control below its name."""
    made = column(theme, spacing=4)
    caption = label(name, "caption", wrap=True)
    caption.setBuddy(widget)
    if not widget.accessibleName():
        widget.setAccessibleName(name)
    made.addWidget(caption)
    made.addWidget(widget)
    return made


def picture(theme: Theme, name: str, ink: str, size: int = 18, player: str = "") -> QLabel:
    """An icon that is only looked at; `player` is the colour of what has an owner."""
    made = QLabel()
    side = theme.px(size)
    owner = QColor(player) if player else None
    made.setPixmap(pixmap(name, side, ink=theme.color(ink), player=owner, ratio=2.0))
    made.setFixedSize(side, side)
    return made


class ProblemRow(ClickRow):
    """Something that is wrong; F1 leads to its rule."""

    def __init__(self, theme: Theme, problem: Message) -> None:
        said = worded(problem)
        super().__init__(said)
        explain(self, rule=problem.rules[0])
        sign = picture(theme, "ui/warning", "gold")
        line = row(theme, self, spacing=8, edges=(8, 6, 8, 6))
        lay(line, sign, (label(said, wrap=True), 1))


class EditorPanel(DockPanel, Generic[S, C, E]):
    """Looks once after a burst of changes; those that nobody sees wait until it comes into sight.

    A kind of panel says in `_look` what looking is.
    """

    def __init__(self, context: EditorContext[S, C, E], *, pause_ms: int = 0) -> None:
        """After a change it looks when nothing has happened for `pause_ms`."""
        super().__init__()
        self._context = context
        self._theme = context.theme
        self._is_stale = True
        """Whether something has changed that it does not show yet."""
        self._later = QTimer(self, singleShot=True, interval=pause_ms)
        self._later.timeout.connect(self.look)

    def look(self) -> None:
        """Now, instead of after the pause."""
        self._later.stop()
        self._is_stale = False
        self._look()

    def look_soon(self) -> None:
        """After the pause; not at all while nobody would see it."""
        self._is_stale = True
        if self.isVisible():
            self._later.start()

    def _look(self) -> None:
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._later.stop()


class AskingPanel(EditorPanel[S, C, E]):
    """Its commands are carried out at once, but what the rules object to is said first, and done
    when somebody insists."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__(context)
        self._waiting: C | None = None
        self.problem = problem_line()
        self.go_on = Button(
            self._theme,
            QCoreApplication.translate("AskingPanel", "Continue"),
            self._insist,
            kind="mini",
        )
        self.asked = QWidget()
        """What is said, and the button to insist; hidden while there is nothing to say."""
        lay(column(self._theme, self.asked, spacing=4), self.problem, self.go_on)
        self.tell("")

    def give(self, command: C) -> None:
        objections, refused = self._context.tools.judge(command)
        self._waiting = command if objections and not refused else None
        self.tell(worded_all(objections))
        if not objections:
            self._context.submit(command)
            self.look()

    def tell(self, words: str) -> None:
        show_text(self.problem, words)
        self.go_on.setVisible(self._waiting is not None)
        self.asked.setVisible(bool(words))

    def _insist(self) -> None:
        command, self._waiting = self._waiting, None
        self.tell("")
        if command is not None:
            self._context.submit(command)
            self.look()


class MarkingPanel(EditorPanel[S, C, E]):
    """It lays marks on the board, which come and go with it."""

    def mark(self, marks: Iterable[Mark]) -> None:
        """On the board from now on, instead of the marks of before."""
        if self.isVisible():
            self._context.marks.show(type(self).__name__, marks)
        else:
            self._is_stale = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_stale = True
        self._context.marks.show(type(self).__name__)
