"""Moving ships across free space cells."""

from itertools import pairwise

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.paths import IsFree, walk_back
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.actions import ActionKind, ship_objections
from bp_desktop.games.burning_planets.match.commands import MoveShip
from bp_desktop.games.burning_planets.match.events import ShipMoved
from bp_desktop.games.burning_planets.match.shipyard import require_free_space
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Ruling


def passable(match: Match, ship: Ship) -> IsFree:
    """Which space cells the ship may pass through (BP-ACT-11, AMB-38)."""
    cells, allowed = lookup.occupancy(match), match.options.pass_through
    ships, rocks, stations = cells.ships, cells.asteroids, cells.stations
    if allowed == "none":
        return lambda cell: cell not in ships and cell not in rocks and cell not in stations
    others_too = allowed == "all_ships"

    def may_pass(cell: Hex) -> bool:
        other = ships.get(cell)
        if other is None:
            return cell not in rocks and cell not in stations
        return others_too or other.owner == ship.owner

    return may_pass


def ways(match: Match, ship: Ship) -> dict[Hex, tuple[Hex, ...]]:
    """Every cell where one move action can end, with a shortest way to it."""
    if ship.at is None or not match.tracked:
        return {}
    may_pass, around = passable(match, ship), lookup.geometry(match).space_neighbors
    found: dict[Hex, tuple[Hex, ...]] = {ship.at: ()}
    frontier = [ship.at]
    for _ in range(match.tables.ship_classes[ship.cls].speed):
        following = []
        for cell in frontier:
            way = found[cell]
            for near in around.get(cell, ()):
                if near not in found and may_pass(near):
                    found[near] = (*way, near)
                    following.append(near)
        frontier = following
    del found[ship.at]
    ships = lookup.occupancy(match).ships
    return {cell: way for cell, way in found.items() if cell not in ships}


def way_to(match: Match, ship: Ship, goal: Hex) -> tuple[Hex, ...] | None:
    """The way of `ways` to one free cell, without working out the others; None: out of reach."""
    speed = match.tables.ship_classes[ship.cls].speed
    if ship.at is None or not match.tracked or ship.at.distance(goal) > speed:
        return None
    may_pass, around = passable(match, ship), lookup.geometry(match).space_neighbors
    came_from = {ship.at: ship.at}
    frontier = [ship.at]
    for left in range(speed - 1, -1, -1):
        following = []
        for cell in frontier:
            for near in around.get(cell, ()):
                if near in came_from or near.distance(goal) > left or not may_pass(near):
                    continue
                came_from[near] = cell
                if near == goal:
                    return walk_back(came_from, ship.at, goal)
                following.append(near)
        frontier = following
    return None


def move(match: Match, command: MoveShip) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    lookup.require_no_cell(match, command.to, *command.path)
    found = ship_objections(match, ship, ActionKind.MOVE)
    path: tuple[Hex, ...] = ()
    if match.tracked:
        path, against = _way(match, ship, command)
        found += against
    return leads_to(ShipMoved(ship.id, path), against=found)


def _way(match: Match, ship: Ship, command: MoveShip) -> tuple[tuple[Hex, ...], list[Message]]:
    """The cells that would be entered, and what speaks against them."""
    if command.to is not None and command.path:
        raise Refused(say("bp.move.way_or_goal", "BP-ACT-2"))
    goal = command.to or (command.path[-1] if command.path else None)
    if goal is None or goal == ship.at or ship.at is None:
        raise Refused(say("bp.move.nowhere", "BP-ACT-2", ship=lookup.named_ship(match, ship)))
    require_free_space(match, goal)
    if command.to is None:
        return command.path, _path_objections(match, ship, command.path)
    way = way_to(match, ship, goal)
    if way is not None:
        return way, []
    name = lookup.named_ship(match, ship)
    return (goal,), [say("bp.move.out_of_reach", "BP-ACT-2", "BP-ACT-11", ship=name)]


def _path_objections(match: Match, ship: Ship, path: tuple[Hex, ...]) -> list[Message]:
    assert ship.at is not None
    found, name = [], lookup.named_ship(match, ship)
    allowed = match.tables.ship_classes[ship.cls].speed
    if len(path) > allowed:
        asked = len(path)
        found.append(say("bp.move.too_far", "BP-ACT-2", ship=name, allowed=allowed, asked=asked))
    if any(here.distance(there) != 1 for here, there in pairwise((ship.at, *path))):
        found.append(say("bp.move.jumps", "BP-ACT-11", ship=name))
    if len(path) > 1:
        may_pass, is_space = passable(match, ship), lookup.geometry(match).is_space
        if not all(cell == ship.at or (is_space(cell) and may_pass(cell)) for cell in path[:-1]):
            found.append(say("bp.move.blocked", "BP-ACT-11", ship=name))
    return found


HANDLERS: Handlers = {MoveShip: Handler(move)}
