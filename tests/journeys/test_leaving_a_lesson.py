"""A lesson is left, resumed and gone about otherwise; it never stands in the way."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.core import dice
from bp_desktop.storage.places import user_places
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.home.welcome_panel import WelcomePanel
from bp_desktop.ui.lessons.lesson_list import LessonList
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.view import TableView
from tests.journeys.lesson_hand import LessonHand
from tests.ui.build import focused, settle
from tests.ui.table.players_hand import MatchView, push

FIRST = "first_match"


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], LessonHand]]:
    """Starts the program, the first or a later time; no event of its dice keeps ships at home."""
    monkeypatch.setattr(dice, "AppDice", partial(dice.AppDice, 8))
    apps: list[WindowApp] = []

    def begin() -> LessonHand:
        for one in apps:
            one.leave()
        settle()
        app = WindowApp(user_places(tmp_path))
        apps.append(app)
        app.choices.set(pace="at_once", stage="off", motion="less")
        app.window.resize(1366, 768)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        return LessonHand(qtbot, app.window, lambda: app.window)

    yield begin

    for app in apps:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def shelf(hand: LessonHand) -> ShelfPanel:
    (panel,) = hand.window.findChildren(ShelfPanel)
    return panel


def begin_by_list(hand: LessonHand) -> None:
    """From Home, by the list that Ctrl+K and menus open."""
    hand.window.actions_.run("learn")
    (panel,) = hand.window.findChildren(LessonList)
    push(panel.tiles[0])
    settle()


def read_to_event(hand: LessonHand) -> None:
    for step in ("welcome", "balances"):
        hand.at(step)
        hand.read_on()
    hand.at("event")


def table(hand: LessonHand) -> MatchView:
    (view,) = [one for one in hand.window.findChildren(TableView) if one.isVisible()]
    return view


def test_a_lesson_goes_on_where_it_was_after_a_restart(start: Callable[[], LessonHand]) -> None:
    hand = start()
    (welcome,) = hand.window.findChildren(WelcomePanel)
    push(welcome.ways.parts[-1])  # Learn to play
    read_to_event(hand)
    hand.press()
    hand.at("collect")
    hand.window.close()

    hand = start()
    way = shelf(hand).learn.ways[FIRST]
    assert way.text() == "Continue the lesson: Your first match"
    push(way)
    hand.at("collect")
    assert "step 4 of 21" in hand.bubble.head.text()
    table(hand).screens.open_recap()  # as after a longer while
    hand.look("collect-recap")
    assert hand.bubble.text.text() == "This tells what happened before. Continue from here."
    hand.press()
    hand.look("collect-again")
    hand.press()
    hand.at("spaceport")
    assert len(hand.window.desk.library.documents()) == 1

    # It comes back with its document, too.
    hand.window.close()
    hand = start()
    push(shelf(hand).hero.go)
    hand.at("spaceport")


def test_who_leaves_is_left_alone_until_they_ask(start: Callable[[], LessonHand]) -> None:
    hand = start()
    begin_by_list(hand)
    read_to_event(hand)
    push(hand.bubble.leave)
    assert hand.window.lessons.coach is None
    hand.window.show_page(PageId.HOME)
    hand.window.desk.put_away(PageId.TABLE)
    push(shelf(hand).hero.go)
    settle()
    assert hand.window.lessons.coach is None

    hand.window.actions_.run(f"learn.{FIRST}")
    hand.at("event")


def test_who_does_otherwise_is_followed(start: Callable[[], LessonHand]) -> None:
    """Somebody who knows turns plays on without looking at the bubble."""
    hand = start()
    begin_by_list(hand)
    read_to_event(hand)
    view = table(hand)
    view.advance()
    view.advance()
    hand.at("spaceport")
    view.advance()  # past structures, and past ships, for there is no spaceport
    hand.look("spaceport-too-late")
    assert hand.bubble.text.text().startswith("This cannot be done now.")
    push(hand.bubble.skip)
    hand.at("undo")
    push(hand.bubble.skip)
    hand.at("redo")
    push(hand.bubble.skip)
    hand.at("ship")
    push(hand.bubble.skip)
    hand.at("move")

    view.pages.show_page("journal")  # the board is not there to be pointed at
    hand.look("move-from-journal")
    assert hand.bubble.text.text() == "This step is done on the board: show it."
    hand.press()
    assert view.pages.page == "board"


def test_another_page_offers_the_way_back(start: Callable[[], LessonHand]) -> None:
    hand = start()
    begin_by_list(hand)
    hand.at("welcome")
    hand.window.show_page(PageId.RULES)
    hand.coach.look()
    assert hand.bubble.title.text() == "Back to the lesson?"
    assert hand.bubble.ring.isHidden()
    hand.read_on()
    assert hand.window.page is PageId.TABLE
    hand.at("welcome")
    hand.window.show_page(PageId.HOME)  # which has its own way
    hand.coach.look()
    assert hand.bubble.isHidden()
    hand.window.actions_.run("shortcuts")
    hand.window.show_page(PageId.TABLE)
    hand.coach.look()
    assert hand.bubble.isHidden(), "a panel lies over the window"
    hand.window.notices.close_overlay()
    hand.at("welcome")


def test_the_bubble_by_keyboard(start: Callable[[], LessonHand]) -> None:
    hand = start()
    begin_by_list(hand)
    hand.at("welcome")
    view = table(hand)
    view.focus_main()
    assert not hand.bubble.has_keyboard, "it never takes the keyboard by itself"
    QTest.keyClick(focused(), Qt.Key.Key_F8)
    assert hand.bubble.go_on.hasFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert hand.bubble.go_on.hasFocus(), "there is more to read"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert hand.step == "event"
    assert view.go_on.button.hasFocus(), "there is something to do: the keys go there"
    QTest.keyClick(focused(), Qt.Key.Key_F8)
    assert hand.bubble.skip.hasFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert view.go_on.button.hasFocus()
    assert hand.bubble.isVisible(), "Esc does not lose the lesson"
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    hand.at("collect")
    assert hand.bubble.accessibleName() == "Your first match · step 4 of 21: Collect resources"
    assert hand.bubble.accessibleDescription() == hand.bubble.text.text()


def test_a_lesson_changes_its_language_with_the_window(start: Callable[[], LessonHand]) -> None:
    hand = start()
    begin_by_list(hand)
    read_to_event(hand)
    hand.window.choices.set(language="it")
    settle()
    hand.at("event")
    assert hand.bubble.title.text() == "Tira l'evento"


def test_a_lesson_whose_document_is_gone_begins_anew(start: Callable[[], LessonHand]) -> None:
    hand = start()
    begin_by_list(hand)
    read_to_event(hand)
    (info,) = hand.window.desk.library.documents()
    hand.window.show_page(PageId.HOME)
    hand.window.documents.bin(info)
    settle()
    assert hand.window.lessons.coach is None
    assert shelf(hand).learn.ways[FIRST].text() == "Your first match"
    hand.window.actions_.run(f"learn.{FIRST}")
    hand.at("welcome")
    assert len(hand.window.desk.library.documents()) == 2
