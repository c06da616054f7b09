"""Keeps everybody's time beside an open match; knows no Qt."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from bp_desktop.core.clock import LONG_GAP, NO_TIMES, Times, after
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.time_spent import WATCH, timed
from bp_desktop.session.entry import Entry
from bp_desktop.session.history import History
from bp_desktop.session.ports import system_clock
from bp_desktop.session.session import Session

Now = Callable[[], datetime]


def seconds_spent(session: Session[Match, Any, Any]) -> dict[PlayerId, int]:
    """Everybody's seconds up to the last line; all of them, if the match is over."""
    return TimeKeeper(session).times.spent


class TimeKeeper:
    """Reads the journal once, then one line at a time."""

    def __init__(self, session: Session[Match, Any, Any], now: Now = system_clock) -> None:
        self._session = session
        self._now = now
        self._watch: History[Any, Any, Any] = History(WATCH)
        self.times: Times = NO_TIMES
        self._read = 0
        self.catch_up()
        self._opened_with = self._read
        self.quiet_for = self._since_last_line()
        """Seconds between the last line and the opening of the match."""
        self.is_broken_off = self.times.runner is not None and self.quiet_for > LONG_GAP
        """The program ended without a word while somebody's time ran, and that was long ago: the
        gap does not count, and time runs again when somebody says so (`ResumeClock.away`)."""

    def _since_last_line(self) -> int:
        entries = self._session.entries
        if not entries:
            return 0
        return max(0, int((self._now() - entries[-1].at).total_seconds()))

    def catch_up(self) -> None:
        """Read the lines that are new."""
        entries = self._session.entries
        while self._read < len(entries):
            self._take(entries[self._read])
            self._read += 1
            self.is_broken_off = False

    def _take(self, entry: Entry[Any, Any]) -> None:
        self._watch.become(self._watch.passage(entry))
        self.times = after(self.times, timed(entry.at, entry.events, self._watch.state.runner))

    @property
    def runner(self) -> PlayerId | None:
        """Whose time runs at this moment."""
        return None if self.is_broken_off else self.times.runner

    def seconds(self, player: PlayerId) -> int:
        if self.runner == player:
            return self.times.at(self._now()).get(player, 0)
        return self.times.spent.get(player, 0)

    @property
    def should_pause_when_left(self) -> bool:
        """Only if something was done since the match was opened: whoever just looks writes
        nothing. And not if undone steps wait: a new line would give them up."""
        session = self._session
        return (
            session.state.stage is Stage.PLAY
            and self.runner is not None
            and self._read > self._opened_with
            and session.next_redo is None
        )
