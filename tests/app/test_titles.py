"""A map or match has one title: on Home, inside, in the file and over the window."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import document_kinds, find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.map.commands import CreateMap, RenameMap
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import Box
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from tests.games.burning_planets.match.build import DUO, creation

MAP = "burning_planets.map"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Box]:
    path = tmp_path / "usual.bpbox"
    made = FileBoxes(path, find_system, AppDice(1)).open(path)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme = Theme(application, Appearance())
    desk = Desk(FileBoxes(tmp_path / "usual.bpbox", find_system, AppDice(1)), document_kinds())
    made = MainWindow(theme, desk, PreferenceKeeper(tmp_path / "p.json", Preferences()))
    qtbot.addWidget(made)
    made.complete()
    desk.open_box(desk.boxes.usual)
    made.show()
    yield made
    desk.close_box()
    application.setStyleSheet("")


def titles(library: Box, document: DocumentId) -> tuple[str, str]:
    """The title of the list, and the one inside."""
    [info] = [info for info in library.documents() if info.id == document]
    return info.title, library.open(document).state.content.title


def a_map(library: Box, title: str, inside: str = "") -> DocumentId:
    return library.create(MAP, title, (CreateMap(wide=1, high=1, title=inside),))


def test_a_new_map_is_called_the_same_inside(library: Box) -> None:
    made = a_map(library, "Asteria", "Something else")

    assert titles(library, made) == ("Asteria", "Asteria")


def test_renaming_in_the_list_renames_inside(library: Box) -> None:
    made = a_map(library, "Asteria")

    library.rename(made, "Boreas")

    assert titles(library, made) == ("Boreas", "Boreas")


def test_a_renamed_match_is_called_so_at_the_table(library: Box) -> None:
    made = library.create("burning_planets.match", "Friday", (creation(DUO),))

    library.rename(made, "The last supper")

    assert library.open(made).state.title == "The last supper"


def test_a_copy_is_called_so_inside_and_the_original_stays(library: Box) -> None:
    made = a_map(library, "Asteria")

    copy = library.duplicate(made, "Asteria (copy)")

    assert titles(library, copy) == ("Asteria (copy)", "Asteria (copy)")
    assert titles(library, made) == ("Asteria", "Asteria")


def test_a_file_has_the_title_of_the_list_inside(library: Box, tmp_path: Path) -> None:
    made = a_map(library, "Asteria")
    library.rename(made, "Boreas")

    library.export_file(made, tmp_path / "sent.bpmap")

    file = msgspec.json.decode((tmp_path / "sent.bpmap").read_bytes())
    assert (file["title"], file["content"]["title"]) == ("Boreas", "Boreas")


def test_renaming_does_not_make_a_document_the_last_one_worked_on(library: Box) -> None:
    first = a_map(library, "Asteria")
    a_map(library, "Boreas")
    order = [info.id for info in library.documents()]

    library.rename(first, "Chronos")

    assert [info.id for info in library.documents()] == order


def test_steps_that_can_be_redone_are_not_given_up_for_a_title(library: Box) -> None:
    made = a_map(library, "Asteria")
    session = library.open(made)
    session.submit(RenameMap("Boreas"))
    session.undo()

    library.rename(made, "Chronos")
    again = library.open(made)

    assert again.next_redo is not None
    assert again.state.content.title == "Asteria"


def test_renaming_in_the_studio_renames_on_home_and_undo_takes_both_back(
    window: MainWindow,
) -> None:
    window.desk.library.create(MAP, "Asteria", (CreateMap(wide=1, high=1),))
    window.desk.shelf_changed.emit()
    assert window.open_document(window.desk.library.documents()[0])
    opened = window.desk.on_page(PageId.STUDIO)
    assert opened is not None

    opened.commander.submit(RenameMap("  Boreas\n"))
    renamed = window.desk.library.documents()[0].title, window.windowTitle()
    opened.commander.undo()

    assert renamed == ("Boreas", "Boreas — Burning Planets")
    assert window.desk.library.documents()[0].title == "Asteria"
    assert window.windowTitle() == "Asteria — Burning Planets"


def test_renaming_on_home_renames_the_open_map(window: MainWindow) -> None:
    window.desk.library.create(MAP, "Asteria", (CreateMap(wide=1, high=1),))
    window.desk.shelf_changed.emit()
    window.open_document(window.desk.library.documents()[0])
    opened = window.desk.on_page(PageId.STUDIO)
    assert opened is not None
    window.show_page(PageId.HOME)

    window.documents.rename(window.desk.library.documents()[0], "Boreas")

    assert opened.commander.state.content.title == "Boreas"
    assert window.desk.library.documents()[0].title == "Boreas"
    assert window.windowTitle() == "Burning Planets"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.commander.state.content.title == "Asteria"
    assert window.desk.library.documents()[0].title == "Asteria"


def test_the_window_is_called_by_the_document_on_the_page_alone(window: MainWindow) -> None:
    window.desk.library.create(MAP, "Asteria", (CreateMap(wide=1, high=1),))
    window.open_document(window.desk.library.documents()[0])
    in_studio = window.windowTitle()

    window.show_page(PageId.HELP)
    elsewhere = window.windowTitle()
    window.show_page(PageId.STUDIO)
    window.desk.put_away(PageId.STUDIO)

    assert in_studio == "Asteria — Burning Planets"
    assert elsewhere == window.windowTitle() == "Burning Planets"
