"""Painted map: a map as a small picture that is drawn once for a size, on any widget."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.games.burning_planets.kinds import paint_content
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK


class PaintedMap:
    """Nothing but space while there is no map."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._content: MapContent | None = None
        self._drawn: QPixmap | None = None

    def show_map(self, content: MapContent | None) -> None:
        if content is not self._content:
            self._content, self._drawn = content, None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        ratio = painter.device().devicePixelRatioF()
        size = rect.toAlignedRect().size()
        if self._drawn is None or self._drawn.deviceIndependentSize() != size.toSizeF():
            self._drawn = QPixmap(size * ratio)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(QColor(DARK.sky_bottom))  # space is dark in both themes
            if self._content is not None:
                with QPainter(self._drawn) as inner:
                    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
                    area = QRectF(0, 0, size.width(), size.height())
                    paint_content(inner, area, self._content, self._theme)
        painter.drawPixmap(rect.topLeft(), self._drawn)
