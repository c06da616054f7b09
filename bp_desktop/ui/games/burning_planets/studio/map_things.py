"""The things of a Burning Planets map: what stands where, and the commands that move them."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Natural,
    OnPlanet,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.editor.game import MapArea, MapThing

CELLS_PER_COMMAND = 1000
"""A command names at most 2000 cells; a gesture may mean more."""


class MapThingKind(StrEnum):
    """The sorts of things on a map."""

    PLANET = "planet"
    GROUND = "ground"
    """A natural resource or structure on a planet; its cell is its name."""
    ASTEROID = "asteroid"
    SHIP = "ship"
    SPACE = "space"
    """A deployed space structure."""


MapValue = Planet | OnPlanet | Asteroid | Ship | SpaceStructure
"""What a thing is on its map."""
SORTS = {
    Asteroid: MapThingKind.ASTEROID,
    Ship: MapThingKind.SHIP,
    SpaceStructure: MapThingKind.SPACE,
}


# --- finding things


def ground_thing(at: Hex) -> MapThing:
    return MapThing(MapThingKind.GROUND, f"{at.q},{at.r}", at)


def planet_thing(state: MapState, planet: ids.PlanetId) -> MapThing:
    center = state.board.planets[planet].center
    assert center is not None
    return MapThing(MapThingKind.PLANET, planet, center)


def thing_at(state: MapState, cell: Hex) -> MapThing | None:
    """What a click on a cell means: what stands there, else the planet it is part of.

    The centre cell of a planet stands for the whole planet.
    """
    standing = state.occupancy.at(cell)
    if isinstance(standing, Asteroid):
        standing = state.occupancy.on_asteroids.get(standing.id, standing)
    if isinstance(standing, Asteroid | Ship | SpaceStructure):
        return MapThing(SORTS[type(standing)], standing.id, cell)
    if standing is not None:
        return ground_thing(cell)
    planet = state.geometry.planet_at.get(cell)
    return planet_thing(state, planet) if planet is not None else None


def all_things(state: MapState) -> tuple[MapThing, ...]:
    """Everything on the map, planets before what stands on them."""
    board = state.board
    planets = board.planets.values()
    on_planets = (one.at for planet in planets for one in contents(planet))
    return (
        *_placed(MapThingKind.PLANET, ((one.id, one.center) for one in planets)),
        *(ground_thing(cell) for cell in on_planets if cell is not None),
        *_placed(MapThingKind.ASTEROID, ((one.id, one.at) for one in board.asteroids.values())),
        *_placed(MapThingKind.SHIP, ((one.id, one.at) for one in board.ships.values())),
        *_placed(
            MapThingKind.SPACE,
            ((one.id, place_of_structure(board, one)) for one in board.space.values()),
        ),
    )


def contents(planet: Planet) -> tuple[OnPlanet, ...]:
    """What stands on a planet."""
    return (*planet.natural, *planet.structures.values())


def _placed(sort: MapThingKind, things: Iterable[tuple[str, Hex | None]]) -> Iterator[MapThing]:
    return (MapThing(sort, id_, at) for id_, at in things if at is not None)


def place_of_structure(board: Board, structure: SpaceStructure) -> Hex | None:
    """Its cell, or that of the asteroid it stands on."""
    if structure.asteroid is not None and structure.at is None:
        return board.asteroids[structure.asteroid].at
    return structure.at


def value_of(state: MapState, thing: MapThing) -> MapValue | None:
    """A thing as the map has it."""
    board = state.board
    match MapThingKind(thing.sort):
        case MapThingKind.PLANET:
            return board.planets.get(ids.PlanetId(thing.id))
        case MapThingKind.GROUND:
            return state.occupancy.on_planet(thing.at)
        case MapThingKind.ASTEROID:
            return board.asteroids.get(ids.AsteroidId(thing.id))
        case MapThingKind.SHIP:
            return board.ships.get(ids.ShipId(thing.id))
        case MapThingKind.SPACE:
            return board.space.get(ids.StructureId(thing.id))


def icon_of(state: MapState, value: MapValue) -> str:
    """How a thing is pictured."""
    match value:
        case Planet():
            return "board/planet"
        case Asteroid():
            return "board/asteroid"
        case Natural(kind=kind):
            return f"natural/{kind}"
        case Ship(owner=owner, cls=cls):
            return f"ship/{faction_of(state, owner)}_{cls}"
        case Structure(kind=kind) | SpaceStructure(kind=kind):
            return f"structure/{kind}"


def faction_of(state: MapState, player: ids.PlayerId | None) -> str:
    """Whose ships are a player's; those of somebody without a seat look like humans'."""
    factions = (seat.faction for seat in state.content.seats if seat.id == player)
    return next(factions, "humans")


def cells_of(state: MapState, thing: MapThing) -> tuple[Hex, ...]:
    """The cells a thing covers."""
    if thing.sort == MapThingKind.PLANET:
        shape = state.geometry.shapes.get(ids.PlanetId(thing.id))
        return shape.cells if shape is not None else (thing.at,)
    return (thing.at,)


def carrier(state: MapState, thing: MapThing) -> MapThing | None:
    """The planet under what stands on it, the asteroid under a structure."""
    if thing.sort == MapThingKind.GROUND:
        planet = state.geometry.planet_at.get(thing.at)
        return planet_thing(state, planet) if planet is not None else None
    if thing.sort == MapThingKind.SPACE:
        rock = state.occupancy.asteroids.get(thing.at)
        return MapThing(MapThingKind.ASTEROID, rock.id, thing.at) if rock is not None else None
    return None


# --- commands

REMOVALS: dict[str, Callable[[Any], c.Single]] = {
    MapThingKind.PLANET: c.RemovePlanet,
    MapThingKind.ASTEROID: c.RemoveAsteroid,
    MapThingKind.SHIP: c.RemoveShip,
    MapThingKind.SPACE: c.RemoveSpaceStructure,
}
MOVES: dict[str, Callable[[Any, Hex], c.Single]] = {
    MapThingKind.PLANET: c.MovePlanet,
    MapThingKind.ASTEROID: c.MoveAsteroid,
    MapThingKind.SHIP: c.ShiftShip,
    MapThingKind.SPACE: c.MoveSpaceStructure,
}
"""Of things by id, and where to; what stands on a planet is named by its cell."""


def in_parts(cells: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """As many cells as a command may name, again and again."""
    return [
        cells[start : start + CELLS_PER_COMMAND]
        for start in range(0, len(cells), CELLS_PER_COMMAND)
    ]


def removals(things: Iterable[MapThing]) -> list[c.AnyMapCommand]:
    """The commands that take things away; what stands on planets goes with one for all."""
    wanted = tuple(things)
    ground = tuple(thing.at for thing in wanted if thing.sort == MapThingKind.GROUND)
    others = [removal(thing) for thing in wanted if thing.sort != MapThingKind.GROUND]
    return [*(c.ClearGround(part) for part in in_parts(ground)), *others]


def removal(thing: MapThing) -> c.Single:
    """The command that takes one thing away."""
    if thing.sort == MapThingKind.GROUND:
        return c.ClearGround((thing.at,))
    return REMOVALS[thing.sort](thing.id)


def moving(thing: MapThing, to: Hex) -> c.Single:
    """The command that puts a thing somewhere else."""
    if thing.sort == MapThingKind.GROUND:
        return c.MoveGround(thing.at, to)
    return MOVES[thing.sort](thing.id, to)


# --- tiles, the areas of a map


def area_of(place: TilePlace) -> MapArea:
    return MapArea(place.tx, place.ty)


def tile_of(area: MapArea) -> TilePlace:
    return TilePlace(area.column, area.row)


def place_of(tiles: Tiles, cell: Hex) -> TilePlace:
    """The place in the grid of tiles that a cell belongs to, laid or not."""
    col, row = to_offset(cell)
    return TilePlace(col // tiles.width, row // tiles.height)


def cells_of_place(tiles: Tiles, place: TilePlace) -> tuple[Hex, ...]:
    left, top = tiles.width * place.tx, tiles.height * place.ty
    return tuple(
        from_offset(col, row)
        for row in range(top, top + tiles.height)
        for col in range(left, left + tiles.width)
    )


def area_at(state: MapState, cell: Hex) -> MapArea | None:
    """The tile that a cell belongs to; None off the board."""
    tiles = state.board.tiles
    if tiles is None or cell not in state.geometry.tile_of:
        return None
    return area_of(place_of(tiles, cell))


def cells_of_area(state: MapState, area: MapArea) -> tuple[Hex, ...]:
    tiles = state.board.tiles
    return cells_of_place(tiles, tile_of(area)) if tiles is not None else ()


def is_laid(state: MapState, area: MapArea) -> bool:
    tiles = state.board.tiles
    return tiles is not None and tile_of(area) in tiles.places


def counted_place(tiles: Tiles, place: TilePlace) -> dict[str, int]:
    """Column and row of a tile, counted from the upper left of the board, as people do."""
    extent = tiles.extent
    return {"column": place.tx - extent.left + 1, "row": place.ty - extent.top + 1}


def is_tile_number(state: MapState, cell: Hex) -> bool:
    """Whether the number of a tile is written here: over the first cell and the one below."""
    tiles = state.board.tiles
    if tiles is None or cell not in state.geometry.tile_of:
        return False
    col, row = to_offset(cell)
    return col % tiles.width == 0 and row % tiles.height in (0, 1)
