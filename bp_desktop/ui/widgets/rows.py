"""Row lists: one list of painted rows for whatever a page has to choose from or to tell."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSize, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.focus_ring import FocusRing
from bp_desktop.ui.widgets.lazy_rows import LazyRows, ids_of
from bp_desktop.ui.widgets.row_painting import THINGS, Index, Row, RowPainter, RowStyle
from bp_desktop.ui.widgets.row_view import RowView

FEWEST = 2
"""Rows of a list that gives way to others."""
CHOOSABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class RowModel(QStringListModel):
    """Rows as Qt's views want them. A view asks for their number once for each of them; this kind
    of model answers without Python, which at 2,000 rows saves 14 of 16 ms."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[Row] = ()
        self.ids: tuple[str, ...] = ()

    def show_rows(self, rows: Sequence[Row], seen: Iterable[int] | None = None) -> None:
        """Tells views what differs: rows that came at the top, other words, or everything. Words
        that are not among those `seen` so far (None: all) nobody has to be told about."""
        before, known = self.rows, self.ids
        ids = ids_of(rows)
        more = len(ids) - len(known)
        self.rows, self.ids = rows, ids
        if more < 0 or not known or ids[more:] != known:
            if ids or known:
                self.setStringList(ids)
            return
        if more:
            self.insertRows(0, more)
        for place in range(len(before)) if seen is None else seen:
            if isinstance(before, LazyRows) and place not in before.made:
                continue  # it got no words yet that could have changed
            row, now = before[place], rows[place + more]
            if now is not row and now != row:
                index = self.index(place + more)
                self.dataChanged.emit(index, index)

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.ids):
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.AccessibleTextRole:
                said = (row.title, row.note, row.badge)
                return row.spoken or ", ".join(one for one in said if one)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(row.tip or row.note) or None
        return None

    @guarded
    def flags(self, index: Index) -> Qt.ItemFlag:
        # Qt asks once more about a row whose click has just replaced the list.
        if not 0 <= index.row() < len(self.ids) or not self.ids[index.row()]:
            return Qt.ItemFlag.NoItemFlags
        return CHOOSABLE


def _nobody(_id: str) -> None:
    """Nobody wants to know."""


class RowList(RowView):
    """Choosing a row, by click or by arrow keys, tells `on_chosen`; Enter or a click (a double
    click, where `twice`) tells `on_opened` too, and Enter alone `on_entered`."""

    painter: type[RowPainter] = RowPainter

    def __init__(
        self,
        theme: Theme,
        name: str,
        on_chosen: Callable[[str], object] = _nobody,
        on_opened: Callable[[str], object] = _nobody,
        on_entered: Callable[[str], object] = _nobody,
        *,
        style: RowStyle = THINGS,
        headings: bool = False,
        twice: bool = False,
    ) -> None:
        super().__init__(theme, self.painter(theme, style), headings=headings)
        self._on_chosen = on_chosen
        self._on_opened = on_opened
        self._on_entered = on_entered
        self._wished = 0
        self.thing_of: Callable[[str], str] = str
        """The id of what a row is about; "" for nothing that could be asked about."""
        self._showing = False
        self._wraps = style.wraps or not style.height
        self._model = RowModel(self)
        self.setModel(self._model)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.selectionModel().currentChanged.connect(self._on_current)
        ring = FocusRing(self, lambda: not self.selectionModel().hasSelection())
        self.selectionModel().selectionChanged.connect(ring.settle)
        (self.doubleClicked if twice else self.clicked).connect(self._open)
        theme.changed.connect(self.stack_again)

    # --- size

    def fit_rows(self, count: int) -> None:
        """As high as so many rows, if there is room; else one can scroll."""
        height, edges = self._theme.target(self._painter.style.height), self._theme.px(6)
        self._wished = height * count + edges
        self.setMaximumHeight(self._wished)
        self.setMinimumHeight(min(self._wished, height * FEWEST + edges))
        self.updateGeometry()

    @guarded
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._wished or hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words break elsewhere in another width; the row of the moment stays in sight."""
        super().resizeEvent(event)
        if self._wraps:
            self.stack(self.rows)
            self.doItemsLayout()
            self.scrollTo(self.currentIndex())

    # --- rows

    @property
    def ids(self) -> tuple[str, ...]:
        return self._model.ids

    @property
    def chosen(self) -> str:
        """The id of the row that is chosen; empty: none."""
        row = self.currentIndex().row()
        return self.ids[row] if 0 <= row < len(self.ids) else ""

    def show_rows(self, rows: Sequence[Row], chosen: str | None) -> None:
        """What there is now; tells nobody."""
        with self._silently():
            self._model.show_rows(rows, self.in_sight)
            self.stack(rows)
            if self._wraps:
                self.scheduleDelayedItemsLayout()  # words that changed may break elsewhere
            self._choose(chosen)

    def show_few(self, rows: Sequence[Row], most: int) -> None:
        """As `show_rows`, with none chosen. The list is as high as its rows, but no higher than
        `most` of them, and is not there without any."""
        self.show_rows(rows, None)
        height = self._theme.target(self._painter.style.height) * min(most, len(rows))
        self.setFixedHeight(height + self._theme.px(4))
        self.setHidden(not rows)

    def choose(self, id_: str | None) -> None:
        """Mark a row, or none; tells nobody."""
        with self._silently():
            self._choose(id_)

    def _choose(self, id_: str | None) -> None:
        if not id_ or id_ not in self.ids:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
        elif self.chosen != id_ or not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.index_of(id_))

    @contextmanager
    def _silently(self) -> Iterator[None]:
        self._showing = True
        try:
            yield
        finally:
            self._showing = False

    def index_of(self, id_: str) -> QModelIndex:
        return self._model.index(self.ids.index(id_))

    # --- choosing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen:
            self._open(self.currentIndex())
            if self.chosen:
                self._on_entered(self.chosen)
            return
        if event.key() == Qt.Key.Key_End and not self.chosen and self.ids:
            # From nowhere Qt would go to the first row by any key.
            self.setCurrentIndex(self._model.index(len(self.ids) - 1))
            return
        if event.text().isdecimal():
            event.ignore()  # somebody may wait for a number, and no row begins with one
            return
        super().keyPressEvent(event)

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._showing:
            self._on_chosen(self.ids[current.row()])

    def _open(self, index: QModelIndex) -> None:
        if self.ids[index.row()]:
            self._on_opened(self.ids[index.row()])
