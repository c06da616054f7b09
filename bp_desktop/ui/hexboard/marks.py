"""Marks above the board: sets of cells, a way through cells, and a ghost with its reason."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.hexboard.hatching import hatching
from bp_desktop.ui.hexboard.piece import PieceItem
from bp_desktop.ui.hexboard.shapes import cell_polygon, outline

Z_MARKS = 50.0
Z_WAY = 60.0
Z_GHOST = 110.0
GHOST_OPACITY = 0.65


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


class MarksItem(QGraphicsItem):
    """Tints, hatches and outlines sets of cells."""

    def __init__(self, layout: HexLayout) -> None:
        super().__init__()
        self._layout = layout
        self._marks: tuple[Mark, ...] = ()
        self._paths: list[tuple[Mark, QPainterPath, QPainterPath]] = []
        self._bounds = QRectF()
        self.setZValue(Z_MARKS)

    def show_marks(self, marks: Iterable[Mark]) -> None:
        wanted = tuple(marks)
        if wanted == self._marks:
            return
        self.prepareGeometryChange()
        self._marks = wanted
        known = {mark: (around, hatch) for mark, around, hatch in self._paths}
        self._paths = [
            (mark, *(known.get(mark) or self._shape(mark))) for mark in wanted if mark.cells
        ]
        self._bounds = QRectF()
        for _, shape, _ in self._paths:
            self._bounds = self._bounds.united(shape.boundingRect())
        room = self._layout.size * 0.4
        self._bounds.adjust(-room, -room, room, room)
        self.update()

    def _shape(self, mark: Mark) -> tuple[QPainterPath, QPainterPath]:
        around = outline(self._layout, mark.cells).translated(self._layout.x, self._layout.y)
        size = self._layout.size
        hatch = QPainterPath()
        if mark.pattern != "solid":
            cell = QPainterPath()
            cell.addPolygon(cell_polygon(self._layout))
            cell.closeSubpath()
            one = hatching(cell, mark.pattern, size * 0.45, size * 0.08)
            for where in mark.cells:
                hatch.addPath(one.translated(*self._layout.center(where)))
        return around, hatch

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        for mark, around, hatch in self._paths:
            tint = QColor(mark.color)
            tint.setAlpha(mark.strength)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPath(around)
            if not hatch.isEmpty():
                tint.setAlpha(min(255, mark.strength * 3))
                painter.setBrush(tint)
                painter.drawPath(hatch)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_line(QColor(mark.color), 2, dashed=mark.dashed))
            painter.drawPath(around)


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
            painter.setPen(_line(color, width))
            painter.drawPath(self._line)
        painter.setPen(_line(QColor(0, 0, 0, 150), 1.5))
        painter.setBrush(self._color)
        painter.drawPolygon(self._head)


class GhostItem(PieceItem):
    """A piece that is not there yet, with the reason why it may not be, if there is one."""

    def show_reason(self, reason: str, color: QColor) -> None:
        """An empty reason: it may."""
        self.setOpacity(GHOST_OPACITY)
        self.setZValue(Z_GHOST)
        self.reason = reason
        self.setToolTip(reason)
        self._edge = color
        self.update()

    reason = ""
    _edge: QColor | None = None

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        super().paint(painter, option, widget)
        if self._edge is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_line(self._edge, 2.5, dashed=bool(self.reason)))
            painter.drawPolygon(cell_polygon(self._layout))
            if self.reason:  # a bar across: told without colour, too
                reach = self._layout.size * 0.5
                painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


def _line(color: QColor, width: float, *, dashed: bool = False) -> QPen:
    pen = QPen(color, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    return pen
