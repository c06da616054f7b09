"""The peer: Tiled, its rasterizer and maps for it. Debian's package is called tiled."""

import base64
import os
import shutil
import struct
import subprocess
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

WIDTH, HEIGHT, SIDE = 28, 32, 16
"""Of a cell in pixels: pointy-top hexagons as wide as ours are in the bench."""
TILE = 13
MISSING = "Tiled is not installed (Debian: apt-get install tiled)"


def has_rasterizer() -> bool:
    return shutil.which("tmxrasterizer") is not None


@dataclass(frozen=True, slots=True)
class Cost:
    """What a process took."""

    seconds: float
    megabytes: float


_LAUNCHER = """
import os, sys, time
quiet = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)]
started = time.perf_counter()
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=quiet)
_, status, usage = os.wait4(pid, 0)
seconds = time.perf_counter() - started
print(seconds, usage.ru_maxrss, os.waitstatus_to_exitcode(status))
"""


def run(command: list[str], environment: dict[str, str] | None = None) -> Cost:
    """Run to the end and see what it cost; the largest memory it ever had.

    A small process starts it: Linux counts the size of whoever starts a program as its own.
    """
    answer = subprocess.run(
        [sys.executable, "-S", "-c", _LAUNCHER, *command],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, kilobytes, code = answer.stdout.split()
    if code != "0":
        raise RuntimeError(f"{command[0]} failed with {code}")
    return Cost(float(seconds), int(kilobytes) / 1024)


def rasterize(map_: Path, picture: Path) -> Cost:
    """The whole map as a picture, at full size."""
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    return run(["tmxrasterizer", str(map_), str(picture)], offscreen)


def write_map(folder: Path, name: str, columns: int, rows: int) -> Path:
    """A hexagonal map with space and planets much like ours has."""
    tiles = folder / "tiles.png"
    if not tiles.exists():
        _draw_tiles(tiles)
    cells = [_cell(index % columns, index // columns, columns) for index in range(columns * rows)]
    data = base64.b64encode(zlib.compress(struct.pack(f"<{len(cells)}I", *cells))).decode("ascii")
    path = folder / f"{name}.tmx"
    path.write_text(
        f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="hexagonal" renderorder="right-down" width="{columns}"
 height="{rows}" tilewidth="{WIDTH}" tileheight="{HEIGHT}" hexsidelength="{SIDE}"
 staggeraxis="y" staggerindex="odd" infinite="0">
 <tileset firstgid="1" name="cells" tilewidth="{WIDTH}" tileheight="{HEIGHT}" tilecount="8"
  columns="8"><image source="tiles.png" width="{8 * WIDTH}" height="{HEIGHT}"/></tileset>
 <layer id="1" name="cells" width="{columns}" height="{rows}">
  <data encoding="base64" compression="zlib">{data}</data>
 </layer>
</map>
""",
        encoding="utf-8",
    )
    return path


def _cell(col: int, row: int, columns: int) -> int:
    """Space in two shades, tile by tile, and planets on three tiles of five."""
    tx, ty = col // TILE, row // TILE
    number = ty * (columns // TILE) + tx
    dx, dy = col % TILE - TILE // 2, row % TILE - TILE // 2
    if number % 5 < 3 and abs(dy) <= 3 and abs(dx) + abs(dy) / 2 <= 3:
        return 3 + number % 3 + (3 if (dx * 7 + dy * 3 + number) % 6 == 0 else 0)
    return 1 + (tx + ty) % 2


def _draw_tiles(path: Path) -> None:
    image = QImage(8 * WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#26304d"), 1))
        for number in range(8):
            left, quarter = WIDTH * number, HEIGHT / 4
            points = [(0.5, 0), (1, 1), (1, 3), (0.5, 4), (0, 3), (0, 1)]
            painter.setBrush(QColor.fromHsv(number * 40, 120, 60 + number * 20))
            painter.drawPolygon(
                QPolygonF([QPointF(left + x * WIDTH, y * quarter) for x, y in points])
            )
    image.save(str(path))
