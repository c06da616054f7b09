"""How fast the chronicle shows any moment of a long match: 9 players, 150 ships, 2,000 steps.

A moment is everything from the slider to an idle event loop: the state worked out from the journal,
board, balances, charts, story and the painting. Processor time is counted.
"""

import random
import statistics
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.games.burning_planets.table.setup.plan import Place
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import Choices, Preferences
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure
from tests.bench.table import MatchSession, long_match

MOVES = 120
MOMENT_MS = 16.0


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    theme = Theme(application, Appearance(theme="dark"))
    figures = []
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        choices = Choices(Path(folder) / "preferences.json", Preferences())
        for place, name in ((Place.ROLLED, "board on screen"), (Place.REAL, "beside a real board")):
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


def _view_figures(name: str, session: MatchSession, theme: Theme, choices: Choices) -> list[Figure]:
    window = QMainWindow()
    actions = Actions(window, theme, {})
    context = ViewContext(
        theme, Commander(session), actions, choices, FilePrompts(window), lambda *_, **__: None
    )
    began = perf_counter()
    view = ChronicleView(context, match_parts())
    window.setCentralWidget(view)
    window.resize(1440, 900)
    window.show()
    while view.charts.view is None:
        QCoreApplication.processEvents()
    opened = perf_counter() - began
    for _ in range(50):
        QCoreApplication.processEvents()
    in_a_row = _times(view, list(range(len(session.timeline) - MOVES, len(session.timeline))))
    anywhere = _times(view, _random_places(session))
    window.close()
    window.deleteLater()
    QCoreApplication.processEvents()
    return [
        Figure(f"{name}: opened, charts drawn", opened * 1000, "ms", None, "pyqtgraph included"),
        _figure(f"{name}: step by step, p95", in_a_row),
        _figure(f"{name}: anywhere, p95", anywhere),
    ]


def _times(view: ChronicleView[Any, Any, Any], places: list[int]) -> list[float]:
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
