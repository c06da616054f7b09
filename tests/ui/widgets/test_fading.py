"""Fading from one player to the next."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.widgets.fading import FadingBadge, FadingColor
from bp_desktop.ui.widgets.motion import MOTION_MS

RED, BLUE = QColor("#ff0000"), QColor("#0000ff")


def test_a_colour_goes_through_those_between(qtbot: QtBot, theme: Theme) -> None:
    parent, told = QObject(), []
    color = FadingColor(theme, parent, lambda: told.append(color.now))
    color.go_to(RED)
    assert color.now == RED, "there was none before"

    color.go_to(BLUE)
    color._motion._run.setCurrentTime(MOTION_MS // 4)
    between = color.now
    assert between is not None
    assert 0 < between.red() < 255
    assert 0 < between.blue() < 255
    qtbot.waitUntil(lambda: color.now == BLUE)
    assert told[-1] == BLUE
    color.go_to(None)
    assert color.now is None


@pytest.fixture
def badge(qtbot: QtBot, theme: Theme) -> FadingBadge:
    made = FadingBadge(theme, 40)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_badge_turns_into_the_next_one(qtbot: QtBot, badge: FadingBadge) -> None:
    badge.show_color(0)
    first = badge.pixmap().toImage()
    assert not badge._motion.is_running, "nobody was there before"

    badge.show_color(1)
    badge._motion._run.setCurrentTime(MOTION_MS // 4)
    between = badge.pixmap().toImage()
    qtbot.waitUntil(lambda: not badge._motion.is_running)
    second = badge.pixmap().toImage()

    assert between not in (first, second)
    assert first != second


def test_without_motion_it_is_the_next_one_at_once(theme: Theme, badge: FadingBadge) -> None:
    badge.show_color(0)
    theme.set_look(Appearance(reduce_motion=True))
    badge.show_color(1)
    shown = badge.pixmap().toImage()
    badge.show_color(0)
    badge.show_color(1)

    assert badge.pixmap().toImage() == shown
