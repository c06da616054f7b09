"""Fields in a page that scrolls."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, search_line
from bp_desktop.ui.widgets.passphrase import NewPassphrase
from tests.ui.table.players_hand import LEFT, NONE


def _choice() -> ChoiceBox:
    box = ChoiceBox()
    box.addItems(["none", "one", "two"])
    box.setCurrentIndex(1)
    return box


def _count() -> CountBox:
    box = CountBox(maximum=9)
    box.setValue(1)
    return box


def _value(field: QWidget) -> int:
    return field.currentIndex() if isinstance(field, ChoiceBox) else field.property("value")


@pytest.mark.parametrize("make", [_choice, _count])
def test_the_wheel_over_a_field_is_left_to_the_page_and_changes_nothing(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    field = make()
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    down = QWheelEvent(
        QPointF(4, 4),
        QPointF(field.mapToGlobal(QPoint(4, 4))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(field, down)

    assert _value(field) == 1
    assert not down.isAccepted()


def test_what_is_typed_after_a_click_takes_the_place_of_the_number(qtbot: QtBot) -> None:
    """Wherever the click falls: a 2 typed before a 0 would be 20."""
    page, other, field = QWidget(), QLineEdit(), CountBox(maximum=99)
    box = QVBoxLayout(page)
    box.addWidget(other)
    box.addWidget(field)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)

    QTest.mouseClick(field.lineEdit(), LEFT, NONE, QPoint(1, field.height() // 2))
    QTest.keyClicks(field, "2")

    assert field.value() == 2


def test_a_number_that_is_left_is_no_longer_marked(qtbot: QtBot) -> None:
    """It would look as if it were still being typed."""
    page = QWidget()
    lines = QVBoxLayout(page)
    count, other = _count(), QLineEdit()
    lines.addWidget(count)
    lines.addWidget(other)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    count.setFocus()
    count.selectAll()

    other.setFocus()

    assert not count.lineEdit().hasSelectedText()


def test_a_weak_passphrase_is_told_to_be_weak_and_taken_when_sent_again(
    theme: Theme, qtbot: QtBot
) -> None:
    field = NewPassphrase(theme, "Passphrase", lambda: None)
    qtbot.addWidget(field)
    for line in (field.phrase, field.again):
        line.setText("1234")

    told = field.trouble()

    assert "25 minutes" in told
    assert field.only_warns
    field.retry()
    assert field.text() == "1234", "it stays, to be sent again"
    assert field.trouble() == ""
    for line in (field.phrase, field.again):
        line.setText("tulip")
    assert "2 hours" in field.trouble(), "another one is judged anew"
    field.wipe()
    for line in (field.phrase, field.again):
        line.setText("seven red herrings")
    assert field.trouble() == ""
    assert not field.only_warns


def test_a_pin_is_short_on_purpose(theme: Theme, qtbot: QtBot) -> None:
    field = NewPassphrase(theme, "PIN", lambda: None, judged=False)
    qtbot.addWidget(field)
    for line in (field.phrase, field.again):
        line.setText("1234")

    assert field.trouble() == ""


def test_the_cross_of_a_search_line_says_what_it_does(qtbot: QtBot) -> None:
    field = search_line("Search the rules")
    qtbot.addWidget(field)

    (cross,) = field.findChildren(QAbstractButton)

    assert cross.accessibleName() == "Clear the search"
    assert field.accessibleName() == field.placeholderText() == "Search the rules"
