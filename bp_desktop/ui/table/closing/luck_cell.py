"""Luck in a cell: a bar around zero, and how many more tries went well than expected."""

from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import pattern_brush, player_look, seen_on
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import decimal

WIDE, HIGH, BAR, FIGURE, LEAST = 168, 28, 12, 56, 3


class LuckCell(QWidget):
    """In the colour and pattern of the player; all cells of a table have one scale."""

    def __init__(self, theme: Theme, seat: int, surplus: Fraction | None, most: Fraction) -> None:
        """`most`: the largest surplus or lack of anybody; None: they never tried."""
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._share = float(surplus / most) if surplus is not None and most else 0.0
        self.text = "–" if surplus is None else signed(surplus)
        self.setAccessibleName(self.text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(WIDE), self._theme.px(HIGH))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        area = QRectF(self.rect())
        track = area.adjusted(0, 0, -px(FIGURE), 0)
        zero, middle = track.center().x(), track.center().y()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            long = self._share * (track.width() / 2 - px(4))
            if self._share:
                long = max(abs(long), px(LEAST)) * (1 if long > 0 else -1)
            bar = QRectF(zero, middle - px(BAR) / 2, long, px(BAR)).normalized()
            look = player_look(self._seat, theme.look.players)
            painter.setPen(QPen(seen_on(QColor(look.color), theme.color("surface")), 1))
            painter.setBrush(pattern_brush(look, px(8)))
            painter.drawRoundedRect(bar, px(3), px(3))
            painter.setPen(QPen(theme.color("outline"), 1))
            high = px(HIGH) * 0.36
            painter.drawLine(QPointF(zero, middle - high), QPointF(zero, middle + high))
            write(painter, theme, area, self.text, "strong", "text", right=True)


def signed(surplus: Fraction) -> str:
    """Such as +2.1 or −0.4."""
    text = decimal(abs(float(surplus)))
    is_zero = not any(one in text for one in "123456789")
    return text if is_zero else ("+" if surplus > 0 else "\N{MINUS SIGN}") + text
