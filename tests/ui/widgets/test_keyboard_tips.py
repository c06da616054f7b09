"""Keyboard tips: nothing is told to a pointer alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets import keyboard_tips
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from tests.ui.build import Room, settle


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard_tips, "REST_MS", 0)


def wait_for(qtbot: QtBot, tip: str) -> None:
    """Qt takes a tip away a moment later than it is asked to."""
    settle()
    qtbot.waitUntil(lambda: (QToolTip.text() if QToolTip.isVisible() else "") == tip)


def with_keyboard() -> QWidget:
    found: QWidget | None = QApplication.focusWidget()
    assert found is not None
    return found


def test_tab_comes_with_the_tip_of_what_it_comes_to(room: Room) -> None:
    for page, button in room.window.rail.buttons.items():
        button.setToolTip(f"Goes to {page}")
    tips = set()
    for _ in range(12):
        QTest.keyClick(with_keyboard(), Qt.Key.Key_Tab)
        tips.add(with_keyboard().toolTip())
        wait_for(room.qtbot, with_keyboard().toolTip())

    assert tips >= {"", "Goes to home"}


def test_a_click_that_gives_the_keyboard_brings_no_tip(room: Room) -> None:
    button = room.window.rail.buttons[PageId.DICE]
    button.setToolTip("What it does")

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus()

    wait_for(room.qtbot, "")


def test_arrows_come_with_the_tip_of_a_row_unless_it_says_all(qtbot: QtBot, theme: Theme) -> None:
    rows = RowList(theme, "Rows")
    qtbot.addWidget(rows)
    lines = [Row("a", "One"), Row("b", "Two", "a note"), Row("c", "Three", tip="what for")]
    rows.show_rows(lines, None)
    rows.resize(300, 300)
    rows.show()
    rows.setFocus()
    rows.choose("a")

    QTest.keyClick(rows, Qt.Key.Key_Down)
    wait_for(qtbot, "")
    QTest.keyClick(rows, Qt.Key.Key_Down)
    wait_for(qtbot, "what for")
    QTest.keyClick(rows, Qt.Key.Key_Up)
    wait_for(qtbot, "")
