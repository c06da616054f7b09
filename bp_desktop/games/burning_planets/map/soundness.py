"""Soundness check of a map from anywhere: every kind and name in it must be known."""

from collections import Counter
from collections.abc import Collection, Iterator

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Board,
    MapContent,
    MapSeat,
    Planet,
    Ship,
    SpaceStructure,
)
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.places import planet_number
from bp_desktop.games.burning_planets.tables import EditionNames, Tables


class UnsoundMapError(ValueError):
    """An event from somebody's file names what nobody knows."""


def require_sound(reasons: Iterator[Message]) -> None:
    """Stop at the first reason: for events, which commands have judged before."""
    for reason in reasons:
        raise UnsoundMapError(f"{reason.key} {dict(reason.args)}")


def unsound(content: MapContent, tables: Tables) -> Iterator[Message]:
    """Why the program could not work with this content; broken rules are another matter."""
    board = content.board
    planets, ships, space = board.planets.values(), board.ships.values(), board.space.values()
    yield from unsound_things(planets, ships, space, tables)
    for key, id_ in _keys(board):
        if key != id_:
            yield say("bp.map.two_ids", "BP-APP-7", id=key, other=id_)
    for structure_id, count in Counter(structure_ids(board)).items():
        if count > 1:
            yield say("bp.map.id_twice", "BP-APP-7", id=structure_id)
    yield from unsound_seats(content.seats, tables)


def _keys(board: Board) -> Iterator[tuple[str, str]]:
    """Every key with the id of what is filed under it."""
    yield from ((key, row.id) for key, row in board.planets.items())
    yield from ((key, row.id) for key, row in board.asteroids.items())
    yield from ((key, row.id) for key, row in board.ships.items())
    yield from ((key, row.id) for key, row in board.space.items())
    for planet in board.planets.values():
        yield from ((key, row.id) for key, row in planet.structures.items())


def structure_ids(board: Board) -> Iterator[str]:
    """The id of every structure, on planets, in space and in holds."""
    yield from board.space
    for planet in board.planets.values():
        yield from planet.structures
    for ship in board.ships.values():
        if ship.carried is not None:
            yield ship.carried.id


def unsound_planet(planet: Planet, tables: Tables | EditionNames) -> Iterator[Message]:
    name = Named("planet", planet.id, planet.name, planet_number(planet))
    if planet.size not in tables.sizes:
        yield say("bp.map.unknown_size", "BP-BOARD-4", planet=name, size=planet.size)
    if planet.biome not in tables.biomes:
        yield say("bp.map.unknown_biome", "BP-GEN-10", planet=name, biome=planet.biome)
    for natural in planet.natural:
        if natural.kind not in tables.naturals:
            yield say(
                "bp.map.unknown_natural_on_planet", "BP-GEN-12", planet=name, kind=natural.kind
            )
    for structure in planet.structures.values():
        if structure.kind not in tables.structures:
            yield say("bp.map.unknown_kind_on_planet", "BP-FAC-3", planet=name, kind=structure.kind)


def unsound_things(
    planets: Collection[Planet],
    ships: Collection[Ship],
    space: Collection[SpaceStructure],
    tables: Tables,
) -> Iterator[Message]:
    for planet in planets:
        yield from unsound_planet(planet, tables)
    for ship in ships:
        if ship.cls not in tables.ship_classes:
            yield say("bp.map.unknown_class", "BP-FAC-3", ship_class=ship.cls)
        yield from _resources(ship.hold, tables)
    carried = [ship.carried for ship in ships if ship.carried is not None]
    for structure in (*carried, *space):
        if structure.kind not in tables.structures:
            yield say("bp.map.unknown_kind", "BP-FAC-3", kind=structure.kind)


def _resources(purse: Purse, tables: Tables) -> Iterator[Message]:
    for resource, _amount in purse:
        if resource not in tables.resources:
            yield say("bp.unknown.resource", "BP-RES-1", resource=resource)


def unsound_seats(seats: tuple[MapSeat, ...], tables: Tables) -> Iterator[Message]:
    for id_, count in Counter(seat.id for seat in seats).items():
        if count > 1 or not id_:
            yield say("bp.map.seat_twice", "BP-APP-7", seat=id_)
    for seat in seats:
        if FactionId(seat.faction) not in tables.factions:
            yield say("bp.map.unknown_faction", "BP-SETUP-2", faction=seat.faction)
        if seat.treasury is not None:
            yield from _resources(seat.treasury, tables)
        for kind in seat.reserve:
            if kind not in tables.structures:
                yield say("bp.map.unknown_kind", "BP-FAC-3", kind=kind)
