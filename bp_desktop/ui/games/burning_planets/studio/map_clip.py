"""Copied parts of a Burning Planets map: the clip, its images, and how it is pasted."""

from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.games.burning_planets.board import Natural, Planet, Ship, SpaceStructure, Structure
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId, StructureId
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
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind, carrier

MapSketch = Sketch[MapState, c.AnyMapCommand, AnyMapEvent]

MOST_BYTES = 2_000_000
"""The clipboard is anybody's: what is longer is not ours."""
Some = msgspec.Meta(max_length=2000)
T = TypeVar("T", Ship, SpaceStructure)
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

        def given(things: Iterable[T]) -> tuple[T, ...]:
            owned = ((one, whose(one.owner)) for one in things)
            return tuple(replace(one, owner=owner) for one, owner in owned if owner is not None)

        planets = tuple(with_owners(one, whose) for one in self.planets)
        return replace(self, planets=planets, ships=given(self.ships), space=given(self.space))

    def ghosts(self, state: MapState, at: Hex) -> tuple[Ghost, ...]:
        """How it would look around a cell."""
        radius = radii(state.options)
        factions = {seat.id: seat.faction for seat in state.content.seats}
        found = [
            Ghost(at + (one.center or ORIGIN), radius=radius.get(one.size, 1), ground=one.biome)
            for one in self.planets
        ]
        on_planets = [natural for planet in self.planets for natural in planet.natural]
        built = [one for planet in self.planets for one in planet.structures.values()]
        found += [
            Ghost(at + (one.at or ORIGIN), f"natural/{one.kind}")
            for one in (*self.natural, *on_planets)
            if one.kind in state.tables.naturals
        ]
        found += [
            Ghost(at + (one.at or ORIGIN), f"structure/{one.kind}")
            for one in (*self.structures, *built)
            if one.kind in state.tables.structures
        ]
        found += [Ghost(at + cell, "board/asteroid") for cell in self.asteroids]
        for ship in self.ships:
            if ship.cls in state.tables.ship_classes:
                icon = f"ship/{factions.get(ship.owner, 'humans')}_{ship.cls}"
                found.append(Ghost(at + (ship.at or ORIGIN), icon, ship.owner))
        found += [
            Ghost(at + (one.at or ORIGIN), f"structure/{one.kind}", one.owner)
            for one in self.space
            if one.kind in state.tables.structures
        ]
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
    wanted = independent(carrier, state, things)
    if not wanted:
        return EMPTY, ORIGIN
    middle = middle_of(thing.at for thing in wanted)
    rocks = {thing.at for thing in wanted if thing.sort == MapThingKind.ASTEROID}
    on_rocks = [
        MapThing(MapThingKind.SPACE, one.id, at)
        for at in rocks
        if (one := state.occupancy.on_asteroids.get(state.occupancy.asteroids[at].id)) is not None
    ]
    clip = EMPTY
    for thing in (*wanted, *on_rocks):
        clip = _with(clip, state, thing)
    return clip.mapped(lambda cell: cell - middle), middle


def _with(clip: MapClip, state: MapState, thing: MapThing) -> MapClip:
    board = state.board
    match MapThingKind(thing.sort):
        case MapThingKind.PLANET:
            return replace(clip, planets=(*clip.planets, board.planets[PlanetId(thing.id)]))
        case MapThingKind.GROUND:
            standing = state.occupancy.on_planet(thing.at)
            if isinstance(standing, Structure):
                return replace(clip, structures=(*clip.structures, standing))
            return replace(clip, natural=(*clip.natural, standing)) if standing else clip
        case MapThingKind.ASTEROID:
            return replace(clip, asteroids=(*clip.asteroids, thing.at))
        case MapThingKind.SHIP:
            return replace(clip, ships=(*clip.ships, board.ships[ShipId(thing.id)]))
        case MapThingKind.SPACE:
            one = replace(board.space[StructureId(thing.id)], at=thing.at, asteroid=None)
            return replace(clip, space=(*clip.space, one))


def decoded(data: bytes) -> MapClip | None:
    """What another window copied; None for nothing and for anything that is not a clip."""
    if len(data) > MOST_BYTES:
        return None
    try:
        clip = msgspec.json.decode(data, type=MapClip)
    except (msgspec.MsgspecError, ValueError):
        return None
    return None if clip == EMPTY else clip
