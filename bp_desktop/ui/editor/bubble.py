"""A few words beside the pointer: why not, or how far."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.ui.look.theme import Theme

WIDEST = 300
AWAY = 20


class Bubble(QLabel):
    """Never in the way of the mouse; takes the side where there is room."""

    def __init__(self, theme: Theme, above: QWidget) -> None:
        super().__init__(above)
        self._theme = theme
        self._above = above
        self.setObjectName("bubble")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, tone: str, beside: QPoint) -> None:
        """`tone` is one of plain, gold and danger; no text takes the bubble away."""
        if not text:
            self.hide()
            return
        self.setText(text)
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)
        wanted = self.fontMetrics().horizontalAdvance(text) + self._theme.px(24)
        width = min(wanted, self._theme.px(WIDEST))
        self.resize(width, self.heightForWidth(width))
        away = self._theme.px(AWAY)
        x, y = beside.x() + away, beside.y() + away
        if x + self.width() > self._above.width():
            x = beside.x() - away - self.width()
        if y + self.height() > self._above.height():
            y = beside.y() - away - self.height()
        self.move(max(0, x), max(0, y))
        self.show()
        self.raise_()
