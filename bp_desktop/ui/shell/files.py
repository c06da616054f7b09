"""Asks a person for a file; the tests answer in their place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

BOX_SUFFIX = ".bpbox"


class FilePrompts(QObject):
    """The system's own file dialogs. None means that nothing was chosen."""

    def open_box(self, window: QWidget, start: Path) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            window, self.tr("Open a box"), str(start), self._box_filter()
        )
        return Path(name) if name else None

    def create_box(self, window: QWidget, start: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(
            window, self.tr("Create a box"), str(start), self._box_filter()
        )
        return _with_suffix(name, BOX_SUFFIX)

    def import_file(self, window: QWidget, start: Path, suffixes: tuple[str, ...]) -> Path | None:
        patterns = " ".join(f"*{suffix}" for suffix in (*suffixes, ".json"))
        name, _ = QFileDialog.getOpenFileName(
            window,
            self.tr("Import a document"),
            str(start),
            self.tr("Burning Planets documents") + f" ({patterns})",
        )
        return Path(name) if name else None

    def export_file(self, window: QWidget, wished: Path) -> Path | None:
        """`wished` has the ending that is wanted: of a document, a table, a picture …"""
        ours = wished.suffix.startswith(".bp")
        kind = self.tr("Burning Planets documents") if ours else self.tr("Files")
        title = self.tr("Export a document") if ours else self.tr("Export")
        name, _ = QFileDialog.getSaveFileName(
            window, title, str(wished), f"{kind} (*{wished.suffix})"
        )
        return _with_suffix(name, wished.suffix)

    def _box_filter(self) -> str:
        return self.tr("Burning Planets boxes") + f" (*{BOX_SUFFIX})"


def _with_suffix(name: str, suffix: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_name(path.name + suffix)


def file_name(title: str) -> str:
    """A title without what file systems do not take."""
    kept = "".join(letter if letter.isalnum() or letter in " -_()" else " " for letter in title)
    return " ".join(kept.split())[:80]
