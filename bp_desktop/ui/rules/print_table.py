"""A table of the rules in print: figures, prices with icons and chances with colour behind them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bp_desktop.texts.game_rules import Price, RuleColumn, RuleRow, RuleTable
from bp_desktop.ui.look import icons
from bp_desktop.ui.rules.print_blocks import (
    BAR,
    GOLD,
    HAIRLINE,
    INK,
    MUTED,
    TINT,
    Line,
    PrintedText,
)

SIDE, ABOVE = 1.1, 0.62
"""Room around what stands in a cell, for letters of a millimetre."""
ZEBRA = QColor("#faf8f3")
WARM = QColor("#e2a33a")
"""Behind chances: the surer, the stronger."""
SHIP = BAR.name()


class _Cell(Protocol):
    @property
    def natural(self) -> float: ...
    @property
    def least(self) -> float: ...
    def height(self, width: float) -> float: ...
    def paint(self, painter: QPainter, at: QPointF, width: float) -> None: ...
    def words(self) -> Iterator[str]: ...


class _Amounts:
    """A price: icons and figures, below the name of what is bought, beside its picture."""

    def __init__(self, price: Price, size: float) -> None:
        self._price = price
        self._icon = size * 1.5
        self._label = PrintedText(escape(price.label), size) if price.label else None
        self._figures = [PrintedText(str(many), size, bold=True) for _, _, many in price.amounts]
        self._line = size * 1.5
        self._picture = size * 2.9 if price.picture else 0.0

    @property
    def natural(self) -> float:
        line = sum(self._icon + 0.4 + one.natural + 1.4 for one in self._figures) - 1.4
        label = 0.0 if self._label is None else self._label.natural
        return self._picture + (1.2 if self._picture else 0) + max(line, label)

    least = natural

    def height(self, width: float) -> float:
        label = 0.0 if self._label is None else self._label.height(width)
        return max(self._picture, label + self._line)

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        left, top = at.x(), at.y()
        if self._picture:
            middle = (self.height(width) - self._picture) / 2
            area = QRectF(left, top + middle, self._picture, self._picture)
            icons.paint(painter, self._price.picture, area, ink=INK, player=SHIP)
            left += self._picture + 1.2
        if self._label is not None:
            self._label.paint(painter, QPointF(left, top), width)
            top += self._label.height(width)
        for (picture, _, _), figure in zip(self._price.amounts, self._figures, strict=True):
            area = QRectF(left, top + (self._line - self._icon) / 2, self._icon, self._icon)
            icons.paint(painter, picture, area, ink=INK)
            left += self._icon + 0.4
            wide = figure.natural
            middle = (self._line - figure.height(wide)) / 2
            figure.paint(painter, QPointF(left, top + middle), wide)
            left += wide + 1.4

    def words(self) -> Iterator[str]:
        if self._label is not None:
            yield from self._label.words()
        for one in self._figures:
            yield from one.words()


class PrintedTable:
    """As wide as it is told: texts wrap, figures and prices do not. Every face of the table but the
    first is left out."""

    def __init__(self, table: RuleTable, size: float) -> None:
        self._size = size
        self._columns = table.columns
        self._rows = table.faces[0].rows
        self._has_pictures = any(row.picture for row in self._rows)
        self._heads = [
            PrintedText(escape(one.title), size * 0.84, bold=True, ink=MUTED, align=_align(one))
            for one in table.columns
        ]
        self._title = (
            PrintedText(escape(table.title), size, bold=True, ink=GOLD) if table.title else None
        )
        self._cells = [
            [self._cell(what, one) for what, one in zip(row.cells, table.columns, strict=True)]
            for row in self._rows
        ]

    def _cell(self, what: str | Price, column: RuleColumn) -> _Cell:
        if isinstance(what, Price):
            return _Amounts(what, self._size)
        first = column is self._columns[0]
        return PrintedText(escape(what), self._size, bold=first, align=_align(column))

    @property
    def _icon(self) -> float:
        return self._size * 1.75 if self._has_pictures else 0.0

    @property
    def _side(self) -> float:
        return SIDE * self._size / 3 + 0.3

    def _widths(self, width: float) -> list[float]:
        """What a column would take, or the share of it that there is; what is left goes to all but
        figures."""
        room = width - (self._icon + self._side if self._icon else 0)
        natural, least = [], []
        for place, column in enumerate(self._columns):
            cells = [self._heads[place], *(row[place] for row in self._cells)]
            head = self._icon if column.picture else 0.0
            edges = 2 * self._side
            natural.append(max(one.natural for one in cells) + head + edges)
            cells_least = (one.natural if column.is_figure else one.least for one in cells[1:])
            least.append(max(cells[0].least, *cells_least) + head + edges)
        spare = room - sum(natural)
        if spare >= 0:
            flexible = [place for place, one in enumerate(self._columns) if not one.is_figure]
            for place in flexible:
                natural[place] += spare / len(flexible)
            return natural
        slack = sum(natural) - sum(least)
        give = min(1.0, -spare / slack) if slack > 0 else 0.0
        return [wide - (wide - narrow) * give for wide, narrow in zip(natural, least, strict=True)]

    def _row_height(self, cells: list[_Cell], widths: list[float]) -> float:
        edges = 2 * self._side
        highest = max(one.height(wide - edges) for one, wide in zip(cells, widths, strict=True))
        return max(highest, self._icon) + 2 * ABOVE * self._size / 3

    def _head_height(self, widths: list[float]) -> float:
        rooms = zip(self._heads, self._columns, widths, strict=True)
        return (
            max(
                one.height(wide - 2 * self._side - (self._icon if column.picture else 0))
                for one, column, wide in rooms
            )
            + 2 * ABOVE * self._size / 3
        )

    def _title_height(self, width: float) -> float:
        return 0.0 if self._title is None else self._title.height(width) + 0.6

    def height(self, width: float) -> float:
        widths = self._widths(width)
        rows = sum(self._row_height(row, widths) for row in self._cells)
        return self._title_height(width) + self._head_height(widths) + rows

    def paint(self, painter: QPainter, at: QPointF, width: float) -> None:
        widths, top = self._widths(width), at.y()
        if self._title is not None:
            self._title.paint(painter, QPointF(at.x() + self._side, top), width)
            top += self._title_height(width)
        high = self._head_height(widths)
        self._paint_heads(painter, QPointF(at.x(), top), widths, high)
        top += high
        painter.fillRect(QRectF(at.x(), top - 0.1, width, 0.25), GOLD)
        for number, (row, cells) in enumerate(zip(self._rows, self._cells, strict=True)):
            high = self._row_height(cells, widths)
            area = QRectF(at.x(), top, width, high)
            if row.is_house:
                painter.fillRect(area, TINT)
            elif number % 2:
                painter.fillRect(area, ZEBRA)
            self._paint_row(painter, area, row, cells, widths)
            painter.fillRect(QRectF(at.x(), area.bottom() - 0.06, width, 0.12), HAIRLINE)
            top += high

    def _left(self, at: float) -> float:
        return at + (self._icon + self._side if self._icon else 0)

    def _paint_heads(
        self, painter: QPainter, at: QPointF, widths: list[float], high: float
    ) -> None:
        left = self._left(at.x())
        for head, column, wide in zip(self._heads, self._columns, widths, strict=True):
            side = left + self._side
            room = wide - 2 * self._side
            if column.picture:
                size = self._icon or self._size * 1.75
                area = QRectF(side, at.y() + (high - size) / 2, size, size)
                player = SHIP if icons.is_owned(column.picture) else ""
                icons.paint(painter, column.picture, area, ink=INK, player=player)
                side, room = side + size + 0.6, room - size - 0.6
            middle = (high - head.height(room)) / 2
            head.paint(painter, QPointF(side, at.y() + middle), room)
            left += wide

    def _paint_row(
        self,
        painter: QPainter,
        area: QRectF,
        row: RuleRow,
        cells: list[_Cell],
        widths: list[float],
    ) -> None:
        if row.picture:
            middle = (area.height() - self._icon) / 2
            where = QRectF(area.left() + self._side, area.top() + middle, self._icon, self._icon)
            player = SHIP if icons.is_owned(row.picture) else ""
            icons.paint(painter, row.picture, where, ink=INK, player=player)
        left = self._left(area.left())
        for cell, what, column, wide in zip(cells, row.cells, self._columns, widths, strict=True):
            if column.is_chance and isinstance(what, str) and what.endswith("%"):
                ground = QColor(WARM)
                ground.setAlphaF(0.75 * int(what.rstrip(" %")) / 100)
                painter.fillRect(QRectF(left, area.top(), wide, area.height()), ground)
            room = wide - 2 * self._side
            middle = (area.height() - cell.height(room)) / 2
            cell.paint(painter, QPointF(left + self._side, area.top() + middle), room)
            left += wide

    def words(self) -> Iterator[str]:
        if self._title is not None:
            yield from self._title.words()
        for head in self._heads:
            yield from head.words()
        for row in self._cells:
            for cell in row:
                yield from cell.words()


def _align(column: RuleColumn) -> Line:
    return Qt.AlignmentFlag.AlignHCenter if column.is_figure else Qt.AlignmentFlag.AlignLeft
