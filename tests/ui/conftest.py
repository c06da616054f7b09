"""What tests of the window get: the theme, and a window over a real box."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Appearance, Theme
from tests.ui.build import Room, open_room, settle


@pytest.fixture(autouse=True)
def plain_locale() -> None:
    """Whatever language the test before spoke."""
    QLocale.setDefault(QLocale.c())


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
