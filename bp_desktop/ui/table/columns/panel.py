"""Columns beside a real board: one a player, side by side, where the board would be."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.ui.table.columns.faces import ColumnFace, ColumnWords
from bp_desktop.ui.table.columns.player_column import PlayerColumn
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import Button, put_away

MOST, LEAST, BETWEEN = 4, 190, 8
"""Columns in view, the least width of one, and what is between two."""


class ColumnsPanel(QWidget):
    """Equal widths, up to four in view; more go by whole columns. Whoever is on turn is in view."""

    def __init__(
        self,
        context: AnyTable,
        faces_of: Callable[[Any], tuple[ColumnFace, ...]],
        words: ColumnWords,
        on_chosen: Callable[[str], object],
        on_repair: Callable[[SeatId], object],
    ) -> None:
        """`faces_of`: those of a match, in the order of the turns, whoever's it is: columns never
        change places. `on_repair`: something of that player is missing, or wrong."""
        super().__init__()
        self._theme = theme = context.theme
        self._words = words
        self._on_chosen = on_chosen
        self._on_repair = on_repair
        self.columns: dict[SeatId, PlayerColumn] = {}
        self._first = 0
        self._on_turn: SeatId | None = None
        self.back = Button(
            theme,
            self.tr("Earlier players"),
            partial(self.scroll_by, -1),
            kind="icon",
            icon_name="chevron_left",
        )
        self.on = Button(
            theme,
            self.tr("Further players"),
            partial(self.scroll_by, 1),
            kind="icon",
            icon_name="chevron_right",
        )
        for button in (self.back, self.on):
            button.setParent(self)
            button.hide()
        context.follow(self, faces_of, lambda *faces: self.show_faces(faces), while_seen=True)
        theme.changed.connect(self._settle)

    def show_faces(self, faces: tuple[ColumnFace, ...]) -> None:
        if tuple(self.columns) != tuple(one.player for one in faces):
            put_away(*self.columns.values())
            self.columns = {one.player: self._column() for one in faces}
            self._settle()
        for face in faces:
            self.columns[face.player].show_face(face)
        now = next((one.player for one in faces if one.on_turn), None)
        if now != self._on_turn:
            self._on_turn = now
            self._bring_on_turn()

    def _column(self) -> PlayerColumn:
        column = PlayerColumn(
            self._theme, self._words, self._choose, self._open_foot, self._go_aside
        )
        column.setParent(self)
        return column

    @property
    def chosen(self) -> str:
        return next((one.chosen for one in self.columns.values() if one.chosen), "")

    def _choose(self, id_: str) -> None:
        for column in self.columns.values():
            column.choose(id_)
        self._on_chosen(id_)

    def _open_foot(self, column: PlayerColumn) -> None:
        assert column.face is not None, "it is shown"
        self._on_repair(column.face.player)

    # --- which are in view

    @property
    def in_view(self) -> int:
        """How many columns there is room for."""
        fits = (self.width() + self._theme.px(BETWEEN)) // self._theme.px(LEAST + BETWEEN)
        return max(1, min(MOST, len(self.columns), fits))

    @property
    def first(self) -> int:
        return self._first

    def scroll_by(self, steps: int) -> None:
        """By whole columns."""
        self._show_from(self._first + steps)

    def _show_from(self, first: int) -> None:
        self._first = max(0, min(first, len(self.columns) - self.in_view))
        self._settle()

    def _bring_on_turn(self) -> None:
        if self._on_turn in self.columns:
            self._bring(list(self.columns).index(self._on_turn))

    def _bring(self, place: int) -> None:
        if place < self._first:
            self._show_from(place)
        elif place >= self._first + self.in_view:
            self._show_from(place - self.in_view + 1)

    def _go_aside(self, column: PlayerColumn, way: int) -> None:
        columns = list(self.columns.values())
        to = columns.index(column) + way
        if 0 <= to < len(columns):
            self._bring(to)
            columns[to].setFocus(Qt.FocusReason.TabFocusReason)
            columns[to].go(column.place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_from(self._first)
        self._bring_on_turn()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What no column wants for itself."""
        delta = event.angleDelta()
        steps = delta.x() or delta.y()
        if steps and len(self.columns) > self.in_view:
            self.scroll_by(-1 if steps > 0 else 1)
            event.accept()
        else:
            event.ignore()

    def _settle(self) -> None:
        between, count = self._theme.px(BETWEEN), self.in_view
        wide = (self.width() - (count - 1) * between) / count
        for place, column in enumerate(self.columns.values()):
            shown = self._first <= place < self._first + count
            if shown:
                left = round((place - self._first) * (wide + between))
                column.setGeometry(left, 0, round(wide), self.height())
            column.setVisible(shown)
        middle = self.height() // 2
        side = self.back.sizeHint().width()
        self.back.setGeometry(0, middle - side // 2, side, side)
        self.on.setGeometry(self.width() - side, middle - side // 2, side, side)
        self.back.setVisible(self._first > 0)
        self.on.setVisible(self._first + count < len(self.columns))
        for button in (self.back, self.on):
            button.raise_()
