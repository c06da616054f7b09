"""A bot beside a real board: what its offers allow, for only people see where things stand."""

from collections.abc import Iterator
from functools import partial

from bp_desktop.core.work import Work
from bp_desktop.games.bots import Budget, Ties
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.bots import reasons
from bp_desktop.games.burning_planets.bots.proposal import Proposal
from bp_desktop.games.burning_planets.bots.situation import Situation
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.targets import targets_of
from bp_desktop.games.burning_planets.match.queries.units import left_of, own_units

RAZE = 12.0


def beside_a_board(now: Situation, ties: Ties, budget: Budget) -> Work[list[Proposal]]:
    """The deeds of the first unit that has any: planets first, then the likeliest kill."""
    match = now.match
    units = ties.mixed(own_units(match, now.seat))
    units.sort(key=lambda unit: unit != match.turn.active)
    for unit in units:
        ship = match.board.ships.get(ids.ShipId(unit))
        if ship is not None and not left_of(match, ship).most:
            continue
        found = [] if ship is None else list(_planets(now, ship))
        found += _attacks(now, unit)
        budget.take(len(found) + 1)
        yield budget.share
        if found or budget.is_spent:
            return found
    return []


def _planets(now: Situation, ship: Ship) -> Iterator[Proposal]:
    for planet in (*now.free_planets, *now.enemy_planets):
        if not planet.structures:
            words = partial(reasons.takes, now.match, planet)
            yield Proposal(now.planet_worth(planet), c.Conquer(ship.id, planet.id), words)
        elif not now.defences(planet) and now.classes[ship.cls].attack_die:
            for one in planet.structures.values():
                words = partial(reasons.razes, now.match, one.kind, planet)
                yield Proposal(RAZE, c.DestroyStructure(ship.id, one.id), words)


def _attacks(now: Situation, unit: ids.UnitId) -> Iterator[Proposal]:
    for one in targets_of(now.match, unit, everything=False):
        if one.legal and one.owner is not None and one.chance:
            words = partial(reasons.attacks_named, one.name, float(one.chance))
            yield Proposal(10 * float(one.chance), c.Attack(unit, ids.StructureId(one.id)), words)
