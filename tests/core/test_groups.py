"""Groups of things that hang together."""

from bp_desktop.core.groups import connected


def beside(number: int) -> tuple[int, int]:
    return number - 1, number + 1


def test_things_hang_together_over_any_number_of_neighbours() -> None:
    assert list(connected([5, 1, 2, 9, 3], beside)) == [{5}, {1, 2, 3}, {9}]


def test_neighbours_that_were_not_asked_about_do_not_join_anything() -> None:
    assert list(connected([1, 3], beside)) == [{1}, {3}]
    assert list(connected([], beside)) == []
