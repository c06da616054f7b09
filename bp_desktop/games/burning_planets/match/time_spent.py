"""The clock of a match: whose time runs after each of its events."""

from msgspec.structs import replace

from bp_desktop.core.clock import Watch
from bp_desktop.games.burning_planets.match.clock_events import ClockPaused, ClockResumed
from bp_desktop.games.burning_planets.match.correction_events import TurnSet
from bp_desktop.games.burning_planets.match.events import MatchEnded, PlayBegan, TurnBegan


def watched(watch: Watch, event: object) -> Watch:
    """For `session.timekeeper`."""
    match event:
        case TurnBegan() | TurnSet():
            return replace(watch, seat=event.player)
        case PlayBegan():
            return replace(watch, playing=True)
        case MatchEnded():
            return replace(watch, playing=False)
        case ClockPaused():
            return replace(watch, paused=True)
        case ClockResumed(away=away):
            return replace(watch, paused=False, away=away)
        case _:
            return watch
