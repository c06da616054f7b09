"""What happened to the clock of a match."""

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import MatchEvent


class ClockPaused(MatchEvent, frozen=True, tag="clock_paused"):
    reason: str = ""
    left: bool = False


class ClockResumed(MatchEvent, frozen=True, tag="clock_resumed"):
    away: bool = False
    """The time since the line before is nobody's."""


class ClockSet(MatchEvent, frozen=True, tag="clock_set"):
    budget: int | None = None
    """Minutes for each player."""


class HandicapSet(MatchEvent, frozen=True, tag="handicap_set"):
    player: PlayerId
    minutes: int = 0
    """More than everybody has."""


ClockEvent = ClockPaused | ClockResumed | ClockSet | HandicapSet
