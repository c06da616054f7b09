"""What mirrors what on a map: images of cells, owners and things, and what has no image."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, ring
from bp_desktop.games.burning_planets.board import Planet, Structure, TilePlace
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import Image, Symmetry
from bp_desktop.ui.editor.things import Sort, Thing, all_things, ground_thing
from bp_desktop.ui.games.burning_planets.studio.tile_places import image_of_place
from bp_desktop.ui.games.burning_planets.studio.turning import turned_around, with_owners

NEAR = 3
"""Steps from a planet within which cells go where the planet goes."""


def image_of(state: MapState, at: Hex, image: Image) -> Hex:
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


def owner_of_image(state: MapState, owner: PlayerId, image: Image) -> PlayerId:
    """Who owns the image of a player's thing: whoever starts where the player's start would
    be; the player where nobody does."""
    for planet in state.board.planets.values():
        if planet.starting == owner and planet.center is not None:
            other = _planet_centered(state, image.place(planet.center))
            if other is not None and other.starting is not None:
                return other.starting
    return owner


@dataclass(frozen=True, slots=True)
class Unpaired:
    """A thing that has not all its images."""

    thing: Thing
    missing: tuple[Hex, ...]
    """Where images would be."""


def unpaired(state: MapState, symmetry: Symmetry) -> tuple[Unpaired, ...]:
    """The exceptions from a symmetry: everything that has no image where it should have one."""
    images = symmetry.images(state.board.tiles)
    return tuple(_unpaired(state, images, all_things(state))) if images else ()


def missing_tiles(state: MapState, symmetry: Symmetry) -> tuple[TilePlace, ...]:
    """Where tiles have no image. Only mirrors of the board fit the grid of tiles."""
    tiles = state.board.tiles
    if tiles is None:
        return ()
    images = [image for image in symmetry.images(tiles) if image.is_mirror]
    there = [image_of_place(tiles, place, image) for image in images for place in tiles.places]
    laid = frozenset(tiles.places)
    return tuple(place for place in dict.fromkeys(there) if place not in laid)


def _unpaired(
    state: MapState, images: tuple[Image, ...], things: Iterable[Thing]
) -> Iterator[Unpaired]:
    whole: set[PlanetId] = set()
    things = tuple(things)
    models = _Models(state, images, things)
    for thing in things:
        planet = state.geometry.planet_at.get(thing.at)
        if thing.sort is Sort.GROUND and planet in whole:
            continue  # the planet itself is listed
        places = dict.fromkeys(
            _place_of_image(state, thing, image)
            for image in images
            if not models.has_one(thing, image)
        )
        missing = tuple(there for there in places if not _is_paired(state, thing, there))
        if missing:
            if thing.sort is Sort.PLANET:
                whole.add(PlanetId(thing.id))
            yield Unpaired(thing, missing)


class _Models:
    """Which things are images of others. In a mirror, rows shifted by half a cell can put an
    image where its own image would fall beside the thing it was made from; the two are a pair
    all the same."""

    def __init__(
        self, state: MapState, images: tuple[Image, ...], things: tuple[Thing, ...]
    ) -> None:
        self._state = state
        self._of: dict[tuple[int, Sort, Hex], Thing] = {
            (number, thing.sort, _place_of_image(state, thing, image)): thing
            for number, image in enumerate(images)
            if image.is_mirror
            for thing in things
        }
        self._numbers = {id(image): number for number, image in enumerate(images)}

    def has_one(self, thing: Thing, image: Image) -> bool:
        """Whether a thing is itself what a mirror makes of another one like it."""
        model = self._of.get((self._numbers[id(image)], thing.sort, thing.at))
        return model is not None and _is_paired(self._state, model, thing.at)


def _place_of_image(state: MapState, thing: Thing, image: Image) -> Hex:
    return image.place(thing.at) if thing.sort is Sort.PLANET else image_of(state, thing.at, image)


def _is_paired(state: MapState, thing: Thing, there: Hex) -> bool:
    """Whether something like a thing is there; whose it is does not matter."""
    board, occupancy = state.board, state.occupancy
    match thing.sort:
        case Sort.PLANET:
            one, other = board.planets[PlanetId(thing.id)], _planet_centered(state, there)
            return other is not None and (one.size, one.biome) == (other.size, other.biome)
        case Sort.GROUND:
            here, found = occupancy.on_planet(thing.at), occupancy.on_planet(there)
            return here is None or (found is not None and found.kind == here.kind)
        case Sort.ASTEROID:
            return there in occupancy.asteroids
        case Sort.SHIP:
            ship = occupancy.ships.get(there)
            return ship is not None and ship.cls == board.ships[ShipId(thing.id)].cls
        case Sort.SPACE:
            rock = occupancy.asteroids.get(there)
            deployed = occupancy.stations.get(there) or (
                occupancy.on_asteroids.get(rock.id) if rock is not None else None
            )
            kind = board.space[StructureId(thing.id)].kind
            return deployed is not None and deployed.kind == kind


def image_of_thing(state: MapState, thing: Thing, image: Image) -> Thing | None:
    """The thing like it that stands where its image should be, if there is one."""
    there = _place_of_image(state, thing, image)
    if not _is_paired(state, thing, there):
        return None
    if thing.sort is Sort.GROUND:
        return ground_thing(there) if state.occupancy.on_planet(there) is not None else None
    return next(
        (one for one in all_things(state) if (one.sort, one.at) == (thing.sort, there)), None
    )


def completed(state: MapState, symmetry: Symmetry, chosen: frozenset[Thing]) -> Sketch:
    """Everything, or what is chosen, gets its missing images; what stands in the way of one is
    left and listed. Where two halves differ, what comes first in the map is the model."""
    sketch = Sketch(state)
    images = symmetry.images(state.board.tiles)
    planets = {thing.id for thing in chosen if thing.sort is Sort.PLANET}
    things = all_things(state)
    models = _Models(state, images, things)
    if not chosen:
        for place in missing_tiles(state, symmetry):
            sketch.attempt(c.AddTile(place))
    for thing in things:
        on_chosen = state.geometry.planet_at.get(thing.at) in planets
        if chosen and thing not in chosen and not on_chosen:
            continue
        for image in images:
            if models.has_one(thing, image):
                continue
            there = _place_of_image(sketch.state, thing, image)
            if not _is_paired(sketch.state, thing, there):
                for command in _image_commands(sketch.state, thing, image, there):
                    sketch.attempt(command)
    return sketch


def _image_commands(state: MapState, thing: Thing, image: Image, there: Hex) -> Iterator[c.Single]:
    board = state.board
    match thing.sort:
        case Sort.PLANET:
            planet = board.planets[PlanetId(thing.id)]
            other = _planet_centered(state, there)
            if other is None:
                yield c.PastePlanet(image_planet(state, planet, image, there))
                return
            if other.biome != planet.biome:
                yield c.SetBiome(other.id, planet.biome)
            if other.size != planet.size:
                yield c.ResizePlanet(other.id, planet.size)
        case Sort.GROUND:
            standing = state.occupancy.on_planet(thing.at)
            if isinstance(standing, Structure):
                yield c.PlaceStructure(standing.kind, there)
            elif standing is not None:
                yield c.PlaceNatural(standing.kind, (there,))
        case Sort.ASTEROID:
            yield c.PlaceAsteroid(there)
        case Sort.SHIP:
            ship = board.ships[ShipId(thing.id)]
            yield c.PlaceShip(owner_of_image(state, ship.owner, image), ship.cls, there)
        case Sort.SPACE:
            one = board.space[StructureId(thing.id)]
            yield c.PlaceSpaceStructure(owner_of_image(state, one.owner, image), one.kind, there)


def image_planet(state: MapState, planet: Planet, image: Image, center: Hex) -> Planet:
    """The planet's image; nobody starts on it who starts elsewhere already."""
    there = turned_around(planet, center, image.local)
    whose = with_owners(there, lambda owner: owner_of_image(state, owner, image))
    if whose.owner == planet.owner and planet.starting is not None:
        whose = replace(whose, owner=None)  # a start belongs to one player
    return replace(whose, id=PlanetId(""), name="", starting=None)


def _planet_centered(state: MapState, at: Hex) -> Planet | None:
    planet = state.geometry.planet_at.get(at)
    if planet is None or state.geometry.shapes[planet].center != at:
        return None
    return state.board.planets[planet]
