"""Finds what commands name, and refuses what is not there."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import fresh
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import K, T
from bp_desktop.games.burning_planets import ids, places
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
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.soundness import structure_ids, unsound_planet
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tables import ShipClass, StructureKind
from bp_desktop.games.burning_planets.tiles import Tiles

LARGEST_AMOUNT = 1_000_000_000


class MapPlan(NamedTuple):
    """What a command would lead to, and what the rules have against it."""

    events: tuple[AnyMapEvent, ...]
    objections: tuple[Message, ...] = ()


def plan_of(event: AnyMapEvent, objections: Iterable[Message] = ()) -> MapPlan:
    """A single event, which is what most commands lead to."""
    return MapPlan((event,), tuple(objections))


def named_planet(content: MapContent, planet: Planet) -> Named:
    return places.named_planet(content.board, planet, partial(_seated, content))


def named_seat(content: MapContent, id_: ids.PlayerId) -> Named:
    """As the player is called, and the number in turn order; the id of one without a seat."""
    return _seated(content, id_) or Named("seat", id_)


def _seated(content: MapContent, id_: ids.PlayerId) -> Named | None:
    for number, seat in enumerate(content.seats, start=1):
        if seat.id == id_:
            return Named("seat", id_, seat.name, number)
    return None


def tiles_of(state: MapState) -> Tiles:
    if state.board.tiles is None:
        raise Refused(say("bp.map.no_tiles", "BP-BOARD-1"))
    return state.board.tiles


def _found(rows: Mapping[K, T], id_: K, unknown: Message) -> T:
    found = rows.get(id_)
    if found is None:
        raise Refused(unknown)
    return found


def planet_of(state: MapState, id_: ids.PlanetId) -> Planet:
    return _found(state.board.planets, id_, say("bp.unknown.planet", planet=id_))


def center_of(state: MapState, planet: Planet) -> Hex:
    if planet.center is None:
        raise Refused(say("bp.map.planet_has_no_place", planet=named_planet(state.content, planet)))
    return planet.center


def asteroid_of(state: MapState, id_: ids.AsteroidId) -> Asteroid:
    return _found(state.board.asteroids, id_, say("bp.map.unknown_asteroid"))


def ship_of(state: MapState, id_: ids.ShipId) -> Ship:
    return _found(state.board.ships, id_, say("bp.map.unknown_ship", ship=id_))


def space_structure_of(state: MapState, id_: ids.StructureId) -> SpaceStructure:
    return _found(state.board.space, id_, say("bp.map.unknown_structure"))


def seat_of(state: MapState, id_: ids.PlayerId) -> MapSeat:
    for seat in state.content.seats:
        if seat.id == id_:
            return seat
    raise Refused(say("bp.map.unknown_seat", seat=id_))


def require_known(state: MapState, planet: Planet) -> None:
    """Refuse a size, a biome or a kind on the planet that nobody knows."""
    for reason in unsound_planet(planet, state.tables):
        raise Refused(reason)


def require_natural(state: MapState, kind: ids.KindId) -> None:
    _found(state.tables.naturals, kind, say("bp.map.unknown_natural", "BP-GEN-12", kind=kind))


def planetary_kind(state: MapState, kind: ids.KindId) -> StructureKind:
    found = _structure_kind(state, kind)
    if found.category == "space":
        raise Refused(say("bp.map.not_on_planets", "BP-SPACE-5", "BP-BUILD-3", kind=kind))
    return found


def space_kind(state: MapState, kind: ids.KindId) -> StructureKind:
    found = _structure_kind(state, kind)
    if found.category != "space":
        raise Refused(say("bp.map.only_on_planets", "BP-BUILD-1", kind=kind))
    return found


def _structure_kind(state: MapState, kind: ids.KindId) -> StructureKind:
    unknown = say("bp.map.unknown_kind", "BP-FAC-3", kind=kind)
    return _found(state.tables.structures, kind, unknown)


def class_of(state: MapState, cls: ids.ClassId) -> ShipClass:
    unknown = say("bp.map.unknown_class", "BP-FAC-3", ship_class=cls)
    return _found(state.tables.ship_classes, cls, unknown)


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


def fresh_structure_id(state: MapState) -> ids.StructureId:
    taken = set(structure_ids(state.board))
    return ids.StructureId(fresh("b", taken, len(taken) + 1))
