"""The first evening with the program, and the second: nothing is lost in between."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.games.burning_planets.new_map import NewMapForm
from bp_desktop.ui.home.grid import INFO_ROLE
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import PalettePanel
from tests.ui.build import focused, settle

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def evening(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], WindowApp]]:
    """Starts the program, the first or a later time, up to a Home that can be used."""
    apps: list[WindowApp] = []

    def start() -> WindowApp:
        app = WindowApp(user_places(tmp_path))
        apps.append(app)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        return app

    yield start

    for app in apps:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def shelf(app: WindowApp) -> ShelfPanel:
    panel = app.window.findChild(ShelfPanel)
    assert isinstance(panel, ShelfPanel)
    return panel


def titles(app: WindowApp) -> set[str]:
    return {info.title for info in app.desk.library.documents() if not info.binned}


def roll_a_map(app: WindowApp, title: str) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_N, CTRL)
    form = app.window.findChild(NewMapForm)
    assert isinstance(form, NewMapForm)
    QTest.keyClicks(focused(), title)
    QTest.mouseClick(form.roll, LEFT)
    settle()


def rename_first(app: WindowApp, title: str) -> str:
    """Rename the first card in place; the answer is its old title."""
    grid = shelf(app).grid
    grid.setCurrentIndex(grid.shelf.index(0))
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_F2)
    editor = grid.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    old = editor.text()
    QTest.keyClicks(editor, title)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    settle()
    return old


def test_maps_settings_and_language_survive_the_night(evening: Callable[[], WindowApp]) -> None:
    app = evening()

    # Two maps from the dice, the second found again by a few letters.
    roll_a_map(app, "Orion Reach")
    assert app.window.page is PageId.STUDIO
    roll_a_map(app, "Kepler Ring")
    rolled = app.desk.on_page(PageId.STUDIO)
    assert rolled is not None
    board = rolled.commander.state.board
    app.window.show_page(PageId.HOME)
    QTest.keyClick(app.window, Qt.Key.Key_K, CTRL)
    palette = app.window.findChild(PalettePanel)
    assert isinstance(palette, PalettePanel)
    QTest.keyClicks(palette.field, "kepl")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert app.window.page is PageId.STUDIO

    # Renamed, binned, and taken back.
    QTest.keyClick(app.window, Qt.Key.Key_1, CTRL)
    old = rename_first(app, "Renamed")
    grid = shelf(app).grid
    rows = [grid.shelf.index(row) for row in range(grid.shelf.rowCount())]
    # Not the open one: a document in the bin leaves its page.
    grid.setCurrentIndex(next(row for row in rows if row.data(INFO_ROLE).id != rolled.id))
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert len(titles(app)) == 1
    QTest.keyClick(app.window, Qt.Key.Key_Z, CTRL)
    kept = ({"Orion Reach", "Kepler Ring"} - {old}) | {"Renamed"}
    assert titles(app) == kept

    # Other looks and another language, with the map still open behind it.
    QTest.keyClick(app.window, Qt.Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(app.window, Qt.Key.Key_Plus, CTRL)
    app.choices.set(language="ru")
    settle()
    still = app.desk.on_page(PageId.STUDIO)
    assert still is not None
    assert still.commander.state.board == board
    app.window.close()
    app.leave()
    settle()

    # The next evening.
    again = evening()
    assert titles(again) == kept
    assert again.theme.mode == "light"
    assert again.theme.look.scale == 110
    assert QLocale().language() is QLocale.Language.Russian
    for info in again.desk.library.documents():
        assert info.pictured is not None
        if info.id == rolled.id:
            again.window.open_document(info)
    opened = again.desk.on_page(PageId.STUDIO)
    assert opened is not None
    assert opened.commander.state.board == board
