"""Space structures by cargo ship: onto asteroids, into space, and aboard again."""

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.building import forbidden_by_event
from bp_desktop.games.burning_planets.match.cargo import require_cargo_ship
from bp_desktop.games.burning_planets.match.commands import DeployStructure, PickUpStructure
from bp_desktop.games.burning_planets.match.events import StructureDeployed, StructurePickedUp
from bp_desktop.games.burning_planets.match.handler import Handler, Handlers, Ruling
from bp_desktop.games.burning_planets.match.shipyard import require_free_space
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import StructureKind
from bp_desktop.games.shared.chapters import leads_to

ON_ASTEROIDS = "asteroid"
"""The site of drilling facilities and habitats in the tables."""


# --- onto the board


def require_aboard(match: Match, ship: Ship) -> SpaceStructure:
    if ship.carried is None:
        name = lookup.named_ship(match, ship)
        raise Refused(say("bp.cargo.no_structure_aboard", "BP-SPACE-4", ship=name))
    return ship.carried


def require_free_asteroid(match: Match, asteroid: Asteroid, kind: StructureKind) -> None:
    """A rock that can take this structure (BP-SPACE-8, BP-SPACE-9)."""
    if kind.site != ON_ASTEROIDS:
        raise Refused(
            say("bp.cargo.stations_stand_free", "BP-SPACE-9", "BP-BOARD-13", kind=kind.id)
        )
    if lookup.structure_on(match, asteroid.id) is not None:
        raise Refused(say("bp.cargo.asteroid_is_taken", "BP-SPACE-8"))


def require_place(match: Match, kind: StructureKind, command: DeployStructure) -> Hex | None:
    """The cell of the one place that can take the structure: a rock, or a free cell of space."""
    lookup.require_no_cell(match, command.at)
    if command.asteroid is not None:
        if command.at is not None:
            raise Refused(say("bp.cargo.one_place", "BP-SPACE-7"))
        rock = lookup.require_asteroid(match, command.asteroid)
        require_free_asteroid(match, rock, kind)
        return rock.at
    if command.at is not None:
        require_free_space(match, command.at)
    elif match.tracked:
        raise Refused(say("bp.cargo.place_needed", "BP-SPACE-7", "BP-SPACE-10", kind=kind.id))
    return command.at


def deploy(match: Match, command: DeployStructure) -> Ruling:
    """The owner stays whoever it was, also after a passage in another player's ship (AMB-32)."""
    ship = lookup.require_ship(match, command.ship)
    structure = require_aboard(match, ship)
    kind = match.tables.structures[structure.kind]
    there = require_place(match, kind, command)
    found = ship_objections(match, ship, ActionKind.CARGO)
    if command.at is not None and kind.site == ON_ASTEROIDS:
        found.append(say("bp.cargo.asteroids_only", "BP-SPACE-5", kind=kind.id))
    if not lookup.geometry(match).adjacent(ship.at, there):
        rule = "BP-SPACE-10" if command.asteroid is None else "BP-SPACE-7"
        found.append(say("bp.cargo.not_beside_place", rule, ship=lookup.named_ship(match, ship)))
    if match.options.anomaly_blocks_deployment:
        found += forbidden_by_event(match, kind.id)
    turn = match.turn.number
    placed = replace(structure, at=command.at, asteroid=command.asteroid, deployed=turn)
    return leads_to(StructureDeployed(ship.id, placed), against=found)


# --- aboard again


def pick_up(match: Match, command: PickUpStructure) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    require_cargo_ship(match, ship)
    structure = lookup.require_space_structure(match, command.structure)
    name = lookup.named_ship(match, ship)
    if ship.carried is not None:
        raise Refused(say("bp.cargo.one_structure", "BP-SPACE-4", ship=name))
    found = ship_objections(match, ship, ActionKind.CARGO)
    if not lookup.geometry(match).adjacent(ship.at, lookup.place_of(match, structure)):
        found.append(say("bp.cargo.not_beside_place", "BP-SPACE-12", ship=name))
    if structure.owner != ship.owner:
        owner = lookup.named_player(match, structure.owner)
        if match.options.foreign_cargo_moves_structures == "never":
            found.append(say("bp.cargo.foreign_structure", "BP-SPACE-13", player=owner))
        elif not command.consent:
            found.append(say("bp.cargo.consent_needed", "BP-SPACE-13", player=owner))
    return leads_to(StructurePickedUp(ship.id, structure.id), against=found)


HANDLERS: Handlers = {
    DeployStructure: Handler(deploy),
    PickUpStructure: Handler(pick_up),
}
