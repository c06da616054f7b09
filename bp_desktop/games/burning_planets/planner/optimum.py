"""The best way to attack for a goal: who goes first, and at whom, whatever the dice say."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Literal

import msgspec

from bp_desktop.games.burning_planets.planner.forces import Field, Forces


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What counts as success when the attacks are over."""

    kind: Literal["all", "these", "at_least", "expected"] = "all"
    """All targets, these targets, at least `number` of any, or as many as possible on average."""
    targets: tuple[str, ...] = ()
    number: int = 1


ALL = Goal()


@dataclass(frozen=True, slots=True)
class Move:
    """The next attack of an optimal plan."""

    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class Optimum:
    """The exact best value, and the way to it step by step."""

    value: Fraction
    """A chance; for the goal `expected` the mean number destroyed."""
    first: Move | None
    """None: no attack can help."""
    order: tuple[str, ...]
    """The attackers' order along the path where every attack fails, a plan to start with."""


class Planner:
    """Optimal play by dynamic programming over who may still act and what still stands.

    Works on whole numbers: a value is scaled by L to the number of attacks still to come, where
    L is a common denominator of all chances, so nothing is rounded and nothing is reduced.
    Going on with the same attacker is never worse than stopping it (nobody shoots back,
    BP-COMBAT-10), so an attacker uses all its attacks before the next one acts (BP-ACT-8).
    """

    def __init__(self, forces: Forces, goal: Goal) -> None:
        self._field = field = Field(forces)
        self._attackers = forces.attackers
        self._score = _score(field, goal)
        self._unit = lcm(
            *(chance.denominator for row in field.chance for chance in row.values()), 1
        )
        self._hits = [
            {index: int(chance * self._unit) for index, chance in row.items()}
            for row in field.chance
        ]
        # Attackers alike are interchangeable: of each kind only the first one left need be tried.
        self._like = [
            (attacker.attacks, tuple(sorted(self._hits[number].items())))
            for number, attacker in enumerate(forces.attackers)
        ]
        useful = [
            number
            for number, attacker in enumerate(forces.attackers)
            if attacker.attacks and field.reach[number]
        ]
        self._everybody = sum(1 << number for number in useful)
        self._best: dict[tuple[int, int], tuple[int, int]] = {}
        self._within: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def solve(self) -> Optimum:
        value, _ = self._choose(self._field.all_alive, self._everybody)
        scale = self._unit ** self._attacks(self._everybody)
        first = self.next_move(
            frozenset(self._field.bit), frozenset(one.id for one in self._attackers)
        )
        return Optimum(Fraction(value, scale), first, self._order())

    def next_move(self, alive: frozenset[str], waiting: frozenset[str]) -> Move | None:
        """What to do now, with these targets standing and these attackers not yet used."""
        mask = sum(1 << self._field.bit[id_] for id_ in alive)
        group = self._everybody & sum(
            1 << number for number, one in enumerate(self._attackers) if one.id in waiting
        )
        _, attacker = self._choose(mask, group)
        if attacker < 0:
            return None
        left = self._attackers[attacker].attacks
        _, aim = self._aim(mask, group & ~(1 << attacker), attacker, left)
        if aim < 0:
            return None
        return Move(self._attackers[attacker].id, self._field.forces.targets[aim].id)

    def go_on(
        self, attacker: str, left: int, alive: frozenset[str], waiting: frozenset[str]
    ) -> Move | None:
        """What an attacker with attacks left should do next; None: let the next one act."""
        number = next(n for n, one in enumerate(self._attackers) if one.id == attacker)
        mask = sum(1 << self._field.bit[id_] for id_ in alive)
        group = self._everybody & sum(
            1 << n for n, one in enumerate(self._attackers) if one.id in waiting and n != number
        )
        _, aim = self._aim(mask, group, number, left)
        return Move(attacker, self._field.forces.targets[aim].id) if aim >= 0 else None

    # --- values, scaled

    def _attacks(self, group: int) -> int:
        return sum(one.attacks for number, one in enumerate(self._attackers) if group >> number & 1)

    def _choose(self, alive: int, group: int) -> tuple[int, int]:
        """The best value with `group` still to act, and who acts first (-1: nobody)."""
        key = (alive, group)
        known = self._best.get(key)
        if known is not None:
            return known
        best, who = -1, -1
        tried: list[object] = []
        for number in range(len(self._attackers)):
            if not group >> number & 1 or self._like[number] in tried:
                continue
            tried.append(self._like[number])
            value, _ = self._aim(
                alive, group & ~(1 << number), number, self._attackers[number].attacks
            )
            if value > best:
                best, who = value, number
        if who < 0:
            best = self._score(alive)
        self._best[key] = best, who
        return best, who

    def _aim(self, alive: int, others: int, attacker: int, left: int) -> tuple[int, int]:
        """The best value with an attacker under way, and its next target (-1: none)."""
        key = (alive, others, attacker, left)
        known = self._within.get(key)
        if known is not None:
            return known
        hits = self._hits[attacker]
        aims = [aim for aim in self._field.reach[attacker] if alive >> aim & 1] if left else []
        if not aims:
            value, _ = self._choose(alive, others)
            answer = value * self._unit**left, -1
        else:
            missed, _ = self._aim(alive, others, attacker, left - 1)
            answer = -1, -1
            for aim in aims:
                struck, _ = self._aim(alive & ~(1 << aim), others, attacker, left - 1)
                value = hits[aim] * struck + (self._unit - hits[aim]) * missed
                if value > answer[0]:
                    answer = value, aim
        self._within[key] = answer
        return answer

    def _order(self) -> tuple[str, ...]:
        """The order of attackers if nothing is ever destroyed; those of no use come last."""
        order: list[int] = []
        group = self._everybody
        while group:
            _, who = self._choose(self._field.all_alive, group)
            if who < 0:
                break
            order.append(who)
            group &= ~(1 << who)
        order += [number for number in range(len(self._attackers)) if number not in order]
        return tuple(self._attackers[number].id for number in order)


def best_plan(forces: Forces, goal: Goal) -> Optimum:
    return Planner(forces, goal).solve()


def _score(field: Field, goal: Goal) -> Callable[[int], int]:
    """The worth of what is left standing when all is over."""
    count = len(field.forces.targets)
    match goal.kind:
        case "all":
            return lambda alive: int(alive == 0)
        case "these":
            wanted = sum(1 << field.bit[id_] for id_ in set(goal.targets) if id_ in field.bit)
            return lambda alive: int(not alive & wanted)
        case "at_least":
            return lambda alive: int(count - alive.bit_count() >= goal.number)
        case "expected":
            return lambda alive: count - alive.bit_count()
