"""Start-up: to the first painted window and to a usable Home, beside a bare Qt window."""

import compileall
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bp_desktop import __version__
from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.parsec.library.steps import EnterDefinitions
from bp_desktop.storage.box import Box
from bp_desktop.storage.places import Places, user_places
from bp_desktop.ui.shell.preferences import Preferences, write
from tests.bench.figures import Figure
from tests.games.parsec.sample import sample_set
from tests.journeys.parsec_hand import agreement
from tests.journeys.parsec_start import acting

ROOT = Path(__file__).resolve().parents[2]
RUNS = 11
DOCUMENTS = 24


def measure() -> list[Figure]:
    """With maps in the box, and with matches and sets of Parsec."""
    compileall.compile_dir(ROOT / "bp_desktop", quiet=2)
    return [*_figures("maps", fill), *_figures("documents of Parsec", fill_with_parsec)]


def _figures(documents: str, filled: Callable[[Places], object]) -> list[Figure]:
    bare: list[float] = []
    painted: list[float] = []
    usable: list[float] = []
    heavy: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        filled(user_places(Path(folder)))
        for _ in range(RUNS):  # by turns, so that a busy moment of the machine hits both
            bare.append(float(_run("_start_bare.py")))
            first, second, *names = _run("_start_ours.py", folder).split()
            painted.append(float(first))
            usable.append(float(second))
            heavy.update(names)
    base = median(bare[1:]) * 1000  # the first run reads the disk
    window, home = median(painted[1:]) * 1000, median(usable[1:]) * 1000
    with_ = f", {DOCUMENTS} {documents}"
    return [
        Figure(f"a bare PySide6 window, painted{with_}", base, "ms"),
        Figure(f"our first window, painted{with_}", window, "ms"),
        Figure(f"Home usable{with_}", home, "ms"),
        Figure(f"our first window / bare window{with_}", window / base, "times", 1.6),
        Figure(f"Home usable / bare window{with_}", home / base, "times", 4.0),
        Figure(
            f"heavy modules before the first picture, or on the way to Home{with_}",
            len(heavy),
            "",
            0,
            ", ".join(sorted(heavy)),
        ),
    ]


def fill(places: Places) -> None:
    """A box such as somebody has after some evenings."""
    seats = tuple(MapSeat(PlayerId(f"player-{n}"), "humans", color=n) for n in range(3))
    with _box(places) as box:
        for number in range(DOCUMENTS):
            commands = (CreateMap(seats), GenerateMap(seed=str(number)))
            box.create("burning_planets.map", f"Map {number}", commands)


def fill_with_parsec(places: Places) -> None:
    """Matches in their first turn, and a set of samples after every third."""
    steps = acting(agreement("Anna", "Boris", "Chiara"))
    with _box(places) as box:
        for number in range(DOCUMENTS):
            if number % 4 == 3:
                box.create("parsec.set", f"Set {number}", (EnterDefinitions(sample_set()),))
            else:
                box.create("parsec.match", f"Match {number}", steps)


@contextmanager
def _box(places: Places) -> Iterator[Box]:
    write(places.config / "preferences.json", Preferences(seen=__version__))
    box = FileBoxes(places.default_box, find_system, AppDice(7)).open(places.default_box)
    assert isinstance(box, Box)
    yield box
    box.close()


def _run(script: str, *arguments: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    path = Path(__file__).with_name(script)
    done = subprocess.run(
        [sys.executable, path, str(time.time()), *arguments],
        env=variables,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout
