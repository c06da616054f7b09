"""Select and move: click, add, box, lasso; what is dragged moves in one step."""

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.ids import FOREST
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.tools.choosing import (
    MOST_JUDGED,
    CarryGesture,
    MoveTool,
    SelectTool,
    preview_of_shift,
)
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind
from tests.games.burning_planets.map.build import (
    BIG,
    FAIR,
    MEDIUM,
    SMALL,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag


def rocks(*places: tuple[int, int]) -> ToolBench:
    return ToolBench(board(*(c.PlaceAsteroid(cell(*place)) for place in places)))


def places(bench: ToolBench) -> set[tuple[str, int, int]]:
    return {(thing.sort, thing.at.q, thing.at.r) for thing in bench.things}


def test_a_click_chooses_what_is_there_and_a_click_on_nothing_lets_go() -> None:
    bench = rocks((3, 3))
    tool = SelectTool(bench.context)

    click(tool, cell(3, 3))
    chosen = len(bench.things)
    click(tool, cell(8, 8))

    assert chosen == 1
    assert bench.things == frozenset()


def test_shift_adds_and_takes_away_again() -> None:
    bench = rocks((3, 3), (6, 6))
    tool = SelectTool(bench.context)

    click(tool, cell(3, 3))
    click(tool, cell(6, 6), HeldKeys.ADD)
    both = len(bench.things)
    click(tool, cell(3, 3), HeldKeys.ADD)

    assert both == 2
    assert [thing.at for thing in bench.things] == [cell(6, 6)]


def test_a_box_chooses_what_lies_in_it() -> None:
    bench = rocks((3, 3), (6, 6), (10, 10))

    drag(SelectTool(bench.context), cell(1, 1), cell(4, 4), cell(7, 7))

    assert {thing.at for thing in bench.things} == {cell(3, 3), cell(6, 6)}


def test_a_lasso_chooses_what_it_goes_around() -> None:
    bench = rocks((5, 5), (12, 5))
    around = [cell(2, 2), cell(8, 2), cell(8, 8), cell(2, 8), cell(2, 3)]

    drag(SelectTool(bench.context), *around, held=HeldKeys.TAKE)

    assert {thing.at for thing in bench.things} == {cell(5, 5)}


def test_dragging_moves_what_is_chosen_in_one_step_and_keeps_hold_of_it() -> None:
    bench = rocks((3, 3), (4, 5))
    bench.choose_all()
    steps = bench.steps

    drag(SelectTool(bench.context), cell(3, 3), cell(4, 3), cell(6, 3))

    assert {one.at for one in bench.state.board.asteroids.values()} == {cell(6, 3), cell(7, 5)}
    assert bench.steps == steps + 1
    assert {thing.at for thing in bench.things} == {cell(6, 3), cell(7, 5)}


def test_neighbours_move_into_one_anothers_places() -> None:
    bench = rocks((3, 3), (4, 3), (5, 3))
    bench.choose_all()

    drag(SelectTool(bench.context), cell(3, 3), cell(4, 3))

    assert {one.at for one in bench.state.board.asteroids.values()} == {
        cell(4, 3),
        cell(5, 3),
        cell(6, 3),
    }


def test_a_planet_and_the_rock_at_its_side_move_together() -> None:
    """The planet would run over the old place of the rock: some make room for others."""
    drawing = board(grid=(3, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, BIG, FAIR), overrule=True)
    rock = middle + DIRECTIONS[1] * 5
    drawing.submit(c.PlaceAsteroid(rock), overrule=True)
    bench = ToolBench(drawing)
    bench.choose_all()

    drag(SelectTool(bench.context), middle, middle + DIRECTIONS[0] * 2)

    assert planet(drawing).center == middle + DIRECTIONS[0] * 2
    assert [one.at for one in bench.state.board.asteroids.values()] == [rock + DIRECTIONS[0] * 2]


def test_a_move_off_the_board_is_refused_in_the_ghost_and_in_the_deed() -> None:
    """BP-BOARD-2."""
    bench = rocks((0, 0))
    tool = SelectTool(bench.context)
    steps = bench.steps

    tool.press(cell(0, 0), HeldKeys.NONE)
    tool.drag(cell(-2, 0), HeldKeys.NONE)
    refused = bench.preview.refused
    tool.release(cell(-2, 0), HeldKeys.NONE)

    assert refused
    assert bench.told_keys == ["bp.map.off_board"]
    assert bench.steps == steps


def test_contents_of_a_chosen_planet_move_with_it_only_once() -> None:
    drawing = board(grid=(3, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (middle + DIRECTIONS[0],)), overrule=True)
    bench = ToolBench(drawing)
    bench.choose_all()

    drag(SelectTool(bench.context), middle, middle + DIRECTIONS[0])

    assert [one.at for one in planet(drawing).natural] == [middle + DIRECTIONS[0] * 2]


def test_a_second_click_on_a_forest_means_its_planet() -> None:
    drawing = board(grid=(3, 1))
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (middle + DIRECTIONS[0],)), overrule=True)
    bench = ToolBench(drawing)
    tool = SelectTool(bench.context)

    click(tool, middle + DIRECTIONS[0])
    first = places(bench)
    click(tool, middle + DIRECTIONS[0])

    assert [sort for sort, *_ in first] == [MapThingKind.GROUND]
    assert [sort for sort, *_ in places(bench)] == [MapThingKind.PLANET]


