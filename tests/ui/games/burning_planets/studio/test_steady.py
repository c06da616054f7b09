"""What stays where it was: the board under another tool, and a map that was left in the middle."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.map_form import MapForm
from bp_desktop.ui.games.burning_planets.studio.panels.problems import LAID_OUT_MS
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import board, cell
from tests.ui.games.burning_planets.studio.studio_page import open_studio


@pytest.mark.parametrize("tool", ["planet", "ship", "measure", "eraser"])
def test_the_board_does_not_move_when_another_tool_is_taken(
    qtbot: QtBot, theme: Theme, tool: str
) -> None:
    studio = open_studio(qtbot, theme, board())
    before = studio.canvas.geometry()

    studio.choose_tool(tool)
    qtbot.wait(10)

    assert studio.canvas.geometry() == before


def test_a_map_left_while_dice_fell_opens_on_the_generator(qtbot: QtBot, theme: Theme) -> None:
    drawing = board()
    drawing.submit(c.BeginGeneration((), ()), overrule=True)

    studio = open_studio(qtbot, theme, drawing)

    assert studio.panel == "generator"


def test_any_other_map_opens_on_the_inspector(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())

    assert studio.panel == "inspector"


def test_undo_of_a_move_keeps_what_was_selected(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(3, 3))))
    studio.drag(cell(3, 3), cell(5, 3), cell(8, 3))
    assert {one.at for one in studio.chosen} == {cell(8, 3)}

    studio.keys("Z", held=Qt.KeyboardModifier.ControlModifier)

    assert {one.at for one in studio.chosen} == {cell(3, 3)}


def test_a_double_click_leads_to_the_inspector(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(3, 3))))
    studio.problems_panel()

    studio.click(cell(3, 3))
    assert studio.panel == "problems"
    studio.double_click(cell(9, 9))
    assert studio.panel == "problems"
    studio.double_click(cell(3, 3))

    assert studio.panel == "inspector"


def test_a_board_of_another_size_is_seen_whole(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(grid=(2, 1)))
    form = studio.inspector_form
    assert isinstance(form, MapForm)

    form.board.wide.setFocus()
    form.board.wide.selectAll()
    QTest.keyClicks(form.board.wide, "6")
    QTest.keyClick(form.board.wide, Qt.Key.Key_Return)

    view = studio.canvas.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    tiles = studio.context.state.board.tiles
    assert tiles is not None
    corner = tile_center(tiles, tiles.places[-1])
    assert len(tiles.places) == 6
    assert seen.contains(QPointF(*LAYOUT.center(corner)))


def test_the_problems_stay_where_they_are_after_a_fix(qtbot: QtBot, theme: Theme) -> None:
    rocks = [c.PlaceAsteroid(cell(column, 2 * row)) for row in range(6) for column in range(12)]
    studio = open_studio(qtbot, theme, board(*rocks))
    panel = studio.problems_panel()
    bar = panel.body.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 400)
    qtbot.wait(2 * LAID_OUT_MS)
    bar.setValue(200)
    cards = len(panel.cards)
    seen = next(one for one in panel.cards if one.mapTo(panel.body, QPoint()).y() > 100)
    assert seen.fix.toolTip().startswith("Does this: ")

    QTest.mouseClick(seen.fix, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(panel.cards) != cards)
    qtbot.wait(2 * LAID_OUT_MS)

    assert bar.value() == 200
