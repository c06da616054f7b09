"""A layout that goes on in the next line when a line is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Left to right, then down; hidden widgets take no room.

    With `to_right` every line ends at the right edge.
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 8, to_right: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._to_right = to_right
        self._heights: dict[int, int] = {}
        """By width, until something in it changes: Qt asks often."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), really=False)
        return self._heights[width]

    def invalidate(self) -> None:
        super().invalidate()
        self._heights = {}

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        room = rect.height() - self.heightForWidth(rect.width())
        self._place(rect.translated(0, max(0, room // 2)), really=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, really: bool) -> int:
        """The height that is needed."""
        x, y, line = rect.x(), rect.y(), 0
        waiting: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                self._settle(waiting, rect, line, really=really)
                x, y, line = rect.x(), y + line + self._gap, 0
            waiting.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + self._gap
            line = max(line, size.height())
        self._settle(waiting, rect, line, really=really)
        return y + line - rect.y()

    def _settle(
        self, waiting: list[tuple[QLayoutItem, QRect]], rect: QRect, line: int, *, really: bool
    ) -> None:
        """Put a line of items, each in the middle of the line's height."""
        if really and waiting:
            aside = max(0, rect.right() - waiting[-1][1].right()) if self._to_right else 0
            for item, place in waiting:
                item.setGeometry(place.translated(aside, (line - place.height()) // 2))
        waiting.clear()
