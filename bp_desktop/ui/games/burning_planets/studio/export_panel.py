"""The export panel: the map as a picture, a drawing, a print true to scale or a set-up sheet."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QCoreApplication, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFileDialog, QProgressBar, QWidget

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.layers import USUAL
from bp_desktop.ui.editor.panels.fields import ChoiceField, NumberField
from bp_desktop.ui.editor.panels.parts import PanelBody, field
from bp_desktop.ui.export.files import export_map
from bp_desktop.ui.export.pages import PAGES
from bp_desktop.ui.export.progress import CancelledError
from bp_desktop.ui.export.wish import (
    LEAST_CELL,
    LEAST_DPI,
    MOST_CELL,
    MOST_DPI,
    MOST_OVERLAP,
    What,
    Wish,
    extent,
    usual,
)
from bp_desktop.ui.export.writing import ExportError
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange, MapContext
from bp_desktop.ui.shell.files import file_name
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.words.wording import worded

BREATH = 0.04
"""Seconds of work after which the window is drawn and listens again."""
STEPS = 1000

AskPath = Callable[[QWidget, Path], Path | None]
"""Asks where to; the tests answer in a person's place."""


class ExportPanel(DockPanel):
    """What is set here is view state; the map never changes."""

    def __init__(self, context: MapContext, ask: AskPath | None = None) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self._theme = theme
        self.ask = ask or ask_path
        self.wish = Wish()
        self._folder: Path | None = None
        self._written: Path | None = None
        self._cancelled = False
        self._busy = False
        self._last_breath = 0.0
        self.body = PanelBody(theme, spacing=16)
        column(theme, self).addWidget(self.body)
        self._build()
        context.commander.changed.connect(self._on_changed)
        theme.changed.connect(self._show)

    # --- building

    def _build(self) -> None:
        theme = self._theme
        kinds: dict[str, str] = {
            What.PNG: self.tr("Picture (PNG)"),
            What.SVG: self.tr("Drawing (SVG)"),
            What.PDF: self.tr("Print (PDF)"),
            What.SETUP: self.tr("Set-up sheet"),
        }
        self.what = OneOf(theme, kinds, "", lambda what: self._set(what=What(what)), flowing=True)
        styles = {
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "paper": self.tr("Paper"),
        }
        self.style_ = OneOf(theme, styles, "", lambda style: self._set(style=style), flowing=True)
        self.dpi = NumberField(lambda dpi: self._set(dpi=dpi), least=LEAST_DPI, most=MOST_DPI)
        self.cell = NumberField(
            lambda cell: self._set(mm_per_cell=cell), least=LEAST_CELL, most=MOST_CELL
        )
        divisions = {
            "pages": self.tr("Pages to glue"),
            "tiles": self.tr("One tile a sheet"),
            "one": self.tr("One large sheet"),
        }
        self.division = OneOf(
            theme, divisions, "", lambda way: self._set(division=way), flowing=True
        )
        self.page = ChoiceField(lambda page: self._set(page=page))
        self.page.show_choices([(name, name, None) for name in PAGES], self.wish.page)
        self.overlap = NumberField(lambda overlap: self._set(overlap=overlap), most=MOST_OVERLAP)
        self.as_shown = QCheckBox(self.tr("Leave out hidden layers"))
        self.as_shown.clicked.connect(self._show)
        self.notes = QCheckBox(self.tr("With the notes of the map"))
        self.notes.clicked.connect(lambda on: self._set(notes=on))
        self.says = label("", "small", wrap=True)
        self.about = label("", "small", wrap=True)
        self.start = Button(
            theme, self.tr("Export…"), self.export, kind="primary", icon_name="export"
        )
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("How far the export is"))
        self.bar.setTextVisible(False)
        self.stop = Button(theme, self.tr("Stop"), self._cancel, kind="mini", icon_name="close")
        self.problem = label("", "problem", wrap=True)
        self.done = label("", "body", wrap=True)
        self.folder = Button(
            theme, self.tr("Open the folder"), self._open_folder, kind="mini", icon_name="folder"
        )
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        theme, inside = self._theme, self.body.column
        self._fields: dict[str, QWidget] = {}
        inside.addWidget(self.what)
        inside.addWidget(self.about)
        self._add("style", self.tr("Colours"), self.style_)
        self._add("division", self.tr("Sheets"), self.division)
        self._add("page", self.tr("Paper"), self.page)
        self._add("cell", self.tr("Width of a cell, in mm"), self.cell)
        self._add("dpi", self.tr("Dots per inch"), self.dpi)
        self._add("overlap", self.tr("Overlap for glue, in mm"), self.overlap)
        inside.addWidget(self.as_shown)
        inside.addWidget(self.notes)
        inside.addWidget(self.says)
        inside.addWidget(self.start)
        running = row(theme, spacing=8)
        running.addWidget(self.bar, 1)
        running.addWidget(self.stop)
        inside.addLayout(running)
        inside.addWidget(self.problem)
        inside.addWidget(self.done)
        after = row(theme)
        after.addWidget(self.folder)
        after.addStretch()
        inside.addLayout(after)
        inside.addStretch()

    def _add(self, key: str, name: str, widget: QWidget) -> None:
        """A named control that can be hidden together with its name."""
        whole = QWidget()
        whole.setObjectName("transparent")
        inner = column(self._theme, whole)
        inner.addLayout(field(self._theme, name, widget))
        self._fields[key] = whole
        self.body.column.addWidget(whole)

    # --- what is set

    def _set(self, **changes: Any) -> None:
        if "what" in changes and changes["what"] is not self.wish.what:
            fresh = usual(changes["what"])
            changes |= {"style": fresh.style, "notes": fresh.notes}
        self.wish = replace(self.wish, **changes)
        self.problem.setText("")
        self._written = None
        self._show()

    @property
    def _whole_wish(self) -> Wish:
        layers = self._context.display.now.layers if self.as_shown.isChecked() else USUAL
        return replace(self.wish, layers=layers, palette=self._theme.look.players)

    @property
    def _content(self) -> MapContent:
        return self._context.state.content

    # --- showing

    def _on_changed(self, change: MapChange) -> None:
        if change.before.board.tiles is not change.after.board.tiles and self.isVisible():
            self._show()

    def _show(self) -> None:
        wish = self.wish
        what, paged = wish.what, wish.what is What.PDF
        self.what.show_chosen(what)
        self.style_.show_chosen(wish.style)
        self.division.show_chosen(wish.division)
        self.page.show_value(wish.page)
        self.dpi.show_value(wish.dpi)
        self.cell.show_value(round(wish.mm_per_cell))
        self.overlap.show_value(round(wish.overlap))
        self.notes.setChecked(wish.notes)
        visible = {
            "style": what is not What.SETUP,
            "division": paged,
            "page": what is What.SETUP or (paged and wish.division != "one"),
            "cell": what is not What.SETUP,
            "dpi": what is What.PNG,
            "overlap": paged and wish.division == "pages",
        }
        for key, whole in self._fields.items():
            whole.setVisible(visible[key])
        self.as_shown.setVisible(what is not What.SETUP)
        self.about.setText(self._explanation())
        self._show_extent()
        self._show_progress()

    def _explanation(self) -> str:
        match self.wish.what:
            case What.PNG:
                return self.tr("For screens, forums and chats.")
            case What.SVG:
                return self.tr("For drawing programs and large prints; stays sharp at any size.")
            case What.PDF:
                return self.tr("True to scale, with cut marks, a page map and a ruler to check.")
            case What.SETUP:
                return self.tr("Tells, tile by tile, what to put on the real table.")

    def _show_extent(self) -> None:
        self.says.setVisible(self.wish.what is not What.SETUP)
        try:
            size = extent(self._content, self.wish)
        except ExportError as error:
            self.start.setEnabled(False)
            self.says.setVisible(True)
            self.says.setText(worded(error.message))
            return
        self.start.setEnabled(not self._busy)
        wide, high = size.millimetres
        words = filled(self.tr("The board: {width} × {height} mm"), width=wide, height=high)
        if self.wish.what is What.PNG:
            words = filled(
                self.tr("{width} × {height} pixels"), width=size.pixels[0], height=size.pixels[1]
            )
        elif self.wish.what is What.PDF:
            words += "\n" + filled(self.tr("Sheets of paper: {count}"), count=size.sheets)
        self.says.setText(words)

    def _show_progress(self) -> None:
        self.bar.setVisible(self._busy)
        self.stop.setVisible(self._busy)
        self.what.setEnabled(not self._busy)
        for whole in self._fields.values():
            whole.setEnabled(not self._busy)
        self.as_shown.setEnabled(not self._busy)
        self.notes.setEnabled(not self._busy)
        self.problem.setVisible(bool(self.problem.text()))
        written = self._written
        self.done.setVisible(written is not None)
        self.folder.setVisible(written is not None)
        if written is not None:
            self.done.setText(filled(self.tr("Written: {name}"), name=written.name))

    # --- doing

    def export(self) -> None:
        if self._busy:
            return
        wish, content = self._whole_wish, self._content
        self._written = None
        self.problem.setText("")
        path = self.ask(self, self._wished(content.title, wish))
        if path is None:
            self._show_progress()
            return
        if not path.suffix:
            path = path.with_name(path.name + wish.suffix)
        self._folder = path.parent
        self._begin()
        try:
            export_map(content, wish, path, self._tell)
            self._written = path
        except ExportError as error:
            self.problem.setText(worded(error.message))
        except CancelledError:
            self.problem.setText(self.tr("Stopped; nothing was written."))
        finally:
            self._busy = False
            self._show()

    def _wished(self, title: str, wish: Wish) -> Path:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._folder or Path(QStandardPaths.writableLocation(place) or Path.home())
        name = file_name(title) or self.tr("map")
        if wish.what is What.SETUP:
            name += " - " + self.tr("set-up")
        return folder / f"{name}{wish.suffix}"

    def _begin(self) -> None:
        self._busy, self._cancelled, self._last_breath = True, False, 0.0
        self.bar.setRange(0, STEPS)
        self.bar.setValue(0)
        self._show()

    def _tell(self, done: float) -> None:
        """Let the window breathe. The map may be edited meanwhile: what is written is a value."""
        if monotonic() - self._last_breath >= BREATH:
            self.bar.setValue(round(done * STEPS))
            QCoreApplication.processEvents()
            self._last_breath = monotonic()
        if self._cancelled or not self.window().isVisible():
            raise CancelledError

    def _cancel(self) -> None:
        self._cancelled = True

    def _open_folder(self) -> None:
        if self._written is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._written.parent)))

    # --- events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()


def ask_path(parent: QWidget, wished: Path) -> Path | None:
    """The system's own dialog, which asks before something is written over."""
    translate = QCoreApplication.translate
    dialog = QFileDialog(parent, translate("ExportPanel", "Export the map"), str(wished.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"*{wished.suffix}")
    dialog.setDefaultSuffix(wished.suffix.removeprefix("."))
    dialog.selectFile(wished.name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
