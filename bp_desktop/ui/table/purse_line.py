"""A purse in one line, painted: where many stand below each other, labels would take too long."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.theme import Theme

ICON, GAP = 16, 4
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PurseLine(QWidget):
    """Icon and number, only what there is, or the word for nothing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._purse = EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_purse(self, purse: Purse) -> None:
        self._purse = purse
        words = ", ".join(f"{amount} {names().resource(one)}" for one, amount in purse)
        self.setAccessibleName(words or self.tr("nothing"))
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def painted(self) -> Iterator[str]:
        """The numbers, as they stand there."""
        if not self._purse:
            yield self.tr("nothing")
        for _, amount in self._purse:
            yield str(amount)

    def sizeHint(self) -> QSize:
        px, measure = self._theme.px, QFontMetrics(font_of(self._theme, "strong"))
        wide = sum(measure.horizontalAdvance(text) + px(ICON + 2 * GAP) for text in self.painted())
        return QSize(wide, max(px(ICON), measure.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._theme.px
        with QPainter(self) as painter:
            painter.setFont(font_of(self._theme, "strong"))
            painter.setPen(self._theme.color("text"))
            left, middle = 0, self.height() / 2
            if not self._purse:
                painter.setPen(self._theme.color("muted"))
                painter.drawText(self.rect(), MIDDLE_RIGHT, self.tr("nothing"))
            for resource, amount in self._purse:
                picture = icons.pixmap(
                    f"resource/{resource}", px(ICON), ratio=self.devicePixelRatioF()
                )
                painter.drawPixmap(left, round(middle - px(ICON) / 2), picture)
                left += px(ICON + GAP)
                wide = painter.fontMetrics().horizontalAdvance(str(amount))
                area = QRectF(left, 0, wide + px(GAP), self.height())
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, str(amount))
                left += wide + px(GAP)
