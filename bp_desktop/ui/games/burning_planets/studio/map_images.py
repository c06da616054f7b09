"""Images of a Burning Planets map under a symmetry, and copied parts of it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace

from bp_desktop.core.hexes import ORIGIN, Hex, ring
from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets import board
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.ui.editor.game import Ghost, MapThing, independent, middle_of
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import Frame, SymmetryImage
from bp_desktop.ui.games.burning_planets.studio import map_things

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
    left, top, columns, rows = tiles.extent
    return Frame(
        left * tiles.width,
        (left + columns) * tiles.width - 1,
        top * tiles.height,
        (top + rows) * tiles.height - 1,
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
    return map_things.place_of(tiles, image.place(tile_center(tiles, place)))


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


def dealt_start(state: MapState, owner: PlayerId, image: SymmetryImage) -> PlayerId | None:
    """Whose start the image of a player's start becomes: image k of player n goes to player n + k.
    None where there are fewer players, and for whoever starts somewhere already."""
    seats = [seat.id for seat in state.content.seats]
    if owner not in seats or image.number >= len(seats):
        return None
    other = seats[(seats.index(owner) + image.number) % len(seats)]
    starts = {planet.starting for planet in state.board.planets.values()}
    return other if other not in starts else None


def is_like(state: MapState, thing: MapThing, there: Hex) -> bool:
    """Whether something like a thing is there; whose it is does not matter."""
    occupancy = state.occupancy
    match map_things.value_of(state, thing):
        case board.Planet() as planet:
            other = _planet_centered(state, there)
            if other is None or planet.size != other.size:
                return False
            return planet.biome == other.biome or _are_starts(planet, other)
        case board.Natural(kind=kind) | board.Structure(kind=kind) as one:
            if isinstance(one, board.Natural) and _grows_by_its_start(state, thing.at, there):
                return True
            found = occupancy.on_planet(there)
            return found is not None and found.kind == kind
        case board.Asteroid():
            return there in occupancy.asteroids
        case board.Ship(cls=cls):
            ship = occupancy.ships.get(there)
            return ship is not None and ship.cls == cls
        case board.SpaceStructure(kind=kind):
            rock = occupancy.asteroids.get(there)
            deployed = occupancy.stations.get(there) or (
                occupancy.on_asteroids.get(rock.id) if rock is not None else None
            )
            return deployed is not None and deployed.kind == kind
        case None:
            return True


def _are_starts(planet: board.Planet, other: board.Planet) -> bool:
    """Whether each is somebody's start: then its biome follows its owner (BP-GEN-11)."""
    return planet.starting is not None and other.starting is not None


def _grows_by_its_start(state: MapState, at: Hex, there: Hex) -> bool:
    """Whether two cells are of starts with different biomes: what grows there differs as they do,
    and is no exception from a symmetry (BP-GEN-15, BP-GEN-16)."""
    here, other = (_planet_at(state, cell) for cell in (at, there))
    if here is None or other is None or here.biome == other.biome:
        return False
    return _are_starts(here, other)


def _planet_at(state: MapState, at: Hex) -> board.Planet | None:
    planet = state.geometry.planet_at.get(at)
    return state.board.planets[planet] if planet is not None else None


def image_commands(
    state: MapState, thing: MapThing, image: SymmetryImage, there: Hex
) -> Iterator[c.AnyMapCommand]:
    """What makes the image of a thing in a cell."""
    match map_things.value_of(state, thing):
        case board.Planet() as planet:
            other = _planet_centered(state, there)
            if other is None:
                yield c.PastePlanet(_image_of_planet(state, planet, image, there))
                return
            if other.biome != planet.biome and not _are_starts(planet, other):
                yield c.SetBiome(other.id, planet.biome)
            if other.size != planet.size:
                yield c.ResizePlanet(other.id, planet.size)
        case board.Structure(kind=kind):
            yield c.PlaceStructure(kind, there)
        case board.Natural(kind=kind):
            yield c.PlaceNatural(kind, (there,))
        case board.Asteroid():
            yield c.PlaceAsteroid(there)
        case board.Ship(owner=owner, cls=cls):
            yield c.PlaceShip(owner_of_image(state, owner, image), cls, there)
        case board.SpaceStructure(owner=owner, kind=kind):
            yield c.PlaceSpaceStructure(owner_of_image(state, owner, image), kind, there)


# --- planets


