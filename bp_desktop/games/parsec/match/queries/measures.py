"""Measures of a match of Parsec: what is counted for every player after every step."""

from fractions import Fraction

from bp_desktop.core.messages import say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.production import is_blocked, producing
from bp_desktop.games.parsec.match.queries.standing import counted
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import asteroid_bonus, cost_of, type_of
from bp_desktop.games.parsec.match.victory import progress_of
from bp_desktop.games.table import Measure


def forecast(match: ParsecMatch, player: PlayerId) -> Fraction:
    """Expected cards of one roll, by whoever rolls; in the own turn also those for a number that
    is nowhere (PA-APP-18)."""
    bodies = [one for one in match.board.bodies.values() if not is_blocked(match, one)]
    each, found = 1 + asteroid_bonus(match, player), 0
    for (owner, body), units in producing(match, bodies).items():
        if owner == player:
            found += len(units) * (1 if match.board.bodies[body].is_planet else each)
    if match.tracked and match.turn.player == player:
        found += match.tables.die - len(match.board.by_number)
    return Fraction(found, match.tables.die)


def _hands(match: ParsecMatch) -> dict[PlayerId, Purse]:
    return {one.id: one.hand for one in match.players.values()}


def _cards(match: ParsecMatch) -> dict[PlayerId, int]:
    return {one.id: one.hand.total for one in match.players.values()}


def _yields(match: ParsecMatch) -> dict[PlayerId, Fraction]:
    return {one: forecast(match, one) for one in match.players}


def _colonies(match: ParsecMatch) -> dict[PlayerId, int]:
    return {one: colonies_of(match, one) for one in match.players}


def _modules(match: ParsecMatch) -> dict[PlayerId, int]:
    return {one: len(counted(progress_of(match, one))) for one in match.players}


def _fleets(match: ParsecMatch) -> dict[PlayerId, Purse]:
    """What vessels cost to build, in their owner's prices."""
    return {
        player: sum(
            (
                cost_of(match, player, one.type)
                for one in owned(match, player)
                if type_of(match, one).is_vessel
            ),
            EMPTY,
        )
        for player in match.players
    }


MEASURES: tuple[Measure[ParsecMatch], ...] = (
    Measure(
        "hand",
        say("parsec.measure.hand"),
        say("parsec.measure.hand"),
        _hands,
        lambda match: (match.players,),
        in_resources=True,
        secret=True,
    ),
    Measure(
        "cards",
        say("parsec.measure.cards"),
        say("parsec.standing.cards"),
        _cards,
        lambda match: (match.players,),
        icon="ui/coins",
    ),
    Measure(
        "yield",
        say("parsec.measure.yield"),
        say("parsec.measure.yield_head"),
        _yields,
        lambda match: (match.units, match.board, match.lasting, match.turn.player),
        icon="ui/dice",
    ),
    Measure(
        "colonies",
        say("parsec.standing.colonies"),
        say("parsec.standing.colonies"),
        _colonies,
        lambda match: (match.units,),
        icon="board/planet",
    ),
    Measure(
        "modules",
        say("parsec.measure.modules"),
        say("parsec.standing.modules"),
        _modules,
        lambda match: (match.units, match.board),
        icon="ui/layers",
    ),
    Measure(
        "fleet",
        say("parsec.measure.fleet"),
        say("parsec.measure.fleet_head"),
        _fleets,
        lambda match: (match.units,),
        icon="ui/ship",
        in_resources=True,
    ),
)
