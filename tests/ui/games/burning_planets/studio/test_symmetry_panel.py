"""The symmetry panel and the bar above the board, in the real studio."""

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import FAIR, SMALL, board, cell, center
from tests.ui.editor.editor_page import CTRL, push
from tests.ui.games.burning_planets.studio.studio_page import open_studio


def test_a_missing_tile_is_listed_with_its_place_and_laid_by_make_symmetric(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, board(c.AddTile(TilePlace(3, 0)), grid=(3, 2)))
    panel = studio.symmetry_panel()

    push(panel.folds.buttons[SymmetryKind.BOTH])
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 1)
    said = panel.exceptions.rows[0].title
    push(panel.complete)

    tiles = studio.state.board.tiles
    assert tiles is not None
    assert "column 4, row 2" in said
    assert len(tiles.places) == 8
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 0)


@pytest.mark.parametrize(
    ("around", "fold", "wanted"),
    [
        (cell(5, 5), SymmetryKind.TWO, "Asteroid in 1:9,9 has no image in 1:4,3"),
        (cell(1, 1), SymmetryKind.TWO, "Asteroid in 1:9,9: its images would lie off the board"),
        (cell(5, 1), SymmetryKind.SIX, "; others would lie off the board"),
    ],
)
def test_images_beyond_the_edge_are_told_of_without_their_cells(
    qtbot: QtBot, theme: Theme, around: Hex, fold: SymmetryKind, wanted: str
) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(8, 8)), grid=(1, 1)))
    panel = studio.symmetry_panel()

    studio.turn_around(around)
    push(panel.folds.buttons[fold])
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 1)

    said = panel.exceptions.rows[0].title
    assert said.endswith(wanted)
    assert "-" not in said


def test_without_a_symmetry_no_empty_list_is_shown(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(8, 8))))
    panel = studio.symmetry_panel()

    qtbot.waitUntil(lambda: not panel.exceptions.isVisible())
    push(panel.folds.buttons[SymmetryKind.BOTH])

    qtbot.waitUntil(panel.exceptions.isVisible)


def test_rows_of_exceptions_are_as_high_as_their_words(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(grid=(3, 2))
    drawing.submit(c.PlacePlanet(center(drawing, 1), SMALL, FAIR), overrule=True)
    drawing.submit(c.RenamePlanet(PlanetId("p1"), "A name " * 8), overrule=True)
    studio = open_studio(qtbot, theme, drawing)
    panel = studio.symmetry_panel()

    push(panel.folds.buttons[SymmetryKind.BOTH])
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 1)

    row = panel.exceptions.visualRect(panel.exceptions.index_of("0"))
    metrics = panel.exceptions.fontMetrics()
    words = metrics.boundingRect(
        QRect(0, 0, row.width() - 8, 9999),
        int(Qt.TextFlag.TextWordWrap),
        panel.exceptions.rows[0].title,
    )
    assert words.height() >= 2 * metrics.height()
    assert row.height() >= words.height()


def test_while_a_copy_hangs_on_the_pointer_the_bar_says_what_can_be_done_with_it(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(5, 5)), grid=(3, 2)))
    studio.click(cell(5, 5))

    studio.keys("D", held=CTRL)
    carried = studio.bar_words
    studio.keys(Qt.Key.Key_Escape)
    dropped = studio.bar_words

    assert "Paste" in carried
    assert "Select" in dropped
