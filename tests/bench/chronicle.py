"""How fast the chronicle shows any moment of a long match: 9 players, 150 ships, 2,000 steps.

A moment is everything from the slider to an idle event loop: the state worked out from the journal,
board, balances, charts, story and the painting. Processor time is counted.
"""

import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from bp_desktop.app.games import phrasebook
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.words import phrasebook as words
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure
from tests.bench.table import MatchSession, long_match

MatchChronicle = ChronicleView[Match, Any, Any]

MOVES = 120
MOMENT_MS = 16.0
OPENED_MS, FIRST_OPENED_MS = 400.0, 700.0
"""From nothing to drawn charts; the first time the library for charts is loaded too."""
OPENINGS = 3


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    words.give(phrasebook)
    theme = Theme(application, Appearance(theme="dark"))
    figures = []
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        choices = PreferenceKeeper(Path(folder) / "preferences.json", Preferences())
        for place, name in (
            (BoardSource.ROLLED, "board on screen"),
            (BoardSource.REAL, "beside a real board"),
        ):
            session = long_match(place)
            figures.append(_state_figure(name, session))
            figures += _view_figures(name, session, theme, choices)
    return figures


def _state_figure(name: str, session: MatchSession) -> Figure:
    places = _random_places(session)
    times = []
    for place in places:
        started = process_time()
        session.state_after(place)
        times.append((process_time() - started) * 1000)
    return Figure(
        f"{name}: the state of any step, p95",
        statistics.quantiles(times, n=20)[18],
        "ms",
        MOMENT_MS,
        f"worst {max(times):.1f}",
    )


def _random_places(session: MatchSession) -> list[int]:
    chosen = random.Random(11)
    return [chosen.randint(1, len(session.timeline)) for _ in range(MOVES)]


def _view_figures(
    name: str, session: MatchSession, theme: Theme, choices: PreferenceKeeper
) -> list[Figure]:
    figures = []
    window, times = QMainWindow(), []
    if "pyqtgraph" not in sys.modules:
        window, view, taken = _opened(session, theme, choices)
        figures.append(
            Figure(f"{name}: opened first", taken, "ms", FIRST_OPENED_MS, "with pyqtgraph")
        )
    for _ in range(OPENINGS):
        _close(window)
        window, view, taken = _opened(session, theme, choices)
        times.append(taken)
    detail = f"worst {max(times):.0f} of {OPENINGS}"
    figures.append(
        Figure(f"{name}: opened again", statistics.median(times), "ms", OPENED_MS, detail)
    )
    in_a_row = _times(view, list(range(len(session.timeline) - MOVES, len(session.timeline))))
    anywhere = _times(view, _random_places(session))
    _close(window)
    return [
        *figures,
        _figure(f"{name}: step by step, p95", in_a_row),
        _figure(f"{name}: anywhere, p95", anywhere),
    ]


def _opened(
    session: MatchSession, theme: Theme, choices: PreferenceKeeper
) -> tuple[QMainWindow, MatchChronicle, float]:
    """The chronicle in a window of its own, and how many milliseconds that took."""
    window = QMainWindow()
    actions = Actions(window, theme, {})
    context = ViewContext(
        theme, Commander(session), actions, choices, FilePrompts(window), lambda *_, **__: None
    )
    began = process_time()
    view = ChronicleView(context, match_parts())
    window.setCentralWidget(view)
    window.resize(1440, 900)
    window.show()
    while view.charts.view is None:
        QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    taken = (process_time() - began) * 1000
    for _ in range(50):
        QCoreApplication.processEvents()
    return window, view, taken


def _close(window: QMainWindow) -> None:
    window.close()
    window.deleteLater()
    QCoreApplication.processEvents()


def _times(view: MatchChronicle, places: list[int]) -> list[float]:
    times = []
    for place in places:
        started = process_time()
        view.time.go(place)
        QCoreApplication.processEvents()
        times.append((process_time() - started) * 1000)
        for _ in range(20):  # what is drawn finer afterwards is not waited for
            QCoreApplication.processEvents()
    return times


def _figure(name: str, times: list[float]) -> Figure:
    detail = f"median {statistics.median(times):.1f}, worst {max(times):.1f}, {len(times)} moves"
    return Figure(name, statistics.quantiles(times, n=20)[18], "ms", MOMENT_MS, detail)
