"""What stays where it was: the board under another tool, and a map that was left in the middle."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import board
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
