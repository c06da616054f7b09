"""Home in all its states, and what can be done to documents from there."""

import tracemalloc
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.bounds import MOST_FILE_BYTES
from bp_desktop.ui.home.home_content import BoxProblemPanel, HomeContent
from bp_desktop.ui.home.page import LoadingPanel
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.overlay import Overlay
from tests.tally import TALLY, Join
from tests.ui.build import Room, boxes, open_room, settle

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def shelf(room: Room) -> ShelfPanel:
    panel = room.window.findChild(ShelfPanel)
    assert isinstance(panel, ShelfPanel)
    return panel


def titles(room: Room) -> list[str]:
    model = shelf(room).grid.shelf
    return [str(model.data(model.index(row))) for row in range(model.rowCount())]


def visible_texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def button(room: Room, text: str) -> QAbstractButton:
    [found] = [
        each
        for each in room.window.findChildren(QAbstractButton)
        if each.text() == text and each.isVisible()
    ]
    return found


def select(room: Room, title: str) -> None:
    """Go to the card of a document; a click would open it."""
    grid = shelf(room).grid
    settle()
    grid.setFocus()
    grid.setCurrentIndex(grid.shelf.index(titles(room).index(title)))


# --- states


def test_home_shows_outlines_until_the_box_is_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = open_room(qtbot, theme, tmp_path)

    assert room.window.findChild(LoadingPanel) is not None
    assert room.window.findChild(ShelfPanel) is None
    room.desk.open_box(room.desk.boxes.usual)
    settle()
    assert room.window.findChild(LoadingPanel) is None
    assert shelf(room).isVisible()
    room.desk.close_box()


def test_everything_on_home_is_in_its_place_before_it_is_painted(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    usual = tmp_path / "usual.bpbox"
    box = boxes(tmp_path).open(usual)
    for number in range(9):
        box.create(TALLY.id, f"Game {number}", (Join("Ada"),))
    box.close()
    room = open_room(qtbot, theme, tmp_path)

    def places() -> list[QRect]:
        panel = shelf(room)
        return [panel.hero.geometry(), panel.header.geometry(), panel.grid.geometry()]

    room.desk.open_box(usual)
    at_first = places()
    settle()

    assert places() == at_first
    room.desk.close_box()


def test_an_empty_box_says_how_to_begin(room: Room) -> None:
    text = visible_texts(room.window)

    assert "It keeps the money, turns and secrets" in text
    assert button(room, "New tally").isVisible()


def test_the_last_document_is_large_and_the_others_are_cards(room: Room) -> None:
    room.add("One")
    room.add("Two")
    newest = room.library.documents()[0].title

    assert shelf(room).hero.title.text() == newest
    assert sorted([*titles(room), newest]) == ["One", "Two"]


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("missing.bpbox", None, "There is no file"),
        ("foreign.bpbox", b"MZ and so on", "is not a box"),
        ("empty.bpbox", b"", "is not a box"),
    ],
)
def test_a_box_that_cannot_be_opened_is_explained_with_ways_out(
    qtbot: QtBot, theme: Theme, tmp_path: Path, name: str, content: bytes | None, words: str
) -> None:
    room = open_room(qtbot, theme, tmp_path)
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)

    room.desk.open_box(path)

    panel = room.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)
    assert words in panel.sentence.text()
    assert panel.path.toPlainText() == str(path)
    assert content is None or path.read_bytes() == content
    room.prompts.answer = tmp_path / "new.bpbox"
    QTest.mouseClick(panel.anew, LEFT)
    assert room.library.path == tmp_path / "new.bpbox"
    room.desk.close_box()


