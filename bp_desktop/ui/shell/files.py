"""File dialogs: asks a person for boxes and documents, and opens the box that was chosen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from bp_desktop.files import unwritable, write_file
from bp_desktop.texts.marking import filled

if TYPE_CHECKING:
    from bp_desktop.ui.shell.desk import Desk
    from bp_desktop.ui.shell.notices import Notices

BOX_SUFFIX = ".bpbox"


class FilePrompts(QObject):
    """The system's own file dialogs; tests answer in their place. None: nothing was chosen."""

    def open_box(self, window: QWidget, start: Path) -> Path | None:
        return _opened(window, self.tr("Open a box"), start, self._box_filter())

    def create_box(self, window: QWidget, start: Path) -> Path | None:
        return _saved(window, self.tr("Create a box"), start, self._box_filter(), BOX_SUFFIX)

    def choose_folder(self, window: QWidget, start: Path) -> Path | None:
        name = QFileDialog.getExistingDirectory(window, self.tr("Choose a folder"), str(start))
        return Path(name) if name else None

    def import_file(self, window: QWidget, start: Path, suffixes: tuple[str, ...]) -> Path | None:
        patterns = " ".join(f"*{suffix}" for suffix in (*suffixes, ".json"))
        kind = self.tr("Matches and maps")
        return _opened(window, self.tr("Import a match or a map"), start, f"{kind} ({patterns})")

    def open_photo(self, window: QWidget, start: Path, suffixes: tuple[str, ...]) -> Path | None:
        patterns, kind = " ".join(f"*{suffix}" for suffix in suffixes), self.tr("Photos")
        return _opened(window, self.tr("Choose a photo"), start, f"{kind} ({patterns})")

    def export_file(self, window: QWidget, wished: Path) -> Path | None:
        """`wished` has the ending that is wanted: of a document, a table, a picture …"""
        ours = wished.suffix.startswith(".bp")
        kind = self.tr("Matches and maps") if ours else self.tr("Files")
        title = self.tr("Export a match or a map") if ours else self.tr("Export")
        return _saved(window, title, wished, f"{kind} (*{wished.suffix})", wished.suffix)

    def write_asked(self, window: QWidget, wished: Path, data: bytes) -> str:
        """Have a file written where a person wants it. What came of it, in words; empty where
        nothing was chosen."""
        from bp_desktop.ui.words.wording import worded  # not needed to paint the first window

        path = self.export_file(window, wished)
        if path is None:
            return ""
        try:
            write_file(path, data, replace=True)
        except OSError as error:
            return worded(unwritable(path, error))
        return filled(self.tr("Written: {file}"), file=path.name)

    def _box_filter(self) -> str:
        return self.tr("Burning Planets boxes") + f" (*{BOX_SUFFIX})"


class BoxOpener(QObject):
    """Opens and creates boxes as a person asks for it. One that cannot be had is told in a notice,
    and the one that is open stays."""

    def __init__(self, window: QWidget, desk: Desk, prompts: FilePrompts, notices: Notices) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._prompts = prompts
        self._notices = notices

    def ask_to_open(self) -> None:
        path = self._prompts.open_box(self._window, self._folder())
        if path is not None:
            with self._notices.telling_problems():
                self._desk.open_box(path)

    def ask_to_create(self) -> None:
        path = self._prompts.create_box(self._window, self._folder())
        if path is not None:
            with self._notices.telling_problems():
                self._desk.create_box(path)

    def _folder(self) -> Path:
        here = self._desk.library.path if self._desk.is_open else self._desk.boxes.usual
        return here.parent


def _opened(window: QWidget, title: str, start: Path, pattern: str) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(window, title, str(start), pattern)
    return Path(name) if name else None


def _saved(window: QWidget, title: str, start: Path, pattern: str, suffix: str) -> Path | None:
    """Asks before something is written over, also where the suffix was left out."""
    dialog = QFileDialog(window, title, str(start), pattern)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
