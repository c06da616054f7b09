"""Marks above the board: sets of cells, drawn part by part, and a way from cell to cell."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem
from shiboken6 import isValid

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.scene import BoardScene, mark_line
from bp_desktop.ui.board.shapes import BEYOND, disc_outline, hatching
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard
from bp_desktop.ui.look.guarded import guarded

BLOCK = 16
"""Cells along the side of a block, the part of a mark that is worked out at a time."""
ROW = 1 << 20
_BEYOND = tuple(way.q * ROW + way.r for way in BEYOND)
HATCHED_CELL = 8
"""Pixels of a cell from which on patterns can be seen."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Cells that mean something: never told by the colour alone, but by outline and pattern."""

    cells: tuple[Hex, ...]
    color: str
    pattern: str = "solid"
    """One of hatching's patterns; "solid" is a plain tint."""
    strength: int = 46
    """Opacity of the tint, of 255."""
    dashed: bool = False


class _Block(NamedTuple):
    """Where some cells of a mark are, and the edges that are edges of the whole mark."""

    area: QPainterPath
    edges: list[QLineF]


class _Blocks:
    """A mark in blocks, each worked out when it is first seen."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.known: dict[tuple[int, int], _Block] = {}
        # Numbers instead of hexes: there may be hundreds of thousands of neighbours to ask for.
        self._inside: set[int] = set()
        self.cells: Mapping[tuple[int, int], list[Hex]] = defaultdict(list)
        for cell in mark.cells:
            q, r = cell.q, cell.r
            self._inside.add(q * ROW + r)
            self.cells[q // BLOCK, r // BLOCK].append(cell)

    def block(self, place: tuple[int, int]) -> _Block:
        known = self.known.get(place)
        if known is None:
            cells = self.cells[place]
            known = self.known[place] = _Block(self._area(cells), list(self._edges(cells)))
        return known

    def _area(self, cells: list[Hex]) -> QPainterPath:
        """Row by row: what one cell after another in a row covers is one shape."""
        half, size = LAYOUT.hex_width / 2, LAYOUT.size
        path = QPainterPath()
        upper: list[QPointF] = []
        lower: list[QPointF] = []
        before: Hex | None = None
        for cell in sorted(cells, key=lambda one: (one.r, one.q)):
            if before is None or cell.r != before.r or cell.q != before.q + 1:
                _close(path, upper, lower)
                x, y = LAYOUT.center(cell)
                upper, lower = [QPointF(x - half, y - size / 2)], [QPointF(x - half, y + size / 2)]
            upper += QPointF(x, y - size), QPointF(x + half, y - size / 2)
            lower += QPointF(x, y + size), QPointF(x + half, y + size / 2)
            x += 2 * half
            before = cell
        _close(path, upper, lower)
        return path

    def _edges(self, cells: list[Hex]) -> Iterator[QLineF]:
        inside = self._inside
        for cell in cells:
            key = cell.q * ROW + cell.r
            outside = [side for side, way in enumerate(_BEYOND) if key + way not in inside]
            if outside:
                corners = [QPointF(x, y) for x, y in LAYOUT.corners(cell)]
                for side in outside:
                    yield QLineF(corners[side], corners[(side + 1) % 6])


def _close(path: QPainterPath, upper: list[QPointF], lower: list[QPointF]) -> None:
    if upper:
        path.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        path.closeSubpath()


class MarkPicture(StillBoard):
    """Nothing where no mark is."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self._marks = [_Blocks(mark) for mark in marks]
        places = {place for blocks in self._marks for place in blocks.cells}
        self._extents = {place: self._extent(place) for place in places}
        self._bounds = QRectF()
        for extent in self._extents.values():
            self._bounds = self._bounds.united(extent)

    def bounds(self) -> QRectF:
        return self._bounds

    def background(self) -> QColor:
        return QColor(Qt.GlobalColor.transparent)

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        hatched = LAYOUT.hex_width * scale >= HATCHED_CELL
        near = [place for place, extent in self._extents.items() if extent.intersects(area)]
        for blocks in self._marks:
            for place in near:
                if place in blocks.cells and place not in blocks.known:
                    pace.keep()
                    blocks.block(place)
        for blocks in self._marks:
            seen = [place for place in near if place in blocks.cells]
            self._paint_mark(painter, blocks, seen, hatched=hatched)

    def _paint_mark(
        self, painter: QPainter, blocks: _Blocks, seen: list[tuple[int, int]], *, hatched: bool
    ) -> None:
        mark = blocks.mark
        tint = QColor(mark.color)
        tint.setAlpha(mark.strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        # Smooth edges would show as lines between the blocks; the outline covers rough ones.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for place in seen:
            painter.drawPath(blocks.block(place).area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if hatched and mark.pattern != "solid":
            tint.setAlpha(min(255, mark.strength * 3))
            painter.setBrush(tint)
            pattern = cell_hatching(mark.pattern)
            for place in seen:
                for cell in blocks.cells[place]:
                    x, y = LAYOUT.center(cell)
                    painter.translate(x, y)
                    painter.drawPath(pattern)
                    painter.translate(-x, -y)
        pen = mark_line(QColor(mark.color), 2, dashed=mark.dashed)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)  # round ones take ten times as long
        painter.setPen(pen)
        for place in seen:
            painter.drawLines(blocks.block(place).edges)

    def _extent(self, place: tuple[int, int]) -> QRectF:
        """Around a block of cells, with room for the outline. Around a few no more than these: all
        of it is painted again, and what lies over the board with it."""
        size = LAYOUT.size
        cells = [cell for blocks in self._marks for cell in blocks.cells.get(place, ())]
        if len(cells) <= BLOCK:
            across, down = zip(*map(LAYOUT.center, cells), strict=True)
            left, top = min(across) - 2 * size, min(down) - 2 * size
            return QRectF(left, top, max(across) + 2 * size - left, max(down) + 2 * size - top)
        x, y = LAYOUT.center(Hex(place[0] * BLOCK, place[1] * BLOCK))
        width = LAYOUT.hex_width * BLOCK * 1.5
        return QRectF(x, y, width, LAYOUT.row_height * BLOCK).adjusted(
            -2 * size, -2 * size, size, size
        )


@lru_cache(maxsize=32)
def cell_hatching(pattern: str) -> QPainterPath:
    """A pattern on one cell around the origin."""
    return hatching(disc_outline(0), pattern, HEX_SIZE * 0.45, HEX_SIZE * 0.08)


Z_MARKS = 50.0
Z_WAY = 60.0
FEW = 500
"""Cells that are painted at once, faster than pictures of them are copied."""
STORE_BYTES = 8 * 1024 * 1024
SLICE_SECONDS = 0.004


class MarksItem(QGraphicsItem):
    """Tints, hatches and outlines sets of cells.

    A few cells are painted at once; many are kept as pictures that come within a time budget,
    like those of the board below, and as fast to move.
    """

    def __init__(self) -> None:
        super().__init__()
        self._marks: tuple[Mark, ...] = ()
        self._picture = MarkPicture(())
        self._store: ChunkCache | None = None
        self._seen = (QRectF(), 1.0)
        self._refine = QTimer(singleShot=True, interval=0)
        self._refine.timeout.connect(self._on_refine)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(Z_MARKS)

    def show_marks(self, marks: Iterable[Mark]) -> None:
        wanted = tuple(marks)
        if wanted == self._marks:
            return
        self.prepareGeometryChange()
        self._marks = wanted
        self._picture = MarkPicture(wanted)
        if sum(len(mark.cells) for mark in wanted) <= FEW:
            self._store = None
        elif self._store is None:
            self._store = ChunkCache(self._picture, STORE_BYTES, coarse=False)
        else:
            self._store.show_board(self._picture)
        self.update()

    @property
    def marks(self) -> tuple[Mark, ...]:
        return self._marks

    @property
    def is_sharp(self) -> bool:
        """Whether nothing is left to draw of what was last seen."""
        return not self._refine.isActive()

    @guarded
    def boundingRect(self) -> QRectF:
        return self._picture.bounds()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, *_: object) -> None:
        exposed, scale = QRectF(option.exposedRect), painter.deviceTransform().m11()
        if self._store is None:
            self._picture.paint(painter, exposed, scale)
            return
        scene = self.scene()
        resting = not (isinstance(scene, BoardScene) and scene.in_motion)
        if not self._store.draw(painter, exposed, scale, resting=resting) and resting:
            before, scale_before = self._seen
            same = scale_before == scale and self._refine.isActive()
            self._seen = (before.united(exposed) if same else exposed, scale)
            self._refine.start()

    def _on_refine(self) -> None:
        """A little between events, until everything that was seen is there."""
        if self._store is None or not isValid(self):  # the scene may be gone before its items
            return
        seen, scale = self._seen
        done = self._store.refine(seen, scale, SLICE_SECONDS)
        if done is not None:
            for area in done:
                self.update(area)
            self._refine.start()


