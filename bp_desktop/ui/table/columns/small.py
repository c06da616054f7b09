"""Small columns: a match beside a real board as a small picture, one column a player."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.players import badge_picture, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK

BADGE = 44


class SmallColumn(NamedTuple):
    """What lies on the table for everybody to see, never a balance."""

    color: int
    counts: tuple[tuple[str, int], ...]
    """Pictures, and how many there are of each."""


def paint_small_columns(
    painter: QPainter, rect: QRectF, columns: Sequence[SmallColumn], theme: Theme
) -> None:
    """Space is dark in both themes, and so are the columns on it."""
    if not columns:
        return
    gap = rect.width() * 0.02
    wide = min(rect.width() * 0.2, (rect.width() * 0.92 - gap * len(columns)) / len(columns))
    left = rect.center().x() - (wide * len(columns) + gap * (len(columns) - 1)) / 2
    top, high = rect.top() + rect.height() * 0.14, rect.height() * 0.78
    for one in columns:
        column = QRectF(left, top, wide, high)
        painter.fillRect(column, QColor(DARK.raised))
        line = QRectF(left, top, wide, high * 0.03)
        color = QColor(player_look(one.color, theme.look.players).color)
        painter.fillRect(line, color)
        badge = badge_picture(theme, one.color, BADGE, 1.0)
        side = min(wide * 0.6, high * 0.24)
        at = QRectF(column.center().x() - side / 2, top + high * 0.08, side, side)
        painter.drawPixmap(at, badge, QRectF(badge.rect()))
        for place, (picture, count) in enumerate(one.counts):
            middle = top + high * (0.48 + 0.19 * place)
            _paint_row(painter, QPointF(left, middle), wide, picture, count, color, theme)
        left += wide + gap


def _paint_row(
    painter: QPainter,
    at: QPointF,
    wide: float,
    picture: str,
    count: int,
    color: QColor,
    theme: Theme,
) -> None:
    side = round(wide * 0.26)
    drawn = icons.pixmap(picture, side, player=color, ratio=1.0)
    painter.drawPixmap(QPointF(at.x() + wide * 0.16, at.y() - side / 2), drawn)
    font = QFont(font_of(theme, "strong"))
    font.setPixelSize(max(9, round(wide * 0.24)))
    painter.setFont(font)
    painter.setPen(QColor(DARK.text))
    room = QRectF(at.x() + wide * 0.5, at.y() - side, wide * 0.4, 2 * side)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), str(count))
