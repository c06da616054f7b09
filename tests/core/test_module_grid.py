"""Modules side by side: cells of a seam belong to all that touch it."""

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.module_grid import ModularGrid

GRID = ModularGrid(3, 2, (8, 6))


def test_every_cell_knows_its_modules() -> None:
    assert len(GRID.sharers) == 25 * 13
    assert GRID.sharers[from_offset(3, 3)] == (1,)
    assert GRID.sharers[from_offset(8, 3)] == (1, 2)
    assert GRID.sharers[from_offset(16, 6)] == (2, 3, 5, 6)


def test_modules_touch_along_edges_and_at_corners() -> None:
    assert GRID.beside[False][5] == {2, 4, 6}
    assert GRID.beside[True][5] == {1, 2, 3, 4, 6}


def test_the_rim_is_where_the_board_ends() -> None:
    assert GRID.is_on_rim(from_offset(24, 3))
    assert GRID.is_on_rim(from_offset(5, 12))
    assert not GRID.is_on_rim(from_offset(8, 6))


def test_a_spot_of_a_module_is_called_by_its_place_in_it() -> None:
    assert GRID.placed(4, (2, 3)) == from_offset(10, 9)
    assert GRID.place_of(from_offset(10, 9)) == "5:3,4"
