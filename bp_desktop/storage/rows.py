"""The rows of a box by SQLAlchemy: its tables, writing documents, and the journal of each.

`schema` says the tables in names alone.
"""

from collections.abc import Callable, Iterable, Mapping

import sqlalchemy as sa

from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import DamagedJournalError, Line
from bp_desktop.storage.problems import DocumentMissingError, OutOfStepError
from bp_desktop.storage.store import Store

Values = Mapping[str, object]
"""Of columns, by their names."""

metadata = sa.MetaData()

document = sa.Table(
    "document",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, nullable=False),
    sa.Column("system", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("created_at", sa.Text, nullable=False),
    sa.Column("modified_at", sa.Text, nullable=False),
    sa.Column("opened_at", sa.Text),
    sa.Column("deleted_at", sa.Text),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("tags", sa.Text, nullable=False, server_default="[]"),
    sa.Column("origins", sa.Text, nullable=False, server_default="{}"),
    # These two make it noticeable if the newest lines are cut off.
    sa.Column("steps", sa.Integer, nullable=False, server_default="0"),
    sa.Column("head_hash", sa.Text, nullable=False),
)

# Without rowid: the lines of a document lie side by side, and appending touches one tree, not two.
entry = sa.Table(
    "entry",
    metadata,
    sa.Column(
        "document_id", sa.Text, sa.ForeignKey("document.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("hash", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

# A table of its own: SQLite rewrites a whole row on update, and every step updates its document.
thumbnail = sa.Table(
    "thumbnail",
    metadata,
    sa.Column(
        "document_id", sa.Text, sa.ForeignKey("document.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("png", sa.LargeBinary, nullable=False),
)


# --- documents


def insert_document(store: Store, values: Values, lines: Iterable[Line]) -> None:
    """A new document with its history: all of it or none."""
    rows = [_entry_row(values["id"], line) for line in lines]
    with store.writing() as connection:
        connection.execute(sa.insert(document), values)
        if rows:
            connection.execute(sa.insert(entry), rows)


def duplicate_document(store: Store, original: DocumentId, changes: Values) -> None:
    """A copy of everything a document has; `changes` says what its row has otherwise."""
    copied = {"document_id": changes["id"]}
    with store.writing() as connection:
        _head(store, connection, original)
        for table, own, changed in (
            (document, document.c.id, changes),
            (entry, entry.c.document_id, copied),
            (thumbnail, thumbnail.c.document_id, copied),
        ):
            values = [
                sa.literal(changed[column.name], column.type) if column.name in changed else column
                for column in table.c
            ]
            rows = sa.select(*values).where(own == original)
            connection.execute(sa.insert(table).from_select(list(table.c), rows))


def change_document(
    store: Store, id_: DocumentId, changes: Values, picture: tuple[int, bytes] | None = None
) -> None:
    """Other values for its row, and another picture with the step it shows, if one is given."""
    changed = sa.update(document).where(document.c.id == id_).values(**changes)
    with store.writing() as connection:
        if connection.execute(changed).rowcount != 1:
            raise DocumentMissingError(store.path, id_)
        if picture is not None:
            seq, png = picture
            connection.execute(sa.delete(thumbnail).where(thumbnail.c.document_id == id_))
            connection.execute(sa.insert(thumbnail), {"document_id": id_, "seq": seq, "png": png})


def delete_binned(store: Store) -> int:
    """Everything in the bin, for good; how many documents that were."""
    binned = sa.delete(document).where(document.c.deleted_at.is_not(None))
    with store.writing() as connection:
        return connection.execute(binned).rowcount


def _entry_row(document_id: object, line: Line) -> dict[str, object]:
    return {"document_id": document_id, "seq": line.seq, "body": line.body, "hash": line.hash}


# --- journals

LARGEST_JOURNAL = 100 * 1024 * 1024
"""Bytes of all lines of a document, three times what a file may have."""
# Casts: in SQLite a column may hold anything, and files come from anywhere.
_SIZE = sa.select(sa.func.sum(sa.func.length(entry.c.body))).where(
    entry.c.document_id == sa.bindparam("of")
)
_LINES = (
    sa.select(
        sa.func.coalesce(sa.cast(entry.c.seq, sa.Integer), 0),
        sa.func.coalesce(sa.cast(entry.c.body, sa.LargeBinary), sa.text("x''")),
        sa.func.coalesce(sa.cast(entry.c.hash, sa.Text), ""),
    )
    .where(entry.c.document_id == sa.bindparam("of"))
    .order_by(entry.c.seq)
)
_HEAD = sa.select(
    sa.func.coalesce(sa.cast(document.c.steps, sa.Integer), 0),
    sa.func.coalesce(sa.cast(document.c.head_hash, sa.Text), ""),
).where(document.c.id == sa.bindparam("of"))
_ADVANCE = (
    sa.update(document)
    .where(document.c.id == sa.bindparam("of"), document.c.steps == sa.bindparam("previous"))
    .values(
        steps=sa.bindparam("seq"),
        head_hash=sa.bindparam("hash"),
        modified_at=sa.bindparam("modified"),
    )
)
_APPEND = sa.insert(entry)


class SqliteJournal:
    """The lines of one document; satisfies session.ports.Journal. Appends; never updates, never
    deletes. Each line is one committed transaction."""

    def __init__(self, store: Store, document_id: DocumentId, now: Callable[[], str]) -> None:
        self._store = store
        self._id = document_id
        self._now = now

    def lines(self) -> list[Line]:
        with self._store.reading() as connection:
            steps, head_hash = _head(self._store, connection, self._id)
            lines = read_lines(connection, self._id)
        self._store.known.read(self._id, lines)
        return with_head(lines, steps, head_hash)

    def append(self, line: Line) -> None:
        with self._store.writing() as connection:
            advanced = connection.execute(
                _ADVANCE,
                {
                    "of": self._id,
                    "previous": line.seq - 1,
                    "seq": line.seq,
                    "hash": line.hash,
                    "modified": self._now(),
                },
            )
            if advanced.rowcount != 1:
                _head(self._store, connection, self._id)
                raise OutOfStepError(self._store.path, line.seq)
            connection.execute(_APPEND, _entry_row(self._id, line))
        self._store.known.wrote(self._id, line)


def _head(store: Store, connection: sa.Connection, id_: DocumentId) -> tuple[int, str]:
    """How many lines the row of a document says there are, and the hash of the last. Raises
    DocumentMissingError."""
    head = connection.execute(_HEAD, {"of": id_}).first()
    if head is None:
        raise DocumentMissingError(store.path, id_)
    steps, head_hash = head
    return steps, head_hash


def read_lines(connection: sa.Connection, document_id: str) -> list[Line]:
    """Raises DamagedJournalError where there is more than could be read."""
    size = connection.execute(_SIZE, {"of": document_id}).scalar() or 0
    if size > LARGEST_JOURNAL:
        raise DamagedJournalError(1, f"{size // 1024 // 1024} MB")
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