def with_cells(planet: board.Planet, where: Where) -> board.Planet:
    """The planet with its centre and contents elsewhere."""

    def moved(cell: Hex | None) -> Hex | None:
        return where(cell) if cell is not None else None

    return replace(
        planet,
        center=moved(planet.center),
        natural=tuple(board.Natural(one.kind, moved(one.at)) for one in planet.natural),
        structures={id_: replace(one, at=moved(one.at)) for id_, one in planet.structures.items()},
    )


def with_owners(planet: board.Planet, whose: Whose) -> board.Planet:
    """The planet given to others."""
    owner = whose(planet.owner) if planet.owner is not None else None
    starting = whose(planet.starting) if planet.starting is not None else None
    return replace(planet, owner=owner, starting=starting)


def _image_of_planet(
    state: MapState, planet: board.Planet, image: SymmetryImage, center: Hex
) -> board.Planet:
    """The planet's image; nobody starts on it who starts elsewhere already."""
    assert planet.center is not None
    old = planet.center
    there = with_cells(planet, lambda cell: center + image.local(cell - old))
    whose = with_owners(there, lambda owner: owner_of_image(state, owner, image))
    if whose.owner == planet.owner and planet.starting is not None:
        whose = replace(whose, owner=None)  # a start belongs to one player
    return replace(whose, id=PlanetId(""), name="", starting=None)


def _planet_centered(state: MapState, at: Hex) -> board.Planet | None:
    planet = state.geometry.planet_at.get(at)
    if planet is None or state.geometry.shapes[planet].center != at:
        return None
    return state.board.planets[planet]


# --- copied things

MapSketch = Sketch[MapState, c.AnyMapCommand, AnyMapEvent]

MOST_BYTES = 2_000_000
"""The clipboard is anybody's: what is longer is not ours."""
Some = msgspec.Meta(max_length=2000)
Owned = TypeVar("Owned", board.Ship, board.SpaceStructure)
CLIP_TYPE = "application/x-burning-planets-clip+json"


class MapClip(msgspec.Struct, frozen=True, omit_defaults=True, tag="burning_planets.clip"):
    """Copied things; every cell is relative to the middle of them."""

    planets: Annotated[tuple[board.Planet, ...], Some] = ()
    natural: Annotated[tuple[board.Natural, ...], Some] = ()
    """Without their planet: to be put on another."""
    structures: Annotated[tuple[board.Structure, ...], Some] = ()
    asteroids: Annotated[tuple[Hex, ...], Some] = ()
    ships: Annotated[tuple[board.Ship, ...], Some] = ()
    space: Annotated[tuple[board.SpaceStructure, ...], Some] = ()
    """Each with its cell, those on asteroids too."""
    is_whole_area: bool = False
    """Whether it is all of one tile, around the tile's centre: it goes to the centre of one."""

    def whole_area(self, by: Hex) -> "MapClip":
        return replace(self.mapped(lambda cell: cell - by), is_whole_area=True)

    def mapped(self, where: Callable[[Hex], Hex]) -> "MapClip":
        """Every cell elsewhere."""

        def moved(cell: Hex | None) -> Hex:
            return where(cell if cell is not None else ORIGIN)

        return MapClip(
            tuple(with_cells(one, where) for one in self.planets),
            tuple(replace(one, at=moved(one.at)) for one in self.natural),
            tuple(replace(one, at=moved(one.at)) for one in self.structures),
            tuple(where(cell) for cell in self.asteroids),
            tuple(replace(one, at=moved(one.at)) for one in self.ships),
            tuple(replace(one, at=moved(one.at)) for one in self.space),
            self.is_whole_area,
        )

    def imaged(self, state: MapState, image: SymmetryImage) -> "MapClip":
        """Turned as an image is, and given to whoever owns the image."""
        there = self.mapped(image.local)
        return there.with_owners(lambda owner: owner_of_image(state, owner, image))

    def with_owners(self, whose: Callable[[PlayerId], PlayerId | None]) -> "MapClip":
        """Given to others; what would belong to nobody and cannot is left out."""

        def given(things: Iterable[Owned]) -> tuple[Owned, ...]:
            owned = ((one, whose(one.owner)) for one in things)
            return tuple(replace(one, owner=owner) for one, owner in owned if owner is not None)

        planets = tuple(with_owners(one, whose) for one in self.planets)
        return replace(self, planets=planets, ships=given(self.ships), space=given(self.space))

    def ghosts(self, state: MapState, at: Hex) -> tuple[Ghost, ...]:
        """How it would look around a cell; nothing for what the map's edition does not know."""
        radius, tables = radii(state.options), state.tables
        on_planets = (one for planet in self.planets for one in map_things.contents(planet))
        kinds = {*tables.naturals, *tables.structures}
        things = (*self.natural, *self.structures, *on_planets, *self.space)
        ships = tuple(ship for ship in self.ships if ship.cls in tables.ship_classes)
        known = (*(one for one in things if one.kind in kinds), *ships)
        found = [
            Ghost(at + (one.center or ORIGIN), radius=radius.get(one.size, 1), ground=one.biome)
            for one in self.planets
        ]
        found += [Ghost(at + cell, "board/asteroid") for cell in self.asteroids]
        for one in known:
            icon, owner = map_things.icon_of(state, one), getattr(one, "owner", "")
            found.append(Ghost(at + (one.at or ORIGIN), icon, owner))
        return tuple(found)

    def paste(self, sketch: MapSketch, at: Hex) -> None:
        """Put copies around a cell, as far as the map has room for them."""
        seats = {seat.id for seat in sketch.state.content.seats}
        names = {planet.name for planet in sketch.state.board.planets.values()}
        mine = self.with_owners(lambda owner: owner if owner in seats else None)
        for planet in mine.planets:
            name = "" if planet.name in names else planet.name
            copy = replace(planet, id=PlanetId(""), name=name, starting=None)
            sketch.attempt(c.PastePlanet(with_cells(copy, lambda cell: cell + at)))
        _put_rest(sketch, mine, at, as_copies=True)

    def put_back(self, sketch: MapSketch, at: Hex) -> None:
        """All of it as it was: names, owners, starts and holds."""
        for planet in self.planets:
            sketch.attempt(c.PastePlanet(with_cells(planet, lambda cell: cell + at)))
        _put_rest(sketch, self, at, as_copies=False)

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


