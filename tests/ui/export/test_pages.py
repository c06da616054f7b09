"""How a board is divided into pages."""

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.export_settings import PAGES
from bp_desktop.ui.export.pages import Page, divide, largest_scale, page_for, page_named

A4 = page_named("A4")


def test_a_small_board_needs_one_page() -> None:
    division = divide(150, 150, A4, 8)

    assert division is not None
    assert [part.name for part in division.parts] == ["A1"]


@given(st.floats(20, 3000), st.floats(20, 3000), st.sampled_from(sorted(PAGES)), st.floats(0, 20))
def test_pages_cover_the_whole_board_and_share_their_overlap(
    width: float, height: float, name: str, overlap: float
) -> None:
    division = divide(width, height, page_named(name), overlap)

    assert division is not None
    right = max(part.area.right() for part in division.parts)
    bottom = max(part.area.bottom() for part in division.parts)
    assert right >= width - 1e-6
    assert bottom >= height - 1e-6
    by_place = {(part.column, part.row): part.area for part in division.parts}
    for (column, row), area in by_place.items():
        beside = by_place.get((column + 1, row))
        if beside is not None:
            assert area.right() - beside.left() == pytest.approx(overlap)
    # Not one page too many: without the last column something would be missing.
    last = max(part.area.left() for part in division.parts)
    if division.columns > 1:
        assert last + overlap < width + 1e-6


def test_pages_are_turned_where_that_saves_paper() -> None:
    division = divide(270, 170, A4, 8)

    assert division is not None
    assert (division.page, len(division.parts)) == (A4.turned, 1)


def test_pages_have_names_like_the_squares_of_a_map() -> None:
    division = divide(8000, 600, A4, 8)

    assert division is not None
    names = [part.name for part in division.parts if part.row == 1]
    assert names[0] == "A2"
    assert "Z2" in names
    assert names[names.index("Z2") + 1] == "AA2"


def test_a_page_that_is_all_margin_is_no_use() -> None:
    assert divide(100, 100, Page(25, 30), 5) is None


def test_a_tile_finds_its_page_upright_or_turned_or_not_at_all() -> None:
    assert page_for(180, 200, A4) == A4
    assert page_for(270, 150, A4) == A4.turned
    assert page_for(270, 270, A4) is None
    assert largest_scale(270, 270, A4) < 1 < largest_scale(180, 200, A4)
