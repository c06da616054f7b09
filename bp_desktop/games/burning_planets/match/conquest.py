"""Taking planets: conquest, the destruction of economic structures, and bombardment."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import CARGO, ENORMOUS, Phase, PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import events, lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.building import has_defence
from bp_desktop.games.burning_planets.match.commands import Bombard, Conquer, DestroyStructure
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import event_in_force, out_of_turn
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.consent import agreed_by
from bp_desktop.games.shared.handlers import Handler, Handlers, Ruling


def not_touching(match: Match, ship: Ship, planet: Planet, *rules: str) -> list[Message]:
    """The objection to a ship that is not in the planet's orbit; beside a real board there is
    none."""
    if lookup.geometry(match).touches(ship.at, planet.id):
        return []
    name, where = lookup.named_ship(match, ship), lookup.named_planet(match, planet)
    return [say("bp.conquest.not_touching", *rules, ship=name, planet=where)]


def falls_by_itself(
    match: Match, planet: Planet, structures_left: int, by: PlayerId
) -> tuple[events.PlanetConquered, ...]:
    """An enemy planet that passes to whoever removed its last structure (AMB-55); one that is
    guarded does not, where the table lets guards prevent a conquest (AMB-56)."""
    automatic = match.options.enemy_conquest == "automatic" and not is_guarded(match, planet)
    if structures_left or not automatic or planet.owner is None or planet.owner == by:
        return ()
    return (events.PlanetConquered(planet.id, by, planet.owner),)


# --- conquest


def conquer(match: Match, command: Conquer) -> Ruling:
    """The conqueror's monolith replaces the former owner's (BP-CONQ-4, BP-CONQ-10)."""
    ship = lookup.require_ship(match, command.ship)
    planet = lookup.require_planet(match, command.planet)
    if planet.owner == ship.owner:
        name = lookup.named_planet(match, planet)
        raise Refused(say("bp.conquest.already_yours", "BP-CONQ-1", planet=name))
    found = ship_objections(match, ship, ActionKind.SPECIAL)
    found += not_touching(match, ship, planet, "BP-CONQ-2")
    found += planet_objections(match, ship, planet)
    taken = events.PlanetConquered(planet.id, ship.owner, planet.owner, ship.id)
    return leads_to(taken, against=found)


def planet_objections(match: Match, ship: Ship, planet: Planet) -> list[Message]:
    """Why a planet cannot be taken by this ship, wherever it is."""
    found = []
    name = lookup.named_planet(match, planet)
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
    name = lookup.named_planet(match, planet)
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
    razed = events.StructureRazed(ship.id, planet.id, structure.id, structure.kind)
    falls = falls_by_itself(match, planet, len(planet.structures) - 1, ship.owner)
    return leads_to(razed, *falls, against=found)


# --- orbital bombardment: six enormous ships against everything built on one planet

SHIPS_NEEDED = 6


def stations_of(match: Match, planet: Planet) -> tuple[tuple[Hex, ...], ...]:
    """For each vertex of the planet the cells from which it can be bombarded (BP-BOMB-2,
    AMB-57)."""
    where = lookup.geometry(match)
    shape = where.shapes[planet.id]
    if match.options.bombardment_cells == "vertex_orbit":
        return tuple((cell,) for cell in shape.vertex_orbit)
    return tuple(
        tuple(cell for cell in vertex.neighbors() if cell not in shape.zones)
        for vertex in shape.vertices
    )


def ships_in_position(
    match: Match, planet: Planet, lenders: tuple[PlayerId, ...] = ()
) -> tuple[ShipId, ...]:
    """One enormous ship per vertex, of the active player or of those who lend theirs."""
    if not match.tracked:
        return ()
    ships, owners = lookup.occupancy(match).ships, {match.turn.player, *lenders}
    found = []
    for cells in stations_of(match, planet):
        for cell in cells:
            ship = ships.get(cell)
            if ship is not None and ship.cls == ENORMOUS and ship.owner in owners:
                found.append(ship.id)
                break
    return tuple(found)


def bombard(match: Match, command: Bombard) -> Ruling:
    """Every structure goes, without dice; forests, mountains and the owner stay (BP-BOMB-3,
    BP-BOMB-6, BP-BOMB-7)."""
    planet, player = lookup.require_planet(match, command.planet), match.turn.player
    for lender in command.consents:
        lookup.require_player(match, lender)
    meant = command.ships or ships_in_position(match, planet, command.consents)
    ships = [lookup.require_ship(match, ship) for ship in meant]
    name = lookup.named_planet(match, planet)
    if len(set(command.ships)) != len(command.ships):
        raise Refused(say("bp.conquest.ship_named_twice", "BP-BOMB-1"))
    if not planet.structures:
        raise Refused(say("bp.conquest.nothing_to_bombard", "BP-BOMB-9", planet=name))
    found = out_of_turn(match, player, Phase.ACTIONS)
    event = event_in_force(match)
    if event is not None and not event.ships_act:
        found.append(say("bp.move.event_stops_ships", "BP-EVENT-9", event=event.id))
    if planet.owner is None or planet.owner == player:
        found.append(say("bp.conquest.not_an_enemy_planet", "BP-BOMB-9", planet=name))
    found += _position_objections(match, planet, ships)
    for ship in ships:
        found += _ship_objections(match, ship, command.consents)
    lenders = (one.owner for one in ships if one.owner in command.consents and one.owner != player)
    bombarded = events.PlanetBombarded(planet.id, player, meant, tuple(planet.structures))
    falls = falls_by_itself(match, planet, 0, player)
    return leads_to(bombarded, *falls, *agreed_by(*lenders), against=found)


def _position_objections(match: Match, planet: Planet, ships: list[Ship]) -> list[Message]:
    name, needed = lookup.named_planet(match, planet), SHIPS_NEEDED
    if len(ships) != needed:
        rules = ("BP-BOMB-1", "BP-BOMB-2")
        given = len(ships)
        return [say("bp.conquest.six_ships", *rules, planet=name, given=given, needed=needed)]
    if match.tracked:
        cells = {ship.at for ship in ships}
        if not all(cells.intersection(station) for station in stations_of(match, planet)):
            return [say("bp.conquest.not_in_position", "BP-BOMB-2", planet=name)]
    return []


def _ship_objections(match: Match, ship: Ship, consents: tuple[PlayerId, ...]) -> list[Message]:
    name, found = lookup.named_ship(match, ship), []
    if ship.cls != ENORMOUS:
        found.append(say("bp.conquest.not_enormous", "BP-BOMB-1", ship=name))
    if ship.owner != match.turn.player:
        lent = match.options.bombardment_allies and ship.owner in consents
        if not lent:
            found.append(say("bp.conquest.not_your_ship", "BP-BOMB-8", ship=name))
        if ship.id in match.forfeits:
            found.append(say("bp.move.whole_turn_used", "BP-BOMB-4", ship=name))
    elif UnitId(ship.id) in match.turn.spent:
        found.append(say("bp.conquest.has_acted", "BP-BOMB-4", ship=name))
    if ship.built == match.turn.number:
        found.append(say("bp.move.built_this_turn", "BP-BOMB-5", "BP-TURN-7", ship=name))
    return found


HANDLERS: Handlers = {
    Conquer: Handler(conquer),
    DestroyStructure: Handler(destroy),
    Bombard: Handler(bombard),
}
