"""Pills on a board: words and numbers in a frame of their own, as large at every zoom."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QPen

from bp_desktop.ui.board.canvas import Canvas
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import PlayerLook, ink_on, seen_on
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY

SMALL, LARGE = 17.0, 22.0
"""Heights in pixels of the design: of a number, of a name."""
PILL_WIDTH = 260.0
"""The widest one; what is longer is cut."""


class Pill(NamedTuple):
    """What is said in it. A plain tuple, since boards look it up by this."""

    text: str
    quiet: str = ""
    """A word more, less loud."""
    owner: PlayerLook | None = None
    """Whose badge stands before the words."""
    named: bool = False
    """Names are larger than numbers."""
    color: str = ""
    """Of the text, where it is not the usual one."""


def pill_size(pill: Pill) -> QSizeF:
    """In pixels of the design."""
    return QSizeF(_width(pill), LARGE if pill.named else SMALL)


def stamp_pill(canvas: Canvas[BoardPalette], pill: Pill, x: float, y: float) -> None:
    """Around a point."""
    if canvas.stamped(x, y, pill):
        return
    pixel, size = canvas.pixel, pill_size(pill)
    room = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.scale(pixel, pixel)
        _paint(own, pill, room)

    wide = room.adjusted(-1.5, -1.5, 1.5, 1.5)
    extent = QRectF(wide.topLeft() * pixel, wide.size() * pixel)
    canvas.stamp(x, y, pill, extent, paint)


def _paint(canvas: Canvas[BoardPalette], pill: Pill, room: QRectF) -> None:
    """The painter counts pixels of the design."""
    painter, colors, owner = canvas.painter, canvas.colors, pill.owner
    round_ = room.height() / 2
    ground = QColor(colors.pill)
    edge = seen_on(QColor(owner.color), ground) if owner else QColor(colors.pill_edge)
    painter.setPen(QPen(edge, 1.4 if owner else 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(room, round_, round_)
    left = room.left() + (9.0 if pill.named else 0.0)
    if owner is not None:
        paint_badge(canvas, owner, QPointF(room.left() + round_ + 0.5, 0), round_ - 3)
        left = room.left() + 2 * round_ + 3
    font = _font(named=pill.named)
    painter.setFont(font)
    painter.setPen(QColor(pill.color or colors.pill_text))
    if not pill.named:
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, pill.text)
        return
    box = QRectF(left, room.top(), room.right() - left, room.height() - 0.5)
    text = _shown(pill.text)
    _write(painter, box, text)
    if pill.quiet:
        box.setLeft(left + QFontMetricsF(font).horizontalAdvance(text) + 6)
        painter.setFont(_quiet_font())
        painter.setPen(QColor(colors.pill_quiet))
        _write(painter, box, pill.quiet)


def _write(painter: QPainter, box: QRectF, text: str) -> None:
    """From the left, in the middle of the height. A drawing may be opened where the font is not:
    there it has the letters as shapes, so that they fit."""
    if painter.paintEngine().type() is not QPaintEngine.Type.SVG:
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        return
    metrics = QFontMetricsF(painter.font())
    letters = QPainterPath()
    line = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    letters.addText(QPointF(box.left(), line), painter.font(), text)
    painter.fillPath(letters, painter.pen().color())


def paint_badge(
    canvas: Canvas[BoardPalette], owner: PlayerLook, at: QPointF, radius: float
) -> None:
    """A disc with an owner's glyph."""
    painter, color = canvas.painter, QColor(owner.color)
    ink = ink_on(color)
    painter.setPen(QPen(QColor(canvas.colors.pill_text), radius * 0.14))
    painter.setBrush(color)
    painter.drawEllipse(at, radius, radius)
    side = radius * 1.2
    box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    icons.paint(painter, f"glyph/{owner.glyph}", box, ink=ink)


def _width(pill: Pill) -> float:
    text = _shown(pill.text) if pill.named else pill.text
    width = QFontMetricsF(_font(named=pill.named)).horizontalAdvance(text)
    if not pill.named:
        return max(SMALL + 2, ceil(width + 11))
    if pill.quiet:
        width += 6 + QFontMetricsF(_quiet_font()).horizontalAdvance(pill.quiet)
    return ceil(width + 10 + (LARGE + 3 if pill.owner is not None else 9))


def _shown(name: str) -> str:
    """Names may be as long as people like, but not on the board."""
    metrics = QFontMetricsF(_font(named=True))
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, PILL_WIDTH * 0.6)


@lru_cache(maxsize=2)
def _font(*, named: bool) -> QFont:
    font = QFont(DISPLAY_FAMILY if named else TEXT_FAMILY)
    font.setPixelSize(14 if named else 12)
    font.setWeight(QFont.Weight.DemiBold if named else QFont.Weight.Medium)
    return font


@lru_cache(maxsize=1)
def _quiet_font() -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(12)
    return font
