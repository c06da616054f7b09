"""What a greedy player wants: goals on the board, and the way there."""

from collections.abc import Iterable, Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.geometry import Geometry
from bp_desktop.games.burning_planets.ids import ClassId, PlayerId
from bp_desktop.games.burning_planets.match.building import has_defence
from bp_desktop.games.burning_planets.match.lookup import geometry, occupancy, place_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import ShipClass

Field = dict[Hex, int]
"""Steps from each cell to the nearest goal, ships on the way not counted."""


def goals_of(match: Match, player: PlayerId, cls: ClassId) -> frozenset[Hex]:
    """Cells from which a ship of this class would do some good."""
    row = match.tables.ship_classes[cls]
    where = geometry(match)
    found: set[Hex] = set()
    for planet in match.board.planets.values():
        found.update(_goals_at(match, where, planet, player, row))
    if row.attack_die:
        for at in _prey(match, player, row):
            found.update(where.space_neighbors.get(at, ()))
    return frozenset(found)


def _goals_at(
    match: Match, where: Geometry, planet: Planet, player: PlayerId, row: ShipClass
) -> Iterator[Hex]:
    """The orbit of a planet to take, or the cells beside the defences to shoot first."""
    if planet.owner == player:
        return
    if not has_defence(match, planet):
        if row.attack_die or not planet.structures:
            yield from where.orbit_of[planet.id]
        return
    kinds = match.tables.structures
    for structure in planet.structures.values():
        kind = kinds[structure.kind]
        if structure.at is None or kind.category != "defence":
            continue
        if _can_destroy(row, kind.defence_die, kind.shield):
            yield from (cell for cell in structure.at.neighbors() if where.is_space(cell))


def _prey(match: Match, player: PlayerId, row: ShipClass) -> Iterator[Hex]:
    """Where other players' ships and space structures are that this class could destroy."""
    classes, kinds = match.tables.ship_classes, match.tables.structures
    for ship in match.board.ships.values():
        prey = classes[ship.cls]
        is_prey = ship.owner != player and _can_destroy(row, prey.defence_die, prey.shield)
        if is_prey and ship.at is not None:
            yield ship.at
    for structure in match.board.space.values():
        kind, at = kinds[structure.kind], place_of(match, structure)
        is_prey = structure.owner != player and _can_destroy(row, kind.defence_die, kind.shield)
        if is_prey and at is not None:
            yield at


def _can_destroy(row: ShipClass, defence_die: int, shield: int) -> bool:
    return bool(row.attack_die) and destroy(row.attack_die, defence_die, shield) > 0


def field_to(match: Match, goals: Iterable[Hex]) -> Field:
    """Steps to the nearest goal from everywhere, around planets, asteroids and stations."""
    around, cells = geometry(match).space_neighbors, occupancy(match)
    blocked = cells.asteroids.keys() | cells.stations.keys()
    found: Field = {goal: 0 for goal in goals if goal not in blocked}
    frontier = list(found)
    step = 0
    while frontier:
        step += 1
        following = []
        for cell in frontier:
            for near in around.get(cell, ()):
                if near not in found and near not in blocked:
                    found[near] = step
                    following.append(near)
        frontier = following
    return found


def nearest(field: Field, ship: Ship, cells: Iterable[Hex]) -> list[Hex]:
    """The cells that are nearest to a goal, if that is nearer than staying."""
    assert ship.at is not None
    far = len(field) + 1
    steps = {cell: field.get(cell, far) for cell in cells}
    best = min(steps.values(), default=far)
    if best >= field.get(ship.at, far):
        return []
    return [cell for cell, away in steps.items() if away == best]
