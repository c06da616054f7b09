"""Tiles as things to choose, and the tile tool under live symmetry."""

import pytest

from bp_desktop.core.hexes import DIRECTIONS, Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import Clip, MapArea
from bp_desktop.ui.editor.selection_editing import SelectionEditing
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tools.choosing import SelectTool
from bp_desktop.ui.games.burning_planets.studio.map_images import MapClip
from bp_desktop.ui.games.burning_planets.studio.map_tools import TileTool
from tests.games.burning_planets.map.build import FAIR, SMALL, board, cell, center
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag


def places(bench: ToolBench) -> set[tuple[int, int]]:
    tiles = bench.state.board.tiles
    assert tiles is not None
    return {(place.tx, place.ty) for place in tiles.places}


# --- choosing


def test_the_number_of_a_tile_is_the_tile() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(2, 1)))
    bench.choose_all()

    click(SelectTool(bench.context), cell(13, 1))

    assert bench.tile == TilePlace(1, 0)
    assert not bench.things


def test_a_click_on_space_lets_go_and_a_second_one_means_the_tile_and_a_third_lets_go() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(2, 1)))
    bench.choose_all()
    tool = SelectTool(bench.context)

    seen = []
    for _ in range(3):
        click(tool, cell(20, 7))
        seen.append((bench.things, bench.tile))

    nothing: frozenset[object] = frozenset()
    assert seen == [(nothing, None), (nothing, TilePlace(1, 0)), (nothing, None)]


def test_space_beside_the_board_is_no_tile() -> None:
    bench = ToolBench(board(grid=(1, 1)))

    click(SelectTool(bench.context), cell(26, 0))

    assert bench.tile is None


def test_a_thing_below_the_number_is_chosen_before_the_tile() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(13, 0)), grid=(2, 1)))

    click(SelectTool(bench.context), cell(13, 0))

    assert [thing.at for thing in bench.things] == [cell(13, 0)]
    assert bench.tile is None


def test_a_box_and_a_click_with_shift_choose_no_tile() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(2, 1)))
    bench.choose_all()
    chosen = bench.things
    tool = SelectTool(bench.context)

    click(tool, cell(9, 9), HeldKeys.ADD)
    kept = bench.things
    drag(tool, cell(8, 8), cell(10, 10))

    assert kept == chosen
    assert (bench.things, bench.tile) == (frozenset(), None)


def test_over_a_number_the_tile_is_outlined() -> None:
    bench = ToolBench(board(grid=(2, 1)))

    SelectTool(bench.context).hover(cell(0, 0))

    assert len(bench.preview.outline) == 13 * 13


# --- what can be done to a chosen tile


AnyClip = Clip[MapState, c.AnyMapCommand, AnyMapEvent]


def editing(
    bench: ToolBench, carried: list[AnyClip] | None = None
) -> SelectionEditing[MapState, c.AnyMapCommand, AnyMapEvent]:
    return SelectionEditing(
        bench.context,
        lambda: SelectTool(bench.context),
        carried.append if carried is not None else lambda _clip: None,
    )


def test_delete_takes_an_empty_tile_and_leaves_a_full_one_saying_why() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(2, 1)))

    bench.context.choose_area(MapArea(0, 0))
    editing(bench).delete()
    told = bench.told_keys
    bench.context.choose_area(MapArea(1, 0))
    editing(bench).delete()

    assert told == ["bp.map.tiles_not_empty"]
    assert places(bench) == {(0, 0)}


