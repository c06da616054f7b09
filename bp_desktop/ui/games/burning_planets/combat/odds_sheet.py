"""The table of odds on one sheet of paper: painted for black and white, as PDF or printed."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPen
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import write_pdf
from bp_desktop.ui.games.burning_planets.combat.matrix import Matrix
from bp_desktop.ui.shell.files import FilePrompts

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog

PAPER = Page(297.0, 210.0)
MARGIN, TITLE, HEAD, NAMES = 12.0, 14.0, 20.0, 62.0
DARKEST = 0.42
"""Of the grey behind a sure thing: black letters stay readable on it."""

PaintSheet = Callable[[QPainter], None]
"""Paints in millimetres on a sheet of PAPER's size."""


class SheetPrinter:
    """Puts a sheet into a PDF, or through the system's print dialog; tests answer in the place of
    the dialogs."""

    def __init__(self, prompts: FilePrompts | None = None) -> None:
        self._prompts = prompts

    def ask(self, window: QWidget, wished: Path) -> Path | None:
        return (self._prompts or FilePrompts()).export_file(window, wished)

    def write(self, path: Path, title: str, paint: PaintSheet) -> None:
        """Raises ExportError."""
        write_pdf(path, title, [(PAPER, lambda painter, _pace: paint(painter))])

    def print(self, window: QWidget, title: str, paint: PaintSheet) -> bool:
        """Whether it was printed; the system asks where."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # rarely needed, slow to load

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        printer.setFullPage(True)
        if not self._agrees(QPrintDialog(printer, window)):
            return False
        with QPainter(printer) as painter:
            whole = printer.pageLayout().fullRectPixels(printer.resolution())
            scale = min(whole.width() / PAPER.width, whole.height() / PAPER.height)
            painter.scale(scale, scale)
            paint(painter)
        return True

    def _agrees(self, dialog: "QPrintDialog") -> bool:
        return bool(dialog.exec())


def paint_sheet(painter: QPainter, matrix: Matrix, title: str, note: str) -> None:
    """The painter counts millimetres from the upper left of an A4 sheet lying on its side."""
    load_fonts()
    width = (PAPER.width - 2 * MARGIN - NAMES) / len(matrix.columns)
    height = (PAPER.height - 2 * MARGIN - TITLE - HEAD - 8) / len(matrix.lines)
    top = MARGIN + TITLE + HEAD
    _text(painter, QRectF(MARGIN, MARGIN, PAPER.width - 2 * MARGIN, 9), title, 6.0, bold=True)
    center = Qt.AlignmentFlag.AlignHCenter
    for place, column in enumerate(matrix.columns):
        left = MARGIN + NAMES + place * width
        _text(
            painter,
            QRectF(left, MARGIN + TITLE, width, 8),
            f"d{column.die}",
            5.5,
            center,
            bold=True,
        )
        box = QRectF(left + 1, MARGIN + TITLE + 8, width - 2, HEAD - 9)
        _text(painter, box, matrix.name(column), 2.8, center, wrap=True)
    for at, line in enumerate(matrix.lines):
        y = top + at * height
        name = QRectF(MARGIN, y, NAMES - 3, height * 0.55)
        _text(painter, name, matrix.name(line), 3.8, bold=True)
        defence = f"d{line.die}" if line.die else "—"
        facts = QRectF(MARGIN, y + height * 0.5, NAMES - 3, height * 0.45)
        _text(painter, facts, f"{defence} · {line.shield}", 3.2)
        for place, column in enumerate(matrix.columns):
            cell = QRectF(MARGIN + NAMES + place * width, y, width, height)
            _cell(painter, cell, matrix.chance(line, column))
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
    center = Qt.AlignmentFlag.AlignHCenter
    upper = QRectF(cell.left(), cell.top(), cell.width(), cell.height() * 0.58)
    lower = QRectF(cell.left(), cell.center().y(), cell.width(), cell.height() * 0.46)
    _text(painter, upper, percent(chance), 4.4, center, bold=True)
    _text(painter, lower, short(chance), 3.3, center)


def _text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    bold: bool = False,
    wrap: bool = False,
) -> None:
    """Letters `size` millimetres high, made smaller where the room is narrow."""
    painter.save()
    font = QFont("Inter")
    font.setPixelSize(100)
    font.setBold(bold)
    painter.setFont(font)
    painter.setPen(QColor("black"))
    scale = size / 100
    flags = int(align | Qt.AlignmentFlag.AlignVCenter)
    if wrap:
        flags = int(align | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    else:
        advance = painter.fontMetrics().horizontalAdvance(text) * scale
        scale *= min(1.0, (rect.width() - 1) / advance) if advance else 1.0
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.drawText(QRectF(0, 0, rect.width() / scale, rect.height() / scale), flags, text)
    painter.restore()