def test_a_long_path_of_a_box_breaks_into_lines_and_can_be_copied(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = open_room(qtbot, theme, tmp_path)
    path = tmp_path / ("evenings" * 22) / "lost.bpbox"
    room.desk.open_box(path)
    settle()

    panel = room.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)
    shown = panel.path
    assert shown.document().size().height() > 1.5 * shown.fontMetrics().height()
    assert shown.document().size().height() <= shown.viewport().height()
    assert shown.document().idealWidth() <= shown.viewport().width()
    assert panel.sentence.minimumSizeHint().width() <= panel.sentence.width()
    shown.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(shown, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == str(path)
    room.desk.close_box()


def test_a_second_window_on_the_same_box_is_told_so_and_can_try_again(
    room: Room, qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    second = open_room(qtbot, theme, tmp_path)

    second.desk.open_box(room.library.path)

    panel = second.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)
    assert "in use by another program or window" in panel.sentence.text()
    room.desk.close_box()
    QTest.mouseClick(panel.again, LEFT)
    settle()
    assert shelf(second).isVisible()
    second.desk.close_box()


def test_another_box_that_cannot_be_opened_leaves_the_open_one(room: Room, tmp_path: Path) -> None:
    room.add("Mine")
    room.prompts.answer = tmp_path / "none.bpbox"

    QTest.keyClick(room.window, Qt.Key.Key_O, CTRL)

    assert "There is no file" in room.toast.text.text()
    assert room.titles() == {"Mine"}


def test_another_box_can_be_opened_from_the_keyboard(room: Room, tmp_path: Path) -> None:
    other = boxes(tmp_path).create(tmp_path / "other.bpbox")
    other.close()
    room.add("Mine")
    room.window.documents.rename(room.library.documents()[0], "Still mine")
    room.window.open_document(room.library.documents()[0])
    before = room.library.path
    room.prompts.answer = tmp_path / "other.bpbox"

    QTest.keyClick(room.window, Qt.Key.Key_O, CTRL)

    assert room.library.path == tmp_path / "other.bpbox"
    assert room.desk.on_page(PageId.STUDIO) is None
    assert not room.window.actions_.can("home.undo")  # that belonged to the other box
    boxes(tmp_path).open(before).close()  # nobody holds it any more
    content = room.window.findChild(HomeContent)
    assert isinstance(content, HomeContent)
    assert content.box_button.text() == "other"
    assert room.titles() == set()


# --- opening


def test_the_large_card_continues_where_one_was(room: Room) -> None:
    room.add("One")

    QTest.mouseClick(shelf(room).hero.go, LEFT)

    assert room.window.page is PageId.STUDIO
    assert room.desk.on_page(PageId.STUDIO) is not None


def test_enter_on_continue_continues(room: Room) -> None:
    room.add("One")
    shelf(room).hero.go.setFocus()

    QTest.keyClick(shelf(room).hero.go, Qt.Key.Key_Return)

    assert room.window.page is not PageId.HOME


def test_enter_on_a_tile_begins(room: Room) -> None:
    tile = button(room, "New tally")
    tile.setFocus()

    QTest.keyClick(tile, Qt.Key.Key_Return)

    assert room.window.findChild(Overlay) is not None


def test_a_card_opens_by_one_click_and_by_enter(room: Room) -> None:
    room.add("One")
    room.add("Two")
    grid = shelf(room).grid
    settle()
    place = grid.visualRect(grid.shelf.index(0)).center()

    QTest.mouseClick(grid.viewport(), LEFT, pos=place)
    first = room.window.page
    room.window.show_page(PageId.HOME)
    grid.setFocus()
    grid.setCurrentIndex(grid.shelf.index(0))
    QTest.keyClick(grid, Qt.Key.Key_Return)

    assert first is PageId.STUDIO
    assert room.window.page is PageId.STUDIO


# --- deeds and their undo


def test_binning_can_be_undone_from_the_notice(room: Room) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    select(room, card)

    QTest.keyClick(shelf(room).grid, Qt.Key.Key_Delete)

    assert room.titles(binned=True) == {card}
    assert card in room.toast.text.text()
    QTest.mouseClick(room.toast.undo_button, LEFT)
    assert room.titles() == {"One", "Two"}


def test_binning_can_be_undone_by_keys_step_by_step(room: Room) -> None:
    for title in ("One", "Two", "Three"):
        room.add(title)
    for _ in range(2):
        select(room, titles(room)[0])
        QTest.keyClick(shelf(room).grid, Qt.Key.Key_Delete)

    left = len(room.titles())
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)
    after_one = len(room.titles())
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)

    assert (left, after_one, len(room.titles())) == (1, 2, 3)
    assert not room.window.actions_.can("home.undo")


