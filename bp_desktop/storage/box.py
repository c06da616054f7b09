"""The box: one SQLite file with any number of maps and matches; answers the library port.

SQLAlchemy, sessions and rules are imported where more is wanted of a box than its lists, which are
all that Home waits for.
"""

from __future__ import annotations

from contextlib import closing, suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Self
from uuid import uuid4

from bp_desktop.core.messages import Objected, Refused, say
from bp_desktop.core.origins import NO_ORIGINS
from bp_desktop.files import made_aside, unreadable, unwritable, write_file
from bp_desktop.session.labels import clean_title
from bp_desktop.session.library import DocumentId, LibraryError, know_no_system
from bp_desktop.session.ports import system_clock
from bp_desktop.storage import documents, problems, schema
from bp_desktop.storage.store import (
    Store,
    as_box_errors,
    core_connection,
    look_at_tables,
    new_file,
    open_store,
    require_room,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bp_desktop.core.dice import Dice
    from bp_desktop.core.messages import Message
    from bp_desktop.core.origins import Origins
    from bp_desktop.core.work import Work
    from bp_desktop.session.library import AnySession, AnySystem, DocumentInfo, FindSystem
    from bp_desktop.session.ports import Clock, Journal, Line
    from bp_desktop.storage.rows import SqliteJournal


class Box:
    """An open box. While it is open, this process must not open the file by other means: on
    POSIX systems closing any such handle would give up the lock (the online backup is fine)."""

    def __init__(
        self,
        store: Store,
        find_system: FindSystem = know_no_system,
        dice: Dice | None = None,
        clock: Clock = system_clock,
    ) -> None:
        self.store = store
        self.find_system = find_system
        self._dice = dice
        self._clock = clock
        self._last_use = documents.LONG_AGO

    @property
    def path(self) -> Path:
        return self.store.path

    @property
    def only_to_read(self) -> bool:
        return self.store.only_to_read

    def close(self) -> None:
        self.store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.close()

    # --- looking

    def documents(self) -> tuple[DocumentInfo, ...]:
        return tuple(map(documents.info_of, self.store.rows(documents.LISTING, {"id": None})))

    def document(self, document: DocumentId) -> DocumentInfo:
        found = self.store.rows(documents.LISTING, {"id": document})
        if not found:
            raise problems.DocumentMissingError(self.path, document)
        return documents.info_of(found[0])

    def thumbnail(self, document: DocumentId) -> bytes | None:
        found = self.store.rows(documents.PICTURE, {"id": document})
        return found[0][0] if found else None

    def journal(self, document: DocumentId) -> SqliteJournal:
        from bp_desktop.storage.rows import SqliteJournal

        return SqliteJournal(self.store, document, self._now)

    # --- sessions

    def create(self, system: str, title: str, commands: Sequence[object]) -> DocumentId:
        """Played through in memory first, so that a refused command leaves no empty document."""
        from bp_desktop.session.ports import MemoryJournal

        session = self._session(self._system(system), MemoryJournal())
        _play(session, commands)
        _entitle(session, clean_title(title))
        return self._keep(session, title)

    def open(self, document: DocumentId) -> AnySession:
        """Also where nothing can be written: then it is looked at as it is."""
        return self._taken_up(document, self.peek(document))

    def opening(self, document: DocumentId) -> Work[AnySession]:
        """The same in slices."""
        return self._taken_up(document, (yield from self.peeking(document)))

    def _taken_up(self, document: DocumentId, session: AnySession) -> AnySession:
        with suppress(problems.BoxError):
            _entitle(session, self.document(document).title)
            self.mark_opened(document)
        return session

    def mark_opened(self, document: DocumentId) -> None:
        self._change(document, opened_at=self._now())

    def peek(self, document: DocumentId) -> AnySession:
        system = self._system(self.document(document).system)
        return self._session(system, self.journal(document))

    def peeking(self, document: DocumentId) -> Work[AnySession]:
        """The same in slices."""
        from bp_desktop.session.session import Session

        system, journal = self._system(self.document(document).system), self.journal(document)
        return (yield from Session.opening(system, journal, self._dice_to_throw(), self._clock))

    def _system(self, id_: str) -> AnySystem:
        system = self.find_system(id_)
        if system is None:
            raise problems.UnknownSystemError(self.path, id_)
        return system

    def _session(self, system: AnySystem, journal: Journal) -> AnySession:
        from bp_desktop.session.session import Session

        return Session(system, journal, self._dice_to_throw(), self._clock)

    def _dice_to_throw(self) -> Dice:
        from bp_desktop.core.dice import RecordedDice

        return self._dice or RecordedDice(())

    # --- files

    def import_file(self, path: Path) -> DocumentId:
        from bp_desktop.core.work import finished

        return finished(self.importing(path))

    def importing(self, path: Path) -> Work[DocumentId]:
        """The same in slices; nothing is kept before the last one."""
        from bp_desktop.core.bounds import MOST_FILE_BYTES
        from bp_desktop.session.document_file import require_size

        try:
            require_size(path.stat().st_size)
            with path.open("rb") as file:
                data = file.read(MOST_FILE_BYTES + 1)  # what is no plain file has no size
        except OSError as error:
            raise LibraryError(unreadable(path, error)) from error
        return (yield from self._importing(data, path.stem))

    def import_document(self, data: bytes, title: str = "") -> DocumentId:
        """A new document from a file, of which nothing is kept unless all of it can be played
        again. `title` is for files without one."""
        from bp_desktop.core.work import finished

        return finished(self._importing(data, title))

    def _importing(self, data: bytes, title: str) -> Work[DocumentId]:
        from bp_desktop.core.dice import RecordedDice
        from bp_desktop.session.document_file import (
            UnreadableFileError,
            opening_document,
            read_header,
        )

        file = read_header(data)
        system = self._system(file.system)
        session = yield from opening_document(file, system, RecordedDice(()), self._clock)
        try:
            session.system.summary(session.state)
        except Exception as error:  # a list that cannot tell what it is would fail at every start
            raise UnreadableFileError(say("session.file.bad_content", detail=repr(error))) from None
        return self._keep(session, file.title or title, file.tags)

    def export_file(self, document: DocumentId, path: Path) -> Message | None:
        """What there is to know about the file, if it is too large to be imported again."""
        from bp_desktop.session.document_file import why_not_again

        data = self.export_document(document)
        try:
            write_file(path, data, replace=True)
        except OSError as error:
            raise LibraryError(unwritable(path, error)) from error
        return why_not_again(data, self.document(document).steps)

    def export_document(self, document: DocumentId) -> bytes:
        """The document with its whole history, as session.document_file writes it."""
        from bp_desktop.session.document_file import write_document

        found, session = self.document(document), self.peek(document)
        with suppress(problems.BoxError):  # on a full disk the file alone has the new title
            _entitle(session, found.title)
        return write_document(session, found.title, found.tags)

    def edited_at(self, document: DocumentId) -> int | None:
        from bp_desktop.storage.checks import edited_at

        return edited_at(self.journal(document).lines())

    def save_elsewhere(
        self, target: Path, sessions: Mapping[DocumentId, AnySession]
    ) -> Sequence[Message]:
        from bp_desktop.storage.rescue import save_elsewhere

        return save_elsewhere(self, target, sessions)

    # --- making documents

    def _keep(self, session: AnySession, title: str, tags: tuple[str, ...] = ()) -> DocumentId:
        system, lines = session.system, tuple(session.lines())
        return self.create_document(
            system.id,
            title,
            summary=system.summary(session.state),
            origins=system.origins(session.state),
            tags=tags,
            lines=lines,
        )

    def create_document(
        self,
        system: str,
        title: str,
        *,
        summary: Message | None = None,
        origins: Origins = NO_ORIGINS,
        tags: tuple[str, ...] = (),
        lines: Sequence[Line] = (),
    ) -> DocumentId:
        """A new document, empty or with a history that comes from elsewhere: all of it or none."""
        from bp_desktop.session.chain import FIRST_HASH
        from bp_desktop.storage.rows import insert_document

        made, now = _new_id(), self._now()
        values = {
            "id": made,
            "system": system,
            "title": clean_title(title),
            "created_at": now,
            "modified_at": now,
            "summary": documents.encoded_summary(summary),
            "tags": documents.encoded_tags(tags),
            "origins": documents.encoded_origins(origins),
            "steps": len(lines),
            "head_hash": lines[-1].hash if lines else FIRST_HASH,
        }
        insert_document(self.store, values, lines)
        return made

    def duplicate(self, document: DocumentId, title: str) -> DocumentId:
        from bp_desktop.storage.rows import duplicate_document

        made, now = _new_id(), self._now()
        changes = {
            "id": made,
            "title": clean_title(title),
            "created_at": now,
            "modified_at": now,
            "opened_at": None,
            "deleted_at": None,
        }
        duplicate_document(self.store, document, changes)
        return made

    def branch(self, document: DocumentId, steps: int, title: str) -> DocumentId:
        from bp_desktop.core.dice import RecordedDice
        from bp_desktop.session.branch import begin_branch

        found, session = self.document(document), self.peek(document)
        dice = RecordedDice(())
        try:
            copy = begin_branch(
                session, steps, found.title, title, dice, self._clock, document=document
            )
        except Refused as refusal:
            raise LibraryError(refusal.messages[0]) from refusal
        return self._keep(copy, title, found.tags)

    # --- changing what is known about a document

    def rename(self, document: DocumentId, title: str) -> None:
        self._change(document, title=clean_title(title))

    def set_tags(self, document: DocumentId, tags: tuple[str, ...]) -> None:
        self._change(document, tags=documents.encoded_tags(tags))

    def bin(self, document: DocumentId) -> None:
        self._change(document, deleted_at=self._now())

    def restore(self, document: DocumentId) -> None:
        self._change(document, deleted_at=None)

    def empty_bin(self) -> int:
        from bp_desktop.storage.rows import delete_binned

        return delete_binned(self.store)

    def remember_look(
        self, document: DocumentId, summary: Message, png: bytes | None, step: int
    ) -> None:
        picture = (step, png) if png is not None else None
        self._change(document, picture, summary=documents.encoded_summary(summary))

    def _change(
        self, document: DocumentId, picture: tuple[int, bytes] | None = None, **changes: str | None
    ) -> None:
        from bp_desktop.storage.rows import change_document

        change_document(self.store, document, changes, picture)

    def _now(self) -> str:
        """The time, but always later than the one before: clocks stand still for a second, and
        which document was used last must not be a matter of chance."""
        self._last_use = max(self._clock(), self._last_use + timedelta(microseconds=1))
        return documents.encoded_moment(self._last_use)


def create_box(path: Path) -> None:
    """Make an empty box. It appears whole or not at all, and never in the place of another file."""
    from bp_desktop.storage.rows import metadata

    require_room(path)
    with (
        as_box_errors(path),
        made_aside(path) as partial,
        closing(new_file(partial)) as raw,
        core_connection(raw) as connection,
    ):
        connection.exec_driver_sql("BEGIN")
        metadata.create_all(connection)
        connection.exec_driver_sql(f"PRAGMA application_id={schema.APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version={schema.SCHEMA_VERSION}")
        connection.commit()


def open_box(
    path: Path,
    find_system: FindSystem = know_no_system,
    dice: Dice | None = None,
    clock: Clock = system_clock,
) -> Box:
    """Open a box for this program alone, bringing an older file up to date first."""
    store = open_store(path)
    try:
        if store.version < schema.SCHEMA_VERSION:
            # Alembic is slow to import and needed once in the life of a file.
            from bp_desktop.storage.migrations.upgrade import upgrade_store

            upgrade_store(store)
        look_at_tables(store)
    except BaseException:
        store.close()
        raise
    return Box(store, find_system, dice, clock)


def _entitle(session: AnySession, title: str) -> None:
    """One title: what lists call a document is what it calls itself.

    A document with steps to redo is left alone, since another step would give them up.
    """
    titled = session.system.titled
    if titled is None or not title or session.next_redo is not None or not session.entries:
        return
    if titled.take(session.state) != title:
        _play(session, (titled.rename(title),))


def _play(session: AnySession, commands: Sequence[object]) -> None:
    """Raises LibraryError where the rules are against it: there is nobody to overrule them."""
    try:
        for command in commands:
            session.submit(command)
    except (Refused, Objected) as answer:
        raise LibraryError(answer.messages[0]) from answer


def _new_id() -> DocumentId:
    return DocumentId(str(uuid4()))
