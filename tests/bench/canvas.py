"""How fast the board moves, when it is sharp again, and what it keeps in memory.

A frame is everything from the movement to an idle event loop: the input, the painting, and the
slice of work on sharpness that follows it.
"""

import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.board.canvas import SPRITES
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.editor.canvas_items import PreviewItem
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.tool_context import Preview
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, sides_of
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Appearance
from bp_desktop.ui.table.public import WindowTheme
from tests.bench._maps import RADIUS, crowded
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure

WIDTH, HEIGHT = 1600, 1000
BOARDS = ((4, 3), (10, 10), (40, 25))
ROUNDS = 3
RED = QColor("#e8502e")
FRAME_MS, WORST_MS, SHARP_MS, FIRST_MS, DRAG_MS, MEMORY_MB = 12.0, 25.0, 300.0, 150.0, 4.0, 60.0


@dataclass
class _Run:
    """Times of one round, in milliseconds."""

    first: float = 0.0
    zoom: list[float] = field(default_factory=list)
    pan: list[float] = field(default_factory=list)
    drag: list[float] = field(default_factory=list)
    sharp: list[float] = field(default_factory=list)


class _Watched(BoardView):
    """Says when there is a picture of the board on the screen."""

    painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted = True


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert application is not None
    maps = {wide * high: crowded(wide, high) for wide, high in BOARDS}
    runs: dict[int, list[_Run]] = {tiles: [] for tiles in maps}
    unit = []
    with undisturbed():
        for _ in range(ROUNDS):
            for tiles, content in maps.items():
                runs[tiles].append(_run(content))
                unit.append(_unit())
    figures = [Figure("paint and copy the window once", min(unit), "ms", detail="yardstick")]
    for tiles, rounds in runs.items():
        figures += _figures(tiles, rounds)
    return [*figures, _memory()]


def _figures(tiles: int, rounds: list[_Run]) -> list[Figure]:
    """Each step's median over the rounds, so that another program's turn does not count."""
    zoom = _typical([run.zoom for run in rounds])
    pan = _typical([run.pan for run in rounds])
    drag = _typical([run.drag for run in rounds])
    worst = max(max(run.zoom + run.pan) for run in rounds)
    name = f"{tiles} tiles"
    return [
        Figure(f"{name}: zoom, p95", _p95(zoom), "ms", FRAME_MS, _median(zoom)),
        Figure(f"{name}: pan, p95", _p95(pan), "ms", FRAME_MS, _median(pan)),
        Figure(
            f"{name}: slowest single frame of all rounds",
            worst,
            "ms",
            WORST_MS,
            f"{max(zoom + pan):.1f} in a typical round",
        ),
        Figure(
            f"{name}: sharp after the last movement",
            max(_typical([run.sharp for run in rounds])),
            "ms",
            SHARP_MS,
            f"{max(max(run.sharp) for run in rounds):.0f} in any round",
        ),
        Figure(
            f"{name}: first picture",
            statistics.median(run.first for run in rounds),
            "ms",
            FIRST_MS,
            f"{max(run.first for run in rounds):.0f} in any round",
        ),
        Figure(f"{name}: drag the ghost of a ship, p95", _p95(drag), "ms", DRAG_MS, _median(drag)),
    ]


def _typical(rounds: list[list[float]]) -> list[float]:
    return [statistics.median(steps) for steps in zip(*rounds, strict=True)]


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[18]


def _median(times: list[float]) -> str:
    return f"median {statistics.median(times):.1f}"


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds until the event loop has nothing left that is due."""
    started = perf_counter()
    work()
    QCoreApplication.processEvents()
    return (perf_counter() - started) * 1000


def _unit() -> float:
    """What this machine needs to fill a window and to copy a picture onto it."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    pixmap = QPixmap(WIDTH, HEIGHT)
    pixmap.fill(Qt.GlobalColor.red)
    times = []
    for _ in range(9):
        started = perf_counter()
        with QPainter(image) as painter:
            painter.fillRect(image.rect(), QColor("#102030"))
            painter.drawPixmap(0, 0, pixmap)
        times.append((perf_counter() - started) * 1000)
    return min(times)


