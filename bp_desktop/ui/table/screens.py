"""Screens of an open match, one at a time: the turn, "where were we", or the closing page."""

from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtWidgets import QWidget

from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.closing import ClosingActions, ClosingPage
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.recap import AFTER, RecapPage
from bp_desktop.ui.widgets.containers import Stack


class TableScreens(Stack, Generic[S]):
    """The turn is always there; the others are made when they are needed."""

    def __init__(
        self,
        context: TableContext[S, Any, Any],
        turn: QWidget,
        clock: ClockPanel,
        undo: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self._context = context
        self._turn = turn
        self._clock = clock
        self._undo = undo
        self._back = back
        self.closing: ClosingPage | None = None
        self.recap: RecapPage | None = None
        self.addWidget(turn)
        SliceListener(self, context.commander, self._slice, self._show)

    def _slice(self, state: S) -> tuple[object, ...]:
        return self._context.game.stage(state), len(self._context.commander.session.entries)

    def _show(self, state: S) -> None:
        """Any step leads from "where were we" back to the turn, or to the end."""
        self._drop_recap()
        is_over = self._context.game.stage(state) is Stage.OVER
        if self.closing is not None and not is_over:
            self._drop(self.closing)
            self.closing = None
        elif self.closing is None and is_over:
            keeper = self._clock.keeper
            keeper.catch_up()
            self.closing = ClosingPage(self._context, keeper.times.spent, self._ways_on())
            self.addWidget(self.closing)
            self.setCurrentWidget(self.closing)

    def _ways_on(self) -> ClosingActions:
        run = self._context.view.actions.run
        kind = self._context.game.system.id
        return ClosingActions(
            self._undo,
            self.show_turn,
            lambda: run("go.chronicle"),
            lambda: run(f"new.{kind}"),
        )

    def show_closing(self) -> None:
        if self.closing is not None:
            self.setCurrentWidget(self.closing)
            self.closing.setFocus()

    def show_turn(self) -> None:
        self.setCurrentWidget(self._turn)
        self._back()

    # --- where were we

    def greet(self) -> None:
        """Tell where we were, if the match has rested for hours or was broken off."""
        keeper = self._clock.keeper
        if keeper.quiet_for >= AFTER or keeper.is_broken_off:
            self.open_recap()

    def open_recap(self) -> None:
        context = self._context
        if context.game.stage(context.state) is not Stage.PLAY or self.recap is not None:
            return
        self.recap = RecapPage(context, self._clock, self.leave_recap)
        self.addWidget(self.recap)
        self.setCurrentWidget(self.recap)
        if self.isVisible():
            self.recap.go_on.setFocus()

    def leave_recap(self) -> bool:
        """Back to the table; time runs again, if it did not. Whether there was one to leave."""
        if self.recap is None:
            return False
        clock = self._context.game.clock
        if self._clock.keeper.is_broken_off:
            self._clock.go_on(away=True)
        elif clock is not None and clock.get(self._context.state).paused:
            self._clock.go_on()
        self._drop_recap()
        self._back()
        return True

    def _drop_recap(self) -> None:
        if self.recap is not None:
            self._drop(self.recap)
            self.recap = None

    def _drop(self, screen: QWidget) -> None:
        self.removeWidget(screen)
        screen.hide()
        screen.deleteLater()
