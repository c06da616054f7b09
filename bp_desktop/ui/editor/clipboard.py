"""What was copied from a map: cells relative to one of them, so that it fits on any map."""

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec.structs import replace

from bp_desktop.core.hexes import ORIGIN, Hex, mirrored, rotated
from bp_desktop.games.burning_planets.board import Natural, Planet, Ship, SpaceStructure, Structure
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.things import Sort, Thing, independent, removals
from bp_desktop.ui.editor.tools.hands import Ghost
from bp_desktop.ui.games.burning_planets.studio.turning import with_cells, with_owners

MOST_BYTES = 2_000_000
"""The clipboard is anybody's: what is longer is not ours."""
Some = msgspec.Meta(max_length=2000)


class Clip(msgspec.Struct, frozen=True, omit_defaults=True, tag="burning_planets.clip"):
    """Copied things; every cell is relative to the middle of them."""

    planets: Annotated[tuple[Planet, ...], Some] = ()
    natural: Annotated[tuple[Natural, ...], Some] = ()
    """Without their planet: to be put on another."""
    structures: Annotated[tuple[Structure, ...], Some] = ()
    asteroids: Annotated[tuple[Hex, ...], Some] = ()
    ships: Annotated[tuple[Ship, ...], Some] = ()
    space: Annotated[tuple[SpaceStructure, ...], Some] = ()
    """Each with its cell, those on asteroids too."""

    def mapped(self, where: Callable[[Hex], Hex]) -> "Clip":
        """Every cell elsewhere."""

        def moved(cell: Hex | None) -> Hex:
            return where(cell if cell is not None else ORIGIN)

        return Clip(
            tuple(with_cells(one, where) for one in self.planets),
            tuple(replace(one, at=moved(one.at)) for one in self.natural),
            tuple(replace(one, at=moved(one.at)) for one in self.structures),
            tuple(where(cell) for cell in self.asteroids),
            tuple(replace(one, at=moved(one.at)) for one in self.ships),
            tuple(replace(one, at=moved(one.at)) for one in self.space),
        )

    def turned(self, sixths: int) -> "Clip":
        """By `sixths` times 60 degrees, clockwise."""
        return self.mapped(lambda cell: rotated(cell, sixths))

    def mirrored(self, axis: int) -> "Clip":
        """On one of the six axes of `core.hexes.mirrored`."""
        return self.mapped(lambda cell: mirrored(cell, axis))

    def with_owners(self, whose: Callable[[PlayerId], PlayerId | None]) -> "Clip":
        """Given to others; what would belong to nobody and cannot is left out."""

        def given(things: Iterable[Ship]) -> Iterator[Ship]:
            for one in things:
                owner = whose(one.owner)
                if owner is not None:
                    yield replace(one, owner=owner)

        space = (
            replace(one, owner=owner)
            for one in self.space
            if (owner := whose(one.owner)) is not None
        )
        return replace(
            self,
            planets=tuple(with_owners(one, whose) for one in self.planets),
            ships=tuple(given(self.ships)),
            space=tuple(space),
        )

    def ghosts(self, state: MapState, at: Hex) -> tuple[Ghost, ...]:
        """How it would look around a cell."""
        radius = radii(state.options)
        factions = {seat.id: seat.faction for seat in state.content.seats}
        found = [
            Ghost(at + (one.center or ORIGIN), radius=radius.get(one.size, 1), biome=one.biome)
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


EMPTY = Clip()


def copied(state: MapState, things: frozenset[Thing]) -> tuple[Clip, Hex]:
    """What was chosen, and the cell it was taken around."""
    wanted = independent(state, things)
    if not wanted:
        return EMPTY, ORIGIN
    middle = middle_of(thing.at for thing in wanted)
    rocks = {thing.at for thing in wanted if thing.sort is Sort.ASTEROID}
    on_rocks = [
        Thing(Sort.SPACE, one.id, at)
        for at in rocks
        if (one := state.occupancy.on_asteroids.get(state.occupancy.asteroids[at].id)) is not None
    ]
    clip = EMPTY
    for thing in (*wanted, *on_rocks):
        clip = _with(clip, state, thing)
    return clip.mapped(lambda cell: cell - middle), middle


def _with(clip: Clip, state: MapState, thing: Thing) -> Clip:
    board = state.board
    match thing.sort:
        case Sort.PLANET:
            return replace(clip, planets=(*clip.planets, board.planets[PlanetId(thing.id)]))
        case Sort.GROUND:
            standing = state.occupancy.on_planet(thing.at)
            if isinstance(standing, Structure):
                return replace(clip, structures=(*clip.structures, standing))
            return replace(clip, natural=(*clip.natural, standing)) if standing else clip
        case Sort.ASTEROID:
            return replace(clip, asteroids=(*clip.asteroids, thing.at))
        case Sort.SHIP:
            return replace(clip, ships=(*clip.ships, board.ships[ShipId(thing.id)]))
        case Sort.SPACE:
            one = replace(board.space[StructureId(thing.id)], at=thing.at, asteroid=None)
            return replace(clip, space=(*clip.space, one))


def middle_of(cells: Iterable[Hex]) -> Hex:
    """Of some cells the one nearest to their middle."""
    known = sorted(cells)
    q = sum(cell.q for cell in known) / len(known)
    r = sum(cell.r for cell in known) / len(known)
    return min(known, key=lambda cell: (cell.q - q) ** 2 + (cell.r - r) ** 2 + cell.s**2 * 1e-9)


def paste(sketch: Sketch, clip: Clip, at: Hex) -> None:
    """Put copies around a cell, as far as the map has room for them."""
    seats = {seat.id for seat in sketch.state.content.seats}
    names = {planet.name for planet in sketch.state.board.planets.values()}
    mine = clip.with_owners(lambda owner: owner if owner in seats else None)
    for planet in mine.planets:
        name = "" if planet.name in names else planet.name
        copy = replace(planet, id=PlanetId(""), name=name, starting=None)
        sketch.attempt(c.PastePlanet(with_cells(copy, lambda cell: cell + at)))
    _put_rest(sketch, mine, at, as_copies=True)


def turned_in_place(
    state: MapState,
    things: frozenset[Thing],
    turn: Callable[[Clip], Clip],
    around: Hex | None = None,
) -> Sketch:
    """Take up what is chosen and put it back turned or mirrored about its middle or another cell,
    all of it as it was: names, owners, starts and holds."""
    clip, middle = copied(state, things)
    if around is not None:
        by = middle - around
        clip, middle = clip.mapped(lambda cell: cell + by), around
    sketch = Sketch(state)
    for command in removals(independent(state, things)):
        sketch.attempt(command)
    there = turn(clip)
    for planet in there.planets:
        sketch.attempt(c.PastePlanet(with_cells(planet, lambda cell: cell + middle)))
    _put_rest(sketch, there, middle, as_copies=False)
    return sketch


def _put_rest(sketch: Sketch, clip: Clip, at: Hex, *, as_copies: bool) -> None:
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


def encoded(clip: Clip) -> bytes:
    return msgspec.json.encode(clip)


def decoded(data: bytes) -> Clip | None:
    """What another window copied; None for nothing and for anything that is not a clip."""
    if len(data) > MOST_BYTES:
        return None
    try:
        clip = msgspec.json.decode(data, type=Clip)
    except (msgspec.MsgspecError, ValueError):
        return None
    return None if clip == EMPTY else clip
