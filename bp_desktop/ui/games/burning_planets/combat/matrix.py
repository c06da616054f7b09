"""The full table of odds as a heat-map with exact fractions, by mouse and by keyboard."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from bp_desktop.core import odds
from bp_desktop.games.burning_planets.planner.reference import (
    Column,
    Reference,
    TargetLine,
    reference,
)
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.theme import Theme

HEAD_WIDTH, HEAD_HEIGHT = 232, 98
NARROWEST, WIDEST, CELL_HEIGHT = 92, 170, 46
"""Cells share the width there is."""
KEYS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Matrix:
    """All attackers against all targets, within so many attacks, with their names."""

    def __init__(self, tables: Tables, times: int = 1) -> None:
        self.times = times
        self.tables: Reference = reference(tables)
        self.lines, self.columns = self.tables.lines, self.tables.columns
        self._ships = set(tables.ship_classes)

    def name(self, one: TargetLine | Column) -> str:
        words = names()
        return ", ".join(
            words.ship_class(id_) if id_ in self._ships else words.kind(id_) for id_ in one.who
        )

    def chance(self, line: TargetLine, column: Column) -> Fraction:
        return odds.within(line.chance(column.die), self.times)


class MatrixView(QWidget):
    """The darker the likelier; zero is crossed out, since nobody should roll for it."""

    moved = Signal(QRect)
    """The cell that the keys have come to."""

    def __init__(
        self, theme: Theme, tables: Tables, on_pointed: Callable[[str], object] = lambda _text: None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._tables = tables
        self._on_pointed = on_pointed
        self.matrix = Matrix(tables)
        self.at = (0, 0)
        """The cell that is read out: line and column."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._resize)
        self.setAccessibleName(self.tr("Odds of every attack die against every target"))
        self._resize()

    def _resize(self) -> None:
        self.setMinimumSize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = px(HEAD_WIDTH) + px(NARROWEST) * len(self.matrix.columns)
        height = px(HEAD_HEIGHT) + px(CELL_HEIGHT) * len(self.matrix.lines)
        return QSize(width, height + px(4))

    def _cell_width(self) -> int:
        px = self._theme.px
        room = (self.width() - px(HEAD_WIDTH)) // len(self.matrix.columns)
        return min(max(room, px(NARROWEST)), px(WIDEST))

    def cell_rect(self, line: int, column: int) -> QRect:
        px, width = self._theme.px, self._cell_width()
        left = px(HEAD_WIDTH) + width * column
        return QRect(left, px(HEAD_HEIGHT) + px(CELL_HEIGHT) * line, width, px(CELL_HEIGHT))

    def show_times(self, times: int) -> None:
        """Chances within so many attacks on the same target."""
        self.matrix = Matrix(self._tables, times)
        self.point(*self.at)

    def point(self, line: int, column: int) -> None:
        """Read a cell out."""
        self.at = (
            min(max(line, 0), len(self.matrix.lines) - 1),
            min(max(column, 0), len(self.matrix.columns) - 1),
        )
        text = self.read_out()
        self.setAccessibleDescription(text)
        self._on_pointed(text)
        self.update()

    def read_out(self) -> str:
        line, column = self.matrix.lines[self.at[0]], self.matrix.columns[self.at[1]]
        chance = self.matrix.chance(line, column)
        exact = f"{chance.numerator}/{chance.denominator}"
        who, what = self.matrix.name(column), self.matrix.name(line)
        text = self.tr(
            "{who} with d{die} at {what} with {defence}, shield {shield}: {percent} = {exact}"
        )
        return filled(
            text,
            who=who,
            die=column.die,
            what=what,
            defence=f"d{line.die}" if line.die else self.tr("no die"),
            shield=line.shield,
            percent=percent(chance),
            exact=exact,
        )

    # --- pointing

    def cell_at(self, pos: QPoint) -> tuple[int, int] | None:
        px = self._theme.px
        column = (pos.x() - px(HEAD_WIDTH)) // self._cell_width()
        line = (pos.y() - px(HEAD_HEIGHT)) // px(CELL_HEIGHT)
        inside = 0 <= column < len(self.matrix.columns) and 0 <= line < len(self.matrix.lines)
        return (line, column) if inside else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position().toPoint())
        if cell is not None and cell != self.at:
            self.point(*cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = KEYS.get(Qt.Key(event.key()))
        if step is not None:
            self.point(self.at[0] + step[0], self.at[1] + step[1])
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            last = len(self.matrix.columns) - 1
            self.point(self.at[0], 0 if event.key() == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)
            return
        self.moved.emit(self.cell_rect(*self.at))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.point(*self.at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            px = self._theme.px
            right, center = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
            for place, column in enumerate(self.matrix.columns):
                cell = self.cell_rect(0, place)
                top = QRectF(cell.left(), 0, cell.width(), px(26))
                who = QRectF(cell.left() + 4, top.bottom(), cell.width() - 8, px(70))
                self._text(painter, top, f"d{column.die}", "heading", "gold", center)
                self._wrapped(painter, who, self.matrix.name(column))
            for at, line in enumerate(self.matrix.lines):
                top_ = px(HEAD_HEIGHT) + px(CELL_HEIGHT) * at
                upper = QRectF(0, top_ + px(4), px(HEAD_WIDTH - 12), px(CELL_HEIGHT) * 0.5)
                lower = QRectF(0, top_ + px(22), px(HEAD_WIDTH - 12), px(CELL_HEIGHT) * 0.4)
                defence = f"d{line.die}" if line.die else "—"
                self._text(painter, upper, self.matrix.name(line), "strong", "text", right)
                self._text(painter, lower, f"{defence} · {line.shield}", "caption", "faint", right)
                for place, column in enumerate(self.matrix.columns):
                    room = QRectF(self.cell_rect(at, place))
                    self._cell(painter, room, self.matrix.chance(line, column))
                    if (at, place) == self.at:
                        self._mark(painter, room)

    def _mark(self, painter: QPainter, cell: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = "focus" if self.hasFocus() else "muted"
        painter.setPen(QPen(self._theme.color(ink), 2))
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 7, 7)

    def _cell(self, painter: QPainter, cell: QRectF, chance: Fraction) -> None:
        inner = cell.adjusted(2, 2, -2, -2)
        gold = QColor(self._theme.color("accent"))
        gold.setAlphaF(0.06 + 0.85 * float(chance))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        painter.drawRoundedRect(inner, 6, 6)
        if not chance:
            painter.setPen(self._theme.color("faint"))
            painter.drawLine(
                QPointF(inner.left() + 10, inner.bottom() - 10),
                QPointF(inner.right() - 10, inner.top() + 10),
            )
            return
        ink = self._ink_on(gold)
        upper = QRectF(inner.left(), inner.top() + 2, inner.width(), inner.height() * 0.55)
        lower = QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() * 0.46)
        center = Qt.AlignmentFlag.AlignHCenter
        self._text(painter, upper, percent(chance), "strong", ink, center)
        self._text(painter, lower, short(chance), "caption", ink, center)

    def _ink_on(self, tint: QColor) -> str:
        """Dark or light letters, whichever can be read better on a tint of the page."""
        page, share = self._theme.color("window"), tint.alphaF()
        pairs = (
            (tint.redF(), page.redF()),
            (tint.greenF(), page.greenF()),
            (tint.blueF(), page.blueF()),
        )
        ground = [top * share + below * (1 - share) for top, below in pairs]
        inks = ("text", "on_accent")
        return max(inks, key=lambda ink: _contrast(self._theme.color(ink), ground))

    def _wrapped(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(QFont(self._theme.font("caption")))
        painter.setPen(self._theme.color("muted"))
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.drawText(rect, flags | int(Qt.TextFlag.TextWordWrap), text)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        role: str,
        color: str,
        align: Qt.AlignmentFlag,
    ) -> None:
        painter.setFont(QFont(self._theme.font(role)))
        painter.setPen(self._theme.color(color))
        short_ = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(rect.width())
        )
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, short_)


def _contrast(ink: QColor, ground: Sequence[float]) -> float:
    """As WCAG counts it."""
    parts = (ink.redF(), ink.greenF(), ink.blueF())
    dark, light = sorted((_luminance(parts), _luminance(ground)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(parts: Sequence[float]) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
