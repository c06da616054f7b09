"""Hex arithmetic, shapes and symmetries (BP-BOARD-6, -8, -9)."""

from itertools import pairwise
from math import cos, isclose, radians, sin

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.hexes import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    corners,
    disc,
    from_offset,
    line,
    mirrored,
    offset_rectangle,
    ring,
    rotated,
    round_to_hex,
    to_offset,
)
from bp_desktop.core.layout import HexLayout

numbers = st.integers(-200, 200)
hexes = st.builds(Hex, numbers, numbers)
radii = st.integers(0, 8)
sixths = st.integers(-13, 13)
axes = st.integers(0, 5)


@given(hexes)
def test_the_three_cube_coordinates_add_up_to_nothing(cell: Hex) -> None:
    assert cell.q + cell.r + cell.s == 0


@given(hexes, hexes)
def test_adding_and_taking_away_again_leads_back(one: Hex, other: Hex) -> None:
    assert one + other - other == one
    assert one - one == ORIGIN


@given(hexes, st.integers(0, 6))
def test_a_multiple_is_as_many_additions(cell: Hex, factor: int) -> None:
    total = ORIGIN
    for _ in range(factor):
        total = total + cell

    assert cell * factor == total


def test_the_six_directions_are_those_of_the_rules_in_their_order() -> None:
    """BP-BOARD-8."""
    assert (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1)) == DIRECTIONS


@given(hexes)
def test_neighbors_are_one_step_away_in_the_order_of_the_directions(cell: Hex) -> None:
    assert cell.neighbors() == tuple(cell + direction for direction in DIRECTIONS)
    assert all(cell.distance(neighbor) == 1 for neighbor in cell.neighbors())


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one: Hex, other: Hex, third: Hex) -> None:
    """BP-BOARD-8."""
    assert (one.distance(other) == 0) == (one == other)
    assert one.distance(other) == other.distance(one)
    assert one.distance(third) <= one.distance(other) + other.distance(third)


@given(hexes, hexes)
def test_distance_is_the_largest_of_the_three_differences(one: Hex, other: Hex) -> None:
    gap = one - other

    assert one.distance(other) == max(abs(gap.q), abs(gap.r), abs(gap.s))


def test_the_centres_of_tiles_1_and_5_are_20_steps_apart() -> None:
    """EX-10."""
    first, fifth = from_offset(6, 6), from_offset(19, 19)

    assert (first, fifth) == (Hex(3, 6), Hex(10, 19))
    assert first.distance(fifth) == 20


@given(hexes, radii)
def test_a_disc_is_every_hex_within_the_radius_in_reading_order(center: Hex, radius: int) -> None:
    """BP-BOARD-6: 3R(R+1)+1 cells."""
    cells = disc(center, radius)

    assert len(cells) == len(set(cells)) == 3 * radius * (radius + 1) + 1
    assert all(center.distance(cell) <= radius for cell in cells)
    assert list(cells) == sorted(cells, key=lambda cell: (cell.r, cell.q))


@given(hexes, st.integers(1, 8))
def test_a_ring_is_every_hex_at_the_radius_and_its_walk_closes(center: Hex, radius: int) -> None:
    """BP-BOARD-6: 6R cells of border."""
    cells = ring(center, radius)

    assert len(cells) == len(set(cells)) == 6 * radius
    assert all(center.distance(cell) == radius for cell in cells)
    assert cells[0] == center + DIRECTIONS[0] * radius
    assert all(here.distance(there) == 1 for here, there in pairwise((*cells, cells[0])))


def test_a_ring_walks_counter_clockwise_like_the_directions() -> None:
    assert ring(ORIGIN, 1) == DIRECTIONS


@given(hexes)
def test_a_ring_of_nothing_is_the_centre_itself(center: Hex) -> None:
    assert ring(center, 0) == (center,) == disc(center, 0)


@given(hexes, st.integers(1, 6))
def test_discs_are_made_of_rings(center: Hex, radius: int) -> None:
    rings = [cell for each in range(radius + 1) for cell in ring(center, each)]

    assert sorted(rings) == sorted(disc(center, radius))


@given(hexes, st.integers(1, 6))
def test_corners_are_the_cells_of_a_ring_with_three_neighbors_outside(
    center: Hex, radius: int
) -> None:
    """BP-BOARD-7."""
    inside = set(disc(center, radius))

    found = corners(center, radius)

    assert found == tuple(center + direction * radius for direction in DIRECTIONS)
    for cell in ring(center, radius):
        outside = sum(neighbor not in inside for neighbor in cell.neighbors())
        assert outside == (3 if cell in found else 2)


@given(hexes, hexes)
def test_a_line_goes_from_end_to_end_by_single_steps_and_takes_no_detour(
    start: Hex, end: Hex
) -> None:
    cells = line(start, end)

    assert (cells[0], cells[-1]) == (start, end)
    assert len(cells) == start.distance(end) + 1
    assert all(here.distance(there) == 1 for here, there in pairwise(cells))


@given(hexes, hexes)
def test_a_line_is_the_same_from_both_ends(start: Hex, end: Hex) -> None:
    assert line(start, end) == tuple(reversed(line(end, start)))


