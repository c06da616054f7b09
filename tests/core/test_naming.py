"""Names for what a step makes, and numbers that people see on pieces."""

from itertools import islice

from bp_desktop.core.naming import PieceNumber, StepNames, numbers_by_series


def test_ids_come_from_the_number_of_the_step() -> None:
    assert list(islice(StepNames(12).ids(), 2)) == ["12.1", "12.2"]
    assert not set(islice(StepNames(1).ids(), 30)) & set(islice(StepNames(11).ids(), 30))


def test_a_new_piece_gets_one_more_than_the_highest() -> None:
    assert StepNames(5).number("5.1", "red", 3) == 4
    assert StepNames(5).number("5.1", "red", 0) == 1


def test_a_replay_keeps_the_number_of_a_piece() -> None:
    names = StepNames(5, {"5.1": 2}, {"red": frozenset({1, 3})})

    assert names.number("5.1", "red", 1) == 2


def test_a_number_that_somebody_else_has_now_is_not_given_twice() -> None:
    names = StepNames(5, {"5.1": 2}, {"red": frozenset({1, 2})})

    assert names.number("5.1", "red", 2) == 3


def test_an_inserted_piece_gets_a_number_that_no_later_step_has() -> None:
    names = StepNames(9, {}, {"red": frozenset({1, 2, 3}), "blue": frozenset({8})})

    assert names.number("9.1", "red", 1) == 4


def test_numbers_are_counted_by_series() -> None:
    given = [
        PieceNumber("1.1", "red", 1),
        PieceNumber("2.1", "blue", 1),
        PieceNumber("3.1", "red", 2),
    ]

    assert numbers_by_series(given) == {"red": frozenset({1, 2}), "blue": frozenset({1})}
