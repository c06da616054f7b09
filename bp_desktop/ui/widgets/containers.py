"""Layouts and containers: lines that flow, cards that float, scroll areas, stacks, menus."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QWidget,
)
from shiboken6 import isValid

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.focus_ring import FocusRing


class FlowLayout(QLayout):
    """Left to right, then down; hidden widgets take no room.

    With `to_right` every line ends at the right edge. A single line may be spread out, with gaps up
    to `widest`, or be `filled` by its parts; where gaps down to `least` make one line of two, they
    do. `even` lines have about as many parts each. With `in_line` it asks for the width of a single
    line, and takes less. A part that is wider than the whole gives way as far as it can.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        to_right: bool = False,
        widest: int = 0,
        least: int | None = None,
        in_line: bool = False,
        filled: bool = False,
        even: bool = False,
    ) -> None:
        super().__init__(parent)
        self._even = even
        self._widest = widest
        self._least = gap if least is None else least
        self._filled = filled
        self._in_line = in_line
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._to_right = to_right
        self._heights: dict[int, int] = {}
        """By width, until something in it changes: Qt asks often."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
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

    @guarded
    def sizeHint(self) -> QSize:
        least = self.minimumSize()
        if not self._in_line:
            return least
        edges = self.contentsMargins()
        shown = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        gaps = self._gap * max(0, len(shown) - 1)
        return QSize(sum(shown) + gaps + edges.left() + edges.right(), least.height())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _place(self, whole: QRect, *, really: bool) -> int:
        """The height that is needed."""
        edges = self.contentsMargins()
        rect = whole.marginsRemoved(edges)
        x, y, line = rect.x(), rect.y(), 0
        gap = self._gap_for(rect.width())
        most = self._most_in_line(rect.width(), gap)
        waiting: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if size.width() > rect.width():
                wide = max(rect.width(), item.minimumSize().width())
                high = item.heightForWidth(wide) if item.hasHeightForWidth() else size.height()
                size = QSize(wide, high)
            is_full = x + size.width() > rect.right() + 1 or len(waiting) >= most
            if x > rect.x() and is_full:
                self._settle(waiting, rect, line, really=really)
                x, y, line = rect.x(), y + line + self._gap, 0
            waiting.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + gap
            line = max(line, size.height())
        if y == rect.y() and self._widest and len(waiting) > 1:
            self._spread(waiting, rect)
        if y == rect.y() and self._filled and waiting:
            self._fill(waiting, rect)
        self._settle(waiting, rect, line, really=really)
        return y + line - rect.y() + edges.top() + edges.bottom()

    def _gap_for(self, width: int) -> int:
        """Between two parts."""
        shown = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        if self._least < self._gap and len(shown) > 1:
            fitting = (width - sum(shown)) // (len(shown) - 1)
            if self._least <= fitting < self._gap:
                return fitting
        return self._gap

    def _most_in_line(self, width: int, gap: int) -> int:
        """How many parts stand side by side at most."""
        shown = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        if not self._even or not shown:
            return max(1, len(shown))
        lines, x = 1, 0
        for wide in shown:
            if x > 0 and x + wide > width:
                lines, x = lines + 1, 0
            x += wide + gap
        return -(-len(shown) // lines)

    def _spread(self, waiting: list[tuple[QLayoutItem, QRect]], rect: QRect) -> None:
        left_over = max(0, rect.right() - waiting[-1][1].right())
        more = min(left_over // (len(waiting) - 1), self._widest - self._gap)
        for place, (_, at) in enumerate(waiting):
            at.translate(place * more, 0)

    def _fill(self, waiting: list[tuple[QLayoutItem, QRect]], rect: QRect) -> None:
        """Each as wide as the others, but for those that need more."""
        room, left = rect.width() - self._gap * (len(waiting) - 1), len(waiting)
        widths = [at.width() for _, at in waiting]
        for place in sorted(range(left), key=widths.__getitem__, reverse=True):
            widths[place] = max(widths[place], room // left)
            room, left = room - widths[place], left - 1
        x = rect.x()
        for (_, at), width in zip(waiting, widths, strict=True):
            at.setRect(x, at.y(), width, at.height())
            x += width + self._gap

    def _settle(
        self, waiting: list[tuple[QLayoutItem, QRect]], rect: QRect, line: int, *, really: bool
    ) -> None:
        """Put a line of items, each in the middle of the line's height."""
        if really and waiting:
            aside = max(0, rect.right() - waiting[-1][1].right()) if self._to_right else 0
            for item, place in waiting:
                item.setGeometry(place.translated(aside, (line - place.height()) // 2))
        waiting.clear()


def flowing(theme: Theme, *parts: QWidget, inside: QWidget | None = None, gap: int = 8) -> QWidget:
    """Parts in one line, or in as many as they need; `inside` a widget, or in one of their own."""
    holder = inside or QWidget()
    line = FlowLayout(holder, gap=theme.px(gap))
    for part in parts:
        line.addWidget(part)
    return holder


def grid(theme: Theme, parent: QWidget | None = None, *, across: int, down: int) -> QGridLayout:
    """Without edges; `across` is between columns, `down` between rows, in design lengths."""
    made = QGridLayout(parent) if parent else QGridLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setHorizontalSpacing(theme.px(across))
    made.setVerticalSpacing(theme.px(down))
    return made


def scroll_area(
    content: QWidget, area: QScrollArea | None = None, *, focus: bool = True
) -> QScrollArea:
    """Without a frame or a ground of its own. Without `focus` its content alone has the
    keyboard."""
    made = area or QScrollArea()
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(content)
    made.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)
    if focus:
        FocusRing(made)
    else:
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made


class TallArea(QScrollArea):
    """As high as its content, up to `most`; gives way in a low window, so that one thing scrolls
    there and not two."""

    def __init__(self, content: QWidget, *, least: int, most: int) -> None:
        super().__init__()
        self._content = content
        self._most = most
        scroll_area(content, self, focus=False)
        self.setMinimumHeight(least)

    @guarded
    def sizeHint(self) -> QSize:
        hint = self._content.sizeHint()
        return QSize(hint.width(), min(hint.height(), self._most))


SLACK = 2
"""Pixels that are not worth a scroll bar: heights of lines are rounded."""


class YieldingPage(QScrollArea):
    """Its content is as high as the page, and gives way down to the least it needs; a page lower
    than that scrolls, downwards only."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        scroll_area(content, self, focus=False)
        self.setWidgetResizable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content.installEventFilter(self)

    def height_in(self, width: int) -> int:
        """How high the content would like to be."""
        content = self._content
        if content.hasHeightForWidth():
            return content.heightForWidth(width)
        return content.sizeHint().height()

    def _least_in(self, width: int) -> int:
        content, layout = self._content, self._content.layout()
        if layout is not None and content.hasHeightForWidth():
            return max(layout.totalMinimumHeightForWidth(width), content.minimumHeight())
        return max(content.minimumSizeHint().height(), content.minimumHeight())

    @guarded
    def sizeHint(self) -> QSize:
        hint = self._content.sizeHint()
        return QSize(hint.width(), self.height_in(self.width())) if self.isVisible() else hint

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._content.minimumSizeHint().width(), self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        room = self.maximumViewportSize()
        if self._least_in(room.width()) <= room.height() + SLACK:
            self._content.resize(room)
            return
        room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        self._content.resize(room.width(), max(room.height(), self._least_in(room.width())))


def reveal(part: QWidget) -> None:
    """Scroll it into sight, once it has found its place; its head rather than its foot."""

    def now() -> None:
        area = part.parentWidget() if isValid(part) else None
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = area.widget() if area is not None else None
        if area is not None and inside is not None:
            # What grew inside is measured late: without this the way down ends where it used to.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            top = part.mapTo(inside, QPoint(0, 0)).y()
            room = area.viewport().height()
            area.ensureVisible(0, top + min(part.height(), room), 0, 0)
            area.ensureVisible(0, top, 0, 0)

    QTimer.singleShot(0, part, now)


class Stack(QStackedWidget):
    """Fills the room there is. Qt would work out how high every page, seen or not, would like to
    be at each width, whenever a word on one of them changes."""

    @guarded
    def hasHeightForWidth(self) -> bool:
        return False


def add_entry(
    menu: QMenu, text: str, act: Callable[[], object], *, chosen: bool | None = None
) -> QAction:
    """One more line of a menu; `chosen`: whether it is the one of several that holds now."""
    action = menu.addAction(text)
    action.triggered.connect(lambda _checked: act())
    if chosen is not None:
        action.setCheckable(True)
        action.setChecked(chosen)
    return action
