"""Orbital bombardment: six enormous ships against everything built on one planet."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import ENORMOUS, Phase, PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.commands import Bombard
from bp_desktop.games.burning_planets.match.conquest import falls_by_itself
from bp_desktop.games.burning_planets.match.events import PlanetBombarded
from bp_desktop.games.burning_planets.match.handler import Handler, Handlers, Ruling
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import event_in_force, out_of_turn
from bp_desktop.games.shared.chapters import leads_to

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
    name = lookup.named_planet(planet)
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
    bombarded = PlanetBombarded(planet.id, player, meant, tuple(planet.structures))
    return leads_to(bombarded, *falls_by_itself(match, planet, 0, player), against=found)


def _position_objections(match: Match, planet: Planet, ships: list[Ship]) -> list[Message]:
    name, needed = lookup.named_planet(planet), SHIPS_NEEDED
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
    elif UnitId(ship.id) in match.turn.spent:
        found.append(say("bp.conquest.has_acted", "BP-BOMB-4", ship=name))
    if ship.built == match.turn.number:
        found.append(say("bp.move.built_this_turn", "BP-BOMB-5", "BP-TURN-7", ship=name))
    return found


HANDLERS: Handlers = {Bombard: Handler(bombard)}
