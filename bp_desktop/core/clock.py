"""The table clock: what was said about it, and whose time ran between the lines of a journal.

The time between two lines belongs to whoever was active between them, also when a line is undone
later: it has passed. The set-up, a pause and the time after the end belong to nobody.
"""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, NamedTuple

import msgspec

from bp_desktop.core.ids import NOBODY, SeatId

LONG_GAP = 15 * 60
"""Seconds. After a crash nobody is charged for more than this: a longer gap does not count."""
MINUTE = 60


class OverTimePrice(msgspec.Struct, frozen=True, gc=False):
    """What a table takes for time beyond a limit."""

    resource: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    amount: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 1
    """The amount is due for every so many whole minutes."""


class TableClock(msgspec.Struct, frozen=True):
    """What was said about the clock; how long anybody took is in the times of the journal."""

    budget: int | None = None
    """Minutes for each seat; None: as many as they like."""
    paused: bool = False
    reason: str = ""
    left: bool = False
    """Paused by the program, since the table was left."""
    extra: dict[SeatId, int] = {}
    """Minutes that somebody has beyond the budget of all."""
    turn: int | None = None
    """Seconds for each own turn; None: no limit."""
    phase: int | None = None
    """Seconds for each phase of an own turn; None: no limit."""
    increment: int = 0
    """Seconds that each own turn adds to the budget."""
    price: OverTimePrice | None = None
    """What over-time costs; None: nothing."""
    charged: dict[SeatId, int] = {}
    """How many times the price has been booked for somebody."""

    def budget_of(self, seat: SeatId) -> int | None:
        """Minutes, without what own turns add; None: as many as they like."""
        return None if self.budget is None else self.budget + self.extra.get(seat, 0)


class Watch(msgspec.Struct, frozen=True, gc=False):
    """What of a match the clock looks at."""

    seat: SeatId = NOBODY
    playing: bool = False
    clock: TableClock = TableClock()
    turn: int = 0
    """Counts every turn of every seat; 0: the game does not say."""
    phase: str = ""
    away: bool = False
    """Said with the last event: the time before it does not count."""

    @property
    def runner(self) -> SeatId | None:
        """Whose time runs."""
        return self.seat if self.playing and not self.clock.paused else None


NO_WATCH = Watch()


class Limit(StrEnum):
    """What a time is limited by."""

    MATCH = "match"
    TURN = "turn"
    PHASE = "phase"


class TimeLeft(NamedTuple):
    """Of the limit that is reached first."""

    seconds: int
    """Negative: over by so many."""
    limit: Limit
    allowed: int
    """Seconds in all."""


KEPT_TURNS = 3
"""An undo further back than this begins the time of that turn anew."""


class Times(msgspec.Struct, frozen=True, gc=False):
    """Seconds of each seat up to the last line, and whose time has run since then."""

    spent: dict[SeatId, int] = {}
    over: dict[SeatId, int] = {}
    """Seconds in which a limit was exceeded, whichever it was."""
    turns: dict[SeatId, int] = {}
    """How many own turns somebody has begun."""
    laps: dict[tuple[int, str], int] = {}
    """Seconds by turn and phase, of the last turns."""
    watch: Watch = NO_WATCH
    since: datetime | None = None

    @property
    def runner(self) -> SeatId | None:
        return self.watch.runner

    def at(self, now: datetime) -> "Times":
        """With the time that has run since the last line."""
        return self.after(now, self.watch)

    def after(self, at: datetime, watch: Watch, *, away: bool = False) -> "Times":
        """With one more line of the journal: what the clock sees from there on, and whether the
        time before it does not count. A clock that is set back takes nobody's time away."""
        spent, over, laps, runner = self.spent, self.over, self.laps, self.runner
        if runner is not None and self.since is not None and not away:
            passed = max(0, int((at - self.since).total_seconds()))
            lap = self.watch.turn, self.watch.phase
            late = self._late(runner, passed)
            spent = {**spent, runner: spent.get(runner, 0) + passed}
            over = {**over, runner: over.get(runner, 0) + late} if late else over
            laps = {**laps, lap: laps.get(lap, 0) + passed}
        turns, latest = self.turns, max((one for one, _ in laps), default=0)
        if watch.turn > max(latest, self.watch.turn):
            turns = {**turns, watch.seat: turns.get(watch.seat, 0) + 1}
            laps = {one: time for one, time in laps.items() if one[0] > watch.turn - KEPT_TURNS}
        return Times(spent, over, turns, laps, watch, at)

    def _late(self, runner: SeatId, passed: int) -> int:
        """How many of the seconds that now pass are beyond a limit: always the last ones."""
        left = self.left(runner)
        return 0 if left is None else max(0, passed - max(0, left.seconds))

    def left(self, seat: SeatId) -> TimeLeft | None:
        """Until the first limit; None where there is none. Turn and phase limit whoever has the
        turn."""
        clock, found = self.watch.clock, []
        budget = clock.budget_of(seat)
        if budget is not None:
            allowed = budget * MINUTE + clock.increment * self.turns.get(seat, 0)
            found.append(TimeLeft(allowed - self.spent.get(seat, 0), Limit.MATCH, allowed))
        if seat == self.watch.seat and self.watch.playing:
            turn, phase = self.watch.turn, self.watch.phase
            if clock.turn is not None:
                used = sum(time for one, time in self.laps.items() if one[0] == turn)
                found.append(TimeLeft(clock.turn - used, Limit.TURN, clock.turn))
            if clock.phase is not None:
                used = self.laps.get((turn, phase), 0)
                found.append(TimeLeft(clock.phase - used, Limit.PHASE, clock.phase))
        return min(found, default=None)

    def owed(self, seat: SeatId) -> int:
        """How many times the price of over-time is due and not booked yet."""
        clock = self.watch.clock
        if clock.price is None:
            return 0
        whole = self.over.get(seat, 0) // (clock.price.minutes * MINUTE)
        return max(0, whole - clock.charged.get(seat, 0))


NO_TIMES = Times()
