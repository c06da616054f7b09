"""Export panel: the open board as a picture, a drawing, a print true to scale or a game's sheet."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QCheckBox, QProgressBar, QWidget

from bp_desktop.core import export_settings
from bp_desktop.core.export_settings import PDF, PNG, SVG, ExportError, ExportSettings, usual
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.labels import file_name
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.editor.panels.parts import PanelBody, field
from bp_desktop.ui.export.board_export import ExportSource, OwnSheet, export_board, extent
from bp_desktop.ui.export.writing import CancelledError
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
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
    ) -> None:
        """`source` is a state's board; `layers` are those that are shown now."""
        super().__init__()
        self._theme = theme
        self._source: Callable[[], ExportSource] = lambda: source(commander.state)
        self._layers = layers
        self.ask: AskPath = FilePrompts().export_file
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
        styles = {
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "paper": self.tr("Paper"),
        }
        divisions = {
            "pages": self.tr("Pages to glue together"),
            "tiles": self.tr("One tile per sheet"),
            "one": self.tr("One large sheet"),
        }
        self.kind = self._one_of("kind", kinds)
        self.style_ = self._one_of("style", styles)
        self.division = self._one_of("division", divisions)
        least, most = export_settings.LEAST_DPI, export_settings.MOST_DPI
        self.dpi = NumberField(lambda dpi: self._set(dpi=dpi), least=least, most=most)
        least, most = export_settings.LEAST_CELL, export_settings.MOST_CELL
        self.cell = NumberField(
            lambda cell: self._set(mm_per_cell=float(cell)), least=least, most=most
        )
        self.overlap = NumberField(
            lambda overlap: self._set(overlap=float(overlap)), most=export_settings.MOST_OVERLAP
        )
        self.page = ChoiceField(lambda page: self._set(page=page))
        pages = [(name, name, None) for name in export_settings.PAGES]
        self.page.show_choices(pages, self.settings.page)
        self.as_shown = QCheckBox(self.tr("Leave out hidden layers"))
        self.as_shown.clicked.connect(self._show)
        self.notes = QCheckBox(self.tr("With the notes of the map"))
        self.notes.clicked.connect(lambda on: self._set(notes=on))
        self.says = label("", "small", wrap=True)
        self.about = label("", "small", wrap=True)
        self.start = Button(
            theme, self.tr("Export …"), self.export, kind="primary", icon_name="export"
        )
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Export progress"))
        self.bar.setTextVisible(False)
        self.stop = Button(theme, self.tr("Stop"), self._cancel, kind="mini", icon_name="close")
        self.problem = label("", "problem", wrap=True)
        self.done = label("", "body", wrap=True)
        self.folder = Button(
            theme, self.tr("Open the folder"), self._open_folder, kind="mini", icon_name="folder"
        )
        self._fields = {
            "style": self._field(self.tr("Colours"), self.style_),
            "division": self._field(self.tr("Sheets"), self.division),
            "page": self._field(self.tr("Paper"), self.page),
            "cell": self._field(self.tr("Width of a cell, in mm"), self.cell),
            "dpi": self._field(self.tr("Dots per inch"), self.dpi),
            "overlap": self._field(self.tr("Overlap for glue, in mm"), self.overlap),
        }
        settings = (self.kind, self.about, *self._fields.values(), self.as_shown, self.notes)
        running = lay(row(theme, spacing=8), (self.bar, 1), self.stop)
        after = lay(row(theme), self.folder, SPRING)
        lay(self.body.column, *settings, self.says, self.start, running, self.problem, self.done)
        lay(self.body.column, after, SPRING)
        self._show()

    def _one_of(self, setting: str, options: dict[str, str]) -> OneOfField:
        return OneOfField(
            self._theme, options, "", lambda value: self._set(**{setting: value}), flowing=True
        )

    def _field(self, name: str, widget: QWidget) -> QWidget:
        """A named control that can be hidden together with its name."""
        whole = QWidget()
        whole.setObjectName("transparent")
        lay(column(self._theme, whole), field(self._theme, name, widget))
        return whole

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
            wide, high = size.pixels
            words = filled(self.tr("{width} × {height} pixels"), width=wide, height=high)
        elif self.settings.kind == PDF:
            words += "\n" + filled(self.tr("Sheets of paper: {count}"), count=size.sheets)
        self.says.setText(words)

    def _show_progress(self) -> None:
        self.bar.setVisible(self._busy)
        self.stop.setVisible(self._busy)
        for part in (self.kind, *self._fields.values(), self.as_shown, self.notes):
            part.setEnabled(not self._busy)
        self.problem.setVisible(bool(self.problem.text()))
        written = self._written
        self.folder.setVisible(written is not None)
        done = filled(self.tr("Written: {name}"), name=written.name) if written is not None else ""
        show_text(self.done, done)

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
        self._busy, self._cancelled, self._last_breath = True, False, 0.0
        self.bar.setRange(0, STEPS)
        self.bar.setValue(0)
        self._show()
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
            if self.isVisible():  # what had the keyboard was switched off meanwhile
                (self.folder if self._written is not None else self.start).setFocus()

    def _wished(self, title: str, settings: ExportSettings) -> Path:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._folder or Path(QStandardPaths.writableLocation(place) or Path.home())
        name = file_name(title) or self.tr("map")
        own = self._own_sheet()
        if own is not None:
            name += f" - {own.file_word}"
        return folder / f"{name}{settings.suffix}"

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