def _put_rest(sketch: MapSketch, clip: MapClip, at: Hex, *, as_copies: bool) -> None:
    for natural in clip.natural:
        sketch.attempt(c.PlaceNatural(natural.kind, (at + (natural.at or ORIGIN),)))
    for structure in clip.structures:
        sketch.attempt(c.PlaceStructure(structure.kind, at + (structure.at or ORIGIN)))
    for cell in clip.asteroids:
        sketch.attempt(c.PlaceAsteroid(at + cell))
    for one in clip.space:
        sketch.attempt(c.PlaceSpaceStructure(one.owner, one.kind, at + (one.at or ORIGIN)))
    for ship in clip.ships:
        number = 0 if as_copies else ship.number
        place = c.PlaceShip(ship.owner, ship.cls, at + (ship.at or ORIGIN), number)
        if sketch.attempt(place) and (ship.hold or ship.carried is not None):
            placed = next(reversed(sketch.state.board.ships))
            carried = ship.carried.kind if ship.carried is not None else None
            sketch.attempt(c.SetHold(placed, ship.hold, carried))


EMPTY = MapClip()


def copied(state: MapState, things: frozenset[MapThing]) -> tuple[MapClip, Hex]:
    """What was chosen, and the cell it was taken around."""
    wanted = independent(map_things.carrier, state, things)
    if not wanted:
        return EMPTY, ORIGIN
    middle = middle_of(thing.at for thing in wanted)
    values = [map_things.value_of(state, thing) for thing in wanted]

    def some(kind: type[T]) -> tuple[T, ...]:
        return tuple(value for value in values if isinstance(value, kind))

    rocks = some(board.Asteroid)
    on_rocks = (state.occupancy.on_asteroids.get(rock.id) for rock in rocks)
    values += on_rocks
    clip = MapClip(
        some(board.Planet),
        some(board.Natural),
        some(board.Structure),
        tuple(rock.at for rock in rocks if rock.at is not None),
        some(board.Ship),
        tuple(
            replace(one, at=map_things.place_of_structure(state.board, one), asteroid=None)
            for one in some(board.SpaceStructure)
        ),
    )
    return clip.mapped(lambda cell: cell - middle), middle


def decoded(data: bytes) -> MapClip | None:
    """What another window copied; None for nothing and for anything that is not a clip."""
    if len(data) > MOST_BYTES:
        return None
    try:
        clip = msgspec.json.decode(data, type=MapClip)
    except (msgspec.MsgspecError, ValueError):
        return None
    return None if clip == EMPTY else clip
