"""Where one is and what happened there, in one painted line."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.theme import Theme

GAP = 16


class MomentLine(QWidget):
    """Painted, not a label: a label would have the whole page laid out anew at every step."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.where = ""
        self.said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(24))

    def show_moment(self, where: str, said: str) -> None:
        self.where, self.said = where, said
        self.setToolTip(tip(said))
        self.setAccessibleName(f"{where}. {said}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            left = 0
            for text, role, ink in ((self.where, "strong", "text"), (self.said, "body", "muted")):
                painter.setFont(font_of(self._theme, role))
                painter.setPen(self._theme.color(ink))
                metrics = painter.fontMetrics()
                room = self.width() - left
                shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
                painter.drawText(
                    QRect(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, shown
                )
                left += metrics.horizontalAdvance(shown) + self._theme.px(GAP)
