"""Map problems in space: asteroids, ships and space structures."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlayerId, ShipId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_seat
from bp_desktop.games.burning_planets.map.placing import asteroid_objections, legal_asteroid_cells
from bp_desktop.games.burning_planets.map.problem import Finding, Fixes, fixed_by, without_debts
from bp_desktop.games.burning_planets.map.space import hold_objections
from bp_desktop.games.burning_planets.map.state import MapState

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


def _to_legal_cell(state: MapState, asteroid: AsteroidId, at: Hex | None) -> Fixes:
    """Move to a legal cell, of the same tile if there is one, or go."""

    def fixes() -> Iterator[c.Single]:
        geometry = state.geometry
        tile = geometry.tile_of.get(at, 0) if at is not None else 0
        others = [other for other in geometry.grid.cells_of_tile if other != tile]
        for number in (tile, *others):
            cells = legal_asteroid_cells(state, number)
            if cells:
                yield c.MoveAsteroid(
                    asteroid, min(cells, key=lambda cell: ((at or cell).distance(cell), cell))
                )
                break
        yield c.RemoveAsteroid(asteroid)

    return fixes


def _asteroids(state: MapState) -> Iterator[Finding]:
    geometry = state.geometry
    seen: set[Hex] = set()
    for asteroid in state.board.asteroids.values():
        at, move = asteroid.at, _to_legal_cell(state, asteroid.id, asteroid.at)
        if at is None:
            message = say("bp.map.thing_has_no_cell", "BP-AST-6", kind="asteroid")
            yield Finding(message, fixes=fixed_by(c.RemoveAsteroid(asteroid.id)))
            continue
        if not geometry.is_space(at):
            yield Finding(
                say("bp.map.asteroid_not_in_space", "BP-AST-8", cell=at),
                (at,),
                fixes=move,
            )
            continue
        for message in asteroid_objections(state, at, but=asteroid.id):
            if message.key != "bp.map.asteroids_touch":
                yield Finding(message, (at,), fixes=move)
        if at not in seen:
            for cell in disc(at, state.tables.asteroid_gap - 1):
                if cell in seen:
                    pair = say(
                        "bp.map.asteroids_touch",
                        "BP-AST-7",
                        cell=at,
                        other=cell,
                    )
                    yield Finding(pair, (cell, at), fixes=move)
        seen.add(at)


# --- One thing per cell


def _places(state: MapState) -> Iterator[Finding]:
    """Ships and stations in empty space cells of their own (BP-BOARD-13, BP-BOARD-14)."""
    board, geometry = state.board, state.geometry
    in_cell: dict[Hex, list[Fixes]] = defaultdict(list)
    for asteroid in board.asteroids.values():
        if asteroid.at is not None:
            in_cell[asteroid.at].append(_to_legal_cell(state, asteroid.id, asteroid.at))
    movers: list[tuple[str, Hex | None, Fixes]] = [
        (ship.cls, ship.at, _ship_elsewhere(state, ship)) for ship in board.ships.values()
    ]
    movers += [
        (one.kind, one.at, _station_elsewhere(state, one))
        for one in board.space.values()
        if state.tables.structures[one.kind].site == "empty_space" and one.asteroid is None
    ]
    for kind, at, move in movers:
        if at is None:
            yield Finding(say("bp.map.thing_has_no_cell", "BP-BOARD-14", kind=kind), fixes=move)
        elif not geometry.is_space(at):
            yield Finding(
                say("bp.map.not_in_space", "BP-BOARD-14", kind=kind, cell=at),
                (at,),
                fixes=move,
            )
        else:
            in_cell[at].append(move)
    for at, moves in in_cell.items():
        if len(moves) > 1:
            yield Finding(
                say("bp.map.occupied", "BP-BOARD-13", cell=at),
                (at,),
                fixes=moves[-1] if len(moves) == 2 else fixed_by(),
            )


def _ship_elsewhere(state: MapState, ship: Ship) -> Fixes:
    return lambda: (c.ShiftShip(ship.id, cell) for cell in _free_space(state, ship.at))


def _station_elsewhere(state: MapState, one: SpaceStructure) -> Fixes:
    return lambda: (c.MoveSpaceStructure(one.id, cell) for cell in _free_space(state, one.at))


def _deployed_on_asteroids(state: MapState) -> Iterator[Finding]:
    """Drilling facilities and habitats on an asteroid each, stations on none (BP-SPACE)."""
    board = state.board
    used: set[AsteroidId] = set()
    for one in board.space.values():
        kind = state.tables.structures[one.kind]
        gone = fixed_by(c.RemoveSpaceStructure(one.id))
        asteroid = board.asteroids.get(one.asteroid) if one.asteroid is not None else None
        place = asteroid.at if asteroid is not None else one.at
        cells = (place,) if place is not None else ()
        if kind.category != "space":
            yield Finding(
                say("bp.map.only_on_planets", "BP-BUILD-1", kind=one.kind), cells, fixes=gone
            )
        elif kind.site == "empty_space":
            if one.asteroid is not None:
                message = say("bp.map.station_on_asteroid", "BP-SPACE-9", kind=one.kind)
                yield Finding(message, cells, fixes=gone)
        elif asteroid is None or one.at is not None:
            yield Finding(
                say("bp.map.without_asteroid", "BP-SPACE-5", kind=one.kind), cells, fixes=gone
            )
        elif asteroid.id in used:
            where = place if place is not None else ""
            yield Finding(say("bp.map.asteroid_taken", "BP-SPACE-8", cell=where), cells, fixes=gone)
        else:
            used.add(asteroid.id)


# --- Ships and owners


def _ships(state: MapState) -> Iterator[Finding]:
    numbers: dict[tuple[PlayerId, int], ShipId] = {}
    for ship in state.board.ships.values():
        cells = (ship.at,) if ship.at is not None else ()
        if numbers.setdefault((ship.owner, ship.number), ship.id) != ship.id or ship.number < 1:
            yield Finding(
                say(
                    "bp.map.ship_number_taken",
                    "BP-SHIP-7",
                    number=ship.number,
                    seat=named_seat(state.content, ship.owner),
                ),
                cells,
                fixes=fixed_by(c.NumberShip(ship.id, 0)),
            )
        for message in _hold(state, ship):
            yield Finding(message, cells, fixes=_lighter(state, ship))


def _hold(state: MapState, ship: Ship) -> Iterator[Message]:
    carried = ship.carried
    kind = carried.kind if carried is not None else None
    cls = state.tables.ship_classes[ship.cls]
    yield from hold_objections(cls, ship.hold, kind, state.options.cargo_capacity)
    if ship.hold.is_owed:
        yield say(
            "bp.map.hold_owed",
            "BP-RES-3",
            number=ship.number,
            seat=named_seat(state.content, ship.owner),
        )
    if carried is None:
        return
    if state.tables.structures[carried.kind].category != "space":
        yield say("bp.map.only_on_planets", "BP-SPACE-4", kind=carried.kind)
    if carried.owner != ship.owner and state.options.foreign_cargo_moves_structures == "never":
        yield say(
            "bp.map.foreign_structure",
            "BP-SPACE-13",
            number=ship.number,
            seat=named_seat(state.content, ship.owner),
        )


def _lighter(state: MapState, ship: Ship) -> Fixes:
    """Without what must not be aboard; without anything if that is not enough."""

    def fixes() -> Iterable[c.Single]:
        capacity = state.options.cargo_capacity
        paid = Purse.of(without_debts(ship.hold))
        if state.tables.ship_classes[ship.cls].max_space_structures and not (
            capacity and paid.total > capacity
        ):
            yield c.SetHold(ship.id, paid)
        yield c.SetHold(ship.id)

    return fixes


def _owners(state: MapState) -> Iterator[Finding]:
    seats = {seat.id for seat in state.content.seats}
    for ship in state.board.ships.values():
        if ship.owner not in seats:
            yield Finding(
                say("bp.map.unknown_owner", "BP-SETUP-2", seat=ship.owner),
                (ship.at,) if ship.at is not None else (),
                fixes=fixed_by(c.RemoveShip(ship.id)),
            )
    for one in state.board.space.values():
        if one.owner not in seats:
            yield Finding(
                say("bp.map.unknown_owner", "BP-SETUP-2", seat=one.owner),
                (one.at,) if one.at is not None else (),
                fixes=fixed_by(c.RemoveSpaceStructure(one.id)),
            )
