"""Samples are repeatable, thrown by the rule of real fights, and their error is honest."""

from fractions import Fraction

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import Purse
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.conquest import Invader, Siege
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal
from bp_desktop.games.burning_planets.planner.optimum import Planner
from bp_desktop.games.burning_planets.planner.sampling import (
    hoeffding,
    sample,
    sample_siege,
    wilson,
)
from tests.games.burning_planets.planner.answers import conquest, outcomes

FORCES = Forces(
    (Attacker("eagle", 8, 2), Attacker("tera", 20, 4), Attacker("hammer", 6, 2, ("cargo",))),
    (
        PlanTarget("cannon", 8, 4, Purse.of(metal=20), attacks=2),
        PlanTarget("cargo", 6, 2, Purse.of(metal=30), Purse.of(metal=30)),
        PlanTarget("tower", 12, 6, Purse.of(metal=100), attacks=2),
    ),
)


@pytest.mark.parametrize("kind", ["all", "expected", "loot", "damage", "answer"])
def test_the_interval_of_a_plan_as_listed_holds_its_exact_value(kind: str) -> None:
    goal = Goal(kind)  # type: ignore[arg-type]  # all are goals
    exact = outcomes(FORCES).value(goal)

    held = [
        interval.low <= exact <= interval.high
        for interval in (
            finished(sample(FORCES, goal, AppDice(seed), 300, as_listed=True)).interval
            for seed in range(20)
        )
    ]

    assert sum(held) >= 17  # 19 of 20 on average; the seeds are fixed


def test_the_rule_of_thumb_is_never_above_the_best_but_near_it() -> None:
    best = Planner(FORCES, Goal()).solve().value

    found = finished(sample(FORCES, Goal(), AppDice(1), 4000))

    assert found.interval.low <= best
    assert float(best) - found.interval.high < 0.05


def test_the_same_seed_gives_the_same_sample_and_another_seed_another() -> None:
    first, again, other = (
        finished(sample(FORCES, Goal(), AppDice(seed), 500)) for seed in (7, 7, 8)
    )

    assert first == again
    assert first.by_number != other.by_number
    assert sum(first.by_number) == first.runs == 500


def test_a_siege_thrown_many_times_is_about_its_exact_chance() -> None:
    cannon = PlanTarget("cannon", 8, 4)
    siege = Siege(
        (Invader("e1", 2, 8), Invader("e2", 2, 8), Invader("cargo", 2)), (cannon,), structures=1
    )

    found = finished(sample_siege(siege, AppDice(5), 3000))

    assert found.interval.low <= conquest(siege).chance <= found.interval.high


def test_a_siege_of_an_undefended_planet_is_certain_or_impossible() -> None:
    ships = (Invader("e1", 2, 8),)

    assert finished(sample_siege(Siege(ships, structures=1), AppDice(1), 50)).value == 1
    assert finished(sample_siege(Siege(ships, structures=2), AppDice(1), 50)).value == 0


def test_wilsons_interval_is_the_textbooks() -> None:
    low, high = wilson(8, 10)

    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1


def test_hoeffdings_interval_is_the_textbooks_and_stays_in_range() -> None:
    low, high = hoeffding(0.5, 1, 200)

    assert (round(low, 4), round(high, 4)) == (0.404, 0.596)
    assert hoeffding(0.01, 1, 200).low == 0


def test_value_is_a_fraction_of_the_runs() -> None:
    found = finished(sample(FORCES, Goal(), AppDice(1), 40))

    assert found.value == Fraction(found.total, 40)


def test_a_thrown_fight_too_loses_what_stands_on_an_asteroid() -> None:
    """BP-AST-14."""
    rock, drill = PlanTarget("rock", 0, 18), PlanTarget("drill", 4, 2, stands_on="rock")
    plan = Forces((Attacker("tera", 20, 4, ("rock",)),), (drill, rock))

    found = finished(sample(plan, ALL, AppDice(1), 400))

    assert found.by_number[1] == 0
    assert found.interval.low <= 0.3439 <= found.interval.high
