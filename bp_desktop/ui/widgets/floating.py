"""Cards that lie over a widget: it stands still when they come and go."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column

EDGE = 8


class Floating(QWidget):
    """A column along the upper edge of its host, or the lower one, as high as its cards."""

    def __init__(self, theme: Theme, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._is_low = False
        self._column = column(theme, self, spacing=EDGE, edges=(EDGE, EDGE, EDGE, EDGE))
        host.installEventFilter(self)

    def add(self, card: QWidget) -> None:
        self._column.addWidget(card)
        self._settle()

    def lie_low(self, low: bool) -> None:
        """Along the lower edge, where the upper one must be seen."""
        self._is_low = low
        self._settle()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._settle()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def _settle(self) -> None:
        room = self._host.rect()
        is_empty = self._column.isEmpty()  # of cards that are shown
        height = 0 if is_empty else self._column.totalHeightForWidth(room.width())
        self.setGeometry(0, room.height() - height if self._is_low else 0, room.width(), height)
        self.raise_()
