"""Badges on the board: the number of a body with its resources, and what a unit did this turn."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.ui.board.canvas import Canvas
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

# Lengths are pixels of the design.
HEIGHT, ICON, GAP = 22.0, 15.0, 3.0
SMALL, SMALL_CELL = 0.68, 24
"""On cells of fewer pixels badges are that much smaller, so that bodies stay in sight."""
DID = 13.0
"""Of what a unit did."""


def stamp_body_badge(
    canvas: Canvas[BoardPalette], body: BodyFacts, x: float, y: float, *, lit: bool = False
) -> None:
    """The number, large, and an icon for each resource; `lit` where it yields now."""
    small = canvas.cell < SMALL_CELL * canvas.fineness
    name = ("body", body.number, body.resources, lit, small)
    if canvas.stamped(x, y, name):
        return
    pixel, width = canvas.pixel * (SMALL if small else 1), _width(body)
    room = QRectF(-width / 2, -HEIGHT / 2, width, HEIGHT)

    def paint(own: Canvas[BoardPalette]) -> None:
        painter, colors = own.painter, own.colors
        painter.scale(pixel, pixel)
        edge = colors.action if lit else colors.pill_edge
        painter.setPen(QPen(QColor(edge), 2.2 if lit else 1.2))
        painter.setBrush(QColor(colors.pill))
        painter.drawRoundedRect(room, HEIGHT / 2, HEIGHT / 2)
        painter.setFont(_font())
        painter.setPen(QColor(colors.pill_text))
        digits = _digits(body.number)
        box = QRectF(room.left() + 9, room.top(), digits, HEIGHT - 0.5)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(body.number))
        left = box.right() + GAP + 1
        for resource in body.resources:
            icon = QRectF(left, -ICON / 2, ICON, ICON)
            icons.paint(painter, f"resource/{resource}", icon, ink=QColor(colors.ink))
            left += ICON + GAP

    wide = room.adjusted(-2, -2, 2, 2)
    canvas.stamp(x, y, name, QRectF(wide.topLeft() * pixel, wide.size() * pixel), paint)


def stamp_did(canvas: Canvas[BoardPalette], icon: str, color: str, x: float, y: float) -> None:
    """A small disc with a sign, around a point."""
    name = ("did", icon, color)
    if canvas.stamped(x, y, name):
        return
    pixel, half = canvas.pixel, DID / 2

    def paint(own: Canvas[BoardPalette]) -> None:
        painter, colors = own.painter, own.colors
        painter.scale(pixel, pixel)
        painter.setPen(QPen(QColor(colors.pill_edge), 1))
        painter.setBrush(QColor(colors.pill))
        painter.drawEllipse(QPointF(), half, half)
        side = DID * 0.7
        box = QRectF(-side / 2, -side / 2, side, side)
        icons.paint(painter, f"ui/{icon}", box, ink=QColor(color))

    far = (half + 1) * pixel
    canvas.stamp(x, y, name, QRectF(-far, -far, 2 * far, 2 * far), paint)


def _width(body: BodyFacts) -> float:
    return ceil(_digits(body.number) + 9 + 1 + len(body.resources) * (ICON + GAP) + 7)


def _digits(number: int) -> float:
    return QFontMetricsF(_font()).horizontalAdvance(str(number))


@lru_cache(maxsize=1)
def _font() -> QFont:
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(17)
    font.setWeight(QFont.Weight.Bold)
    return font
