"""Unfinished thing: what was begun at the table and going on would drop, and the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.texts.marking import filled
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away, row
from bp_desktop.ui.widgets.floating import FloatingFrame, within

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

WIDTH, GAP, EDGE = 320, 12, 8


class Unfinished(NamedTuple):
    """Set by a part of a game on the shell of its table (`TableShell.unfinished`)."""

    note: str
    """What the main button says beforehand: "Greenhouse not placed yet"."""
    question: str
    """The same as a sentence: "The Greenhouse is not placed yet"."""
    way: str
    """How the program would finish it: "Place for me"."""
    stay: str
    """How one goes on with it oneself: "Keep placing"."""
    finish: Callable[[], bool]
    """Do so; whether it is done then."""
    drop: Callable[[], object]
    keep: Callable[[], object] = lambda: None
    """The keyboard goes back to it."""


class UnfinishedController(QObject):
    """Knows the one unfinished thing of a table, and asks before it is dropped."""

    changed = Signal()

    def __init__(self, view: TableView[Any, Any, Any]) -> None:
        super().__init__(view)
        self._view = view
        self.current: Unfinished | None = None
        self.popover: UnfinishedPopover | None = None

    def begin(self, thing: Unfinished) -> None:
        self.current = thing
        self.changed.emit()

    def end(self) -> None:
        """It is done, or dropped."""
        self._close()
        if self.current is not None:
            self.current = None
            self.changed.emit()

    def ask(self, then: Callable[[], object]) -> None:
        """Do `then`, once nothing is unfinished any more: at once, or after an answer."""
        if self.current is None:
            then()
            return
        self._close()
        self.popover = UnfinishedPopover(self._view, self, self.current, then)

    def finish(self, then: Callable[[], object]) -> None:
        """The program finishes it, and goes on; where it cannot, the reason is told."""
        thing = self.current
        self._close()
        if thing is not None and thing.finish():
            then()

    def drop(self, then: Callable[[], object] | None = None) -> None:
        thing = self.current
        self.end()
        if thing is not None:
            thing.drop()
        if then is not None:
            then()

    def keep(self) -> None:
        """The question goes, the thing stays."""
        thing = self.current
        self._close()
        if thing is not None:
            thing.keep()

    def _close(self) -> None:
        popover, self.popover = self.popover, None
        if popover is not None and isValid(popover):
            popover.leave()


class UnfinishedPopover(FloatingFrame):
    """Above the main button. The keyboard is on what loses nothing; Esc and a click elsewhere
    leave everything as it is."""

    def __init__(
        self,
        view: TableView[Any, Any, Any],
        asker: UnfinishedController,
        thing: Unfinished,
        then: Callable[[], object],
    ) -> None:
        theme = view.context.theme
        super().__init__(theme, view)
        self._view = view
        self._asker = asker
        self.title = label(thing.question, "strong", wrap=True)
        note = label(self.tr("Continuing would discard it."), "small", wrap=True)
        words = filled(self.tr("{way}, then continue"), way=thing.way)
        self.finish = Button(
            theme, words, lambda: asker.finish(then), kind="primary", icon_name="bolt"
        )
        self.drop = Button(theme, self.tr("Discard and continue"), lambda: asker.drop(then))
        self.keep = Button(theme, thing.stay, asker.keep)
        foot = lay(row(theme, spacing=6), (self.drop, 1), (self.keep, 1))
        box = lay(column(theme, spacing=6, edges=(14, 12, 14, 14)), self.title, note)
        outer = lay(column(theme, self), lay(box, self.finish, foot))
        outer.setContentsMargins(*(self.reach,) * 4)
        self.setAccessibleName(thing.question)
        self._place()
        self.show()
        self.raise_()
        self.finish.setFocus()
        application = QApplication.instance()
        assert application is not None
        self._application = application
        application.installEventFilter(self)

    def _place(self) -> None:
        theme, main = self.theme, self._view.go_on
        layout = self.layout()
        assert layout is not None
        layout.activate()
        edge = theme.px(EDGE)
        room = self._view.rect().adjusted(edge, edge, -edge, -edge)
        needed = layout.minimumSize().width() - 2 * self.reach
        width = min(max(theme.px(WIDTH), needed), room.width())
        height = layout.heightForWidth(width + 2 * self.reach) - 2 * self.reach
        at = QRect(main.mapTo(self._view, QPoint(0, 0)), main.size())
        place = QRect(QPoint(0, 0), QSize(width, height))
        place.moveBottomRight(at.topRight() - QPoint(0, theme.px(GAP)))
        self.put(within(room, place))

    def leave(self) -> None:
        self._application.removeEventFilter(self)
        put_away(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.ShortcutOverride | QEvent.Type.KeyPress:
                assert isinstance(event, QKeyEvent)
                if event.key() == Qt.Key.Key_Escape:
                    event.accept()
                    if event.type() is QEvent.Type.KeyPress:
                        self._asker.keep()
                    return True
            case QEvent.Type.MouseButtonPress:
                if isinstance(watched, QWidget) and not self._is_own(watched):
                    self._asker.keep()
            case QEvent.Type.Resize if watched is self._view:
                self._place()
        return False

    def _is_own(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is none on what lies below."""
        event.accept()
