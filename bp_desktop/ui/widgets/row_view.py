"""Row views: where the rows of a list lie, and painting those that are seen.

Qt's list lays all rows out anew for each one that comes, which at 2,000 rows takes longer than to
paint those in sight; and it asks about each of them what a painted row does not need.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, repeat

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QShowEvent,
    QSinglePointEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.keyboard_tips import tell_soon
from bp_desktop.ui.widgets.lazy_rows import ids_of
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
SEARCHES = 4
"""Rows on the way to one may turn out to be higher than was thought."""


class RowStack:
    """Where rows lie that stand one below the other, the first at 0."""

    def __init__(self, heights: int | Iterable[int] = 0, count: int = 0) -> None:
        """`heights`: of each, or one for all of `count` rows."""
        self._height = heights if isinstance(heights, int) else 0
        self._heights = [] if isinstance(heights, int) else list(heights)
        self._ends = list(accumulate(self._heights))
        self.count = count or len(self._ends)

    def correct(self, heights: Mapping[int, int]) -> bool:
        """Some are higher or lower than was thought; whether that is so."""
        others = {at: high for at, high in heights.items() if self._heights[at] != high}
        for place, height in others.items():
            self._heights[place] = height
        if others:
            self._ends = list(accumulate(self._heights))
        return bool(others)

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
        style = painter.style
        self._alike = not headings and bool(style.height) and not style.wraps
        self._measured: dict[str, int] = {}
        """How high rows are that may break and were seen, by their ids, ..."""
        self._measured_for = (0, 0)
        """... in this width and at this scale. Of the others nobody has looked for words yet."""
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
        usual = self._theme.target(painter.style.height)
        if self._alike:
            self._stack = RowStack(usual, len(rows))
        elif painter.style.wraps:
            look = self.viewport().width(), self._theme.look.scale
            if look != self._measured_for:
                self._measured, self._measured_for = {}, look
            heights = map(self._measured.get, ids_of(rows), repeat(usual))
            self._stack = RowStack(heights)
            self._measure()
        else:
            width = self.viewport().width()
            self._stack = RowStack(painter.height_of(row, width) for row in rows)

    def _measure(self) -> bool:
        """Look at the rows in sight; whether one was taken for higher or lower than it is."""
        was_wrong = False
        while self._painter.style.wraps and self._stack.count and self.isVisible():
            width = self.viewport().width()
            seen = {at: self._painter.height_of(self.rows[at], width) for at in self.in_sight}
            self._measured.update((self.rows[at].id, high) for at, high in seen.items())
            if not self._stack.correct(seen):
                break
            was_wrong = True  # and others may have come into sight
        return was_wrong

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._measure():
            self.scheduleDelayedItemsLayout()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._measure():
            self.updateGeometries()
            self.viewport().update()

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
        bar, page = self.verticalScrollBar(), self.viewport().height()
        for _ in range(SEARCHES):
            before = bar.value()
            self._bring_into_sight(self.visualRect(index), hint, page)
            if bar.value() == before:
                return

    def _bring_into_sight(self, area: QRect, hint: Hint, page: int) -> None:
        if area.isEmpty():
            return
        bar = self.verticalScrollBar()
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
