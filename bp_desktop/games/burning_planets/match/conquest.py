"""Taking planets: conquest, the destruction of economic structures, and bombardment."""

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.building import has_defence
from bp_desktop.games.burning_planets.match.commands import Conquer, DestroyStructure
from bp_desktop.games.burning_planets.match.events import PlanetConquered, StructureRazed
from bp_desktop.games.burning_planets.match.handler import Handler, Handlers, Ruling
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import leads_to


def not_touching(match: Match, ship: Ship, planet: Planet, *rules: str) -> list[Message]:
    """The objection to a ship that is not in the planet's orbit; beside a real board there is
    none."""
    if lookup.geometry(match).touches(ship.at, planet.id):
        return []
    name, where = lookup.named_ship(match, ship), lookup.named_planet(planet)
    return [say("bp.conquest.not_touching", *rules, ship=name, planet=where)]


def falls_by_itself(
    match: Match, planet: Planet, structures_left: int, by: PlayerId
) -> tuple[PlanetConquered, ...]:
    """An enemy planet that passes to whoever removed its last structure (AMB-55)."""
    automatic = match.options.enemy_conquest == "automatic"
    if structures_left or not automatic or planet.owner is None or planet.owner == by:
        return ()
    return (PlanetConquered(planet.id, by, planet.owner),)


# --- conquest


def conquer(match: Match, command: Conquer) -> Ruling:
    """The conqueror's monolith replaces the former owner's (BP-CONQ-4, BP-CONQ-10)."""
    ship = lookup.require_ship(match, command.ship)
    planet = lookup.require_planet(match, command.planet)
    if planet.owner == ship.owner:
        name = lookup.named_planet(planet)
        raise Refused(say("bp.conquest.already_yours", "BP-CONQ-1", planet=name))
    found = ship_objections(match, ship, ActionKind.SPECIAL)
    found += not_touching(match, ship, planet, "BP-CONQ-2")
    found += planet_objections(match, ship, planet)
    taken = PlanetConquered(planet.id, ship.owner, planet.owner, ship.id)
    return leads_to(taken, against=found)


def planet_objections(match: Match, ship: Ship, planet: Planet) -> list[Message]:
    """Why a planet cannot be taken by this ship, wherever it is."""
    found = []
    name = lookup.named_planet(planet)
    if planet.structures:
        left = len(planet.structures)
        found.append(say("bp.conquest.structures_left", "BP-CONQ-5", planet=name, left=left))
    if ship.cls == CARGO and not cargo_may_conquer(match, planet):
        found.append(say("bp.conquest.no_cargo_ships", "BP-CONQ-11", planet=name))
    if is_guarded(match, planet):
        found.append(say("bp.conquest.guarded", "BP-CONQ-12", planet=name))
    return found


def cargo_may_conquer(match: Match, planet: Planet) -> bool:
    """Whether this table lets cargo ships conquer such a planet (AMB-54)."""
    allowed = match.options.cargo_conquest
    return allowed == "any" or (allowed == "uninhabited_only" and planet.owner is None)


def is_guarded(match: Match, planet: Planet) -> bool:
    """Whether a warship of the owner touches the planet and that keeps it from being conquered
    (AMB-56); known only on a board."""
    if not match.options.orbit_guard_blocks_conquest:
        return False
    if planet.owner is None or not match.tracked:
        return False
    ships = lookup.occupancy(match).ships
    return any(
        (ship := ships.get(cell)) is not None and ship.owner == planet.owner and ship.cls != CARGO
        for cell in lookup.geometry(match).orbit_of[planet.id]
    )


# --- destroying economic structures


def destroy(match: Match, command: DestroyStructure) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    planet, structure = lookup.require_structure(match, command.structure)
    name = lookup.named_planet(planet)
    found = ship_objections(match, ship, ActionKind.SPECIAL)
    found += not_touching(match, ship, planet, "BP-CONQ-6")
    if ship.cls == CARGO:
        unit = lookup.named_ship(match, ship)
        found.append(say("bp.conquest.warships_only", "BP-CONQ-9", "BP-ACT-14", ship=unit))
    if planet.owner == ship.owner:
        found.append(say("bp.conquest.own_planet", "BP-CONQ-6", "BP-BUILD-6", planet=name))
    if match.tables.structures[structure.kind].category == "defence":
        found.append(say("bp.conquest.defences_are_fought", "BP-CONQ-8", kind=structure.kind))
    elif has_defence(match, planet):
        found.append(say("bp.conquest.defence_stands", "BP-CONQ-7", planet=name))
    razed = StructureRazed(ship.id, planet.id, structure.id, structure.kind)
    falls = falls_by_itself(match, planet, len(planet.structures) - 1, ship.owner)
    return leads_to(razed, *falls, against=found)


HANDLERS: Handlers = {
    Conquer: Handler(conquer),
    DestroyStructure: Handler(destroy),
}
