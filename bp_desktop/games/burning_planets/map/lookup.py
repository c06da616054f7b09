"""Finds what commands name, and refuses what is not there."""

from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    BiomeId,
    ClassId,
    KindId,
    PlanetId,
    PlayerId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tables import ShipClass, StructureKind
from bp_desktop.games.burning_planets.tiles import Tiles

LARGEST_AMOUNT = 1_000_000_000


class MapPlan(NamedTuple):
    """What a command would lead to, and what the rules have against it."""

    events: tuple[AnyMapEvent, ...]
    objections: tuple[Message, ...] = ()


def named_planet(planet: Planet) -> Named | Hex:
    """As its designer calls it, or the cell of its centre: nobody but a file knows its id."""
    if planet.name or planet.center is None:
        return Named("planet", planet.id, planet.name)
    return planet.center


def named_seat(content: MapContent, id_: PlayerId) -> Named:
    """As the player is called, and the number in turn order; the id of one without a seat."""
    for number, seat in enumerate(content.seats, start=1):
        if seat.id == id_:
            return Named("seat", id_, seat.name, number)
    return Named("seat", id_)


def tiles_of(state: MapState) -> Tiles:
    if state.board.tiles is None:
        raise Refused(say("bp.map.no_tiles", "BP-BOARD-1"))
    return state.board.tiles


def planet_of(state: MapState, id_: PlanetId) -> Planet:
    planet = state.board.planets.get(id_)
    if planet is None:
        raise Refused(say("bp.unknown.planet", planet=id_))
    return planet


def center_of(planet: Planet) -> Hex:
    if planet.center is None:
        raise Refused(say("bp.map.planet_has_no_place", planet=named_planet(planet)))
    return planet.center


def asteroid_of(state: MapState, id_: AsteroidId) -> Asteroid:
    asteroid = state.board.asteroids.get(id_)
    if asteroid is None:
        raise Refused(say("bp.map.unknown_asteroid", asteroid=id_))
    return asteroid


def ship_of(state: MapState, id_: ShipId) -> Ship:
    ship = state.board.ships.get(id_)
    if ship is None:
        raise Refused(say("bp.map.unknown_ship", ship=id_))
    return ship


def space_structure_of(state: MapState, id_: StructureId) -> SpaceStructure:
    structure = state.board.space.get(id_)
    if structure is None:
        raise Refused(say("bp.map.unknown_structure", structure=id_))
    return structure


def seat_of(state: MapState, id_: PlayerId) -> MapSeat:
    for seat in state.content.seats:
        if seat.id == id_:
            return seat
    raise Refused(say("bp.map.unknown_seat", seat=id_))


def require_size(state: MapState, size: SizeId) -> None:
    if size not in state.tables.sizes:
        raise Refused(say("bp.unknown.size", "BP-BOARD-4", size=size))


def require_biome(state: MapState, biome: BiomeId) -> None:
    if biome not in state.tables.biomes:
        raise Refused(say("bp.unknown.biome", "BP-GEN-10", biome=biome))


def require_natural(state: MapState, kind: KindId) -> None:
    if kind not in state.tables.naturals:
        raise Refused(say("bp.map.unknown_natural", "BP-GEN-12", kind=kind))


def planetary_kind(state: MapState, kind: KindId) -> StructureKind:
    found = state.tables.structures.get(kind)
    if found is None:
        raise Refused(say("bp.map.unknown_kind", "BP-FAC-3", kind=kind))
    if found.category == "space":
        raise Refused(say("bp.map.not_on_planets", "BP-SPACE-5", "BP-BUILD-3", kind=kind))
    return found


def space_kind(state: MapState, kind: KindId) -> StructureKind:
    found = state.tables.structures.get(kind)
    if found is None:
        raise Refused(say("bp.map.unknown_kind", "BP-FAC-3", kind=kind))
    if found.category != "space":
        raise Refused(say("bp.map.only_on_planets", "BP-BUILD-1", kind=kind))
    return found


def class_of(state: MapState, cls: ClassId) -> ShipClass:
    found = state.tables.ship_classes.get(cls)
    if found is None:
        raise Refused(say("bp.map.unknown_class", "BP-FAC-3", ship_class=cls))
    return found


def require_amounts(state: MapState, purse: Purse) -> None:
    for resource, amount in purse:
        if resource not in state.tables.resources:
            raise Refused(say("bp.unknown.resource", "BP-RES-1", resource=resource))
        if not 0 <= amount <= LARGEST_AMOUNT:
            raise Refused(
                say("bp.map.impossible_amount", "BP-RES-3", resource=resource, amount=amount)
            )


class Ground(NamedTuple):
    """Something on a planet, with the planet it is listed on."""

    planet: Planet
    thing: Natural | Structure


def ground_at(state: MapState, cell: Hex) -> Ground | None:
    """What is listed for a cell, even where no such planet cell exists."""
    planet_id = state.geometry.planet_at.get(cell)
    thing = state.occupancy.on_planet(cell)
    if planet_id is not None and thing is not None:
        return Ground(state.board.planets[planet_id], thing)
    for planet in state.board.planets.values():
        things: tuple[Natural | Structure, ...] = (*planet.natural, *planet.structures.values())
        for listed in things:
            if listed.at == cell:
                return Ground(planet, listed)
    return None


def structure_ids(state: MapState) -> set[str]:
    """Every id of a structure that is taken, on planets, in space and in holds."""
    taken: set[str] = set(state.board.space)
    for planet in state.board.planets.values():
        taken.update(planet.structures)
    for ship in state.board.ships.values():
        if ship.carried is not None:
            taken.add(ship.carried.id)
    return taken
