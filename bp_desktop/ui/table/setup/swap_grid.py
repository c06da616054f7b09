"""Swap grid: the tiles of a board before a match, which people swap until it lies as they want."""

from abc import abstractmethod
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.ui.board.still import StillBoard, paint_fitted
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import put_away

LEAST = 390
"""How high it is at least: what stands on the board can be read, and all of it is in sight in the
window of a small laptop, so that a tile can be dragged from end to end."""


class SwapGrid(QWidget):
    """The tiles as they will lie. One is dragged onto another to swap them; a click, or Enter,
    lists all tiles, to copy what lies on a real table."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._shape = (1, 1)
        self.laid: list[str] = []
        """The ids of the tiles, row by row."""
        self.here, self._pressed = 0, -1
        self._menu: QMenu | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(theme.px(LEAST))
        self.setAccessibleName(name)

    # --- what a game says

    @abstractmethod
    def _picture(self) -> StillBoard:
        """The board of these tiles."""

    @abstractmethod
    def _tiles(self) -> Iterable[tuple[str, str]]:
        """All there are, by their ids and names."""

    def show_tiles(self, shape: tuple[int, int], laid: Iterable[str]) -> None:
        """`shape`: columns and rows."""
        self._shape, self.laid = shape, list(laid)
        self.here = min(self.here, max(0, len(self.laid) - 1))
        self.update()

    def put(self, place: int, tile: str) -> None:
        """A tile lies there; what lay there goes where it was, if it was on the board."""
        if tile in self.laid:
            self.laid[self.laid.index(tile)] = self.laid[place]
        self.laid[place] = tile
        self.update()

    def _area(self) -> QRectF:
        """Where the board lies: in the middle, as large as there is room."""
        bounds = self._picture().bounds()
        scale = min(self.width() / bounds.width(), self.height() / bounds.height())
        area = QRectF(QPointF(), bounds.size() * scale)
        area.moveCenter(QRectF(self.rect()).center())
        return area

    def place_of(self, place: int) -> QRect:
        """Of a tile on the widget."""
        (columns, rows), area = self._shape, self._area()
        wide, high = area.width() / columns, area.height() / rows
        down, across = divmod(place, columns)
        return QRectF(area.left() + across * wide, area.top() + down * high, wide, high).toRect()

    def _at(self, point: QPoint) -> int:
        """The place of the tile there; -1 for none."""
        (columns, rows), area = self._shape, self._area()
        across = int((point.x() - area.left()) // (area.width() / columns))
        down = int((point.y() - area.top()) // (area.height() / rows))
        place = down * columns + across
        is_there = 0 <= across < columns and 0 <= down < rows and place < len(self.laid)
        return place if is_there else -1

    def menu(self, place: int) -> QMenu:
        """Every tile, to lay one of them there."""
        put_away(self._menu)
        made = self._menu = QMenu(self)
        for tile, name in self._tiles():
            action = made.addAction(name.replace("&", "&&"))
            action.triggered.connect(partial(self.put, place, tile))
        return made

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        start, end = self._pressed, self._at(event.position().toPoint())
        self._pressed = -1
        if start < 0 or end < 0:
            return
        self.here = end
        if start == end:
            self.menu(end).popup(event.globalPosition().toPoint())
        else:
            self.put(end, self.laid[start])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        columns, key = self._shape[0], Qt.Key(event.key())
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        steps |= {Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        if key in steps and 0 <= self.here + steps[key] < len(self.laid):
            self.here += steps[key]
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.laid:
            corner = self.place_of(self.here).center()
            self.menu(self.here).popup(self.mapToGlobal(corner))
        else:
            super().keyPressEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.laid:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_fitted(painter, QRectF(self.rect()), self._picture())
            if self.hasFocus():
                painter.setPen(QPen(self._theme.color("focus"), 2))
                painter.drawRect(self.place_of(self.here))
