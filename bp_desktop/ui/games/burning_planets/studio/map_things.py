"""The things of a Burning Planets map: what stands where, and the commands that move them."""

from collections.abc import Iterable
from enum import StrEnum

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, ShipId, StructureId
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


# --- finding things


def ground_thing(at: Hex) -> MapThing:
    return MapThing(MapThingKind.GROUND, f"{at.q},{at.r}", at)


def planet_thing(state: MapState, planet: PlanetId) -> MapThing:
    center = state.board.planets[planet].center
    assert center is not None
    return MapThing(MapThingKind.PLANET, planet, center)


def thing_at(state: MapState, cell: Hex) -> MapThing | None:
    """What a click on a cell means: what stands there, else the planet it is part of.

    The centre cell of a planet stands for the whole planet.
    """
    occupancy = state.occupancy
    standing = occupancy.at(cell)
    if isinstance(standing, Ship):
        return MapThing(MapThingKind.SHIP, standing.id, cell)
    if isinstance(standing, SpaceStructure):
        return MapThing(MapThingKind.SPACE, standing.id, cell)
    if isinstance(standing, Asteroid):
        deployed = occupancy.on_asteroids.get(standing.id)
        if deployed is not None:
            return MapThing(MapThingKind.SPACE, deployed.id, cell)
        return MapThing(MapThingKind.ASTEROID, standing.id, cell)
    if standing is not None:
        return ground_thing(cell)
    planet = state.geometry.planet_at.get(cell)
    return planet_thing(state, planet) if planet is not None else None


def all_things(state: MapState) -> tuple[MapThing, ...]:
    """Everything on the map, planets before what stands on them."""
    board = state.board
    found = [
        MapThing(MapThingKind.PLANET, planet.id, planet.center)
        for planet in board.planets.values()
        if planet.center is not None
    ]
    for planet in board.planets.values():
        cells = [one.at for one in planet.natural] + [one.at for one in planet.structures.values()]
        found.extend(ground_thing(cell) for cell in cells if cell is not None)
    found += [
        MapThing(MapThingKind.ASTEROID, rock.id, rock.at)
        for rock in board.asteroids.values()
        if rock.at is not None
    ]
    found += [
        MapThing(MapThingKind.SHIP, ship.id, ship.at)
        for ship in board.ships.values()
        if ship.at is not None
    ]
    for one in board.space.values():
        at = one.at
        if at is None and one.asteroid is not None:
            at = board.asteroids[one.asteroid].at
        if at is not None:
            found.append(MapThing(MapThingKind.SPACE, one.id, at))
    return tuple(found)


def cells_of(state: MapState, thing: MapThing) -> tuple[Hex, ...]:
    """The cells a thing covers."""
    if thing.sort == MapThingKind.PLANET:
        shape = state.geometry.shapes.get(PlanetId(thing.id))
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
    match MapThingKind(thing.sort):
        case MapThingKind.PLANET:
            return c.RemovePlanet(PlanetId(thing.id))
        case MapThingKind.GROUND:
            return c.ClearGround((thing.at,))
        case MapThingKind.ASTEROID:
            return c.RemoveAsteroid(AsteroidId(thing.id))
        case MapThingKind.SHIP:
            return c.RemoveShip(ShipId(thing.id))
        case MapThingKind.SPACE:
            return c.RemoveSpaceStructure(StructureId(thing.id))


def moving(thing: MapThing, to: Hex) -> c.Single:
    """The command that puts a thing somewhere else."""
    match MapThingKind(thing.sort):
        case MapThingKind.PLANET:
            return c.MovePlanet(PlanetId(thing.id), to)
        case MapThingKind.GROUND:
            return c.MoveGround(thing.at, to)
        case MapThingKind.ASTEROID:
            return c.MoveAsteroid(AsteroidId(thing.id), to)
        case MapThingKind.SHIP:
            return c.ShiftShip(ShipId(thing.id), to)
        case MapThingKind.SPACE:
            return c.MoveSpaceStructure(StructureId(thing.id), to)


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
    left = min(one.tx for one in tiles.places)
    top = min(one.ty for one in tiles.places)
    return {"column": place.tx - left + 1, "row": place.ty - top + 1}


def is_tile_number(state: MapState, cell: Hex) -> bool:
    """Whether the number of a tile is written here: over the first cell and the one below."""
    tiles = state.board.tiles
    if tiles is None or cell not in state.geometry.tile_of:
        return False
    col, row = to_offset(cell)
    return col % tiles.width == 0 and row % tiles.height in (0, 1)
