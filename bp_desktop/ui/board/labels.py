"""Labels on a board: names that can be read on lines, stars and things."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen

from bp_desktop.ui.board.canvas import HEX_SIZE, Canvas
from bp_desktop.ui.board.palette import BoardPalette
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

HALO = HEX_SIZE * 0.2
"""Width of the line around the letters."""


def stamp_label(canvas: Canvas[BoardPalette], text: str, x: float, y: float) -> None:
    """Centred on a point and standing on it, edged in the halo's colour."""
    key = ("label", text)
    if canvas.stamped(x, y, key):
        return
    path = _letters(text)

    def paint(own: Canvas[BoardPalette]) -> None:
        painter = own.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        halo = QPen(QColor(own.colors.halo), HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(halo)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(own.colors.label))
        painter.drawPath(path)

    canvas.stamp(x, y, key, path.boundingRect().adjusted(-HALO, -HALO, HALO, HALO), paint)


@lru_cache(maxsize=64)
def _letters(text: str) -> QPainterPath:
    """Around the origin."""
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(round(HEX_SIZE * 0.9))
    font.setWeight(QFont.Weight.Medium)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    return path.translated(-path.boundingRect().center().x(), 0)
