"""The lines of one document in a box; satisfies session.ports.Journal."""

from sqlalchemy import (
    Connection,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    cast,
    func,
    insert,
    select,
    text,
    update,
)

from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import Clock, DamagedJournalError, Line
from bp_desktop.storage.documents import encoded_moment
from bp_desktop.storage.problems import DocumentMissingError, OutOfStepError
from bp_desktop.storage.store import Store
from bp_desktop.storage.tables import document, entry

# Casts: in SQLite a column may hold anything, and files come from anywhere.
_LINES = (
    select(
        func.coalesce(cast(entry.c.seq, Integer), 0),
        func.coalesce(cast(entry.c.body, LargeBinary), text("x''")),
        func.coalesce(cast(entry.c.hash, Text), ""),
    )
    .where(entry.c.document_id == bindparam("of"))
    .order_by(entry.c.seq)
)
_HEAD = select(
    func.coalesce(cast(document.c.steps, Integer), 0),
    func.coalesce(cast(document.c.head_hash, Text), ""),
).where(document.c.id == bindparam("of"))
_ADVANCE = (
    update(document)
    .where(document.c.id == bindparam("of"), document.c.steps == bindparam("previous"))
    .values(steps=bindparam("seq"), head_hash=bindparam("hash"), modified_at=bindparam("modified"))
)
_APPEND = insert(entry)


class SqliteJournal:
    """Appends; never updates, never deletes. Each line is one committed transaction."""

    def __init__(self, store: Store, document_id: DocumentId, clock: Clock) -> None:
        self._store = store
        self._id = document_id
        self._clock = clock

    def lines(self) -> list[Line]:
        with self._store.reading() as connection:
            head = connection.execute(_HEAD, {"of": self._id}).one_or_none()
            if head is None:
                raise DocumentMissingError(self._store.path, self._id)
            steps, head_hash = head
            return with_head(read_lines(connection, self._id), steps, head_hash)

    def append(self, line: Line) -> None:
        with self._store.writing() as connection:
            advanced = connection.execute(
                _ADVANCE,
                {
                    "of": self._id,
                    "previous": line.seq - 1,
                    "seq": line.seq,
                    "hash": line.hash,
                    "modified": encoded_moment(self._clock()),
                },
            )
            if advanced.rowcount != 1:
                raise self._why_not(connection, line)
            connection.execute(
                _APPEND,
                {
                    "document_id": self._id,
                    "seq": line.seq,
                    "body": line.body,
                    "hash": line.hash,
                },
            )

    def _why_not(self, connection: Connection, line: Line) -> Exception:
        if connection.execute(_HEAD, {"of": self._id}).one_or_none() is None:
            return DocumentMissingError(self._store.path, self._id)
        return OutOfStepError(self._store.path, line.seq)


def read_lines(connection: Connection, document_id: str) -> list[Line]:
    rows = connection.execute(_LINES, {"of": document_id})
    return [Line(seq, body, hash_) for seq, body, hash_ in rows]


def with_head(lines: list[Line], steps: int, head_hash: str) -> list[Line]:
    """The lines, held against what the document's row says about them.

    A line missing at the end is damage like one missing in between. The row has the last word on
    the newest hash: if it differs, the session finds the newest line edited, and so will every
    later reader, since the next line is chained to what the row said.
    """
    if len(lines) != steps:
        detail = "missing" if len(lines) < steps else "more lines than steps"
        raise DamagedJournalError(min(len(lines), steps) + 1, detail)
    if lines and lines[-1].hash != head_hash:
        lines[-1] = Line(lines[-1].seq, lines[-1].body, head_hash)
    return lines
