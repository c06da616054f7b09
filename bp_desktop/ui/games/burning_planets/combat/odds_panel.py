"""Odds panel: the full table of odds as a heat-map, read out cell by cell, and on paper."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from bp_desktop.core import odds
from bp_desktop.core.export_settings import ExportError
from bp_desktop.games.burning_planets.planner.reference import Column, TargetLine, reference
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.dice.figures import exact, percent, short
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import paint_text, write_pdf
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import contrast
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog

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

    @guarded
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
        text = self.tr(
            "{who} with d{die} at {what} with {defence}, shield {shield}: {percent} = {exact}"
        )
        return filled(
            text,
            who=self.matrix.name(column),
            die=column.die,
            what=self.matrix.name(line),
            defence=f"d{line.die}" if line.die else self.tr("no die"),
            shield=line.shield,
            percent=percent(chance),
            exact=exact(chance),
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

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, px = self._theme, self._theme.px
            for place, column in enumerate(self.matrix.columns):
                cell = self.cell_rect(0, place)
                top = QRectF(cell.left(), 0, cell.width(), px(26))
                who = QRectF(cell.left() + 4, top.bottom(), cell.width() - 8, px(70))
                write(painter, theme, top, f"d{column.die}", "heading", "gold", center=True)
                painter.setFont(theme.font("caption"))
                painter.setPen(theme.color("muted"))
                flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
                painter.drawText(who, flags, self.matrix.name(column))
            for at, line in enumerate(self.matrix.lines):
                top_ = px(HEAD_HEIGHT) + px(CELL_HEIGHT) * at
                upper = QRectF(0, top_ + px(4), px(HEAD_WIDTH - 12), px(CELL_HEIGHT) * 0.5)
                lower = QRectF(0, top_ + px(22), px(HEAD_WIDTH - 12), px(CELL_HEIGHT) * 0.4)
                write(painter, theme, upper, self.matrix.name(line), "strong", "text", right=True)
                write(painter, theme, lower, _defence(line), "caption", "faint", right=True)
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
        write(painter, self._theme, upper, percent(chance), "strong", ink, center=True)
        write(painter, self._theme, lower, short(chance), "caption", ink, center=True)

    def _ink_on(self, tint: QColor) -> str:
        """Dark or light letters, whichever can be read better on a tint of the page."""
        page, share = self._theme.color("window"), tint.alphaF()
        pairs = (
            (tint.redF(), page.redF()),
            (tint.greenF(), page.greenF()),
            (tint.blueF(), page.blueF()),
        )
        mixed = QColor.fromRgbF(*(top * share + below * (1 - share) for top, below in pairs))
        inks = ("text", "on_accent")
        return max(inks, key=lambda ink: contrast(self._theme.color(ink), mixed))


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
        _text(painter, facts, _defence(line), 3.2)
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


def _defence(line: TargetLine) -> str:
    die = f"d{line.die}" if line.die else "—"
    return f"{die} · {line.shield}"


class OddsPanel(QWidget):
    """One attack, or several on the same target."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        prompts: FilePrompts | None = None,
        notify: Callable[[str], object] = lambda _text: None,
    ) -> None:
        super().__init__()
        self._prompts = prompts or FilePrompts()
        self._notify = notify
        times = self.tr("Attacks on the same target")
        self.times = number_box(theme, times, 1, 20, 1)
        self.pointed = label("", "strong", wrap=True)
        self.view = MatrixView(theme, tables, self.pointed.setText)
        self.times.valueChanged.connect(self.view.show_times)
        self.save = Button(theme, self.tr("Save as PDF"), self.write, icon_name="export")
        self.print = Button(theme, self.tr("Print"), self.print_sheet, icon_name="print")
        lay(
            column(theme, self, spacing=12, edges=(0, 0, 8, 0)),
            flowing(theme, label(times, "small"), self.times, self.save, self.print),
            self.pointed,
            self.view,
            label(self._note(), "small", wrap=True),
            SPRING,
        )
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
            "Below each target: its die and shield. A structure on an asteroid is attacked as "
            "usual; if the asteroid is destroyed, so is the structure."
        )

    def _title(self) -> str:
        times = self.times.value()
        if times == 1:
            return self.tr("Chance that one attack destroys its target")
        return filled(self.tr("Chance to destroy a target within {times} attacks"), times=times)

    def _paint(self, painter: QPainter) -> None:
        paint_sheet(painter, self.view.matrix, self._title(), self._note())

    def write(self) -> None:
        wished = Path.home() / f"{self.tr('table of odds')}.pdf"
        path = self._prompts.export_file(self.window(), wished)
        if path is None:
            return
        try:
            write_pdf(path, self._title(), [(PAPER, lambda painter, _pace: self._paint(painter))])
        except ExportError as error:
            self._notify(worded(error.message))
        else:
            self._notify(filled(self.tr("Written: {file}."), file=path.name))

    def print_sheet(self) -> None:
        """Through the system's dialog, which asks where."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # rarely needed, slow to load

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title())
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        printer.setFullPage(True)
        if not self._agrees(QPrintDialog(printer, self.window())):
            return
        with QPainter(printer) as painter:
            whole = printer.pageLayout().fullRectPixels(printer.resolution())
            scale = min(whole.width() / PAPER.width, whole.height() / PAPER.height)
            painter.scale(scale, scale)
            self._paint(painter)

    def _agrees(self, dialog: "QPrintDialog") -> bool:
        """Tests answer in the place of the dialog."""
        return bool(dialog.exec())
