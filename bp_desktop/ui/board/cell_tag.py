"""Cell tag: words and icons beside a cell of a board view, over everything on it."""

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
from bp_desktop.ui.widgets.row_painting import NotePart, paint_parts, part_lines

HEIGHT, LINE, EDGE, ICON, GAP, BESIDE = 34, 24, 12, 18, 14, 10


class CellTag(QWidget):
    """Stands beside its cell or above it, where nothing lies over the board, and is never in the
    way."""

    def __init__(self, theme: Theme, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._theme = theme
        self._view = view
        self.parts: tuple[NotePart, ...] = ()
        self._cell: Hex | None = None
        self._lines: list[list[NotePart]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        view.moved.connect(self._place)

    def take(self, parts: Sequence[NotePart]) -> None:
        self.parts = tuple(parts)
        self.setAccessibleName(" ".join(one.text for one in parts if one.text))

    def show_at(self, cell: Hex | None) -> None:
        self._cell = cell if self.parts else None
        self.setVisible(self._cell is not None)
        self._place()
        self.update()

    def _wide(self, part: NotePart) -> int:
        picture = self._theme.px(ICON + 4) if part.picture else 0
        return picture + width_of(self._theme, "small", part.text)

    def _place(self) -> None:
        if self._cell is None:
            return
        px, room = self._theme.px, self._view.free_rect
        most = room.width() - 2 * px(EDGE)
        self._lines = part_lines(self._theme, self.parts, "small", most, side=ICON)
        wide = max(sum(map(self._wide, one)) + px(GAP) * (len(one) - 1) for one in self._lines)
        size = QSize(wide + 2 * px(EDGE), px(HEIGHT) + px(LINE) * (len(self._lines) - 1))
        at = self._view.mapFromScene(QPointF(*LAYOUT.center(self._cell)))
        aside = round(LAYOUT.hex_width / 2 * self._view.scale_now) + px(BESIDE)
        right, left = at.x() + aside, at.x() - aside - size.width()
        fits_right, fits_left = right + size.width() <= room.right(), left >= room.left()
        # With no room on either side, right above the cell.
        above = px(4) if fits_right or fits_left else aside
        x = left if fits_left and not fits_right else right
        corner = QPoint(x, at.y() - size.height() - above)
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
            room.setHeight(px(HEIGHT))
            for parts in self._lines:
                paint_parts(painter, theme, room, parts, "small", side=ICON)
                room.translate(0, px(LINE))
