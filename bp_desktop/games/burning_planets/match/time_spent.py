"""The clock of a match: whose time runs after each of its events."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.clock import TimedLine, Watch
from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.match.clock_events import ClockPaused, ClockResumed
from bp_desktop.games.burning_planets.match.correction_events import TurnSet
from bp_desktop.games.burning_planets.match.events import MatchEnded, PlayBegan, TurnBegan
from bp_desktop.games.system import GameSystem, Judgement


def watched(watch: Watch, event: object) -> Watch:
    match event:
        case TurnBegan() | TurnSet():
            return replace(watch, seat=event.player)
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


def timed(at: datetime, events: Iterable[object], runner: SeatId | None) -> TimedLine:
    """A line with what it says; `runner`: whose time runs after it."""
    away = any(isinstance(event, ClockResumed) and event.away for event in events)
    return TimedLine(at, runner, away)
