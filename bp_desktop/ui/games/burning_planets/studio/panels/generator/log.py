"""The log of a generation: every die that was thrown, and why some were thrown again."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from bp_desktop.ui.dice.die_face import paint_die
from bp_desktop.ui.games.burning_planets.studio.panels.generator.words import LogLine
from bp_desktop.ui.look.theme import Theme

LINE = Qt.ItemDataRole.UserRole
SIDE = 30
GAP = 10
Index = QModelIndex | QPersistentModelIndex


class RollDelegate(QStyledItemDelegate):
    """A small die, what it meant, and below why it did not count."""

    def __init__(self, theme: Theme, parent: QListWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._list = parent

    def _text_width(self) -> int:
        return self._list.viewport().width() - self._theme.px(SIDE + 2 * GAP)

    def _heights(self, line: LogLine) -> tuple[int, int]:
        """Of the line itself and of the reason below it."""
        metrics = self._list.fontMetrics()
        wrap = Qt.TextFlag.TextWordWrap
        width = self._text_width()
        first = metrics.boundingRect(0, 0, width, 9999, wrap, line.text).height()
        if not line.clash:
            return first, 0
        return first, metrics.boundingRect(0, 0, width, 9999, wrap, line.clash).height()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        first, second = self._heights(index.data(LINE))
        height = max(first + second, self._theme.px(SIDE)) + self._theme.px(8)
        return QSize(self._text_width(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, line = self._theme, index.data(LINE)
        rect = QRectF(self._list.visualItemRect(self._list.item(index.row())))
        side, gap = theme.px(SIDE), theme.px(GAP)
        ink = theme.color("faint" if line.clash else "gold" if line.warning else "text")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = rect.top() + theme.px(4)
        if line.die:
            box = QRectF(rect.left(), top, side, side)
            paint_die(painter, box, line.die, str(line.face), ink)
        left = rect.left() + side + gap
        first, second = self._heights(line)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        font = painter.font()
        font.setStrikeOut(bool(line.clash))
        painter.setFont(font)
        painter.setPen(ink)
        above = max(first, 0 if second else side)
        painter.drawText(QRectF(left, top, self._text_width(), above), wrap, line.text)
        if second:
            font.setStrikeOut(False)
            painter.setFont(font)
            painter.setPen(theme.color("muted"))
            below = QRectF(left, top + above, self._text_width(), second)
            painter.drawText(below, wrap, line.clash)
        painter.restore()


class RollLog(QListWidget):
    """Follows the newest roll."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemDelegate(RollDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Log of the dice"))
        self._shown: list[LogLine] = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def show_lines(self, lines: list[LogLine]) -> None:
        """Only what is new is added; another generation begins a new log."""
        if lines == self._shown:
            return
        kept = len(self._shown)
        if lines[:kept] != self._shown:
            self.clear()
            kept = 0
        for line in lines[kept:]:
            item = QListWidgetItem(f"d{line.die} {line.face} {line.text} {line.clash}".strip())
            item.setData(LINE, line)
            self.addItem(item)
        self._shown = lines
        self.scrollToBottom()
