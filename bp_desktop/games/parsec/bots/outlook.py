"""The outlook of a seat of Parsec: what it has, what stands against it, what it needs."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.bots import Ties
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.bots.character import ParsecCharacter
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import victory
from bp_desktop.games.parsec.match.fight_facts import chance_of, strike_of
from bp_desktop.games.parsec.match.lookup import in_supply, owned, units_at
from bp_desktop.games.parsec.match.production import producing
from bp_desktop.games.parsec.match.state import FightSide, ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import carried_by, cost_of, list_value, type_of
from bp_desktop.games.parsec.tables import UnitType

COLONY_WORTH, MODULE_WORTH = 9.0, 4.0
"""What a colony and a dominated module count, in resource cards."""
WIN, CLOSE = 500.0, 2
"""A victory, and how near to one somebody else has to be to be minded."""
NEAR = 6
"""Cells within which asteroids are worth something to a new colony."""


class Outlook:
    """All of it is worked out from what the seat sees, and only as far as it is asked for."""

    def __init__(
        self, match: ParsecMatch, seat: PlayerId, character: ParsecCharacter, ties: Ties
    ) -> None:
        self.match = match
        self.seat = seat
        self.character = character
        self.ties = ties
        self.team = victory.allies_of(match, seat)
        self.hand = match.players[seat].hand
        self.tables = match.tables

    def kind(self, unit: UnitState) -> UnitType:
        return type_of(self.match, unit)

    def slips(self) -> bool:
        """Whether it overlooks something now."""
        return self.ties.chance() < self.character.slips

    # --- what stands where

    @cached_property
    def mine(self) -> list[UnitState]:
        """What is aboard something is carried, and does nothing by itself."""
        return [one for one in owned(self.match, self.seat) if one.aboard is None]

    @cached_property
    def colonies(self) -> list[UnitState]:
        return [one for one in self.mine if self.kind(one).is_colony]

    @cached_property
    def cargos(self) -> list[UnitState]:
        """The oldest first: each has a task by its place."""
        found = [one for one in self.mine if self.kind(one).is_cargo]
        return sorted(found, key=lambda one: one.number)

    @cached_property
    def warships(self) -> list[UnitState]:
        return [one for one in self.mine if self.kind(one).military]

    @cached_property
    def foes(self) -> list[UnitState]:
        """Whatever may be attacked, wherever it stands."""
        units = self.match.units.values()
        return [one for one in units if one.owner not in self.team and one.aboard is None]

    # --- worth and odds

    def worth(self, unit: UnitState) -> float:
        """In cards: what it cost, and for a colony what it still brings."""
        if self.kind(unit).is_colony:
            return COLONY_WORTH
        lost = carried_by(self.match, unit) or (unit,)
        return float(min(list_value(self.match, one).total for one in lost))

    def chance(
        self, strikers: Iterable[UnitState], target: UnitState, *, declared: bool = False
    ) -> float:
        """That these hit together (PA-COORD-2)."""
        found = strike_of(self.match, FightSide.ATTACK, strikers, target, declared=declared)
        return float(chance_of(self.match, found))

    # --- victory

    @cached_property
    def progress(self) -> victory.VictoryProgress:
        return victory.progress_of(self.match, self.seat)

    @cached_property
    def rivals(self) -> list[PlayerId]:
        """One of each other side."""
        others = [one for one in self.match.survivors if one not in self.team]
        return list({victory.allies_of(self.match, one): one for one in others}.values())

    @property
    def is_threatened(self) -> bool:
        """Whether somebody is half-way to a military victory."""
        wanted = self.progress.modules_wanted
        return any(2 * self.counted(one, self._present) >= wanted for one in self.rivals)

    @cached_property
    def _present(self) -> victory.Presence:
        return victory.presence(self.match)

    def after(self, cell: Hex | None, leaving: Hex | None = None) -> victory.Presence:
        """Where military vessels are once one of its own has come to a cell, or left one for it."""
        at, one, found = self.match.board.modules_at, Counter({self.seat: 1}), {**self._present}
        for module in at.get(leaving, ()) if leaving is not None else ():
            found[module] -= one
        for module in at.get(cell, ()) if cell is not None else ():
            found[module] = found.get(module, Counter()) + one
        return found

    def counted(self, player: PlayerId, present: victory.Presence) -> int:
        """How many modules then count for the military condition (PA-WIN-6)."""
        return len(victory.dominance_of(self.match, player, present).counted)

    def gain(self, after: victory.Presence) -> float:
        """What the board is worth more to it then."""
        return self._value(after) - self._board_value

    @cached_property
    def _board_value(self) -> float:
        return self._value(self._present)

    def _value(self, present: victory.Presence) -> float:
        """By the modules that count, less those of others."""
        wanted, denies = self.progress.modules_wanted, self.character.denies
        mine = self.counted(self.seat, present)
        value = MODULE_WORTH * mine
        if mine >= wanted and not self.match.options.variant.absolute:
            value += WIN
        for rival in self.rivals if denies else ():
            theirs = self.counted(rival, present)
            danger = 3.0 if theirs + CLOSE >= wanted else 0.6
            value -= denies * MODULE_WORTH * danger * theirs
        return value

    # --- places

    @cached_property
    def spots(self) -> dict[tuple[int, ...], list[Hex]]:
        """The cells that lie on the same modules, where there are several."""
        found: dict[tuple[int, ...], list[Hex]] = {}
        for cell, modules in self.match.board.modules_at.items():
            if len(modules) > 1:
                found.setdefault(modules, []).append(cell)
        return found

    @cached_property
    def sites(self) -> dict[str, list[Hex]]:
        """By planet, the cells where a colony could be founded."""
        return {
            body.id: [cell for cell in body.cells if self._is_free(cell, vessels_only=True)]
            for body in self.match.board.bodies.values()
            if body.is_planet
        }

    @cached_property
    def rocks(self) -> list[BodyFacts]:
        """Asteroids that a cargo could extract from (PA-BODY-5)."""
        found = (one for one in self.match.board.bodies.values() if not one.is_planet)
        return [one for one in found if one.cells and self._is_free(one.cells[0])]

    def site_worth(self, cell: Hex) -> float:
        """More where two resources come in that it has not, with room beside it and rocks near."""
        body = self.match.board.body_at[cell]
        lacking = len(self.lacking.intersection(body.resources))
        beside = len(set(cell.neighbors()).intersection(self.sites[body.id]))
        rocks = sum(one.cells[0].distance(cell) <= NEAR for one in self.rocks)
        return 4.0 * lacking + 0.3 * beside + 0.5 * rocks + self.at_work[self.seat, body.id]

    def _is_free(self, cell: Hex, *, vessels_only: bool = False) -> bool:
        return all(
            one.owner == self.seat and not (vessels_only and self.kind(one).is_colony)
            for one in units_at(self.match, cell)
        )

    # --- what it needs

    @cached_property
    def at_work(self) -> Counter[tuple[PlayerId, str]]:
        """How many colonies or cargos of whom work on which planet or asteroid."""
        found = producing(self.match, self.match.board.bodies.values())
        return Counter({place: len(units) for place, units in found.items()})

    @cached_property
    def yields(self) -> dict[str, float]:
        """What its colonies and cargos bring of each resource, for every number once."""
        found = dict.fromkeys(map(str, self.tables.resources), 0.0)
        for body in self.match.board.bodies.values():
            for resource in body.resources:
                found[resource] += self.at_work[self.seat, body.id] / len(body.resources)
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
        return now.colonies < now.colonies_wanted and self.has_left(self.tables.colony)

    def has_left(self, kind: UnitType) -> bool:
        return in_supply(self.match, self.seat, kind) > 0

    def price(self, kind: UnitType) -> Purse:
        return cost_of(self.match, self.seat, kind.id)

    @cached_property
    def to_keep(self) -> Purse:
        """Cards that the economic victory needs, once its colonies stand."""
        now = self.progress
        if now.colonies + 1 < now.colonies_wanted:
            return EMPTY
        return Purse.of(dict.fromkeys(map(str, now.resources), now.each_wanted))
