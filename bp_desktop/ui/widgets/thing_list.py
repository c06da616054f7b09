"""A list of planets, yards, ships or targets: painted rows, one of them chosen."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, overload

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.badge import badge_picture
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.room import Room

Index = QModelIndex | QPersistentModelIndex

ROW, DENSE_ROW = 48, 34
PICTURE = 30
FEWEST = 2
"""Rows of a list that gives way to others."""
CHOOSABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
SHOWN = (
    QStyle.StateFlag.State_Selected
    | QStyle.StateFlag.State_HasFocus
    | QStyle.StateFlag.State_MouseOver
)
"""What of a row's state can be seen."""


class Thing(NamedTuple):
    """One row. Without an id it is a heading."""

    id: str
    title: str
    note: str = ""
    picture: str = ""
    """An icon such as "ship/humans_big"."""
    color: str = ""
    """Of the owner, for the picture."""
    seat: int | None = None
    """Of the owner, whose token is shown instead of a picture."""
    lit: bool | None = None
    """Whether something can be done with it now; None where that is not the question."""
    badge: str = ""
    """A short fact at the right edge, such as a chance."""


class LazyThings(Sequence[Thing]):
    """Rows of which only those that are seen get their words."""

    def __init__(
        self, ids: Sequence[str], make: Callable[[int], Thing], key: object = None
    ) -> None:
        """`key` is what the words are made from: equal keys, equal words."""
        self.ids = tuple(ids)
        self.key = key
        self._make = make
        self._made: dict[int, Thing] = {}

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, place: int) -> Thing: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Thing]: ...

    def __getitem__(self, place: int | slice) -> Thing | Sequence[Thing]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        if not 0 <= place < len(self):
            raise IndexError(place)
        if place not in self._made:
            self._made[place] = self._make(place)
        return self._made[place]


