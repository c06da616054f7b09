"""What can be picked up on a map, by name and place."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, ShipId, StructureId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState

CELLS_PER_COMMAND = 1000
"""A command names at most 2000 cells; a gesture may mean more."""


class Sort(StrEnum):
    PLANET = "planet"
    GROUND = "ground"
    """A natural resource or structure on a planet; its cell is its name."""
    ASTEROID = "asteroid"
    SHIP = "ship"
    SPACE = "space"
    """A deployed space structure."""


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """A thing on the map. `at` is its cell; of a planet the centre."""

    sort: Sort
    id: str
    at: Hex


def ground_thing(at: Hex) -> Thing:
    return Thing(Sort.GROUND, f"{at.q},{at.r}", at)


def thing_at(state: MapState, cell: Hex) -> Thing | None:
    """What a click on a cell means: what stands there, else the planet it is part of.

    The centre cell of a planet stands for the whole planet.
    """
    occupancy = state.occupancy
    standing = occupancy.at(cell)
    if isinstance(standing, Ship):
        return Thing(Sort.SHIP, standing.id, cell)
    if isinstance(standing, SpaceStructure):
        return Thing(Sort.SPACE, standing.id, cell)
    if isinstance(standing, Asteroid):
        deployed = occupancy.on_asteroids.get(standing.id)
        if deployed is not None:
            return Thing(Sort.SPACE, deployed.id, cell)
        return Thing(Sort.ASTEROID, standing.id, cell)
    if standing is not None:
        return ground_thing(cell)
    planet = state.geometry.planet_at.get(cell)
    if planet is None:
        return None
    center = state.board.planets[planet].center
    assert center is not None
    return Thing(Sort.PLANET, planet, center)


def all_things(state: MapState) -> tuple[Thing, ...]:
    """Everything on the map, planets before what stands on them."""
    board = state.board
    found = [
        Thing(Sort.PLANET, planet.id, planet.center)
        for planet in board.planets.values()
        if planet.center is not None
    ]
    for planet in board.planets.values():
        cells = [one.at for one in planet.natural] + [one.at for one in planet.structures.values()]
        found.extend(ground_thing(cell) for cell in cells if cell is not None)
    found += [
        Thing(Sort.ASTEROID, rock.id, rock.at)
        for rock in board.asteroids.values()
        if rock.at is not None
    ]
    found += [
        Thing(Sort.SHIP, ship.id, ship.at) for ship in board.ships.values() if ship.at is not None
    ]
    for one in board.space.values():
        at = one.at
        if at is None and one.asteroid is not None:
            at = board.asteroids[one.asteroid].at
        if at is not None:
            found.append(Thing(Sort.SPACE, one.id, at))
    return tuple(found)


def still_there(state: MapState, things: frozenset[Thing]) -> frozenset[Thing]:
    """Of some things those that the map still has, in that place."""
    if not things:
        return things
    return things & frozenset(all_things(state))


def cells_of(state: MapState, thing: Thing) -> tuple[Hex, ...]:
    """The cells a thing covers."""
    if thing.sort is Sort.PLANET:
        shape = state.geometry.shapes.get(PlanetId(thing.id))
        return shape.cells if shape is not None else (thing.at,)
    return (thing.at,)


def in_parts(cells: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """As many cells as a command may name, again and again."""
    return [
        cells[start : start + CELLS_PER_COMMAND]
        for start in range(0, len(cells), CELLS_PER_COMMAND)
    ]


def removals(things: Iterable[Thing]) -> list[c.Single]:
    """The commands that take things away; what stands on planets goes with one for all."""
    wanted = tuple(things)
    ground = tuple(thing.at for thing in wanted if thing.sort is Sort.GROUND)
    others = [removal(thing) for thing in wanted if thing.sort is not Sort.GROUND]
    return [*(c.ClearGround(part) for part in in_parts(ground)), *others]


def removal(thing: Thing) -> c.Single:
    """The command that takes one thing away."""
    match thing.sort:
        case Sort.PLANET:
            return c.RemovePlanet(PlanetId(thing.id))
        case Sort.GROUND:
            return c.ClearGround((thing.at,))
        case Sort.ASTEROID:
            return c.RemoveAsteroid(AsteroidId(thing.id))
        case Sort.SHIP:
            return c.RemoveShip(ShipId(thing.id))
        case Sort.SPACE:
            return c.RemoveSpaceStructure(StructureId(thing.id))


def moving(thing: Thing, to: Hex) -> c.Single:
    """The command that puts a thing somewhere else."""
    match thing.sort:
        case Sort.PLANET:
            return c.MovePlanet(PlanetId(thing.id), to)
        case Sort.GROUND:
            return c.MoveGround(thing.at, to)
        case Sort.ASTEROID:
            return c.MoveAsteroid(AsteroidId(thing.id), to)
        case Sort.SHIP:
            return c.MoveShip(ShipId(thing.id), to)
        case Sort.SPACE:
            return c.MoveSpaceStructure(StructureId(thing.id), to)


def independent(state: MapState, things: frozenset[Thing]) -> tuple[Thing, ...]:
    """Without what goes along anyway: contents of chosen planets, structures on chosen rocks."""
    planets = {thing.id for thing in things if thing.sort is Sort.PLANET}
    rocks = {thing.at for thing in things if thing.sort is Sort.ASTEROID}
    return tuple(
        sorted(
            thing
            for thing in things
            if not (thing.sort is Sort.GROUND and state.geometry.planet_at.get(thing.at) in planets)
            and not (thing.sort is Sort.SPACE and thing.at in rocks)
        )
    )
