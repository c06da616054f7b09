"""Planet faces: reads the reliefs that ship with the program into painter paths.

`tests/resources/planet_faces.py` made them and says what is in them.
"""

import sys
import zlib
from array import array
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bp_desktop.core.hexes import Hex
from bp_desktop.resources import read_bytes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT

RELIEFS = ("fair", "harsh", "water")
RADII = (2, 3, 4)
FACES = 4
"""How many different faces planets of the same relief and size have."""
UNIT = HEX_SIZE / 1000
"""What a step of the file is in scene units."""
SEA_LAYER = {"fair": 3}
"""By relief: the layer whose curves go around its water."""


class Face(NamedTuple):
    """A relief around the origin: closed curves in layers from the lowest to the highest, and what
    is drawn over them."""

    layers: tuple[QPainterPath, ...]
    lines: QPainterPath
    """Canyons, or waves."""
    spots: tuple[QRectF, ...]
    """Around each crater."""
    hatches: tuple[QLineF, ...]
    dots: tuple[QPointF, ...]
    """Both for paper."""


def face_of(planet: str) -> int:
    """Which of the faces a planet has, by its id: wherever it is moved, it stays the same."""
    return zlib.crc32(planet.encode()) % FACES


@lru_cache(maxsize=48)
def planet_face(relief: str, radius: int, number: int) -> Face:
    """A planet of another radius than usual has the face of the next one, enlarged or shrunk."""
    near = min(RADII, key=lambda one: abs(one - radius))
    return _Reader(_packed(relief, near, number), UNIT * (radius + 0.6) / (near + 0.6)).face()


@lru_cache(maxsize=4096)
def is_at_sea(relief: str, radius: int, number: int, cell: Hex) -> bool:
    """Whether something in a cell, counted from the planet's centre, stands in water."""
    if relief == "water":
        return True
    layer = SEA_LAYER.get(relief)
    if layer is None:
        return False
    sea = planet_face(relief, radius, number).layers[layer]
    x, y = LAYOUT.center(cell)
    around = ((0, 0), (0.45, 0), (-0.45, 0), (0.25, 0.4), (-0.25, 0.4), (0.25, -0.4), (-0.25, -0.4))
    wet = sum(sea.contains(QPointF(x + dx * HEX_SIZE, y + dy * HEX_SIZE)) for dx, dy in around)
    return wet >= 2


@cache
def _file() -> tuple[bytes, tuple[int, ...]]:
    """All of it, and where each face begins."""
    data = read_bytes("art", "planet_faces.bin")
    ends = array("I", data[: 4 * len(RELIEFS) * len(RADII) * FACES])
    if sys.byteorder == "big":
        ends.byteswap()
    head = len(ends) * 4
    return data, (head, *(head + end for end in ends))


def _packed(relief: str, radius: int, number: int) -> bytes:
    data, begins = _file()
    place = (RELIEFS.index(relief) * len(RADII) + RADII.index(radius)) * FACES + number
    return data[begins[place] : begins[place + 1]]


class _Reader:
    """Counts, then steps from point to point."""

    def __init__(self, packed: bytes, unit: float) -> None:
        self._steps = array("h", zlib.decompress(packed))
        if sys.byteorder == "big":
            self._steps.byteswap()
        self._at = 0
        self._unit = unit

    def face(self) -> Face:
        layers = tuple(_closed(self._lines()) for _ in range(self._next()))
        lines = _open(self._lines())
        spots = tuple(self._spot() for _ in range(self._next()))
        hatches = tuple(QLineF(start, end) for start, end in self._lines())
        [dots] = self._lines()
        return Face(layers, lines, spots, hatches, tuple(dots))

    def _next(self) -> int:
        self._at += 1
        return self._steps[self._at - 1]

    def _lines(self) -> Iterator[list[QPointF]]:
        return (self._line() for _ in range(self._next()))

    def _line(self) -> list[QPointF]:
        count = self._next()
        start, end = self._at, self._at + 2 * count
        self._at = end
        xs, ys = accumulate(self._steps[start:end:2]), accumulate(self._steps[start + 1 : end : 2])
        unit = self._unit
        return [QPointF(x * unit, y * unit) for x, y in zip(xs, ys, strict=True)]

    def _spot(self) -> QRectF:
        x, y, size = (self._next() * self._unit for _ in range(3))
        return QRectF(x - size, y - size, 2 * size, 2 * size)


def _closed(loops: Iterator[list[QPointF]]) -> QPainterPath:
    """Curves that touch the middle of every side: smooth, and never beyond their points."""
    path = QPainterPath()
    for points in loops:
        here = points[-1]
        path.moveTo((here + points[0]) / 2)
        for here, there in zip(points, [*points[1:], points[0]], strict=True):
            path.quadTo(here, (here + there) / 2)
        path.closeSubpath()
    return path


def _open(lines: Iterator[list[QPointF]]) -> QPainterPath:
    path = QPainterPath()
    for points in lines:
        path.moveTo(points[0])
        for here, there in pairwise(points[1:]):
            path.quadTo(here, (here + there) / 2)
    return path
