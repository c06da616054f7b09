"""The clock of a match: paused, resumed, given a budget. It judges nobody and stops nobody."""

from typing import assert_never

from msgspec.structs import replace

from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.match.clock_commands import (
    PauseClock,
    ResumeClock,
    SetClock,
    SetHandicap,
)
from bp_desktop.games.burning_planets.match.clock_events import (
    ClockEvent,
    ClockPaused,
    ClockResumed,
    ClockSet,
    HandicapSet,
)
from bp_desktop.games.burning_planets.match.correction_commands import RenameMatch
from bp_desktop.games.burning_planets.match.handler import (
    UNDER_WAY,
    Handler,
    Handlers,
    Ruling,
    leads_to,
)
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage

# A second pause is another reason, a second start changes nothing: the clock refuses nothing.


def pause(_match: Match, command: PauseClock) -> Ruling:
    return leads_to(ClockPaused(command.reason, command.left))


def resume(_match: Match, command: ResumeClock) -> Ruling:
    return leads_to(ClockResumed(command.away))


def set_clock(_match: Match, command: SetClock) -> Ruling:
    return leads_to(ClockSet(command.budget))


def set_handicap(match: Match, command: SetHandicap) -> Ruling:
    require_player(match, command.player)
    return leads_to(HandicapSet(command.player, command.minutes))


HANDLERS: Handlers = {
    PauseClock: Handler(pause),
    ResumeClock: Handler(resume),
    SetClock: Handler(set_clock, UNDER_WAY),
    SetHandicap: Handler(set_handicap, UNDER_WAY),
}


def is_aside(command: object) -> bool:
    """A pause is no step: undo passes over it. How much time everybody has is one."""
    return isinstance(command, PauseClock | ResumeClock)


def going_on(match: Match, command: object) -> ResumeClock | None:
    """Going on is resuming: whatever is played, undone or redone starts a paused clock first.
    Another title, or another budget, is nothing that is played."""
    if not match.clock.paused or match.stage is not Stage.PLAY:
        return None
    return None if isinstance(command, RenameMatch | SetClock | SetHandicap) else ResumeClock()


def evolve_clock(match: Match, event: ClockEvent) -> Match:
    clock = match.clock
    match event:
        case ClockPaused():
            clock = replace(clock, paused=True, reason=event.reason, left=event.left)
        case ClockResumed():
            clock = replace(clock, paused=False, reason="", left=False)
        case ClockSet():
            clock = replace(clock, budget=event.budget)
        case HandicapSet():
            clock = replace(clock, extra={**clock.extra, event.player: event.minutes})
        case _:
            assert_never(event)
    return replace(match, clock=clock)


def describe_clock(match: Match, event: ClockEvent) -> Message:
    match event:
        case ClockPaused(left=True):
            return say("bp.log.clock_left")
        case ClockPaused(reason=""):
            return say("bp.log.clock_paused")
        case ClockPaused():
            return say("bp.log.clock_paused_for", reason=event.reason)
        case ClockResumed(away=True):
            return say("bp.log.clock_was_away")
        case ClockResumed():
            return say("bp.log.clock_resumed")
        case ClockSet(budget=None):
            return say("bp.log.clock_free")
        case ClockSet():
            return say("bp.log.clock_set", minutes=event.budget or 0)
        case HandicapSet(minutes=0):
            return say("bp.log.no_handicap", player=named_player(match, event.player))
        case HandicapSet():
            player = named_player(match, event.player)
            return say("bp.log.handicap", player=player, minutes=event.minutes)
        case _:
            assert_never(event)
