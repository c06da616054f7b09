"""Names for what a step makes: ids of things, and the numbers on ships and planets."""

import re
from collections.abc import Iterator

from bp_desktop.core.naming import PieceNumber, StepNames
from bp_desktop.games.burning_planets.board import Board, Ship
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.places import planet_number
from bp_desktop.games.shared.chapters import MatchEvent

PLANETS = "planets"
"""Planets that a match takes into its lists are numbered together."""

_OF_A_STEP = re.compile(r"[0-9]+\.[0-9]+")


# --- ids


def ids_on(board: Board) -> Iterator[str]:
    """Of everything that has one."""
    yield from board.planets
    yield from board.asteroids
    yield from board.ships
    yield from board.space
    for planet in board.planets.values():
        yield from planet.structures
    for ship in board.ships.values():
        if ship.carried is not None:
            yield ship.carried.id


def like_ours(board: Board) -> frozenset[str]:
    """Ids of a map that look like those of a step: no step of the match gives them again, whether
    the thing is still there or not."""
    return frozenset(id_ for id_ in ids_on(board) if _OF_A_STEP.fullmatch(id_))


def new_ids(match: Match, names: StepNames) -> Iterator[str]:
    """Ids for what a step makes, in the order in which it is made."""
    return (id_ for id_ in names.ids() if id_ not in match.foreign)


# --- numbers


def new_ships(
    match: Match, names: StepNames, owner: PlayerId, count: int
) -> Iterator[tuple[ShipId, int]]:
    """Ids for the new ships of a player, with the numbers that people see on them (BP-SHIP-7)."""
    ids, highest = new_ids(match, names), match.players[owner].fleet
    for _ in range(count):
        id_ = ShipId(next(ids))
        number = names.number(id_, owner, highest)
        highest = max(highest, number)
        yield id_, number


def new_planet(match: Match, names: StepNames) -> tuple[PlanetId, int]:
    """Id and number of a planet that is met."""
    id_ = PlanetId(next(new_ids(match, names)))
    highest = max((planet_number(one) for one in match.board.planets.values()), default=0)
    return id_, names.number(id_, PLANETS, highest)


def numbers_in(event: MatchEvent) -> tuple[PieceNumber, ...]:
    """The numbers on pieces that an event gave out."""
    match event:
        case events.ShipBuilt() | events.ShipPut():
            return (_on_ship(event.ship),)
        case events.PlanetAdded():
            return (PieceNumber(event.planet.id, PLANETS, event.planet.number),)
        case events.MatchCreated():
            return tuple(_on_ship(ship) for ship in event.board.ships.values())
    return ()


def _on_ship(ship: Ship) -> PieceNumber:
    return PieceNumber(ship.id, ship.owner, ship.number)
