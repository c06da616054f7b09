"""Commands about what stands in space: asteroids, ships and space structures."""

from collections.abc import Iterator

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import fresh
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, KindId, PlayerId, ShipId
from bp_desktop.games.burning_planets.map import commands as c, events as e, lookup
from bp_desktop.games.burning_planets.map.lookup import MapPlan, plan_of
from bp_desktop.games.burning_planets.map.placing import asteroid_objections, require_free_space
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tables import ShipClass

# --- Asteroids


def place_asteroid(state: MapState, command: c.PlaceAsteroid) -> MapPlan:
    lookup.tiles_of(state)
    require_free_space(state, command.at)
    taken = state.board.asteroids
    asteroid = Asteroid(AsteroidId(fresh("a", taken, len(taken) + 1)), command.at)
    return plan_of(e.ThingsDrawn(asteroids=(asteroid,)), asteroid_objections(state, command.at))


def move_asteroid(state: MapState, command: c.MoveAsteroid) -> MapPlan:
    asteroid = lookup.asteroid_of(state, command.asteroid)
    require_free_space(state, command.at)
    objections = asteroid_objections(state, command.at, but=asteroid.id)
    return plan_of(e.ThingsDrawn(asteroids=(replace(asteroid, at=command.at),)), objections)


def remove_asteroid(state: MapState, command: c.RemoveAsteroid) -> MapPlan:
    asteroid = lookup.asteroid_of(state, command.asteroid)
    deployed = tuple(one.id for one in state.board.space.values() if one.asteroid == asteroid.id)
    return plan_of(e.ThingsErased(asteroids=(asteroid.id,), space=deployed))


# --- Ships


def place_ship(state: MapState, command: c.PlaceShip) -> MapPlan:
    lookup.tiles_of(state)
    lookup.seat_of(state, command.owner)
    lookup.class_of(state, command.cls)
    require_free_space(state, command.at)
    ship = Ship(
        id=ShipId(fresh("ship", state.board.ships, len(state.board.ships) + 1)),
        owner=command.owner,
        cls=command.cls,
        number=command.number or next_number(state, command.owner),
        at=command.at,
    )
    return plan_of(e.ThingsDrawn(ships=(ship,)), _number_objections(state, ship))


def next_number(state: MapState, owner: PlayerId) -> int:
    """One more than the highest number of the fleet (BP-SHIP-7)."""
    fleet = (ship.number for ship in state.board.ships.values() if ship.owner == owner)
    return max(fleet, default=0) + 1


def move_ship(state: MapState, command: c.ShiftShip) -> MapPlan:
    ship = lookup.ship_of(state, command.ship)
    require_free_space(state, command.at)
    return plan_of(e.ThingsDrawn(ships=(replace(ship, at=command.at),)))


def remove_ship(state: MapState, command: c.RemoveShip) -> MapPlan:
    return plan_of(e.ThingsErased(ships=(lookup.ship_of(state, command.ship).id,)))


def number_ship(state: MapState, command: c.NumberShip) -> MapPlan:
    ship = lookup.ship_of(state, command.ship)
    changed = replace(ship, number=command.number or next_number(state, ship.owner))
    return plan_of(e.ThingsDrawn(ships=(changed,)), _number_objections(state, changed))


def _number_objections(state: MapState, ship: Ship) -> Iterator[Message]:
    others = (one for one in state.board.ships.values() if one.id != ship.id)
    if any((one.owner, one.number) == (ship.owner, ship.number) for one in others):
        yield number_taken(state, ship)


def number_taken(state: MapState, ship: Ship) -> Message:
    """Another ship of the fleet has the number."""
    seat = lookup.named_seat(state.content, ship.owner)
    return say("bp.map.ship_number_taken", "BP-SHIP-7", number=ship.number, seat=seat)


def set_hold(state: MapState, command: c.SetHold) -> MapPlan:
    ship = lookup.ship_of(state, command.ship)
    lookup.require_amounts(state, command.hold)
    carried = ship.carried
    if command.carried is None:
        carried = None
    elif carried is None or carried.kind != command.carried:
        lookup.space_kind(state, command.carried)
        carried = SpaceStructure(lookup.fresh_structure_id(state), command.carried, ship.owner)
    objections = hold_objections(
        lookup.class_of(state, ship.cls),
        command.hold,
        command.carried,
        state.options.cargo_capacity,
    )
    changed = replace(ship, hold=command.hold, carried=carried)
    return plan_of(e.ThingsDrawn(ships=(changed,)), objections)


def hold_objections(
    cls: ShipClass, hold: Purse, carried: KindId | None, capacity: int
) -> Iterator[Message]:
    """Only cargo ships have a hold, which may be limited (BP-CARGO-8, AMB-36)."""
    if not cls.max_space_structures and (hold or carried is not None):
        yield say("bp.map.no_hold", "BP-CARGO-8", ship_class=cls.id)
    if capacity and hold.total > capacity:
        yield say("bp.map.hold_too_full", "BP-CARGO-8", amount=hold.total, capacity=capacity)


# --- Space structures


def place_space_structure(state: MapState, command: c.PlaceSpaceStructure) -> MapPlan:
    lookup.tiles_of(state)
    lookup.seat_of(state, command.owner)
    lookup.space_kind(state, command.kind)
    structure = SpaceStructure(lookup.fresh_structure_id(state), command.kind, command.owner)
    return plan_of(e.ThingsDrawn(space=(_deployed(state, structure, command.at),)))


def move_space_structure(state: MapState, command: c.MoveSpaceStructure) -> MapPlan:
    structure = lookup.space_structure_of(state, command.structure)
    return plan_of(e.ThingsDrawn(space=(_deployed(state, structure, command.at),)))


def remove_space_structure(state: MapState, command: c.RemoveSpaceStructure) -> MapPlan:
    structure = lookup.space_structure_of(state, command.structure)
    return plan_of(e.ThingsErased(space=(structure.id,)))


def _deployed(state: MapState, structure: SpaceStructure, at: Hex) -> SpaceStructure:
    """On the asteroid in the cell, or in the empty cell, as its kind needs it."""
    if lookup.space_kind(state, structure.kind).site == "empty_space":
        require_free_space(state, at)
        return replace(structure, at=at, asteroid=None)
    asteroid = state.occupancy.asteroids.get(at)
    if asteroid is None:
        raise Refused(
            say(
                "bp.map.needs_asteroid",
                "BP-SPACE-5",
                kind=structure.kind,
                cell=named_cell(state.board, at),
            )
        )
    if asteroid.id in state.occupancy.on_asteroids:
        raise Refused(say("bp.map.asteroid_taken", "BP-SPACE-8", cell=named_cell(state.board, at)))
    return replace(structure, at=None, asteroid=asteroid.id)
