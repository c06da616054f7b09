"""Outlines of cells, tiles and planets as painter paths, each made once."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from bp_desktop.core.hexes import ORIGIN, Hex, disc, from_offset
from bp_desktop.core.layout import HexLayout

# A cell's edge i runs from corner i to corner i + 1 (clockwise from the upper right); this is
# the neighbour beyond it.
_BEYOND = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


@lru_cache(maxsize=16)
def cell_polygon(layout: HexLayout) -> QPolygonF:
    """One cell around the origin."""
    return QPolygonF([QPointF(x, y) for x, y in HexLayout(layout.size).corners(ORIGIN)])


def tile_lines(
    layout: HexLayout, width: int, height: int, parity: int, rows: tuple[int, int]
) -> QPainterPath:
    """Cell edges of a tile whose first row is even (0) or odd (1), each edge once.

    Relative to the centre of the tile's first cell; `rows` are the first and last one wanted.
    """
    first, last = max(0, rows[0]), min(height - 1, rows[1])
    return _row_lines(layout, width, parity, first, last)


@lru_cache(maxsize=256)
def _row_lines(layout: HexLayout, width: int, parity: int, first: int, last: int) -> QPainterPath:
    return cell_lines(layout, _tile_cells(width, range(first, last + 1), parity))


@lru_cache(maxsize=64)
def tile_outline(layout: HexLayout, width: int, height: int, parity: int) -> QPainterPath:
    return outline(layout, _tile_cells(width, range(height), parity))


def _tile_cells(width: int, rows: range, parity: int) -> tuple[Hex, ...]:
    first = from_offset(0, parity)
    return tuple(from_offset(col, row + parity) - first for row in rows for col in range(width))


@lru_cache(maxsize=32)
def planet_outline(layout: HexLayout, radius: int) -> QPainterPath:
    """Relative to the planet's centre."""
    return outline(layout, disc(ORIGIN, radius))


@lru_cache(maxsize=64)
def planet_band(layout: HexLayout, radius: int, width: float) -> QPainterPath:
    """A band of that width along the outline: filling it is faster than stroking every time."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    # Round joins would give it five times the corners, and cost as much more in every picture.
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(planet_outline(layout, radius)).simplified()


@lru_cache(maxsize=64)
def planet_grown(layout: HexLayout, radius: int, by: float) -> QPainterPath:
    """The outline, that much further out."""
    band = planet_band(layout, radius, 2 * by)
    return band.united(planet_outline(layout, radius)).simplified()


@lru_cache(maxsize=32)
def planet_lines(layout: HexLayout, radius: int) -> QPainterPath:
    return cell_lines(layout, disc(ORIGIN, radius))


def cell_lines(layout: HexLayout, cells: Iterable[Hex]) -> QPainterPath:
    """Every edge of every cell, once."""
    centered = HexLayout(layout.size)
    present = frozenset(cells)
    path = QPainterPath()
    for cell in sorted(present):
        corners = [QPointF(x, y) for x, y in centered.corners(cell)]
        # Upper left, upper right and right edge are this cell's; the others its neighbours'.
        path.moveTo(corners[4])
        path.lineTo(corners[5])
        path.lineTo(corners[0])
        path.lineTo(corners[1])
        for edge in (1, 2, 3):
            if cell + _BEYOND[edge] not in present:
                path.moveTo(corners[edge])
                path.lineTo(corners[edge + 1])
    return path


def outline(layout: HexLayout, cells: Iterable[Hex]) -> QPainterPath:
    """The closed lines around a set of cells."""
    centered = HexLayout(layout.size)
    present = frozenset(cells)
    following: dict[tuple[int, int], tuple[int, int]] = {}
    point: dict[tuple[int, int], QPointF] = {}

    def key(x: float, y: float) -> tuple[int, int]:
        found = (round(x * 1000), round(y * 1000))
        point[found] = QPointF(x, y)
        return found

    for cell in present:
        corners = centered.corners(cell)
        for edge in range(6):
            if cell + _BEYOND[edge] not in present:
                following[key(*corners[edge])] = key(*corners[(edge + 1) % 6])
    path = QPainterPath()
    while following:
        start, here = following.popitem()
        path.moveTo(point[start])
        while here != start:
            path.lineTo(point[here])
            here = following.pop(here)
        path.closeSubpath()
    return path
