"""Full-size PNGs of large maps against Tiled's rasterizer: same cells, same pixels, same run."""

import sys
import tempfile
from pathlib import Path

import msgspec
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.bench import _tiled
from tests.bench._maps import TILE, crowded
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure

BOARDS = ((12, 10), (35, 34))
"""In tiles: 20,280 and 201,110 cells."""
ROUNDS = 3
DPI = 150.0
MM_PER_CELL = _tiled.WIDTH * 25.4 / DPI


def measure() -> list[Figure]:
    application = QGuiApplication.instance() or QApplication([])
    assert application is not None
    figures = []
    with tempfile.TemporaryDirectory() as name, undisturbed():
        folder = Path(name)
        idle = _idle(folder)
        for wide, high in BOARDS:
            figures += _board(folder, wide, high, idle)
    return figures


def _board(folder: Path, wide: int, high: int, idle: float) -> list[Figure]:
    cells = f"{wide * high * TILE * TILE:,} cells"
    source = folder / f"{wide}.json"
    source.write_bytes(msgspec.json.encode(crowded(wide, high)))
    ours = [_ours(source, folder / "ours.png") for _ in range(ROUNDS)]
    whole = min(cost.seconds for cost, _ in ours)
    inside = min(seconds for _, seconds in ours)
    memory = max(cost.megabytes for cost, _ in ours)
    if not _tiled.has_rasterizer():
        return [
            Figure(f"{cells}: PNG, whole process", whole, "s", detail=_tiled.MISSING),
            Figure(f"{cells}: PNG, render and encode", inside, "s", detail=_tiled.MISSING),
            Figure(f"{cells}: PNG, memory", memory, "MB", detail=_tiled.MISSING),
        ]
    map_ = _tiled.write_map(folder, f"map{wide}", wide * TILE, high * TILE)
    theirs = []
    for _ in range(ROUNDS):  # in turns, so that a busy machine is busy for both
        theirs.append(_tiled.rasterize(map_, folder / "theirs.png"))
        again, seconds = _ours(source, folder / "ours.png")
        whole, inside = min(whole, again.seconds), min(inside, seconds)
        memory = max(memory, again.megabytes)
    peer = min(cost.seconds for cost in theirs)
    sizes = f"{_size(folder / 'ours.png')} against {_size(folder / 'theirs.png')} pixels"
    return [
        Figure(f"{cells}: PNG, whole process", whole, "s", peer, sizes),
        Figure(
            f"{cells}: PNG, render and encode",
            inside,
            "s",
            peer - idle,
            f"Tiled {peer:.2f} s less its start of {idle:.2f} s",
        ),
        Figure(
            f"{cells}: PNG, memory",
            memory,
            "MB",
            max(cost.megabytes for cost in theirs),
            "the limit is Tiled's",
        ),
    ]


def _idle(folder: Path) -> float:
    """What Tiled's rasterizer needs to start and end."""
    if not _tiled.has_rasterizer():
        return 0.0
    tiny = _tiled.write_map(folder, "tiny", 1, 1)
    return min(_tiled.rasterize(tiny, folder / "tiny.png").seconds for _ in range(ROUNDS))


def _size(path: Path) -> str:
    from PySide6.QtGui import QImageReader

    size = QImageReader(str(path)).size()
    return f"{size.width()} x {size.height()}"


def _ours(source: Path, picture: Path) -> tuple[_tiled.Cost, float]:
    """Another process that reads the map and writes the PNG, and its time for the PNG alone."""
    report = picture.with_suffix(".txt")
    numbers = [str(MM_PER_CELL), str(DPI)]
    module = "tests.bench._export_child"
    cost = _tiled.run([sys.executable, "-m", module, str(source), str(picture), *numbers])
    return cost, float(report.read_text(encoding="ascii"))
