"""Putting things on the board and taking them off by hand; only what cannot be is refused."""

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import AsteroidId, StructureId
from bp_desktop.games.burning_planets.match.building import (
    new_structure_id,
    require_natural,
    require_planetary,
    require_site,
)
from bp_desktop.games.burning_planets.match.cargo import require_cargo_ship
from bp_desktop.games.burning_planets.match.correction_commands import (
    PutAsteroid,
    PutNatural,
    PutShip,
    PutSpaceStructure,
    PutStructure,
    RelocateShip,
    RemoveNatural,
    RemoveThing,
)
from bp_desktop.games.burning_planets.match.correction_events import (
    AsteroidPut,
    NaturalPut,
    NaturalRemoved,
    ShipPut,
    ShipRelocated,
    SpaceStructurePut,
    StructurePut,
    ThingRemoved,
)
from bp_desktop.games.burning_planets.match.deployment import require_free_asteroid
from bp_desktop.games.burning_planets.match.handler import (
    UNDER_WAY,
    Handler,
    Handlers,
    Happenings,
    Objections,
    both,
    naming,
)
from bp_desktop.games.burning_planets.match.lookup import (
    find_unit,
    named_ship,
    require_asteroid,
    require_class,
    require_kind,
    require_no_cell,
    require_planet,
    require_player,
    require_ship,
    structure_on,
)
from bp_desktop.games.burning_planets.match.naming import new_ids, new_ships
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.shipyard import (
    cells_around,
    open_space,
    require_free_space,
)
from bp_desktop.games.burning_planets.match.state import Match

FINE: Objections = ()
"""No rule speaks against a correction: it is the table's word."""


def _require_space(match: Match, command: PutShip | PutAsteroid | RelocateShip) -> None:
    """A free cell where cells are known, and none where they are not."""
    require_no_cell(match, command.at)
    if command.at is not None:
        require_free_space(match, command.at)
    elif match.tracked:
        raise Refused(say("bp.correction.cell_needed", "BP-BOARD-13"))


# --- putting


def check_put_ship(match: Match, command: PutShip) -> Objections:
    require_player(match, command.owner)
    require_class(match, command.cls)
    _require_space(match, command)
    room = len(_places(match, command))
    if room < command.count:
        raise Refused(say("bp.correction.no_room", "BP-BOARD-13", count=room))
    return FINE


def _places(match: Match, command: PutShip) -> list[Hex | None]:
    return cells_around(match, open_space(command.at), command.at, command.count)


def put_ship(match: Match, command: PutShip, _dice: Dice, names: StepNames) -> Happenings:
    owner, turn = command.owner, match.turn.number
    places = _places(match, command)
    ships = new_ships(match, names, owner, len(places))
    return tuple(
        ShipPut(Ship(id_, owner, command.cls, number, at, turn), command.reason)
        for (id_, number), at in zip(ships, places, strict=True)
    )


def check_put_structure(match: Match, command: PutStructure) -> Objections:
    planet = require_planet(match, command.planet)
    require_planetary(match, command.kind)
    require_site(match, planet, command.at)
    return FINE


def put_structure(match: Match, command: PutStructure, _dice: Dice, names: StepNames) -> Happenings:
    turn = match.turn.number
    structure = Structure(new_structure_id(match, names), command.kind, command.at, turn)
    return (StructurePut(command.planet, structure, command.reason),)


def check_put_space(match: Match, command: PutSpaceStructure) -> Objections:
    require_player(match, command.owner)
    kind = require_kind(match, command.kind)
    if kind.category != "space":
        raise Refused(say("bp.cargo.not_a_space_structure", "BP-SPACE-1", kind=kind.id))
    require_no_cell(match, command.at)
    places = [command.at, command.asteroid, command.ship, command.reserve or None]
    named = sum(place is not None for place in places)
    if named > 1 or (named == 0 and match.tracked):
        raise Refused(say("bp.correction.one_place", "BP-BOARD-13"))
    if command.at is not None:
        require_free_space(match, command.at)
    if command.asteroid is not None:
        require_free_asteroid(match, require_asteroid(match, command.asteroid), kind)
    if command.ship is not None:
        ship = require_ship(match, command.ship)
        require_cargo_ship(match, ship)
        if ship.carried is not None:
            raise Refused(say("bp.cargo.one_structure", "BP-SPACE-4", ship=named_ship(match, ship)))
    return FINE


