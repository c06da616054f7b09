"""The dealt board: seams, bodies, docks, lines of fire, and modules that hang together."""

from typing import Any

import pytest

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.geometry import joined, largest_group, reaches
from tests.games.parsec.sample import VECTORS, sample_set


def dealt(columns: int, rows: int) -> ModuleBoard:
    """The first sample modules in their order."""
    return ModuleBoard(columns, rows, (8, 8), sample_set().modules[: columns * rows])


@pytest.mark.parametrize(("rows", "cells"), [(2, 425), (4, 825)])
def test_a_board_has_the_cells_that_the_rules_count(rows: int, cells: int) -> None:
    """14.3; nobody enters the core of the port (PA-GAP-10)."""
    board = dealt(3, rows)

    assert len(board.modules_at) == cells - 1
    assert len(board.cores) == 1
    assert len(board.docks) == 6


def test_a_cell_on_a_seam_belongs_to_every_module_it_touches() -> None:
    """PA-MOVE-7, PA-GAP-6."""
    board = dealt(3, 2)

    assert board.modules_at[from_offset(1, 1)] == (1,)
    assert board.modules_at[from_offset(8, 3)] == (1, 2)
    assert board.modules_at[from_offset(8, 8)] == (1, 2, 4, 5)
    assert board.modules_at[from_offset(0, 8)] == (1, 4)


def test_a_rim_that_its_owner_closed_is_off_the_board() -> None:
    """PA-GAP-6."""
    from msgspec.structs import replace

    modules = tuple(replace(one, rim=False) for one in sample_set().modules[:6])
    board = ModuleBoard(3, 2, (8, 8), modules)

    assert from_offset(0, 3) not in board.modules_at
    assert from_offset(8, 3) in board.modules_at


def test_a_planet_has_seven_cells_wherever_its_module_lies() -> None:
    """PA-BODY-1, -3."""
    for body in dealt(3, 4).bodies.values():
        center, *around = body.cells
        if body.is_planet:
            assert set(around) == set(center.neighbors())
        else:
            assert around == []
        assert all(dealt(3, 4).modules_at[cell] == (body.module,) for cell in body.cells)


def test_a_place_is_called_by_its_module_and_its_column_and_row_there() -> None:
    board = dealt(3, 2)

    assert board.place_of(from_offset(0, 0)) == "1:1,1"
    assert board.place_of(from_offset(10, 9)) == "5:3,2"


@pytest.mark.parametrize("vector", VECTORS["reach"])
def test_lines_of_fire_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    """PA-EX-20, PA-COMBAT-3 to -6, PA-GAP-33."""
    start, target = Hex(0, 0), Hex(*vector["to"])

    assert start.distance(target) == vector["distance"]
    assert reaches(start, target, vector["range"], lines_only=True) is vector["ok"]


def test_all_cells_at_distance_two_are_in_reach_and_lines_can_be_left_out() -> None:
    """PA-EX-20."""
    start = Hex(0, 0)
    around = [Hex(q, r) for q in range(-2, 3) for r in range(-2, 3)]
    far = [cell for cell in around if start.distance(cell) == 2]

    assert len(far) == 12
    assert all(reaches(start, cell, 2, lines_only=True) for cell in far)
    assert reaches(start, Hex(2, 1), 3, lines_only=False)
    assert reaches(start, start, 1, lines_only=True), "a guest on the same cell (PA-COMBAT-4)"


def test_colonies_that_touch_are_one_structure() -> None:
    """PA-COLONY-4, -5."""
    around = Hex(0, 0).neighbors()

    assert joined(around) == (frozenset(around),)
    assert len(joined((around[0], around[3]))) == 2
    assert joined(()) == ()


def test_modules_hang_together_by_edges_and_by_corners_if_the_table_says_so() -> None:
    """PA-WIN-6, PA-GAP-1, -2."""
    board = dealt(3, 2)

    assert largest_group(board, frozenset({1, 2, 6}), corners=False) == {1, 2}
    assert largest_group(board, frozenset({1, 2, 6}), corners=True) == {1, 2, 6}
    assert largest_group(board, frozenset(), corners=True) == frozenset()
