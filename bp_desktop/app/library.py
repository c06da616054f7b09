"""The box as the window wants it: storage's words and errors put into the window's.

Sessions and rules are imported where a document is opened: a list of documents needs neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.files import unreadable, unwritable, write_file
from bp_desktop.resources import read_text
from bp_desktop.session.ports import DamagedJournalError
from bp_desktop.session.titles import clean_title
from bp_desktop.storage import documents as kept
from bp_desktop.storage import listing
from bp_desktop.storage.opening import open_up_to_date
from bp_desktop.storage.problems import BoxError
from bp_desktop.ui.shell.library import DocumentId, DocumentInfo, LibraryError

if TYPE_CHECKING:
    from bp_desktop.core.dice import Dice
    from bp_desktop.games.system import GameSystem
    from bp_desktop.storage.backups import Begun
    from bp_desktop.storage.box import Box
    from bp_desktop.storage.store import Store
    from bp_desktop.ui.shell.library import AnySession

    Systems = Mapping[str, GameSystem[Any, Any, Any]]
    GetSystems = Callable[[], Systems]


@cache
def systems() -> Systems:
    """Every kind of document this program can play, by the id that files have."""
    from bp_desktop.games.burning_planets.map.system import map_system
    from bp_desktop.games.burning_planets.match.system import match_system
    from bp_desktop.games.burning_planets.table_loader import load_tables

    source = "burning_planets.toml"
    tables = load_tables(read_text("rules", source), source=source)
    known: tuple[GameSystem[Any, Any, Any], ...] = (map_system(tables), match_system())
    return {system.id: system for system in known}


@contextmanager
def told() -> Iterator[None]:
    """Every fault that a person can do something about becomes a LibraryError."""
    try:
        yield
    except BoxError as error:
        raise LibraryError(error.message) from error
    except (Refused, Objected) as answer:
        raise LibraryError(answer.messages[0]) from answer
    except DamagedJournalError as error:
        message = say("session.file.damaged", step=error.seq, detail=error.detail)
        raise LibraryError(message) from error


class BoxLibrary:
    """An open box. Satisfies ui.library.Library."""

    def __init__(self, store: Store, systems: GetSystems, dice: Dice) -> None:
        self._store = store
        self._systems = systems
        self._dice = dice

    @property
    def path(self) -> Path:
        return self._store.path

    @cached_property
    def _box(self) -> Box:
        """Whatever is more than a list takes SQLAlchemy, which Home does not wait for."""
        from bp_desktop.storage.box import Box

        return Box(self._store)

    def documents(self) -> Sequence[DocumentInfo]:
        with told():
            return [
                info_of(found)
                for binned in (False, True)
                for found in listing.documents(self._store, binned=binned)
            ]

    def create(self, system: str, title: str, commands: Sequence[object]) -> DocumentId:
        """Played through in memory first, so that a refused command leaves no empty document."""
        from bp_desktop.session.ports import MemoryJournal
        from bp_desktop.session.session import Session

        with told():
            journal = MemoryJournal()
            session = Session(self._systems()[system], journal, self._dice)
            for command in commands:
                session.submit(command)
            _entitle(session, clean_title(title))
            summary: Message = session.system.summary(session.state)
            made = self._box.create_document(system, title, summary=summary, lines=journal.lines())
            return DocumentId(made)

    def open(self, document: DocumentId) -> AnySession:
        session = self.peek(document)
        with told():
            found = self._box.document(kept.DocumentId(document))
            _entitle(session, found.title)
            self._box.mark_opened(found.id)
            return session

    def peek(self, document: DocumentId) -> AnySession:
        from bp_desktop.session.session import Session

        with told():
            found = self._box.document(kept.DocumentId(document))
            system = self._systems().get(found.system)
            if system is None:
                raise LibraryError(
                    say("storage.box.unknown_system", path=str(self.path), system=found.system[:60])
                )
            return Session(system, self._box.journal(found.id), self._dice)

    def rename(self, document: DocumentId, title: str) -> None:
        """What is opened later, or sent away, takes its title from the list: see _entitle."""
        with told():
            self._box.rename(kept.DocumentId(document), title)

    def bin(self, document: DocumentId) -> None:
        with told():
            self._box.bin(kept.DocumentId(document))

    def restore(self, document: DocumentId) -> None:
        with told():
            self._box.restore(kept.DocumentId(document))

    def empty_bin(self) -> int:
        with told():
            return self._box.empty_bin()

    def set_tags(self, document: DocumentId, tags: tuple[str, ...]) -> None:
        with told():
            self._box.set_tags(kept.DocumentId(document), tags)

    def duplicate(self, document: DocumentId, title: str) -> DocumentId:
        with told():
            return DocumentId(self._box.duplicate(kept.DocumentId(document), title))

    def import_file(self, path: Path) -> DocumentId:
        from bp_desktop.session.document_file import UnreadableFileError
        from bp_desktop.storage.exchange import import_document

        with told():
            data = _read(path)
            try:
                made = import_document(self._box, data, self._systems(), title=path.stem)
            except UnreadableFileError as error:
                raise LibraryError(error.message) from error
            return DocumentId(made)

    def export_file(self, document: DocumentId, path: Path) -> None:
        from bp_desktop.storage.exchange import export_document

        session = self.peek(document)
        with told():
            _entitle(session, self._box.document(kept.DocumentId(document)).title)
            data = export_document(self._box, kept.DocumentId(document), self._systems())
        try:
            write_file(path, data, replace=True)
        except OSError as error:
            raise LibraryError(unwritable(path, error)) from error

    def thumbnail(self, document: DocumentId) -> bytes | None:
        with told():
            found = listing.thumbnail(self._store, kept.DocumentId(document))
            return found.png if found else None

    def remember_look(
        self, document: DocumentId, summary: Message, png: bytes | None, step: int
    ) -> None:
        picture = kept.Thumbnail(png, step) if png is not None else None
        with told():
            self._box.remember_look(kept.DocumentId(document), summary=summary, picture=picture)

    # --- for backups: see app/backups.py

    def begin_backup(self, folder: Path, document: DocumentId | None, mark: str) -> Begun:
        from bp_desktop.storage.backups import begin_backup

        named = kept.DocumentId(document) if document is not None else None
        with told():
            return begin_backup(self._box, folder, named, mark=mark)

    def bring_back(self, backup: Path, document: DocumentId, title: str) -> DocumentId:
        from bp_desktop.storage.backups import bring_back, looked_into
        from bp_desktop.storage.exchange import replayer

        with told(), looked_into(backup) as source:
            replay = replayer(self._systems())
            made = bring_back(source, kept.DocumentId(document), self._box, title, replay)
            return DocumentId(made)

    def close(self) -> None:
        self._store.close()


class FileBoxes:
    """Opens and creates box files. Satisfies ui.library.Boxes."""

    def __init__(self, usual: Path, systems: GetSystems, dice: Dice) -> None:
        self.usual = usual
        self._systems = systems
        self._dice = dice

    def open(self, path: Path) -> BoxLibrary:
        """The usual box is made if it is not there: nobody has to think about files."""
        with told():
            if path == self.usual and not path.exists():
                return self._make(path)
            return BoxLibrary(open_up_to_date(path), self._systems, self._dice)

    def create(self, path: Path) -> BoxLibrary:
        with told():
            return self._make(path)

    def _make(self, path: Path) -> BoxLibrary:
        if path == self.usual:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise LibraryError(unwritable(path.parent, error)) from error
        from bp_desktop.storage.box import create_box

        create_box(path)
        return BoxLibrary(open_up_to_date(path), self._systems, self._dice)


def _entitle(session: AnySession, title: str) -> None:
    """One title: what lists call a document is what it calls itself.

    A document with steps to redo is left alone, since another step would give them up.
    """
    titled = session.system.titled
    if titled is None or not title or session.next_redo is not None or not session.entries:
        return
    if titled.take(session.state) != title:
        session.submit(titled.rename(title))


def info_of(found: kept.DocumentInfo) -> DocumentInfo:
    return DocumentInfo(
        DocumentId(found.id),
        found.system,
        found.title,
        found.summary,
        found.used_at,
        found.steps,
        found.deleted_at is not None,
        found.pictured_at,
        found.tags,
    )


def _read(path: Path) -> bytes:
    from bp_desktop.session.document_file import MAX_BYTES

    try:
        if path.stat().st_size > MAX_BYTES:
            raise LibraryError(say("session.file.too_large", limit=MAX_BYTES // 1024 // 1024))
        return path.read_bytes()
    except OSError as error:
        raise LibraryError(unreadable(path, error)) from error
