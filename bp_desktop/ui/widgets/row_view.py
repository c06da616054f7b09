"""Row views: where the rows of a list lie, and painting those that are seen.

Qt's list lays all rows out anew for each one that comes, which at 2,000 rows takes longer than to
paint those in sight; and it asks about each of them what a painted row does not need.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegion, QSinglePointEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.keyboard_tips import tell_soon
from bp_desktop.ui.widgets.row_painting import (
    FOCUSED,
    PLAIN,
    SELECTED,
    UNDER_MOUSE,
    Index,
    Row,
    RowPainter,
)

Move = QAbstractItemView.CursorAction
Hint = QAbstractItemView.ScrollHint


class RowStack:
    """Where rows lie that stand one below the other, the first at 0."""

    def __init__(self, heights: int | Iterable[int] = 0, count: int = 0) -> None:
        """`heights`: of each, or one for all of `count` rows."""
        self._height = heights if isinstance(heights, int) else 0
        self._ends = [] if isinstance(heights, int) else list(accumulate(heights))
        self.count = count or len(self._ends)

    @property
    def height(self) -> int:
        return self._end(self.count - 1) if self.count else 0

    def _end(self, place: int) -> int:
        return self._ends[place] if self._ends else (place + 1) * self._height

    def span(self, place: int) -> tuple[int, int]:
        """Where a row begins, and how high it is."""
        top = self._end(place - 1) if place else 0
        return top, self._end(place) - top

    def at(self, y: int) -> int:
        """The row at a height, or the nearest one; -1 without any."""
        place = bisect_right(self._ends, y) if self._ends else y // max(self._height, 1)
        return min(max(place, 0), self.count - 1)


class RowView(QListView):
    """Rows below each other, as wide as the view. Whoever gives its model others stacks them
    here too."""

    def __init__(self, theme: Theme, painter: RowPainter, *, headings: bool) -> None:
        super().__init__()
        self._theme = theme
        self._painter = painter
        self._alike = not headings and bool(painter.style.height)
        self.rows: Sequence[Row] = ()
        self._stack = RowStack()
        self._hover = -1
        self._ground = ""
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def lie_on(self, ground: str) -> None:
        """Paint this colour of the theme below the rows: what lies under the list, which takes
        longer than its rows, need not be painted again with each row that comes."""
        self._ground = ground
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- where rows lie

    def stack(self, rows: Sequence[Row]) -> None:
        """These are the rows from now on."""
        self.rows, painter = rows, self._painter
        if self._alike:
            self._stack = RowStack(self._theme.target(painter.style.height), len(rows))
        else:
            width = self.viewport().width()
            self._stack = RowStack(painter.height_of(row, width) for row in rows)

    def stack_again(self) -> None:
        """They are higher or lower than they were."""
        self.stack(self.rows)
        self.scheduleDelayedItemsLayout()

    @property
    def in_sight(self) -> range:
        """The places of the rows that are seen."""
        return self._between(self.viewport().rect())

    def _between(self, area: QRect) -> range:
        first, last = (
            self._stack.at(y + self.verticalOffset()) for y in (area.top(), area.bottom())
        )
        return range(max(first, 0), last + 1)

    def doItemsLayout(self) -> None:
        """All that Qt's own list does here, `stack` has done."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        QAbstractItemView.updateGeometries(self)
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setSingleStep(self._stack.span(0)[1] if self._stack.count else 1)
        bar.setPageStep(page)
        bar.setRange(0, max(0, self._stack.height - page))

    def visualRect(self, index: Index) -> QRect:
        return self._area(index.row()) if index.row() < self._stack.count else QRect()

    def _area(self, place: int) -> QRect:
        if place < 0:
            return QRect()
        top, height = self._stack.span(place)
        return QRect(0, top - self.verticalOffset(), self.viewport().width(), height)

    def indexAt(self, point: QPoint) -> QModelIndex:
        place = self._stack.at(point.y() + self.verticalOffset())
        inside = self._area(place).contains(point)
        return self.model().index(place, 0) if inside else QModelIndex()

    def scrollTo(self, index: Index, hint: Hint = Hint.EnsureVisible) -> None:
        self.executeDelayedItemsLayout()
        area, bar, page = self.visualRect(index), self.verticalScrollBar(), self.viewport().height()
        if area.isEmpty():
            return
        above, below = area.top(), area.top() + area.height() - page
        match hint:
            case Hint.PositionAtTop:
                way = above
            case Hint.PositionAtBottom:
                way = below
            case Hint.PositionAtCenter:
                way = (above + below) // 2
            case _:
                way = min(above, max(below, 0))
        bar.setValue(bar.value() + way)

    # --- choosing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            tell_soon(self)

    def moveCursor(self, action: Move, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        now, last = self.currentIndex().row(), self._stack.count - 1
        if now < 0:
            return self._first_of(range(last + 1))
        page = self.viewport().height()
        top, height = self._stack.span(now)
        match action:
            case Move.MoveUp | Move.MovePrevious:
                return self._first_of(range(now - 1, -1, -1))
            case Move.MoveDown | Move.MoveNext:
                return self._first_of(range(now + 1, last + 1))
            case Move.MoveHome:
                return self._first_of(range(now))
            case Move.MoveEnd:
                return self._first_of(range(last, now, -1))
            case Move.MovePageUp:
                return self._first_of(range(self._stack.at(top + height - page), now))
            case Move.MovePageDown:
                return self._first_of(range(self._stack.at(top + page - 1), now, -1))
            case _:
                return self.currentIndex()

    def _first_of(self, places: Iterable[int]) -> QModelIndex:
        """The first of these rows that can be chosen; if there is none, the one that is."""
        rows = self.rows
        place = next((one for one in places if rows[one].id), None)
        return self.currentIndex() if place is None else self.model().index(place, 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Lists have one chosen row at most, so the rectangle is the point that was clicked."""
        self.selectionModel().select(self.indexAt(rect.topLeft()), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region = region.united(self.visualRect(index))
        return region

    # --- painting

    @guarded
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QSinglePointEvent):
            self._hover = self.indexAt(event.position().toPoint()).row()
        elif event.type() is QEvent.Type.Leave:
            self._hover = -1
        return super().viewportEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        # Rows that were shown anew may not have been laid out yet.
        self.executeDelayedItemsLayout()
        seen, rows = event.rect(), self.rows
        chosen = self.selectionModel().selectedIndexes()
        selected = chosen[0].row() if chosen else -1
        focused = self.currentIndex().row() if self.hasFocus() else -1
        with QPainter(self.viewport()) as painter:
            if self._ground:
                painter.fillRect(seen, self._theme.color(self._ground))
            for place in self._between(seen):
                state = PLAIN
                if place == selected:
                    state |= SELECTED
                if place == focused:
                    state |= FOCUSED
                if place == self._hover:
                    state |= UNDER_MOUSE
                self._painter.paint(painter, self._area(place), rows[place], state)
