"""Tab goes as the eye does, also over parts of a page that were made in another order."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, lay
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.tab_walk import in_reading_order, walk_on


def page_of(qtbot: QtBot, theme: Theme) -> tuple[QWidget, list[Button]]:
    """Three buttons below each other, each in a holder of its own; the upper one came last."""
    page = QWidget()
    qtbot.addWidget(page)
    lines = column(theme, page)
    made = []
    for name, place in (("second", 0), ("third", 1), ("first", 0)):
        button, holder = Button(theme, name), QWidget()
        lay(column(theme, holder), button)
        lines.insertWidget(place, holder)
        made.append(button)
    page.show()
    return page, [made[2], made[0], made[1]]


def test_what_came_late_is_walked_where_it_is_read(qtbot: QtBot, theme: Theme) -> None:
    page, buttons = page_of(qtbot, theme)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    buttons[0].setFocus()
    seen = []

    for forward in (True, True, True, False, False):
        walk_on(page, forward=forward)
        seen.append([one.hasFocus() for one in buttons].index(True))

    assert seen == [1, 2, 0, 2, 1]
    assert in_reading_order(page, [buttons[1], buttons[2], buttons[0]]) == buttons


def test_a_form_is_walked_so_too(qtbot: QtBot, theme: Theme) -> None:
    form, buttons = page_of(qtbot, theme)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(500, 500)
    window.show()
    overlay = Overlay(theme, window, form, width=300)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    buttons[0].setFocus()

    QTest.keyClick(buttons[0], Qt.Key.Key_Tab)

    assert buttons[1].hasFocus()
    overlay.close_panel()
