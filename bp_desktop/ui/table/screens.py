"""What fills the table: the turn, "where were we", or the closing page."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.table import MatchGame
from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.closing import ClosingDeeds, ClosingPage
from bp_desktop.ui.table.recap.page import AFTER, RecapPage
from bp_desktop.ui.widgets.stack import Stack


class TableScreens(Stack):
    """One at a time; the turn is always there, the others are made when they are needed."""

    def __init__(
        self,
        context: MatchViewContext,
        game: MatchGame,
        turn: QWidget,
        clock: ClockPanel,
        undo: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self._turn = turn
        self._clock = clock
        self._undo = undo
        self._back = back
        self.closing: ClosingPage | None = None
        self.recap: RecapPage | None = None
        self.addWidget(turn)

    def show_match(self, match: Match) -> None:
        if self.recap is not None:
            self._drop(self.recap)
            self.recap = None
        if self.closing is not None and match.stage is not Stage.OVER:
            self._drop(self.closing)
            self.closing = None
        elif self.closing is None and match.stage is Stage.OVER:
            steps = (step.outcome.events for step in self._context.commander.session.timeline)
            times, fates = self._clock.keeper.times.spent, self._game.fates(steps)
            self.closing = ClosingPage(
                self._context.theme, self._game, match, times, fates, self._deeds()
            )
            self.addWidget(self.closing)
            self.setCurrentWidget(self.closing)

    def _deeds(self) -> ClosingDeeds:
        run = self._context.actions.run
        return ClosingDeeds(
            self._undo,
            self.show_turn,
            lambda: run("go.chronicle"),
            lambda: run("new.burning_planets.match"),
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
        match = self._context.commander.state
        if match.stage is not Stage.PLAY or self.recap is not None:
            return
        commander = self._context.commander
        self.recap = RecapPage(
            self._context.theme, self._game, commander, self._clock, self.leave_recap
        )
        self.addWidget(self.recap)
        self.setCurrentWidget(self.recap)
        if self.isVisible():
            self.recap.go_on.setFocus()

    def leave_recap(self) -> bool:
        """Back to the table; time runs again, if it did not. Whether there was one to leave."""
        if self.recap is None:
            return False
        match = self._context.commander.state
        if self._clock.keeper.is_broken_off:
            self._clock.go_on(away=True)
        elif match.clock.paused:
            self._clock.go_on()
        if self.recap is not None:  # no step was needed that would have put it away
            self._drop(self.recap)
            self.recap = None
        self._back()
        return True

    def _drop(self, screen: QWidget) -> None:
        self.removeWidget(screen)
        screen.hide()
        screen.deleteLater()