def test_what_was_undone_by_keys_is_not_offered_for_undo_once_more(room: Room) -> None:
    for title in ("One", "Two"):
        room.add(title)
    select(room, titles(room)[0])
    QTest.keyClick(shelf(room).grid, Qt.Key.Key_Delete)
    offered = room.toast.undo_button.isVisible()

    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)

    assert offered
    assert not room.toast.undo_button.isVisible()
    assert "bin" not in room.toast.text.text()


def test_the_bin_gives_back(room: Room) -> None:
    document = room.add("One")
    room.library.bin(document)
    room.desk.shelf_changed.emit()
    QTest.mouseClick(button(room, "Bin"), LEFT)
    select(room, "One")

    room.window.actions_.run("document.restore")

    assert room.titles() == {"One"}
    assert "The bin is empty." in visible_texts(room.window)


def test_what_is_in_the_bin_comes_back_by_its_button_or_a_double_click(room: Room) -> None:
    for title in ("One", "Two"):
        room.library.bin(room.add(title))
    room.desk.shelf_changed.emit()
    QTest.mouseClick(button(room, "Bin"), LEFT)

    select(room, "One")
    QTest.mouseClick(shelf(room).header.take_out, LEFT)
    assert room.titles() == {"One"}
    grid = shelf(room).grid
    settle()
    place = grid.visualRect(grid.shelf.index(titles(room).index("Two"))).center()
    QTest.mouseClick(grid.viewport(), LEFT, pos=place)
    assert room.titles() == {"One"}, "one click takes nothing out"
    QTest.mouseDClick(grid.viewport(), LEFT, pos=place)

    assert room.titles() == {"One", "Two"}


def test_a_binned_document_is_not_opened(room: Room) -> None:
    document = room.add("One")
    room.library.bin(document)
    room.desk.shelf_changed.emit()
    QTest.mouseClick(button(room, "Bin"), LEFT)
    select(room, "One")

    QTest.keyClick(shelf(room).grid, Qt.Key.Key_Return)

    assert room.window.page is PageId.HOME
    assert not room.window.actions_.can("document.open")


def test_renaming_happens_in_place_and_can_be_undone(room: Room) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    select(room, card)

    QTest.keyClick(shelf(room).grid, Qt.Key.Key_F2)
    editor = shelf(room).grid.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "Better  name")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    settle()  # Qt takes the text when the key has been dealt with

    assert "Better name" in room.titles()
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)
    assert room.titles() == {"One", "Two"}


def test_an_empty_title_renames_nothing(room: Room) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    select(room, card)
    QTest.keyClick(shelf(room).grid, Qt.Key.Key_F2)
    editor = shelf(room).grid.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)

    editor.clear()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    settle()

    assert room.titles() == {"One", "Two"}


def test_the_large_card_can_be_renamed_too(room: Room) -> None:
    room.add("One")
    menu = _menu_of_hero(room)

    next(entry for entry in menu.actions() if entry.text() == "Rename").trigger()

    editor = shelf(room).grid.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "One"
    menu.close()


def _menu_of_hero(room: Room) -> QMenu:
    QTest.mouseClick(shelf(room).hero.more, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_keys_mean_the_large_card_while_the_focus_is_on_it(room: Room) -> None:
    room.add("One")
    room.add("Two")
    large = shelf(room).hero.info
    assert large is not None
    shelf(room).hero.go.setFocus()

    QTest.keyClick(room.window, Qt.Key.Key_D, CTRL)
    copied = room.titles()
    shelf(room).hero.more.setFocus()
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)

    assert copied == {"One", "Two", f"{large.title} (copy)"}
    assert room.titles() == {"One", "Two"}


def test_keys_mean_the_selected_card_after_the_large_one_is_left(room: Room) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    shelf(room).hero.go.setFocus()

    select(room, card)
    QTest.keyClick(room.window, Qt.Key.Key_D, CTRL)

    assert room.titles() == {"One", "Two", f"{card} (copy)"}


def test_duplicating_copies_and_can_be_undone(room: Room) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    select(room, card)

    QTest.keyClick(room.window, Qt.Key.Key_D, CTRL)
    copied = room.titles()
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)

    assert copied == {"One", "Two", f"{card} (copy)"}
    assert room.titles() == {"One", "Two"}


