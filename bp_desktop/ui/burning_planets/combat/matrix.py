"""The full table of odds as a heat-map with exact fractions, on screen and on paper."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from bp_desktop.core import odds
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.theme import Theme

HEAD_WIDTH, HEAD_HEIGHT = 230, 60
CELL_WIDTH, CELL_HEIGHT = 120, 44


Scale = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class Row:
    """Targets that are alike, with their die (0: none) and shield."""

    name: str
    die: int
    shield: int


@dataclass(frozen=True, slots=True)
class Column:
    """An attack die and who has it."""

    die: int
    who: str


class Matrix:
    """All attackers against all targets, from the tables."""

    def __init__(self, tables: Tables) -> None:
        words = names()
        ships = tables.ship_classes.values()
        structures = [one for one in tables.structures.values() if one.defence_die]
        holders: dict[int, list[str]] = {}
        for ship in ships:
            if ship.attack_die:
                holders.setdefault(ship.attack_die, []).append(words.ship_class(ship.id))
        for structure in structures:
            if structure.attack_die:
                holders.setdefault(structure.attack_die, []).append(words.kind(structure.id))
        self.columns = [Column(die, ", ".join(holders[die])) for die in sorted(holders)]
        targets: dict[tuple[int, int], list[str]] = {}
        for ship in ships:
            targets.setdefault((ship.defence_die, ship.shield), []).append(
                words.ship_class(ship.id)
            )
        for structure in structures:
            key = (structure.defence_die, structure.shield)
            targets.setdefault(key, []).append(words.kind(structure.id))
        self.rows = [Row(", ".join(who), *key) for key, who in targets.items()]
        self.rows.append(Row(words.kind("asteroid"), 0, tables.asteroid_shield))

    def chance(self, row: Row, column: Column) -> Fraction:
        return odds.destroy(column.die, row.die, row.shield)


class MatrixView(QWidget):
    """The darker the likelier; zero is crossed out, since nobody should roll for it."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._theme = theme
        self._matrix = Matrix(tables)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.setAccessibleName(self.tr("Odds of every attack die against every target"))
        self.setMinimumSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = HEAD_WIDTH + CELL_WIDTH * len(self._matrix.columns)
        height = HEAD_HEIGHT + CELL_HEIGHT * len(self._matrix.rows)
        return QSize(px(width), px(height))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            text = self._tip(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _tip(self, x: int, y: int) -> str:
        px = self._theme.px
        column = (x - px(HEAD_WIDTH)) // px(CELL_WIDTH)
        row = (y - px(HEAD_HEIGHT)) // px(CELL_HEIGHT)
        if not (0 <= column < len(self._matrix.columns) and 0 <= row < len(self._matrix.rows)):
            return ""
        one, other = self._matrix.rows[row], self._matrix.columns[column]
        chance = self._matrix.chance(one, other)
        return f"{other.who}: d{other.die} → {one.name}\n{chance} = {float(chance) * 100:.4f} %"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, self._theme.px)

    def paint(self, painter: QPainter, px: Scale) -> None:
        """Draw everything; `px` turns design lengths into those of the device."""
        for place, column in enumerate(self._matrix.columns):
            self._paint_head(painter, px, place, column)
        for line, row in enumerate(self._matrix.rows):
            top = px(HEAD_HEIGHT + CELL_HEIGHT * line)
            name = QRectF(0, top, px(HEAD_WIDTH - 12), px(CELL_HEIGHT))
            self._text(painter, name, row.name, "strong", "text", Qt.AlignmentFlag.AlignRight)
            for place, column in enumerate(self._matrix.columns):
                left = px(HEAD_WIDTH + CELL_WIDTH * place)
                cell = QRectF(left, top, px(CELL_WIDTH), px(CELL_HEIGHT))
                self._paint_cell(painter, cell, self._matrix.chance(row, column))

    def _paint_head(self, painter: QPainter, px: Scale, place: int, column: Column) -> None:
        left = px(HEAD_WIDTH + CELL_WIDTH * place)
        top = QRectF(left, 0, px(CELL_WIDTH), px(HEAD_HEIGHT * 0.45))
        who = QRectF(left + 4, top.bottom(), px(CELL_WIDTH) - 8, px(HEAD_HEIGHT * 0.5))
        center = Qt.AlignmentFlag.AlignHCenter
        self._text(painter, top, f"d{column.die}", "heading", "gold", center)
        self._text(painter, who, column.who, "caption", "muted", center)

    def _paint_cell(self, painter: QPainter, cell: QRectF, chance: Fraction) -> None:
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
        ink = "on_accent" if chance > Fraction(11, 20) else "text"
        upper = QRectF(inner.left(), inner.top() + 3, inner.width(), inner.height() * 0.55)
        lower = QRectF(inner.left(), inner.top() + inner.height() * 0.5, inner.width(), 16)
        center = Qt.AlignmentFlag.AlignHCenter
        self._text(painter, upper, f"{float(chance) * 100:.1f} %", "strong", ink, center)
        self._text(painter, lower, str(chance), "caption", ink, center)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        role: str,
        color: str,
        align: Qt.AlignmentFlag,
    ) -> None:
        font = QFont(self._theme.font(role))
        painter.setFont(font)
        painter.setPen(self._theme.color(color))
        flags = align | Qt.AlignmentFlag.AlignVCenter
        short = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(rect.width())
        )
        painter.drawText(rect, flags, short)
