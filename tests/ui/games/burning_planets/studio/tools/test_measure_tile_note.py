"""Measure, tiles and notes."""

import pytest

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.tools.putting import NoteTool
from bp_desktop.ui.games.burning_planets.studio import map_tools
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_NOTES
from bp_desktop.ui.games.burning_planets.studio.map_tools import MeasureTool, TileTool
from tests.games.burning_planets.map.build import BIG, FAIR, TABLES, board, cell, center
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag

SMALL = ClassId("small")


def fact(bench: ToolBench, name: str) -> object:
    (message,) = bench.preview.facts
    return message.args[name]


def test_a_click_shows_the_reach_of_a_ship_in_one_turn() -> None:
    """BP-ACT-1, BP-ACT-2: speed times actions."""
    bench = ToolBench(board(grid=(3, 3)))
    at = center(bench.drawing, 5)

    click(MeasureTool(bench.context, SMALL), at)

    row = TABLES.ship_classes[SMALL]
    steps = row.speed * row.any_actions
    assert fact(bench, "steps") == steps
    assert len(bench.preview.reach) == 3 * steps * (steps + 1)


def test_the_way_goes_around_a_planet_and_says_how_long_it_is() -> None:
    """BP-BOARD-14: no way through planets."""
    drawing = board(grid=(3, 1))
    middle = center(drawing, 2)
    drawing.submit(c.PlacePlanet(middle, BIG, FAIR), overrule=True)
    bench = ToolBench(drawing)
    left, right = middle + DIRECTIONS[3] * 5, middle + DIRECTIONS[0] * 5

    drag(MeasureTool(bench.context, SMALL), left, right)

    assert fact(bench, "steps") == 10
    assert int(str(fact(bench, "way"))) > 10
    assert bench.preview.path[0] == left
    assert bench.preview.path[-1] == right


@pytest.mark.parametrize(("cells", "turns"), [(7, 1), (8, 1), (9, 2), (16, 2), (17, 3)])
def test_a_turn_that_is_begun_counts_whole(cells: int, turns: int) -> None:
    """BP-ACT-1, BP-ACT-2: a small ship covers eight cells in a turn."""
    bench = ToolBench(board(grid=(3, 1)))

    drag(MeasureTool(bench.context, SMALL), cell(1, 6), cell(1 + cells, 6))

    assert (fact(bench, "way"), fact(bench, "turns")) == (cells, turns)


def test_a_closed_ring_of_rocks_lets_no_ship_in() -> None:
    drawing = board()
    inside = cell(6, 6)
    drawing.submit(
        c.Together(tuple(c.PlaceAsteroid(inside + way) for way in DIRECTIONS)), overrule=True
    )
    bench = ToolBench(drawing)

    drag(MeasureTool(bench.context, SMALL), cell(1, 1), inside)

    assert bench.preview.facts[0].key == "bp.studio.no_way"
    assert bench.preview.refused


def test_after_a_click_the_way_follows_the_pointer_and_a_second_click_pins_it() -> None:
    bench = ToolBench(board())
    tool = MeasureTool(bench.context, SMALL)

    click(tool, cell(2, 2))
    tool.hover(cell(6, 2))
    measured = fact(bench, "steps")
    tool.press(cell(7, 2), HeldKeys.NONE)
    tool.release(cell(7, 2), HeldKeys.NONE)
    tool.hover(cell(12, 2))

    assert measured == 4
    assert fact(bench, "steps") == 5


def test_a_click_lays_a_tile_outside_and_takes_one_inside() -> None:
    """BP-BOARD-2: any outline."""
    bench = ToolBench(board(grid=(2, 1)))
    tool = TileTool(bench.context)

    click(tool, cell(30, 5))
    click(tool, cell(5, 5))

    tiles = bench.state.board.tiles
    assert tiles is not None
    assert tiles.places == (TilePlace(1, 0), TilePlace(2, 0))


def test_a_stroke_lays_several_tiles_in_one_step() -> None:
    bench = ToolBench(board(grid=(1, 1)))
    steps = bench.steps

    drag(TileTool(bench.context), cell(5, 15), cell(15, 15), cell(15, 5))

    tiles = bench.state.board.tiles
    assert tiles is not None
    assert len(tiles.places) == 4
    assert bench.steps == steps + 1


def test_tiles_can_be_laid_to_the_left_and_above() -> None:
    bench = ToolBench(board(grid=(1, 1)))

    click(TileTool(bench.context), cell(-1, -1))

    tiles = bench.state.board.tiles
    assert tiles is not None
    assert TilePlace(-1, -1) in tiles.places


def test_a_tile_that_is_not_empty_stays_unless_control_is_held() -> None:
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5)), grid=(2, 1)))
    tool = TileTool(bench.context)

    click(tool, cell(5, 5))
    told = bench.told_keys
    kept = len(bench.state.board.asteroids)
    click(tool, cell(5, 5), HeldKeys.TAKE)

    assert told == ["bp.map.tiles_not_empty"]
    assert kept == 1
    assert bench.state.board.asteroids == {}


def test_a_note_is_asked_for_on_the_board_and_refused_beside_it() -> None:
    bench = ToolBench(board())
    tool = NoteTool(bench.context, MAP_NOTES)

    click(tool, cell(4, 4))
    click(tool, cell(-3, 0))

    assert bench.noted == [cell(4, 4)]
    assert bench.told_keys == ["bp.map.off_board"]


def test_hovering_a_note_reads_it() -> None:
    bench = ToolBench(board(c.PutNote(cell(4, 4), "too near?")))

    NoteTool(bench.context, MAP_NOTES).hover(cell(4, 4))

    assert fact(bench, "text") == "too near?"


def test_on_a_vast_board_an_easy_way_is_shown_while_the_pointer_moves() -> None:
    bench = ToolBench(board(grid=(11, 11)))
    tool = MeasureTool(bench.context, SMALL)

    click(tool, cell(2, 2))
    tool.hover(cell(140, 2))

    assert (bench.preview.facts[0].key, fact(bench, "way")) == ("bp.studio.distance", 138)


def test_a_way_that_is_hard_to_find_is_looked_for_only_on_a_click(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(map_tools, "GLANCE", 30)
    bench = ToolBench(board(grid=(11, 11)))
    tool = MeasureTool(bench.context, SMALL)

    click(tool, cell(2, 2))
    tool.hover(cell(40, 2))
    glance = bench.preview.facts[0].key
    tool.press(cell(40, 2), HeldKeys.NONE)

    assert glance == "bp.studio.straight"
    assert (bench.preview.facts[0].key, fact(bench, "way")) == ("bp.studio.distance", 38)


def test_tiles_cannot_be_laid_where_no_file_could_say_so() -> None:
    """BP-BOARD-2: a journal with such a tile could not be read again."""
    bench = ToolBench(board(grid=(1, 1)))

    click(TileTool(bench.context), cell(13 * 501, 0))

    assert bench.told_keys == ["bp.map.tile_too_far"]
    assert bench.steps == 1
