"""Figures table: who had what at a moment of a match, one line a seat."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from bp_desktop.games.table import Seat
from bp_desktop.ui.chronicle.annals import Annals, Sample, Visibility
from bp_desktop.ui.chronicle.charts_panel import figure_text
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.purse import Resources
from bp_desktop.ui.widgets.row_painting import Index
from bp_desktop.ui.words.wording import worded

SAID = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
ROW = 30
LEAST_ROWS = 3
"""So many players are in sight in a low window too; the others by scrolling."""
NAME, FIGURE = 130, 32
"""How wide a name is where there is room, and the least for a figure of three digits."""
BADGE, ICON = 20, 18


class FigureColumn(NamedTuple):
    """A measure of the game; of what is secret, one resource after the other."""

    subject: str
    resource: str
    head: str
    icon: str
    """Of a resource in place of the words; of a measure where there is no room for them."""


class FiguresModel(QAbstractTableModel):
    """One line a player; the resources of the treasury, then the figures of the charts."""

    def __init__(self, annals: Annals[Any, Any], resources: Resources, parent: QObject) -> None:
        super().__init__(parent)
        self._annals = annals
        self._sample: Sample | None = None
        self._sight = Visibility(now_open=False, revealed=False)
        self._rows: list[tuple[bool, tuple[str, ...]]] = []
        self.seats: tuple[Seat, ...] = ()
        self.columns = tuple(_columns(annals, resources))

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        self.beginResetModel()
        self.seats = seats
        self._rows = [(False, ()) for _ in seats]
        self._sample = None
        self.endResetModel()

    def show_sample(self, sample: Sample, sight: Visibility) -> None:
        if sample is self._sample and sight == self._sight:
            return
        active = sample.turn.seat if sample.turn is not None else None
        self._sample, self._sight = sample, sight
        for row, seat in enumerate(self.seats):
            figures = tuple(self._figure(seat, one) for one in self.columns)
            shown = (active == seat.id, figures)
            if shown != self._rows[row]:
                self._rows[row] = shown
                self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    def _figure(self, seat: Seat, column: FigureColumn) -> str:
        assert self._sample is not None
        return figure_text(
            self._annals.figure(self._sample, column.subject, seat.id, column.resource, self._sight)
        )

    @guarded
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.seats)

    @guarded
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else 1 + len(self.columns)

    def shown(self, row: int) -> tuple[bool, tuple[str, ...]]:
        """For painting: whether it is this seat's turn, and its figures."""
        return self._rows[row]

    def head(self, section: int) -> str:
        return self.columns[section - 1].head if section else self.tr("Player")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        said = role in SAID or role == Qt.ItemDataRole.ToolTipRole
        return self.head(section) if said and orientation is Qt.Orientation.Horizontal else None

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._sample is None or role not in SAID:
            return None
        name, column = self.seats[index.row()].name, index.column()
        if not column:
            return name
        figure = self._rows[index.row()][1][column - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return figure
        return f"{name}, {self.head(column)}: {figure}"


def _columns(annals: Annals[Any, Any], resources: Resources) -> Iterator[FigureColumn]:
    for one in annals.game.measures:
        if one.secret and one.in_resources:
            for id_, look in resources.items():
                yield FigureColumn(one.id, id_, look.name, look.picture)
        else:
            yield FigureColumn(one.id, "", worded(one.head), one.icon)


class FiguresHeader(QHeaderView):
    """Quiet words, and the icon of a resource above its figures instead of a word."""

    def __init__(self, theme: Theme, model: FiguresModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._figures = model

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(28))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        px, model = self._theme.px, self._figures
        area = rect.adjusted(px(4), 0, -px(4), 0)
        column = model.columns[section - 1] if section else None
        text = model.head(section)
        is_wide = width_of(self._theme, "caption", text) > area.width()
        if column is not None and (column.resource or is_wide):
            side = px(ICON)
            box = QRectF(area.right() - side, area.center().y() - side // 2, side, side)
            icons.paint(painter, column.icon, box, ink=self._theme.color("muted"))
            return
        if not is_wide:  # over a column of names nobody misses it
            write(painter, self._theme, QRectF(area), text, "caption", "faint", right=bool(section))


class FiguresTable(QTableView):
    """As high as its players, where there is room; nothing can be typed into it."""

    def __init__(self, theme: Theme, annals: Annals[Any, Any], resources: Resources) -> None:
        super().__init__()
        self._theme = theme
        self._widths: dict[tuple[str, int], int] = {}
        self.figures = FiguresModel(annals, resources, self)
        self.setModel(self.figures)
        self.setAccessibleName(self.tr("Who had what"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalHeader(FiguresHeader(theme, self.figures, self))
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(theme.px(24))
        theme.changed.connect(self._fit)

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        self.figures.show_seats(seats)
        self._fit()

    def _fit(self) -> None:
        px = self._theme.px
        head = self.horizontalHeader()
        if self.figures.columns:
            head.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
            head.resizeSection(0, self._name_width())
        self.verticalHeader().setDefaultSectionSize(px(ROW))
        self.setIconSize(QSize(px(BADGE), px(BADGE)))
        players = len(self.figures.seats)
        self.setMinimumHeight(self._height(min(players, LEAST_ROWS)))
        self.setMaximumHeight(self._height(players))

    def _name_width(self) -> int:
        """The token is always in sight; the name as far as the figures leave room."""
        px = self._theme.px
        left = self.viewport().width() - (self.figures.columnCount() - 1) * px(FIGURE)
        return max(px(BADGE + 8), min(px(NAME), left))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.figures.columns:
            self.horizontalHeader().resizeSection(0, self._name_width())

    def _height(self, rows: int) -> int:
        px = self._theme.px
        return px(ROW) * rows + self.horizontalHeader().sizeHint().height() + px(4)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(len(self.figures.seats)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Straight away and not cell by cell through a delegate: the style sheet would take
        longer for the table than all the rest of a moment does."""
        theme, px = self._theme, self._theme.px
        with QPainter(self.viewport()) as painter:
            painter.setFont(font_of(theme, "strong"))
            metrics = painter.fontMetrics()
            inks = {False: theme.color("text"), True: theme.color("gold")}
            ratio, gap, high = self.devicePixelRatioF(), px(4), px(ROW)
            lower = (high + metrics.ascent() - metrics.descent()) // 2
            model, exposed = self.figures, event.rect()
            rights = [
                self.columnViewportPosition(column) + self.columnWidth(column) - gap
                for column in range(model.columnCount())
            ]
            for row in range(model.rowCount()):
                top = self.rowViewportPosition(row)
                if top > exposed.bottom() or top + high < exposed.top():
                    continue
                seat, (active, figures) = model.seats[row], model.shown(row)
                badge = badge_picture(theme, seat.color, BADGE, ratio)
                painter.drawPixmap(gap, top + (high - px(BADGE)) // 2, badge)
                left = gap + px(BADGE + 6)
                painter.setPen(inks[active])
                name = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, rights[0] - left)
                painter.drawText(left, top + lower, name)
                painter.setPen(inks[False])
                for text, right in zip(figures, rights[1:], strict=False):
                    painter.drawText(right - self._width(metrics, text), top + lower, text)

    def _width(self, metrics: QFontMetrics, text: str) -> int:
        """Figures come again and again; measuring one takes as long as painting it."""
        key = text, self._theme.look.scale
        found = self._widths.get(key)
        if found is None:
            found = self._widths[key] = metrics.horizontalAdvance(text)
        return found
