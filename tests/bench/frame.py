"""How much of the window the board has to itself: what no panel of the table covers.

A long match on a rolled map: the window of a laptop, the same at 150 %, and of a desktop;
and on the whole screen (F11), where everything but the header and the bottom line is for the board.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from bp_desktop.app.games import phrasebook
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.words import phrasebook as words
from tests.bench.figures import Figure
from tests.bench.table import laid, long_match

LAPTOP, DESKTOP = (1366, 768), (1920, 1080)
LOOKS = ((LAPTOP, 100, 45.0), (LAPTOP, 150, 30.0), (DESKTOP, 100, 55.0))
"""Window, scale, and the least share in percent."""


def measure() -> Iterator[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    words.give(phrasebook)
    commander = Commander(long_match(BoardSource.ROLLED))
    with tempfile.TemporaryDirectory() as folder:
        choices = PreferenceKeeper(Path(folder) / "preferences.json", Preferences())
        for size, scale, least in LOOKS:
            theme = Theme(application, Appearance(scale=scale, reduce_motion=True))
            window, view = laid(commander, theme, choices, size)
            for _ in range(20):
                QCoreApplication.processEvents()
            grown = window.size().toTuple()
            assert grown == size, f"the window grew to {grown}"
            name = f"free part of the board, {size[0]}x{size[1]} at {scale} %"
            yield Figure(name, 100 * free_share(view), "%", least, at_least=True)
            view.turn.be_bare(True)
            for _ in range(20):
                QCoreApplication.processEvents()
            lines = view.height() - view.head.height() - view.message.height()
            margins = 2 * (view.height() - at(view, view.message).bottom() - 1)
            most = 100 * (lines - margins) / view.height()
            yield Figure(f"{name}, whole screen", 100 * free_share(view), "%", most, at_least=True)
            window.close()
            window.deleteLater()


def at(view: TableView[Any, Any, Any], part: Any) -> QRect:
    return QRect(part.mapTo(view, QPoint(0, 0)), part.size())


def free_share(view: TableView[Any, Any, Any]) -> float:
    """Of the window, between 0 and 1."""
    board = view.pages.board
    assert board is not None
    free = QRegion(at(view, board.view))
    for panel in (view.head, *view.turn.panels):
        if panel.isVisible():
            free -= QRegion(at(view, panel))
    every: list[QRect] = list(free)  # type: ignore[call-overload]
    return sum(one.width() * one.height() for one in every) / (view.width() * view.height())
