"""A button that shortens its words rather than the window."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from bp_desktop.ui.widgets.basics import Button

SLACK = 4
"""Qt measures a text in fractions of pixels and a width in whole ones."""


class ElidedButton(Button):
    """As wide as its words if there is room; else they end in dots, and the tooltip has them."""

    def set_words(self, text: str) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        metrics, hint = self.fontMetrics(), super().sizeHint()
        hidden = metrics.horizontalAdvance(self.accessibleName()) - metrics.horizontalAdvance(
            self.text()
        )
        return QSize(hint.width() + max(0, hidden) + SLACK, hint.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        around = super().sizeHint().width() - metrics.horizontalAdvance(self.text())
        room = max(0, self.width() - around)
        shown = metrics.elidedText(self.accessibleName(), Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
