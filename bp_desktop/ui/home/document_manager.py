"""Document management on Home: bin, restore, rename, tag, copy, import, export, with undo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bp_desktop.session.library import DocumentId, DocumentInfo
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.notices import Notices, Undo


class DocumentManager(QObject):
    """Nothing here asks "are you sure": everything can be undone, from its notice or by the undo
    of Home. That list is not the undo of a document: it lasts while the box is open."""

    changed = Signal()
    """Something was done or undone, so `can_undo` may be another."""

    def __init__(self, desk: Desk, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._notices = notices
        self._undo_stack: list[Undo] = []
        desk.box_changed.connect(self.forget)

    @property
    def can_undo(self) -> bool:
        return bool(self._undo_stack)

    def undo_last(self) -> None:
        """Undo the last change; its notice must not offer that once more."""
        if self._undo_stack:
            self._notices.notify(self.tr("Taken back."))
            self._undo_stack.pop()()

    def forget(self) -> None:
        """Another box is open: what was done to the old one cannot be undone here."""
        self._undo_stack.clear()
        self.changed.emit()

    def bin(self, info: DocumentInfo) -> None:
        self._desk.put_away_document(info.id)  # nobody goes on drawing on what is thrown away
        with self._changing():
            self._desk.library.bin(info.id)
            text = filled(self.tr("“{title}” is in the bin."), title=info.title)
            self._tell(text, lambda: self._desk.library.restore(info.id))

    def restore(self, info: DocumentInfo) -> None:
        with self._changing():
            self._desk.library.restore(info.id)
            text = filled(self.tr("“{title}” is back from the bin."), title=info.title)
            self._tell(text, lambda: self._desk.library.bin(info.id))

    def rename(self, info: DocumentInfo, title: str) -> None:
        with self._changing():
            self._desk.rename(info.id, title)
            text = filled(self.tr("Renamed to “{title}”."), title=title)
            self._tell(text, lambda: self._desk.rename(info.id, info.title))

    def set_tags(self, info: DocumentInfo, tags: tuple[str, ...]) -> None:
        with self._changing():
            self._desk.library.set_tags(info.id, tags)
            text = filled(self.tr("“{title}” has other tags now."), title=info.title)
            self._tell(text, lambda: self._desk.library.set_tags(info.id, info.tags))

    def empty_bin(self) -> None:
        """The one change without an undo; whoever calls it has asked."""
        with self._changing():
            gone = self._desk.library.empty_bin()
            self.forget()
            text = self.tr("%n document(s) are gone for good.", "", gone)
            self._notices.notify(counted(text, gone))

    def duplicate(self, info: DocumentInfo) -> DocumentId | None:
        title = filled(self.tr("{title} (copy)"), title=info.title)
        copy: DocumentId | None = None
        with self._changing():
            made = copy = self._desk.library.duplicate(info.id, title)
            text = filled(self.tr("“{title}” was made."), title=title)
            self._tell(text, lambda: self._desk.library.bin(made))
        return copy

    def import_file(self, path: Path) -> None:
        with self._changing():
            made = self._desk.library.import_file(path)
            text = filled(self.tr("“{title}” was imported."), title=path.name)
            self._tell(text, lambda: self._desk.library.bin(made))

    def export_file(self, info: DocumentInfo, path: Path) -> None:
        with self._changing():
            self._desk.library.export_file(info.id, path)
            self._notices.notify(filled(self.tr("Exported to {path}"), path=str(path)))

    def _tell(self, text: str, undo: Undo) -> None:
        """Keep the undo for Ctrl+Z, and offer it in the notice; it can be used only once."""

        def take_back() -> None:
            if take_back in self._undo_stack:
                self._undo_stack.remove(take_back)
            with self._changing():
                undo()
            self.changed.emit()

        self._undo_stack.append(take_back)
        self.changed.emit()
        self._notices.notify(text, take_back)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Whatever cannot be done is told, and the list is shown anew in any case."""
        with self._notices.telling_problems():
            try:
                yield
            finally:
                self._desk.shelf_changed.emit()
