"""Modules of a grid as shapes: the ground of each, the seams between them, and their corners."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.module_grid import ModularGrid
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.shapes import part_of_cell


def corners(grid: ModularGrid) -> list[tuple[float, float]]:
    """The middle of the upper left cell of each module, in reading order."""
    numbers = range(grid.rows * grid.columns)
    return [LAYOUT.center(grid.placed(number, (0, 0))) for number in numbers]


def module_area(grid: ModularGrid, corner: tuple[float, float]) -> QRectF:
    """Around a module whose upper left cell is there."""
    (x, y), (wide, high) = corner, grid.pitch
    across, down = (wide + 1) * LAYOUT.hex_width, high * LAYOUT.row_height + 2 * HEX_SIZE
    return QRectF(x - LAYOUT.hex_width / 2, y - HEX_SIZE, across, down)


def diagonal(grid: ModularGrid, number: int) -> int:
    """On which diagonal a module lies, counted from 0: those beside it lie on others."""
    return sum(divmod(number, grid.columns))


def grounds(grid: ModularGrid, has: Callable[[Hex], bool]) -> list[tuple[int, QPainterPath]]:
    """Of each module, by its number: the whole cells it `has`, and parts of those it shares. Row by
    row, so that whoever paints a corner of the board leaves the others out."""
    wide, high = grid.pitch
    made = defaultdict[tuple[int, int], QPainterPath](QPainterPath)
    for row in range(grid.rows * high + 1):
        for column in range(grid.columns * wide + 1):
            cell = from_offset(column, row)
            if not has(cell):
                continue
            across = _halves(column, wide, grid.columns)
            for at_row, top, bottom in _halves(row, high, grid.rows):
                for at_column, left, right in across:
                    part = QRectF(QPointF(left, top), QPointF(right, bottom))
                    ground = made[at_row * grid.columns + at_column, row]
                    ground.addPolygon(part_of_cell(cell, part))
    for path in made.values():
        path.setFillRule(Qt.FillRule.WindingFill)
    return [(number, path.simplified()) for (number, _row), path in made.items()]


def seams(grid: ModularGrid) -> list[QLineF]:
    """Through the middle of the cells that two modules share."""
    found, (wide, high) = list[QLineF](), grid.pitch
    half = LAYOUT.hex_width / 2
    for column in range(wide, wide * grid.columns, wide):
        for row in range(high * grid.rows + 1):
            x, y = LAYOUT.center(from_offset(column, row))
            found.append(QLineF(x, y - HEX_SIZE, x, y + HEX_SIZE))
    for row in range(high, high * grid.rows, high):
        for column in range(wide * grid.columns + 1):
            x, y = LAYOUT.center(from_offset(column, row))
            found.append(QLineF(x - half, y, x + half, y))
    return found


def places_beside(grid: ModularGrid, reaches: Mapping[Hex, float], enough: float) -> list[QPointF]:
    """For each module a place on its upper edge, near the corner, or where nothing is as near:
    `reaches` is how far what stands in a cell goes, a little further down than up."""
    taken = [(*LAYOUT.center(cell), reach) for cell, reach in reaches.items()]

    def free(at: QPointF) -> float:
        apart = (hypot(at.x() - x, at.y() - y - reach / 3) - reach for x, y, reach in taken)
        return min(enough, min(apart, default=enough))

    found = list[QPointF]()
    for left, top in corners(grid):
        aside = (n / 2 * LAYOUT.hex_width for n in range(3, 2 * grid.pitch[0]))
        places = (QPointF(left + one, top + HEX_SIZE) for one in aside)
        found.append(max(places, key=free))  # the first of the best
    return found


def _halves(at: int, pitch: int, count: int) -> tuple[tuple[int, float, float], ...]:
    """The modules of a column or row that a cell belongs to, and which part of it, from -1 to 1."""
    number, beyond = divmod(at, pitch)
    if beyond:
        return ((number, -1, 1),)
    if not number:
        return ((0, -1, 1),)
    if number == count:
        return ((count - 1, -1, 1),)
    return ((number - 1, -1, 0), (number, 0, 1))
