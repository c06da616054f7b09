"""Ctrl+Z in a field: first what was typed there, then the last step."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_desktop.ui.widgets.undo_keys import UndoKeyFilter


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox])
def test_undo_takes_back_what_was_typed_and_then_the_last_step(
    qtbot: QtBot, qapp: QApplication, kind: type[QWidget]
) -> None:
    keys = UndoKeyFilter(qapp)
    window, field = QWidget(), kind()
    QVBoxLayout(window).addWidget(field)
    undone: list[bool] = []
    action = QAction(window)
    action.setShortcut(QKeySequence("Ctrl+Z"))
    action.triggered.connect(lambda: undone.append(True))
    window.addAction(action)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    QTest.keyClicks(field, "7")

    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    first = len(undone)
    for _ in range(2):
        QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert first == 0
    assert undone
    keys.deleteLater()
