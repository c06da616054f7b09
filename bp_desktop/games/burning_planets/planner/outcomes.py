"""Outcomes of a plan: the exact distribution of what is destroyed."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.planner.forces import Field, Forces
from bp_desktop.games.burning_planets.planner.goals import Goal, score_of

Amounts = dict[str, Fraction]
"""Expected amounts per resource."""
SLICE = 2048


@dataclass(frozen=True)
class Outcomes:
    """Chances of every set of survivors, which always add up to 1."""

    field: Field
    alive: dict[int, Fraction]
    """By bit set of the targets still there."""

    @cached_property
    def by_destroyed(self) -> dict[tuple[str, ...], Fraction]:
        """Chance of exactly these targets destroyed, likeliest first."""
        targets = self.field.forces.targets
        named = {
            tuple(one.id for index, one in enumerate(targets) if not mask >> index & 1): chance
            for mask, chance in self.alive.items()
        }
        return dict(sorted(named.items(), key=lambda pair: (-pair[1], pair[0])))

    def chance_of(self, target: str) -> Fraction:
        """That this target is destroyed."""
        bit = self.field.bit[target]
        return sum(
            (chance for mask, chance in self.alive.items() if not mask >> bit & 1), Fraction(0)
        )

    @property
    def chance_of_all(self) -> Fraction:
        return self.alive.get(0, Fraction(0))

    @property
    def chance_of_none(self) -> Fraction:
        return self.alive.get(self.field.all_alive, Fraction(0))

    @cached_property
    def by_number(self) -> tuple[Fraction, ...]:
        """Chance of exactly 0, 1, 2, … targets destroyed."""
        count = len(self.field.forces.targets)
        chances = [Fraction(0)] * (count + 1)
        for mask, chance in self.alive.items():
            chances[count - mask.bit_count()] += chance
        return tuple(chances)

    @property
    def expected_number(self) -> Fraction:
        return sum((number * chance for number, chance in enumerate(self.by_number)), Fraction(0))

    def value(self, goal: Goal) -> Fraction:
        """The chance of a goal, or its mean."""
        score = score_of(self.field.forces, goal)
        return sum((score(mask) * chance for mask, chance in self.alive.items()), Fraction(0))

    # --- resources

    def expected_loot(self) -> Amounts:
        return self._expected([target.loot for target in self.field.forces.targets])

    def expected_losses(self) -> Amounts:
        """What the owners of the targets lose on average, at the price of building."""
        return self._expected([target.worth for target in self.field.forces.targets])

    def by_loot(self) -> dict[Purse, Fraction]:
        """Chance of gaining exactly this, the least first."""
        return self._by_purse([target.loot for target in self.field.forces.targets])

    def by_losses(self) -> dict[Purse, Fraction]:
        """Chance that the owners of the targets lose exactly this, the least first."""
        return self._by_purse([target.worth for target in self.field.forces.targets])

    def _expected(self, purses: list[Purse]) -> Amounts:
        found: Amounts = {}
        for target, purse in zip(self.field.forces.targets, purses, strict=True):
            if purse:
                chance = self.chance_of(target.id)
                for resource, amount in purse:
                    found[resource] = found.get(resource, Fraction(0)) + amount * chance
        return found

    def _by_purse(self, purses: Sequence[Purse]) -> dict[Purse, Fraction]:
        found: dict[Purse, Fraction] = {}
        for mask, chance in self.alive.items():
            gone = (purse for index, purse in enumerate(purses) if not mask >> index & 1)
            total = sum(gone, EMPTY)
            found[total] = found.get(total, Fraction(0)) + chance
        return dict(
            sorted(found.items(), key=lambda pair: (pair[0].total, sorted(pair[0].amounts.items())))
        )


def listed(forces: Forces) -> Work[Outcomes]:
    """Attackers act one after another (BP-ACT-8), each at its first target still standing. One
    whose every target is gone or out of its power keeps its attacks. Chances are counted in units,
    as in a lattice, and reduced at the end."""
    field = Field(forces)
    alive, attacks = {field.all_alive: 1}, 0
    order = sorted(range(len(forces.attackers)), key=lambda n: n != field.first)
    numbers = [n for n in order for _ in range(forces.attackers[n].attacks)]
    for place, number in enumerate(numbers):
        alive = yield from _attack(field, alive, number, place / len(numbers))
        attacks += 1
    scale = field.unit**attacks
    return Outcomes(field, {mask: Fraction(weight, scale) for mask, weight in alive.items()})


def _attack(
    field: Field, alive: dict[int, int], attacker: int, share: float
) -> Work[dict[int, int]]:
    after: dict[int, int] = {}
    unit = field.unit
    hits = {aim: int(chance * unit) for aim, chance in field.chance[attacker].items()}
    for place, (mask, weight) in enumerate(alive.items()):
        aim = next((index for index in field.reach[attacker] if mask >> index & 1), None)
        hit = 0
        if aim is not None:
            hit = weight * hits[aim]
            gone = mask & ~field.falls[aim]
            after[gone] = after.get(gone, 0) + hit
        after[mask] = after.get(mask, 0) + weight * unit - hit
        if place % SLICE == SLICE - 1:
            yield share
    return {mask: weight for mask, weight in after.items() if weight}
