"""The panel over the dimmed window goes, whatever became of what had the keyboard before."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
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
