"""A match that was played elsewhere is looked back on: by keys, by mouse, and into files."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.games.table import Stage
from bp_desktop.session.document_file import write_document
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.balances import HIDDEN
from tests.games.burning_planets.match.build import DUO, RED
from tests.games.burning_planets.match.chronicle.past import played
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import AnsweringPrompts

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two bots have played to the end, with hidden treasuries; a step was taken back meanwhile."""
    session = played(5000, open_books=False, factions=DUO)
    assert session.state.stage is Stage.OVER
    session.undo(consent=True)
    session.redo()
    path = tmp_path / "bots.bpmatch"
    path.write_bytes(write_document(session, "Bots"))
    return path


def look_back(qtbot: QtBot, room: GameRoom) -> ChronicleView[Any, Any, Any]:
    """To the chronicle by its key, and the one match in the box by Enter."""
    QTest.keyClick(room.window, Qt.Key.Key_5, CTRL)
    assert room.window.page is PageId.CHRONICLE
    page = room.window.findChild(ChroniclePage)
    assert isinstance(page, ChroniclePage)
    if page.view is None:
        QTest.keyClick(page.choice.list, Qt.Key.Key_Return)
    view = page.view
    assert view is not None
    qtbot.waitUntil(lambda: view.charts.view is not None)
    room.window.activateWindow()
    qtbot.waitUntil(view.time.slider.hasFocus)
    return view


def assert_moment(view: ChronicleView[Any, Any, Any], place: int) -> None:
    """Slider, board, balances and charts show the same."""
    match = view.session.state_after(place)
    model = view.standing.figures
    row = [seat.id for seat in model.seats].index(RED)
    planets = sum(one.owner == RED for one in match.board.planets.values())
    assert view.charts.view is not None
    assert view.time.slider.value() == view.charts.view.place == place
    assert view.board is not None
    assert view.board.state.board.planets == match.board.planets
    assert {one.at for one in view.board.state.board.ships.values()} == {
        one.at for one in match.board.ships.values()
    }
    assert model.data(model.index(row, model.columnCount() - 1)) == str(planets)


def export(
    view: ChronicleView[Any, Any, Any], prompts: AnsweringPrompts, number: int, path: Path
) -> None:
    """Open the menu by keyboard, go down to the entry, Enter."""
    prompts.answer = path
    menu = view.export_button.menu()
    assert isinstance(menu, QMenu)
    menu.popup(view.export_button.mapToGlobal(QPoint(0, 0)))
    for _ in range(number + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert path.exists()


def test_a_match_is_imported_walked_through_exported_and_opened_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path, file: Path
) -> None:
    """Issue 5, item 11; BP-APP-6: hidden treasuries appear when the table looks."""
    room = game_room(qtbot, theme, tmp_path / "data")
    prompts = AnsweringPrompts()
    room.window.prompts = prompts
    prompts.answer = file
    QTest.keyClick(room.window, Qt.Key.Key_I, CTRL)
    view = look_back(qtbot, room)
    last = view.reading.annals.last
    slider = view.time.slider
    assert_moment(view, last)

    for key, place in (
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_PageUp, view.reading.chapters[-1].begins),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_PageDown, view.reading.chapters[0].begins),
    ):
        QTest.keyClick(slider, key)
        assert_moment(view, place)

    middle = last // 2
    QTest.mouseClick(slider, LEFT, NONE, QPoint(round(slider.x_of(middle)), 20))
    assert_moment(view, middle)
    charts = view.charts.view
    assert charts is not None
    box = charts.charts["planets"].box
    point = QPointF(box.mapViewToScene(QPointF(last - 20, 0)).x(), box.sceneBoundingRect().y() + 4)
    QTest.mouseClick(charts.viewport(), LEFT, NONE, charts.mapFromScene(point))
    near = slider.value()
    assert abs(near - (last - 20)) <= 1 + last // charts.width()
    assert_moment(view, near)

    export(view, prompts, 1, tmp_path / "covered.csv")
    assert view.standing.figures.data(view.standing.figures.index(0, 1)) == HIDDEN
    QTest.mouseClick(view.reveal, LEFT)
    assert view.standing.figures.data(view.standing.figures.index(0, 1)) != HIDDEN
    for number, name in enumerate(("story.txt", "open.csv", "all.json", "charts.png", "board.png")):
        export(view, prompts, number, tmp_path / name)
    with (tmp_path / "covered.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert {one["Treasuries: Food"] for one in csv.DictReader(lines)} == {""}
    with (tmp_path / "open.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert any(int(one["Treasuries: Food"]) for one in csv.DictReader(lines))
    assert len(json.loads((tmp_path / "all.json").read_bytes())["steps"]) == last
    assert "Red" in (tmp_path / "story.txt").read_text(encoding="utf-8")
    assert not QImage(str(tmp_path / "charts.png")).isNull()
    assert not QImage(str(tmp_path / "board.png")).isNull()
    room.leave()

    again = game_room(qtbot, theme, tmp_path / "data")
    view = look_back(qtbot, again)
    assert view.title.text() == "Bots"
    assert_moment(view, last)
    assert view.standing.figures.data(view.standing.figures.index(0, 1)) == HIDDEN
    again.leave()
