"""Measures of a match: treasuries, income, fleets and planets of every player."""

from bp_desktop.core.accounts import total
from bp_desktop.core.messages import say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.economy import forecast
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.match_table import each_seat
from bp_desktop.games.table import Measure


def _fleets(match: Match) -> dict[PlayerId, Purse]:
    """What the ships cost to build, in the own faction's prices."""
    worth = dict.fromkeys(match.players, EMPTY)
    for ship in match.board.ships.values():
        faction = match.tables.factions[match.players[ship.owner].faction]
        worth[ship.owner] += faction.ship_costs[ship.cls]
    return worth


def _planets(match: Match) -> dict[PlayerId, int]:
    counts = dict.fromkeys(match.players, 0)
    for planet in match.board.planets.values():
        if planet.owner is not None:
            counts[planet.owner] += 1
    return counts


MEASURES: tuple[Measure[Match], ...] = (
    Measure(
        "treasury",
        say("bp.measure.treasury"),
        say("bp.measure.treasury"),
        each_seat(lambda match, one: match.players[one].treasury),
        lambda match: (match.players,),
        in_resources=True,
        secret=True,
    ),
    Measure(
        "income",
        say("bp.measure.income"),
        say("bp.measure.income_head"),
        each_seat(lambda match, one: total(forecast(match, one, None))),
        lambda match: (match.tables, match.board.planets, match.board.space),
        icon="ui/coins",
        in_resources=True,
    ),
    Measure(
        "fleet",
        say("bp.measure.fleet"),
        say("bp.measure.fleet_head"),
        _fleets,
        lambda match: (match.tables, match.board.ships),
        icon="ui/ship",
        in_resources=True,
    ),
    Measure(
        "planets",
        say("bp.standing.planets"),
        say("bp.standing.planets"),
        _planets,
        lambda match: (match.tables, match.board.planets),
        icon="biome/fair",
    ),
)
