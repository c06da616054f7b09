"""Sampling of fights that are too large for an exact answer, with the margin of error."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import log, sqrt
from typing import NamedTuple

from bp_desktop.core.dice import Dice
from bp_desktop.core.odds import beats
from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.planner.conquest import Invasion, Siege
from bp_desktop.games.burning_planets.planner.forces import Field, Forces
from bp_desktop.games.burning_planets.planner.goals import Goal, score_of, weights

Z95 = 1.959963984540054
"""Of a normal distribution, 95 % lie within so many deviations of the mean."""
RUNS_A_SLICE = 20
MAX_RUNS = 1_000_000


class Interval(NamedTuple):
    """Holds the true value in 95 of 100 such samples."""

    low: float
    high: float


def wilson(successes: int, runs: int) -> Interval:
    """For a chance; honest near 0 and 1 and for few runs too."""
    share, square = successes / runs, Z95 * Z95
    middle = (share + square / (2 * runs)) / (1 + square / runs)
    spread = share * (1 - share) / runs + square / (4 * runs * runs)
    half = Z95 * sqrt(spread) / (1 + square / runs)
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == runs else min(1.0, middle + half)
    return Interval(low, high)


def hoeffding(mean: float, most: float, runs: int) -> Interval:
    """For a mean of values between 0 and `most`, whatever their distribution."""
    half = most * sqrt(log(2 / 0.05) / (2 * runs))
    return Interval(max(0.0, mean - half), min(most, mean + half))


@dataclass(frozen=True, slots=True)
class FightSample:
    """What so many fights came to. The same dice give the same sample."""

    runs: int
    total: int
    """Of the scores; for a chance, how many fights reached the goal."""
    interval: Interval
    by_number: tuple[int, ...]
    """In how many fights exactly 0, 1, 2, … targets were destroyed."""

    @property
    def value(self) -> Fraction:
        return Fraction(self.total, self.runs)


Policy = Callable[[int, int], int | None]
"""By alive (a bit set) and attacker: what to attack, or None."""


def sample(
    forces: Forces, goal: Goal, dice: Dice, runs: int, *, as_listed: bool = False
) -> Work[FightSample]:
    """Throw the whole fight `runs` times by the rule of real fights. Attackers act as listed, or
    by a rule of thumb, so the best play can only be better than what is found."""
    field = Field(forces)
    score, worth = score_of(forces, goal), weights(forces, goal)
    order = _order(field, as_listed=as_listed)
    policy = _as_listed(field) if as_listed else _by_thumb(field, worth, order)
    results = (_fought(field, order, policy, dice) for _ in range(runs))
    scored = ((alive, score(alive)) for alive, _place, _left in results)
    total, numbers = yield from _counted(field, runs, scored)
    chance = goal.is_chance
    interval = wilson(total, runs) if chance else hoeffding(total / runs, sum(worth), runs)
    return FightSample(runs, total, interval, numbers)


def sample_siege(siege: Siege, dice: Dice, runs: int) -> Work[FightSample]:
    """The same for a conquest: how often the planet is taken by a rule of thumb."""
    field = Invasion(siege).field
    order = _order(field)
    policy = _by_thumb(field, (1,) * len(siege.defences), order)
    ships = {one.id: one for one in siege.invaders}
    late = {ship.id for ship in siege.invaders if ship.acting and siege.defences}

    def is_taken(place: int, left: int) -> bool:
        acted = [ships[field.forces.attackers[number].id] for number in order[: place + 1]]
        over = late | {ship.id for ship in acted}
        waiting = (ship for ship in siege.invaders if ship.id not in over)
        actions = [(bool(ship.die), ship.specials_after(ship.actions)) for ship in waiting]
        if acted:
            actions.append((True, acted[-1].specials_after(left)))
        return siege.is_taken_by(actions)

    results = (_fought(field, order, policy, dice) for _ in range(runs))
    scored = ((alive, int(not alive and is_taken(place, left))) for alive, place, left in results)
    total, numbers = yield from _counted(field, runs, scored)
    return FightSample(runs, total, wilson(total, runs), numbers)


def _counted(
    field: Field, runs: int, scored: Iterable[tuple[int, int]]
) -> Work[tuple[int, tuple[int, ...]]]:
    """All scores together, and in how many fights exactly 0, 1, 2, … targets were destroyed; by
    what stands at the end of each fight, and its score."""
    total, numbers = 0, [0] * (len(field.forces.targets) + 1)
    for run, (alive, score) in enumerate(scored, start=1):
        total += score
        numbers[-1 - alive.bit_count()] += 1
        if run % RUNS_A_SLICE == 0:
            yield run / runs
    return total, tuple(numbers)


def _order(field: Field, *, as_listed: bool = False) -> list[int]:
    """Whoever has to go on now comes first; by the rule of thumb then those who can do least."""
    attackers = field.forces.attackers
    order = list(range(len(attackers)))
    if not as_listed:
        order.sort(key=lambda n: (len(field.reach[n]), attackers[n].die))
    return sorted(order, key=lambda n: n != field.first)


def _fought(field: Field, order: list[int], policy: Policy, dice: Dice) -> tuple[int, int, int]:
    """What stands, and whose attack was the last one (a place in `order`, -1: nobody's) with how
    many attacks it has left."""
    alive = field.all_alive
    if not alive:
        return 0, -1, 0
    for place, number in enumerate(order):
        attacker = field.forces.attackers[number]
        for left in range(attacker.attacks, 0, -1):
            aim = policy(alive, number)
            if aim is None:
                break
            target = field.forces.targets[aim]
            rolled = dice.roll(attacker.die, "sample").face
            answer = dice.roll(target.die, "sample").face if target.die else None
            if beats(rolled, answer, target.shield):
                alive &= ~field.falls[aim]
                if not alive:
                    return 0, place, left - 1
    return alive, len(order) - 1, 0


def _as_listed(field: Field) -> Policy:
    def aim(alive: int, number: int) -> int | None:
        return next((index for index in field.reach[number] if alive >> index & 1), None)

    return aim


def _by_thumb(field: Field, worth: tuple[int, ...], order: list[int]) -> Policy:
    """Attack what those who come later can do least about."""
    later: dict[int, list[float]] = {}
    power = [0.0] * len(worth)
    for number in reversed(order):
        later[number] = list(power)
        for index in field.reach[number]:
            power[index] += (
                float(field.chance[number][index]) * field.forces.attackers[number].attacks
            )
    merit = {
        (number, index): float(field.chance[number][index])
        * worth[index]
        / (0.2 + later[number][index])
        for number in order
        for index in field.reach[number]
    }

    def aim(alive: int, number: int) -> int | None:
        standing = [index for index in field.reach[number] if alive >> index & 1]
        return max(standing, key=lambda index: merit[number, index], default=None)

    return aim
