"""Ctrl+K finds every action and document, by keyboard alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import PaletteEntry, PalettePanel, found, hits_of
from tests.ui.build import Room, settle

CTRL = Qt.KeyboardModifier.ControlModifier


def open_palette(room: Room) -> PalettePanel:
    QTest.keyClick(room.window, Qt.Key.Key_K, CTRL)
    panel = room.window.findChild(PalettePanel)
    assert isinstance(panel, PalettePanel)
    assert panel.field.hasFocus()
    return panel


def test_a_few_letters_and_enter_run_an_action(room: Room) -> None:
    panel = open_palette(room)

    QTest.keyClicks(panel.field, "chron")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)

    assert room.window.page is PageId.CHRONICLE
    settle()
    assert room.window.findChild(PalettePanel) is None


def test_documents_are_found_by_their_title_and_opened(room: Room) -> None:
    room.add("Orion Reach")
    room.add("Duel at Cygnus")
    panel = open_palette(room)

    QTest.keyClicks(panel.field, "cyg")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)

    document = room.desk.on_page(PageId.STUDIO)
    assert document is not None
    assert document.id == next(
        info.id for info in room.library.documents() if info.title == "Duel at Cygnus"
    )


def test_arrows_choose_and_go_round(room: Room) -> None:
    panel = open_palette(room)
    last = len(panel.list.ids) - 1

    QTest.keyClick(panel.field, Qt.Key.Key_Up)
    at_end = panel.list.currentIndex().row()
    QTest.keyClick(panel.field, Qt.Key.Key_Down)
    QTest.keyClick(panel.field, Qt.Key.Key_Down)

    assert at_end == last
    assert panel.list.currentIndex().row() == 1


def test_what_is_not_found_is_said(room: Room) -> None:
    panel = open_palette(room)

    QTest.keyClicks(panel.field, "xyzzy")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)

    assert panel.nothing.isVisible()
    assert panel.isVisible()


def test_a_click_runs_as_well(room: Room) -> None:
    panel = open_palette(room)
    QTest.keyClicks(panel.field, "help")
    settle()
    place = panel.list.visualRect(panel.list.index_of("0")).center()

    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert room.window.page is PageId.HELP


def test_every_action_that_applies_is_there_with_its_keys(room: Room) -> None:
    hits = {hit.text: hit for hit in hits_of(room.window)}

    expected = {
        spec.text
        for spec in room.window.actions_.bound
        if spec.id != "palette" and room.window.actions_.can(spec.id)
    }
    assert expected <= hits.keys()
    assert hits["Settings"].shortcut == "Ctrl+,"


def test_escape_gives_the_keyboard_back(room: Room) -> None:
    room.window.home.setFocus()
    panel = open_palette(room)

    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    settle()

    assert QApplication.focusWidget() is room.window.home


def test_the_best_answer_comes_first() -> None:
    hits = [
        PaletteEntry(text, "", "plus", "", lambda: None) for text in ("Bitmap", "New map", "Map")
    ]

    assert [hit.text for hit in found(hits, "map")] == ["Map", "New map", "Bitmap"]
    assert found(hits, " ") == hits


def test_what_is_called_otherwise_is_found_by_the_beginning_of_other_words() -> None:
    trade = PaletteEntry("Barter or pay", "Table", "coins", "", lambda: None, "cargo goods")
    theme = PaletteEntry("Dark or light, change colour go", "Program", "theme", "", lambda: None)

    assert found([theme, trade], "Carg")[0] is trade
    assert found([trade], "cgo") == [], "letters strewn over words nobody sees"
