"""Odds panel: the table of odds, read out cell by cell; on paper as PDF or printed."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.dice.figures import percent, short
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import write_pdf
from bp_desktop.ui.games.burning_planets.combat.matrix import Matrix, MatrixView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import Button, column, label
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.words.wording import worded

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
    for place, attack in enumerate(matrix.columns):
        left = MARGIN + NAMES + place * width
        _text(
            painter,
            QRectF(left, MARGIN + TITLE, width, 8),
            f"d{attack.die}",
            5.5,
            center,
            bold=True,
        )
        box = QRectF(left + 1, MARGIN + TITLE + 8, width - 2, HEAD - 9)
        _text(painter, box, matrix.name(attack), 2.8, center, wrap=True)
    for at, line in enumerate(matrix.lines):
        y = top + at * height
        name = QRectF(MARGIN, y, NAMES - 3, height * 0.55)
        _text(painter, name, matrix.name(line), 3.8, bold=True)
        defence = f"d{line.die}" if line.die else "—"
        facts = QRectF(MARGIN, y + height * 0.5, NAMES - 3, height * 0.45)
        _text(painter, facts, f"{defence} · {line.shield}", 3.2)
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


class OddsPanel(QWidget):
    """One attack, or several on the same target."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        paper: SheetPrinter | None = None,
        notify: Callable[[str], object] = lambda _text: None,
    ) -> None:
        super().__init__()
        self._paper = paper or SheetPrinter()
        self._notify = notify
        self.times = number_box(theme, self.tr("Attacks on the same target"), 1, 20, 1)
        self.pointed = label("", "strong", wrap=True)
        self.view = MatrixView(theme, tables, self.pointed.setText)
        self.times.valueChanged.connect(self.view.show_times)
        self.save = Button(theme, self.tr("Save as PDF"), self.write, icon_name="export")
        self.print = Button(theme, self.tr("Print"), self.print_sheet, icon_name="print")
        whole = column(theme, self, spacing=12, edges=(0, 0, 8, 0))
        tools = QWidget()
        line = FlowLayout(tools, gap=theme.px(8))
        for part in (
            label(self.tr("Attacks on the same target"), "small"),
            self.times,
            self.save,
            self.print,
        ):
            line.addWidget(part)
        whole.addWidget(tools)
        whole.addWidget(self.pointed)
        whole.addWidget(self.view)
        whole.addWidget(label(self._note(), "small", wrap=True))
        whole.addStretch()
        self.setFocusProxy(self.view)
        self.view.moved.connect(self._follow)
        self.view.point(0, 0)

    def _follow(self, cell: QRect) -> None:
        """Where the window is small, the keys take the page along."""
        above = self.parentWidget()
        page = above.parentWidget() if above is not None else None
        if isinstance(page, QScrollArea):
            center = self.view.mapTo(self, cell.center())
            page.ensureVisible(center.x(), center.y(), cell.width(), cell.height())

    def _note(self) -> str:
        return self.tr(
            "Below each target: its die and its shield. A structure on an asteroid is attacked as "
            "what it is; an asteroid that is destroyed takes it along (BP-COMBAT-18, BP-AST-14)."
        )

    def _title(self) -> str:
        times = self.times.value()
        if times == 1:
            return self.tr("Chance that one attack destroys its target")
        return filled(self.tr("Chance to destroy a target within {times} attacks"), times=times)

    def _paint(self, painter: QPainter) -> None:
        paint_sheet(painter, self.view.matrix, self._title(), self._note())

    def write(self) -> None:
        path = self._paper.ask(self.window(), Path.home() / f"{self.tr('table of odds')}.pdf")
        if path is None:
            return
        try:
            self._paper.write(path, self._title(), self._paint)
        except ExportError as error:
            self._notify(worded(error.message))
        else:
            self._notify(filled(self.tr("Written: {file}."), file=path.name))

    def print_sheet(self) -> None:
        self._paper.print(self.window(), self._title(), self._paint)
