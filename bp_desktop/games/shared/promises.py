"""Promises between players: what somebody said they would do, and the phase that brings it up.

They bind nobody; the table is reminded when the phase comes, and says whether they were kept.
"""

from collections.abc import Callable
from typing import Annotated, Any, Generic, NamedTuple, assert_never, get_args

import msgspec
from msgspec.structs import replace

from bp_desktop.core.dice import Dice
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.promises import Promise, is_due
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to
from bp_desktop.games.system import Judgement

MOST_PROMISES = 100
"""That are open at the same time."""


class MakePromise(MatchCommand, frozen=True, tag="make_promise"):
    by: SeatId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    to: SeatId | None = None
    turn_of: SeatId | None = None
    phase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    round: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class SettlePromise(MatchCommand, frozen=True, tag="settle_promise"):
    """Ticked off: beside the play, so no step of undo."""

    promise: Annotated[str, msgspec.Meta(max_length=40)]
    kept: bool = True


PromiseCommand = MakePromise | SettlePromise


class PromiseMade(MatchEvent, frozen=True, tag="promise_made"):
    promise: Promise


class PromiseSettled(MatchEvent, frozen=True, tag="promise_settled"):
    promise: str
    kept: bool = True


PromiseEvent = PromiseMade | PromiseSettled


class PromiseRules(Generic[S], NamedTuple):
    """What a game says for this chapter; its match has a field `promises`."""

    require_seat: Callable[[S, SeatId], object]
    """Refuses whoever is not in the game."""
    named: Callable[[S, SeatId], Named]
    phases: tuple[str, ...]
    """Of an own turn, in their order."""


def promise_chapter(rules: PromiseRules[S]) -> RuleChapter[S]:
    def make(state: Any, command: MakePromise) -> Judgement[MatchEvent]:
        for seat in (command.by, command.to, command.turn_of):
            if seat is not None:
                rules.require_seat(state, seat)
        if command.to == command.by:
            raise Refused(say("shared.promise.to_oneself"))
        if not command.text.strip():
            raise Refused(say("shared.promise.empty"))
        if command.phase and command.phase not in rules.phases:
            raise Refused(say("shared.promise.no_such_phase"))
        if len(state.promises) >= MOST_PROMISES:
            raise Refused(say("shared.promise.too_many", most=MOST_PROMISES))

        def carry_out(_dice: Dice, names: StepNames) -> tuple[MatchEvent, ...]:
            made = Promise(
                next(names.ids()),
                command.by,
                command.to,
                command.text.strip(),
                command.turn_of,
                command.phase,
                command.round,
            )
            return (PromiseMade(made),)

        return Judgement(carry_out, ())

    def settle(state: Any, command: SettlePromise) -> Judgement[MatchEvent]:
        if command.promise not in state.promises:
            raise Refused(say("shared.promise.unknown"))
        return leads_to(PromiseSettled(command.promise, command.kept))

    def evolve(match: Any, event: PromiseEvent) -> Any:
        match event:
            case PromiseMade():
                return replace(match, promises={**match.promises, event.promise.id: event.promise})
            case PromiseSettled():
                left = {id_: one for id_, one in match.promises.items() if id_ != event.promise}
                return replace(match, promises=left)
            case _:
                assert_never(event)

    def tell(state: Any, event: PromiseEvent) -> Message:
        if isinstance(event, PromiseMade):
            return promise_told(state, event.promise, rules.named)
        promise = state.promises[event.promise]
        player = rules.named(state, promise.by)
        if event.kept:
            return say("shared.log.promise_kept", player=player, text=promise.text)
        return say("shared.log.promise_broken", player=player, text=promise.text)

    return RuleChapter(
        judges={MakePromise: make, SettlePromise: settle},
        evolvers=dict.fromkeys(get_args(PromiseEvent), evolve),
        tellers=dict.fromkeys(get_args(PromiseEvent), tell),
    )


def promise_told(state: S, promise: Promise, named: Callable[[S, SeatId], Named]) -> Message:
    """Who promised what to whom."""
    by = named(state, promise.by)
    if promise.to is None:
        return say("shared.promise.to_all", player=by, text=promise.text)
    return say(
        "shared.promise.to_one", player=by, other=named(state, promise.to), text=promise.text
    )


def reminders(
    match: Any, named: Callable[[Any, SeatId], Named], phase: str, phases: tuple[str, ...]
) -> tuple[Message, ...]:
    """Promises that this phase of the own turn brings up."""
    turn = match.turn
    return tuple(
        promise_told(match, one, named)
        for one in match.promises.values()
        if is_due(one, turn.player, phase, turn.round, phases[0])
    )
