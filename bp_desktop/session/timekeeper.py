"""Everybody's time beside an open match: read off the times of its journal, once and line by line.

A game says with one function what of its events the clock looks at (`Watch`); the rest is here.
"""

from collections.abc import Callable
from datetime import datetime
from functools import reduce
from typing import Any, Generic

from bp_desktop.core.clock import LONG_GAP, NO_TIMES, NO_WATCH, Times, Watch
from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import E
from bp_desktop.session.entry import Entry
from bp_desktop.session.history import History
from bp_desktop.session.ports import Clock, system_clock
from bp_desktop.session.session import Session


class TimeKeeper(Generic[E]):
    """Reads the journal once, then the lines that are new."""

    def __init__(
        self,
        session: Session[Any, Any, E],
        watched: Callable[[Watch, E], Watch],
        now: Clock = system_clock,
    ) -> None:
        self._session = session
        self._watched = watched
        self._now = now
        self._watch: History[Watch, Any, E] = History(NO_WATCH, watched)
        self.times: Times = NO_TIMES
        self._read = 0
        self.catch_up()
        self.quiet_for = self._since_last_line()
        """Seconds between the last line and the opening of the match."""
        self.is_broken_off = self.times.runner is not None and self.quiet_for > LONG_GAP
        """The program ended without a word while somebody's time ran, and that was long ago: the
        gap does not count, and time runs again when somebody says so (`Watch.away`)."""

    def _since_last_line(self) -> int:
        since: datetime | None = self.times.since
        return 0 if since is None else max(0, int((self._now() - since).total_seconds()))

    def catch_up(self) -> None:
        """Read the lines that are new."""
        entries = self._session.entries
        while self._read < len(entries):
            self._take(entries[self._read])
            self._read += 1
            self.is_broken_off = False

    def _take(self, entry: Entry[Any, E]) -> None:
        self._watch.become(self._watch.passage(entry))
        away = reduce(self._watched, entry.events, NO_WATCH).away
        self.times = self.times.after(entry.at, self._watch.state, away=away)

    @property
    def runner(self) -> SeatId | None:
        """Whose time runs at this moment."""
        return None if self.is_broken_off else self.times.runner

    @property
    def now(self) -> Times:
        """Everybody's time up to this moment."""
        return self.times if self.runner is None else self.times.at(self._now())

    def seconds(self, seat: SeatId) -> int:
        return self.now.spent.get(seat, 0)

    @property
    def should_pause_when_left(self) -> bool:
        """Whenever somebody's time runs: nobody pays for hours in which nobody sat there, whatever
        was done last. A match that is paused already is left as it is."""
        return self.runner is not None
