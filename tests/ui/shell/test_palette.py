"""Ctrl+K finds every action and document, by keyboard alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import PalettePanel, hits_of
from bp_desktop.ui.shell.palette_entry import PaletteEntry
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


def palette_of(theme: Theme, qtbot: QtBot, *hits: PaletteEntry) -> PalettePanel:
    panel = PalettePanel(theme, hits, lambda _hit: None)
    qtbot.addWidget(panel)
    return panel


def test_the_best_answer_comes_first(theme: Theme, qtbot: QtBot) -> None:
    hits = [PaletteEntry(text, "", "ui/plus", "") for text in ("Bitmap", "New map", "Map")]
    panel = palette_of(theme, qtbot, *hits)

    assert [hit.text for hit in panel.found("map")] == ["Map", "New map", "Bitmap"]
    assert panel.found(" ") == hits


def test_letters_strewn_over_words_find_nothing(theme: Theme, qtbot: QtBot) -> None:
    """Trial 24: "cargo" offered "Switch between dark and light"."""
    trade = PaletteEntry("Barter or pay", "Table", "ui/coins", "", keywords="cargo goods")
    switch = PaletteEntry("Switch between dark and light", "Program", "ui/theme", "")
    panel = palette_of(theme, qtbot, switch, trade)

    assert panel.found("Carg") == [trade]
    assert panel.found("cargo") == [trade]
    assert panel.found("cgo") == []


def test_what_is_read_later_is_found_as_soon_as_it_is_read(theme: Theme, qtbot: QtBot) -> None:
    later = (PaletteEntry(f"Spear {number}", "Anna", "ui/ship", "") for number in range(40))
    panel = PalettePanel(theme, (), lambda _hit: None, later)
    qtbot.addWidget(panel)
    panel.field.setText("spear 33")
    assert not panel.list.ids

    qtbot.waitUntil(lambda: not panel.reading.is_busy)

    assert [row.title for row in panel.list.rows][:1] == ["Spear 33"]


def test_of_many_that_are_alike_a_few_come_first(theme: Theme, qtbot: QtBot) -> None:
    ships = [PaletteEntry(f"Cargo ship {n}", "Anna", "ui/ship", "", sort="ship") for n in range(30)]
    rule = PaletteEntry("Cargo ships carry goods.", "BP-CARGO-1", "ui/scroll", "", sort="rule")
    panel = palette_of(theme, qtbot, *ships, rule)

    found = panel.found("cargo")

    assert found.index(rule) <= 4
    assert len(found) == 31


def test_documents_of_one_title_are_told_apart(room: Room) -> None:
    """Trial 24: how far they are and when they were played."""
    room.add("Sample match")
    room.add("Sample match")
    hits = [hit for hit in hits_of(room.window) if hit.text == "Sample match"]

    assert len(hits) == 2
    for hit in hits:
        assert hit.where.startswith("Tally")
        assert "today" in hit.where
