"""Whatever Tab comes to is seen to have the keyboard; Tab passes over what needs no keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, lay
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.focus_ring import FocusRing
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.tab_walk import is_stop
from tests.ui.build import settle

BY_TAB, BY_MOUSE = Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.setAccessibleName("The page")
    qtbot.addWidget(made)
    return made


def shown(page: QWidget, beside: Button) -> None:
    page.show()
    page.activateWindow()
    beside.setFocus(BY_MOUSE)
    settle()


def ring_of(widget: QWidget) -> FocusRing:
    (ring,) = widget.findChildren(FocusRing)
    return ring


def test_a_list_is_ringed_until_one_of_its_rows_is(page: QWidget, theme: Theme) -> None:
    rows, beside = RowList(theme, "Rows"), Button(theme, "Beside")
    lay(column(theme, page), rows, beside)
    shown(page, beside)
    rows.show_rows((Row("a", "A"), Row("b", "B")), None)

    rows.setFocus(BY_TAB)
    assert ring_of(rows).isVisible()
    rows.choose("b")
    assert not ring_of(rows).isVisible()
    rows.choose(None)
    beside.setFocus(BY_TAB)
    assert not ring_of(rows).isVisible()
    rows.setFocus(BY_MOUSE)
    assert not ring_of(rows).isVisible()


def test_a_list_without_rows_is_no_stop(page: QWidget, theme: Theme) -> None:
    rows = RowList(theme, "Rows")
    lay(column(theme, page), rows)
    page.show()

    assert not is_stop(rows)
    rows.show_rows((Row("a", "A"),), None)
    assert is_stop(rows)


def test_an_area_is_a_stop_while_it_scrolls_and_has_the_name_of_its_page(
    page: QWidget, theme: Theme, qtbot: QtBot
) -> None:
    words, beside = QLabel("Words"), Button(theme, "Beside")
    area: QScrollArea = scroll_area(words)
    lay(column(theme, page), area, beside)
    page.resize(200, 200)
    shown(page, beside)
    assert not is_stop(area)

    words.setMinimumHeight(900)
    qtbot.waitUntil(lambda: is_stop(area))
    area.setFocus(BY_TAB)

    assert ring_of(area).isVisible()
    assert ring_of(area).size() == area.size()
    assert area.accessibleName() == "The page"
