"""Keys of the studio and the table are known before a map or a match was ever opened."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import document_kinds, find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.map.commands import CreateMap
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet


def open_window(qtbot: QtBot, folder: Path) -> MainWindow:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    desk = Desk(FileBoxes(folder / "usual.bpbox", find_system, AppDice(1)), document_kinds())
    choices = PreferenceKeeper(folder / "p.json", Preferences())
    window = MainWindow(Theme(application, Appearance()), desk, choices)
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
    window.notices.close_overlay()
    window.show_page(PageId.SETTINGS)
    section = window.findChild(ShortcutsSection)
    assert isinstance(section, ShortcutsSection)

    assert {"Make symmetric …", "Continue", "Show the board"} <= words
    assert {"studio.complete", "table.go_on", "table.board"} <= section.fields.keys()
    window.desk.close_box()


@pytest.mark.parametrize(
    ("system", "page"),
    [("burning_planets.map", "studio"), ("burning_planets.match", "table")],
)
def test_what_is_declared_of_a_page_is_what_its_view_binds(
    qtbot: QtBot, tmp_path: Path, system: str, page: str
) -> None:
    window = open_window(qtbot, tmp_path)
    window.show_page(PageId.SETTINGS)
    (kind,) = (one for one in window.desk.kinds if one.system == system)
    own = {spec.id for spec in kind.action_specs()}  # other games have tools of their own
    declared = [spec for spec in window.actions_.known if spec.id in own]
    assert declared
    plan = sample_plan("Three players")
    commands = (CreateMap(wide=1, high=1),) if page == "studio" else plan.commands()
    window.desk.library.create(system, "Asteria", commands)

    assert window.open_document(window.desk.library.documents()[0])

    bound = {spec.id: spec for spec in window.actions_.bound if spec.id.startswith(f"{page}.")}
    for spec in declared:
        if not spec.id.startswith("studio.panel."):
            # An open table may be found by more words: those of its game.
            found = bound.pop(spec.id)
            assert found.keywords.startswith(spec.keywords)
            assert found._replace(keywords=spec.keywords) == spec
    assert all(id_.startswith("studio.panel.") for id_ in bound)
    window.desk.close_box()
