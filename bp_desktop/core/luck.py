"""Statistics of thrown dice: face counts, chi-square, and luck as a percentile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import erfc, exp, lgamma, log, prod, sqrt
from typing import Any

from bp_desktop.core.dice import Roll

ENOUGH_PER_FACE = 5
"""Expected count per face below which chi-square says nothing (the usual rule)."""
ENOUGH_TRIES = 20
"""Fewer tries than this are too few for a word about luck."""
EXACT_TRIES = 400
"""With more tries the spread is worked out in floating point: its error is far below what a
percentile shows, and thousands of tries would else take seconds."""


@dataclass(frozen=True, slots=True)
class FaceCount:
    """How often each face of one die came up."""

    die: int
    counts: tuple[int, ...]
    """By face, from 1."""

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def expected(self) -> Fraction:
        """Per face, for a fair die."""
        return Fraction(self.total, self.die)

    @property
    def chi_square(self) -> Fraction:
        """The sum of squared differences from the expected count, relative to it."""
        if not self.total:
            return Fraction(0)
        return sum(
            ((count - self.expected) ** 2 / self.expected for count in self.counts), Fraction(0)
        )

    @property
    def is_enough(self) -> bool:
        return self.expected >= ENOUGH_PER_FACE

    @property
    def usual(self) -> tuple[int, int]:
        """Between which counts a face of a fair die stays, 95 times in 100."""
        return usual_counts(self.total, Fraction(1, self.die))

    @property
    def chance_of_worse(self) -> float | None:
        """How often a fair die strays at least as far; None while the sample says nothing."""
        if not self.is_enough:
            return None
        return chi_square_tail(float(self.chi_square), self.die - 1)


def count_faces(rolls: Iterable[Roll]) -> dict[int, FaceCount]:
    """Counts per die, smallest die first."""
    faces: dict[int, Counter[int]] = {}
    for roll in rolls:
        faces.setdefault(roll.die, Counter())[roll.face] += 1
    return {
        die: FaceCount(die, tuple(found[face] for face in range(1, die + 1)))
        for die, found in sorted(faces.items())
    }


@dataclass(frozen=True, slots=True)
class Luck:
    """Successes against what was to be expected, from the exact chance of every try."""

    tries: int
    successes: int
    expected: Fraction
    below: Fraction
    """The chance of fewer successes."""
    equal: Fraction
    """The chance of exactly this many."""
    usual: tuple[int, int]
    """The least and the most successes that are nothing unusual, 95 times in 100."""

    @property
    def percentile(self) -> Fraction:
        """Where this result lies among all that could have come, 0 to 1: half of the ties count
        as below."""
        return self.below + self.equal / 2

    @property
    def interval(self) -> tuple[Fraction, Fraction]:
        """The percentiles this result spans, ties counted against and for it."""
        return self.below, self.below + self.equal

    @property
    def is_enough(self) -> bool:
        return self.tries >= ENOUGH_TRIES

    @property
    def is_unusual(self) -> bool:
        """Worth a word, since there are enough tries and the result lies outside of the usual."""
        low, high = self.usual
        return self.is_enough and not low <= self.successes <= high


def luck(tries: Sequence[tuple[Fraction, bool]]) -> Luck:
    """The luck of a row of tries, each with its own chance and whether it succeeded.

    Exact up to EXACT_TRIES: the distribution of the number of successes is worked out try by try.
    """
    if not tries:
        return Luck(0, 0, Fraction(0), Fraction(0), Fraction(1), (0, 0))
    chances = [chance for chance, _ in tries]
    spread = successes_spread(chances) if len(tries) <= EXACT_TRIES else _rough_spread(chances)
    successes = sum(success for _, success in tries)
    expected = sum((chance for chance, _ in tries), Fraction(0))
    below = sum(spread[:successes], Fraction(0))
    return Luck(len(tries), successes, expected, below, spread[successes], usual(spread))


def successes_spread(chances: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """The chance of exactly 0, 1, 2, … successes in independent tries.

    On whole numbers over one common denominator: reducing a fraction at every step would cost
    more than all the rest.
    """
    weights = _weights((one.numerator, one.denominator - one.numerator) for one in chances)
    whole = prod(one.denominator for one in chances)
    return tuple(Fraction(weight, whole) for weight in weights)


def _rough_spread(chances: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """The same in floating point."""
    return tuple(map(Fraction, _weights((one, 1 - one) for one in map(float, chances))))


def _weights(tries: Iterable[tuple[Any, Any]]) -> list[Any]:
    """What speaks for 0, 1, 2, … successes, by what speaks for and against each single one: in
    the numbers that come in, whole ones or floating ones."""
    weights: list[Any] = [1]
    for hit, miss in tries:
        weights = [had * miss + came * hit for came, had in pairwise([0, *weights, 0])]
    return weights


def usual(spread: Iterable[Fraction | float], share: float = 0.95) -> tuple[int, int]:
    """The least and the most successes that are nothing unusual: what lies below and what lies
    above comes up at most (1 - share) / 2 of the time each. `spread`: the chance of exactly 0, 1,
    2, … successes."""
    rest = (1 - share) / 2
    low, so_far, count = None, 0.0, 0
    for count, chance in enumerate(spread):
        so_far += float(chance)
        if low is None and so_far > rest:
            low = count
        if so_far >= 1 - rest:
            break
    return low or 0, count


def usual_counts(tries: int, chance: Fraction, share: float = 0.95) -> tuple[int, int]:
    """The same of tries that all have one chance."""
    if not tries or chance in (0, 1):
        return int(tries * chance), int(tries * chance)
    hit, miss = log(chance), log(1 - chance)

    def of(count: int) -> float:
        ways = lgamma(tries + 1) - lgamma(count + 1) - lgamma(tries - count + 1)
        return exp(ways + count * hit + (tries - count) * miss)

    return usual(map(of, range(tries + 1)), share)


def chi_square_tail(value: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least `value`: known for
    one and two degrees, and each two degrees more add a term."""
    if value <= 0:
        return 1.0
    half = value / 2
    tail = erfc(sqrt(half)) if freedom % 2 else exp(-half)
    for degrees in range(2 - freedom % 2, freedom, 2):
        shape = degrees / 2
        tail += exp(shape * log(half) - half - lgamma(shape + 1))
    return tail
