"""The rows of a box by SQLAlchemy: its tables, writing documents, and the journal of each.

`schema` says the tables in names alone.
"""

from collections.abc import Iterable, Mapping

from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    update,
)

from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import Clock, DamagedJournalError, Line
from bp_desktop.storage.documents import encoded_moment
from bp_desktop.storage.problems import DocumentMissingError, OutOfStepError
from bp_desktop.storage.store import Store

Values = Mapping[str, object]
"""Of columns, by their names."""

metadata = MetaData()

document = Table(
    "document",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("system", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("modified_at", Text, nullable=False),
    Column("opened_at", Text),
    Column("deleted_at", Text),
    Column("summary", Text, nullable=False),
    Column("tags", Text, nullable=False, server_default="[]"),
    # These two make it noticeable if the newest lines are cut off.
    Column("steps", Integer, nullable=False, server_default="0"),
    Column("head_hash", Text, nullable=False),
)

# Without rowid: the lines of a document lie side by side, and appending touches one tree, not two.
entry = Table(
    "entry",
    metadata,
    Column("document_id", Text, ForeignKey("document.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,
)

# A table of its own: SQLite rewrites a whole row on update, and every step updates its document.
thumbnail = Table(
    "thumbnail",
    metadata,
    Column("document_id", Text, ForeignKey("document.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("png", LargeBinary, nullable=False),
)


# --- documents


def insert_document(store: Store, values: Values, lines: Iterable[Line]) -> None:
    """A new document with its history: all of it or none."""
    rows = [_entry_row(values["id"], line) for line in lines]
    with store.writing() as connection:
        connection.execute(insert(document), values)
        if rows:
            connection.execute(insert(entry), rows)


def duplicate_document(store: Store, original: DocumentId, changes: Values) -> None:
    """A copy of everything a document has; `changes` says what its row has otherwise."""
    copied = {"document_id": changes["id"]}
    with store.writing() as connection:
        if connection.execute(_HEAD, {"of": original}).one_or_none() is None:
            raise DocumentMissingError(store.path, original)
        for table, own, changed in (
            (document, document.c.id, changes),
            (entry, entry.c.document_id, copied),
            (thumbnail, thumbnail.c.document_id, copied),
        ):
            values = [
                literal(changed[column.name], column.type) if column.name in changed else column
                for column in table.c
            ]
            rows = select(*values).where(own == original)
            connection.execute(insert(table).from_select(list(table.c), rows))


def change_document(
    store: Store, id_: DocumentId, changes: Values, picture: tuple[int, bytes] | None = None
) -> None:
    """Other values for its row, and another picture with the step it shows, if one is given."""
    changed = update(document).where(document.c.id == id_).values(**changes)
    with store.writing() as connection:
        if connection.execute(changed).rowcount != 1:
            raise DocumentMissingError(store.path, id_)
        if picture is not None:
            seq, png = picture
            connection.execute(delete(thumbnail).where(thumbnail.c.document_id == id_))
            connection.execute(insert(thumbnail), {"document_id": id_, "seq": seq, "png": png})


def delete_binned(store: Store) -> int:
    """Everything in the bin, for good; how many documents that were."""
    binned = delete(document).where(document.c.deleted_at.is_not(None))
    with store.writing() as connection:
        return connection.execute(binned).rowcount


def _entry_row(document_id: object, line: Line) -> dict[str, object]:
    return {"document_id": document_id, "seq": line.seq, "body": line.body, "hash": line.hash}


# --- journals

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
    """The lines of one document; satisfies session.ports.Journal. Appends; never updates, never
    deletes. Each line is one committed transaction."""

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
            connection.execute(_APPEND, _entry_row(self._id, line))

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
