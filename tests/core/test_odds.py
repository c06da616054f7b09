"""Exact odds: the vectors and examples of the rules, and a count of all pairs (chapter 6)."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.odds import (
    beats,
    destroy,
    first_blood,
    strike,
    strikes_to_first_blood,
    whole_fight,
    within,
    within_each,
)

# Attack die, defence die (0: none), shield, exact chance: section 6.2 of the rules.
VECTORS = [
    (4, 4, 0, "3/8"),
    (6, 4, 0, "7/12"),
    (8, 4, 0, "11/16"),
    (12, 4, 0, "19/24"),
    (20, 4, 0, "7/8"),
    (4, 6, 1, "1/4"),
    (6, 6, 1, "5/12"),
    (8, 6, 1, "9/16"),
    (12, 6, 1, "17/24"),
    (20, 6, 1, "33/40"),
    (4, 8, 3, "3/32"),
    (6, 8, 3, "1/4"),
    (8, 8, 3, "25/64"),
    (12, 8, 3, "19/32"),
    (20, 8, 3, "121/160"),
    (4, 20, 6, "0"),
    (6, 20, 6, "0"),
    (8, 20, 6, "13/160"),
    (12, 20, 6, "17/80"),
    (20, 20, 6, "7/16"),
    (4, 6, 2, "5/24"),
    (6, 6, 2, "7/18"),
    (8, 6, 2, "13/24"),
    (12, 6, 2, "25/36"),
    (20, 6, 2, "49/60"),
    (4, 8, 4, "0"),
    (6, 8, 4, "3/16"),
    (8, 8, 4, "11/32"),
    (12, 8, 4, "9/16"),
    (20, 8, 4, "59/80"),
    (4, 12, 6, "0"),
    (6, 12, 6, "0"),
    (8, 12, 6, "13/96"),
    (12, 12, 6, "17/48"),
    (20, 12, 6, "49/80"),
    (4, 4, 2, "5/16"),
    (6, 4, 2, "13/24"),
    (8, 4, 2, "21/32"),
    (12, 4, 2, "37/48"),
    (20, 4, 2, "69/80"),
    (4, 0, 18, "0"),
    (6, 0, 18, "0"),
    (8, 0, 18, "0"),
    (12, 0, 18, "0"),
    (20, 0, 18, "1/10"),
]


@pytest.mark.parametrize(("attack", "defend", "shield", "chance"), VECTORS)
def test_the_odds_are_those_of_the_rules(
    attack: int, defend: int, shield: int, chance: str
) -> None:
    assert destroy(attack, defend, shield) == Fraction(chance)


@pytest.mark.parametrize("attack", range(1, 25))
def test_the_odds_count_the_pairs_that_beat(attack: int) -> None:
    """BP-COMBAT-5 to -8: full enumeration for all dice and shields up to 24."""
    for defend, shield in product(range(25), range(25)):
        defences: list[int | None] = list(range(1, defend + 1)) or [None]

        good = sum(
            beats(face, against, shield) for face in range(1, attack + 1) for against in defences
        )

        assert destroy(attack, defend, shield) == Fraction(good, attack * len(defences))


@pytest.mark.parametrize(
    ("attack", "defence", "shield", "expected"),
    [
        pytest.param(5, 5, 3, False, id="EX-32a"),
        pytest.param(4, 2, 4, False, id="EX-32b"),
        pytest.param(5, 4, 4, True, id="EX-32c"),
        pytest.param(7, 6, 6, True, id="EX-32d"),
        pytest.param(7, 7, 6, False, id="EX-32e"),
        pytest.param(1, 1, 0, False, id="EX-32f"),
        pytest.param(2, 1, 0, True, id="EX-32g"),
        pytest.param(4, 1, 6, False, id="EX-32h"),
        pytest.param(3, 2, 2, True, id="EX-32i"),
        pytest.param(2, 1, 2, False, id="EX-32j"),
        pytest.param(1, 20, 6, False, id="EX-32k"),
        pytest.param(18, None, 18, False, id="EX-32l"),
        pytest.param(19, None, 18, True, id="EX-32m"),
    ],
)
def test_an_attack_destroys_if_it_is_above_defence_and_shield(
    attack: int, defence: int | None, shield: int, expected: bool
) -> None:
    """BP-COMBAT-5 to -8, -16, -17."""
    assert beats(attack, defence, shield) is expected


def test_a_big_ship_destroys_a_tower_with_13_of_96() -> None:
    """EX-33."""
    assert destroy(8, 12, 6) == Fraction(13, 96)


def test_an_enormous_ship_has_four_tries_at_a_tower() -> None:
    """EX-34."""
    chance = destroy(20, 12, 6)

    assert chance == Fraction(147, 240)
    assert within(chance, 4) == Fraction(40036479, 40960000)


def test_a_cannon_has_two_tries_at_an_enormous_ship() -> None:
    """EX-35."""
    chance = destroy(8, 20, 6)

    assert chance == Fraction(13, 160)
    assert within(chance, 2) == Fraction(3991, 25600)


def test_enormous_against_enormous() -> None:
    """EX-36."""
    assert destroy(20, 20, 6) == Fraction(175, 400)


@pytest.mark.parametrize(
    ("attack", "defend", "shield"),
    [
        (4, 8, 4), (4, 12, 6), (4, 20, 6), (6, 12, 6), (6, 20, 6),
        (4, 0, 18), (6, 0, 18), (8, 0, 18), (12, 0, 18),
    ],
)  # fmt: skip
def test_some_attacks_cannot_succeed(attack: int, defend: int, shield: int) -> None:
    """EX-37."""
    assert destroy(attack, defend, shield) == 0


def test_an_enormous_ship_has_four_tries_at_an_asteroid() -> None:
    """EX-38."""
    assert within(destroy(20, 0, 18), 4) == Fraction(3439, 10000)


@given(st.fractions(0, 1), st.integers(0, 12))
def test_chances_within_several_tries_grow_one_by_one(chance: Fraction, times: int) -> None:
    each = within_each(chance, times)

    assert len(each) == times
    assert each == tuple(within(chance, tries) for tries in range(1, times + 1))
    assert within(chance, 0) == 0
    for earlier, later in zip((Fraction(0), *each), each, strict=False):
        assert later == earlier + (1 - earlier) * chance


@pytest.mark.parametrize(("attack", "defend", "shield"), [(0, 4, 0), (4, -1, 0), (4, 4, -1)])
def test_dice_that_do_not_exist_have_no_odds(attack: int, defend: int, shield: int) -> None:
    with pytest.raises(ValueError, match="at least one face"):
        destroy(attack, defend, shield)


def test_a_negative_number_of_tries_has_no_odds() -> None:
    with pytest.raises(ValueError, match="not negative"):
        within(Fraction(1, 2), -1)


def test_huge_dice_do_not_keep_anybody_waiting() -> None:
    """The command line takes any number: nothing goes through all faces."""
    die = 10**15

    assert destroy(die, die, 0) == Fraction(die - 1, 2 * die)


# --- opposed dice with bonuses: chapter 18 of the rules of Parsec

OF_64 = [0, 0, 1, 3, 6, 10, 15, 21, 28, 36, 43, 49, 54, 58, 61, 63, 64]


@pytest.mark.parametrize(("lead", "pairs"), list(enumerate(OF_64, start=-8)))
def test_two_eight_sided_dice_with_bonuses_are_those_of_the_rules(lead: int, pairs: int) -> None:
    assert strike(8, 8, lead=lead) == Fraction(pairs, 64)
    assert strike(8, 8, lead=lead) + strike(8, 8, lead=1 - lead) == 1


@pytest.mark.parametrize("attack", [1, 2, 5, 8])
@pytest.mark.parametrize("ties_hit", [False, True])
def test_a_strike_counts_the_pairs_whose_totals_are_above(attack: int, ties_hit: bool) -> None:
    for defend, lead, shield in product(range(1, 10), range(-12, 13), range(10)):
        good = sum(
            face > shield and (face + lead > against or (ties_hit and face + lead == against))
            for face in range(1, attack + 1)
            for against in range(1, defend + 1)
        )

        chance = strike(attack, defend, lead=lead, shield=shield, ties_hit=ties_hit)

        assert chance == Fraction(good, attack * defend)


@pytest.mark.parametrize(
    ("attack", "counter", "chance"),
    [(36, 36, "16/23"), (28, 28, "16/25"), (43, 21, "2752/3193"), (0, 5, "0"), (64, 3, "1")],
)
def test_first_blood_is_that_of_the_rules(attack: int, counter: int, chance: str) -> None:
    assert first_blood(Fraction(attack, 64), Fraction(counter, 64)) == Fraction(chance)


def test_nobody_hits_first_where_nobody_can_hit() -> None:
    assert first_blood(Fraction(0), Fraction(0)) is None
    assert strikes_to_first_blood(Fraction(0), Fraction(0)) is None


def test_a_sure_hit_takes_one_strike_and_even_chances_take_their_mean() -> None:
    assert strikes_to_first_blood(Fraction(1), Fraction(0)) == 1
    assert strikes_to_first_blood(Fraction(1, 2), Fraction(1, 2)) == 2


@pytest.mark.parametrize(("attack", "counter"), [(36, 36), (43, 21), (0, 5), (64, 3)])
def test_a_fight_of_one_against_one_ends_with_first_blood(attack: int, counter: int) -> None:
    hit, answer = Fraction(attack, 64), Fraction(counter, 64)

    assert whole_fight(hit, answer, 1, 1) == first_blood(hit, answer)


@pytest.mark.parametrize(("own", "others"), [(1, 2), (2, 1), (3, 3)])
def test_a_whole_fight_is_won_as_often_as_following_every_strike_says(
    own: int, others: int
) -> None:
    hit, answer = Fraction(43, 64), Fraction(21, 64)
    waiting, won, lost = {(own, others, True): 1.0}, 0.0, 0.0
    for _ in range(400):
        after: dict[tuple[int, int, bool], float] = {}
        for (mine, theirs, is_mine), chance in waiting.items():
            strikes = float(hit if is_mine else answer)
            struck = (mine, theirs - 1) if is_mine else (mine - 1, theirs)
            for left, part in ((struck, strikes), ((mine, theirs), 1 - strikes)):
                if not left[1]:
                    won += chance * part
                elif not left[0]:
                    lost += chance * part
                else:
                    key = (*left, not is_mine)
                    after[key] = after.get(key, 0.0) + chance * part
        waiting = after

    assert won + lost == pytest.approx(1)
    assert float(whole_fight(hit, answer, own, others) or 0) == pytest.approx(won)
    assert whole_fight(Fraction(0), Fraction(0), own, others) is None
