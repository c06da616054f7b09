"""The fleets of a bot of Parsec: where its cargos and its military vessels go."""

from collections.abc import Iterator
from functools import partial

from bp_desktop.core.hexes import Hex
from bp_desktop.core.work import Work
from bp_desktop.games.bots import Budget, Ties
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.bots import reasons
from bp_desktop.games.parsec.bots.character import ParsecCharacter
from bp_desktop.games.parsec.bots.means import Means
from bp_desktop.games.parsec.bots.outlook import WIN, Outlook, Ways
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.movement import why_not_now
from bp_desktop.games.parsec.match.state import UnitState
from bp_desktop.games.parsec.match.stats import move_of
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.shared.proposals import Proposal, Reason

NEAREST = 12
"""Places that one vessel looks at."""
SLICE = 40
"""Positions after which it gives way."""


class Fleets:
    """One look at its vessels by one seat."""

    def __init__(
        self, outlook: Outlook, means: Means, character: ParsecCharacter, ties: Ties
    ) -> None:
        self._now = outlook
        self._match = outlook.match
        self._means = means
        self._character = character
        self._ties = ties

    def moves(self, budget: Budget) -> Work[list[Proposal[Command]]]:
        """Cargos first: what they do opens the way of the others."""
        found = list[Proposal[Command]]()
        vessels = [*self._now.cargos, *self._ties.mixed(self._now.warships)]
        for unit in vessels:
            if unit.cell is None or why_not_now(self._match, unit) or budget.is_spent:
                continue
            if self._ties.chance() < self._character.slips:
                continue
            looked = budget.used
            for proposal in self._of(unit, budget):
                found.append(proposal)
                if budget.used - looked > SLICE:
                    looked = budget.used
                    yield budget.share
            yield budget.share
        return found

    def _of(self, unit: UnitState, budget: Budget) -> Iterator[Proposal[Command]]:
        ways = self._now.ways(unit, move_of(self._match, unit))
        budget.take(len(ways.steps) // 8 + 1)
        if not ways.stops:
            return
        if self._now.kind(unit).is_cargo:
            yield from self._cargo(unit, ways)
        else:
            yield from self._warship(unit, ways, budget)

    # --- cargos

    def _cargo(self, unit: UnitState, ways: Ways) -> Iterator[Proposal[Command]]:
        founds = self._now.wants_colonies and self._place(unit) < self._character.founders
        assert unit.cell is not None
        here = self._match.board.body_at.get(unit.cell)
        if founds and self._is_site(unit.cell) and here is not None and not self._seeks(here):
            return  # it waits until the colony can be paid
        goals = list[tuple[float, Hex, Reason]]()
        if founds:
            goals += self._sites(unit.cell)
        else:
            goals += self._rocks()
            if self._now.wants_colonies:
                goals += [
                    (0.6 * worth, cell, words) for worth, cell, words in self._sites(unit.cell)
                ]
        if self._goes_to_port(unit):
            goals += [
                (7.0, cell, reasons.docks)
                for cell in self._match.board.docks
                if not self._match.stacks.get(cell)
            ]
        yield from self._towards(unit, ways, goals)

    def _seeks(self, here: BodyFacts) -> bool:
        """Whether another place would bring what nothing brings yet."""
        lacking = self._now.lacking
        return self._character.plans and bool(lacking) and lacking.isdisjoint(here.resources)

    def _place(self, unit: UnitState) -> int:
        return next(n for n, one in enumerate(self._now.cargos) if one.id == unit.id)

    def _is_site(self, cell: Hex | None) -> bool:
        return any(cell == one for one, _body in self._now.sites())

    def _sites(self, here: Hex) -> list[tuple[float, Hex, Reason]]:
        """Rather on planets where it has colonies, and where others have none."""
        found = list[tuple[float, Hex, Reason]]()
        owners = dict[str, list[str]]()
        for unit in self._match.units.values():
            if unit.cell is not None and self._now.kind(unit).is_colony:
                body = self._match.board.body_at.get(unit.cell)
                if body is not None:
                    owners.setdefault(body.id, []).append(unit.owner)
        for cell, body in self._now.sites():
            if cell == here:
                continue
            there = owners.get(body.id, [])
            own = there.count(self._now.seat)
            worth = 6.0 + min(2, own) - 1.5 * (len(there) - own) + self._lack(body)
            found.append((worth, cell, partial(reasons.heads_for, body)))
        return found

    def _rocks(self) -> list[tuple[float, Hex, Reason]]:
        """It stays where it extracts."""
        return [
            (5.0 + self._lack(body), cell, partial(reasons.heads_for, body))
            for cell, body in self._now.rocks()
        ]

    def _lack(self, body: BodyFacts) -> float:
        """Rather what comes in least, and above all what does not come in yet."""
        yields = self._now.yields
        missing = self._character.plans and not self._now.lacking.isdisjoint(body.resources)
        return max(1 / (1 + yields[one]) for one in body.resources) + (6.0 if missing else 0.0)

    def _goes_to_port(self, unit: UnitState) -> bool:
        if not self._character.trades or not self._match.board.docks:
            return False
        if self._now.hand.total < 8 or not self._means.missing(self._now.hand):
            return False
        return self._place(unit) == len(self._now.cargos) - 1

    def _towards(
        self, unit: UnitState, ways: Ways, goals: list[tuple[float, Hex, Reason]]
    ) -> Iterator[Proposal[Command]]:
        """The next stop on the way to each of the best goals; none if it is there."""
        assert unit.cell is not None
        here, steps = unit.cell, max(1, move_of(self._match, unit))
        ranked = sorted(
            ((worth / (1 + -(-here.distance(cell) // steps)), cell, words)
             for worth, cell, words in goals),
            key=lambda one: -one[0],
        )  # fmt: skip
        staying = max((worth for worth, cell, _words in goals if cell == here), default=0.0)
        stops = set(ways.stops)
        for worth, cell, words in ranked[:NEAREST]:
            if cell == here or worth <= staying:
                continue
            if cell in stops:
                yield Proposal(worth, self._move(unit, ways, cell), words)
                continue
            now = here.distance(cell)
            near = min(ways.stops, key=lambda one: (one.distance(cell), ways.steps[one]))
            if near.distance(cell) < now:
                yield Proposal(worth * 0.9, self._move(unit, ways, near), words)

    def _move(self, unit: UnitState, ways: Ways, cell: Hex) -> Command:
        return c.MoveVessel(unit.id, ways.way_to(cell))

    # --- military vessels

    def _warship(self, unit: UnitState, ways: Ways, budget: Budget) -> Iterator[Proposal[Command]]:
        """Where it dominates most modules that hang together, and takes most from others."""
        assert unit.cell is not None
        at = self._match.board.modules_at
        leaving = at.get(unit.cell, ())
        here = self._now.board_value(leaving, leaving, self._character.denies)
        for coming, cell, turns in self._places(unit, ways):
            budget.take()
            if budget.is_spent:
                return
            value = self._now.board_value(leaving, coming, self._character.denies)
            gain = (value - here) / turns
            if gain > 0.01:
                words = reasons.wins if value >= WIN else partial(reasons.dominates, len(coming))
                yield Proposal(gain, self._move(unit, ways, cell), words)

    def _places(self, unit: UnitState, ways: Ways) -> list[tuple[tuple[int, ...], Hex, int]]:
        """For each set of modules the nearest cell, or the stop on the way to it, with the number
        of turns."""
        here = unit.cell
        assert here is not None
        stops, steps = set(ways.stops), max(1, move_of(self._match, unit))
        found = list[tuple[tuple[int, ...], Hex, int]]()
        for modules, cells in self._now.spots.items():
            near = min(cells, key=lambda one: ways.steps.get(one, 99 + here.distance(one)))
            reached = [one for one in cells if one in stops]
            if reached:
                near = min(reached, key=lambda one: ways.steps[one])
                found.append((modules, near, 1))
                continue
            away = here.distance(near)
            stop = min(ways.stops, key=lambda one: (one.distance(near), ways.steps[one]))
            if stop.distance(near) < away:
                turns = 1 + -(-stop.distance(near) // steps)
                found.append((modules, stop, turns))
        return found
