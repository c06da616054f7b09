"""Clock of a match: paused, resumed, given limits. It stops nobody; what it costs is booked."""

from collections.abc import Callable, Collection
from typing import Annotated, Any, Generic, NamedTuple, assert_never, get_args

import msgspec
from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.clock import MINUTE, OverTimePrice, TableClock, Watch
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, Reason, RuleChapter, leads_to
from bp_desktop.games.shared.house_rules import RenameMatch
from bp_desktop.games.system import Judgement

OVER_TIME = "over_time"
"""The source of a posting that pays for it."""
Minutes = Annotated[int, msgspec.Meta(ge=1, le=6000)]
Seconds = Annotated[int, msgspec.Meta(ge=5, le=36_000)]

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
    """How much time everybody has; where nothing is said, as much as they like."""

    budget: Minutes | None = None
    """For the whole match."""
    turn: Seconds | None = None
    phase: Seconds | None = None
    """For each own turn, and for each phase of it."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds that each own turn adds to the budget."""
    price: OverTimePrice | None = None
    """What over-time costs; None: nothing."""


class SetHandicap(MatchCommand, frozen=True, tag="set_handicap"):
    """How much more time one player has than the others."""

    player: SeatId
    minutes: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0


class BookOverTime(MatchCommand, frozen=True, tag="book_over_time"):
    """Somebody pays for over-time: so many times the price."""

    player: SeatId
    times: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


ClockCommand = PauseClock | ResumeClock | SetClock | SetHandicap | BookOverTime


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
    turn: int | None = None
    phase: int | None = None
    increment: int = 0
    price: OverTimePrice | None = None


class HandicapSet(MatchEvent, frozen=True, tag="handicap_set"):
    player: SeatId
    minutes: int = 0
    """More than everybody has."""


class OverTimeBooked(MatchEvent, frozen=True, tag="over_time_booked"):
    player: SeatId
    times: int
    minutes: int
    """Of over-time that are settled with it."""
    postings: Postings = ()


ClockEvent = ClockPaused | ClockResumed | ClockSet | HandicapSet | OverTimeBooked


# --- the chapter


class ClockMoney(Generic[S], NamedTuple):
    """How over-time is paid for in a game with money."""

    resources: Callable[[S], Collection[str]]
    pay: Callable[[S, SeatId, Purse], Postings]
    """What is booked; refuses what somebody cannot pay."""
    post: Callable[[S, Postings], S]


def clock_chapter(
    require_seat: Callable[[S, SeatId], object],
    named: Callable[[S, SeatId], Named],
    money: ClockMoney[S] | None = None,
) -> RuleChapter[S]:
    """Of a match whose field `clock` is its TableClock. `require_seat` refuses whoever is not in
    the game. A second pause is another reason, a second start changes nothing: only what money
    cannot buy is refused."""

    def set_clock(state: S, command: SetClock) -> Judgement[MatchEvent]:
        price = command.price
        known = () if money is None else money.resources(state)
        if price is not None and price.resource not in known:
            raise Refused(say("shared.clock.no_such_resource", resource=price.resource))
        of = command
        return leads_to(ClockSet(of.budget, of.turn, of.phase, of.increment, price))

    def book(state: Any, command: BookOverTime) -> Judgement[MatchEvent]:
        require_seat(state, command.player)
        price: OverTimePrice | None = state.clock.price
        if price is None or money is None:
            raise Refused(say("shared.clock.free_of_charge"))
        owed = Purse.of({price.resource: price.amount * command.times})
        postings = money.pay(state, command.player, owed)
        minutes = command.times * price.minutes
        return leads_to(OverTimeBooked(command.player, command.times, minutes, postings))

    def set_handicap(state: S, command: SetHandicap) -> Judgement[MatchEvent]:
        require_seat(state, command.player)
        return leads_to(HandicapSet(command.player, command.minutes))

    def evolve(match: Any, event: ClockEvent) -> Any:
        match = replace(match, clock=_after(match.clock, event))
        if isinstance(event, OverTimeBooked) and money is not None:
            return money.post(match, event.postings)
        return match

    def tell(state: S, event: ClockEvent) -> Message:
        return _told(event, lambda seat: named(state, seat))

    return RuleChapter(
        judges={
            PauseClock: lambda _, command: leads_to(ClockPaused(command.reason, command.left)),
            ResumeClock: lambda _, command: leads_to(ClockResumed(command.away)),
            SetClock: set_clock,
            SetHandicap: set_handicap,
            BookOverTime: book,
        },
        evolvers=dict.fromkeys(get_args(ClockEvent), evolve),
        tellers=dict.fromkeys(get_args(ClockEvent), tell),
    )


def is_aside(command: object) -> bool:
    """A pause is no step: undo passes over it. How much time everybody has is one."""
    return isinstance(command, PauseClock | ResumeClock)


def going_on(clock: TableClock, command: object) -> ResumeClock | None:
    """Going on is resuming: whatever is played, undone or redone starts a paused clock first.
    Another title, another limit, or what one has cost, is nothing that is played."""
    beside = isinstance(command, RenameMatch | SetClock | SetHandicap | BookOverTime)
    return ResumeClock() if clock.paused and not beside else None


def watched(watch: Watch, event: object) -> Watch:
    """What was said about the clock after an event; whose time it is, the game says."""
    if not isinstance(event, ClockEvent):
        return watch
    away = isinstance(event, ClockResumed) and event.away
    return replace(watch, clock=_after(watch.clock, event), away=away)


def _after(clock: TableClock, event: ClockEvent) -> TableClock:
    match event:
        case ClockPaused():
            return replace(clock, paused=True, reason=event.reason, left=event.left)
        case ClockResumed():
            return replace(clock, paused=False, reason="", left=False)
        case ClockSet():
            limits = {"turn": event.turn, "phase": event.phase, "increment": event.increment}
            return replace(clock, budget=event.budget, price=event.price, **limits)
        case HandicapSet():
            return replace(clock, extra={**clock.extra, event.player: event.minutes})
        case OverTimeBooked():
            times = clock.charged.get(event.player, 0) + event.times
            return replace(clock, charged={**clock.charged, event.player: times})
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
        case ClockSet():
            return _limits_told(event)
        case HandicapSet(minutes=0):
            return say("shared.log.no_handicap", player=named(event.player))
        case HandicapSet():
            return say("shared.log.handicap", player=named(event.player), minutes=event.minutes)
        case OverTimeBooked():
            player = named(event.player)
            return say("shared.log.over_time", player=player, minutes=event.minutes)
        case _:
            assert_never(event)


def _limits_told(event: ClockSet) -> Message:
    """One sentence for the limit of a match alone, as most tables have it."""
    if not (event.turn or event.phase or event.increment):
        if event.budget is None:
            return say("shared.log.clock_free")
        return say("shared.log.clock_set", minutes=event.budget)
    return say(
        "shared.log.clock_limits",
        budget=(event.budget or 0) * MINUTE,
        increment=event.increment,
        turn=event.turn or 0,
        phase=event.phase or 0,
    )
