"""Cell tag: a line of words and icons beside a cell of a board view, over everything on it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.floating import within
from bp_desktop.ui.widgets.row_painting import NotePart, paint_parts

HEIGHT, EDGE, ICON, GAP, BESIDE = 34, 12, 18, 14, 10


class CellTag(QWidget):
    """Stands at the right of its cell, as far as there is room, and is never in the way."""

    def __init__(self, theme: Theme, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._theme = theme
        self._view = view
        self._parts: tuple[NotePart, ...] = ()
        self._cell: Hex | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        view.moved.connect(self._place)

    def take(self, parts: Sequence[NotePart]) -> None:
        self._parts = tuple(parts)

    def show_at(self, cell: Hex | None) -> None:
        self._cell = cell if self._parts else None
        self.setVisible(self._cell is not None)
        self._place()
        self.update()

    def _wide(self, part: NotePart) -> int:
        picture = self._theme.px(ICON + 4) if part.picture else 0
        return picture + width_of(self._theme, "small", part.text)

    def _place(self) -> None:
        if self._cell is None:
            return
        px, room = self._theme.px, self._view.viewport().rect()
        gaps = px(GAP) * (len(self._parts) - 1)
        size = QSize(sum(map(self._wide, self._parts)) + gaps + 2 * px(EDGE), px(HEIGHT))
        at = self._view.mapFromScene(QPointF(*LAYOUT.center(self._cell)))
        aside = round(LAYOUT.hex_width / 2 * self._view.scale_now) + px(BESIDE)
        left = at.x() + aside
        if left + size.width() > room.right():
            left = at.x() - aside - size.width()
        corner = QPoint(left, at.y() - size.height() - px(4))
        self.setGeometry(within(room, QRect(corner, size)))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("outline"), 1))
            painter.setBrush(theme.color("surface"))
            frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(frame, px(8), px(8))
            room = QRectF(self.rect()).adjusted(px(EDGE), 0, -px(EDGE) + 1, 0)
            paint_parts(painter, theme, room, self._parts, "small", side=ICON)
