"""What the program keeps in memory: with a large map open, and after a match was opened often.

Each is measured in a process of its own, on the real window over a box on disk.
"""

import gc
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent

from bp_desktop.app.window import WindowApp
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.map.commands import AdoptMap
from bp_desktop.games.shared.house_rules import RenameMatch
from bp_desktop.storage.places import user_places
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.shell.pages import PageId
from tests.bench._maps import crowded
from tests.bench.figures import Figure
from tests.journeys.parsec_hand import agreement
from tests.journeys.parsec_start import acting

WIDTH, HEIGHT = 1600, 1000
WIDE, HIGH = 12, 8
MAP_MB, GROWN_MB = 220.0, 10.0
WARM, TIMES = 5, 50
MATCHES: dict[str, tuple[str, Callable[[], Sequence[object]]]] = {
    "match": ("burning_planets.match", lambda: sample_plan("Again").commands(AppDice(1))),
    "match of Parsec": ("parsec.match", lambda: acting(agreement("Anna", "Boris", "Chiara"))),
}
"""Their systems, and the steps that begin them."""


def measure() -> list[Figure]:
    home, opened, moved = _child("map")
    return [
        Figure("Home, after the first paint", home, "MB"),
        Figure(f"the program with a map of {WIDE * HIGH} tiles open", opened, "MB"),
        Figure(
            f"the program with a map of {WIDE * HIGH} tiles, after pan and zoom",
            moved,
            "MB",
            MAP_MB,
        ),
        *(_grown(which) for which in MATCHES),
    ]


def _grown(which: str) -> Figure:
    first, last = _child(which)
    name = f"one {which} opened {TIMES} times, against {WARM} times"
    return Figure(name, last - first, "MB", GROWN_MB, f"{first:.0f} and {last:.0f}")


def _child(which: str) -> list[float]:
    command = [sys.executable, "-m", "tests.bench.memory", which]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [float(figure) for figure in done.stdout.split()]


def _start(folder: Path) -> WindowApp:
    app = WindowApp(user_places(folder))
    app.window.resize(WIDTH, HEIGHT)
    app.window.show_first()
    _rest_for(3.0)
    return app


def _map(folder: Path) -> list[float]:
    app = _start(folder)
    home = resident()
    app.desk.library.create("burning_planets.map", "Large", (AdoptMap(crowded(WIDE, HIGH)),))
    app.window.open_document(app.desk.library.documents()[0])
    view = app.window.findChild(BoardView)
    assert isinstance(view, BoardView)
    _until_sharp(view)
    opened = resident()
    moves: tuple[tuple[Callable[[], object], int], ...] = (
        (partial(view.zoom_by, 1.08), 40),
        (partial(view.pan_by, 23, 17), 60),
        (partial(view.zoom_by, 1 / 1.08), 40),
        (partial(view.pan_by, -23, -17), 60),
        (partial(view.zoom_in_steps, 1), 16),
    )
    for move, times in moves:
        for _ in range(times):
            move()
            _rest()
        _until_sharp(view)
    moved = resident()
    app.leave()
    return [home, opened, moved]


def _match(system: str, commands: Sequence[object], folder: Path) -> list[float]:
    app = _start(folder)
    app.desk.library.create(system, "Again", commands)
    [info] = app.desk.library.documents()
    app.window.show_page(PageId.DICE)  # which follows every match that is opened
    after = []
    for number in range(1, TIMES + 1):
        app.window.open_document(info)
        document = app.desk.on_page(PageId.TABLE)
        assert document is not None
        document.commander.submit(RenameMatch(f"Evening {number}"))
        _rest_for(0.3)
        app.window.show_page(PageId.CHRONICLE)
        _rest_for(0.3)
        app.window.show_page(PageId.HOME)
        app.desk.put_away(PageId.TABLE)
        _rest_for(0.3)  # Home draws the new picture
        gc.collect()
        if number in (WARM, TIMES):
            after.append(resident())
    app.leave()
    return after


def _until_sharp(view: BoardView) -> None:
    until = perf_counter() + 10
    while not view.is_sharp and perf_counter() < until:
        _rest()


def _rest_for(seconds: float) -> None:
    until = perf_counter() + seconds
    while perf_counter() < until:
        _rest()


def _rest() -> None:
    """Everything that is due, deletions included: the event loop of the program is not running."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def resident() -> float:
    """What the system counts for this process, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1024 / 1024


def _main(which: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        if which == "map":
            print(*_map(Path(folder)))
        else:
            system, commands = MATCHES[which]
            print(*_match(system, commands(), Path(folder)))


if __name__ == "__main__":
    _main(sys.argv[1])
