"""Turning and mirroring what is chosen, by the menu of the board (BP-BOARD-8)."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import DIRECTIONS, ORIGIN, mirrored
from bp_desktop.games.burning_planets.ids import FOREST
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind
from bp_desktop.ui.games.burning_planets.studio.map_words import step_words
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import (
    FAIR,
    MEDIUM,
    MapSession,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.studio_page import StudioPage, open_studio

AXES = {
    "Mirror left and right": 3,
    "Mirror top and bottom": 0,
    "Mirror on the axis at 30°": 1,
    "Mirror on the axis at 60°": 2,
    "Mirror on the axis at 120°": 4,
    "Mirror on the axis at 150°": 5,
}
OUT = DIRECTIONS[0] * 2 + DIRECTIONS[1]
"""On none of the six axes, so that every mirror moves it."""


def with_a_forest() -> MapSession:
    drawing = board()
    middle = center(drawing, 1)
    drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR), overrule=True)
    drawing.submit(c.PlaceNatural(FOREST, (middle + OUT,)), overrule=True)
    return drawing


def offered(menu: QMenu) -> dict[str, QAction]:
    """Everything a menu holds, what is in menus of it too."""
    found: dict[str, QAction] = {}
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found.update(offered(inner))
        else:
            found[action.text()] = action
    return found


def mirrored_by_menu(studio: StudioPage, text: str) -> None:
    menu = studio.menu()
    offered(menu)[text].trigger()
    menu.deleteLater()


@pytest.mark.parametrize("text", AXES)
def test_the_menu_mirrors_on_each_of_the_six_axes_and_back(
    qtbot: QtBot, theme: Theme, text: str
) -> None:
    drawing = with_a_forest()
    studio = open_studio(qtbot, theme, drawing)
    middle = center(drawing, 1)
    studio.click(middle)

    mirrored_by_menu(studio, text)
    there = planet(drawing).natural[0].at
    mirrored_by_menu(studio, text)

    assert there == middle + mirrored(OUT, AXES[text], ORIGIN)
    assert there != middle + OUT
    assert planet(drawing).natural[0].at == middle + OUT


def test_a_mirrored_planet_is_still_the_one_thing_chosen(qtbot: QtBot, theme: Theme) -> None:
    drawing = with_a_forest()
    studio = open_studio(qtbot, theme, drawing)
    studio.click(center(drawing, 1))
    before = studio.chosen

    mirrored_by_menu(studio, "Mirror on the axis at 60°")

    assert [thing.sort for thing in before] == [MapThingKind.PLANET]
    assert studio.chosen == before


def test_a_turn_is_called_a_turn_in_the_foot(qtbot: QtBot, theme: Theme) -> None:
    drawing = with_a_forest()
    studio = open_studio(qtbot, theme, drawing)
    studio.click(center(drawing, 1))

    mirrored_by_menu(studio, "Mirror left and right")

    assert "Turned or mirrored 1 item" in studio.status.steps.text


def test_what_is_only_taken_away_or_only_put_is_no_turn() -> None:
    rocks = tuple(c.PlaceAsteroid(cell(col, 3)) for col in (3, 6))

    assert "mirrored" not in step_words(board().state, c.Together(rocks))
    assert "mirrored" not in step_words(board().state, c.Together((c.ClearGround((cell(3, 3),)),)))
