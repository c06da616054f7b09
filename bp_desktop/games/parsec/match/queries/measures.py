"""Measures of a match of Parsec: what is counted for every player after every step."""

from collections.abc import Iterator
from fractions import Fraction

from bp_desktop.core.messages import say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.lookup import colonies_of, in_supply, owned
from bp_desktop.games.parsec.match.posting_types import EVENT_CARD
from bp_desktop.games.parsec.match.production import is_blocked, producing
from bp_desktop.games.parsec.match.purchases import against_arms
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import asteroid_yield, cost_of, event_price, type_of
from bp_desktop.games.parsec.match.victory import progress_of
from bp_desktop.games.shared.match_table import each_seat
from bp_desktop.games.table import Measure


def forecast(match: ParsecMatch, player: PlayerId) -> Fraction:
    """Expected cards of one roll, by whoever rolls; in the own turn also those for a number that
    is nowhere (PA-APP-18)."""
    bodies = [one for one in match.board.bodies.values() if not is_blocked(match, one)]
    each, found = asteroid_yield(match, player), 0
    for (owner, body), units in producing(match, bodies).items():
        if owner == player:
            found += len(units) * (1 if match.board.bodies[body].is_planet else each)
    if match.tracked and match.turn.player == player:
        found += match.tables.die - len(match.board.by_number)
    return Fraction(found, match.tables.die)


def affordable(match: ParsecMatch, player: PlayerId) -> Iterator[str]:
    """What the hand of a player pays for now: the types of units with a piece left that the arms
    race does not lock, and EVENT_CARD (PA-APP-22)."""
    hand = match.players[player].hand
    has_cargo = any(type_of(match, one).is_cargo for one in owned(match, player))
    for kind in match.tables.units.values():
        ways = [cost_of(match, player, kind.id)]
        if kind.is_colony and has_cargo and match.tables.cargo.convert_to_colony is not None:
            ways.append(match.tables.cargo.convert_to_colony)
        free = in_supply(match, player, kind) > 0 and not against_arms(match, player, kind)
        if free and any(hand.covers(price) for price in ways):
            yield kind.id
    if match.deck.count and hand.covers(event_price(match, player)):
        yield EVENT_CARD


def _fleet(match: ParsecMatch, player: PlayerId) -> Purse:
    """What vessels cost to build, in their owner's prices."""
    vessels = (one.type for one in owned(match, player) if type_of(match, one).is_vessel)
    return sum((cost_of(match, player, one) for one in vessels), EMPTY)


MEASURES: tuple[Measure[ParsecMatch], ...] = (
    Measure(
        "hand",
        say("parsec.measure.hand"),
        say("parsec.measure.hand"),
        each_seat(lambda match, one: match.players[one].hand),
        lambda match: (match.players,),
        in_resources=True,
        secret=True,
    ),
    Measure(
        "cards",
        say("parsec.measure.cards"),
        say("parsec.standing.cards"),
        each_seat(lambda match, one: match.players[one].hand.total),
        lambda match: (match.players,),
        icon="ui/coins",
    ),
    Measure(
        "yield",
        say("parsec.measure.yield"),
        say("parsec.measure.yield_head"),
        each_seat(forecast),
        lambda match: (match.units, match.board, match.lasting, match.turn.player),
        icon="ui/dice",
    ),
    Measure(
        "colonies",
        say("parsec.standing.colonies"),
        say("parsec.standing.colonies"),
        each_seat(colonies_of),
        lambda match: (match.units,),
        icon="board/planet",
    ),
    Measure(
        "modules",
        say("parsec.measure.modules"),
        say("parsec.standing.modules"),
        each_seat(lambda match, one: len(progress_of(match, one).counted)),
        lambda match: (match.units, match.board),
        icon="ui/layers",
    ),
    Measure(
        "fleet",
        say("parsec.measure.fleet"),
        say("parsec.measure.fleet_head"),
        each_seat(_fleet),
        lambda match: (match.units,),
        icon="ui/ship",
        in_resources=True,
    ),
)
