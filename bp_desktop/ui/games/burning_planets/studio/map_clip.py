"""Copied parts of a Burning Planets map: the clip, its images, and how it is pasted."""

from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.game import Ghost, MapThing, independent, middle_of
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import SymmetryImage
from bp_desktop.ui.games.burning_planets.studio.map_images import (
    owner_of_image,
    with_cells,
    with_owners,
)
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    carrier,
    contents,
    icon_of,
    place_of_structure,
    value_of,
)

MapSketch = Sketch[MapState, c.AnyMapCommand, AnyMapEvent]

MOST_BYTES = 2_000_000
"""The clipboard is anybody's: what is longer is not ours."""
Some = msgspec.Meta(max_length=2000)
Owned = TypeVar("Owned", Ship, SpaceStructure)
CLIP_TYPE = "application/x-burning-planets-clip+json"


class MapClip(msgspec.Struct, frozen=True, omit_defaults=True, tag="burning_planets.clip"):
    """Copied things; every cell is relative to the middle of them."""

    planets: Annotated[tuple[Planet, ...], Some] = ()
    natural: Annotated[tuple[Natural, ...], Some] = ()
    """Without their planet: to be put on another."""
    structures: Annotated[tuple[Structure, ...], Some] = ()
    asteroids: Annotated[tuple[Hex, ...], Some] = ()
    ships: Annotated[tuple[Ship, ...], Some] = ()
    space: Annotated[tuple[SpaceStructure, ...], Some] = ()
    """Each with its cell, those on asteroids too."""

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
        on_planets = (one for planet in self.planets for one in contents(planet))
        kinds = {*tables.naturals, *tables.structures}
        things = (*self.natural, *self.structures, *on_planets, *self.space)
        ships = tuple(ship for ship in self.ships if ship.cls in tables.ship_classes)
        known = (*(one for one in things if one.kind in kinds), *ships)
        return (
            *(
                Ghost(at + (one.center or ORIGIN), radius=radius.get(one.size, 1), ground=one.biome)
                for one in self.planets
            ),
            *(Ghost(at + cell, "board/asteroid") for cell in self.asteroids),
            *(
                Ghost(at + (one.at or ORIGIN), icon_of(state, one), getattr(one, "owner", ""))
                for one in known
            ),
        )

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
    wanted = independent(carrier, state, things)
    if not wanted:
        return EMPTY, ORIGIN
    middle = middle_of(thing.at for thing in wanted)
    values = [value_of(state, thing) for thing in wanted]

    def some(kind: type[T]) -> tuple[T, ...]:
        return tuple(value for value in values if isinstance(value, kind))

    rocks = some(Asteroid)
    on_rocks = (state.occupancy.on_asteroids.get(rock.id) for rock in rocks)
    values += on_rocks
    clip = MapClip(
        some(Planet),
        some(Natural),
        some(Structure),
        tuple(rock.at for rock in rocks if rock.at is not None),
        some(Ship),
        tuple(
            replace(one, at=place_of_structure(state.board, one), asteroid=None)
            for one in some(SpaceStructure)
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
