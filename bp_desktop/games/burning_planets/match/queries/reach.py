"""Reach of ships: cells they can get to, and the units that can attack a cell."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.actions import (
    ActionKind,
    attacks_of,
    left_after,
    ship_objections,
)
from bp_desktop.games.burning_planets.match.movement import passable, ways
from bp_desktop.games.burning_planets.match.state import Match, SpentActions


class Reach(NamedTuple):
    """Where one move action can take a ship, and why it may not be taken now."""

    ship: ShipId
    ways: dict[Hex, tuple[Hex, ...]]
    """Every cell where the move can end, with a shortest way to it."""
    objections: tuple[Message, ...] = ()

    @property
    def cells(self) -> dict[Hex, tuple[Hex, ...]]:
        """Where the ship may go now; empty while there is an objection."""
        return {} if self.objections else self.ways


def reach_of(match: Match, ship: ShipId) -> Reach:
    """The same cells that a move command is judged by. Beside a real board there are none."""
    found = match.board.ships[ship]
    return Reach(ship, ways(match, found), tuple(ship_objections(match, found, ActionKind.MOVE)))


def can_leave(match: Match, ship: Ship) -> bool:
    """Whether there is any cell to move to, without working them all out."""
    if ship.at is None or not match.tracked:
        return True
    if match.options.pass_through == "none":  # noqa: S105 - about ships, no password
        around = lookup.geometry(match).space_neighbors.get(ship.at, ())
        return any(map(lookup.occupancy(match).is_free_space, around))
    return bool(ways(match, ship))


def steps_to(match: Match, goals: Iterable[Hex], ship: Ship, limit: int = 1000) -> dict[Hex, int]:
    """How many steps each cell is away from the nearest goal, for this ship, whose own cell is
    among the cells found if there is a way. Goals count 0.

    Where ships may be passed (AMB-38) the steps are those of the shortest way, although an action
    cannot end on another ship.
    """
    may_pass, around = passable(match, ship), lookup.geometry(match).space_neighbors
    found = dict.fromkeys(goals, 0)
    frontier = list(found)
    for step in range(1, limit + 1):
        following = []
        for cell in frontier:
            for near in around.get(cell, ()):
                if near not in found and (near == ship.at or may_pass(near)):
                    found[near] = step
                    following.append(near)
        if not following:
            break
        frontier = following
    return found


class PossibleAttacker(NamedTuple):
    """A unit that could attack a thing in a cell within one own turn of its owner."""

    unit: UnitId
    owner: PlayerId
    attack_die: int
    attacks: int
    """How many attacks it has left after moving up."""
    moves: int
    """How many move actions it needs first."""


def who_can_hit(
    match: Match, cell: Hex, player: PlayerId | None = None
) -> tuple[PossibleAttacker, ...]:
    """Units that could attack something in this cell in an own turn with all their actions, as
    the board stands now, the strongest first. Of one player, or of all."""
    if not match.tracked:
        return ()
    found = [one for one in _hitters(match, cell) if player in (None, one.owner)]
    return tuple(
        sorted(
            found, key=lambda one: (-one.attack_die, -one.attacks, lookup.in_lists(match, one.unit))
        )
    )


def _hitters(match: Match, cell: Hex) -> Iterator[PossibleAttacker]:
    board, kinds = match.board, match.tables.structures
    for ship in board.ships.values():
        if (hitter := _hit_by_ship(match, ship, cell)) is not None:
            yield hitter
    standing = [
        *(
            (one.id, one.at)
            for planet in board.planets.values()
            for one in planet.structures.values()
        ),
        *((one.id, lookup.place_of(match, one)) for one in board.space.values()),
    ]
    for id_, at in standing:
        if at is None or at.distance(cell) != 1:
            continue
        unit = lookup.find_unit(match, id_)
        if unit is not None and lookup.is_armed(unit) and unit.owner is not None:
            assert unit.kind is not None
            attacks = attacks_of(match, kinds[unit.kind.id])
            yield PossibleAttacker(unit.id, unit.owner, unit.attack_die, attacks, 0)


def _hit_by_ship(match: Match, ship: Ship, cell: Hex) -> PossibleAttacker | None:
    cls = match.tables.ship_classes[ship.cls]
    if ship.at is None or not cls.attack_die or ship.at == cell:
        return None
    unit = UnitId(ship.id)
    most = cls.any_actions or cls.attack_actions
    if ship.at.distance(cell) == 1:
        return PossibleAttacker(unit, ship.owner, cls.attack_die, most, 0)
    moves = cls.any_actions - 1 if cls.any_actions else cls.move_actions
    if ship.at.distance(cell) > moves * cls.speed + 1:
        return None
    free = lookup.occupancy(match).is_free_space
    goals = [near for near in cell.neighbors() if free(near)]
    steps = steps_to(match, goals, ship, moves * cls.speed).get(ship.at) if goals else None
    if steps is None:
        return None
    used = -(-steps // cls.speed)
    attacks = left_after(match, ship, SpentActions(ship.owner, moves=used), ActionKind.ATTACK)
    if not attacks:  # it moves or attacks (AMB-42)
        return None
    return PossibleAttacker(unit, ship.owner, cls.attack_die, attacks, used)
