"""Cells and sets of cells as painter paths."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.layout import HexLayout

# A cell's edge i runs from corner i to corner i + 1 (clockwise from the upper right); this is
# the neighbour beyond it.
BEYOND = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


@lru_cache(maxsize=16)
def cell_polygon(layout: HexLayout) -> QPolygonF:
    """One cell around the origin."""
    return QPolygonF([QPointF(x, y) for x, y in HexLayout(layout.size).corners(ORIGIN)])


def cell_lines(layout: HexLayout, cells: Iterable[Hex], others: Iterable[Hex] = ()) -> QPainterPath:
    """Every edge of every cell, once; edges to cells below that are among `others` are theirs."""
    centered = HexLayout(layout.size)
    drawn = frozenset(cells)
    present = drawn | frozenset(others)
    path = QPainterPath()
    for cell in sorted(drawn):
        corners = [QPointF(x, y) for x, y in centered.corners(cell)]
        # Upper left, upper right and right edge are this cell's; the others its neighbours'.
        path.moveTo(corners[4])
        path.lineTo(corners[5])
        path.lineTo(corners[0])
        path.lineTo(corners[1])
        for edge in (1, 2, 3):
            if cell + BEYOND[edge] not in present:
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
            if cell + BEYOND[edge] not in present:
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
