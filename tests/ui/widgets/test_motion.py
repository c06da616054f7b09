"""Motion: 200 ms, always to its end, and none for those who want none."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.widgets.motion import MOTION_MS, CountingFigure, Motion


@pytest.fixture
def steps() -> list[float]:
    return []


def test_it_runs_to_its_end_fast_at_first(qtbot: QtBot, theme: Theme, steps: list[float]) -> None:
    ends: list[bool] = []
    parent = QObject()
    motion = Motion(theme, parent, steps.append, lambda: ends.append(True))
    motion.start()
    motion._run.setCurrentTime(MOTION_MS // 2)

    assert steps[-1] > 0.6
    assert not ends
    qtbot.waitUntil(lambda: bool(ends))
    assert steps[-1] == 1


def test_cut_short_it_shows_its_end_once(theme: Theme, steps: list[float]) -> None:
    ends: list[bool] = []
    parent = QObject()
    motion = Motion(theme, parent, steps.append, lambda: ends.append(True))
    motion.start()
    motion.finish()
    motion.finish()

    assert (steps[-1], ends) == (1.0, [True])
    assert not motion.is_running


def test_without_motion_the_end_is_there_at_once(theme: Theme, steps: list[float]) -> None:
    theme.set_look(Appearance(reduce_motion=True))
    parent = QObject()
    motion = Motion(theme, parent, steps.append)
    motion.start()

    assert steps == [1.0]
    assert not motion.is_running


def test_a_figure_counts_to_its_new_value(qtbot: QtBot, theme: Theme) -> None:
    shown: list[int] = []
    parent = QObject()
    figure = CountingFigure(theme, parent, shown.append)
    figure.count_to(20)
    assert shown == [20], "nothing was known before"

    figure.count_to(26, since=20)
    figure.motion._run.setCurrentTime(MOTION_MS // 3)
    assert 20 < shown[-1] < 26
    qtbot.waitUntil(lambda: shown[-1] == 26)
    assert shown == sorted(shown)
    figure.count_to(26, since=26)
    assert not figure.motion.is_running
