"""The window on the television, while on the laptop something else is built anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.public import PublicWindow
from tests.journeys.interruptions import (
    HIDDEN,
    Program,
    closed_and_opened,
    other_language,
    other_look,
    running,
)
from tests.ui.build import settle
from tests.ui.table.eyes import leaks


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    with running(qtbot, tmp_path) as app:
        yield Program(app, HIDDEN)


def windows() -> list[PublicWindow]:
    tops = QApplication.topLevelWidgets()
    return [one for one in tops if isinstance(one, PublicWindow) and one.isVisible()]


def open_window(program: Program) -> PublicWindow:
    program.hand.view.public.open()
    settle()
    [window] = windows()
    QTest.keyClick(window, Qt.Key.Key_T)
    QTest.keyClick(window, Qt.Key.Key_Plus)
    window.setGeometry(QRect(40, 30, 900, 700))
    settle()
    return window


def test_it_speaks_the_other_language_where_it_stands_and_as_it_looks(program: Program) -> None:
    before = open_window(program)
    look, place = before.theme.look, before.geometry()
    assert before.windowTitle() == "Burning Planets: the table"

    other_language(program)

    [window] = windows()
    assert window.windowTitle() == "Burning Planets: il tavolo"
    assert window.theme.look == look
    assert window.geometry() == place
    treasury = program.hand.match.players[program.hand.match.turn.player].treasury
    assert leaks({str(amount) for _, amount in treasury if amount > 99}, [window]) == []


def test_it_follows_the_match_after_that_and_closes_with_it(program: Program) -> None:
    open_window(program)
    other_language(program)
    hand = program.hand
    number = hand.match.turn.number

    hand.view.end_turn()
    settle()

    [window] = windows()
    active = hand.match.players[hand.match.turn.player].name
    assert hand.match.turn.number > number
    assert active in [one.text() for one in window.findChildren(QLabel)]
    program.app.desk.put_away(PageId.TABLE)
    settle()
    assert windows() == []


def test_another_look_of_the_laptop_changes_nothing_there(program: Program) -> None:
    window = open_window(program)
    look = window.theme.look

    other_look(program)

    assert windows() == [window]
    assert window.theme.look == look


def test_it_closes_with_the_match_and_looks_the_next_time_as_it_did(program: Program) -> None:
    look = open_window(program).theme.look

    closed_and_opened(program)

    assert windows() == []
    program.hand.view.public.open()
    [window] = windows()
    assert window.theme.look == look
