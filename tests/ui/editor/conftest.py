"""The map editor on a map of DOTS, worked with mouse and keys."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from tests.ui.editor.dots_page import DotsPage, open_editor


@pytest.fixture
def editor(qtbot: QtBot, theme: Theme) -> DotsPage:
    """An empty map."""
    return open_editor(qtbot, theme)
