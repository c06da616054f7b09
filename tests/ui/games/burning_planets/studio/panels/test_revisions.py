"""The revisions panel: names that last, a difference on the board, and the way back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.ui.editor.context import PanelMarks
from bp_desktop.ui.editor.panels.revisions_panel import NOW, RevisionBook, RevisionsPanel
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_REVISIONS
from tests.ui.games.burning_planets.studio.panels.desk import (
    FAIR,
    MEDIUM,
    Desk,
    MapRevisionsPanel,
    empty_map,
)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = empty_map()
    return desk.draw(c.PlacePlanet(desk.center(1), MEDIUM, FAIR))


@pytest.fixture
def marks(desk: Desk) -> PanelMarks:
    return desk.marks


@pytest.fixture
def panel(desk: Desk, qtbot: QtBot) -> MapRevisionsPanel:
    panel = RevisionsPanel(desk.context, MAP_REVISIONS)
    return desk.stage(qtbot, panel, 360, 1200)


def keep(panel: MapRevisionsPanel, name: str, qtbot: QtBot) -> int:
    """Name the map as it is; the answer is the step that has the name."""
    before = set(panel.rows)
    QTest.keyClicks(panel.name, name)
    QTest.keyClick(panel.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: set(panel.rows) != before)
    (seq,) = set(panel.rows) - before
    return seq


def names(desk: Desk) -> list[str]:
    return [one.name for one in RevisionBook(desk.session, MAP_REVISIONS).named()]


def test_a_name_is_typed_and_listed(desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot) -> None:
    keep(panel, "First draft", qtbot)

    assert names(desk) == ["First draft"]
    assert panel.name.text() == ""


def test_an_empty_name_names_nothing(desk: Desk, panel: MapRevisionsPanel) -> None:
    QTest.mouseClick(panel.keep, LEFT)

    assert names(desk) == []


def test_names_survive_a_restart(qtbot: QtBot) -> None:
    journal = MemoryJournal()
    first = Desk(journal).draw(c.CreateMap(wide=2, high=1))
    first.draw(c.PlaceAsteroid(Hex(0, 0)), c.NameRevision(1, "Empty"))

    again = Desk(MemoryJournal(journal.lines()))

    book = RevisionBook(again.session, MAP_REVISIONS)
    assert [(one.seq, one.name) for one in book.named()] == [(1, "Empty")]
    assert book.state_at(1).board.asteroids == {}
    assert len(again.state.board.asteroids) == 1


def test_what_changed_since_is_listed_and_marked_cell_by_cell(
    desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot, marks: PanelMarks
) -> None:
    keep(panel, "Before", qtbot)

    desk.draw(c.PlaceAsteroid(Hex(0, 0)), c.PlaceAsteroid(Hex(4, 0)))

    qtbot.waitUntil(lambda: len(panel.lines) == 2)
    assert {cell for mark in marks.all for cell in mark.cells} == {Hex(0, 0), Hex(4, 0)}
    QTest.mouseClick(panel.lines[0], LEFT)
    assert desk.visited == [(Hex(0, 0),)]


def test_two_revisions_are_compared_with_one_another(
    desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot
) -> None:
    first = keep(panel, "One", qtbot)
    desk.draw(c.PlaceAsteroid(Hex(0, 0)))
    second = keep(panel, "Two", qtbot)
    desk.draw(c.PlaceAsteroid(Hex(4, 0)))
    qtbot.waitUntil(lambda: len(panel.differences) > 0)

    choose(panel, first, second)

    assert [one.cells for one in panel.differences] == [(Hex(0, 0),)]
    QTest.mouseClick(panel.rows[second], LEFT)
    assert [one.cells for one in panel.differences] == [(Hex(4, 0),)]


def choose(panel: MapRevisionsPanel, older: int, newer: int) -> None:
    for box, value in ((panel.older, str(older)), (panel.newer, str(newer))):
        box.setFocus()
        wanted = box.findData(value)
        while box.currentIndex() != wanted:
            down = box.currentIndex() < wanted
            QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def test_a_name_outlives_the_undoing_of_its_steps(
    desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot
) -> None:
    desk.draw(c.PlaceAsteroid(Hex(0, 0)))
    seq = keep(panel, "With rock", qtbot)
    for _ in range(2):
        desk.commander.undo()
    desk.draw(c.PlaceAsteroid(Hex(9, 0)))
    qtbot.waitUntil(lambda: len(panel.differences) == 2)

    QTest.mouseClick(panel.restore[seq], LEFT)

    assert [rock.at for rock in desk.state.board.asteroids.values()] == [Hex(0, 0)]
    desk.commander.undo()
    assert [rock.at for rock in desk.state.board.asteroids.values()] == [Hex(9, 0)]


def test_a_forgotten_name_comes_back_by_undo(
    desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot
) -> None:
    seq = keep(panel, "Draft", qtbot)

    QTest.mouseClick(panel.forget[seq], LEFT)
    assert names(desk) == []
    desk.commander.undo()

    assert names(desk) == ["Draft"]


def test_nothing_is_marked_while_another_panel_is_shown(
    desk: Desk, panel: MapRevisionsPanel, qtbot: QtBot, marks: PanelMarks
) -> None:
    keep(panel, "Before", qtbot)
    desk.draw(c.PlaceAsteroid(Hex(0, 0)))
    qtbot.waitUntil(lambda: marks.all != ())

    panel.hide()

    assert marks.all == ()
    assert panel.newer.currentData() == NOW
