"""Screens of an open match, one at a time: the turn, "where were we", or the closing page."""

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.recap import AFTER, RecapPage
from bp_desktop.ui.widgets.basics import put_away
from bp_desktop.ui.widgets.containers import Stack

if TYPE_CHECKING:  # made when it is first shown
    from bp_desktop.ui.table.closing.page import ClosingPage
    from bp_desktop.ui.table.view import TableView


class TableScreens(Stack):
    """The turn is always there; the others are made when they are needed."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        self._view = view
        self._context = context = view.context
        self._clock = view.clock
        self.closing: ClosingPage | None = None
        self.recap: RecapPage | None = None
        self.addWidget(view.turn)
        self._is_open = False
        SliceListener(self, context.commander, self._slice, self._show, figures=True)
        self._is_open = True

    def _slice(self, state: Any) -> tuple[object, ...]:
        return self._context.game.stage(state), len(self._context.commander.session.entries)

    def _show(self, stage: Stage, _entries: int) -> None:
        """Any step leads from "where were we" back to the turn, or to the end."""
        self._drop_recap()
        is_over = stage is Stage.OVER
        if self.closing is not None and not is_over:
            self._drop(self.closing)
            self.closing = None
        elif self.closing is None and is_over:
            self._clock.keeper.catch_up()
            from bp_desktop.ui.table.closing.page import ClosingPage

            self.closing = ClosingPage(self._view, self.show_turn, fresh=self._is_open)
            self.addWidget(self.closing)
            self.setCurrentWidget(self.closing)
            # Once, as it happens; whoever opens the match later sees what is left of it.
            if self._is_open and not self._view.after_stage(self.closing.celebrate):
                self.closing.celebrate()

    def show_closing(self) -> None:
        if self.closing is not None:
            self.setCurrentWidget(self.closing)
            self.closing.setFocus()

    def show_turn(self) -> None:
        self.setCurrentWidget(self._view.turn)
        self._view.focus_main()

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
        elif clock is not None and clock(self._context.state).paused:
            self._clock.go_on()
        self._drop_recap()
        self._view.focus_main()
        return True

    def _drop_recap(self) -> None:
        if self.recap is not None:
            self._drop(self.recap)
            self.recap = None

    def _drop(self, screen: QWidget) -> None:
        self.removeWidget(screen)
        put_away(screen)
