"""Statistics of dice against values worked out by hand or known from tables."""

from fractions import Fraction
from itertools import product
from math import prod

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.dice import Roll
from bp_desktop.core.luck import (
    ENOUGH_TRIES,
    EXACT_TRIES,
    FaceCount,
    chi_square_tail,
    count_faces,
    luck,
    successes_spread,
    usual_counts,
)

HALF = Fraction(1, 2)


def test_faces_are_counted_per_die() -> None:
    rolls = [Roll(4, 1, "app"), Roll(6, 6, "hand"), Roll(4, 1, "app"), Roll(4, 3, "hand")]

    found = count_faces(rolls)

    assert {die: one.counts for die, one in found.items()} == {4: (2, 0, 1, 0), 6: (0,) * 5 + (1,)}


def test_chi_square_of_a_known_sample() -> None:
    """60 throws of a d6: 5, 8, 9, 8, 10, 20 gives 13.4, a textbook value."""
    found = FaceCount(6, (5, 8, 9, 8, 10, 20))

    assert found.chi_square == Fraction(134, 10)
    assert found.chance_of_worse == pytest.approx(0.0199, abs=5e-5)


def test_a_small_sample_gets_no_verdict() -> None:
    assert FaceCount(20, (9,) + (0,) * 19).chance_of_worse is None
    assert FaceCount(4, (5, 5, 5, 4)).chance_of_worse is None
    assert FaceCount(4, (5, 5, 5, 5)).chance_of_worse == 1.0


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (30.144, 19, 0.05),
        (36.191, 19, 0.01),
        (10.117, 19, 0.95),
        (0.0, 3, 1.0),
    ],
)
def test_chi_square_tails_are_those_of_the_printed_tables(
    value: float, freedom: int, tail: float
) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(tail, abs=2e-4)


@given(st.lists(st.fractions(0, 1, max_denominator=20), max_size=6))
def test_the_spread_of_successes_is_that_of_all_outcomes_counted(chances: list[Fraction]) -> None:
    counted = [Fraction(0)] * (len(chances) + 1)
    for outcome in product((0, 1), repeat=len(chances)):
        weight = prod(
            (p if hit else 1 - p for p, hit in zip(chances, outcome, strict=True)),
            start=Fraction(1),
        )
        counted[sum(outcome)] += weight

    assert successes_spread(chances) == tuple(counted)


def test_luck_is_a_percentile_with_the_span_of_its_ties() -> None:
    found = luck([(HALF, True), (HALF, False)])

    assert (found.tries, found.successes, found.expected) == (2, 1, Fraction(1))
    assert found.interval == (Fraction(1, 4), Fraction(3, 4))
    assert found.percentile == HALF
    assert not found.is_enough


def test_many_hits_at_long_odds_are_lucky() -> None:
    tries = [(Fraction(1, 8), number < 8) for number in range(24)]

    found = luck(tries)

    assert found.is_enough
    assert found.expected == 3
    assert found.percentile > Fraction(99, 100)


def test_no_tries_say_nothing() -> None:
    found = luck([])

    assert (found.tries, found.percentile, found.is_enough) == (0, HALF, False)


def test_very_many_tries_are_worked_out_roughly_and_come_to_the_same() -> None:
    tries = [(Fraction(1, 3), number % 3 == 0) for number in range(420)]
    exact = successes_spread([chance for chance, _ in tries])

    found = luck(tries)

    assert float(found.below) == pytest.approx(float(sum(exact[:140])), abs=1e-9)
    assert float(found.equal) == pytest.approx(float(exact[140]), abs=1e-9)


@pytest.mark.parametrize(
    ("tries", "chance"), [(10, HALF), (60, Fraction(1, 6)), (41, Fraction(1, 20))]
)
def test_usual_counts_leave_out_no_more_than_they_may(tries: int, chance: Fraction) -> None:
    """Against the exact binomial."""
    spread = successes_spread([chance] * tries)

    low, high = usual_counts(tries, chance)

    assert sum(spread[:low]) <= Fraction(25, 1000)
    assert sum(spread[: low + 1]) > Fraction(25, 1000)
    assert sum(spread[high + 1 :]) <= Fraction(25, 1000)
    assert sum(spread[high:]) > Fraction(25, 1000)


def test_usual_counts_of_what_is_certain() -> None:
    assert usual_counts(0, HALF) == (0, 0)
    assert usual_counts(9, Fraction(1)) == (9, 9)
    assert FaceCount(6, (1, 2, 3, 4, 5, 45)).usual == (5, 16)


def test_the_usual_of_equal_chances_is_the_usual_count() -> None:
    for tries in (1, 7, 40, EXACT_TRIES + 20):
        chance = Fraction(2, 7)
        assert luck([(chance, False)] * tries).usual == usual_counts(tries, chance)


def test_only_many_tries_far_from_the_usual_are_unusual() -> None:
    assert not luck([(HALF, True)] * (ENOUGH_TRIES - 1)).is_unusual, "too few to say so"
    assert luck([(HALF, True)] * ENOUGH_TRIES).is_unusual
    assert not luck([(HALF, number % 2 == 0) for number in range(40)]).is_unusual
