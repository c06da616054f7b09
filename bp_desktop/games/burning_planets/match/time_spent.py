"""How long everybody has been at it: read off the times of the journal's lines, nothing else.

The time between two lines belongs to whoever was active between them, also when a line is undone
later: it has passed. The set-up, a pause and the time after the end belong to nobody.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.clock_events import ClockPaused, ClockResumed
from bp_desktop.games.burning_planets.match.correction_events import TurnSet
from bp_desktop.games.burning_planets.match.events import MatchEnded, PlayBegan, TurnBegan
from bp_desktop.games.burning_planets.match.state import NOBODY
from bp_desktop.games.system import GameSystem, Judgement

LONG_GAP = 15 * 60
"""Seconds. After a crash nobody is charged for more than this: a longer gap does not count."""


class Watch(msgspec.Struct, frozen=True, gc=False):
    """What of a match the clock looks at."""

    player: PlayerId = NOBODY
    playing: bool = False
    paused: bool = False

    @property
    def runner(self) -> PlayerId | None:
        """Whose time runs."""
        return self.player if self.playing and not self.paused else None


def watched(watch: Watch, event: object) -> Watch:
    match event:
        case TurnBegan() | TurnSet():
            return replace(watch, player=event.player)
        case PlayBegan():
            return replace(watch, playing=True)
        case MatchEnded():
            return replace(watch, playing=False)
        case ClockPaused():
            return replace(watch, paused=True)
        case ClockResumed():
            return replace(watch, paused=False)
        case _:
            return watch


def _nothing(_watch: Watch, _command: object) -> Judgement[Any]:
    return Judgement(lambda _dice, _names: ())


WATCH: GameSystem[Watch, Any, Any] = GameSystem(
    id="burning_planets.watch",
    commands=object,
    events=object,
    start=Watch(),
    judge=_nothing,
    evolve=watched,
)
"""To fold a match's journal with, undone and corrected lines included."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """One line of a journal, as the clock sees it."""

    at: datetime
    runner: PlayerId | None
    """Whose time runs from here on."""
    away: bool = False
    """The time before it does not count."""


def moment(at: datetime, events: Iterable[object], runner: PlayerId | None) -> Moment:
    """A line with what it says; `runner`: whose time runs after it."""
    away = any(isinstance(event, ClockResumed) and event.away for event in events)
    return Moment(at, runner, away)


class Times(msgspec.Struct, frozen=True, gc=False):
    """Seconds of each player up to the last line, and whose time has run since then."""

    spent: dict[PlayerId, int] = {}
    runner: PlayerId | None = None
    since: datetime | None = None

    def at(self, now: datetime) -> dict[PlayerId, int]:
        """Everybody's seconds up to now."""
        return after(self, Moment(now, None)).spent


NO_TIMES = Times()


def after(times: Times, moment: Moment) -> Times:
    """A clock that is set back takes nobody's time away."""
    spent = times.spent
    if times.runner is not None and times.since is not None and not moment.away:
        passed = max(0, int((moment.at - times.since).total_seconds()))
        spent = {**spent, times.runner: spent.get(times.runner, 0) + passed}
    return Times(spent, moment.runner, moment.at)
