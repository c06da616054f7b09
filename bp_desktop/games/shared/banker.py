"""Banker of a match: the one player who creates money, where the table wishes for one.

Who books is the table's word: the window asks for a PIN before it says "the banker does". The PIN
keeps honest people from each other's keys; whoever can edit the file needs none.
"""

from collections.abc import Callable
from typing import Annotated, Any, Generic, NamedTuple

import msgspec
from msgspec.structs import replace

from bp_desktop.core.banker import Banker, PinDigest
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Refused, Several, say
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.chapters import MatchCommand, MatchEvent, RuleChapter, leads_to
from bp_desktop.games.system import Judgement

BANKER_ONLY = "shared.banker.only"
"""The key of the objection to whoever is not the banker."""


class AppointBanker(MatchCommand, frozen=True, tag="appoint_banker"):
    """Somebody is the banker from now on, or nobody; also another PIN. Who is asked to agree:
    everybody, so that nobody is locked out of the match by a banker who is gone."""

    player: SeatId | None = None
    pin: PinDigest | None = None
    agreed: Annotated[tuple[SeatId, ...], msgspec.Meta(max_length=40)] = ()


class BankerAppointed(MatchEvent, frozen=True, tag="banker_appointed"):
    player: SeatId | None = None
    pin: PinDigest | None = None
    agreed: tuple[SeatId, ...] = ()


class BankerRules(Generic[S], NamedTuple):
    """What a game says for this chapter; its match has a field `banker`."""

    require_seat: Callable[[S, SeatId], object]
    named: Callable[[S, SeatId], Named]
    seats: Callable[[S], tuple[SeatId, ...]]
    """Those who are in the game."""
    rule: str
    """Lets the table decide such things."""


def banker_chapter(rules: BankerRules[S]) -> RuleChapter[S]:
    def appoint(state: Any, command: AppointBanker) -> Judgement[MatchEvent]:
        now: Banker | None = state.banker
        if command.player is not None:
            rules.require_seat(state, command.player)
        elif now is None:
            raise Refused(say("shared.banker.none_already", rules.rule))
        against: tuple[Message, ...] = ()
        if now is not None:
            missing = [one for one in rules.seats(state) if one not in command.agreed]
            names = Several(tuple(rules.named(state, one) for one in missing))
            against = (say("shared.banker.agree", rules.rule, players=names),) if missing else ()
        pin = command.pin if command.player is not None else None
        event = BankerAppointed(command.player, pin, command.agreed)
        return leads_to(event, against=against)

    def evolve(match: Any, event: BankerAppointed) -> Any:
        banker = None if event.player is None else Banker(event.player, event.pin)
        return replace(match, banker=banker)

    def tell(state: S, event: BankerAppointed) -> Message:
        agreed = Several(tuple(rules.named(state, one) for one in event.agreed))
        if event.player is None:
            return say("shared.log.no_banker", agreed=agreed)
        banker = rules.named(state, event.player)
        if not event.agreed:
            return say("shared.log.banker", player=banker)
        return say("shared.log.banker_agreed", player=banker, agreed=agreed)

    return RuleChapter(
        judges={AppointBanker: appoint},
        evolvers={BankerAppointed: evolve},
        tellers={BankerAppointed: tell},
    )


def objections_to_money(
    banker: Banker | None, *, by_banker: bool, rule: str
) -> tuple[Message, ...]:
    """To a step that creates money or takes it away, unless the banker does so."""
    if banker is None or by_banker:
        return ()
    return (say("shared.banker.only", rule),)
