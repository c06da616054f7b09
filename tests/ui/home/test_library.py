"""Tags, search, sorting and the bin on Home, with real keys and a real mouse."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import say
from bp_desktop.session import document_file
from bp_desktop.ui.home import pictures
from bp_desktop.ui.home.finding import ShelfOrder
from bp_desktop.ui.home.shelf_header import NothingFoundPanel
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.home.tag_form import TagForm
from bp_desktop.ui.shell import thumbnails
from bp_desktop.ui.shell.pages import PageId
from tests.tally import Join
from tests.ui.build import Room, focused, settle

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def shelf(room: Room) -> ShelfPanel:
    panel = room.window.findChild(ShelfPanel)
    assert isinstance(panel, ShelfPanel)
    return panel


def titles(room: Room) -> list[str]:
    model = shelf(room).grid.shelf
    return [str(model.data(model.index(row))) for row in range(model.rowCount())]


def fill(room: Room, **tags: tuple[str, ...]) -> None:
    for title, named in tags.items():
        made = room.add(title)
        room.library.set_tags(made, named)
    room.desk.shelf_changed.emit()
    settle()


def select(room: Room, title: str) -> None:
    grid = shelf(room).grid
    settle()
    grid.setFocus()
    grid.setCurrentIndex(grid.shelf.index(titles(room).index(title)))


def form(room: Room) -> TagForm:
    made = room.window.findChild(TagForm)
    assert isinstance(made, TagForm)
    return made


def tags_of(room: Room, title: str) -> tuple[str, ...]:
    [info] = [info for info in room.library.documents() if info.title == title]
    return info.tags


# --- tags


def test_tags_are_chosen_by_keyboard_alone_and_can_be_undone(room: Room) -> None:
    fill(room, One=("duel",), Two=(), Three=("Club",))
    shelf(room).sort(ShelfOrder.NAME)
    select(room, "One")

    QTest.keyClick(room.window, Qt.Key.Key_T, CTRL)
    field = form(room).field
    assert focused() is field
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, " fair , club")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()

    assert tags_of(room, "One") == ("fair", "Club")  # as it is spelt elsewhere
    assert set(shelf(room).tags.chips) == {"fair", "Club"}
    QTest.keyClick(room.window, Qt.Key.Key_Z, CTRL)
    assert tags_of(room, "One") == ("duel",)


def test_tags_are_chosen_by_mouse(room: Room) -> None:
    fill(room, One=("fair", "duel"))
    QTest.mouseClick(shelf(room).hero.more, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(entry for entry in menu.actions() if entry.text() == "Tags …").trigger()
    menu.close()

    QTest.mouseClick(form(room).chosen.chips["fair"], LEFT)
    QTest.keyClicks(form(room).field, "late")  # typed and not added is meant, too
    QTest.mouseClick(form(room).keep, LEFT)

    assert tags_of(room, "One") == ("duel", "late")


def test_bad_tags_are_explained_and_nothing_is_kept_until_they_are_good(room: Room) -> None:
    fill(room, One=("duel",))
    shelf(room).hero.go.setFocus()
    QTest.keyClick(room.window, Qt.Key.Key_T, CTRL)
    field = form(room).field

    QTest.keyClicks(field, "Duel")
    QTest.keyClick(field, Qt.Key.Key_Return)
    same = form(room).problem.text()
    field.setText("x" * 41)
    QTest.mouseClick(form(room).keep, LEFT)

    assert "“duel” already" in same
    assert "at most 40 characters" in form(room).problem.text()
    assert form(room).problem.isVisible()
    assert field.text() == "x" * 41
    assert tags_of(room, "One") == ("duel",)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    settle()
    assert tags_of(room, "One") == ("duel",)


def test_tags_live_through_copy_bin_export_and_import(room: Room, tmp_path: Path) -> None:
    fill(room, One=("duel", "fair"))
    shelf(room).hero.go.setFocus()

    QTest.keyClick(room.window, Qt.Key.Key_D, CTRL)
    room.prompts.answer = tmp_path / "sent.tally"
    shelf(room).hero.go.setFocus()
    QTest.keyClick(room.window, Qt.Key.Key_E, CTRL)
    QTest.keyClick(room.window, Qt.Key.Key_I, CTRL)
    for info in room.library.documents():
        room.library.bin(info.id)
        room.library.restore(info.id)

    assert len(room.library.documents()) == 3
    assert {info.tags for info in room.library.documents()} == {("duel", "fair")}


def test_pressed_tags_narrow_the_cards_and_go_when_no_document_has_them(room: Room) -> None:
    fill(room, One=("duel", "fair"), Two=("duel",), Three=())

    QTest.mouseClick(shelf(room).tags.chips["duel"], LEFT)
    both = set(titles(room))
    QTest.mouseClick(shelf(room).tags.chips["fair"], LEFT)
    one = titles(room)
    heading = shelf(room).header.heading.text()
    [info] = [info for info in room.library.documents() if info.title == "One"]
    room.window.documents.set_tags(info, ("duel",))

    assert (both, one, heading) == ({"One", "Two"}, ["One"], "1 found")
    assert set(titles(room)) == {"One", "Two"}  # "fair" is no tag any more
    QTest.mouseClick(shelf(room).tags.chips["duel"], LEFT)
    assert shelf(room).hero.isVisible()


def test_many_tags_are_shown_when_asked_for(room: Room) -> None:
    fill(room, One=tuple(f"a{n}" for n in range(20)), Two=("zzz",))
    assert "zzz" not in shelf(room).tags.chips

    more = shelf(room).tags.more
    assert more is not None
    QTest.mouseClick(more, LEFT)

    assert "zzz" in shelf(room).tags.chips
    assert shelf(room).tags.more is None


def test_a_tag_too_many_is_shown_when_asked_for_even_if_those_seen_stay(room: Room) -> None:
    fill(room, One=tuple(f"a{n}" for n in range(10, 26)))
    assert shelf(room).tags.more is None
    seen = list(shelf(room).tags.chips)

    fill(room, Two=("zzz",))

    assert list(shelf(room).tags.chips) == seen
    assert shelf(room).tags.more is not None


# --- search


def test_search_is_reached_used_and_left_by_keyboard(room: Room) -> None:
    fill(room, Asteria=(), Ring=("club",), Other=())

    QTest.keyClick(room.window, Qt.Key.Key_F, CTRL)
    search = shelf(room).search
    assert focused() is search
    QTest.keyClicks(search, "CLÚB")
    settle()
    assert titles(room) == ["Ring"]
    assert not shelf(room).hero.isVisible()
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert focused() is shelf(room).grid
    QTest.keyClick(shelf(room).grid, Qt.Key.Key_Return)

    assert room.window.page is PageId.STUDIO
    room.window.show_page(PageId.HOME)
    QTest.keyClick(room.window, Qt.Key.Key_F, CTRL)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert shelf(room).hero.isVisible()


def test_the_last_document_is_found_among_the_others(room: Room) -> None:
    fill(room, One=(), Two=())
    large = shelf(room).hero.title.text()

    shelf(room).search.setText(large)

    assert titles(room) == [large]


def test_nothing_found_says_what_was_looked_for_and_how_to_see_all_again(room: Room) -> None:
    fill(room, One=(), Two=())

    shelf(room).search.setText("<b>zq")
    settle()

    told = room.window.findChild(NothingFoundPanel)
    assert isinstance(told, NothingFoundPanel)
    assert told.isVisible()
    assert "“<b>zq”" in told.sentence.text()
    assert not told.everywhere.isVisible()
    QTest.mouseClick(told.clear_button, LEFT)
    assert not told.isVisible()
    assert shelf(room).hero.isVisible()


def test_a_search_can_go_on_in_the_bin(room: Room) -> None:
    fill(room, One=(), Two=())
    [info] = [info for info in room.library.documents() if info.title == "One"]
    room.window.documents.bin(info)

    shelf(room).search.setText("one")
    settle()
    told = room.window.findChild(NothingFoundPanel)
    assert isinstance(told, NothingFoundPanel)
    QTest.mouseClick(told.everywhere, LEFT)

    assert titles(room) == ["One"]


# --- sorting


@pytest.mark.parametrize("way", ["menu", "palette"])
def test_sorting_by_name_shows_all_and_is_remembered(room: Room, way: str) -> None:
    fill(room, **{"Map 10": (), "map 2": (), "Asteria": ()})

    if way == "menu":
        QTest.mouseClick(shelf(room).header.order, LEFT)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        next(entry for entry in menu.actions() if entry.text() == "Name").trigger()
        menu.close()
    else:
        room.window.actions_.run("home.sort.name")

    assert titles(room) == ["Asteria", "map 2", "Map 10"]
    assert room.choices.now.order == "name"
    assert shelf(room).header.order.text() == "Name"


# --- the bin


def test_emptying_the_bin_is_said_twice_and_final(room: Room) -> None:
    fill(room, One=(), Two=(), Three=())
    for info in room.library.documents()[:2]:
        room.window.documents.bin(info)
    settle()

    room.window.actions_.run("home.empty_bin")
    line = shelf(room).header
    assert focused() is line.keep
    QTest.mouseClick(line.keep, LEFT)
    kept = len(room.titles(binned=True))
    QTest.mouseClick(line.empty_bin, LEFT)
    assert line.really.text() == "Permanently delete 2 documents"
    QTest.mouseClick(line.really, LEFT)

    assert kept == 2
    assert room.titles(binned=True) == set()
    assert len(room.titles()) == 1
    assert "Permanently deleted: 2." in room.toast.text.text()
    assert not room.toast.undo_button.isVisible()
    assert not room.window.actions_.can("home.undo")
    assert not line.empty_bin.isVisible()


def test_a_document_that_goes_into_the_bin_is_not_open_any_more(room: Room) -> None:
    fill(room, One=())
    room.window.open_document(room.library.documents()[0])
    room.window.show_page(PageId.HOME)

    room.window.documents.bin(room.library.documents()[0])

    assert room.desk.on_page(PageId.STUDIO) is None


def test_after_binning_the_keyboard_is_on_the_next_card(room: Room) -> None:
    fill(room, One=(), Two=(), Three=(), Four=())
    first, second, third = titles(room)
    select(room, second)

    QTest.keyClick(shelf(room).grid, Qt.Key.Key_Delete)
    current = shelf(room).grid.current()

    assert titles(room) == [first, third]
    assert current is not None
    assert current.title == third
    assert focused() is shelf(room).grid


def test_a_copy_is_selected_when_it_is_made(room: Room) -> None:
    fill(room, One=(), Two=(), Three=())
    shelf(room).show_section("tally")
    select(room, "Two")

    QTest.keyClick(room.window, Qt.Key.Key_D, CTRL)

    current = shelf(room).grid.current()
    assert current is not None
    assert current.title == "Two (copy)"


# --- catching up


def test_a_document_that_was_left_without_a_good_bye_is_shown_as_it_is_by_itself(
    room: Room, qtbot: QtBot
) -> None:
    """As after a kill: steps were kept, and the picture is that of an earlier one."""
    document = room.add("One")
    room.library.remember_look(document, say("shared.document.plain"), None, 0)
    room.desk.shelf_changed.emit()

    def caught_up() -> bool:
        [info] = room.library.documents()
        return info.pictured == info.steps == 1 and info.summary != say("shared.document.plain")

    qtbot.waitUntil(caught_up, timeout=5000)

    qtbot.waitUntil(lambda: shelf(room).documents[0].pictured == 1, timeout=2000)


def test_what_is_put_away_is_kept_with_its_picture_and_summary_at_once(room: Room) -> None:
    """At once: what catches up in the quiet moments after it must find nothing to do."""
    room.add("One")
    room.window.open_document(room.library.documents()[0])
    document = room.desk.on_page(room.window.page)
    assert document is not None
    document.commander.submit(Join("Bob"))

    room.desk.put_away(room.window.page)

    [info] = room.library.documents()
    assert info.pictured == info.steps == 2
    assert info.summary == say("tally.summary", players=2)


def test_what_is_open_is_not_looked_at_a_second_time(room: Room) -> None:
    room.add("One")
    room.window.open_document(room.library.documents()[0])

    shelf(room).catch_up.look_through(room.library.documents())

    assert shelf(room).catch_up._waiting == []


def test_a_damaged_document_is_passed_over_and_not_tried_again(room: Room, qtbot: QtBot) -> None:
    document = room.add("One")
    room.add("Two")
    _damage(room, document)

    room.desk.shelf_changed.emit()

    def both_tried() -> bool:
        pictured = any(info.pictured for info in room.library.documents())
        return pictured and (document, 1) in shelf(room).catch_up._tried

    qtbot.waitUntil(both_tried, timeout=5000)
    shelf(room).catch_up.look_through(room.library.documents())
    assert shelf(room).catch_up._waiting == []


def _damage(room: Room, document: str) -> None:
    store = room.library.store
    with store.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE entry SET body = x'00' WHERE document_id = ?", (document,)
        )


@pytest.mark.parametrize("broken", ["picture", "summary"])
def test_home_and_every_start_survive_a_document_that_cannot_be_pictured(
    room: Room,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: str,
) -> None:
    """It used to be told as a fault of the program at every start (P1)."""
    first, second = room.add("Bad"), room.add("Good")
    real = thumbnails.keep_thumbnail

    def fail_for_the_first(library: object, document: str, *rest: Any) -> None:
        if document == first:
            raise OverflowError(broken)
        real(library, document, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(pictures, "keep_thumbnail", fail_for_the_first)
    catch_up = shelf(room).catch_up
    catch_up._forget()
    monkeypatch.setattr(pictures, "AT_FIRST", 0)
    listed = [info._replace(pictured=None, steps=1) for info in room.library.documents()]
    catch_up.look_through(listed)

    def done() -> bool:
        return {(first, 1), (second, 1)} <= catch_up._tried

    qtbot.waitUntil(done)
    assert caplog.text.count(f"OverflowError: {broken}") == 1
    caplog.clear()
    assert room.titles() == {"Bad", "Good"}


def test_a_file_too_large_to_come_back_is_told_as_it_is_exported(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.add("Long")
    [info] = room.library.documents()
    monkeypatch.setattr(document_file, "MOST_ENTRIES", info.steps - 1)

    room.window.documents.export_file(info, tmp_path / "long.json")

    told = room.toast.text.text()
    assert told.startswith("Exported to ")
    assert "too large to be imported again" in told


def test_no_section_stands_alone_below_the_others(room: Room) -> None:
    """In Italian at 1366 the bin did: all of them go to a line of their own."""
    fill(room, Alpha=("fair",))
    header = shelf(room).header
    lines = set()

    for width in range(1300, 620, -20):
        header.resize(width, header.heightForWidth(width))
        settle()
        tops = {chip.mapTo(header, chip.rect().topLeft()).y() for chip in header.chips.buttons()}
        assert len(tops) == 1, width
        lines.add(header.search.mapTo(header, header.search.rect().center()).y() < min(tops))

    assert lines == {False, True}, "beside the search, and below it"
