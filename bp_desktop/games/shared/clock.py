"""Clock of a match: paused, resumed, given a budget. It judges nobody and stops nobody."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, assert_never, get_args

import msgspec
from msgspec.structs import replace

from bp_desktop.core.clock import TableClock, Watch
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, Reason, RuleChapter, leads_to
from bp_desktop.games.shared.house_rules import RenameMatch
from bp_desktop.games.system import Judgement

Minutes = Annotated[int, msgspec.Meta(ge=1, le=6000)]

# --- what the table can ask of its clock; the time itself is read off the journal


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

    player: SeatId
    minutes: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0


ClockCommand = PauseClock | ResumeClock | SetClock | SetHandicap


# --- what happened to it


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
    player: SeatId
    minutes: int = 0
    """More than everybody has."""


ClockEvent = ClockPaused | ClockResumed | ClockSet | HandicapSet


# --- the chapter


def clock_chapter(
    require_seat: Callable[[S, SeatId], object], named: Callable[[S, SeatId], Named]
) -> RuleChapter[S]:
    """Of a match whose field `clock` is its TableClock. `require_seat` refuses whoever is not in
    the game. A second pause is another reason, a second start changes nothing: the clock itself
    refuses nothing."""

    def set_handicap(state: S, command: SetHandicap) -> Judgement[MatchEvent]:
        require_seat(state, command.player)
        return leads_to(HandicapSet(command.player, command.minutes))

    def evolve(match: Any, event: ClockEvent) -> Any:
        return replace(match, clock=_after(match.clock, event))

    def tell(state: S, event: ClockEvent) -> Message:
        return _told(event, lambda seat: named(state, seat))

    return RuleChapter(
        judges={
            PauseClock: lambda _, command: leads_to(ClockPaused(command.reason, command.left)),
            ResumeClock: lambda _, command: leads_to(ClockResumed(command.away)),
            SetClock: lambda _, command: leads_to(ClockSet(command.budget)),
            SetHandicap: set_handicap,
        },
        evolvers=dict.fromkeys(get_args(ClockEvent), evolve),
        tellers=dict.fromkeys(get_args(ClockEvent), tell),
    )


def is_aside(command: object) -> bool:
    """A pause is no step: undo passes over it. How much time everybody has is one."""
    return isinstance(command, PauseClock | ResumeClock)


def going_on(clock: TableClock, command: object) -> ResumeClock | None:
    """Going on is resuming: whatever is played, undone or redone starts a paused clock first.
    Another title, or another budget, is nothing that is played."""
    beside = isinstance(command, RenameMatch | SetClock | SetHandicap)
    return ResumeClock() if clock.paused and not beside else None


def watched(watch: Watch, event: object) -> Watch:
    """Whether time runs after an event; whose it is, the game says."""
    match event:
        case ClockPaused():
            return replace(watch, paused=True)
        case ClockResumed(away=away):
            return replace(watch, paused=False, away=away)
        case _:
            return watch


def _after(clock: TableClock, event: ClockEvent) -> TableClock:
    match event:
        case ClockPaused():
            return replace(clock, paused=True, reason=event.reason, left=event.left)
        case ClockResumed():
            return replace(clock, paused=False, reason="", left=False)
        case ClockSet():
            return replace(clock, budget=event.budget)
        case HandicapSet():
            return replace(clock, extra={**clock.extra, event.player: event.minutes})
        case _:
            assert_never(event)


def _told(event: ClockEvent, named: Callable[[SeatId], Named]) -> Message:
    match event:
        case ClockPaused(left=True):
            return say("shared.log.clock_left")
        case ClockPaused(reason=""):
            return say("shared.log.clock_paused")
        case ClockPaused():
            return say("shared.log.clock_paused_for", reason=event.reason)
        case ClockResumed(away=True):
            return say("shared.log.clock_was_away")
        case ClockResumed():
            return say("shared.log.clock_resumed")
        case ClockSet(budget=None):
            return say("shared.log.clock_free")
        case ClockSet():
            return say("shared.log.clock_set", minutes=event.budget or 0)
        case HandicapSet(minutes=0):
            return say("shared.log.no_handicap", player=named(event.player))
        case HandicapSet():
            return say("shared.log.handicap", player=named(event.player), minutes=event.minutes)
        case _:
            assert_never(event)


CLOCK_NAMES: Mapping[type, Message] = {
    PauseClock: say("shared.command.pause_clock"),
    ResumeClock: say("shared.command.resume_clock"),
    SetClock: say("shared.command.set_clock"),
    SetHandicap: say("shared.command.set_handicap"),
}
"""What the commands are called."""
