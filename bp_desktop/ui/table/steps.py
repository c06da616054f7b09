"""Steps at the table: submitting commands, and keeping the keyboard where people look for it."""

from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.core.type_variables import C
from bp_desktop.session.session import Change
from bp_desktop.ui.table.context import AnyTable, TableContext


class StepSubmitter(QObject, Generic[C]):
    """Submits what the parts of a table ask for, and tells them when it is carried out."""

    def __init__(self, context: TableContext[Any, C, Any], parent: QObject) -> None:
        super().__init__(parent)
        self._commander = context.commander
        self._asked: tuple[C, Callable[[], object]] | None = None
        self.takes: Callable[[C], bool] | None = None
        """Whether the game takes a step a way of its own."""
        context.commander.changed.connect(self._on_changed)

    def act(self, command: C, done: Callable[[], object] | None = None) -> None:
        """`done` is called once it is carried out, at once or after the table has overruled."""
        self._asked = None if done is None else (command, done)
        if self.takes is None or not self.takes(command):
            self._commander.submit(command)

    def _on_changed(self, change: Change[Any, C, Any]) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and change.entry.command == asked[0]:
            asked[1]()


class KeyboardKeeper(QObject):
    """What has the keyboard may go with a step: then the next key goes on, and does not reach a
    neighbour that Qt handed it to. It remembers before all parts have heard of the step and keeps
    after them, so it is connected twice."""

    def __init__(
        self,
        context: AnyTable,
        table: QWidget,
        focus_main: Callable[[], object],
    ) -> None:
        super().__init__(table)
        self._game = context.game
        self._table = table
        self.let_go: tuple[QWidget, ...] = ()
        """Give it back when a phase is over."""
        self._focus_main = focus_main
        self._had: QWidget | None = None

    def remember(self) -> None:
        self._had = QApplication.focusWidget()

    def keep(self, change: Change[Any, Any, Any]) -> None:
        had, self._had = self._had, None
        focus = QApplication.focusWidget()
        lost = focus is None or not focus.isVisible() or not focus.isEnabled()
        if had is not None and isValid(had) and self._table.isAncestorOf(had):
            lost = lost or not had.isVisible() or not had.isEnabled()
        went_on = self._phase(change.before) != self._phase(change.after)
        if lost or (went_on and focus in self.let_go):
            self._focus_main()

    def _phase(self, state: Any) -> tuple[object, ...]:
        turn = self._game.turn(state)
        return (turn.number, turn.phase) if turn is not None else ()
