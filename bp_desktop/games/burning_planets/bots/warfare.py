"""Warfare of a bot on the board: every unit in turn, strikes before manoeuvres."""

from bp_desktop.core.work import Work
from bp_desktop.games.bots import Budget, Ties
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.bots.character import Character
from bp_desktop.games.burning_planets.bots.economy import Economy
from bp_desktop.games.burning_planets.bots.freight import Freight
from bp_desktop.games.burning_planets.bots.manoeuvres import Manoeuvres
from bp_desktop.games.burning_planets.bots.paths import Paths
from bp_desktop.games.burning_planets.bots.proposal import Proposal
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.bots.strikes import Strikes
from bp_desktop.games.burning_planets.match.queries.units import left_of


def on_the_board(
    now: Situation, economy: Economy, character: Character, ties: Ties, budget: Budget
) -> Work[list[Proposal]]:
    """The strikes of all units, and whatever else the one does that is acting; if there are none,
    the moves of the first other ship that has a good one."""
    match, paths = now.match, Paths(now.match)
    for _table in paths.made_ready():
        yield 0.0
    strikes = Strikes(now, paths, character, budget)
    manoeuvres = Manoeuvres(now, paths, character, ties, budget)
    found = [*strikes.of_structures(), *strikes.bombardments()]
    idle: list[Ship] = []
    for ship in ties.mixed(now.warships):
        left = left_of(match, ship)
        if not left.most or ship.at is None or budget.is_spent:
            continue
        found += strikes.of_ship(ship, left)
        if match.turn.active == ids.UnitId(ship.id):
            found += manoeuvres.of_ship(ship, left)
        elif ties.chance() >= character.slips:
            idle.append(ship)
        yield budget.share
    if character.freighters:
        found += Freight(now, economy, paths, budget).proposals()
        yield budget.share
    good = [one for one in found if one.score > 0]
    if good:
        return good
    for ship in idle:
        if budget.is_spent:
            break
        yield budget.share
        found = [one for one in manoeuvres.of_ship(ship, left_of(match, ship)) if one.score > 0]
        if found:
            return found
    return []
