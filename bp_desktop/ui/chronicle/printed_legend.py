"""Title and players above charts that leave the program as a picture."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from bp_desktop.ui.chronicle.lines import BADGE, SWATCH, paint_swatch
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme

EDGE, GAP, TITLE, LINE = 12, 8, 36, 34


class PrintedLegend:
    """Names stand side by side as far as there is room, whole if they fit in a line."""

    def __init__(self, theme: Theme, title: str, players: Sequence[tuple[int, str]]) -> None:
        """`players`: seat and name."""
        self._theme = theme
        self._title = title
        self._players = players

    def height(self, width: int) -> int:
        lowest = max((top for *_, top in self.places(width)), default=0)
        return lowest + self._theme.px(LINE)

    def places(self, width: int) -> Iterator[tuple[int, str, int, int]]:
        """Seat, the name as it is written, left and top of each player."""
        px = self._theme.px
        metrics = QFontMetrics(font_of(self._theme, "strong"))
        left, top = px(EDGE), px(TITLE) if self._title else px(GAP)
        fixed = px(BADGE + GAP + SWATCH + GAP)
        for seat, name in self._players:
            room = width - 2 * px(EDGE) - fixed
            words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            wide = fixed + metrics.horizontalAdvance(words)
            if left > px(EDGE) and left + wide > width - px(EDGE):
                left, top = px(EDGE), top + px(LINE)
            yield seat, words, left, top
            left += wide + px(2 * EDGE)

    def paint(self, painter: QPainter, width: int, ratio: float) -> None:
        theme, px = self._theme, self._theme.px
        painter.setPen(theme.color("text"))
        painter.setFont(font_of(theme, "heading"))
        title = QRectF(px(EDGE), 0, width - 2 * px(EDGE), px(TITLE))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self._title)
        painter.setFont(font_of(theme, "strong"))
        for seat, words, left, top in self.places(width):
            painter.drawPixmap(QPointF(left, top), badge_picture(theme, seat, BADGE, ratio))
            swatch = QRectF(left + px(BADGE + GAP), top, px(SWATCH), px(BADGE))
            paint_swatch(painter, swatch, seat, theme)
            painter.setPen(theme.color("text"))
            name = QRectF(swatch.right() + px(GAP), top, width, px(BADGE))
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, words)