@given(hexes, hexes, hexes)
def test_a_line_is_the_same_wherever_on_the_board_it_lies(start: Hex, end: Hex, shift: Hex) -> None:
    """Ties between two cells are settled the same way each time."""
    shifted = tuple(cell + shift for cell in line(start, end))

    assert line(start + shift, end + shift) == shifted


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(0, 20))
def test_a_line_along_a_direction_is_straight(start: Hex, direction: Hex, steps: int) -> None:
    expected = tuple(start + direction * step for step in range(steps + 1))

    assert line(start, start + direction * steps) == expected


@given(hexes, st.floats(-0.33, 0.33), st.floats(-0.33, 0.33))
def test_points_well_inside_a_hex_are_rounded_to_it(cell: Hex, q: float, r: float) -> None:
    assert round_to_hex(cell.q + q, cell.r + r) == cell


@given(hexes, hexes, sixths)
def test_turning_keeps_the_distance_and_the_pivot(cell: Hex, pivot: Hex, turns: int) -> None:
    turned = rotated(cell, turns, pivot)

    assert turned.distance(pivot) == cell.distance(pivot)
    assert rotated(pivot, turns, pivot) == pivot


@given(hexes, hexes, hexes, sixths)
def test_turning_two_cells_keeps_them_apart_as_they_were(
    one: Hex, other: Hex, pivot: Hex, turns: int
) -> None:
    apart = rotated(one, turns, pivot).distance(rotated(other, turns, pivot))

    assert apart == one.distance(other)


@given(hexes, hexes, sixths)
def test_six_turns_are_none_and_turns_add_up(cell: Hex, pivot: Hex, turns: int) -> None:
    assert rotated(cell, 6, pivot) == cell
    assert rotated(rotated(cell, turns, pivot), 1, pivot) == rotated(cell, turns + 1, pivot)
    assert rotated(rotated(cell, turns, pivot), -turns, pivot) == cell


def test_one_turn_is_clockwise_on_the_screen() -> None:
    east, south_east = DIRECTIONS[0], DIRECTIONS[5]

    assert rotated(east, 1) == south_east
    assert HexLayout(1.0).center(south_east)[1] > 0  # down, as y grows downwards


@given(hexes, hexes, axes)
def test_a_mirror_image_mirrored_again_is_the_original(cell: Hex, around: Hex, axis: int) -> None:
    image = mirrored(cell, axis, around)

    assert mirrored(image, axis, around) == cell
    assert image.distance(around) == cell.distance(around)


@given(hexes, hexes, axes)
def test_mirrors_keep_distances(one: Hex, other: Hex, axis: int) -> None:
    assert mirrored(one, axis).distance(mirrored(other, axis)) == one.distance(other)


def test_the_six_mirrors_differ() -> None:
    cell = Hex(3, 1)  # on no axis

    images = {mirrored(cell, axis) for axis in range(6)}

    assert len(images) == 6
    assert cell not in images


@given(hexes, axes)
def test_mirror_axes_run_in_steps_of_30_degrees_clockwise_from_the_horizontal(
    cell: Hex, axis: int
) -> None:
    """Reflect the centre in the plane and compare: the axis is where the docstring says."""
    layout = HexLayout(1.0)
    x, y = layout.center(cell)
    double = radians(2 * 30 * axis)  # y grows downwards, so a growing angle is clockwise

    image_x, image_y = layout.center(mirrored(cell, axis))

    assert isclose(image_x, x * cos(double) + y * sin(double), abs_tol=1e-6)
    assert isclose(image_y, x * sin(double) - y * cos(double), abs_tol=1e-6)


@pytest.mark.parametrize("axis", range(6))
def test_even_axes_hold_neighbors_and_odd_ones_run_between_them(axis: int) -> None:
    unmoved = [cell for cell in DIRECTIONS if mirrored(cell, axis) == cell]

    assert len(unmoved) == (2 if axis % 2 == 0 else 0)


@given(numbers, numbers)
def test_odd_r_offsets_lead_to_a_hex_and_back(col: int, row: int) -> None:
    """BP-BOARD-9."""
    cell = from_offset(col, row)

    assert cell == Hex(col - (row - row % 2) // 2, row)
    assert to_offset(cell) == (col, row)


@given(hexes)
def test_a_hex_leads_to_odd_r_offsets_and_back(cell: Hex) -> None:
    """BP-BOARD-9."""
    assert from_offset(*to_offset(cell)) == cell


def test_odd_rows_are_shifted_right_by_half_a_cell() -> None:
    """BP-BOARD-9."""
    layout = HexLayout(1.0)
    width = layout.hex_width

    lefts = [layout.center(from_offset(0, row))[0] for row in range(4)]

    assert lefts == pytest.approx([0, width / 2, 0, width / 2])


def test_a_rectangle_is_read_row_by_row_from_the_top_left() -> None:
    cells = list(offset_rectangle(3, 2))

    assert [to_offset(cell) for cell in cells] == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


@given(hexes)
def test_a_hex_is_written_as_a_pair_and_read_back(cell: Hex) -> None:
    written = msgspec.json.encode(cell)

    assert written == f"[{cell.q},{cell.r}]".encode()
    assert msgspec.json.decode(written, type=Hex) == cell