def test_a_context_menu_offers_what_can_be_done(room: Room) -> None:
    room.add("One")
    room.add("Two")
    grid = shelf(room).grid
    settle()
    grid.customContextMenuRequested.emit(grid.visualRect(grid.shelf.index(0)).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)

    offered = [entry.text() for entry in menu.actions() if entry.isEnabled() and entry.text()]

    assert offered == [
        "Open",
        "Rename",
        "Tags …",
        "Duplicate",
        "Export to a file …",
        "Move to the bin",
    ]
    menu.close()


def test_a_menu_beside_the_cards_is_not_offered(room: Room) -> None:
    room.add("One")
    room.add("Two")

    shelf(room).grid.customContextMenuRequested.emit(QPoint(5000, 5000))

    assert QApplication.activePopupWidget() is None


def test_a_document_goes_out_as_a_file_and_comes_in_again(room: Room, tmp_path: Path) -> None:
    room.add("One")
    room.add("Two")
    [card] = titles(room)
    select(room, card)
    room.prompts.answer = tmp_path / "sent.tally"

    QTest.keyClick(room.window, Qt.Key.Key_E, CTRL)
    exported = room.prompts.answer.read_bytes()
    QTest.keyClick(room.window, Qt.Key.Key_I, CTRL)

    assert b'"tally"' in exported
    assert [info.title for info in room.library.documents()].count(card) == 2
    QTest.mouseClick(room.toast.undo_button, LEFT)
    assert len(room.titles()) == 2


def test_a_file_that_is_none_of_ours_is_explained(room: Room, tmp_path: Path) -> None:
    room.prompts.answer = tmp_path / "letter.txt"
    room.prompts.answer.write_text("Dear Ada")

    QTest.keyClick(room.window, Qt.Key.Key_I, CTRL)

    assert "not a match or map of Burning Planets" in room.toast.text.text()
    assert room.titles() == set()


def test_a_file_that_is_too_large_is_refused_without_being_read(room: Room, tmp_path: Path) -> None:
    room.prompts.answer = tmp_path / "endless.tally"
    with room.prompts.answer.open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 1)  # takes no room on the disk
    tracemalloc.start()

    QTest.keyClick(room.window, Qt.Key.Key_I, CTRL)

    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MOST_FILE_BYTES / 10
    assert f"{MOST_FILE_BYTES // 1024 // 1024} MB" in room.toast.text.text()
    assert room.titles() == set()


def test_a_place_that_cannot_be_written_is_explained(room: Room, tmp_path: Path) -> None:
    room.add("One")
    room.add("Two")
    select(room, titles(room)[0])
    room.prompts.answer = tmp_path / "no" / "such" / "folder.tally"

    QTest.keyClick(room.window, Qt.Key.Key_E, CTRL)

    assert "cannot be written" in room.toast.text.text()


# --- layout


@pytest.mark.parametrize(("width", "scale"), [(720, 100), (1280, 100), (1280, 200), (1920, 80)])
def test_home_never_scrolls_sideways(room: Room, theme: Theme, width: int, scale: int) -> None:
    for number in range(7):
        room.add(f"A map with a rather long name, number {number}")
    theme.set_look(theme.look._replace(scale=scale))

    room.window.resize(width, 800)
    settle()

    bar = room.window.home.horizontalScrollBar()
    assert bar.maximum() == 0


def test_cards_fill_the_width_of_the_page(room: Room) -> None:
    for number in range(9):
        room.add(f"Map {number}")
    settle()
    grid = shelf(room).grid

    right = max(
        grid.visualRect(grid.shelf.index(row)).right() for row in range(grid.shelf.rowCount())
    )

    gap = 16
    columns = 4
    assert abs(right - gap - grid.width()) <= columns


def test_continue_has_the_keyboard(room: Room) -> None:
    room.add("One")
    settle()
    room.window.activateWindow()

    room.window.show_page(PageId.STUDIO)
    room.window.show_page(PageId.HOME)

    assert QApplication.focusWidget() is shelf(room).hero.go
