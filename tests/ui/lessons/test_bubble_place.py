"""Where a bubble stands: never over what it points at, and rather not over what matters."""

import pytest
from hypothesis import given, strategies as st
from PySide6.QtCore import QRect, QSize

from bp_desktop.ui.lessons.bubble_place import BubbleSide, bubble_place

ROOM = QRect(0, 0, 1366, 768)
SIZE = QSize(320, 200)
GAP = 16


@given(st.integers(0, 1300), st.integers(0, 700), st.integers(4, 360), st.integers(4, 300))
def test_it_never_lies_over_its_target(x: int, y: int, width: int, height: int) -> None:
    target = QRect(x, y, width, height)
    place = bubble_place(ROOM, SIZE, target, (), GAP)

    assert ROOM.contains(place.frame)
    assert place.frame.size() == SIZE
    assert not place.frame.intersects(target)


@pytest.mark.parametrize(
    ("target", "side"),
    [
        (QRect(100, 300, 80, 60), BubbleSide.LEFT),
        (QRect(1200, 300, 80, 60), BubbleSide.RIGHT),
        (QRect(40, 20, 1280, 40), BubbleSide.UP),
        (QRect(40, 700, 1280, 40), BubbleSide.DOWN),
    ],
)
def test_it_stands_where_there_is_room_and_points_there(target: QRect, side: BubbleSide) -> None:
    assert bubble_place(ROOM, SIZE, target, (), GAP).side is side


def test_it_makes_way_for_what_matters() -> None:
    target = QRect(600, 300, 80, 60)
    right = QRect(690, 0, 676, 768)
    place = bubble_place(ROOM, SIZE, target, (right,), GAP)

    assert not place.frame.intersects(right)
    assert place.side is BubbleSide.RIGHT


def test_beside_a_panel_it_covers_nothing_of_what_the_panel_says() -> None:
    """As the button at the end of a fight, whose result stands beside it."""
    panel = QRect(1030, 68, 320, 600)
    target = QRect(1140, 300, 90, 40)
    place = bubble_place(ROOM, SIZE, target, (panel,), GAP)

    assert not place.frame.intersects(panel)
    assert place.side is BubbleSide.RIGHT
    assert place.frame.top() <= target.center().y() <= place.frame.bottom()


def test_of_what_fills_the_room_it_covers_as_little_as_it_can() -> None:
    target = QRect(200, 0, 1166, 768)
    place = bubble_place(ROOM, SIZE, target, (), GAP)

    assert place.side is None
    assert place.frame.left() == 0


def test_without_a_target_it_goes_where_it_covers_nothing() -> None:
    low = QRect(0, 600, 1366, 168)
    place = bubble_place(ROOM, SIZE, None, (low,), GAP)

    assert place.side is None
    assert not place.frame.intersects(low)


def test_rather_than_over_a_short_name_it_stands_farther_away() -> None:
    """As the name of whom the curtain is for, above the button to press."""
    size, name = QSize(480, 250), QRect(583, 520, 200, 60)
    target = QRect(400, 690, 340, 60)
    place = bubble_place(ROOM, size, target, (name,), GAP)

    assert not place.frame.intersects(name)
    assert not place.frame.intersects(target)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (QRect(358, 536, 642, 214), QRect(481, 318, 405, 88)),
        (QRect(411, 693, 328, 60), QRect(482, 389, 402, 88)),
    ],
)
def test_not_even_a_letter_of_a_short_line_is_covered(target: QRect, words: QRect) -> None:
    """As why the laptop is passed on, in Russian and large type."""
    room = ROOM.adjusted(15, 15, -15, -15)
    place = bubble_place(room, QSize(480, 256), target, (words,), GAP)

    assert not place.frame.intersects(words)
    assert not place.frame.intersects(target)
