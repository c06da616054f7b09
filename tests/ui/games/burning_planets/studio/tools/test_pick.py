"""Choosing the cells a generation waits for, without any window (BP-GEN-23, AMB-17)."""

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import GenerationStep
from bp_desktop.games.burning_planets.map.generation import GenerationRequest, draft_center
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.studio.map_tools import PickTool, cells_due
from tests.games.burning_planets.map.build import board
from tests.ui.games.burning_planets.studio.build import ToolBench, click


def waiting_for(step: GenerationStep, least: int = 1) -> tuple[ToolBench, GenerationRequest]:
    """A generation that has come to a choice of cells."""
    drawing = board()
    drawing.submit(c.ChangeOptions(Options(resource_cells="manual")))  # AMB-11
    drawing.submit(c.BeginGeneration())
    while (found := cells_due(drawing.state)) is None or not (
        found.step is step and found.count >= least
    ):
        drawing.submit(c.RollNext(), overrule=True)
    return ToolBench(drawing), found


def middle(bench: ToolBench) -> Hex:
    going = bench.state.generation
    assert going is not None
    assert going.draft is not None
    return draft_center(bench.state, going.draft)


def test_clicks_choose_the_cells_of_forests_and_then_of_mountains() -> None:
    bench, wanted = waiting_for(GenerationStep.RESOURCE_CELLS, least=2)
    going = bench.state.generation
    assert going is not None
    assert going.draft is not None
    center = middle(bench)
    chosen = [cell for cell in wanted.cells if cell.distance(center) == 1]
    chosen += [cell for cell in wanted.cells if cell.distance(center) == 2]
    chosen = chosen[: wanted.count]
    tool = PickTool(bench.context)
    before = bench.steps

    for cell in chosen:
        click(tool, cell)

    (planet,) = [one for one in bench.state.board.planets.values() if one.center == center]
    kinds = [FOREST] * going.draft.forests + [MOUNTAIN] * going.draft.mountains
    assert [(one.kind, one.at) for one in planet.natural] == list(zip(kinds, chosen, strict=True))
    assert bench.steps == before + 1


def test_a_second_click_takes_a_cell_back_and_escape_all_of_them() -> None:
    bench, wanted = waiting_for(GenerationStep.RESOURCE_CELLS, least=3)
    first, second = [cell for cell in wanted.cells if cell != middle(bench)][:2]
    tool = PickTool(bench.context)

    click(tool, first)
    click(tool, second)
    click(tool, first)
    left = tool.state
    tool.cancel()

    assert left == (second,)
    assert tool.state == ()


def test_the_centre_and_cells_elsewhere_are_not_chosen_and_the_reason_is_said() -> None:
    """BP-GEN-22."""
    bench, wanted = waiting_for(GenerationStep.RESOURCE_CELLS, least=2)
    elsewhere = next(cell for cell in bench.state.geometry.tile_of if cell not in wanted.cells)
    tool = PickTool(bench.context)

    for cell in (middle(bench), elsewhere):
        tool.hover(cell)
        assert bench.preview.refused
        click(tool, cell)

    assert tool.state == ()
    assert bench.told_keys == ["bp.studio.pick_marked"]


def test_one_click_places_an_asteroid_and_another_tile_is_refused_before_it() -> None:
    """BP-AST-4."""
    bench, wanted = waiting_for(GenerationStep.ASTEROID_CELL)
    tile = bench.state.geometry.tile_of
    other = next(
        cell
        for cell in tile
        if bench.state.geometry.is_space(cell) and tile[cell] != tile[wanted.cells[0]]
    )
    tool = PickTool(bench.context)
    before = len(bench.state.board.asteroids)

    tool.hover(other)
    reason = bench.preview.problem[0].key
    click(tool, wanted.cells[0])

    assert reason == "bp.generation.other_tile"
    assert len(bench.state.board.asteroids) == before + 1
    assert wanted.cells[0] in {rock.at for rock in bench.state.board.asteroids.values()}


def test_without_a_generation_it_does_nothing() -> None:
    bench = ToolBench(board())
    tool = PickTool(bench.context)

    click(tool, Hex(0, 0))

    assert bench.steps == 1
    assert cells_due(bench.state) is None
