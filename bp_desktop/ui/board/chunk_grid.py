"""Chunk grid: which square pictures cover an area of a board at a scale."""

from collections import Counter
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF

CHUNK = 256
"""Side of a chunk in device pixels."""
WHOLE = QRect(0, 0, CHUNK, CHUNK)
NEARLY = 1e-4
"""Part of a pixel that arithmetic may lose."""
SMOOTHED = 1
"""Pixels around an area that smooth lines in it may colour."""


class ChunkKey(NamedTuple):
    scale: float
    column: int
    row: int


class ChunkGrid:
    """Which chunks cover an area at a scale.

    A scale that is new begins at the corner of what is seen: so a view needs a quarter fewer
    chunks than on a grid that begins anywhere. While there are chunks of it, it stays.
    """

    def __init__(self) -> None:
        self._origins: dict[float, QPoint] = {}
        self._count: Counter[float] = Counter()

    def scales(self) -> set[float]:
        """Those that there are chunks of."""
        return set(self._count)

    def begin(self, seen: QRectF, scale: float) -> None:
        """Chunks of this scale are about to be made, for what is seen."""
        if scale not in self._origins:
            self._origins = {one: at for one, at in self._origins.items() if one in self._count}
            left, top = seen.left() * scale, seen.top() * scale
            self._origins[scale] = QPoint(floor(left + NEARLY), floor(top + NEARLY))

    def added(self, key: ChunkKey) -> None:
        self._count[key.scale] += 1

    def removed(self, key: ChunkKey) -> None:
        self._count[key.scale] -= 1
        if not self._count[key.scale]:
            del self._count[key.scale], self._origins[key.scale]

    def clear(self) -> None:
        self._origins.clear()
        self._count.clear()

    def corner(self, key: ChunkKey) -> QPoint:
        """Where a chunk begins, in device pixels from the origin of the plane."""
        return self._origins[key.scale] + QPoint(key.column * CHUNK, key.row * CHUNK)

    def area(self, key: ChunkKey) -> QRectF:
        corner, scale = self.corner(key), key.scale
        return QRectF(corner.x() / scale, corner.y() / scale, CHUNK / scale, CHUNK / scale)

    def pixels(self, key: ChunkKey, area: QRectF) -> QRect:
        """What of a chunk an area touches, with what smoothing takes in around it."""
        corner, scale = self.corner(key), key.scale
        left, top = area.left() * scale - corner.x(), area.top() * scale - corner.y()
        touched = QRectF(left, top, area.width() * scale, area.height() * scale).toAlignedRect()
        return touched.adjusted(-SMOOTHED, -SMOOTHED, SMOOTHED, SMOOTHED) & WHOLE

    def part(self, key: ChunkKey, pixels: QRect) -> QRectF:
        """Where on the plane some pixels of a chunk lie."""
        corner, scale = self.corner(key), key.scale
        left, top = (corner.x() + pixels.x()) / scale, (corner.y() + pixels.y()) / scale
        return QRectF(left, top, pixels.width() / scale, pixels.height() / scale)

    def keys(self, wanted: QRectF, scale: float) -> list[ChunkKey]:
        """Of the chunks that cover an area; none if the scale has not begun."""
        origin = self._origins.get(scale)
        if origin is None or wanted.isEmpty():
            return []
        x, y = origin.x(), origin.y()
        left, right = wanted.left() * scale - x + NEARLY, wanted.right() * scale - x - NEARLY
        top, bottom = wanted.top() * scale - y + NEARLY, wanted.bottom() * scale - y - NEARLY
        columns = range(floor(left / CHUNK), ceil(right / CHUNK))
        rows = range(floor(top / CHUNK), ceil(bottom / CHUNK))
        return [ChunkKey(scale, column, row) for row in rows for column in columns]
