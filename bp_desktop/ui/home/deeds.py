"""What can be done to the documents of a box, each with its notice and its way back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bp_desktop.session.library import DocumentId, DocumentInfo, LibraryError
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.desk import Desk

Undo = Callable[[], object]


class Notify(Protocol):
    """Shows a short notice; with `undo` it can be taken back from there."""

    def __call__(self, text: str, undo: Undo | None = None) -> None: ...


class Deeds(QObject):
    """Nothing here asks "are you sure": everything can be undone."""

    done = Signal()
    """Something was done or undone, so `can_undo` may be another."""

    def __init__(self, desk: Desk, notify: Notify, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._notify = notify
        self._done: list[Undo] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    def undo_last(self) -> None:
        """The last deed that has a way back; its notice must not offer it once more."""
        if self._done:
            self._notify(self.tr("Taken back."))
            self._done.pop()()

    def forget(self) -> None:
        """Another box is open: what was done to the old one cannot be undone here."""
        self._done.clear()
        self.done.emit()

    def bin(self, info: DocumentInfo) -> None:
        self._desk.put_away_document(info.id)  # nobody goes on drawing on what is thrown away
        if self._do(lambda: self._desk.library.bin(info.id)):
            text = filled(self.tr("“{title}” is in the bin."), title=info.title)
            self._tell(text, lambda: self._desk.library.restore(info.id))

    def restore(self, info: DocumentInfo) -> None:
        if self._do(lambda: self._desk.library.restore(info.id)):
            text = filled(self.tr("“{title}” is back from the bin."), title=info.title)
            self._tell(text, lambda: self._desk.library.bin(info.id))

    def rename(self, info: DocumentInfo, title: str) -> None:
        if self._do(lambda: self._desk.rename(info.id, title)):
            text = filled(self.tr("Renamed to “{title}”."), title=title)
            self._tell(text, lambda: self._desk.rename(info.id, info.title))

    def set_tags(self, info: DocumentInfo, tags: tuple[str, ...]) -> None:
        if self._do(lambda: self._desk.library.set_tags(info.id, tags)):
            text = filled(self.tr("“{title}” has other tags now."), title=info.title)
            self._tell(text, lambda: self._desk.library.set_tags(info.id, info.tags))

    def empty_bin(self) -> None:
        """The one deed without a way back; whoever calls it has asked."""
        gone: list[int] = []
        if self._do(lambda: gone.append(self._desk.library.empty_bin())):
            self.forget()
            text = self.tr("%n document(s) are gone for good.", "", gone[0])
            self._notify(counted(text, gone[0]))

    def duplicate(self, info: DocumentInfo) -> DocumentId | None:
        title = filled(self.tr("{title} (copy)"), title=info.title)
        made: list[DocumentId] = []
        if not self._do(lambda: made.append(self._desk.library.duplicate(info.id, title))):
            return None
        text = filled(self.tr("“{title}” was made."), title=title)
        self._tell(text, lambda: self._desk.library.bin(made[0]))
        return made[0]

    def import_file(self, path: Path) -> DocumentId | None:
        made: list[DocumentId] = []
        if not self._do(lambda: made.append(self._desk.library.import_file(path))):
            return None
        text = filled(self.tr("“{title}” was imported."), title=path.name)
        self._tell(text, lambda: self._desk.library.bin(made[0]))
        return made[0]

    def export_file(self, info: DocumentInfo, path: Path) -> None:
        if self._do(lambda: self._desk.library.export_file(info.id, path)):
            self._notify(filled(self.tr("Exported to {path}"), path=str(path)))

    def _tell(self, text: str, undo: Undo) -> None:
        """Keep the way back for Ctrl+Z, and offer it in the notice; it can be gone only once."""

        def take_back() -> None:
            if take_back in self._done:
                self._done.remove(take_back)
            self._do(undo)
            self.done.emit()

        self._done.append(take_back)
        self.done.emit()
        self._notify(text, take_back)

    def _do(self, deed: Undo) -> bool:
        try:
            deed()
        except LibraryError as error:
            from bp_desktop.ui.words.wording import worded

            self._notify(worded(error.message))
            return False
        finally:
            self._desk.shelf_changed.emit()
        return True
