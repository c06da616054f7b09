"""From hexes to points and back (pointy-top)."""

from collections import Counter
from math import dist

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.hexes import DIRECTIONS, ORIGIN, Hex, disc
from bp_desktop.core.layout import HexLayout

hexes = st.builds(Hex, st.integers(-500, 500), st.integers(-500, 500))
layouts = st.builds(HexLayout, st.floats(0.5, 200), st.floats(-1e4, 1e4), st.floats(-1e4, 1e4))


@given(layouts, hexes)
def test_the_centre_of_a_hex_lies_in_it(layout: HexLayout, cell: Hex) -> None:
    assert layout.hex_at(*layout.center(cell)) == cell


@given(layouts, hexes, st.floats(0, 0.98), st.integers(0, 5), st.floats(0, 1))
def test_every_point_inside_the_outline_belongs_to_the_hex(
    layout: HexLayout, cell: Hex, outward: float, side: int, along: float
) -> None:
    x, y = layout.center(cell)
    outline = layout.corners(cell)
    (ax, ay), (bx, by) = outline[side], outline[(side + 1) % 6]
    edge_x, edge_y = ax + (bx - ax) * along, ay + (by - ay) * along

    found = layout.hex_at(x + (edge_x - x) * outward, y + (edge_y - y) * outward)

    assert found == cell


@given(hexes, st.sampled_from(DIRECTIONS))
def test_just_across_an_edge_lies_the_neighbor(cell: Hex, direction: Hex) -> None:
    layout = HexLayout(10.0)
    (x, y), (there_x, there_y) = layout.center(cell), layout.center(cell + direction)

    before = layout.hex_at(x + (there_x - x) * 0.499, y + (there_y - y) * 0.499)
    behind = layout.hex_at(x + (there_x - x) * 0.501, y + (there_y - y) * 0.501)

    assert (before, behind) == (cell, cell + direction)


@given(layouts, hexes)
def test_corners_lie_one_size_from_the_centre_clockwise_from_the_upper_right(
    layout: HexLayout, cell: Hex
) -> None:
    x, y = layout.center(cell)
    corners = layout.corners(cell)
    half_width, half_height = layout.hex_width / 2, layout.size

    around = [(corner_x - x, corner_y - y) for corner_x, corner_y in corners]

    expected = [
        (half_width, -half_height / 2),
        (half_width, half_height / 2),
        (0, half_height),
        (-half_width, half_height / 2),
        (-half_width, -half_height / 2),
        (0, -half_height),
    ]
    assert [value for point in around for value in point] == pytest.approx(
        [value for point in expected for value in point], abs=1e-6 * layout.size
    )
    assert all(dist(corner, (x, y)) == pytest.approx(layout.size) for corner in corners)


def test_neighbors_share_two_corners_and_three_hexes_meet_in_each() -> None:
    layout = HexLayout(7.0, 3.0, -4.0)

    meeting = Counter(
        (round(x, 6), round(y, 6)) for cell in disc(ORIGIN, 1) for x, y in layout.corners(cell)
    )
    center = {(round(x, 6), round(y, 6)) for x, y in layout.corners(ORIGIN)}

    assert all(meeting[corner] == 3 for corner in center)
    for neighbor in ORIGIN.neighbors():
        shared = {(round(x, 6), round(y, 6)) for x, y in layout.corners(neighbor)} & center
        assert len(shared) == 2


def test_rows_and_columns_are_as_far_apart_as_the_layout_says() -> None:
    layout = HexLayout(10.0, 100.0, 50.0)

    assert layout.center(ORIGIN) == (100.0, 50.0)
    assert layout.center(Hex(1, 0)) == pytest.approx((100.0 + layout.hex_width, 50.0))
    assert layout.center(Hex(0, 1)) == pytest.approx(
        (100.0 + layout.hex_width / 2, 50.0 + layout.row_height)
    )
    assert (layout.size, layout.row_height) == (10.0, 15.0)