def put_space(
    match: Match, command: PutSpaceStructure, _dice: Dice, names: StepNames
) -> Happenings:
    structure = SpaceStructure(
        new_structure_id(match, names),
        command.kind,
        command.owner,
        command.at,
        command.asteroid,
        match.turn.number,
    )
    return (SpaceStructurePut(structure, command.ship, command.reserve, command.reason),)


def check_put_natural(match: Match, command: PutNatural) -> Objections:
    planet = require_planet(match, command.planet)
    if command.kind not in match.tables.naturals:
        raise Refused(say("bp.unknown.kind", "BP-APP-7", kind=command.kind))
    require_site(match, planet, command.at)
    return FINE


def put_natural(_match: Match, command: PutNatural, _dice: Dice) -> Happenings:
    return (NaturalPut(command.planet, Natural(command.kind, command.at), command.reason),)


def check_put_asteroid(match: Match, command: PutAsteroid) -> Objections:
    _require_space(match, command)
    return FINE


def put_asteroid(match: Match, command: PutAsteroid, _dice: Dice, names: StepNames) -> Happenings:
    asteroid = Asteroid(AsteroidId(next(new_ids(match, names))), command.at)
    return (AsteroidPut(asteroid, command.reason),)


# --- moving


def check_relocate(match: Match, command: RelocateShip) -> Objections:
    require_ship(match, command.ship)
    _require_space(match, command)
    return FINE


def relocate(_match: Match, command: RelocateShip, _dice: Dice) -> Happenings:
    return (ShipRelocated(command.ship, command.at, command.reason),)


# --- taking off


def check_remove_natural(match: Match, command: RemoveNatural) -> Objections:
    require_natural(require_planet(match, command.planet), command.kind, command.at)
    return FINE


def remove_natural(match: Match, command: RemoveNatural, _dice: Dice) -> Happenings:
    planet = match.board.planets[command.planet]
    natural = require_natural(planet, command.kind, command.at)
    return (NaturalRemoved(planet.id, natural, command.reason),)


def check_remove(match: Match, command: RemoveThing) -> Objections:
    if AsteroidId(command.thing) in match.board.asteroids:
        return FINE
    if find_unit(match, command.thing) is None:
        raise Refused(say("bp.unknown.thing", "BP-APP-7", thing=command.thing))
    return FINE


def remove(match: Match, command: RemoveThing, _dice: Dice) -> Happenings:
    reason = command.reason
    unit = find_unit(match, command.thing)
    if unit is None:
        return (_without_asteroid(match, AsteroidId(command.thing), reason),)
    if unit.ship is not None:
        ship = unit.ship
        lost = Posting(ship.owner, PostingType.ADJUST, -ship.hold, hold=ship.id)
        postings = (lost,) if ship.hold else ()
        return (ThingRemoved(ship.id, owner=ship.owner, postings=postings, reason=reason),)
    assert unit.kind is not None
    id_, kind = StructureId(unit.id), unit.kind.id
    if unit.planet is not None:
        return (ThingRemoved(id_, kind, unit.planet.id, reason=reason),)
    return (ThingRemoved(id_, kind, owner=unit.owner, reason=reason),)


def _without_asteroid(match: Match, asteroid: AsteroidId, reason: str) -> ThingRemoved:
    on_it = structure_on(match, asteroid)
    if on_it is None:
        return ThingRemoved(asteroid, reason=reason)
    return ThingRemoved(asteroid, owner=on_it.owner, on_it=on_it.id, reason=reason)


HANDLERS: Handlers = {
    PutShip: Handler(naming(check_put_ship, put_ship), UNDER_WAY),
    PutStructure: Handler(naming(check_put_structure, put_structure), UNDER_WAY),
    PutSpaceStructure: Handler(naming(check_put_space, put_space), UNDER_WAY),
    PutNatural: Handler(both(check_put_natural, put_natural), UNDER_WAY),
    PutAsteroid: Handler(naming(check_put_asteroid, put_asteroid), UNDER_WAY),
    RelocateShip: Handler(both(check_relocate, relocate), UNDER_WAY),
    RemoveNatural: Handler(both(check_remove_natural, remove_natural), UNDER_WAY),
    RemoveThing: Handler(both(check_remove, remove), UNDER_WAY),
}