def test_escape_during_a_drag_moves_nothing() -> None:
    bench = rocks((3, 3))
    tool = SelectTool(bench.context)
    steps = bench.steps

    tool.press(cell(3, 3), HeldKeys.NONE)
    tool.drag(cell(6, 6), HeldKeys.NONE)
    tool.cancel()
    tool.release(cell(6, 6), HeldKeys.NONE)

    assert bench.steps == steps
    assert not bench.preview.cells


def test_the_move_tool_picks_up_with_one_click_and_puts_down_with_another() -> None:
    bench = rocks((3, 3))
    tool = MoveTool(bench.context)

    click(tool, cell(3, 3))
    in_hand = isinstance(tool.state, CarryGesture)
    tool.hover(cell(7, 7))
    ghost = bench.preview.cells
    click(tool, cell(7, 7))

    assert in_hand
    assert ghost == (cell(7, 7),)
    assert [one.at for one in bench.state.board.asteroids.values()] == [cell(7, 7)]


def test_the_move_tool_drags_too() -> None:
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), SMALL, FAIR), overrule=True)
    bench = ToolBench(drawing)

    drag(MoveTool(bench.context), center(drawing, 1), center(drawing, 2))

    assert planet(drawing).center == center(drawing, 2)


def test_the_move_tool_moves_what_is_chosen_from_anywhere() -> None:
    bench = rocks((3, 3))
    bench.choose_all()

    drag(MoveTool(bench.context), cell(8, 8), cell(9, 8))

    assert [one.at for one in bench.state.board.asteroids.values()] == [cell(4, 3)]


def test_a_drag_shows_what_is_moved_where_it_would_go() -> None:
    bench = rocks((3, 3))
    bench.choose_all()

    preview = preview_of_shift(bench.context, cell(5, 3) - cell(3, 3))

    assert [(ghost.icon, ghost.at) for ghost in preview.ghosts] == [("board/asteroid", cell(5, 3))]


def test_very_many_things_are_judged_only_when_they_are_let_go() -> None:
    """BP-BOARD-2: the hand does not wait for a judgement of everything."""
    spots = [(col, row) for row in range(0, 26, 3) for col in range(0, 39, 3)]
    bench = rocks(*spots[: MOST_JUDGED + 1])
    bench.choose_all()
    tool = SelectTool(bench.context)
    steps = bench.steps

    tool.press(cell(0, 0), HeldKeys.NONE)
    tool.drag(cell(-2, 0), HeldKeys.NONE)
    shown = bench.preview
    tool.release(cell(-2, 0), HeldKeys.NONE)

    assert not shown.refused
    assert len(shown.cells) == MOST_JUDGED + 1
    assert bench.told_keys == ["bp.map.off_board"]
    assert bench.steps == steps


def test_shift_with_the_move_tool_takes_another_thing_along() -> None:
    bench = rocks((3, 3), (6, 6))
    tool = MoveTool(bench.context)
    click(SelectTool(bench.context), cell(3, 3))

    drag(tool, cell(6, 6), cell(7, 6), held=HeldKeys.ADD)

    assert {one.at for one in bench.state.board.asteroids.values()} == {cell(4, 3), cell(7, 6)}
