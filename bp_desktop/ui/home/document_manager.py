"""Document management on Home: bin, restore, rename, tag, copy, import, export, with undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bp_desktop.session.library import DocumentId, DocumentInfo, LibraryError
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.notices import Notices, Undo
from bp_desktop.ui.shell.work_panel import caught
from bp_desktop.ui.words.wording import worded

AfterImport = Callable[[DocumentId], object]


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
        self._stop_reading: Callable[[], object] = lambda: None
        desk.box_changed.connect(self.forget)

    @property
    def can_undo(self) -> bool:
        return bool(self._undo_stack)

    def undo_last(self) -> None:
        """Undo the last change; its notice must not offer that once more."""
        if self._undo_stack:
            self._notices.notify(self.tr("Undone."))
            self._undo_stack.pop()()

    def forget(self) -> None:
        """Another box is open: what was done to the old one cannot be undone here."""
        self._stop_reading()
        self._undo_stack.clear()
        self.changed.emit()

    def bin(self, info: DocumentInfo) -> None:
        self._desk.put_away_document(info.id)  # nobody goes on drawing on what is thrown away
        with self._changing():
            self._desk.library.bin(info.id)
            text = filled(self.tr("Moved to the bin: “{title}”."), title=info.title)
            self._tell(text, lambda: self._desk.library.restore(info.id))

    def restore(self, info: DocumentInfo) -> None:
        with self._changing():
            self._desk.library.restore(info.id)
            text = filled(self.tr("Restored from the bin: “{title}”."), title=info.title)
            self._tell(text, lambda: self._desk.library.bin(info.id))

    def rename(self, info: DocumentInfo, title: str) -> None:
        with self._changing():
            self._desk.rename(info.id, title)
            text = filled(self.tr("Renamed to “{title}”."), title=title)
            self._tell(text, lambda: self._desk.rename(info.id, info.title))

    def set_tags(self, info: DocumentInfo, tags: tuple[str, ...]) -> None:
        with self._changing():
            self._desk.library.set_tags(info.id, tags)
            text = filled(self.tr("Tags of “{title}” changed."), title=info.title)
            self._tell(text, lambda: self._desk.library.set_tags(info.id, info.tags))

    def empty_bin(self) -> None:
        """The one change without an undo; whoever calls it has asked."""
        with self._changing():
            gone = self._desk.library.empty_bin()
            self.forget()
            text = self.tr("Permanently deleted: %n.", "", gone)
            self._notices.notify(counted(text, gone))

    def duplicate(self, info: DocumentInfo) -> DocumentId | None:
        title = filled(self.tr("{title} (copy)"), title=info.title)
        copy: DocumentId | None = None
        with self._changing():
            made = copy = self._desk.library.duplicate(info.id, title)
            text = filled(self.tr("Created: “{title}”."), title=title)
            self._tell(text, lambda: self._desk.library.bin(made))
        return copy

    def import_file(self, path: Path, then: AfterImport = lambda _made: None) -> None:
        """`then` is told what was made of it; where it could not be read, that is told. A small
        file is there when this returns; a large one shows how far it is, and can be stopped."""
        with self._changing():
            self._stop_reading = self._notices.show_work(
                filled(self.tr("Reading {file} …"), file=path.name),
                caught(self._desk.library.importing(path)),
                partial(self._on_read, path, then),
                stopped=self.tr("Stopped; nothing was imported."),
            )

    def _on_read(self, path: Path, then: AfterImport, read: DocumentId | LibraryError) -> None:
        imported: DocumentId | None = None
        with self._changing():
            if isinstance(read, LibraryError):
                raise read
            imported = read
            text = filled(self.tr("Imported: “{title}”."), title=path.name)
            self._tell(text, lambda: self._desk.library.bin(read))
            step = self._desk.library.edited_at(read)
            if step is not None:
                self._notices.tell_edited(path.name, step)
        if imported is not None:
            then(imported)

    def export_file(self, info: DocumentInfo, path: Path) -> None:
        with self._changing():
            warning = self._desk.library.export_file(info.id, path)
            text = filled(self.tr("Exported to {path}"), path=str(path))
            if warning is not None:
                text = f"{text}. {worded(warning)}"
            self._notices.notify(text, stays=warning is not None)

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
