"""Placing marks on a board: cells on offer lit, the rest veiled, and a ghost of the thing."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.scene import mark_line
from bp_desktop.ui.board.shapes import cell_polygon
from bp_desktop.ui.look.guarded import guarded

Z_LIT, Z_GHOST = 52.0, 54.0
VEIL, LIT, POINTED = 0.52, 0.26, 0.75
LINE = 1.8
GHOST_SIDE = 1.5
"""Of the ghost, in sizes of a cell."""
EVERYWHERE = QRectF(-1e6, -1e6, 2e6, 2e6)


def _cells_path(cells: Iterable[Hex]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    outline = cell_polygon()
    for cell in cells:
        path.addPolygon(outline.translated(*LAYOUT.center(cell)))
        path.closeSubpath()
    return path


def cells_area(cells: Iterable[Hex]) -> QRectF:
    """Around whole cells, in scene coordinates."""
    return _cells_path(cells).boundingRect()


class LitCellsItem(QGraphicsItem):
    """Veils the board but for some cells, and lights those on offer."""

    def __init__(self) -> None:
        super().__init__()
        self._lit = QPainterPath()
        self._dark = QPainterPath()
        self._offer = QColor()
        self._veil = QColor()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(Z_LIT)
        self.hide()

    def light(self, lit: Iterable[Hex], clear: Iterable[Hex], offer: QColor, veil: QColor) -> None:
        """`clear`: cells that stay unveiled besides."""
        cells = tuple(lit)
        self._lit = _cells_path(cells)
        self._dark = QPainterPath()
        self._dark.addRect(EVERYWHERE)
        self._dark -= _cells_path({*cells, *clear}).simplified()
        self._offer, self._veil = QColor(offer), QColor(veil)
        self._veil.setAlphaF(VEIL)
        self.show()
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        return EVERYWHERE

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, *_: object) -> None:
        painter.setClipRect(QRectF(option.exposedRect))
        painter.fillPath(self._dark, self._veil)
        tint = QColor(self._offer)
        tint.setAlphaF(LIT)
        painter.setBrush(tint)
        painter.setPen(mark_line(self._offer, LINE))
        painter.drawPath(self._lit)


class GhostItem(QGraphicsItem):
    """What would stand in the cell under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self._outline = cell_polygon()
        self._picture = QPixmap()
        self._offer = QColor()
        self.setZValue(Z_GHOST)
        self.hide()

    def take(self, picture: QPixmap, offer: QColor) -> None:
        self._picture, self._offer = picture, QColor(offer)

    def show_at(self, cell: Hex | None) -> None:
        if cell is not None:
            self.setPos(*LAYOUT.center(cell))
        self.setVisible(cell is not None)

    @guarded
    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-4, -4, 4, 4)

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        tint = QColor(self._offer)
        tint.setAlphaF(POINTED)
        painter.setBrush(tint)
        painter.setPen(mark_line(self._offer, LINE))
        painter.drawPolygon(self._outline)
        if not self._picture.isNull():
            side = LAYOUT.size * GHOST_SIDE
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            target = QRectF(QPointF(-side / 2, -side / 2), QPointF(side / 2, side / 2))
            painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
