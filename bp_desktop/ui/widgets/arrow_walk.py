"""Arrow walk: up and down go from one stop of a column to the next that can be seen and used."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

WAYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ArrowWalk(QObject):
    """Qt would look for a neighbour by itself, and find some that nobody sees."""

    def __init__(self, column: QWidget, stops: Callable[[], Sequence[QWidget]]) -> None:
        super().__init__(column)
        self._stops = stops

    def add(self, *stops: QWidget) -> None:
        for one in stops:
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        way = WAYS.get(Qt.Key(event.key()))
        if way is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        stops = [one for one in self._stops() if one.isVisible() and one.isEnabled()]
        if watched in stops:
            to = stops.index(watched) + way
            if 0 <= to < len(stops):
                stops[to].setFocus(Qt.FocusReason.TabFocusReason)
        return True
