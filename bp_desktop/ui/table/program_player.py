"""Program player: takes the steps of the seats that the program plays, at the pace people chose.

A timer drives it, never a refresh. It thinks in slices between the window's events.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from bp_desktop.core.ids import SeatId
from bp_desktop.core.work import Work
from bp_desktop.games.bots import BotAnswer, BotDecision
from bp_desktop.games.table import Seat, Stage
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.slices import Slices

if TYPE_CHECKING:
    from bp_desktop.ui.shell.preferences import Preferences
    from bp_desktop.ui.table.context import AnyTable
    from bp_desktop.ui.table.view import TableView

SLICE_SECONDS = 0.008
PACE_MS = {"slow": 4000, "normal": 1800, "fast": 600, "at_once": 0}
"""From what a step has shown to the next one."""
AGAIN_MS = 400
"""Until it looks again whether people are done with what it waits for."""

Thought = Work[BotDecision[Any] | None]


class ProgramPlayer(QObject):
    """Waits after an undo, a correction and whenever the table was left, until somebody says
    Continue; and while the clock is paused."""

    changed = Signal()
    """Whether it plays or waits is otherwise now."""

    def __init__(self, view: TableView[Any, Any, Any]) -> None:
        super().__init__(view)
        self._view = view
        self._context = context = view.context
        self._game = context.game
        entries = context.commander.session.entries
        self._waits = any(one.why is not None for one in entries)
        """It has played before: whoever opens the match has a look first."""
        self._is_seen = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._think)
        self._slices = Slices(
            self, lambda _share: None, at_once=SLICE_SECONDS, slice_seconds=SLICE_SECONDS
        )
        context.commander.changed.connect(self._on_changed)
        context.commander.failed.connect(self.wait)
        context.view.choices.changed.connect(self._on_choice)

    # --- whose step it is

    @property
    def seat(self) -> Seat | None:
        """The seat that the program plays and that is asked now; None: people go on."""
        return next(self._asked(), None)

    def _asked(self) -> Iterator[Seat]:
        """Where nobody in particular is asked, people go on, unless there are none."""
        state, game = self._context.state, self._game
        if game.stage(state) not in (Stage.SETUP, Stage.PLAY) or game.program_seats is None:
            return
        asked = game.asked(state)
        seats = [one for one in game.seats(state) if not one.out]
        if asked is not None:
            yield from (one for one in seats if one.id == asked and self._bot(one) is not None)
        elif seats and all(self._bot(one) is not None for one in seats):
            yield from seats

    def _bot(self, seat: Seat) -> Any:
        return self._game.bots.get(seat.level) if seat.level else None

    @property
    def is_paused(self) -> bool:
        clock = self._game.clock
        turn = self._game.turn(self._context.state)
        return clock is not None and turn is not None and clock(self._context.state).paused

    @property
    def waits(self) -> bool:
        """Whether the program would play now, and somebody has to say Continue first."""
        return (self._waits or self.is_paused) and self.seat is not None

    @property
    def plays(self) -> bool:
        """Whether the program plays now."""
        return self.seat is not None and not self.waits

    # --- going on and stopping

    def go_on(self) -> None:
        """Somebody said Continue, or does not want to wait for the next step."""
        self._waits = False
        if self.is_paused:
            self._view.clock.go_on()  # the line of it brings us back here
        else:
            self._schedule(0)
        self.changed.emit()

    def wait(self, *_: object) -> None:
        """Until somebody says Continue."""
        self._stop()
        if not self._waits:
            self._waits = True
            self.changed.emit()

    def come(self) -> None:
        """The table is on the screen."""
        self._is_seen = True
        self._schedule()

    def leave(self) -> None:
        """Another page is on the screen: nobody would see what it does."""
        was_seen, self._is_seen = self._is_seen, False
        self._stop()
        if was_seen and self.seat is not None:
            self.wait()

    def _stop(self) -> None:
        self._timer.stop()
        self._slices.stop()

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        self._stop()
        if change.entry.kind in (Kind.UNDO, Kind.AMEND):
            self._waits = True
        elif change.entry.kind is Kind.STEP and self._is_by_people(change):
            self._waits = False  # whoever plays on has seen enough
        self._schedule()

    def _is_by_people(self, change: Change[Any, Any, Any]) -> bool:
        """Of a seat that people play: not what they do for one of the program's."""
        asked = self._game.asked(change.before)
        seat = self._game.seat(change.before, asked) if asked is not None else None
        return change.entry.why is None and seat is not None and not seat.level

    def _on_choice(self, before: Preferences, after: Preferences) -> None:
        if before.pace != after.pace:
            self._schedule()

    def _schedule(self, after: int | None = None) -> None:
        """The next step, once this one was seen."""
        self._stop()
        if self._is_seen and self.plays:
            pace = PACE_MS[self._context.view.choices.now.pace]
            self._timer.start(pace if after is None else after)

    # --- a step

    def _think(self) -> None:
        """Not while people look at something else: nobody could follow."""
        seats = tuple(self._asked())
        if not self._is_seen or not self.plays or not seats:
            return
        if self._is_out_of_sight():
            self._timer.start(AGAIN_MS)
            return
        state = self._context.state
        self._slices.start(self._thought(state, seats), self._act)

    def _is_out_of_sight(self) -> bool:
        """While something is on the stage, corrected, rehearsed or over the table."""
        view, hurried = self._view, self._context.view.choices.now.pace == "at_once"
        return (
            view.past.correction.is_amending
            or view.rehearsal.screen is not None
            or (view.stage.is_showing and not hurried)
            or self._is_covered()
        )

    def _is_covered(self) -> bool:
        """Whether a form or a list lies over the window."""
        directly = Qt.FindChildOption.FindDirectChildrenOnly
        over = self._view.window().findChildren(Overlay, options=directly)
        return any(one.isVisible() for one in over)

    def _thought(self, state: Any, seats: tuple[Seat, ...]) -> Thought:
        """By what each of them may see."""
        assert self._game.program_seats is not None
        played = self._game.program_seats(state)
        for seat in seats:
            seen = self._game.seen_by(state, seat.id)
            decision: BotDecision[Any] | None = yield from self._bot(seat).decide(
                seen, seat.id, played[seat.id].seed
            )
            if decision is not None:
                return decision
        return None

    def _act(self, decision: BotDecision[Any] | None) -> None:
        """What nobody could foresee stops it, so that it never tries the same thing again."""
        if decision is None or not self._context.commander.submit(
            decision.command, why=decision.reason
        ):
            self.wait()


def program_answer(context: AnyTable, seat: SeatId, asked: Any) -> BotAnswer | None:
    """What a seat that the program plays says to a step it is asked about; None: ask the person."""
    game, state = context.game, context.state
    found = game.seat(state, seat)
    bot = game.bots.get(found.level) if found is not None and found.level else None
    return bot.answer(game.seen_by(state, seat), seat, asked) if bot is not None else None
