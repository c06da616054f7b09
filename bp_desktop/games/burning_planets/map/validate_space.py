"""Map problems in space: asteroids, ships and space structures."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlayerId, ShipId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_seat
from bp_desktop.games.burning_planets.map.placing import asteroid_objections, legal_asteroid_cells
from bp_desktop.games.burning_planets.map.problem import Finding, without_debts
from bp_desktop.games.burning_planets.map.space import hold_objections, number_taken
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import named_cell

NEAR = 12
"""How far a fix looks for a free cell before it takes any."""


def space_findings(state: MapState) -> Iterator[Finding]:
    yield from _asteroids(state)
    yield from _places(state)
    yield from _deployed_on_asteroids(state)
    yield from _ships(state)
    yield from _owners(state)


def _free_space(state: MapState, near: Hex | None) -> Iterator[Hex]:
    """Free space cells, the nearest first."""
    occupancy, geometry = state.occupancy, state.geometry
    if near is not None and geometry.is_on_board(near):
        close = sorted(disc(near, NEAR), key=lambda cell: (near.distance(cell), cell))
        yield from (cell for cell in close if occupancy.is_free_space(cell))
    yield from (cell for cell in geometry.tile_of if occupancy.is_free_space(cell))


# --- Asteroids


def _to_legal_cell(state: MapState, asteroid: Asteroid) -> Iterator[c.Single]:
    """Move to a legal cell, of the same tile if there is one, or go."""
    geometry, at = state.geometry, asteroid.at
    tile = geometry.tile_of.get(at, 0) if at is not None else 0
    others = [other for other in geometry.grid.cells_of_tile if other != tile]
    for number in (tile, *others):
        cells = tuple(legal_asteroid_cells(state, number))
        if cells:
            nearest = min(cells, key=lambda cell: ((at or cell).distance(cell), cell))
            yield c.MoveAsteroid(asteroid.id, nearest)
            break
    yield c.RemoveAsteroid(asteroid.id)


def _asteroids(state: MapState) -> Iterator[Finding]:
    seen: set[Hex] = set()
    for asteroid in state.board.asteroids.values():
        at = asteroid.at
        if at is None:
            message = say("bp.map.thing_has_no_cell", "BP-AST-6", kind="asteroid")
            yield Finding(message, fixes=[c.RemoveAsteroid(asteroid.id)])
            continue
        if not state.geometry.is_space(at):
            message = say(
                "bp.map.asteroid_not_in_space", "BP-AST-8", cell=named_cell(state.board, at)
            )
            yield Finding(message, (at,), _to_legal_cell(state, asteroid))
            continue
        for message in asteroid_objections(state, at, but=asteroid.id):
            if message.key != "bp.map.asteroids_touch":
                yield Finding(message, (at,), _to_legal_cell(state, asteroid))
        if at not in seen:
            for cell in disc(at, state.tables.asteroid_gap - 1):
                if cell in seen:
                    pair = say(
                        "bp.map.asteroids_touch",
                        "BP-AST-7",
                        cell=named_cell(state.board, at),
                        other=named_cell(state.board, cell),
                    )
                    yield Finding(pair, (cell, at), _to_legal_cell(state, asteroid))
        seen.add(at)


# --- One thing per cell


def _places(state: MapState) -> Iterator[Finding]:
    """Ships and stations in empty space cells of their own (BP-BOARD-13, BP-BOARD-14)."""
    board = state.board
    in_cell: dict[Hex, list[Iterable[c.Single]]] = defaultdict(list)
    for asteroid in board.asteroids.values():
        if asteroid.at is not None:
            in_cell[asteroid.at].append(_to_legal_cell(state, asteroid))
    movers: list[tuple[str, Hex | None, Iterable[c.Single]]] = [
        (ship.cls, ship.at, _ship_elsewhere(state, ship)) for ship in board.ships.values()
    ]
    movers += [
        (one.kind, one.at, _station_elsewhere(state, one))
        for one in board.space.values()
        if state.tables.structures[one.kind].site == "empty_space" and one.asteroid is None
    ]
    for kind, at, move in movers:
        if at is None:
            message = say("bp.map.thing_has_no_cell", "BP-BOARD-14", kind=kind)
            yield Finding(message, fixes=move)
        elif not state.geometry.is_space(at):
            message = say(
                "bp.map.not_in_space", "BP-BOARD-14", kind=kind, cell=named_cell(state.board, at)
            )
            yield Finding(message, (at,), move)
        else:
            in_cell[at].append(move)
    for at, moves in in_cell.items():
        if len(moves) > 1:
            message = say("bp.map.occupied", "BP-BOARD-13", cell=named_cell(state.board, at))
            yield Finding(message, (at,), moves[-1] if len(moves) == 2 else ())


def _ship_elsewhere(state: MapState, ship: Ship) -> Iterator[c.Single]:
    return (c.ShiftShip(ship.id, cell) for cell in _free_space(state, ship.at))


def _station_elsewhere(state: MapState, one: SpaceStructure) -> Iterator[c.Single]:
    return (c.MoveSpaceStructure(one.id, cell) for cell in _free_space(state, one.at))


def _deployed_on_asteroids(state: MapState) -> Iterator[Finding]:
    """Drilling facilities and habitats on an asteroid each, stations on none (BP-SPACE)."""
    board = state.board
    used: set[AsteroidId] = set()
    for one in board.space.values():
        kind = state.tables.structures[one.kind]
        asteroid = board.asteroids.get(one.asteroid) if one.asteroid is not None else None
        place = asteroid.at if asteroid is not None else one.at
        message: Message | None = None
        if kind.category != "space":
            message = say("bp.map.only_on_planets", "BP-BUILD-1", kind=one.kind)
        elif kind.site == "empty_space":
            if one.asteroid is not None:
                message = say("bp.map.station_on_asteroid", "BP-SPACE-9", kind=one.kind)
        elif asteroid is None or one.at is not None:
            message = say("bp.map.without_asteroid", "BP-SPACE-5", kind=one.kind)
        elif asteroid.id in used:
            where = named_cell(board, place) if place is not None else ""
            message = say("bp.map.asteroid_taken", "BP-SPACE-8", cell=where)
        else:
            used.add(asteroid.id)
        if message is not None:
            yield Finding(message, _cells(place), [c.RemoveSpaceStructure(one.id)])


def _cells(at: Hex | None) -> tuple[Hex, ...]:
    return (at,) if at is not None else ()


# --- Ships and owners


def _ships(state: MapState) -> Iterator[Finding]:
    numbers: dict[tuple[PlayerId, int], ShipId] = {}
    for ship in state.board.ships.values():
        if numbers.setdefault((ship.owner, ship.number), ship.id) != ship.id or ship.number < 1:
            message = number_taken(state, ship)
            yield Finding(message, _cells(ship.at), [c.NumberShip(ship.id, 0)])
        for message in _hold(state, ship):
            yield Finding(message, _cells(ship.at), _lighter(state, ship))


def _hold(state: MapState, ship: Ship) -> Iterator[Message]:
    carried, seat = ship.carried, named_seat(state.content, ship.owner)
    kind = carried.kind if carried is not None else None
    cls = state.tables.ship_classes[ship.cls]
    yield from hold_objections(cls, ship.hold, kind, state.options.cargo_capacity)
    if ship.hold.is_owed:
        yield say("bp.map.hold_owed", "BP-RES-3", number=ship.number, seat=seat)
    if carried is None:
        return
    if state.tables.structures[carried.kind].category != "space":
        yield say("bp.map.only_on_planets", "BP-SPACE-4", kind=carried.kind)
    if carried.owner != ship.owner and state.options.foreign_cargo_moves_structures == "never":
        yield say("bp.map.foreign_structure", "BP-SPACE-13", number=ship.number, seat=seat)


def _lighter(state: MapState, ship: Ship) -> Iterator[c.Single]:
    """Without what must not be aboard; without anything if that is not enough."""
    capacity = state.options.cargo_capacity
    paid = Purse.of(without_debts(ship.hold))
    if state.tables.ship_classes[ship.cls].max_space_structures and not (
        capacity and paid.total > capacity
    ):
        yield c.SetHold(ship.id, paid)
    yield c.SetHold(ship.id)


def _owners(state: MapState) -> Iterator[Finding]:
    board, seats = state.board, {seat.id for seat in state.content.seats}
    owned: list[tuple[PlayerId, Hex | None, c.Single]] = []
    owned += [(ship.owner, ship.at, c.RemoveShip(ship.id)) for ship in board.ships.values()]
    owned += [(one.owner, one.at, c.RemoveSpaceStructure(one.id)) for one in board.space.values()]
    for owner, at, removal in owned:
        if owner not in seats:
            message = say("bp.map.unknown_owner", "BP-SETUP-2", seat=owner)
            yield Finding(message, _cells(at), [removal])
