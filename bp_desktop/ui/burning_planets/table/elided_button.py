"""A button that shortens its words rather than the window."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from bp_desktop.ui.widgets.basics import Button

SLACK = 4
"""Qt measures a text in fractions of pixels and a width in whole ones."""


class ElidedButton(Button):
    """As wide as its words if there is room; else they are painted with dots at their end."""

    _measured = (0, 0)
    """The scale of the interface, and what is round the words at that scale."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(SLACK, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def set_words(self, text: str) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        super().set_words(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        wide = self.fontMetrics().horizontalAdvance(self.text())
        room = self.width() - self._around(wide)
        if room >= wide:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, max(0, room)
        )
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()

    def _around(self, wide: int) -> int:
        """Icon and edges; asked for once a scale, since style sheets are slow to answer."""
        scale = self._theme.look.scale
        if self._measured[0] != scale:
            self._measured = (scale, super().sizeHint().width() - wide)
        return self._measured[1]
