"""The outlook of a seat of Parsec: what it has, what stands against it, what it needs."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import strike
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.geometry import largest_group
from bp_desktop.games.parsec.match.lookup import in_supply
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import (
    attack_bonus,
    carried_by,
    cost_of,
    defence_bonus,
    list_value,
    range_of,
    type_of,
)
from bp_desktop.games.parsec.match.victory import VictoryProgress, allies_of, progress_of
from bp_desktop.games.parsec.tables import UnitType

COLONY_WORTH, MODULE_WORTH = 9.0, 4.0
"""What a colony and a dominated module count, in resource cards."""
WIN, CLOSE = 500.0, 2
"""A victory, and how near to one somebody else has to be to be minded."""


class Ways(NamedTuple):
    """Where a vessel can go in one move."""

    steps: dict[Hex, int]
    came_from: dict[Hex, Hex]
    stops: tuple[Hex, ...]

    def way_to(self, cell: Hex) -> tuple[Hex, ...]:
        way = [cell]
        while self.steps[way[-1]] > 1:
            way.append(self.came_from[way[-1]])
        return tuple(reversed(way))


class Outlook:
    """All of it is worked out from what the seat sees, and only as far as it is asked for."""

    def __init__(self, match: ParsecMatch, seat: ids.PlayerId) -> None:
        self.match = match
        self.seat = seat
        self.team = allies_of(match, seat)
        self.hand = match.players[seat].hand
        self.tables = match.tables

    # --- what stands where

    @cached_property
    def mine(self) -> list[UnitState]:
        return [one for one in self.match.units.values() if one.owner == self.seat]

    @cached_property
    def colonies(self) -> list[UnitState]:
        return [one for one in self.mine if self.kind(one).is_colony]

    @cached_property
    def cargos(self) -> list[UnitState]:
        found = [one for one in self.mine if self.kind(one).is_cargo and one.aboard is None]
        return sorted(found, key=lambda one: one.number)

    @cached_property
    def warships(self) -> list[UnitState]:
        return [one for one in self.mine if self.kind(one).military and one.aboard is None]

    @cached_property
    def foes(self) -> list[UnitState]:
        """Whatever may be attacked, wherever it stands."""
        return [
            one
            for one in self.match.units.values()
            if one.owner not in self.team and one.aboard is None
        ]

    def kind(self, unit: UnitState) -> UnitType:
        return type_of(self.match, unit)

    @cached_property
    def progress(self) -> VictoryProgress:
        return progress_of(self.match, self.seat)

    # --- ways

    def ways(self, unit: UnitState, steps: int) -> Ways:
        """By one look at what stands where; the rules judge what is chosen."""
        assert unit.cell is not None
        board, stacks = self.match.board.modules_at, self.match.stacks
        blocks = self.match.options.move.colony_blocks
        kind, seat = self.kind(unit), self.seat
        found, came_from, frontier = {unit.cell: 0}, dict[Hex, Hex](), [unit.cell]
        stops = list[Hex]()
        for step in range(1, steps + 1):
            following = list[Hex]()
            for cell in frontier:
                for near in cell.neighbors():
                    if near in found or near not in board:
                        continue
                    there = stacks.get(near, ())
                    if any(
                        one.owner != seat and (blocks or self.kind(one).is_vessel) for one in there
                    ):
                        continue
                    found[near] = step
                    came_from[near] = cell
                    following.append(near)
                    if not there or self._has_room(kind, there):
                        stops.append(near)
            frontier = following
        return Ways(found, came_from, tuple(stops))

    def _has_room(self, kind: UnitType, there: tuple[UnitState, ...]) -> bool:
        if any(one.owner != self.seat for one in there):
            return False
        vessels = [self.kind(one) for one in there if self.kind(one).is_vessel]
        if kind.is_large or any(one.is_large for one in vessels):
            return not vessels
        return len(vessels) < 2

    # --- worth and odds

    def worth(self, unit: UnitState) -> float:
        """In cards: what it cost, and for a colony what it still brings."""
        if self.kind(unit).is_colony:
            return COLONY_WORTH
        aboard = carried_by(self.match, unit)
        return float(list_value(self.match, min(aboard, key=self._cost) if aboard else unit).total)

    def _cost(self, unit: UnitState) -> int:
        return cost_of(self.match, unit.owner, unit.type).total

    def chance(self, strikers: list[UnitState], target: UnitState, *, declared: bool) -> float:
        """That these hit together (PA-COORD-2)."""
        attack = sum(attack_bonus(self.match, one, declared=declared) for one in strikers)
        lead = attack - defence_bonus(self.match, target)
        return float(strike(self.tables.die, self.tables.die, lead=lead))

    def reach(self, unit: UnitState) -> int:
        return range_of(self.match, unit)

    # --- dominance

    @cached_property
    def presence(self) -> dict[int, dict[ids.PlayerId, int]]:
        """Military vessels of each player on each module (PA-WIN-2, -13)."""
        found: dict[int, dict[ids.PlayerId, int]] = {
            one: {} for one in range(1, len(self.match.board.modules) + 1)
        }
        at = self.match.board.modules_at
        for unit in self.match.units.values():
            if unit.cell is not None and self.kind(unit).military:
                for module in at.get(unit.cell, ()):
                    found[module][unit.owner] = found[module].get(unit.owner, 0) + 1
        return found

    def dominated(
        self,
        player: ids.PlayerId,
        leaving: tuple[int, ...] = (),
        coming: tuple[int, ...] = (),
    ) -> frozenset[int]:
        """What a player dominates once a vessel of this seat has gone from some modules to others;
        team-mates contest nothing."""
        team, found = allies_of(self.match, player), set[int]()
        for module, there in self.presence.items():
            own = there.get(self.seat, 0) - (module in leaving) + (module in coming)
            others = {one for one, count in there.items() if one != self.seat and count}
            present = others | ({self.seat} if own > 0 else set())
            if present and present <= team:
                found.add(module)
        return frozenset(found)

    def group(self, modules: frozenset[int]) -> int:
        """How many of them count for the military condition."""
        win = self.match.options.win
        if not win.connected:
            return len(modules)
        return len(largest_group(self.match.board, modules, corners=win.corner_adjacent))

    @cached_property
    def rivals(self) -> dict[ids.PlayerId, int]:
        """What counts for each of the others now."""
        return {
            one: self.group(self.dominated(one))
            for one in self.match.survivors
            if one not in self.team
        }

    def board_value(
        self, leaving: tuple[int, ...], coming: tuple[int, ...], denies: float
    ) -> float:
        """Of the board, once a vessel of this seat has gone from some modules to others."""
        wanted = self.progress.modules_wanted
        mine = self.dominated(self.seat, leaving, coming)
        count = self.group(mine)
        value = MODULE_WORTH * count + 0.5 * len(mine)
        if count >= wanted and not self.match.options.variant.absolute:
            value += WIN
        if denies:
            for rival in self.rivals:
                theirs = self.group(self.dominated(rival, leaving, coming))
                danger = 3.0 if theirs + CLOSE >= wanted else 0.6
                value -= denies * MODULE_WORTH * danger * theirs
        return value

    # --- places

    @cached_property
    def spots(self) -> dict[tuple[int, ...], list[Hex]]:
        """The cells that lie on the same modules."""
        found: dict[tuple[int, ...], list[Hex]] = {}
        for cell, modules in self.match.board.modules_at.items():
            if len(modules) > 1:
                found.setdefault(modules, []).append(cell)
        return found

    def sites(self) -> Iterator[tuple[Hex, BodyFacts]]:
        """Cells of planets where a colony could be founded."""
        stacks = self.match.stacks
        for body in self.match.board.bodies.values():
            if not body.is_planet:
                continue
            for cell in body.cells:
                there = stacks.get(cell, ())
                if all(one.owner == self.seat and self.kind(one).is_vessel for one in there):
                    yield cell, body

    def rocks(self) -> Iterator[tuple[Hex, BodyFacts]]:
        """Asteroids that a cargo could extract from (PA-BODY-5)."""
        for body in self.match.board.bodies.values():
            if not body.is_planet and body.cells:
                there = self.match.stacks.get(body.cells[0], ())
                if not any(one.owner != self.seat for one in there):
                    yield body.cells[0], body

    # --- what it needs

    @cached_property
    def yields(self) -> dict[str, float]:
        """What its colonies and cargos bring of each resource, for every number once."""
        found = dict.fromkeys(map(str, self.tables.resources), 0.0)
        for unit in self.mine:
            if unit.cell is None:
                continue
            body, kind = self.match.board.body_at.get(unit.cell), self.kind(unit)
            if body is not None and (kind.is_colony if body.is_planet else kind.is_cargo):
                for resource in body.resources:
                    found[resource] += 1 / len(body.resources)
        return found

    @cached_property
    def lacking(self) -> frozenset[str]:
        """Resources that nothing of its brings."""
        return frozenset(one for one, amount in self.yields.items() if not amount)

    @cached_property
    def income(self) -> float:
        """Cards to be expected in a round, when everybody has rolled once."""
        rolls = len(self.match.survivors) / self.tables.die
        return max(0.2, sum(self.yields.values()) * rolls)

    @property
    def wants_colonies(self) -> bool:
        now = self.progress
        return now.colonies < now.colonies_wanted and self.left(self.tables.colony) > 0

    def left(self, kind: UnitType) -> int:
        return in_supply(self.match, self.seat, kind)

    @cached_property
    def may_arm(self) -> bool:
        """PA-ARMS-1, -3."""
        wanted = self.tables.arms_race_colonies
        return self.match.arms_race or len(self.colonies) >= wanted

    @cached_property
    def to_keep(self) -> Purse:
        """Cards that the economic victory needs, once its colonies stand."""
        now = self.progress
        if now.colonies + 1 < now.colonies_wanted:
            return EMPTY
        return Purse.of(dict.fromkeys(map(str, now.resources), now.each_wanted))
