"""The table of odds is section 6 of the rules, and events follow their die."""

from fractions import Fraction

import pytest

from bp_desktop.core.odds import beats, within
from bp_desktop.games.burning_planets.planner.reference import event_odds, reference
from tests.games.burning_planets.match.build import TABLES

SECTION_6 = {
    ("small",): "3/8 7/12 11/16 19/24 7/8",
    ("medium",): "1/4 5/12 9/16 17/24 33/40",
    ("big",): "3/32 1/4 25/64 19/32 121/160",
    ("enormous",): "0 0 13/160 17/80 7/16",
    ("cargo",): "5/24 7/18 13/24 25/36 49/60",
    ("cannon", "space_station"): "0 3/16 11/32 9/16 59/80",
    ("tower",): "0 0 13/96 17/48 49/80",
    ("drilling_facility", "habitat"): "5/16 13/24 21/32 37/48 69/80",
    ("asteroid",): "0 0 0 0 1/10",
}


def test_every_value_of_section_6_1_is_in_the_table() -> None:
    found = reference(TABLES)

    assert [column.die for column in found.columns] == [4, 6, 8, 12, 20]
    assert {line.who: [line.chance(one.die) for one in found.columns] for line in found.lines} == {
        who: [Fraction(one) for one in row.split()] for who, row in SECTION_6.items()
    }


def test_every_value_is_the_number_of_pairs_that_beat_the_target() -> None:
    found = reference(TABLES)

    for line in found.lines:
        for column in found.columns:
            pairs = [
                beats(attack, defence, line.shield)
                for attack in range(1, column.die + 1)
                for defence in (range(1, line.die + 1) if line.die else [None])
            ]
            assert line.chance(column.die) == Fraction(sum(pairs), len(pairs))


def test_ex_34_35_38_within_several_attacks() -> None:
    lines = {line.who[0]: line for line in reference(TABLES).lines}

    assert within(lines["tower"].chance(20), 4) == Fraction(40036479, 40960000)
    assert within(lines["enormous"].chance(8), 2) == Fraction(3991, 25600)
    assert within(lines["asteroid"].chance(20), 4) == Fraction(3439, 10000)


def test_an_enormous_ship_attacks_four_times_and_the_others_twice() -> None:
    """BP-ACT-1, BP-ACT-5, BP-COMBAT-11."""
    ships = {one.id: one.attacks for one in TABLES.ship_classes.values() if one.attack_die}
    defences = [one for one in TABLES.structures.values() if one.category == "defence"]

    assert ships == {"small": 2, "medium": 2, "big": 2, "enormous": 4}
    assert [one.attacks_per_turn for one in defences] == [2, 2]


def test_no_event_in_ten_turns_is_ex_56() -> None:
    """BP-EVENT-1, BP-EVENT-2."""
    *events, anything = event_odds(TABLES, 10)

    assert {one.chance for one in events} == {Fraction(1, 20)}
    assert len(events) == 2
    assert anything.event is None
    assert anything.never == Fraction(3486784401, 10000000000)
    assert anything.at_least_once == 1 - anything.never
    assert anything.expected == 1


@pytest.mark.parametrize("turns", [1, 2, 7])
def test_the_numbers_of_events_add_up_to_one(turns: int) -> None:
    for one in event_odds(TABLES, turns):
        assert sum(one.by_number) == 1
        assert one.by_number[0] == one.never
        assert sum(n * chance for n, chance in enumerate(one.by_number)) == one.expected
