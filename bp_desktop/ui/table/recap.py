"""Recap page: "where were we", the match in one look for people who come back after hours."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.shared.recap import first_step_of_recap, recap
from bp_desktop.games.table import NOTHING_OPEN, Seat, Turn, TurnSummary
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.table.clock.panel import ClockPanel, pause_text
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.standing_table import WIDEST, StandingGrid
from bp_desktop.ui.widgets.basics import Button, card, column, label, row
from bp_desktop.ui.widgets.containers import scroll_area
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
        content = QWidget()
        content.setObjectName("pageContent")
        box = column(theme, content, spacing=16, edges=(0, 0, 12, 0))
        self.go_on = Button(theme, self.tr("Go on"), go_on, kind="primary", icon_name="play")
        self.go_on.setMinimumHeight(theme.px(52))
        played = filled(self.tr("last played {when}"), when=ago(session.entries[-1].at))
        box.addWidget(label(f"{self.tr('Where were we?')} · {played}", "overline"))
        turn = game.turn(state)
        if turn is not None:
            box.addLayout(self._head(turn, seats[turn.seat], clock))
        steps = [step.outcome.events for step in session.timeline]
        first = first_step_of_recap(game, state, steps)
        turns = recap(game, session.state_after(first), steps[first:])
        box.addWidget(label(self.tr("The last round"), "heading"))
        box.addWidget(self._happened(seats, turns[-MOST_TURNS:]))
        box.addWidget(label(self.tr("How everybody stands"), "heading"))
        standing = StandingGrid(theme, context.parts)
        timed = seats if game.clock is not None else ()
        times = {one: clock.keeper.seconds(one) for one in timed}
        standing.show_state(state, times, game.exits(steps))
        box.addWidget(standing)
        deals = context.parts.open_deals(state)
        self.deals = [label(one, "body", wrap=True) for one in deals]
        if self.deals:
            box.addWidget(label(self.tr("Open deals"), "heading"))
        for deal in self.deals:
            box.addWidget(deal)
        self.left = label(self._open(), "body", wrap=True)
        box.addWidget(self.left)
        self.left.setVisible(bool(self.left.text()))
        box.addStretch()
        self._lay_out(content)
        self.setFocusProxy(self.go_on)

    def _lay_out(self, content: QWidget) -> None:
        """The button stays in sight, however much there is to tell."""
        theme = self._theme
        scroll = scroll_area(content)
        middle = QWidget()
        middle.setMaximumWidth(theme.px(WIDEST))
        whole = column(theme, middle, spacing=16)
        whole.addWidget(scroll, 1)
        whole.addWidget(self.go_on)
        around = row(theme, self, edges=(32, 32, 32, 32))
        around.addStretch(1)
        around.addWidget(middle, 100)
        around.addStretch(1)

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
            filled(self.tr("It is the turn of {player}"), player=seat.name), "display", wrap=True
        )
        self.where = label(" · ".join(self._where(turn, clock)), "quiet", wrap=True)
        grid.addWidget(self._badge(seat, BADGE), 0, 0, 2, 1)
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
        if timed is not None and timed.get(state).paused:
            yield pause_text(timed.get(state))
        elif clock.keeper.is_broken_off:
            yield self.tr("the time in between counts for nobody")

    def _badge(self, seat: Seat, side: int) -> QLabel:
        token = QLabel()
        token.setPixmap(badge_picture(self._theme, seat.color, side, self.devicePixelRatioF()))
        return token

    def _happened(self, seats: Mapping[SeatId, Seat], turns: tuple[TurnSummary, ...]) -> QFrame:
        theme = self._theme
        frame = card()
        lines = column(theme, frame, spacing=10, edges=(20, 16, 20, 16))
        for turn in turns:
            seat = seats[turn.seat]
            line = row(theme, spacing=12)
            line.addWidget(self._badge(seat, SMALL_BADGE), 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(label(f"{seat.name}: {turn_sentence(turn)}", "body", wrap=True), 1)
            lines.addLayout(line)
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
        return filled(self.tr("Still open: {what}"), what=words) if words else ""


def turn_sentence(turn: TurnSummary) -> str:
    """What a turn came to, without the player's name: that stands before it."""
    translate = QCoreApplication.translate
    parts = [worded(one) for one in turn.happened]
    return "; ".join(parts) if parts else translate("recap", "nothing new on the board")
