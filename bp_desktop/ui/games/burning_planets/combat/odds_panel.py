"""Odds panel: the full table of odds as a heat-map, read out cell by cell, and on paper."""

from collections.abc import Callable
from fractions import Fraction
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
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.figures import exact, percent, short
from bp_desktop.ui.export.pdf import write_pdf
from bp_desktop.ui.games.burning_planets.combat.odds_sheet import (
    PAPER,
    Matrix,
    defence_words,
    paint_sheet,
)
from bp_desktop.ui.look.fonts import lines_of, width_of, write
from bp_desktop.ui.look.guarded import guarded
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
NAME_EDGE = 4
"""Pixels beside the names above them."""
LEAST_HEAD, LEAST_CELL, DIE_HEIGHT = 124, 60, 26
"""Where there is little of it."""
NAMED, LINE_HEIGHT, BEFORE_CELLS = "strong", 18, 12
KEYS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


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
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._resize)
        self.setAccessibleName(self.tr("Odds of every attack die against every target"))
        self._resize()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    # --- room

    @guarded
    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = px(HEAD_WIDTH) + px(NARROWEST) * len(self.matrix.columns)
        return QSize(width, self.heightForWidth(width))

    @guarded
    def minimumSizeHint(self) -> QSize:
        px = self._theme.px
        width = px(LEAST_HEAD) + px(LEAST_CELL) * len(self.matrix.columns)
        return QSize(width, self.sizeHint().height())

    @guarded
    def heightForWidth(self, width: int) -> int:
        rows = self._cell_height(width) * len(self.matrix.lines)
        return self._head_height(width) + rows + self._theme.px(4)

    def _is_narrow(self, width: int) -> bool:
        """There is room for the dice, but not for the names of those who roll them."""
        theme, columns = self._theme, self.matrix.columns
        words = (word for one in columns for word in self.matrix.name(one).split())
        cell = max(width_of(theme, "caption", word) for word in words) + 2 * NAME_EDGE
        return width < theme.px(HEAD_WIDTH) + max(cell, theme.px(NARROWEST)) * len(columns)

    def _head_width(self, width: int) -> int:
        """As wide as its longest name, where cells have room enough."""
        px, cells = self._theme.px, len(self.matrix.columns)
        if self._is_narrow(width):
            return max(px(LEAST_HEAD), min(px(HEAD_WIDTH), width - px(LEAST_CELL) * cells))
        names = (width_of(self._theme, NAMED, self.matrix.name(one)) for one in self.matrix.lines)
        wished = max(names) + px(BEFORE_CELLS)
        return max(px(HEAD_WIDTH), min(wished, width - px(NARROWEST) * cells))

    def _head_height(self, width: int) -> int:
        return self._theme.px(DIE_HEIGHT if self._is_narrow(width) else HEAD_HEIGHT)

    def _names(self, width: int) -> list[tuple[str, ...]]:
        """Of the targets, each in as many lines as it takes."""
        room = self._head_width(width) - self._theme.px(BEFORE_CELLS)
        return [
            lines_of(self._theme, NAMED, self.matrix.name(one), room) for one in self.matrix.lines
        ]

    def _cell_height(self, width: int) -> int:
        most = max(map(len, self._names(width)))
        return self._theme.px(CELL_HEIGHT) + (most - 1) * self._theme.px(LINE_HEIGHT)

    def _cell_width(self) -> int:
        px, width = self._theme.px, self.width()
        room = (width - self._head_width(width)) // len(self.matrix.columns)
        return min(max(room, px(LEAST_CELL)), px(WIDEST))

    def cell_rect(self, line: int, column: int) -> QRect:
        width, height = self._cell_width(), self._cell_height(self.width())
        left = self._head_width(self.width()) + width * column
        return QRect(left, self._head_height(self.width()) + height * line, width, height)

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
        width = self.width()
        column = (pos.x() - self._head_width(width)) // self._cell_width()
        line = (pos.y() - self._head_height(width)) // self._cell_height(width)
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
            theme, px, width = self._theme, self._theme.px, self.width()
            for place, column in enumerate(self.matrix.columns):
                cell = self.cell_rect(0, place)
                top = QRectF(cell.left(), 0, cell.width(), px(DIE_HEIGHT))
                who = QRectF(cell.left(), top.bottom(), cell.width(), px(70))
                who.adjust(NAME_EDGE, 0, -NAME_EDGE, 0)
                write(painter, theme, top, f"d{column.die}", "heading", "gold", center=True)
                if self._is_narrow(width):
                    continue  # the line above tells who it is
                painter.setFont(theme.font("caption"))
                painter.setPen(theme.color("muted"))
                flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
                painter.drawText(who, flags, self.matrix.name(column))
            head, height = self._head_width(width) - px(BEFORE_CELLS), self._cell_height(width)
            for at, (line, named) in enumerate(
                zip(self.matrix.lines, self._names(width), strict=True)
            ):
                high = px(LINE_HEIGHT) * (len(named) + 1)
                place_ = QRectF(
                    0,
                    self._head_height(width) + height * at + (height - high) / 2,
                    head,
                    px(LINE_HEIGHT),
                )
                for words in named:
                    write(painter, theme, place_, words, NAMED, "text", right=True)
                    place_.translate(0, px(LINE_HEIGHT))
                write(painter, theme, place_, defence_words(line), "caption", "faint", right=True)
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
        gold.setAlphaF(0.06 + 0.44 * float(chance))  # as much as letters are read on
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
        upper = QRectF(inner.left(), inner.top() + 2, inner.width(), inner.height() * 0.55)
        lower = QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() * 0.46)
        write(painter, self._theme, upper, percent(chance), "strong", "text", center=True)
        write(painter, self._theme, lower, short(chance), "caption", "text", center=True)


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
