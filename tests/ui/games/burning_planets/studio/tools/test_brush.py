"""Brush and eraser: a stroke is one step."""

import pytest

from bp_desktop.core.hexes import DIRECTIONS, Hex, disc
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tools.stroke import SIZES, BrushTool, EraserTool
from bp_desktop.ui.games.burning_planets.studio.map_tools import NaturalBrush
from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS, ToolSettings
from tests.games.burning_planets.map.build import (
    BIG,
    FAIR,
    HARSH,
    MEDIUM,
    MapSession,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag


def with_planet(*more: c.AnyMapCommand) -> tuple[ToolBench, Hex]:
    drawing: MapSession = board(grid=(3, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, BIG, FAIR), overrule=True)
    for command in more:
        drawing.submit(command, overrule=True)
    return ToolBench(drawing), middle


def natural(bench: ToolBench, id_: str = "p1") -> dict[Hex | None, str]:
    return {one.at: one.kind for one in planet(bench.drawing, id_).natural}


def test_a_stroke_over_many_cells_is_one_step_without_gaps() -> None:
    bench, middle = with_planet()
    start, end = middle + DIRECTIONS[4] * 3, middle + DIRECTIONS[4] * 3 + DIRECTIONS[0] * 3
    steps = bench.steps

    drag(BrushTool(bench.context, NaturalBrush(FOREST)), start, end)

    assert set(natural(bench)) == {start + DIRECTIONS[0] * step for step in range(4)}
    assert bench.steps == steps + 1


def test_there_are_four_brushes() -> None:
    assert [len(disc(Hex(0, 0), radius)) for radius in SIZES] == [1, 7, 19, 37]


@pytest.mark.parametrize(("radius", "count"), [(0, 1), (1, 7), (2, 19)])
def test_the_brush_has_one_seven_or_nineteen_cells(radius: int, count: int) -> None:
    bench, middle = with_planet()
    tool = BrushTool(bench.context, NaturalBrush(MOUNTAIN), radius)
    at = middle + DIRECTIONS[0] * 2

    tool.hover(at)

    assert len(bench.preview.cells) == count


def test_the_centre_and_space_are_passed_over() -> None:
    """BP-BOARD-15: the centre stays free."""
    bench, middle = with_planet()

    click(BrushTool(bench.context, NaturalBrush(FOREST), 1), middle)

    assert set(natural(bench)) == set(disc(middle, 1)) - {middle}


def test_a_forest_where_none_grows_is_told_in_the_preview_and_drawn() -> None:
    """BP-GEN-13: harsh planets bear no forests; the designer may."""
    drawing = board(grid=(3, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, HARSH), overrule=True)
    bench = ToolBench(drawing)
    tool = BrushTool(bench.context, NaturalBrush(FOREST))
    at = middle + DIRECTIONS[0]

    tool.hover(at)
    problem = bench.preview.problem
    click(tool, at)

    assert [message.rules for message in problem] == [("BP-GEN-13",)]
    assert natural(bench) == {at: FOREST}


def test_painting_space_says_why_not() -> None:
    """BP-BUILD-3."""
    bench, _ = with_planet()
    steps = bench.steps

    click(BrushTool(bench.context, NaturalBrush(FOREST)), cell(20, 3))

    assert bench.told_keys == ["bp.map.not_on_a_planet"]
    assert bench.steps == steps


def test_one_kind_replaces_the_other_and_painting_the_same_again_is_no_step() -> None:
    bench, middle = with_planet()
    at = middle + DIRECTIONS[0]
    click(BrushTool(bench.context, NaturalBrush(FOREST)), at)

    click(BrushTool(bench.context, NaturalBrush(MOUNTAIN)), at)

    assert natural(bench) == {at: MOUNTAIN}


def test_control_clears_in_one_step() -> None:
    bench, middle = with_planet()
    tool = BrushTool(bench.context, NaturalBrush(FOREST), 1)
    click(tool, middle + DIRECTIONS[0] * 2)
    steps = bench.steps

    click(tool, middle + DIRECTIONS[0] * 2, HeldKeys.TAKE)

    assert natural(bench) == {}
    assert bench.steps == steps + 1


def test_a_stroke_is_mirrored_on_the_other_planet() -> None:
    bench, left = with_planet()
    right = center(bench.drawing, 3)
    bench.drawing.submit(c.PlacePlanet(right, BIG, FAIR), overrule=True)
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(BrushTool(bench.context, NaturalBrush(FOREST)), left + DIRECTIONS[0] * 2)

    assert natural(bench, "p1") == {left + DIRECTIONS[0] * 2: FOREST}
    assert natural(bench, "p2") == {right + DIRECTIONS[3] * 2: FOREST}


def test_images_without_a_planet_are_skipped_and_listed() -> None:
    bench, left = with_planet()
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(BrushTool(bench.context, NaturalBrush(FOREST)), left + DIRECTIONS[0] * 2)

    assert natural(bench) == {left + DIRECTIONS[0] * 2: FOREST}
    assert [one.messages[0].key for one in bench.skipped] == ["bp.map.not_on_a_planet"]


def test_a_cancelled_stroke_paints_nothing() -> None:
    bench, middle = with_planet()
    tool = BrushTool(bench.context, NaturalBrush(FOREST))
    steps = bench.steps

    tool.press(middle + DIRECTIONS[0], HeldKeys.NONE)
    tool.cancel()
    tool.release(middle + DIRECTIONS[0], HeldKeys.NONE)

    assert bench.steps == steps


def test_the_eraser_takes_contents_and_leaves_the_bare_planet() -> None:
    bench, middle = with_planet(c.PlaceNatural(FOREST, (Hex(5, 6),)))
    at = middle + DIRECTIONS[0]
    click(BrushTool(bench.context, NaturalBrush(FOREST)), at)
    spec = next(spec for spec in TOOLS if spec.id == "eraser")
    tool = spec.make(ToolSettings(), bench.context)

    click(tool, at)
    contents = natural(bench)
    told_before = bench.told
    click(tool, at)

    assert at not in contents
    assert told_before == ()
    assert len(bench.state.board.planets) == 1
    assert bench.told_keys == ["bp.studio.erase_by_center"]


def test_a_click_on_its_centre_takes_the_whole_planet() -> None:
    bench, middle = with_planet()

    click(EraserTool(bench.context), middle)

    assert bench.state.board.planets == {}
    assert bench.told == ()


def test_the_eraser_over_the_border_of_a_planet_shows_nothing_as_going() -> None:
    bench, middle = with_planet()

    EraserTool(bench.context).hover(middle + DIRECTIONS[0] * 4)

    assert bench.preview.cells == ()


def test_a_wide_eraser_spares_the_planet_unless_its_centre_is_hit() -> None:
    bench, middle = with_planet(c.PlaceAsteroid(cell(14, 3)))

    drag(EraserTool(bench.context, 1), cell(14, 3), middle + DIRECTIONS[0] * 3)

    assert len(bench.state.board.planets) == 1
    assert bench.state.board.asteroids == {}


def test_the_eraser_shows_all_cells_of_what_would_go() -> None:
    bench, middle = with_planet()

    EraserTool(bench.context).hover(middle)

    assert set(bench.preview.cells) == set(disc(middle, 4))


def test_erasing_is_mirrored_too_and_one_step() -> None:
    drawing = board(c.PlaceAsteroid(cell(2, 2)), c.PlaceAsteroid(cell(36, 2)), grid=(3, 1))
    bench = ToolBench(drawing)
    bench.fold(SymmetryKind.LEFT_RIGHT)
    steps = bench.steps

    click(EraserTool(bench.context), cell(2, 2))

    assert bench.state.board.asteroids == {}
    assert bench.steps == steps + 1


def test_erasing_all_that_stands_on_a_planet_is_one_command() -> None:
    bench, middle = with_planet()
    click(BrushTool(bench.context, NaturalBrush(FOREST), 2), middle)

    click(EraserTool(bench.context, 1), middle + DIRECTIONS[0] * 2)

    (command,) = [bench.drawing.timeline[-1].outcome.command]
    assert isinstance(command, c.ClearGround)
    assert len(command.cells) == 4
