"""Outlines of cells, tiles and planets as painter paths, each made once."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from bp_desktop.core.hexes import ORIGIN, Hex, disc, from_offset
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.hatching import hatching
from bp_desktop.ui.board.shapes import cell_lines, outline

__all__ = [
    "outline",
    "planet_band",
    "planet_edges",
    "planet_hatching",
    "planet_lines",
    "planet_outline",
    "tile_edges",
    "tile_lines",
    "tile_outline",
]


BLOCK = 4
"""Rows of cells in one path: what a chunk shows of a tile when one looks closely."""


def tile_lines(
    layout: HexLayout, width: int, height: int, parity: int, rows: tuple[int, int]
) -> Iterator[tuple[float, float, QPainterPath]]:
    """Cell edges of a tile whose first row is even (0) or odd (1), in blocks and where they go.

    Relative to the centre of the tile's first cell; `rows` are the first and last one wanted.
    """
    for start in range(0, height, BLOCK):
        if rows[0] < start + BLOCK and rows[1] >= start:
            count = min(BLOCK, height - start)
            first = from_offset(0, start + parity) - from_offset(0, parity)
            x, y = HexLayout(layout.size).center(first)
            last = start + count == height
            yield x, y, _block_lines(layout, width, count, (parity + start) % 2, last)


@lru_cache(maxsize=64)
def _block_lines(
    layout: HexLayout, width: int, height: int, parity: int, last: bool
) -> QPainterPath:
    below = () if last else _tile_cells(width, range(height, height + 1), parity)
    return cell_lines(layout, _tile_cells(width, range(height), parity), below)


@lru_cache(maxsize=64)
def tile_outline(layout: HexLayout, width: int, height: int, parity: int) -> QPainterPath:
    return outline(layout, _tile_cells(width, range(height), parity))


@lru_cache(maxsize=64)
def tile_edges(layout: HexLayout, width: int, height: int, parity: int) -> tuple[QLineF, ...]:
    """A tile's outline as single lines: Qt draws those three times as fast as a bold path."""
    return _edges(tile_outline(layout, width, height, parity))


def _edges(path: QPainterPath) -> tuple[QLineF, ...]:
    points = [QPointF(at.x, at.y) for at in map(path.elementAt, range(path.elementCount()))]
    return tuple(QLineF(start, end) for start, end in pairwise(points))


def _tile_cells(width: int, rows: range, parity: int) -> tuple[Hex, ...]:
    first = from_offset(0, parity)
    return tuple(from_offset(col, row + parity) - first for row in rows for col in range(width))


@lru_cache(maxsize=32)
def planet_outline(layout: HexLayout, radius: int) -> QPainterPath:
    """Relative to the planet's centre."""
    return outline(layout, disc(ORIGIN, radius))


@lru_cache(maxsize=32)
def planet_edges(layout: HexLayout, radius: int) -> tuple[QLineF, ...]:
    """The same as single lines, for the reason that tile_edges has."""
    return _edges(planet_outline(layout, radius))


@lru_cache(maxsize=64)
def planet_band(layout: HexLayout, radius: int, width: float) -> QPainterPath:
    """A band of that width along the outline: filling it is faster than stroking every time."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    # Round joins would give it five times the corners, and cost as much more in every picture.
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(planet_outline(layout, radius)).simplified()


@lru_cache(maxsize=32)
def planet_lines(layout: HexLayout, radius: int) -> QPainterPath:
    return cell_lines(layout, disc(ORIGIN, radius))


@lru_cache(maxsize=64)
def planet_hatching(
    layout: HexLayout, radius: int, pattern: str, gap: float, stroke: float
) -> QPainterPath:
    """A pattern all over a planet."""
    return hatching(planet_outline(layout, radius), pattern, gap, stroke)
