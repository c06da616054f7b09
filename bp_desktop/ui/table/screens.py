"""Screens of an open match, one at a time: the turn, "where were we", or the closing page."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.recap import AFTER, RecapPage
from bp_desktop.ui.table.standing_table import StandingGrid
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, put_away, row
from bp_desktop.ui.widgets.containers import Stack, flowing
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import words_of

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

LARGE_BADGE = 96


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
        SliceListener(self, context.commander, self._slice, self._show, figures=True)

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
            self.closing = ClosingPage(self._view, self.show_turn)
            self.addWidget(self.closing)
            self.setCurrentWidget(self.closing)

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


class ClosingPage(QScrollArea):
    """Who won and how, and how everybody stood in the end; undo leads back to the table."""

    def __init__(self, view: "TableView[Any, Any, Any]", look: Callable[[], object]) -> None:
        """`look`: back to the table as it stands."""
        super().__init__()
        context = view.context
        theme, game, state = context.theme, context.game, context.state
        exits = game.exits(step.outcome.events for step in view.session.timeline)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        standing = game.standing(state, tuple(exits))
        winners = {one.seat for one in standing.rows if one.won}
        badges = (
            PlayerBadge(theme, LARGE_BADGE, seat.color)
            for seat in game.seats(state)
            if seat.id in winners
        )
        self.headline = label(words_of(standing.ending), "display", wrap=True)
        self.how = label(words_of(standing.how), "quiet", wrap=True)
        for words in (self.headline, self.how):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        table = StandingGrid(theme, context.parts)
        table.show_state(state, view.clock.keeper.times, exits)
        middle = lay(column(theme, spacing=20), table, self._foot(view, look))
        lay(
            column(theme, content, spacing=20, edges=(32, 40, 32, 32)),
            lay(row(theme, spacing=16), SPRING, *badges, SPRING),
            self.headline,
            self.how,
            lay(row(theme), 1, (middle, 20), 1),
            SPRING,
        )
        self.setWidget(content)
        self.setFocusProxy(self.again)

    def _foot(self, view: "TableView[Any, Any, Any]", look: Callable[[], object]) -> QWidget:
        """The ways on from the end."""
        theme, run = view.context.theme, view.context.view.actions.run
        new_match = f"new.{view.context.game.system.id}"
        self.again = Button(
            theme,
            self.tr("New match with the same people"),
            lambda: run(new_match),
            kind="primary",
            icon_name="play",
        )
        self.chronicle = Button(
            theme,
            self.tr("Read the chronicle"),
            lambda: run("go.chronicle"),
            icon_name="chronicle",
        )
        self.board = Button(theme, self.tr("Back to the table"), look)
        self.undo = Button(
            theme, self.tr("Take the last step back"), view.undo, kind="quiet", icon_name="undo"
        )
        return flowing(theme, self.again, self.chronicle, self.board, self.undo, gap=12)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.again.setFocus()
