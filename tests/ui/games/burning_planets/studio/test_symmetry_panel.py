"""The symmetry panel and the bar above the board, in the real studio."""

import json

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.ui.editor.context import SymmetryState
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryKind
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import lasting
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
    push(panel.complete)  # shows what it changes
    push(panel.complete)

    tiles = studio.state.board.tiles
    assert tiles is not None
    assert "column 4, row 2" in said
    assert len(tiles.places) == 8
    qtbot.waitUntil(lambda: len(panel.exceptions.rows) == 0)


@pytest.mark.parametrize(
    ("around", "fold", "wanted"),
    [
        (cell(5, 5), SymmetryKind.TWO, "Asteroid in 1:9,9 has no mirror image in 1:4,3"),
        (
            cell(1, 1),
            SymmetryKind.TWO,
            "Asteroid in 1:9,9: its mirror images would be off the board",
        ),
        (cell(5, 1), SymmetryKind.SIX, "; others would be off the board"),
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


def test_make_symmetric_shows_its_difference_before_it_acts(qtbot: QtBot, theme: Theme) -> None:
    """One press shows it on the board and counts it; nothing has changed until the next."""
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(34, 3)), grid=(3, 2))
    studio = open_studio(qtbot, theme, drawing)
    panel = studio.symmetry_panel()
    push(panel.folds.buttons[SymmetryKind.TOP_BOTTOM])
    qtbot.waitUntil(panel.complete.isEnabled)

    push(panel.complete)
    shown, said = studio.context.marks.all, panel.difference.text()
    before = len(studio.state.board.asteroids)
    push(panel.cancel)
    given_up = studio.context.marks.all
    push(panel.complete)
    push(panel.complete)

    assert [len(mark.cells) for mark in shown] == [2]
    assert (said, before, given_up) == ("2 added", 2, ())
    assert len(studio.state.board.asteroids) == 4
    assert studio.context.marks.all == ()


def test_a_leading_part_is_chosen_and_its_difference_shown(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(34, 23)), grid=(3, 2))
    studio = open_studio(qtbot, theme, drawing)
    panel = studio.symmetry_panel()
    push(panel.folds.buttons[SymmetryKind.TOP_BOTTOM])
    qtbot.waitUntil(panel.complete.isEnabled)
    push(panel.complete)

    panel.leading.setCurrentIndex(panel.leading.findText("Top"))
    panel.leading.activated.emit(panel.leading.currentIndex())
    said = panel.difference.text()
    push(panel.complete)

    rocks = {one.at for one in studio.state.board.asteroids.values()}
    assert said == "1 added · 1 removed"
    assert rocks == {cell(3, 3), cell(3, 22)}


def test_a_key_switches_the_symmetry_off_and_on_again(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(grid=(3, 2)))
    studio.context.symmetry.fold(SymmetryKind.THREE)

    studio.keys("Y")
    off = studio.context.symmetry.now.fold
    studio.keys("Y")

    assert off is SymmetryKind.NONE
    assert studio.context.symmetry.now.fold is SymmetryKind.THREE


def test_the_symmetry_of_a_map_is_there_when_it_is_opened_again(qtbot: QtBot, theme: Theme) -> None:
    """Also by another program: what is kept is plain, and damage is no symmetry."""
    kept: dict[str, object] = {}
    SymmetryState(cell(0, 0), None, kept).become(Symmetry(SymmetryKind.THREE, cell(4, 4)))

    written = json.loads(json.dumps(lasting(kept)))
    again: SymmetryState[c.AnyMapCommand] = SymmetryState(cell(0, 0), None, written)
    damage: dict[str, object] = {"lasting/symmetry/": {"fold": "seven", "q": "x"}}
    odd: SymmetryState[c.AnyMapCommand] = SymmetryState(cell(0, 0), None, damage)

    assert again.now == Symmetry(SymmetryKind.THREE, cell(4, 4))
    assert odd.now == Symmetry(center=cell(0, 0))


def test_undo_never_reaches_a_board_that_does_not_exist(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board(c.PlaceAsteroid(cell(3, 3)), grid=(3, 2)))

    for _ in range(4):
        studio.keys("Z", held=CTRL)
    push(studio.view.status.undo)

    assert studio.state.board.tiles is not None
    assert not studio.state.board.asteroids
    assert not studio.view.status.undo.isEnabled()


def test_from_afar_the_key_of_coordinates_says_why_nothing_is_seen(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, board(grid=(3, 2)))

    studio.keys("G")

    assert studio.view.canvas.bubble.text() == "Zoom in to see the coordinates in the cells."
