"""The order of people round a table."""

from bp_desktop.core.ids import SeatId
from bp_desktop.core.people import clockwise

SEATS = tuple(map(SeatId, "abcd"))


def test_seats_follow_each_other_from_any_of_them() -> None:
    assert clockwise(SEATS, SeatId("c")) == ("c", "d", "a", "b")
    assert clockwise(SEATS, SeatId("a")) == SEATS
