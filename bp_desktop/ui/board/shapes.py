"""Shapes as painter paths, each made once: cells, sets of cells, tiles, discs, filling patterns."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil, hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from bp_desktop.core.hexes import ORIGIN, Hex, disc, from_offset, to_offset
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look.players import READABLE, contrast, seen_on

LINES: dict[str, tuple[float, ...]] = {
    "level": (0,),
    "upright": (90,),
    "rising": (-45,),
    "falling": (45,),
    "net": (-45, 45),
    "lattice": (0, 90),
}
"""By pattern: the directions of its lines in degrees, clockwise from the horizontal."""


def hatching(shape: QPainterPath, pattern: str, gap: float, stroke: float) -> QPainterPath:
    """The part of a pattern that lies in a shape; nothing for "solid"."""
    area = shape.boundingRect()
    marks = QPainterPath()
    if pattern in ("dots", "checks"):
        for box in _boxes(area, pattern, gap, stroke):
            if shape.contains(box.center()):
                mark = QPainterPath()
                if pattern == "dots":
                    mark.addEllipse(box)
                else:
                    mark.addRect(box)
                marks.addPath(mark if shape.contains(box) else mark.intersected(shape))
        return marks
    for degrees in LINES.get(pattern, ()):
        marks = marks.united(_lines(area, degrees, gap, stroke))
    return marks.intersected(shape)


def _boxes(area: QRectF, pattern: str, gap: float, stroke: float) -> Iterator[QRectF]:
    """A gap apart, every second row shifted by half of it."""
    side = 2 * stroke if pattern == "dots" else gap / 2
    left, top = area.center().x() - side / 2, area.center().y() - side / 2
    rows, columns = ceil(area.height() / gap), ceil(area.width() / gap / 2)
    for row in range(-rows, rows + 1):
        shift = gap / 2 if row % 2 else 0.0
        for column in range(-columns - 1, columns + 1):
            yield QRectF(left + column * gap + shift, top + row * gap / 2, side, side)


def _lines(area: QRectF, degrees: float, gap: float, stroke: float) -> QPainterPath:
    middle = area.center()
    reach = hypot(area.width(), area.height()) / 2 + gap
    path = QPainterPath()
    for step in range(-ceil(reach / gap), ceil(reach / gap) + 1):
        path.addRect(QRectF(-reach, step * gap - stroke / 2, 2 * reach, stroke))
    turned = QTransform().translate(middle.x(), middle.y()).rotate(degrees)
    return turned.map(path)


def shade_of(color: QColor) -> QColor:
    """What a pattern is drawn in on a colour: clearly darker, or lighter on a dark one."""
    return color.darker(190) if color.lightnessF() > 0.4 else color.lighter(190)


def edge_of(color: QColor, colors: BoardPalette) -> QColor:
    """What a player's colour is edged with: ink, unless neither of the two stands out from the
    board; then the colour itself, lighter or darker."""
    ink, void = QColor(colors.ink), QColor(colors.void)
    is_seen = max(contrast(ink, void), contrast(color, void)) >= READABLE
    return ink if is_seen else seen_on(color, void)


def mixed(color: QColor, other: QColor, share: float) -> QColor:
    """A colour with so much of another one in it."""
    return QColor.fromRgbF(
        color.redF() + share * (other.redF() - color.redF()),
        color.greenF() + share * (other.greenF() - color.greenF()),
        color.blueF() + share * (other.blueF() - color.blueF()),
    )


# A cell's edge i runs from corner i to corner i + 1 (clockwise from the upper right); this is
# the neighbour beyond it.
BEYOND = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
BLOCK = 4
"""Rows of cells in one path: what a chunk shows of a tile when one looks closely."""


@cache
def cell_polygon() -> QPolygonF:
    """One cell around the origin."""
    return QPolygonF([QPointF(x, y) for x, y in LAYOUT.corners(ORIGIN)])


def shrunk_cell(cell: Hex, size: float) -> QPolygonF:
    """A cell that is so much of its size, around its middle."""
    shrunk = QTransform.fromScale(size, size).map(cell_polygon())
    return shrunk.translated(*LAYOUT.center(cell))


WHOLE = QRectF(-1, -1, 2, 2)


def part_of_cell(cell: Hex, part: QRectF = WHOLE) -> QPolygonF:
    """What of a cell lies in `part`, which counts hex sizes from its middle."""
    whole = QPolygonF([QPointF(x, y) for x, y in LAYOUT.corners(cell)])
    if part == WHOLE:
        return whole
    room = QRectF(part.topLeft() * HEX_SIZE, part.size() * HEX_SIZE)
    return whole.intersected(QPolygonF(room.translated(*LAYOUT.center(cell))))


def cell_lines(cells: Iterable[Hex], others: Iterable[Hex] = ()) -> QPainterPath:
    """Every edge of every cell, once; edges to cells below that are among `others` are theirs."""
    drawn = frozenset(cells)
    present = drawn | frozenset(others)
    path = QPainterPath()
    for cell in sorted(drawn):
        corners = [QPointF(x, y) for x, y in LAYOUT.corners(cell)]
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


def outline(cells: Iterable[Hex]) -> QPainterPath:
    """The closed lines around a set of cells."""
    present = frozenset(cells)
    following: dict[tuple[int, int], tuple[int, int]] = {}
    point: dict[tuple[int, int], QPointF] = {}

    def key(x: float, y: float) -> tuple[int, int]:
        found = (round(x * 1000), round(y * 1000))
        point[found] = QPointF(x, y)
        return found

    for cell in sorted(present):  # in the same order every time: the same board is the same file
        corners = LAYOUT.corners(cell)
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


def tile_lines(
    width: int, height: int, parity: int, rows: tuple[int, int]
) -> Iterator[tuple[float, float, QPainterPath]]:
    """Cell edges of a tile whose first row is even (0) or odd (1), in blocks and where they go.

    Relative to the centre of the tile's first cell; `rows` are the first and last one wanted.
    """
    for start in range(0, height, BLOCK):
        if rows[0] < start + BLOCK and rows[1] >= start:
            count = min(BLOCK, height - start)
            first = from_offset(0, start + parity) - from_offset(0, parity)
            x, y = LAYOUT.center(first)
            last = start + count == height
            yield x, y, _block_lines(width, count, (parity + start) % 2, last)


@lru_cache(maxsize=64)
def _block_lines(width: int, height: int, parity: int, last: bool) -> QPainterPath:
    below = () if last else _tile_cells(width, range(height, height + 1), parity)
    return cell_lines(_tile_cells(width, range(height), parity), below)


@lru_cache(maxsize=64)
def tile_outline(width: int, height: int, parity: int) -> QPainterPath:
    return outline(_tile_cells(width, range(height), parity))


@lru_cache(maxsize=64)
def tile_sides(
    width: int, height: int, parity: int
) -> Mapping[tuple[int, int], tuple[QLineF, ...]]:
    """A tile's outline as single lines, by which of the eight tiles around it lies beyond them:
    Qt draws lines three times as fast as a bold path."""
    first = from_offset(0, parity)
    sides: dict[tuple[int, int], list[QLineF]] = defaultdict(list)
    for cell in _tile_cells(width, range(height), parity):
        corners = [QPointF(x, y) for x, y in LAYOUT.corners(cell)]
        for edge, way in enumerate(BEYOND):
            column, row = to_offset(cell + way + first)
            tile = column // width, (row - parity) // height
            if tile != (0, 0):
                sides[tile].append(QLineF(corners[edge], corners[(edge + 1) % 6]))
    return {tile: tuple(lines) for tile, lines in sides.items()}


def lines_of(path: QPainterPath) -> tuple[QLineF, ...]:
    """Every line of closed lines."""
    points = map(path.elementAt, range(path.elementCount()))
    return tuple(
        QLineF(start.x, start.y, end.x, end.y)
        for start, end in pairwise(points)
        if not end.isMoveTo()
    )


def _tile_cells(width: int, rows: range, parity: int) -> tuple[Hex, ...]:
    first = from_offset(0, parity)
    return tuple(from_offset(col, row + parity) - first for row in rows for col in range(width))


@lru_cache(maxsize=32)
def disc_outline(radius: int) -> QPainterPath:
    """All cells up to a radius around the origin."""
    return outline(disc(ORIGIN, radius))


@lru_cache(maxsize=32)
def disc_edges(radius: int) -> tuple[QLineF, ...]:
    """The same as single lines, for the reason that tile_sides has."""
    return lines_of(disc_outline(radius))


@lru_cache(maxsize=64)
def disc_band(radius: int, width: float) -> QPainterPath:
    """A band of that width along the outline: filling it is faster than stroking every time."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    # Round joins would give it five times the corners, and cost as much more in every picture.
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(disc_outline(radius)).simplified()


@lru_cache(maxsize=32)
def disc_lines(radius: int) -> QPainterPath:
    return cell_lines(disc(ORIGIN, radius))
