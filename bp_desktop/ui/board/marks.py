"""Marks above the board: sets of cells, and a way from cell to cell."""

from collections.abc import Iterable
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.mark_picture import Mark, MarkPicture, mark_line
from bp_desktop.ui.board.scene import BoardScene

__all__ = ["Mark", "MarksItem", "WayItem"]

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

    def __init__(self, layout: HexLayout) -> None:
        super().__init__()
        self._layout = layout
        self._marks: tuple[Mark, ...] = ()
        self._picture = MarkPicture(layout, ())
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
        self._picture = MarkPicture(self._layout, wanted)
        if sum(len(mark.cells) for mark in wanted) <= FEW:
            self._store = None
        elif self._store is None:
            self._store = ChunkCache(self._picture, STORE_BYTES, coarse=False)
        else:
            self._store.show_board(self._picture)
        self.update()

    @property
    def is_sharp(self) -> bool:
        """Whether nothing is left to draw of what was last seen."""
        return not self._refine.isActive()

    def boundingRect(self) -> QRectF:
        return self._picture.bounds()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
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


class WayItem(QGraphicsItem):
    """An arrow from cell to cell."""

    def __init__(self, layout: HexLayout) -> None:
        super().__init__()
        self._layout = layout
        self._color = QColor("#ffd166")
        self._line = QPainterPath()
        self._head = QPolygonF()
        self._bounds = QRectF()
        self.setZValue(Z_WAY)

    def show_way(self, cells: Iterable[Hex], color: QColor) -> None:
        """From the first cell to the last; fewer than two cells show nothing."""
        self.prepareGeometryChange()
        self._color = color
        points = [QPointF(*self._layout.center(cell)) for cell in cells]
        self._line, self._head, self._bounds = QPainterPath(), QPolygonF(), QRectF()
        if len(points) > 1:
            size = self._layout.size
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

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._line.isEmpty():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor(0, 0, 0, 150), 6), (self._color, 3.5)):
            painter.setPen(mark_line(color, width))
            painter.drawPath(self._line)
        painter.setPen(mark_line(QColor(0, 0, 0, 150), 1.5))
        painter.setBrush(self._color)
        painter.drawPolygon(self._head)
