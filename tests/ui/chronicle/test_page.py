"""The page on the rail: which match, and what is there without one."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.match.commands import RollEvent
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.ui.chronicle.match_dice import MatchDice
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.dice.page import DicePage
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, MatchPlan, PlayedSide
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import AnyCommander
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.table import bots_for, next_command
from tests.games.burning_planets.match.build import HUMANS, XENOS
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.chronicle.looking_back import LEFT


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    made = game_room(qtbot, theme, tmp_path)

    yield made

    made.leave()


def add_match(room: GameRoom, title: str) -> None:
    """A match of two, just begun."""
    anna = SeatDraft("Anna", 0, by_hand=False, own=PlayedSide(HUMANS))
    boris = SeatDraft("Boris", 1, by_hand=False, own=PlayedSide(XENOS))
    plan = MatchPlan(Agreement(title, (anna, boris), DEFAULTS), BoardSource.ROLLED)
    room.desk.library.create("burning_planets.match", title, plan.commands(AppDice(1)))
    room.desk.shelf_changed.emit()


def go_on(commander: AnyCommander) -> None:
    """One step, as a bot would take it."""
    match: Match = commander.state
    command = next_command(match, bots_for(match, (GreedyBot,), 1))
    assert commander.submit(command, overrule=True)


def chronicle(room: GameRoom) -> ChroniclePage:
    room.window.show_page(PageId.CHRONICLE)
    QApplication.processEvents()
    page = room.window.findChild(ChroniclePage)
    assert isinstance(page, ChroniclePage)
    return page


def test_without_any_match_it_says_how_to_come_by_one(room: GameRoom) -> None:
    page = chronicle(room)

    assert page.currentWidget() is page.choice
    assert not page.choice.list.isVisible()
    QTest.keyClick(page.choice.home, Qt.Key.Key_Return)

    assert room.window.page is PageId.HOME


def test_a_match_of_the_box_is_chosen_by_keyboard_and_opened(room: GameRoom) -> None:
    add_match(room, "Friday")
    add_match(room, "Saturday")
    page = chronicle(room)
    assert {one.title for one in page.choice.list.rows} == {"Friday", "Saturday"}
    page.choice.list.setFocus()

    QTest.keyClick(page.choice.list, Qt.Key.Key_Return)

    assert page.view is not None
    assert page.currentWidget() is page.view
    assert room.window.page is PageId.CHRONICLE
    assert room.desk.on_page(PageId.TABLE) is not None


def test_the_open_match_is_shown_and_another_can_be_chosen(room: GameRoom) -> None:
    add_match(room, "Friday")
    add_match(room, "Saturday")
    room.reopen("Friday")
    page = chronicle(room)
    assert page.view is not None
    assert page.view.title.text() == "Friday"

    QTest.mouseClick(page.view.another, LEFT)
    assert page.currentWidget() is page.choice
    QTest.mouseClick(page.choice.back, LEFT)
    assert page.currentWidget() is page.view
    QTest.mouseClick(page.view.another, LEFT)
    rows = page.choice.list
    index = rows.index_of(next(one.id for one in rows.rows if one.title == "Saturday"))
    QTest.mouseClick(
        rows.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rows.visualRect(index).center()
    )

    assert page.view.title.text() == "Saturday"
    assert page.currentWidget() is page.view


def test_closing_the_box_leaves_nothing_behind(room: GameRoom) -> None:
    add_match(room, "Friday")
    room.reopen("Friday")
    page = chronicle(room)
    assert "chronicle.play" in room.window.actions_

    room.desk.put_away(PageId.TABLE)

    assert page.view is None
    assert "chronicle.play" not in room.window.actions_
    assert page.currentWidget() is page.choice


def test_a_step_on_the_table_is_there_when_the_chronicle_is_looked_at_again(
    room: GameRoom,
) -> None:
    add_match(room, "Friday")
    room.reopen("Friday")
    page = chronicle(room)
    assert page.view is not None
    before = page.view.time.slider.maximum()
    room.window.show_page(PageId.TABLE)
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    go_on(document.commander)

    chronicle(room)

    assert page.view.time.slider.maximum() == before + 1
    assert page.view.time.slider.value() == before + 1


def test_the_dice_page_can_show_the_dice_of_the_open_match(room: GameRoom) -> None:
    """Issue 6: statistics kept with the match."""
    add_match(room, "Friday")
    room.window.show_page(PageId.DICE)
    dice = room.window.findChild(DicePage)
    assert isinstance(dice, DicePage)
    source = dice.tray.findChild(MatchDice)
    assert isinstance(source, MatchDice)
    assert not source.choice.isVisible()
    room.reopen("Friday")
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    while not document.commander.state.turn.rolled:
        if document.commander.state.turn.number:
            assert document.commander.submit(RollEvent(faces=(7,)))
        else:
            go_on(document.commander)
    room.window.show_page(PageId.DICE)

    QTest.mouseClick(source.choice.buttons["match"], LEFT)
    log = dice.tray.statistics.log
    assert log.item(0).text().startswith("d20   7")
    assert "by hand" in log.item(0).text()
    dice.tray.throw_one(6)

    assert source.chosen == "sitting"
    assert log.count() == 1
    assert log.item(0).text().startswith("d6")


def test_the_library_for_charts_waits_until_a_chart_is_seen() -> None:
    """Start-up and every other page do without it."""
    code = (
        "import sys; import bp_desktop.ui.chronicle.page; "
        "print({'pyqtgraph', 'numpy'} & set(sys.modules))"
    )

    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert found.stdout.strip() == "set()"
