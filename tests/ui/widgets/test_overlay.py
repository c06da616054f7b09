"""The panel over the dimmed window goes, whatever became of what had the keyboard before."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.containers import TallArea
from bp_desktop.ui.widgets.overlay import Overlay


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    layout = QVBoxLayout(window)
    for name in ("one", "two"):
        layout.addWidget(QPushButton(name))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_the_keyboard_goes_back_to_where_it_was(window: QWidget, theme: Theme) -> None:
    one, two = window.findChildren(QPushButton)
    two.setFocus()
    overlay = Overlay(theme, window, QLabel("…"), width=300)
    one.setFocus()

    overlay.close_panel()

    assert two.hasFocus()


def test_it_goes_where_that_is_gone_too(window: QWidget, theme: Theme, qtbot: QtBot) -> None:
    """A page is built anew while a large file is read: its panel once stayed for ever."""
    one, _two = window.findChildren(QPushButton)
    one.setFocus()
    overlay = Overlay(theme, window, QLabel("…"), width=300)
    one.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    with qtbot.waitSignal(overlay.closed):
        overlay.close_panel()

    assert overlay.isHidden()


def test_a_form_is_given_all_the_height_it_needs(
    window: QWidget, theme: Theme, qtbot: QtBot
) -> None:
    """Two pixels less cut off the lower edge of a field."""
    form = QWidget()
    lines = QVBoxLayout(form)
    for name in ("one", "two", "three"):
        lines.addWidget(QPushButton(name))
    window.resize(500, 600)
    overlay = Overlay(theme, window, form, width=300)
    qtbot.waitExposed(overlay)

    assert overlay.panel.contentsRect().height() >= form.sizeHint().height()
    assert form.height() == form.sizeHint().height()


def test_in_a_low_window_one_thing_scrolls(window: QWidget, theme: Theme, qtbot: QtBot) -> None:
    content, tall, form = QWidget(), QWidget(), QWidget()
    tall.setFixedHeight(900)
    QVBoxLayout(content).addWidget(tall)
    lines = QVBoxLayout(form)
    area = TallArea(content, least=80, most=560)
    lines.addWidget(area)
    window.resize(500, 300)
    overlay = Overlay(theme, window, form, width=300)
    qtbot.waitExposed(overlay)

    bars = [one for one in overlay.findChildren(QScrollBar) if one.maximum() > 0]
    assert bars == [area.verticalScrollBar()]
    window.resize(500, 900)
    qtbot.waitUntil(lambda: area.height() == 560)
