"""What a plan leads to: the exact distribution of what is destroyed."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.planner.forces import Field, Forces

Amounts = dict[str, Fraction]
"""Expected amounts per resource."""


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

    def expected_loot(self) -> Amounts:
        return self._expected([target.loot for target in self.field.forces.targets])

    def expected_losses(self) -> Amounts:
        """What the owners of the targets lose on average, at the price of building."""
        return self._expected([target.worth for target in self.field.forces.targets])

    def _expected(self, purses: list[Purse]) -> Amounts:
        found: Amounts = {}
        for target, purse in zip(self.field.forces.targets, purses, strict=True):
            if purse:
                chance = self.chance_of(target.id)
                for resource, amount in purse:
                    found[resource] = found.get(resource, Fraction(0)) + amount * chance
        return found


def outcomes(forces: Forces) -> Outcomes:
    """Attackers act one after another (BP-ACT-8), each at its first target still standing.

    An attacker whose every target is gone or out of its power keeps its attacks.
    """
    field = Field(forces)
    alive = {field.all_alive: Fraction(1)}
    for number, attacker in enumerate(forces.attackers):
        for _ in range(attacker.attacks):
            alive = _attack(field, alive, number)
    return Outcomes(field, alive)


def _attack(field: Field, alive: dict[int, Fraction], attacker: int) -> dict[int, Fraction]:
    after: dict[int, Fraction] = {}
    for mask, chance in alive.items():
        aim = next((index for index in field.reach[attacker] if mask >> index & 1), None)
        if aim is None:
            after[mask] = after.get(mask, Fraction(0)) + chance
            continue
        hit = chance * field.chance[attacker][aim]
        gone = mask & ~(1 << aim)
        after[gone] = after.get(gone, Fraction(0)) + hit
        after[mask] = after.get(mask, Fraction(0)) + chance - hit
    return {mask: chance for mask, chance in after.items() if chance}
