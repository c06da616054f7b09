"""What the next collection brings, how players stand, and what is missing for a victory."""

from fractions import Fraction

from bp_desktop.games.burning_planets.match.commands import (
    Collect,
    Concede,
    RollEvent,
    ShareVictory,
)
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.queries.standing import holdings_of, standings
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    ANOMALY,
    BIG,
    BLUE,
    CENTERS,
    DRILL,
    DUO,
    EAST,
    FURNACE,
    GREEN,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    ROCK,
    SMALL,
    WIND,
    acting,
    do,
    purse,
    started,
    treasury,
    with_ship,
    with_space,
    with_structure,
)


def with_industry() -> Match:
    match, _ = with_structure(started(), RED_HOME, FURNACE, CENTERS[0] + EAST * 2)
    match, _ = with_structure(match, RED_HOME, GREENHOUSE, CENTERS[0] - EAST)
    match, _ = with_space(match, RED, DRILL, asteroid=ROCK)
    match, _ = with_space(match, RED, HABITAT, CENTERS[0] + EAST * 9)
    return match


def test_the_forecast_of_ex_17_per_source_and_per_event() -> None:
    """EX-17: without an event, under an anomaly, under a stellar wind."""
    match = with_industry()

    income = income_of(match, RED)

    assert income.total == purse(3, 4, 2, 2)
    assert income.under == {ANOMALY: purse(0, 4, 0, 2), WIND: purse(3, 3, 2, 0)}
    sources = {source.id: source.amounts for source in income.sources}
    assert sources == {
        RED_HOME: purse(2, 3, 1, 1),
        DRILL: purse(0, 1, 0, 1),
        HABITAT: purse(1, 0, 1),
    }
    assert income.expected["metal"] == Fraction(19 * 2, 20)


def test_the_forecast_after_the_roll_is_what_is_credited() -> None:
    """BP-COL-3."""
    match = started()
    before = treasury(match, RED)
    match = do(match, RollEvent(faces=(1,)))

    income = income_of(match, RED)
    after = treasury(do(match, Collect()), RED)

    assert (income.rolled, income.certain) == (True, ANOMALY)
    assert after == before + income.due


def test_after_the_collection_the_forecast_is_about_the_next_one() -> None:
    """BP-TURN-6: what was built in this own turn counts for it."""
    match = do(do(started(), RollEvent(faces=(1,))), Collect())
    plain = income_of(match, RED)
    built, _ = with_structure(
        match, RED_HOME, FURNACE, CENTERS[0] + EAST * 2, built=match.turn.number
    )

    assert not plain.rolled
    assert income_of(built, RED).total == plain.total + purse(metal=1)


def test_holdings_count_what_everybody_can_see() -> None:
    match, _ = with_ship(acting(), RED, BIG, CENTERS[0] + EAST * 4)
    match, _ = with_ship(match, RED, SMALL, CENTERS[0] + EAST * 5)
    match, _ = with_space(match, RED, DRILL, asteroid=ROCK)

    mine = holdings_of(match, RED)

    assert (mine.planets, mine.naturals, mine.pieces) == (1, 5, 4)
    assert mine.ships == {BIG: 1, SMALL: 1}
    assert mine.worth == purse(concrete=10, food=25, metal=10 + 25 + 10)
    assert standings(match)[0].player == RED


def test_the_eliminated_stand_last_and_winners_first() -> None:
    """BP-WIN-3."""
    match = do(acting(DUO), Concede(RED))

    assert [one.player for one in standings(match)] == [BLUE, RED]
    assert (match.stage, match.ending) == (Stage.OVER, Ending.LAST_SURVIVOR)
    assert match.winners == (BLUE,)
    assert not judge(match, ShareVictory((BLUE,))).possible


def test_a_victory_can_be_shared_by_three_but_not_by_two_at_a_table_of_two() -> None:
    """BP-WIN-5, BP-ALLY-1; EX-60's survivors."""
    three, two = acting(), acting(DUO)

    assert three.survivors == (RED, BLUE, GREEN)
    assert judge(three, ShareVictory(three.survivors)).legal
    assert judge(two, ShareVictory(two.survivors)).rules == ("BP-ALLY-1",)
    assert do(three, ShareVictory(three.survivors)).ending is Ending.SHARED
