"""A board in a window, ready to be handled."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import HexBoard

WIDTH, HEIGHT = 640, 480


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(WIDTH, HEIGHT)
    scene = BoardScene(window)
    view = BoardView(scene, HexBoard(60, 40), window)
    view.setGeometry(0, 0, WIDTH, HEIGHT)
    window.show()
    view.setFocus()
    view.fit()
    yield view
    view.close()
