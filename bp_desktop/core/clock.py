"""The table clock: what was said about it, and whose time ran between the lines of a journal.

The time between two lines belongs to whoever was active between them, also when a line is undone
later: it has passed. The set-up, a pause and the time after the end belong to nobody.
"""

from datetime import datetime

import msgspec

from bp_desktop.core.ids import NOBODY, SeatId

LONG_GAP = 15 * 60
"""Seconds. After a crash nobody is charged for more than this: a longer gap does not count."""


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

    def budget_of(self, seat: SeatId) -> int | None:
        """Minutes; None: as many as they like."""
        return None if self.budget is None else self.budget + self.extra.get(seat, 0)


class Watch(msgspec.Struct, frozen=True, gc=False):
    """What of a match the clock looks at."""

    seat: SeatId = NOBODY
    playing: bool = False
    paused: bool = False
    away: bool = False
    """Said with the last event: the time before it does not count."""

    @property
    def runner(self) -> SeatId | None:
        """Whose time runs."""
        return self.seat if self.playing and not self.paused else None


class Times(msgspec.Struct, frozen=True, gc=False):
    """Seconds of each seat up to the last line, and whose time has run since then."""

    spent: dict[SeatId, int] = {}
    runner: SeatId | None = None
    since: datetime | None = None

    def at(self, now: datetime) -> dict[SeatId, int]:
        """Everybody's seconds up to now."""
        return self.after(now, None).spent

    def after(self, at: datetime, runner: SeatId | None, *, away: bool = False) -> "Times":
        """With one more line of the journal: whose time runs from there on, and whether the time
        before it does not count. A clock that is set back takes nobody's time away."""
        spent = self.spent
        if self.runner is not None and self.since is not None and not away:
            passed = max(0, int((at - self.since).total_seconds()))
            spent = {**spent, self.runner: spent.get(self.runner, 0) + passed}
        return Times(spent, runner, at)


NO_TIMES = Times()
