"""Boxes and lassos of the select tool: their cells, and what is shown of large ones."""

from bp_desktop.core.hexes import disc, from_offset
from bp_desktop.ui.editor.tools.choosing import MOST_SHOWN, box, enclosed, frame, loop

cell = from_offset


def test_a_box_drawn_backwards_is_the_same_box() -> None:
    assert set(box(cell(7, 7), cell(1, 1))) == set(box(cell(1, 1), cell(7, 7)))


def test_what_a_way_encloses_includes_the_way_and_nothing_outside() -> None:
    middle = cell(10, 10)
    way = tuple(one for one in disc(middle, 3) if one.distance(middle) == 3)
    ordered = sorted(way, key=lambda one: one)  # a way through all of the ring, in any order

    inside = enclosed(tuple(ordered))

    assert set(disc(middle, 3)) <= inside


def test_a_small_box_shows_its_cells_and_a_large_one_its_edge() -> None:
    small, large = frame(cell(0, 0), cell(9, 9)), frame(cell(0, 0), cell(99, 99))

    assert set(small) == set(box(cell(0, 0), cell(9, 9)))
    assert len(large) == 4 * 99 < MOST_SHOWN
    assert {cell(0, 0), cell(99, 0), cell(0, 99), cell(99, 99)} <= set(large)


def test_a_small_lasso_shows_what_it_encloses_and_a_large_one_its_way() -> None:
    small = (cell(2, 2), cell(8, 2), cell(8, 8), cell(2, 8))
    large = tuple(cell(3 * col, col) for col in range(100))

    assert cell(5, 5) in loop(small) or set(small) <= set(loop(small))
    assert loop(large) == large
