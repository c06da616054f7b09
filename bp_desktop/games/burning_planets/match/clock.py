"""The clock of a match: paused, resumed, given a budget. It judges nobody and stops nobody."""

from typing import assert_never

from msgspec.structs import replace

from bp_desktop.core.dice import Dice
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
    Happenings,
    Objections,
    both,
)
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.state import Match


def _never_refused(_match: Match, _command: object) -> Objections:
    """A second pause is another reason, a second start changes nothing: a correction of the past
    never comes into conflict with the clock."""
    return ()


def pause(_match: Match, command: PauseClock, _dice: Dice) -> Happenings:
    return (ClockPaused(command.reason, command.left),)


def resume(_match: Match, command: ResumeClock, _dice: Dice) -> Happenings:
    return (ClockResumed(command.away),)


def set_clock(_match: Match, command: SetClock, _dice: Dice) -> Happenings:
    return (ClockSet(command.budget),)


def check_handicap(match: Match, command: SetHandicap) -> Objections:
    require_player(match, command.player)
    return ()


def set_handicap(_match: Match, command: SetHandicap, _dice: Dice) -> Happenings:
    return (HandicapSet(command.player, command.minutes),)


HANDLERS: Handlers = {
    PauseClock: Handler(both(_never_refused, pause)),
    ResumeClock: Handler(both(_never_refused, resume)),
    SetClock: Handler(both(_never_refused, set_clock), UNDER_WAY),
    SetHandicap: Handler(both(check_handicap, set_handicap), UNDER_WAY),
}


def going_on(match: Match, command: object) -> Happenings:
    """Going on is resuming: any other step starts a paused clock again, but another title is none
    that is played."""
    if not match.clock.paused or type(command) in HANDLERS or isinstance(command, RenameMatch):
        return ()
    return (ClockResumed(),)


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
