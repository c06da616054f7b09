"""Images of a Burning Planets map under a symmetry: of cells, tiles, owners and things."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from bp_desktop.core.hexes import ORIGIN, Hex, ring
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.symmetry import Frame, SymmetryImage
from bp_desktop.ui.games.burning_planets.studio.map_things import place_of, value_of

NEAR = 3
"""Steps from a planet within which cells go where the planet goes."""
Where = Callable[[Hex], Hex]
"""Where a cell relative to some centre goes, relative to the same."""
Whose = Callable[[PlayerId], PlayerId | None]
"""Who owns the copy of what a player owns."""


# --- cells and tiles


def frame_of(state: MapState) -> Frame | None:
    """The rectangle that encloses all tiles."""
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        return None
    columns = [place.tx for place in tiles.places]
    rows = [place.ty for place in tiles.places]
    return Frame(
        min(columns) * tiles.width,
        (max(columns) + 1) * tiles.width - 1,
        min(rows) * tiles.height,
        (max(rows) + 1) * tiles.height - 1,
    )


def middle_of_map(state: MapState) -> Hex:
    """The centre of the tile in the middle."""
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        return ORIGIN
    return tile_center(tiles, tiles.places[len(tiles.places) // 2])


def image_of(state: MapState, at: Hex, image: SymmetryImage) -> Hex:
    """Where a cell goes. On a planet and near it: relative to where the planet goes, so that a
    border cell stays one, an orbit cell too, and what is outside the orbit stays outside,
    whatever the rows of the board do."""
    planet = _planet_near(state, at)
    if planet is None:
        return image.place(at)
    center = state.geometry.shapes[planet].center
    return image.place(center) + image.local(at - center)


def _planet_near(state: MapState, at: Hex) -> PlanetId | None:
    """The nearest planet, if one is near enough."""
    planet_at, shapes = state.geometry.planet_at, state.geometry.shapes
    for steps in range(NEAR + 1):
        found = {planet for cell in ring(at, steps) if (planet := planet_at.get(cell)) is not None}
        if found:
            return min(found, key=lambda planet: (at.distance(shapes[planet].center), planet))
    return None


def image_of_place(tiles: Tiles, place: TilePlace, image: SymmetryImage) -> TilePlace:
    """Where a symmetry puts a tile: mirrors of the board are exact, turns by 60 degrees do not
    fit the grid of tiles, and there it is the tile that the centre falls on."""
    return place_of(tiles, image.place(tile_center(tiles, place)))


def missing_tiles(state: MapState, images: Iterable[SymmetryImage]) -> tuple[TilePlace, ...]:
    """Where tiles have no image. Only mirrors of the board fit the grid of tiles."""
    tiles = state.board.tiles
    if tiles is None:
        return ()
    mirrors = [image for image in images if image.is_mirror]
    there = [image_of_place(tiles, place, image) for image in mirrors for place in tiles.places]
    laid = frozenset(tiles.places)
    return tuple(place for place in dict.fromkeys(there) if place not in laid)


# --- things and their owners


def owner_of_image(state: MapState, owner: PlayerId, image: SymmetryImage) -> PlayerId:
    """Who owns the image of a player's thing: whoever starts where the player's start would
    be; the player where nobody does."""
    for planet in state.board.planets.values():
        if planet.starting == owner and planet.center is not None:
            other = _planet_centered(state, image.place(planet.center))
            if other is not None and other.starting is not None:
                return other.starting
    return owner


def is_like(state: MapState, thing: MapThing, there: Hex) -> bool:
    """Whether something like a thing is there; whose it is does not matter."""
    occupancy = state.occupancy
    match value_of(state, thing):
        case Planet(size=size, biome=biome):
            other = _planet_centered(state, there)
            return other is not None and (size, biome) == (other.size, other.biome)
        case Natural(kind=kind) | Structure(kind=kind):
            found = occupancy.on_planet(there)
            return found is not None and found.kind == kind
        case Asteroid():
            return there in occupancy.asteroids
        case Ship(cls=cls):
            ship = occupancy.ships.get(there)
            return ship is not None and ship.cls == cls
        case SpaceStructure(kind=kind):
            rock = occupancy.asteroids.get(there)
            deployed = occupancy.stations.get(there) or (
                occupancy.on_asteroids.get(rock.id) if rock is not None else None
            )
            return deployed is not None and deployed.kind == kind
        case None:
            return True


def image_commands(
    state: MapState, thing: MapThing, image: SymmetryImage, there: Hex
) -> Iterator[c.AnyMapCommand]:
    """What makes the image of a thing in a cell."""
    match value_of(state, thing):
        case Planet() as planet:
            other = _planet_centered(state, there)
            if other is None:
                yield c.PastePlanet(_image_of_planet(state, planet, image, there))
                return
            if other.biome != planet.biome:
                yield c.SetBiome(other.id, planet.biome)
            if other.size != planet.size:
                yield c.ResizePlanet(other.id, planet.size)
        case Structure(kind=kind):
            yield c.PlaceStructure(kind, there)
        case Natural(kind=kind):
            yield c.PlaceNatural(kind, (there,))
        case Asteroid():
            yield c.PlaceAsteroid(there)
        case Ship(owner=owner, cls=cls):
            yield c.PlaceShip(owner_of_image(state, owner, image), cls, there)
        case SpaceStructure(owner=owner, kind=kind):
            yield c.PlaceSpaceStructure(owner_of_image(state, owner, image), kind, there)


# --- planets


def with_cells(planet: Planet, where: Where) -> Planet:
    """The planet with its centre and contents elsewhere."""

    def moved(cell: Hex | None) -> Hex | None:
        return where(cell) if cell is not None else None

    return replace(
        planet,
        center=moved(planet.center),
        natural=tuple(Natural(one.kind, moved(one.at)) for one in planet.natural),
        structures={id_: replace(one, at=moved(one.at)) for id_, one in planet.structures.items()},
    )


def with_owners(planet: Planet, whose: Whose) -> Planet:
    """The planet given to others."""
    owner = whose(planet.owner) if planet.owner is not None else None
    starting = whose(planet.starting) if planet.starting is not None else None
    return replace(planet, owner=owner, starting=starting)


def _image_of_planet(state: MapState, planet: Planet, image: SymmetryImage, center: Hex) -> Planet:
    """The planet's image; nobody starts on it who starts elsewhere already."""
    assert planet.center is not None
    old = planet.center
    there = with_cells(planet, lambda cell: center + image.local(cell - old))
    whose = with_owners(there, lambda owner: owner_of_image(state, owner, image))
    if whose.owner == planet.owner and planet.starting is not None:
        whose = replace(whose, owner=None)  # a start belongs to one player
    return replace(whose, id=PlanetId(""), name="", starting=None)


def _planet_centered(state: MapState, at: Hex) -> Planet | None:
    planet = state.geometry.planet_at.get(at)
    if planet is None or state.geometry.shapes[planet].center != at:
        return None
    return state.board.planets[planet]
