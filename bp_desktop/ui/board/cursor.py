"""The cell cursor: where the keyboard is on the board."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.layout import HexLayout

Z_CURSOR = 1000.0


class ArrowStep(Enum):
    """Where an arrow key leads: the step from an even row and from an odd row.

    Up and down go to the neighbour on the side the row is shifted to, so that two steps run
    straight (BP-BOARD-9: odd rows are shifted right).
    """

    RIGHT = (Hex(1, 0), Hex(1, 0))
    LEFT = (Hex(-1, 0), Hex(-1, 0))
    UP = (Hex(1, -1), Hex(0, -1))
    DOWN = (Hex(0, 1), Hex(-1, 1))

    def from_cell(self, cell: Hex) -> Hex:
        even, odd = self.value
        return cell + (odd if cell.r % 2 else even)


class CursorItem(QGraphicsItem):
    """A bold hexagon around one cell, the same width at every zoom."""

    def __init__(self, layout: HexLayout) -> None:
        super().__init__()
        self._layout = layout
        self._color = QColor("#ffd166")
        centered = HexLayout(layout.size)
        self._outline = QPolygonF([QPointF(x, y) for x, y in centered.corners(ORIGIN)])
        self.cell = ORIGIN
        self.setZValue(Z_CURSOR)
        self.setVisible(False)

    def show_cell(self, cell: Hex) -> None:
        self.cell = cell
        self.setPos(*self._layout.center(cell))

    def show_color(self, color: QColor) -> None:
        self._color = color
        self.update()

    def boundingRect(self) -> QRectF:
        room = self._layout.size * 0.3
        return self._outline.boundingRect().adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        # A dark edge on both sides keeps it visible on every ground.
        for color, width in ((QColor(0, 0, 0, 150), 5), (self._color, 3)):
            pen = QPen(color, width)
            pen.setCosmetic(True)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(self._outline)
