"""Space structures by cargo ship: onto asteroids, into space, and aboard again."""

from msgspec.structs import replace

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.match.actions import Act, ship_objections
from bp_desktop.games.burning_planets.match.building import forbidden_by_event
from bp_desktop.games.burning_planets.match.cargo import require_cargo_ship
from bp_desktop.games.burning_planets.match.commands import DeployStructure, PickUpStructure
from bp_desktop.games.burning_planets.match.events import StructureDeployed, StructurePickedUp
from bp_desktop.games.burning_planets.match.handler import (
    Handler,
    Handlers,
    Happenings,
    Objections,
    both,
)
from bp_desktop.games.burning_planets.match.lookup import (
    geometry,
    named_player,
    named_ship,
    place_of,
    require_asteroid,
    require_no_cell,
    require_ship,
    require_space_structure,
    structure_on,
)
from bp_desktop.games.burning_planets.match.shipyard import require_free_space
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import StructureKind

ON_ASTEROIDS = "asteroid"
"""The site of drilling facilities and habitats in the tables."""


# --- onto the board


def require_aboard(match: Match, ship: Ship) -> SpaceStructure:
    if ship.carried is None:
        name = named_ship(match, ship)
        raise Refused(say("bp.cargo.no_structure_aboard", "BP-SPACE-4", ship=name))
    return ship.carried


def require_free_asteroid(match: Match, asteroid: Asteroid, kind: StructureKind) -> None:
    """A rock that can take this structure (BP-SPACE-8, BP-SPACE-9)."""
    if kind.site != ON_ASTEROIDS:
        raise Refused(
            say("bp.cargo.stations_stand_free", "BP-SPACE-9", "BP-BOARD-13", kind=kind.id)
        )
    if structure_on(match, asteroid.id) is not None:
        raise Refused(say("bp.cargo.asteroid_is_taken", "BP-SPACE-8"))


def require_place(match: Match, kind: StructureKind, command: DeployStructure) -> None:
    """One place that can take the structure: a rock, or a free cell of space."""
    require_no_cell(match, command.at)
    if command.asteroid is not None:
        if command.at is not None:
            raise Refused(say("bp.cargo.one_place", "BP-SPACE-7"))
        require_free_asteroid(match, require_asteroid(match, command.asteroid), kind)
    elif command.at is not None:
        require_free_space(match, command.at)
    elif match.tracked:
        raise Refused(say("bp.cargo.place_needed", "BP-SPACE-7", "BP-SPACE-10", kind=kind.id))


def check_deploy(match: Match, command: DeployStructure) -> Objections:
    ship = require_ship(match, command.ship)
    structure = require_aboard(match, ship)
    kind = match.tables.structures[structure.kind]
    require_place(match, kind, command)
    found = ship_objections(match, ship, Act.CARGO)
    found += _place_objections(match, ship, kind, command)
    if match.options.anomaly_blocks_deployment:
        found += forbidden_by_event(match, kind.id)
    return tuple(found)


def _place_objections(
    match: Match, ship: Ship, kind: StructureKind, command: DeployStructure
) -> list[Message]:
    found = []
    there, rule = command.at, "BP-SPACE-10"
    if command.asteroid is not None:
        there, rule = match.board.asteroids[command.asteroid].at, "BP-SPACE-7"
    elif command.at is not None and kind.site == ON_ASTEROIDS:
        found.append(say("bp.cargo.asteroids_only", "BP-SPACE-5", kind=kind.id))
    if not geometry(match).adjacent(ship.at, there):
        found.append(say("bp.cargo.not_beside_place", rule, ship=named_ship(match, ship)))
    return found


def deploy(match: Match, command: DeployStructure, _dice: Dice) -> Happenings:
    """The owner stays whoever it was, also after a passage in another player's ship (AMB-32)."""
    structure = require_aboard(match, match.board.ships[command.ship])
    turn = match.turn.number
    placed = replace(structure, at=command.at, asteroid=command.asteroid, deployed=turn)
    return (StructureDeployed(command.ship, placed),)


# --- aboard again


def check_pick_up(match: Match, command: PickUpStructure) -> Objections:
    ship = require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    structure = require_space_structure(match, command.structure)
    name = named_ship(match, ship)
    if ship.carried is not None:
        raise Refused(say("bp.cargo.one_structure", "BP-SPACE-4", ship=name))
    found = ship_objections(match, ship, Act.CARGO)
    if not geometry(match).adjacent(ship.at, place_of(match, structure)):
        found.append(say("bp.cargo.not_beside_place", "BP-SPACE-12", ship=name))
    if structure.owner != ship.owner:
        owner = named_player(match, structure.owner)
        if match.options.foreign_cargo_moves_structures == "never":
            found.append(say("bp.cargo.foreign_structure", "BP-SPACE-13", player=owner))
        elif not command.consent:
            found.append(say("bp.cargo.consent_needed", "BP-SPACE-13", player=owner))
    return tuple(found)


def pick_up(_match: Match, command: PickUpStructure, _dice: Dice) -> Happenings:
    return (StructurePickedUp(command.ship, command.structure),)


HANDLERS: Handlers = {
    DeployStructure: Handler(both(check_deploy, deploy)),
    PickUpStructure: Handler(both(check_pick_up, pick_up)),
}
