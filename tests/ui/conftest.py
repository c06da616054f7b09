"""What tests of the window get: the theme, and a window over a real box."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Appearance, Theme
from tests.ui.build import Room, open_room, settle
from tests.ui.hearing import heard  # noqa: F401 - a fixture

FAR_AWAY = QPoint(5000, 5000)


@pytest.fixture(autouse=True)
def plain_locale() -> None:
    """Whatever language the test before spoke."""
    QLocale.setDefault(QLocale.c())


@pytest.fixture(autouse=True)
def mouse_far_away() -> None:
    """Wherever the test before left it, nothing of this one lies under the mouse."""
    if QApplication.instance() is not None:
        QCursor.setPos(FAR_AWAY)


@pytest.fixture(autouse=True, scope="session")
def clipboard_let_go() -> Iterator[None]:
    """What Python copied must go before Python does: off-screen, Qt keeps it beyond."""
    yield

    if QApplication.instance() is not None:
        QApplication.clipboard().clear()


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp, Appearance())
    made.complete()
    yield made

    qapp.setStyleSheet("")


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Room]:
    """A window on an open, empty box."""
    made = open_room(qtbot, theme, tmp_path)
    made.desk.open_box(made.desk.boxes.usual)

    yield made

    made.desk.close_box()
    settle()
