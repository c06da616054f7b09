"""Empty pages stay readable in every size."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.empty import EmptyPage


@pytest.mark.parametrize(("width", "vivid"), [(1100, True), (500, False)])
def test_a_planet_behind_words_is_faint(
    qtbot: QtBot, theme: Theme, width: int, vivid: bool
) -> None:
    page = EmptyPage(theme, "A", "b", seed=4, inset=True)
    qtbot.addWidget(page)
    page.resize(width, 270)

    picture = page.grab().toImage()

    radius = min(270 * 0.42, width * 0.2)
    middle = QColor(picture.pixel(int(width - radius * 1.05), int(270 - radius * 0.75)))
    sky = QColor(picture.pixel(width // 2, 20))
    assert (abs(middle.lightness() - sky.lightness()) > 60) is vivid
