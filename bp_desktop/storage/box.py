"""The box: one SQLite file with any number of maps and matches."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from sqlalchemy import Connection, Update, delete, insert, literal, select, update

from bp_desktop.core.messages import Message
from bp_desktop.files import made_aside
from bp_desktop.session.chain import FIRST_HASH
from bp_desktop.session.ports import Clock, Line, system_clock
from bp_desktop.session.titles import clean_title
from bp_desktop.storage import listing
from bp_desktop.storage.checks import BoxReport, Replay, check_connection
from bp_desktop.storage.copies import copy_verified
from bp_desktop.storage.documents import (
    DocumentId,
    DocumentInfo,
    Thumbnail,
    encoded_moment,
    encoded_summary,
    encoded_tags,
)
from bp_desktop.storage.journal import SqliteJournal
from bp_desktop.storage.opening import open_up_to_date
from bp_desktop.storage.problems import BoxExistsError, DocumentMissingError, FolderMissingError
from bp_desktop.storage.schema import APPLICATION_ID, SCHEMA_VERSION
from bp_desktop.storage.store import Store, as_box_errors, core_connection, new_file
from bp_desktop.storage.tables import document, entry, metadata, thumbnail


class Box:
    """An open box. While it is open, this process must not open the file by other means: on
    POSIX systems closing any such handle would give up the lock (the online backup is fine)."""

    def __init__(self, store: Store, clock: Clock = system_clock) -> None:
        self.store = store
        self._clock = clock

    @property
    def path(self) -> Path:
        return self.store.path

    def close(self) -> None:
        self.store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # --- looking

    def documents(self, *, binned: bool | None = False) -> tuple[DocumentInfo, ...]:
        """The documents outside the bin, inside it, or (None) all; the last used first."""
        return listing.documents(self.store, binned=binned)

    def document(self, document_id: DocumentId) -> DocumentInfo:
        return listing.document(self.store, document_id)

    def journal(self, document_id: DocumentId) -> SqliteJournal:
        return SqliteJournal(self.store, document_id, self._clock)

    def thumbnail(self, document_id: DocumentId) -> Thumbnail | None:
        return listing.thumbnail(self.store, document_id)

    def check(self, replay: Replay | None = None) -> BoxReport:
        """Read everything and say what is wrong. Takes time with the size of the box."""
        with self.store.reading() as connection:
            return check_connection(self.path, SCHEMA_VERSION, connection, replay)

    def copy_to(self, target: Path) -> None:
        """Another box with everything that is in this one, also if this file was moved away."""
        copy_verified(self.store.raw, target, as_it_is=True)

    # --- making documents

    def create_document(
        self,
        system: str,
        title: str,
        *,
        summary: Message | None = None,
        tags: tuple[str, ...] = (),
        lines: Sequence[Line] = (),
    ) -> DocumentId:
        """A new document, empty or with a history that comes from elsewhere: all of it or none."""
        document_id = _new_id()
        now = encoded_moment(self._clock())
        row = {
            "id": document_id,
            "system": system,
            "title": clean_title(title),
            "created_at": now,
            "modified_at": now,
            "summary": encoded_summary(summary),
            "tags": encoded_tags(tags),
            "steps": len(lines),
            "head_hash": lines[-1].hash if lines else FIRST_HASH,
        }
        rows = [
            {"document_id": document_id, "seq": line.seq, "body": line.body, "hash": line.hash}
            for line in lines
        ]
        with self.store.writing() as connection:
            connection.execute(insert(document), row)
            if rows:
                connection.execute(insert(entry), rows)
        return document_id

    def duplicate(self, document_id: DocumentId, title: str) -> DocumentId:
        """A copy with the whole history, free to go its own way."""
        copy_id = _new_id()
        now = encoded_moment(self._clock())
        changed: dict[str, Any] = {
            "id": copy_id,
            "title": clean_title(title),
            "created_at": now,
            "modified_at": now,
            "opened_at": None,
            "deleted_at": None,
        }
        with self.store.writing() as connection:
            self._require(connection, document_id)
            for table, own, changes in (
                (document, document.c.id, changed),
                (entry, entry.c.document_id, {"document_id": copy_id}),
                (thumbnail, thumbnail.c.document_id, {"document_id": copy_id}),
            ):
                values = [
                    literal(changes[column.name], column.type) if column.name in changes else column
                    for column in table.c
                ]
                rows = select(*values).where(own == document_id)
                connection.execute(insert(table).from_select(list(table.c), rows))
        return copy_id

    # --- changing what is known about a document

    def rename(self, document_id: DocumentId, title: str) -> None:
        self._change(document_id, update(document).values(title=clean_title(title)))

    def set_tags(self, document_id: DocumentId, tags: tuple[str, ...]) -> None:
        self._change(document_id, update(document).values(tags=encoded_tags(tags)))

    def mark_opened(self, document_id: DocumentId) -> None:
        now = encoded_moment(self._clock())
        self._change(document_id, update(document).values(opened_at=now))

    def remember_look(
        self,
        document_id: DocumentId,
        *,
        summary: Message | None = None,
        picture: Thumbnail | None = None,
    ) -> None:
        """What lists show of it; what is not given stays. For the moments when a document is left
        or rests, not for every step: it is a transaction of its own."""
        with self.store.writing() as connection:
            self._require(connection, document_id)
            if summary is not None:
                connection.execute(
                    update(document)
                    .where(document.c.id == document_id)
                    .values(summary=encoded_summary(summary))
                )
            if picture is not None:
                connection.execute(delete(thumbnail).where(thumbnail.c.document_id == document_id))
                connection.execute(
                    insert(thumbnail),
                    {"document_id": document_id, "seq": picture.seq, "png": picture.png},
                )

    def bin(self, document_id: DocumentId) -> None:
        """Out of the way, but not gone."""
        now = encoded_moment(self._clock())
        self._change(document_id, update(document).values(deleted_at=now))

    def restore(self, document_id: DocumentId) -> None:
        """Back out of the bin."""
        self._change(document_id, update(document).values(deleted_at=None))

    def purge(self, document_id: DocumentId) -> None:
        """For good. Only what is in the bin can be purged."""
        binned = delete(document).where(
            document.c.id == document_id, document.c.deleted_at.is_not(None)
        )
        with self.store.writing() as connection:
            if connection.execute(binned).rowcount != 1:
                raise DocumentMissingError(self.path, document_id)

    def empty_bin(self) -> int:
        """Everything in the bin, for good; how many documents that were."""
        with self.store.writing() as connection:
            return connection.execute(
                delete(document).where(document.c.deleted_at.is_not(None))
            ).rowcount

    def _change(self, document_id: DocumentId, change: Update) -> None:
        with self.store.writing() as connection:
            if connection.execute(change.where(document.c.id == document_id)).rowcount != 1:
                raise DocumentMissingError(self.path, document_id)

    def _require(self, connection: Connection, document_id: DocumentId) -> None:
        wanted = select(document.c.id).where(document.c.id == document_id)
        if connection.execute(wanted).one_or_none() is None:
            raise DocumentMissingError(self.path, document_id)


def create_box(path: Path) -> None:
    """Make an empty box. It appears whole or not at all, and never in the place of another file."""
    if not path.parent.is_dir():
        raise FolderMissingError(path)
    if path.exists():
        raise BoxExistsError(path)
    with (
        as_box_errors(path),
        made_aside(path) as partial,
        closing(new_file(partial)) as raw,
        core_connection(raw) as connection,
    ):
        connection.exec_driver_sql("BEGIN")
        metadata.create_all(connection)
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.commit()


def open_box(path: Path, clock: Clock = system_clock) -> Box:
    """Open a box for this program alone, bringing an older file up to date first."""
    return Box(open_up_to_date(path), clock)


def _new_id() -> DocumentId:
    return DocumentId(str(uuid4()))
