"""Putting things on the board and taking them off by hand; only what cannot be is refused."""

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
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
    Ruling,
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
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.system import Judgement

# No rule speaks against a correction: it is the table's word.


def _require_space(match: Match, command: PutShip | PutAsteroid | RelocateShip) -> None:
    """A free cell where cells are known, and none where they are not."""
    require_no_cell(match, command.at)
    if command.at is not None:
        require_free_space(match, command.at)
    elif match.tracked:
        raise Refused(say("bp.correction.cell_needed", "BP-BOARD-13"))


# --- putting


def put_ship(match: Match, command: PutShip) -> Ruling:
    owner, cls, turn = command.owner, command.cls, match.turn.number
    require_player(match, owner)
    require_class(match, cls)
    _require_space(match, command)
    places = cells_around(match, open_space(command.at), command.at, command.count)
    if len(places) < command.count:
        raise Refused(say("bp.correction.no_room", "BP-BOARD-13", count=len(places)))

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        ships = new_ships(match, names, owner, len(places))
        return tuple(
            ShipPut(Ship(id_, owner, cls, number, at, turn), command.reason)
            for (id_, number), at in zip(ships, places, strict=True)
        )

    return Judgement(carry_out)


def put_structure(match: Match, command: PutStructure) -> Ruling:
    planet = require_planet(match, command.planet)
    kind = require_planetary(match, command.kind)
    require_site(match, planet, command.at)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        id_ = new_structure_id(match, names)
        structure = Structure(id_, kind.id, command.at, match.turn.number)
        return (StructurePut(planet.id, structure, command.reason),)

    return Judgement(carry_out)


def put_space(match: Match, command: PutSpaceStructure) -> Ruling:
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

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        structure = SpaceStructure(
            new_structure_id(match, names),
            kind.id,
            command.owner,
            command.at,
            command.asteroid,
            match.turn.number,
        )
        return (SpaceStructurePut(structure, command.ship, command.reserve, command.reason),)

    return Judgement(carry_out)


def put_natural(match: Match, command: PutNatural) -> Ruling:
    planet = require_planet(match, command.planet)
    if command.kind not in match.tables.naturals:
        raise Refused(say("bp.unknown.kind", "BP-APP-7", kind=command.kind))
    require_site(match, planet, command.at)
    return leads_to(NaturalPut(planet.id, Natural(command.kind, command.at), command.reason))


def put_asteroid(match: Match, command: PutAsteroid) -> Ruling:
    _require_space(match, command)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        asteroid = Asteroid(AsteroidId(next(new_ids(match, names))), command.at)
        return (AsteroidPut(asteroid, command.reason),)

    return Judgement(carry_out)


# --- moving


def relocate(match: Match, command: RelocateShip) -> Ruling:
    ship = require_ship(match, command.ship)
    _require_space(match, command)
    return leads_to(ShipRelocated(ship.id, command.at, command.reason))


# --- taking off


def remove_natural(match: Match, command: RemoveNatural) -> Ruling:
    planet = require_planet(match, command.planet)
    natural = require_natural(planet, command.kind, command.at)
    return leads_to(NaturalRemoved(planet.id, natural, command.reason))


def remove(match: Match, command: RemoveThing) -> Ruling:
    return leads_to(_removed(match, command))


def _removed(match: Match, command: RemoveThing) -> ThingRemoved:
    reason, rock = command.reason, AsteroidId(command.thing)
    unit = find_unit(match, command.thing)
    if unit is None:
        if rock not in match.board.asteroids:
            raise Refused(say("bp.unknown.thing", "BP-APP-7", thing=command.thing))
        on_it = structure_on(match, rock)
        if on_it is None:
            return ThingRemoved(rock, reason=reason)
        return ThingRemoved(rock, owner=on_it.owner, on_it=on_it.id, reason=reason)
    if unit.ship is not None:
        ship = unit.ship
        lost = Posting(ship.owner, PostingType.ADJUST, -ship.hold, hold=ship.id)
        postings = (lost,) if ship.hold else ()
        return ThingRemoved(ship.id, owner=ship.owner, postings=postings, reason=reason)
    assert unit.kind is not None
    id_, kind = StructureId(unit.id), unit.kind.id
    if unit.planet is not None:
        return ThingRemoved(id_, kind, unit.planet.id, reason=reason)
    return ThingRemoved(id_, kind, owner=unit.owner, reason=reason)


HANDLERS: Handlers = {
    PutShip: Handler(put_ship, UNDER_WAY),
    PutStructure: Handler(put_structure, UNDER_WAY),
    PutSpaceStructure: Handler(put_space, UNDER_WAY),
    PutNatural: Handler(put_natural, UNDER_WAY),
    PutAsteroid: Handler(put_asteroid, UNDER_WAY),
    RelocateShip: Handler(relocate, UNDER_WAY),
    RemoveNatural: Handler(remove_natural, UNDER_WAY),
    RemoveThing: Handler(remove, UNDER_WAY),
}
