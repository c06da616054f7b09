"""Badges on a board: a number with pictures beside it, and small signs in a row."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from bp_desktop.ui.board.canvas import Canvas
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

# Lengths are pixels of the design.
HEIGHT, ICON, GAP = 22.0, 15.0, 3.0
BEFORE, AFTER = 9.0, 7.0
"""What stays free at the two ends of a badge."""
SMALL, SMALL_CELL = 0.68, 24
"""On cells of fewer pixels badges are that much smaller, so that what is below stays in sight."""
SIGN = 13.0


class Badge(NamedTuple):
    """What stands in it. A plain tuple, since boards look it up by this."""

    number: int
    pictures: tuple[str, ...]
    lit: bool = False
    """Whether it counts now."""


def stamp_badge(canvas: Canvas[BoardPalette], badge: Badge, x: float, y: float) -> None:
    """Around a point: the number, large, and the pictures."""
    small = canvas.cell < SMALL_CELL * canvas.fineness
    name = (badge, small)
    if canvas.stamped(x, y, name):
        return
    pixel, width = canvas.pixel * (SMALL if small else 1), _width(badge)
    room = QRectF(-width / 2, -HEIGHT / 2, width, HEIGHT)

    def paint(own: Canvas[BoardPalette]) -> None:
        painter, colors = own.painter, own.colors
        painter.scale(pixel, pixel)
        edge = colors.action if badge.lit else colors.pill_edge
        painter.setPen(QPen(QColor(edge), 2.2 if badge.lit else 1.2))
        painter.setBrush(QColor(colors.pill))
        painter.drawRoundedRect(room, HEIGHT / 2, HEIGHT / 2)
        painter.setFont(_font())
        painter.setPen(QColor(colors.pill_text))
        box = QRectF(room.left() + BEFORE, room.top(), _digits(badge.number), HEIGHT - 0.5)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(badge.number))
        left = box.right() + GAP + 1
        for picture in badge.pictures:
            icons.paint(
                painter, picture, QRectF(left, -ICON / 2, ICON, ICON), ink=QColor(colors.ink)
            )
            left += ICON + GAP

    wide = room.adjusted(-2, -2, 2, 2)
    canvas.stamp(x, y, name, QRectF(wide.topLeft() * pixel, wide.size() * pixel), paint)


def _width(badge: Badge) -> float:
    pictures = len(badge.pictures) * (ICON + GAP)
    return ceil(_digits(badge.number) + BEFORE + 1 + pictures + AFTER)


def _digits(number: int) -> float:
    return QFontMetricsF(_font()).horizontalAdvance(str(number))


@lru_cache(maxsize=1)
def _font() -> QFont:
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(17)
    font.setWeight(QFont.Weight.Bold)
    return font


class SignRow(NamedTuple):
    """Small discs side by side around a point, with a line icon each, in its colour."""

    signs: tuple[tuple[str, str], ...]
    x: float
    y: float

    def stamp(self, canvas: Canvas[BoardPalette]) -> None:
        step = SIGN * canvas.pixel
        left = self.x - step * (len(self.signs) - 1) / 2
        for place, (icon, color) in enumerate(self.signs):
            _stamp_sign(canvas, icon, color, left + place * step, self.y)

    def area(self, pixel: float) -> QRectF:
        """What it covers; `pixel` is one of the screen on the board."""
        wide, high = (SIGN * len(self.signs) / 2 + 1) * pixel, (SIGN / 2 + 1) * pixel
        return QRectF(self.x - wide, self.y - high, 2 * wide, 2 * high)


def _stamp_sign(canvas: Canvas[BoardPalette], icon: str, color: str, x: float, y: float) -> None:
    name = ("sign", icon, color)
    if canvas.stamped(x, y, name):
        return
    pixel, half = canvas.pixel, SIGN / 2

    def paint(own: Canvas[BoardPalette]) -> None:
        painter, colors = own.painter, own.colors
        painter.scale(pixel, pixel)
        painter.setPen(QPen(QColor(colors.pill_edge), 1))
        painter.setBrush(QColor(colors.pill))
        painter.drawEllipse(QPointF(), half, half)
        side = SIGN * 0.7
        box = QRectF(-side / 2, -side / 2, side, side)
        icons.paint(painter, f"ui/{icon}", box, ink=QColor(color))

    far = (half + 1) * pixel
    canvas.stamp(x, y, name, QRectF(-far, -far, 2 * far, 2 * far), paint)
