"""Keys of the studio and the table are known before a map or a match was ever opened."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.app.library import FileBoxes, systems
from bp_desktop.app.window import kinds
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.map.commands import CreateMap
from bp_desktop.ui.look.theme import Look, Theme
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Choices, Preferences
from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet


def open_window(qtbot: QtBot, folder: Path) -> MainWindow:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    desk = Desk(FileBoxes(folder / "usual.bpbox", systems, AppDice(1)), kinds())
    choices = Choices(folder / "p.json", Preferences())
    window = MainWindow(Theme(application, Look()), desk, choices)
    qtbot.addWidget(window)
    window.complete()
    desk.open_box(desk.boxes.usual)
    window.show()
    return window


def test_settings_and_sheet_list_studio_and_table_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    window.actions_.run("shortcuts")
    sheet = window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    words = {label.text() for label in sheet.findChildren(QLabel)}
    window.close_overlay()
    window.show_page(PageId.SETTINGS)
    section = window.findChild(ShortcutsSection)
    assert isinstance(section, ShortcutsSection)

    assert {"Make symmetric", "Go on", "Show the board"} <= words
    assert {"studio.complete", "table.go_on", "table.board"} <= section.fields.keys()
    window.desk.close_box()


def test_what_is_foretold_of_the_studio_is_what_its_view_adds(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.show_page(PageId.SETTINGS)
    foretold = {
        spec.id: (spec.text, spec.shortcut, spec.group)
        for spec in window.actions_.known
        if spec.id.startswith("studio.")
    }
    window.desk.library.create("burning_planets.map", "Asteria", (CreateMap(wide=1, high=1),))

    assert window.open_document(window.desk.library.documents()[0])

    added = {
        spec.id: (spec.text, spec.shortcut, spec.group)
        for spec in window.actions_.specs
        if spec.id.startswith("studio.") and spec.shortcut
    }
    assert added
    assert added.items() <= foretold.items()
    window.desk.close_box()
