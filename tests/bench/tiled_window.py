"""CPU per step of the wheel in our window and in Tiled's, on the same virtual screen.

Both begin with the whole map in a view of the same size. Tiled is a whole editor around its view;
what counts is what a step costs the person's machine.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.bench import _tiled
from tests.bench._maps import TILE
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure

BOARDS = ((12, 10), (35, 34))
STEPS = 8
BETWEEN_MS = 50
ROUNDS = 3
NEEDED = ("tiled", "Xvfb", "xdotool")
TITLE = "Burning Planets bench"


@dataclass(frozen=True, slots=True)
class _Program:
    name: str
    command: list[str]
    title: str
    middle: tuple[str, str]
    """Of its view of the map, on the screen."""
    zoom_key: str | None
    scroll_key: str | None
    size: tuple[int, int] | None = None
    """Of its window; None: it knows itself."""


class _Desk:
    """A virtual screen with a hand on its mouse."""

    def __init__(self, screen: str) -> None:
        self._environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"}

    def costs(self, program: _Program) -> dict[str, float]:
        with subprocess.Popen(
            program.command,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                self._arrange(program)
                _until_idle(process.pid)
                self._hand("mousemove", *program.middle)
                return {
                    "scroll": self._per_step(process.pid, "5", program.scroll_key),
                    "zoom in": self._per_step(process.pid, "4", program.zoom_key),
                    "zoom out": self._per_step(process.pid, "5", program.zoom_key),
                    "memory": _resident(process.pid),
                }
            finally:
                process.kill()

    def _arrange(self, program: _Program) -> None:
        window = self._find(program.title)
        if program.size is not None:
            self._hand("windowsize", window, *map(str, program.size))
            sleep(1)
            self._hand("windowfocus", window)
            self._hand("key", "ctrl+slash")  # Tiled: fit the map in the view

    def _per_step(self, pid: int, button: str, key: str | None) -> float:
        """Milliseconds of CPU for a notch of the wheel, and for what the program does after it."""
        before = _cpu(pid)
        if key:
            self._hand("keydown", key)
        self._hand("click", "--repeat", str(STEPS), "--delay", str(BETWEEN_MS), button)
        if key:
            self._hand("keyup", key)
        _until_idle(pid)
        return (_cpu(pid) - before) * 1000 / STEPS

    def _find(self, title: str) -> str:
        deadline = perf_counter() + 60
        while perf_counter() < deadline:
            found = self._hand("search", "--onlyvisible", "--name", title)
            if found:
                return found.split()[0]
            sleep(0.3)
        raise RuntimeError(f"no window called {title} appeared")

    def _hand(self, *arguments: str) -> str:
        answer = subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return answer.stdout.strip()


def measure() -> list[Figure]:
    absent = [program for program in NEEDED if shutil.which(program) is None]
    if absent:
        words = f"not installed: {', '.join(absent)} (Debian: tiled xvfb xdotool)"
        return [Figure("CPU per step of the wheel against Tiled", 0.0, "ms", detail=words)]
    application = QGuiApplication.instance() or QApplication([])
    assert application is not None
    figures = []
    with tempfile.TemporaryDirectory() as name, undisturbed(), _screen() as screen:
        desk = _Desk(screen)
        for wide, high in BOARDS:
            figures += _compare(Path(name), desk, wide, high)
    return figures


def _compare(folder: Path, desk: _Desk, wide: int, high: int) -> list[Figure]:
    map_ = _tiled.write_map(folder, f"map{wide}", wide * TILE, high * TILE)
    board = [str(wide), str(high), TITLE]
    ours = _Program(
        "ours",
        [sys.executable, "-m", "tests.bench._window_child", *board],
        TITLE,
        ("380", "430"),
        None,
        "shift",
    )
    theirs = _Program(
        "Tiled", ["tiled", str(map_)], map_.stem, ("925", "530"), "ctrl", None, (1600, 1000)
    )
    costs = [[desk.costs(program) for program in (ours, theirs)] for _ in range(ROUNDS)]
    figures = []
    cells = f"{wide * high * TILE * TILE:,} cells"
    for step in ("zoom in", "zoom out", "scroll"):
        mine = min(pair[0][step] for pair in costs)
        peer = min(pair[1][step] for pair in costs)
        name = f"{cells}: {step}, CPU per step"
        figures.append(Figure(name, mine, "ms", peer, "the limit is Tiled's"))
    mine, peer = (min(pair[which]["memory"] for pair in costs) for which in (0, 1))
    detail = f"Tiled {peer:.0f}"
    return [*figures, Figure(f"{cells}: memory of the window", mine, "MB", detail=detail)]


def _cpu(pid: int) -> float:
    """Seconds of CPU of all threads of a process so far."""
    nanoseconds = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            nanoseconds += int((task / "schedstat").read_text(encoding="ascii").split()[0])
        except FileNotFoundError:  # a thread that has just ended
            continue
    return nanoseconds / 1e9


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def _until_idle(pid: int) -> None:
    """Half a second in which a process does next to nothing."""
    deadline = perf_counter() + 60
    while perf_counter() < deadline:
        before = _cpu(pid)
        sleep(0.5)
        if _cpu(pid) - before < 0.015:
            return


@contextmanager
def _screen() -> Iterator[str]:
    """A virtual screen of our own; the answer is its name."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[write],
    ) as screen:
        os.close(write)
        with os.fdopen(read, encoding="ascii") as answer:
            name = f":{answer.readline().strip()}"
        try:
            yield name
        finally:
            screen.terminate()
