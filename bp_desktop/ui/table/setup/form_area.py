"""Where a long form scrolls, as high as it is while there is room."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QScrollArea


class FormArea(QScrollArea):
    """As high as what it holds, where the window has room; else it scrolls."""

    def sizeHint(self) -> QSize:
        content = self.widget()
        if content is None:
            return super().sizeHint()
        wanted = content.sizeHint()
        return QSize(wanted.width() + 16, wanted.height() + 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
