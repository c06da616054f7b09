"""What the table can ask of its clock; the time itself is read off the journal."""

from typing import Annotated

import msgspec

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import MatchCommand, Reason

Minutes = Annotated[int, msgspec.Meta(ge=1, le=6000)]


class PauseClock(MatchCommand, frozen=True, tag="pause_clock"):
    """Nobody's time runs until the clock is resumed or the next step is made."""

    reason: Reason = ""
    left: bool = False
    """The program did it, since everybody left the table."""


class ResumeClock(MatchCommand, frozen=True, tag="resume_clock"):
    away: bool = False
    """The time since the last line is nobody's: the program was away without a pause."""


class SetClock(MatchCommand, frozen=True, tag="set_clock"):
    """How much time everybody has for the whole match."""

    budget: Minutes | None = None
    """None: as much as they like."""


class SetHandicap(MatchCommand, frozen=True, tag="set_handicap"):
    """How much more time one player has than the others."""

    player: PlayerId
    minutes: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0


ClockCommand = PauseClock | ResumeClock | SetClock | SetHandicap
