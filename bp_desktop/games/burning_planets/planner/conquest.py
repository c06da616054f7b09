"""Taking a planet in one turn: defences by dice, structures by actions, then the conquest."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

import msgspec

from bp_desktop.core import odds
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.planner.forces import MAX_ATTACKERS, MAX_TARGETS, Target

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Invader(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ship touching the planet, with the actions it has left for fighting and conquering."""

    id: str
    actions: Annotated[int, msgspec.Meta(ge=0, le=20)]
    die: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """0: a cargo ship, which neither attacks nor destroys structures (BP-ACT-14)."""
    reaches: tuple[str, ...] | None = None
    """The defences next to it (BP-COMBAT-14); None: all."""


class Siege(msgspec.Struct, frozen=True, omit_defaults=True):
    """A planet and who has come for it."""

    invaders: tuple[Invader, ...]
    defences: tuple[Target, ...] = ()
    structures: Count = 0
    """Economic structures, one action each once the last defence is gone (BP-CONQ-6, -7)."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The exact chance to own the planet at the end of this turn, playing as well as possible."""

    chance: Fraction
    order: tuple[str, ...]
    """Who acts first, second, … as long as the attacks fail."""
    actions_needed: int
    """Structures and the conquest itself, without any fighting."""


class _Siege:
    """Dynamic programming over defences standing and ships that have not acted.

    After the last defence nothing is left to chance: the actions suffice or they do not.
    """

    def __init__(self, siege: Siege) -> None:
        _require_sound(siege)
        self._siege = siege
        bit = {target.id: index for index, target in enumerate(siege.defences)}
        self._chances: list[Mapping[int, Fraction]] = [
            {
                index: chance
                for id_, index in bit.items()
                if (ship.reaches is None or id_ in ship.reaches)
                and ship.die
                and (chance := _chance(ship, siege.defences[index]))
            }
            for ship in siege.invaders
        ]
        self._known: dict[tuple[int, int, int, int], Fraction] = {}

    def solve(self) -> Prospect:
        alive = (1 << len(self._siege.defences)) - 1
        everybody = (1 << len(self._siege.invaders)) - 1
        chance = self._choose(alive, everybody)[0]
        order: list[int] = []
        group = everybody
        while group:
            who = self._choose(alive, group)[1]
            if who < 0:
                break
            order.append(who)
            group &= ~(1 << who)
        order += [number for number in range(len(self._siege.invaders)) if group >> number & 1]
        ids = tuple(self._siege.invaders[number].id for number in order)
        return Prospect(chance, ids, self._siege.structures + 1)

    def _choose(self, alive: int, group: int) -> tuple[Fraction, int]:
        if not alive:
            return Fraction(int(self._suffices(group, -1, 0))), -1
        best, who = Fraction(0), -1
        for number, ship in enumerate(self._siege.invaders):
            if group >> number & 1 and ship.actions:
                value = self._fight(alive, group & ~(1 << number), number, ship.actions)
                if value > best:
                    best, who = value, number
        return best, who

    def _fight(self, alive: int, others: int, number: int, left: int) -> Fraction:
        if not alive:
            return Fraction(int(self._suffices(others, number, left)))
        key = (alive, others, number, left)
        known = self._known.get(key)
        if known is None:
            known = self._fight_on(alive, others, number, left)
            self._known[key] = known
        return known

    def _fight_on(self, alive: int, others: int, number: int, left: int) -> Fraction:
        aims = [aim for aim in self._chances[number] if alive >> aim & 1] if left else []
        if not aims:
            return self._choose(alive, others)[0]
        missed = self._fight(alive, others, number, left - 1)
        return max(
            missed
            + self._chances[number][aim]
            * (self._fight(alive & ~(1 << aim), others, number, left - 1) - missed)
            for aim in aims
        )

    def _suffices(self, group: int, current: int, left: int) -> bool:
        """Whether the actions left do for the structures and the conquest."""
        ships = [ship for n, ship in enumerate(self._siege.invaders) if group >> n & 1]
        warship_actions = sum(ship.actions for ship in ships if ship.die)
        all_actions = sum(ship.actions for ship in ships)
        if current >= 0:
            all_actions += left
            warship_actions += left if self._siege.invaders[current].die else 0
        needed = self._siege.structures
        return warship_actions >= needed and all_actions >= needed + 1


def conquest(siege: Siege) -> Prospect:
    return _Siege(siege).solve()


def _chance(ship: Invader, target: Target) -> Fraction:
    return odds.destroy(ship.die, target.die, target.shield)


def _require_sound(siege: Siege) -> None:
    if len(siege.invaders) > MAX_ATTACKERS:
        raise Refused(say("plan.too_many_attackers", most=MAX_ATTACKERS))
    if len(siege.defences) > MAX_TARGETS:
        raise Refused(say("plan.too_many_targets", most=MAX_TARGETS))