class ThingModel(QStringListModel):
    """Shows what it is given. Its strings are the ids: a list asks for the number of its rows for
    each of them, and this model answers that without Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.things: Sequence[Thing] = ()
        self.ids: tuple[str, ...] = ()

    def show_things(self, things: Sequence[Thing]) -> None:
        ids = things.ids if isinstance(things, LazyThings) else tuple(one.id for one in things)
        if ids != self.ids:
            self.things, self.ids = things, ids
            self.setStringList(ids)
            return
        before, self.things = self.things, things
        if isinstance(things, LazyThings):
            alike = isinstance(before, LazyThings) and before.key == things.key
            if ids and not alike:
                self.dataChanged.emit(self.index(0), self.index(len(ids) - 1))
            return
        for row, (old, new) in enumerate(zip(before, things, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.ids):
            return None
        thing = self.things[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return thing.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(one for one in (thing.title, thing.note, thing.badge) if one)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(thing.note) or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        # Qt asks once more about a row whose click has just replaced the list.
        if not 0 <= index.row() < len(self.ids) or not self.ids[index.row()]:
            return Qt.ItemFlag.NoItemFlags
        return CHOOSABLE


class ThingDelegate(QStyledItemDelegate):
    """Picture, name, a note below it or beside it, and a gold dot for what can do something."""

    dense = False
    """One line a row."""

    def __init__(self, theme: Theme, model: ThingModel, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        whole = DENSE_ROW if self.dense else ROW
        height = whole if self.dense or self._model.ids[index.row()] else ROW * 2 // 3
        return QSize(self._theme.px(160), self._theme.px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        # The stubs know nothing of what QStyleOption keeps in its fields.
        area: QRect = getattr(option, "rect")  # noqa: B009
        state: QStyle.StateFlag = getattr(option, "state")  # noqa: B009
        thing = self._model.things[index.row()]
        shown = state & SHOWN
        draw_cached(
            painter,
            self._theme,
            area,
            (thing, shown.value, self._theme.look.players),
            lambda inner, rect: self._paint(inner, rect, thing, shown),
        )

    def _paint(
        self, painter: QPainter, whole: QRectF, thing: Thing, state: QStyle.StateFlag
    ) -> None:
        rect = whole.adjusted(2, 1, -2, -1)
        theme, px = self._theme, self._theme.px
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(theme.color("focus" if focused else "gold"), 2 if focused else 1))
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(8), px(8))
        elif state & QStyle.StateFlag.State_MouseOver and thing.id:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(rect, px(8), px(8))
        left = rect.left() + px(10)
        side = px(PICTURE if thing.id and not self.dense else 22)
        box = QRectF(left, rect.center().y() - side / 2, side, side)
        if thing.seat is not None:
            ratio = painter.device().devicePixelRatioF()
            picture = badge_picture(theme, thing.seat, 22, ratio)
            painter.drawPixmap(box.topLeft(), picture)
        elif thing.picture:
            ratio = painter.device().devicePixelRatioF()
            tint = QColor(thing.color) if thing.color else None
            ink = theme.color("muted") if thing.picture.startswith("ui/") else None
            picture = icons.pixmap(thing.picture, side, ink=ink, player=tint, ratio=ratio)
            painter.drawPixmap(box.topLeft(), picture)
        self._paint_words(painter, thing, rect.adjusted(px(20) + side, 0, -px(12), 0))

    def _paint_words(self, painter: QPainter, thing: Thing, rect: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        if thing.badge:
            left = write(painter, theme, rect, thing.badge, "strong", "gold", right=True)
            rect = QRectF(rect)
            rect.setRight(left - px(8))
        elif thing.lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold"))
            dot = px(4)
            painter.drawEllipse(
                QRectF(rect.right() - 2 * dot, rect.center().y() - dot, 2 * dot, 2 * dot)
            )
            rect = rect.adjusted(0, 0, -px(16), 0)
        upper, lower = QRectF(rect), QRectF(rect)
        if self.dense:
            wide = width_of(theme, "strong", thing.title)
            lower.setLeft(min(rect.left() + wide + px(12), rect.right()))
        elif thing.note:
            upper.setBottom(rect.center().y() + px(2))
            lower.setTop(rect.center().y() - px(1))
        dull = thing.lit is False
        for area, text, role, ink in (
            (upper, thing.title, "strong", "muted" if dull else "text"),
            (lower, thing.note, "caption", "faint"),
        ):
            if text:
                write(painter, theme, area, text, role, ink)


class ThingList(QListView):
    """Choosing a row, by click or by arrow keys, tells `on_chosen`; Enter or a click tells
    `on_opened` too, and Enter alone `on_entered`."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        on_chosen: Callable[[str], object],
        on_opened: Callable[[str], object] | None = None,
        on_entered: Callable[[str], object] | None = None,
        *,
        headings: bool = False,
    ) -> None:
        super().__init__()
        self._on_entered = on_entered
        self.setUniformItemSizes(not headings)
        self._theme = theme
        self._wished = 0
        self._on_chosen = on_chosen
        self._on_opened = on_opened
        self._showing = False
        self._model = ThingModel(self)
        self.setModel(self._model)
        self._delegate = ThingDelegate(theme, self._model, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.clicked.connect(self._open)

    def show_rows(self, count: int) -> None:
        """As high as so many rows, if there is room; else one can scroll."""
        height = DENSE_ROW if self._delegate.dense else ROW
        self._wished = self._theme.px(height * count + 6)
        self.setMaximumHeight(self._wished)
        self.setMinimumHeight(min(self._wished, self._theme.px(height * FEWEST + 6)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._wished or hint.height())

    def spread(self, room: Room) -> None:
        """One line a row where there is little room, else two."""
        dense = room is not Room.AMPLE
        if dense is not self._delegate.dense:
            self._delegate.dense = dense
            self.scheduleDelayedItemsLayout()

    @property
    def things(self) -> Sequence[Thing]:
        return self._model.things

    @property
    def ids(self) -> tuple[str, ...]:
        return self._model.ids

    def show_things(self, things: Sequence[Thing], chosen: str | None) -> None:
        """What there is now; tells nobody."""
        self._showing = True
        try:
            self._model.show_things(things)
            row = self.ids.index(chosen) if chosen and chosen in self.ids else None
            if row is None:
                self.setCurrentIndex(QModelIndex())
                self.clearSelection()
            elif self.currentIndex().row() != row:
                self.setCurrentIndex(self._model.index(row))
        finally:
            self._showing = False

    def index_of(self, id_: str) -> QModelIndex:
        return self._model.index(self.ids.index(id_))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
            if self._on_entered is not None and self.currentIndex().isValid():
                self._on_entered(self.ids[self.currentIndex().row()])
            return
        super().keyPressEvent(event)

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._showing:
            self._on_chosen(self.ids[current.row()])

    def _open(self, index: QModelIndex) -> None:
        if self._on_opened is not None and self.ids[index.row()]:
            self._on_opened(self.ids[index.row()])
