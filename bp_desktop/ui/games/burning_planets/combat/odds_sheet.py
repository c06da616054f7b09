"""Sheet of odds: every attack die against every target, and all of it on one sheet of paper."""

from fractions import Fraction
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bp_desktop.core import odds
from bp_desktop.games.burning_planets.planner.reference import Column, TargetLine, reference
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import paint_text
from bp_desktop.ui.games.burning_planets.book import names


class Matrix:
    """All attackers against all targets, within so many attacks, with their names."""

    def __init__(self, tables: Tables, times: int = 1) -> None:
        self.times = times
        found = reference(tables)
        self.lines, self.columns = found.lines, found.columns
        self._ships = set(tables.ship_classes)

    def name(self, one: TargetLine | Column) -> str:
        words = names()
        return ", ".join(
            words.ship_class(id_) if id_ in self._ships else words.kind(id_) for id_ in one.who
        )

    def chance(self, line: TargetLine, column: Column) -> Fraction:
        return odds.within(line.chance(column.die), self.times)


PAPER = Page(297.0, 210.0)
MARGIN, TITLE, HEAD, NAMES = 12.0, 14.0, 20.0, 62.0
DARKEST = 0.42
"""Of the grey behind a sure thing: black letters stay readable on it."""
CENTER = Qt.AlignmentFlag.AlignHCenter

_text = partial(paint_text, ink=QColor("black"))


def paint_sheet(painter: QPainter, matrix: Matrix, title: str, note: str) -> None:
    """The painter counts millimetres from the upper left of an A4 sheet lying on its side."""
    load_fonts()
    width = (PAPER.width - 2 * MARGIN - NAMES) / len(matrix.columns)
    height = (PAPER.height - 2 * MARGIN - TITLE - HEAD - 8) / len(matrix.lines)
    top = MARGIN + TITLE + HEAD
    _text(painter, QRectF(MARGIN, MARGIN, PAPER.width - 2 * MARGIN, 9), title, 6.0, bold=True)
    for place, attack in enumerate(matrix.columns):
        left = MARGIN + NAMES + place * width
        die = QRectF(left, MARGIN + TITLE, width, 8)
        _text(painter, die, f"d{attack.die}", 5.5, CENTER, bold=True)
        box = QRectF(left + 1, MARGIN + TITLE + 8, width - 2, HEAD - 9)
        _text(painter, box, matrix.name(attack), 2.8, CENTER, wrap=True)
    for at, line in enumerate(matrix.lines):
        y = top + at * height
        name = QRectF(MARGIN, y, NAMES - 3, height * 0.55)
        _text(painter, name, matrix.name(line), 3.8, bold=True)
        facts = QRectF(MARGIN, y + height * 0.5, NAMES - 3, height * 0.45)
        _text(painter, facts, defence_words(line), 3.2)
        for place, attack in enumerate(matrix.columns):
            cell = QRectF(MARGIN + NAMES + place * width, y, width, height)
            _cell(painter, cell, matrix.chance(line, attack))
    foot = QRectF(MARGIN, PAPER.height - MARGIN - 6, PAPER.width - 2 * MARGIN, 6)
    _text(painter, foot, note, 3.0)


def _cell(painter: QPainter, cell: QRectF, chance: Fraction) -> None:
    grey = QColor.fromRgbF(*(3 * [1 - DARKEST * float(chance)]))
    painter.setPen(QPen(QColor("black"), 0.2))
    painter.setBrush(grey)
    painter.drawRect(cell)
    if not chance:
        painter.drawLine(
            QPointF(cell.left() + 4, cell.bottom() - 4), QPointF(cell.right() - 4, cell.top() + 4)
        )
        return
    upper = QRectF(cell.left(), cell.top(), cell.width(), cell.height() * 0.58)
    lower = QRectF(cell.left(), cell.center().y(), cell.width(), cell.height() * 0.46)
    _text(painter, upper, percent(chance), 4.4, CENTER, bold=True)
    _text(painter, lower, short(chance), 3.3, CENTER)


def defence_words(line: TargetLine) -> str:
    die = f"d{line.die}" if line.die else "—"
    return f"{die} · {line.shield}"
