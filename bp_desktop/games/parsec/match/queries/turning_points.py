"""Turning points of a match of Parsec: what it is remembered by, weighed by what it changed."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import Fact, Message, Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.lookup import (
    named_card,
    named_module,
    named_player,
    named_unit,
)
from bp_desktop.games.parsec.match.queries.throws import chance_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import list_value, type_of
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.parsec.match.victory import dominated_modules
from bp_desktop.games.remembered import JournalCount, Possessions, TurningPoint

THE_END, OUT, RACE, COLONY = 1000, 500, 120, 60
WORTH, WORTH_TELLING, LONG_ODDS, CARD = 10, 6, 100, 30
"""What counts how much. A lost unit counts what it cost, a hit as much as it was unlikely."""


def turning_points_of(
    match: ParsecMatch, events: Sequence[Event], _rolls: Sequence[Roll]
) -> tuple[TurningPoint, ...]:
    """`match` is the state before the step; nothing here reads a hand."""
    found = (_point(match, event) for event in events)
    return tuple(one for one in found if one is not None)


def _point(match: ParsecMatch, event: Event) -> TurningPoint | None:
    match event:
        case e.ParsecEnded():
            winner = event.winners[0] if event.winners else None
            return TurningPoint("end", THE_END, _end(match, event), winner, "ui/trophy")
        case e.ParsecPlayerOut():
            words = say("parsec.point.out", player=named_player(match, event.player))
            return TurningPoint("out", OUT, words, event.player, "ui/close")
        case e.ArmsRaceBegan():
            words = say("parsec.point.race", player=named_player(match, event.player))
            return TurningPoint("race", RACE, words, event.player, "ui/flag")
        case e.UnitLost() if event.cause != "correction":
            return _loss(match, event)
        case e.StrikeRolled() if event.strike.hits:
            return _long_odds(match, event)
        case e.CardPlayed() if event.fate == "permanent":
            player, card = named_player(match, event.player), named_card(match, event.card)
            words = say("parsec.point.permanent", player=player, card=card)
            return TurningPoint("card", CARD, words, event.player, "ui/bolt")
    return None


def _end(match: ParsecMatch, event: e.ParsecEnded) -> Message:
    winners = tuple(named_player(match, one) for one in event.winners)
    if not winners:
        return say("parsec.point.stopped")
    if len(winners) > 1:
        return say("parsec.ending.won_together", winners=Several(winners))
    return say("parsec.point.won", player=winners[0], how=event.ending.value)


def _loss(match: ParsecMatch, event: e.UnitLost) -> TurningPoint | None:
    unit = match.units[event.unit]
    is_colony = type_of(match, unit).is_colony
    worth = list_value(match, unit).total
    if worth < WORTH_TELLING and not is_colony:
        return None
    effect = COLONY if is_colony else WORTH * worth
    words = say("parsec.point.lost", unit=named_unit(match, unit))
    if event.by is not None and event.by != unit.owner:
        by = named_player(match, event.by)
        words = say("parsec.point.destroyed", unit=named_unit(match, unit), player=by)
    return TurningPoint("colony" if is_colony else "loss", effect, words, event.by, "ui/skull")


def _long_odds(match: ParsecMatch, event: e.StrikeRolled) -> TurningPoint | None:
    strike = event.strike
    chance = chance_of(match, strike)
    if chance * 2 >= 1:
        return None
    attack, defence = strike.totals
    words = say(
        "parsec.point.odds",
        unit=named_unit(match, match.units[strike.strikers[0]]),
        target=named_unit(match, match.units[strike.target]),
        attack=attack,
        defence=defence,
        percent=max(1, round(chance * 100)),
    )
    effect = round(LONG_ODDS * (1 - chance))
    return TurningPoint("odds", effect, words, event.fight.controller(strike.side), "ui/attack")


# --- what changes hands, and what is counted


def _owners(match: ParsecMatch) -> Mapping[str, PlayerId | None]:
    """Who dominates each module (PA-WIN-2), by its number."""
    found: dict[str, PlayerId | None] = {
        str(number): None for number in range(1, len(match.board.modules) + 1)
    }
    for player in match.survivors:
        for module in dominated_modules(match, frozenset({player})):
            found[str(module)] = player
    return found


def _name(_match: ParsecMatch, module: str) -> Fact:
    return named_module(int(module))


MODULES = Possessions(say("parsec.possession.modules"), _owners, lambda match: match.units, _name)


def _destroyed(match: ParsecMatch, events: Sequence[Event]) -> Mapping[PlayerId, int]:
    """Units of others, by whoever destroyed them."""
    return Counter(
        one.by
        for one in events
        if isinstance(one, e.UnitLost)
        and one.by is not None
        and one.unit in match.units
        and match.units[one.unit].owner != one.by
    )


def _produced(_match: ParsecMatch, events: Sequence[Event]) -> Mapping[PlayerId, int]:
    """Cards that planets and asteroids have brought."""
    found = Counter[PlayerId]()
    for event in events:
        if isinstance(event, e.ProductionPaid):
            for one in event.postings:
                found[one.player] += one.amounts.total
    return found


COUNTS = (
    JournalCount("destroyed", say("parsec.standing.destroyed"), _destroyed),
    JournalCount("produced", say("parsec.standing.produced"), _produced),
)
