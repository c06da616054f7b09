"""How far a player's luck strayed: the usual range, the middle of it, and what came."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.luck import Luck
from bp_desktop.ui.look.theme import Theme

HEIGHT, TRACK, BAND, DOT = 16, 2, 8, 6


class LuckBar(QWidget):
    """From no success to all of them. Only what is unusual in enough tries has a colour."""

    def __init__(self, theme: Theme, luck: Luck) -> None:
        super().__init__()
        self._theme = theme
        self.luck = luck
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def ink(self) -> str:
        """The theme's name for the colour of what came."""
        if not self.luck.is_unusual:
            return "text"
        return "success" if self.luck.successes > self.luck.usual[1] else "danger"

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, luck = self._theme, self._theme.px, self.luck
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, edge = self.height() / 2, px(DOT)

            def at(successes: float) -> float:
                return edge + (self.width() - 2 * edge) * successes / max(luck.tries, 1)

            painter.setPen(QPen(theme.color("hairline"), px(TRACK)))
            painter.drawLine(QPointF(edge, middle), QPointF(self.width() - edge, middle))
            low, high = luck.usual
            band = QRectF(at(low), middle - px(BAND) / 2, at(high) - at(low), px(BAND))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("outline"))
            painter.drawRoundedRect(band, px(BAND) / 2, px(BAND) / 2)
            painter.setPen(QPen(theme.color("surface"), px(TRACK)))
            expected = at(float(luck.expected))
            painter.drawLine(QPointF(expected, band.top()), QPointF(expected, band.bottom()))
            painter.setBrush(theme.color(self.ink))
            painter.drawEllipse(QPointF(at(luck.successes), middle), px(DOT), px(DOT))