class PathItem(QGraphicsItem):
    """An arrow from cell to cell."""

    def __init__(self) -> None:
        super().__init__()
        self._color = QColor("#ffd166")
        self._line = QPainterPath()
        self._head = QPolygonF()
        self._bounds = QRectF()
        self.setZValue(Z_WAY)

    def show_way(self, cells: Iterable[Hex], color: QColor) -> None:
        """From the first cell to the last; fewer than two cells show nothing."""
        self.prepareGeometryChange()
        self._color = color
        points = [QPointF(*LAYOUT.center(cell)) for cell in cells]
        self._line, self._head, self._bounds = QPainterPath(), QPolygonF(), QRectF()
        if len(points) > 1:
            size = LAYOUT.size
            before, end = points[-2], points[-1]
            angle = atan2(end.y() - before.y(), end.x() - before.x())
            arrow = QTransform().translate(end.x(), end.y()).rotate(degrees(angle))
            tip = [
                QPointF(size * 0.5, 0),
                QPointF(-size * 0.3, -size * 0.42),
                QPointF(-size * 0.3, size * 0.42),
            ]
            self._head = arrow.map(QPolygonF(tip))
            self._line.addPolygon(QPolygonF([*points[:-1], arrow.map(QPointF(-size * 0.2, 0))]))
            bounds = self._line.boundingRect().united(self._head.boundingRect())
            self._bounds = bounds.adjusted(-size, -size, size, size)
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        if self._line.isEmpty():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor(0, 0, 0, 150), 6), (self._color, 3.5)):
            painter.setPen(mark_line(color, width))
            painter.drawPath(self._line)
        painter.setPen(mark_line(QColor(0, 0, 0, 150), 1.5))
        painter.setBrush(self._color)
        painter.drawPolygon(self._head)