def _open(content: MapContent) -> tuple[_Watched, BoardScene]:
    sides = sides_of(content.seats, "safe")
    picture = BoardPicture(content.board, RADIUS, DARK, sides)
    scene = BoardScene()
    view = _Watched(scene, picture)
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view, scene


def _run(content: MapContent) -> _Run:
    """Everything once, beginning with nothing in memory."""
    SPRITES.clear()
    icons.forget()
    run = _Run()
    started = perf_counter()
    view, scene = _open(content)
    while not view.painted:
        QCoreApplication.processEvents()
    run.first = (perf_counter() - started) * 1000
    _until_sharp(view)
    run.zoom += [_timed(lambda: view.zoom_by(1.08)) for _ in range(40)]
    run.sharp.append(_until_sharp(view))
    run.pan += [_timed(lambda: view.pan_by(23, 17)) for _ in range(60)]
    run.sharp.append(_until_sharp(view))
    run.drag += _drag(view, scene)
    run.zoom += [_timed(lambda: view.zoom_by(1 / 1.08)) for _ in range(40)]
    run.sharp.append(_until_sharp(view))
    run.zoom += [_timed(lambda: view.zoom_in_steps(1)) for _ in range(16)]
    run.sharp.append(_until_sharp(view))
    view.close()
    view.deleteLater()
    QCoreApplication.processEvents()
    return run


def _drag(view: BoardView, scene: BoardScene) -> list[float]:
    """A ship in hand, from cell to cell across the view, as the map editor shows it."""
    beside = QWidget()
    item = PreviewItem(WindowTheme(beside, Appearance()))
    scene.addItem(item)
    middle = scene.hex_at(view.visible_area().center())

    def show_at(cell: Hex) -> None:
        ghost = Ghost(cell, "ship/humans_big", "anna")
        item.show_preview(Preview(ghosts=(ghost,)), {"anna": RED}, {})

    show_at(middle)
    QCoreApplication.processEvents()
    steps = [middle + from_offset(number % 6, number % 4) for number in range(1, 41)]
    times = [_timed(partial(show_at, cell)) for cell in steps]
    scene.removeItem(item)
    return times


def _until_sharp(view: BoardView) -> float:
    started = perf_counter()
    while not view.is_sharp and perf_counter() - started < 5:
        QCoreApplication.processEvents()
    return (perf_counter() - started) * 1000


# --- memory, each in a process of its own


def _memory() -> Figure:
    empty, full = (_resident(which) for which in ("empty", "full"))
    return Figure(
        "1,000 tiles, after zoom and pan: memory above an empty window",
        full - empty,
        "MB",
        MEMORY_MB,
        f"{full:.0f} against {empty:.0f}",
    )


def _resident(which: str) -> float:
    command = [sys.executable, "-m", "tests.bench.canvas", which]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _hold(which: str) -> float:
    """Open a window with or without a board, use it, and say what the process keeps, in MB."""
    from PySide6.QtWidgets import QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(WIDTH, HEIGHT)
    if which == "full":
        content = crowded(40, 25)
        sides = sides_of(content.seats, "safe")
        scene = BoardScene(window)
        view = BoardView(scene, BoardPicture(content.board, RADIUS, DARK, sides))
        window.setCentralWidget(view)
    window.show()
    application.processEvents()
    if which == "full":
        for factor in (1.08, 1 / 1.08, 1.08):
            _until_sharp(view)
            for _ in range(40):
                _timed(partial(view.zoom_by, factor))
                _timed(lambda: view.pan_by(23, 17))
        _until_sharp(view)
    application.processEvents()
    return _resident_now()


def _resident_now() -> float:
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - not a real file
        [line] = [line for line in status if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    print(_hold(sys.argv[1]))