@pytest.mark.parametrize("sixths", [1, -1, 3])
def test_turning_a_tile_turns_what_is_on_it_about_its_middle(sixths: int) -> None:
    drawing = board(grid=(2, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlaceAsteroid(middle + DIRECTIONS[0] * 4), overrule=True)
    drawing.submit(c.PlaceAsteroid(cell(20, 6)), overrule=True)
    bench = ToolBench(drawing)
    bench.context.choose_area(MapArea(0, 0))
    steps = bench.steps

    editing(bench).rotate(sixths)

    turned = {1: Hex(0, 4), -1: Hex(4, -4), 3: Hex(-4, 0)}[sixths]
    assert {rock.at for rock in bench.state.board.asteroids.values()} == {
        middle + turned,
        cell(20, 6),
    }
    assert bench.steps == steps + 1
    assert bench.tile == TilePlace(0, 0)


def test_a_chosen_tile_is_copied_with_all_that_is_on_it() -> None:
    drawing = board(grid=(2, 1))
    drawing.submit(c.PlacePlanet(center(drawing, 1), SMALL, FAIR), overrule=True)
    drawing.submit(c.PlaceAsteroid(cell(1, 1)), overrule=True)
    drawing.submit(c.PlaceAsteroid(cell(20, 6)), overrule=True)
    bench = ToolBench(drawing)
    bench.context.choose_area(MapArea(0, 0))
    carried: list[AnyClip] = []

    editing(bench, carried).duplicate()

    (clip,) = carried
    assert isinstance(clip, MapClip)
    assert (len(clip.planets), len(clip.asteroids)) == (1, 1)


# --- symmetry


@pytest.mark.parametrize(
    ("fold", "expected"),
    [
        (SymmetryKind.NONE, {(2, -1)}),
        (SymmetryKind.LEFT_RIGHT, {(2, -1), (0, -1)}),
        (SymmetryKind.TOP_BOTTOM, {(2, -1), (2, 2)}),
        (SymmetryKind.HALF_TURN, {(2, -1), (0, 2)}),
        (SymmetryKind.BOTH, {(2, -1), (0, -1), (2, 2), (0, 2)}),
    ],
)
def test_a_tile_is_laid_in_all_its_images_in_one_step(
    fold: SymmetryKind, expected: set[tuple[int, int]]
) -> None:
    bench = ToolBench(board(grid=(3, 2)))
    bench.fold(fold)
    before, steps = places(bench), bench.steps
    tool = TileTool(bench.context)

    tool.hover(cell(30, -3))
    shown = len(bench.preview.cells)
    click(tool, cell(30, -3))

    assert places(bench) - before == expected
    assert shown == 169 * len(expected)
    assert bench.steps == steps + 1


def test_a_turn_around_a_tile_lays_the_tile_opposite() -> None:
    bench = ToolBench(board(grid=(3, 3)))
    bench.fold(SymmetryKind.TWO, center(bench.drawing, 5))

    click(TileTool(bench.context), cell(45, 5))

    assert {(3, 0), (-1, 2)} <= places(bench)
    assert len(places(bench)) == 11


def test_six_tiles_are_laid_around_a_cell() -> None:
    """A turn by 60 degrees does not fit the grid of tiles: the nearest ones are meant."""
    bench = ToolBench(board(grid=(1, 1)))
    bench.fold(SymmetryKind.SIX, center(bench.drawing, 1))

    click(TileTool(bench.context), cell(19, 6))

    assert (1, 0) in places(bench)
    assert (-1, 0) in places(bench)
    assert len(places(bench)) == 7


def test_tiles_are_taken_in_all_their_images_and_full_ones_are_listed() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(30, 6)), grid=(3, 3)))
    bench.fold(SymmetryKind.BOTH)

    click(TileTool(bench.context), cell(5, 5))

    assert {(0, 0), (0, 2), (2, 2)}.isdisjoint(places(bench))
    assert (2, 0) in places(bench)
    assert [one.command for one in bench.skipped] == [c.RemoveTile(TilePlace(2, 0))]


def test_alt_lays_one_tile_alone() -> None:
    bench = ToolBench(board(grid=(3, 2)))
    bench.fold(SymmetryKind.BOTH)

    click(TileTool(bench.context), cell(-3, 3), HeldKeys.FREE)

    assert places(bench) - {(x, y) for x in range(3) for y in range(2)} == {(-1, 0)}


def test_a_full_tile_under_the_hand_stays_with_all_its_images() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(3, 2)))
    bench.fold(SymmetryKind.BOTH)

    click(TileTool(bench.context), cell(5, 5))

    assert len(places(bench)) == 6
    assert bench.told_keys == ["bp.map.tiles_not_empty"]
