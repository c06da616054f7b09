"""The line below the canvas: what fits is read whole, and nobody is pushed out."""

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.editor.status_bar import ElidedLabel
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import board, cell
from tests.ui.games.burning_planets.studio.studio_page import StudioPage, open_studio


def lines(studio: StudioPage) -> tuple[ElidedLabel, ElidedLabel, ElidedLabel]:
    foot = studio.status
    return foot.cell, foot.notice, foot.steps


def point_at_the_note(studio: StudioPage) -> None:
    """From elsewhere: Qt tells nobody of a pointer that is there already."""
    studio.move(cell(9, 9))
    studio.move(cell(3, 3))


def test_a_long_step_is_not_cut_while_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PutNote(cell(3, 3), "a note of some length"))
    studio = open_studio(qtbot, theme, drawing)

    point_at_the_note(studio)

    for line in (studio.status.cell, studio.status.steps):
        assert line.wanted > 100
        assert line.width() >= line.wanted


def test_words_never_lie_over_each_other(qtbot: QtBot, theme: Theme) -> None:
    drawing = board(c.PutNote(cell(3, 3), "a very long note " * 12))
    studio = open_studio(qtbot, theme, drawing)

    studio.keys("P")
    point_at_the_note(studio)

    first, between, last = (line.geometry() for line in lines(studio))
    assert between.width() > 50
    assert first.right() < between.left()
    assert between.right() < last.left()


def test_a_note_with_markup_in_it_is_only_words_in_the_tooltip(qtbot: QtBot, theme: Theme) -> None:
    """A map may come from anybody."""
    drawing = board(c.PutNote(cell(3, 3), "<img src='x'>"))
    studio = open_studio(qtbot, theme, drawing)

    point_at_the_note(studio)

    assert "<img" in studio.status.cell.text
    assert "<img" not in studio.status.cell.toolTip()
    assert "&lt;img" in studio.status.cell.toolTip()
