"""Odds panel: the table of odds, read out cell by cell, and on paper."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QScrollArea, QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.combat.matrix import MatrixView
from bp_desktop.ui.games.burning_planets.combat.odds_sheet import SheetPrinter, paint_sheet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.words.wording import worded


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
