"""Every screen, for whoever hears it and whoever has no mouse: one walk through all scenes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app import tour
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import Preferences
from bp_desktop.ui.widgets.basics import Button, column, lay, row
from tests.journeys.screen_tabbed import TabbingCheck, misplaced
from tests.journeys.screen_told import TellingCheck
from tests.scenes.every import walk


@pytest.mark.timeout(600)
def test_every_screen_is_told_and_walked_by_tab(qapp: QApplication, tmp_path: Path) -> None:
    chosen = Preferences(
        language="en", motion="less", dice_animation=False, stage="off", seen=__version__
    )
    telling, tabbing = TellingCheck(), TabbingCheck()
    screens = 0
    for name, screen in walk(chosen, (1366, 768), tmp_path, patience=0):
        tour.settle()
        screens += 1
        tabbing.look(name, screen)
        telling.look(name, screen)
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")

    assert screens > 150
    assert telling.told > 1000
    assert len(telling.boards) > 3, telling.boards  # studio, table, chronicle, public window
    assert len(tabbing.ringed) > 60, tabbing.ringed
    faults = [*telling.faults.values(), *tabbing.faults.values()]
    assert faults == [], "\n" + "\n".join(sorted(faults))


def test_an_order_that_nobody_would_read_is_noticed(qtbot: QtBot, theme: Theme) -> None:
    """The patterns themselves: a row of three, and one below."""
    page = QWidget()
    qtbot.addWidget(page)
    first, second, third, below = (Button(theme, name) for name in "abcd")
    line = lay(row(theme), first, second, third)
    lay(column(theme, page), line, below)
    page.show()

    assert list(misplaced([first, second, third, below])) == []
    assert list(misplaced([second, third, below, first])) == []
    assert len(list(misplaced([first, third, second, below]))) == 1
    assert len(list(misplaced([first, below, second, third]))) == 1


def test_parts_of_a_page_that_are_no_neighbours_are_looked_at(qtbot: QtBot, theme: Theme) -> None:
    """Each in a holder of its own."""
    page = QWidget()
    qtbot.addWidget(page)
    first, second, third = (Button(theme, name) for name in "abc")
    holders = [QWidget() for _ in range(3)]
    for holder, button in zip(holders, (first, second, third), strict=True):
        lay(column(theme, holder), button)
    lay(column(theme, page), *holders)
    page.show()

    assert list(misplaced([second, third, first])) == [], "after the last comes the first"
    assert len(list(misplaced([first, third, second]))) == 1
