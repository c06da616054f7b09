"""A card stands beside what it explains, inside the room it has, and never over it."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from bp_desktop.ui.table.inspect.places import Heading, card_place

ROOM = QRect(0, 0, 1000, 600)
CARD = QSize(320, 400)


def thing(x: int, y: int, side: int = 40) -> QRect:
    return QRect(QPoint(x - side // 2, y - side // 2), QSize(side, side))


@pytest.mark.parametrize(
    ("x", "side"), [(100, Heading.LEFT), (450, Heading.LEFT), (600, Heading.RIGHT)]
)
def test_it_stands_on_the_side_with_more_room(x: int, side: Heading) -> None:
    place = card_place(ROOM, CARD, thing(x, 300), 52, 12)

    assert place.side is side


@pytest.mark.parametrize("x", range(20, 1000, 70))
@pytest.mark.parametrize("y", range(20, 600, 70))
def test_it_covers_neither_its_thing_nor_anything_outside(x: int, y: int) -> None:
    place = card_place(ROOM, CARD, thing(x, y), 52, 12)

    assert ROOM.contains(place.frame)
    assert not place.frame.intersects(thing(x, y))


def test_it_keeps_its_distance_where_there_is_room() -> None:
    place = card_place(ROOM, CARD, thing(200, 300), 52, 12)

    assert place.frame.left() - thing(200, 300).right() - 1 == 52


def test_it_comes_nearer_before_it_covers_anything() -> None:
    narrow = QRect(0, 0, 780, 600)
    place = card_place(narrow, CARD, thing(390, 300), 52, 12)

    assert place.side is not None
    assert 12 <= place.frame.left() - thing(390, 300).right() - 1 < 52


def test_where_there_is_no_room_beside_it_stands_above_or_below() -> None:
    tall = QRect(0, 0, 360, 1000)

    assert card_place(tall, CARD, thing(180, 200), 52, 12).side is Heading.UP
    assert card_place(tall, CARD, thing(180, 800), 52, 12).side is Heading.DOWN


def test_a_thing_larger_than_the_room_is_covered_rather_than_left_unexplained() -> None:
    place = card_place(ROOM, CARD, thing(500, 300, 2000), 52, 12)

    assert place.side is None
    assert ROOM.contains(place.frame)
