"""Export panel: the open board as a picture, a drawing, a print true to scale or a game's sheet."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFileDialog, QProgressBar, QWidget

from bp_desktop.core.export_settings import (
    LEAST_CELL,
    LEAST_DPI,
    MOST_CELL,
    MOST_DPI,
    MOST_OVERLAP,
    PAGES,
    PDF,
    PNG,
    SVG,
    ExportError,
    ExportSettings,
    usual,
)
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.editor.panels.parts import PanelBody, field
from bp_desktop.ui.export.board_export import ExportSource, OwnSheet, export_board, extent
from bp_desktop.ui.export.writing import CancelledError
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import file_name
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, OneOfField
from bp_desktop.ui.words.wording import worded

BREATH = 0.04
"""Seconds of work after which the window is drawn and listens again."""
STEPS = 1000

AskPath = Callable[[QWidget, Path], Path | None]
"""Asks where to; the tests answer in a person's place."""


class ExportPanel(DockPanel):
    """What is set here is view state; the map never changes."""

    def __init__(
        self,
        theme: Theme,
        commander: Commander[S, C, E],
        source: Callable[[S], ExportSource],
        layers: Callable[[], Layers],
        ask: AskPath | None = None,
    ) -> None:
        """`source` is a state's board; `layers` are those that are shown now."""
        super().__init__()
        self._theme = theme
        self._source: Callable[[], ExportSource] = lambda: source(commander.state)
        self._layers = layers
        self.ask = ask or ask_path
        self.settings = usual(PNG)
        self._folder: Path | None = None
        self._written: Path | None = None
        self._cancelled = False
        self._busy = False
        self._last_breath = 0.0
        self.body = PanelBody(theme, spacing=16)
        column(theme, self).addWidget(self.body)
        self._build()
        commander.changed.connect(self._on_changed)
        theme.changed.connect(self._show)

    # --- building

    def _build(self) -> None:
        theme = self._theme
        kinds: dict[str, str] = {
            PNG: self.tr("Picture (PNG)"),
            SVG: self.tr("Drawing (SVG)"),
            PDF: self.tr("Print (PDF)"),
            **{sheet.id: sheet.name for sheet in self._source().sheets},
        }
        self.kind = OneOfField(theme, kinds, "", lambda kind: self._set(kind=kind), flowing=True)
        styles = {
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "paper": self.tr("Paper"),
        }
        self.style_ = OneOfField(
            theme, styles, "", lambda style: self._set(style=style), flowing=True
        )
        self.dpi = NumberField(lambda dpi: self._set(dpi=dpi), least=LEAST_DPI, most=MOST_DPI)
        self.cell = NumberField(
            lambda cell: self._set(mm_per_cell=float(cell)), least=LEAST_CELL, most=MOST_CELL
        )
        divisions = {
            "pages": self.tr("Pages to glue"),
            "tiles": self.tr("One tile a sheet"),
            "one": self.tr("One large sheet"),
        }
        self.division = OneOfField(
            theme, divisions, "", lambda way: self._set(division=way), flowing=True
        )
        self.page = ChoiceField(lambda page: self._set(page=page))
        self.page.show_choices([(name, name, None) for name in PAGES], self.settings.page)
        self.overlap = NumberField(
            lambda overlap: self._set(overlap=float(overlap)), most=MOST_OVERLAP
        )
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
        inside.addWidget(self.kind)
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
        """Change fields of the settings; another kind begins with its usual colours and notes."""
        if changes.get("kind", self.settings.kind) != self.settings.kind:
            fresh = usual(changes["kind"])
            changes |= {"style": fresh.style, "notes": fresh.notes}
        self.settings = replace(self.settings, **changes)
        self.problem.setText("")
        self._written = None
        self._show()

    @property
    def _whole_settings(self) -> ExportSettings:
        layers = self._layers() if self.as_shown.isChecked() else USUAL
        return replace(self.settings, off=layers.off, palette=self._theme.look.players)

    def _own_sheet(self) -> OwnSheet | None:
        own = (sheet for sheet in self._source().sheets if sheet.id == self.settings.kind)
        return next(own, None)

    # --- showing

    def _on_changed(self, _change: object) -> None:
        if self.isVisible():
            self._show_extent()

    def _show(self) -> None:
        settings = self.settings
        kind, paged, own = settings.kind, settings.kind == PDF, self._own_sheet() is not None
        self.kind.show_chosen(kind)
        self.style_.show_chosen(settings.style)
        self.division.show_chosen(settings.division)
        self.page.show_value(settings.page)
        self.dpi.show_value(settings.dpi)
        self.cell.show_value(round(settings.mm_per_cell))
        self.overlap.show_value(round(settings.overlap))
        self.notes.setChecked(settings.notes)
        visible = {
            "style": not own,
            "division": paged,
            "page": own or (paged and settings.division != "one"),
            "cell": not own,
            "dpi": kind == PNG,
            "overlap": paged and settings.division == "pages",
        }
        for key, whole in self._fields.items():
            whole.setVisible(visible[key])
        self.as_shown.setVisible(not own)
        self.about.setText(self._explanation())
        self._show_extent()
        self._show_progress()

    def _explanation(self) -> str:
        own = self._own_sheet()
        if own is not None:
            return own.explanation
        return {
            PNG: self.tr("For screens, forums and chats."),
            SVG: self.tr("For drawing programs and large prints; stays sharp at any size."),
            PDF: self.tr("True to scale, with cut marks, a page map and a ruler to check."),
        }[self.settings.kind]

    def _show_extent(self) -> None:
        self.says.setVisible(self._own_sheet() is None)
        try:
            size = extent(self._source(), self.settings)
        except ExportError as error:
            self.start.setEnabled(False)
            self.says.setVisible(True)
            self.says.setText(worded(error.message))
            return
        self.start.setEnabled(not self._busy)
        wide, high = size.millimetres
        words = filled(self.tr("The board: {width} × {height} mm"), width=wide, height=high)
        if self.settings.kind == PNG:
            words = filled(
                self.tr("{width} × {height} pixels"), width=size.pixels[0], height=size.pixels[1]
            )
        elif self.settings.kind == PDF:
            words += "\n" + filled(self.tr("Sheets of paper: {count}"), count=size.sheets)
        self.says.setText(words)

    def _show_progress(self) -> None:
        self.bar.setVisible(self._busy)
        self.stop.setVisible(self._busy)
        self.kind.setEnabled(not self._busy)
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
        settings, source = self._whole_settings, self._source()
        self._written = None
        self.problem.setText("")
        path = self.ask(self, self._wished(source.title, settings))
        if path is None:
            self._show_progress()
            return
        if not path.suffix:
            path = path.with_name(path.name + settings.suffix)
        self._folder = path.parent
        self._begin()
        try:
            export_board(source, settings, path, self._tell)
            self._written = path
        except ExportError as error:
            self.problem.setText(worded(error.message))
        except CancelledError:
            self.problem.setText(self.tr("Stopped; nothing was written."))
        finally:
            self._busy = False
            self._show()

    def _wished(self, title: str, settings: ExportSettings) -> Path:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._folder or Path(QStandardPaths.writableLocation(place) or Path.home())
        name = file_name(title) or self.tr("map")
        own = self._own_sheet()
        if own is not None:
            name += f" - {own.file_word}"
        return folder / f"{name}{settings.suffix}"

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
