"""Recap page: "where were we", the match in one look for people who come back after hours."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.shared.branching import origins_told
from bp_desktop.games.shared.recap import first_step_of_recap, recap
from bp_desktop.games.table import NOTHING_OPEN, Seat, Turn, TurnSummary
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.clock.panel import ClockPanel, pause_text
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.standing_table import WIDEST, StandingGrid
from bp_desktop.ui.widgets.basics import SPRING, Button, card, column, label, lay, row
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import ago, worded

AFTER = 2 * 60 * 60
"""Seconds after which nobody is expected to know any more."""
BADGE, SMALL_BADGE = 72, 24
MOST_TURNS = 10


class RecapPage(QWidget):
    """Made for the moment and thrown away: round, turn, what happened, how everybody stands.

    It shows what the whole table may know, and nothing that anybody keeps to themselves:
    whoever comes back first may not be the one whose turn it is.
    """

    def __init__(
        self, context: TableContext[Any, Any, Any], clock: ClockPanel, go_on: Callable[[], object]
    ) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        game, state, session = context.game, context.state, context.commander.session
        seats = {seat.id: seat for seat in game.seats(state)}
        self.go_on = Button(theme, self.tr("Continue"), go_on, kind="primary", icon_name="play")
        self.go_on.setMinimumHeight(theme.px(52))
        played = filled(self.tr("last played {when}"), when=ago(session.entries[-1].at))
        turn = game.turn(state)
        steps = [step.outcome.events for step in session.timeline]
        first = first_step_of_recap(game, state, steps)
        turns = recap(game, session.state_after(first), steps[first:])
        standing = StandingGrid(theme, context.parts)
        times = clock.keeper.now if game.clock is not None else None
        standing.show_state(state, times, game.exits(steps))
        self.deals = [label(one, wrap=True) for one in context.parts.open_deals(state)]
        self.left = label(self._open(), wrap=True)
        told = origins_told(game.system.origins(state))
        self.origins = [label(one, "small", wrap=True) for one in map(worded, told)]
        content = QWidget()
        content.setObjectName("pageContent")
        lay(
            column(theme, content, spacing=16, edges=(0, 0, 12, 0)),
            label(f"{self.tr('Where were we?')} · {played}", "overline"),
            None if turn is None else self._head(turn, seats[turn.seat], clock),
            label(self.tr("The last round"), "heading"),
            self._happened(seats, turns[-MOST_TURNS:]),
            label(self.tr("Standing"), "heading"),
            standing,
            label(self.tr("Open deals"), "heading") if self.deals else None,
            *self.deals,
            self.left,
            *self.origins,
            SPRING,
        )
        self.left.setVisible(bool(self.left.text()))
        middle = QWidget()
        middle.setMaximumWidth(theme.px(WIDEST))
        # The button stays in sight, however much there is to tell.
        lay(column(theme, middle, spacing=16), (scroll_area(content), 1), self.go_on)
        lay(row(theme, self, edges=(32, 32, 32, 32)), 1, (middle, 100), 1)
        self.setFocusProxy(self.go_on)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go_on.setFocus()

    def _head(self, turn: Turn, seat: Seat, clock: ClockPanel) -> QGridLayout:
        theme = self._theme
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        self.headline = label(
            filled(self.tr("{player}'s turn"), player=seat.name), "display", wrap=True
        )
        self.where = label(" · ".join(self._where(turn, clock)), "quiet", wrap=True)
        grid.addWidget(PlayerBadge(theme, BADGE, seat.color), 0, 0, 2, 1)
        grid.addWidget(self.headline, 0, 1)
        grid.addWidget(self.where, 1, 1)
        return grid

    def _where(self, turn: Turn, clock: ClockPanel) -> Iterator[str]:
        parts, state = self._context.parts, self._context.state
        text = self.tr("Round {round} · {phase}")
        yield filled(text, round=turn.round, phase=parts.phase_name(turn.phase))
        event = parts.event_name(state)
        if event:
            yield event
        timed = parts.game.clock
        if timed is not None and timed(state).paused:
            yield pause_text(timed(state))
        elif clock.keeper.is_broken_off:
            yield self.tr("the break does not count on anyone's clock")

    def _happened(self, seats: Mapping[SeatId, Seat], turns: tuple[TurnSummary, ...]) -> QFrame:
        theme = self._theme
        frame = card()
        lines = column(theme, frame, spacing=10, edges=(20, 16, 20, 16))
        for turn in turns:
            seat = seats[turn.seat]
            badge = PlayerBadge(theme, SMALL_BADGE, seat.color)
            words = label(f"{seat.name}: {turn_sentence(turn)}", wrap=True)
            top = Qt.AlignmentFlag.AlignTop
            lines.addLayout(lay(row(theme, spacing=12), (badge, 0, top), (words, 1)))
        return frame

    def _open(self) -> str:
        """What could still be built tells about a treasury, so it is left out where that is
        hidden."""
        game, state = self._context.game, self._context.state
        step = game.next_step(state)
        found = step.open if step is not None else NOTHING_OPEN
        hidden = game.hides(state)
        messages = found.mandatory if hidden else (*found.mandatory, *found.optional)
        words = " ".join(worded(one) for one in messages)
        return filled(self.tr("Still to do: {what}"), what=words) if words else ""


def turn_sentence(turn: TurnSummary) -> str:
    """What a turn came to, without the player's name: that stands before it."""
    translate = QCoreApplication.translate
    # Some are sentences of the journal, and end with a full stop.
    parts = [worded(one).rstrip(".") for one in turn.happened]
    return "; ".join(parts) if parts else translate("recap", "nothing new on the board")
