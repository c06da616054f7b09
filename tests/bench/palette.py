"""How fast Ctrl+K answers at a table with 150 ships: opened, read to the end, and letter by letter.

Processor time until the hits are painted. What is found in the match is read in slices between
events: the longest of them is how long a hand would wait for one.
"""

import statistics
import tempfile
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from bp_desktop.app.games import phrasebook
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.palette import PalettePanel, hits_of
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.words import phrasebook as words
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure
from tests.bench.table import SHIPS, long_match

FRAME_MS = 16.0
OPENINGS = 9
TYPED = ("scout", "cannon", "planet", "round", "hunter 13", "attack", "player 7", "nothing")
WIDTH, HEIGHT = 640, 520


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    words.give(phrasebook)
    theme = Theme(application, Appearance(theme="dark"))
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        choices = PreferenceKeeper(Path(folder) / "preferences.json", Preferences())
        window = QMainWindow()
        actions = Actions(window, theme, {})
        commander = Commander(long_match(BoardSource.ROLLED))
        files = FilePrompts(window)
        view = TableView(
            ViewContext(theme, commander, actions, choices, files, lambda *_, **__: None),
            match_parts(),
        )
        window.setCentralWidget(view)
        window.resize(1440, 900)
        window.show()
        for _ in range(50):
            QCoreApplication.processEvents()
        figures = _figures(theme, view, actions)
        window.close()
    return figures


def _figures(theme: Theme, view: Any, actions: Actions) -> list[Figure]:
    opened, longest, whole = [], [], []
    for _ in range(OPENINGS):
        panel, taken = _opened(theme, view, actions)
        slices = _read(panel)
        opened.append(taken)
        longest.append(max(slices))
        whole.append(sum(slices))
        letters = _letters(panel)
        panel.deleteLater()
    detail = f"worst {max(opened):.1f} of {OPENINGS}"
    every = f"median {statistics.median(letters):.1f}, worst {max(letters):.1f}"
    return [
        Figure("opened: first hits", statistics.median(opened), "ms", FRAME_MS, detail),
        Figure("read: longest slice", statistics.median(longest), "ms", FRAME_MS),
        Figure("read: all of it", statistics.median(whole), "ms", None, f"{SHIPS} ships and rules"),
        Figure("a letter, p95", statistics.quantiles(letters, n=20)[18], "ms", FRAME_MS, every),
    ]


def _opened(theme: Theme, view: Any, actions: Actions) -> tuple[PalettePanel, float]:
    """With the actions of the table; there is no box of documents."""
    window = cast(Any, SimpleNamespace(actions_=actions, desk=SimpleNamespace(is_open=False)))
    began = process_time()
    panel = PalettePanel(theme, hits_of(window), lambda _hit: None, view.finds(), view.named)
    panel.setParent(view)
    panel.setGeometry(400, 100, WIDTH, HEIGHT)
    panel.show()
    QCoreApplication.processEvents()
    return panel, (process_time() - began) * 1000


def _read(panel: PalettePanel) -> list[float]:
    """Every turn of the event loop until all is read."""
    slices = []
    while panel.reading.is_busy:
        began = process_time()
        QCoreApplication.processEvents()
        slices.append((process_time() - began) * 1000)
    return slices or [0.0]


def _letters(panel: PalettePanel) -> list[float]:
    times = []
    for word in TYPED:
        for count in range(1, len(word) + 1):
            began = process_time()
            panel.field.setText(word[:count])
            QCoreApplication.processEvents()
            times.append((process_time() - began) * 1000)
    assert panel.found(TYPED[0]), "a ship is found by its class"
    return times
