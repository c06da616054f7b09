"""A list of thousands of lines of the same height that gets new ones at its top all the time."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalModel

ROW = 34
SELECTED = QStyle.StateFlag.State_Selected
UNDER_MOUSE = QStyle.StateFlag.State_MouseOver


class LineDelegate(QStyledItemDelegate):
    """A sentence in one line, struck through if it does not count any more. A style sheet would
    paint the same, but lay every sentence out anew after each step."""

    def __init__(
        self,
        theme: Theme,
        parent: QObject,
        line_at: Callable[[int], tuple[str, bool]],
        height: int = ROW,
    ) -> None:
        """`line_at` gives the words of a row, and whether they are struck."""
        super().__init__(parent)
        self._theme = theme
        self._line_at = line_at
        self._height = height

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(self._height))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        # The stubs know nothing of what QStyleOption keeps in its fields.
        area: QRect = getattr(option, "rect")  # noqa: B009
        state: QStyle.StateFlag = getattr(option, "state")  # noqa: B009
        words, struck = self._line_at(index.row())
        back = "gold_quiet" if state & SELECTED else "raised" if state & UNDER_MOUSE else ""
        draw_cached(
            painter,
            self._theme,
            area,
            (words, struck, back),
            lambda inner, rect: self._paint(inner, rect, words, back, struck=struck),
        )

    def _paint(
        self, painter: QPainter, rect: QRectF, words: str, back: str, *, struck: bool
    ) -> None:
        theme, px = self._theme, self._theme.px
        if back:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(back))
            painter.drawRoundedRect(rect, px(6), px(6))
        ink = "gold" if back == "gold_quiet" else "faint" if struck else "text"
        room = rect.adjusted(px(8), 0, -px(8), 0)
        write(painter, theme, room, words, "body", ink)
        if struck:
            end = room.left() + min(width_of(theme, "body", words), round(room.width()))
            middle = round(room.center().y()) + px(1)
            painter.drawLine(round(room.left()), middle, round(end), middle)


class LineList(QTableView):
    """Looks like a list. QListView asks the model about every line when one is added, seen or
    not; a table of one column does not."""

    def __init__(self, theme: Theme, model: JournalModel, height: int = ROW) -> None:
        """`height` of a line."""
        super().__init__()
        self._theme = theme
        self._height = height
        self.setObjectName("plainList")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        self.setModel(model)
        self.setItemDelegate(LineDelegate(theme, self, model.line_at, height))
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.hide()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.hide()
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Nobody has to paint what lies below it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self._size_rows)
        self._size_rows()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._theme.color("sunken"))
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End as in a list: the first line and the last."""
        last = self.model().rowCount() - 1
        row = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(Qt.Key(event.key()))
        if row is not None and last >= 0 and not event.modifiers():
            self.setCurrentIndex(self.model().index(row, 0))
            return
        super().keyPressEvent(event)

    def _size_rows(self) -> None:
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._theme.px(self._height))
