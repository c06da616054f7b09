"""From a map and the people who sit down to the board and the players of a match."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    LONG_AGO,
    Board,
    MapContent,
    MapSeat,
    Planet,
    Ship,
    SpaceStructure,
)
from bp_desktop.games.burning_planets.ids import KindId, PlayerId, Positions, ShipId, StructureId
from bp_desktop.games.burning_planets.match.commands import CreateMatch
from bp_desktop.games.burning_planets.match.naming import ids_on
from bp_desktop.games.burning_planets.match.state import Player

NO_MAP = MapContent(Board())


class SeatedPlayers(NamedTuple):
    """Who plays, on which board, and with what."""

    players: tuple[Player, ...]
    board: Board
    treasuries: dict[PlayerId, Purse]
    """As the map gives them; whoever is not in it gets the grant of the rules."""


def seated(command: CreateMatch, seats: list[MapSeat], names: Iterator[str]) -> SeatedPlayers:
    """Everybody at a seat; `names` are for what has none of its own."""
    content = command.map or NO_MAP
    scenario = content.standing is not None
    ids = [seat.id for seat in seats]
    board = _for_match(content.board, set(ids), command.positions, names, scenario=scenario)
    players = []
    for newcomer, seat in zip(command.players, seats, strict=True):
        reserve = tuple(
            SpaceStructure(StructureId(next(names)), kind, seat.id) for kind in seat.reserve
        )
        fleet = max(
            (ship.number for ship in board.ships.values() if ship.owner == seat.id), default=0
        )
        players.append(
            Player(
                seat.id,
                newcomer.name.strip(),
                newcomer.faction,
                newcomer.color,
                newcomer.dice,
                reserve=reserve,
                fleet=fleet,
            )
        )
    return SeatedPlayers(
        tuple(players),
        board,
        {seat.id: seat.treasury for seat in seats if seat.treasury is not None},
    )


def assign_seats(command: CreateMatch, seats: tuple[MapSeat, ...]) -> list[MapSeat]:
    """A seat for everybody: the one asked for, else one of the same faction, else the next;
    raises Refused where seats and people do not fit.

    Beside a real board, seats that the map does not have are added.
    """
    free = {seat.id: seat for seat in seats}
    found: dict[int, MapSeat] = {}
    for index, one in enumerate(command.players):
        if one.seat is not None:
            found[index] = _claimed(free, one.seat)
    for index, one in enumerate(command.players):
        same = (seat for seat in free.values() if seat.faction == one.faction)
        if index not in found and (seat := next(same, None)) is not None:
            found[index] = free.pop(seat.id)
    for index in range(len(command.players)):
        if index not in found:
            found[index] = free.pop(next(iter(free))) if free else _new_seat(command, found)
    return [found[index] for index in range(len(command.players))]


def _claimed(free: dict[PlayerId, MapSeat], seat: PlayerId) -> MapSeat:
    if seat not in free:
        raise Refused(say("bp.setup.no_such_seat", "BP-APP-7", seat=seat))
    return free.pop(seat)


def _new_seat(command: CreateMatch, taken: dict[int, MapSeat]) -> MapSeat:
    """A seat beside a real board, with nothing expected of whoever takes it."""
    needed = len(command.players)
    if command.positions is Positions.BOARD:
        given = len((command.map or NO_MAP).seats)
        raise Refused(say("bp.setup.too_few_seats", "BP-GEN-1", given=given, needed=needed))
    known = {seat.id for seat in taken.values()}
    names = (PlayerId(f"player{number}") for number in range(1, needed + 1))
    return MapSeat(next(name for name in names if name not in known), "")


# --- the board of the match


def _for_match(
    board: Board,
    players: set[PlayerId],
    positions: Positions,
    names: Iterator[str],
    *,
    scenario: bool,
) -> Board:
    """The map as the match begins on it: people who do not play own nothing, ships have
    numbers, and beside a real board nothing has a cell."""
    planets = {
        planet.id: _planet(planet, players, scenario=scenario) for planet in board.planets.values()
    }
    ships = _numbered(board, players, names)
    space = {one.id: one for one in board.space.values() if one.owner in players}
    if not scenario:
        ships = {id_: replace(ship, built=LONG_AGO) for id_, ship in ships.items()}
        space = {id_: replace(one, deployed=LONG_AGO) for id_, one in space.items()}
    begun = Board(board.tiles, planets, board.asteroids, ships, space)
    return begun if positions is Positions.BOARD else _without_cells(begun)


def _planet(planet: Planet, players: set[PlayerId], *, scenario: bool) -> Planet:
    """An owner's monolith stands on a starting planet from the beginning (BP-SETUP-9)."""
    owner = planet.owner
    if owner is None and not scenario:
        owner = planet.starting
    if owner is not None and owner not in players:
        planet, owner = replace(planet, structures={}), None
    starting = planet.starting if planet.starting in players else None
    planet = replace(planet, owner=owner, starting=starting)
    if scenario:
        return planet
    structures = {
        id_: replace(structure, built=LONG_AGO) for id_, structure in planet.structures.items()
    }
    return replace(planet, acquired=LONG_AGO, structures=structures)


def _numbered(board: Board, players: set[PlayerId], names: Iterator[str]) -> dict[ShipId, Ship]:
    """The ships of those who play: numbers unique in each fleet, kept where the map has good ones
    (BP-SHIP-7), and the names a designer gave them, so that commands can use those."""
    ships = [ship for ship in board.ships.values() if ship.owner in players]
    used: dict[PlayerId, set[int]] = {player: set() for player in players}
    fleet = []
    for ship in ships:
        if ship.number >= 1 and ship.number not in used[ship.owner]:
            used[ship.owner].add(ship.number)
            fleet.append(ship)
    kept = {ship.id for ship in fleet}
    for ship in ships:
        if ship.id not in kept:
            numbers = used[ship.owner]
            numbers.add(number := max(numbers, default=0) + 1)
            fleet.append(replace(ship, number=number))
    taken = {"", *ids_on(replace(board, ships={}))}
    taken.update(ship.carried.id for ship in fleet if ship.carried is not None)
    named = [
        replace(ship, id=ShipId(next(names)) if ship.id in taken else ship.id, seal=None)
        for ship in fleet
    ]
    return {ship.id: ship for ship in named}


def _without_cells(board: Board) -> Board:
    planets = {
        id_: replace(
            planet,
            center=None,
            natural=tuple(replace(natural, at=None) for natural in planet.natural),
            structures={key: replace(one, at=None) for key, one in planet.structures.items()},
        )
        for id_, planet in board.planets.items()
    }
    return Board(
        None,
        planets,
        {id_: replace(rock, at=None) for id_, rock in board.asteroids.items()},
        {id_: replace(ship, at=None) for id_, ship in board.ships.items()},
        {id_: replace(one, at=None) for id_, one in board.space.items()},
    )


def starting_planet(board: Board, player: PlayerId) -> Planet | None:
    return next((one for one in board.planets.values() if one.starting == player), None)


def missing_structures(planet: Planet, wanted: tuple[KindId, ...]) -> tuple[KindId, ...]:
    """Starting structures that the map has not put there already."""
    there = Counter(structure.kind for structure in planet.structures.values())
    return tuple((Counter(wanted) - there).elements())


def has_second_planet(board: Board, player: PlayerId) -> bool:
    """Whether a player owns a planet besides the one they started from."""
    return any(one.owner == player and one.starting is None for one in board.planets.values())
