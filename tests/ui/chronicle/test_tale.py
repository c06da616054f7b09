"""The story turn by turn: told, marked with the slider, and a way to every turn."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import StopMatch
from bp_desktop.ui.chronicle.story import TaleView
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.looking_back import LEFT, LookingBack
from tests.ui.table.players_hand import new_session


@pytest.fixture
def past(qtbot: QtBot, theme: Theme, tmp_path: Path) -> LookingBack:
    return LookingBack(qtbot, theme, tmp_path, played(300))


def open_story(past: LookingBack) -> TaleView:
    QTest.mouseClick(past.view.subjects.buttons["story"], LEFT)
    QApplication.processEvents()
    assert past.view.story.tale.isVisible()
    return past.view.story.tale


def test_the_story_is_told_turn_by_turn_first(past: LookingBack) -> None:
    view = open_story(past)

    chapters = past.view.reading.chapters
    assert [one.begins for one in view.tale.lines] == [one.begins for one in chapters]
    assert view.rows[0].title.startswith("Round 1 · ")
    assert any("built: " in one.words for one in view.tale.lines)


def test_a_turn_leads_to_where_all_of_it_has_happened(past: LookingBack) -> None:
    view = open_story(past)
    index = view.index_of("3")
    view.scrollTo(index)

    QTest.mouseClick(
        view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, view.visualRect(index).center()
    )

    assert past.place == past.view.reading.chapters[4].begins - 1


def test_the_turn_of_the_moment_is_marked_and_in_sight(past: LookingBack) -> None:
    view = open_story(past)
    chapter = past.view.reading.chapters[2]

    past.view.time.go(chapter.begins)
    assert view.currentIndex().row() == 2
    past.view.time.go(0)
    assert not view.currentIndex().isValid()
    past.view.time.go(past.view.reading.annals.last)

    assert view.currentIndex().row() == len(view.tale.lines) - 1
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_the_end_has_a_line_of_its_own(past: LookingBack) -> None:
    view = open_story(past)
    before = len(view.tale.lines)

    past.commander.submit(StopMatch())

    assert len(view.tale.lines) == before + 1
    assert view.tale.told(view.tale.lines[-1]).startswith("Nobody has won: The players stopped")


def test_before_the_first_turn_it_says_so(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    past = LookingBack(qtbot, theme, tmp_path, new_session())

    view = open_story(past)

    assert not view.tale.lines
    ink = theme.color("muted").name()
    seen = view.viewport().grab().toImage()
    row = range(seen.width())
    middle = range(seen.height() // 2 - 12, seen.height() // 2 + 12)
    assert any(seen.pixelColor(x, y).name() == ink for y in middle for x in row)


def test_writing_it_to_a_file_leaves_the_turn_of_the_moment_marked(past: LookingBack) -> None:
    view = open_story(past)
    past.view.time.go(past.view.reading.chapters[2].begins)

    past.view.export_button.menu().actions()[0].trigger()

    assert view.currentIndex().row() == 2
