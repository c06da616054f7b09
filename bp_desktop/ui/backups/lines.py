"""A list whose lines say two things below each other and one at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bp_desktop.ui.home.grid import Index
from bp_desktop.ui.look.theme import Theme

LINE_ROLE = Qt.ItemDataRole.UserRole + 1
HIGH, SHOWN = 56, 7


class Line(NamedTuple):
    title: str
    below: str
    right: str
    value: object
    """What the line stands for."""


class LineModel(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: Sequence[Line] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:  # typing jumps to it
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, line[:3]))
        return None


class LineDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: LineList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self._theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE_ROLE)
        if not isinstance(line, Line):
            return
        theme = self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(theme.px(4), 1, -theme.px(4), -1)
        if option.state & QStyle.StateFlag.State_Selected:
            edge = "focus" if self._view.hasFocus() else "gold"
            painter.setPen(QPen(theme.color(edge), 2 if self._view.hasFocus() else 1))
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(8), theme.px(8))
        inner = rect.adjusted(theme.px(12), theme.px(7), -theme.px(12), -theme.px(7))
        upper = QRectF(inner.topLeft(), inner.bottomRight())
        upper.setHeight(inner.height() / 2)
        lower = upper.translated(0, inner.height() / 2)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("muted"))
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, end, line.right)
        used = painter.fontMetrics().horizontalAdvance(line.right) + theme.px(12)
        _draw(painter, lower, line.below)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        _draw(painter, upper.adjusted(0, 0, -used, 0), line.title)
        painter.restore()


class LineList(QListView):
    """One line is chosen by arrow keys or mouse; Enter or a double click goes on with it."""

    chosen = Signal(object)
    """The value of the line, or None if there is none."""
    taken = Signal(object)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._model = LineModel(self)
        self.setModel(self._model)
        self.setItemDelegate(LineDelegate(theme, self))
        self.setAccessibleName(name)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.doubleClicked.connect(self._take)

    @property
    def lines(self) -> Sequence[Line]:
        return self._model.lines

    @property
    def value(self) -> object:
        """What is chosen."""
        line = self.currentIndex().data(LINE_ROLE)
        return line.value if isinstance(line, Line) else None

    def show_lines(self, lines: Sequence[Line]) -> None:
        """The first one is chosen, unless the one that was is there still."""
        before = self.value
        self._model.show_lines(lines)
        values = [line.value for line in lines]
        row = values.index(before) if before in values else 0
        self.setCurrentIndex(self._model.index(row))
        if not lines:
            self.chosen.emit(None)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(HIGH * SHOWN))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        else:
            super().keyPressEvent(event)

    def _on_current(self) -> None:
        self.chosen.emit(self.value)

    def _take(self) -> None:
        if self.value is not None:
            self.taken.emit(self.value)


def _draw(painter: QPainter, rect: QRectF, text: str) -> None:
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
