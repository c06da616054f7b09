"""Writing the rows of documents: made, changed, duplicated and thrown away, by SQLAlchemy."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, delete, insert, literal, select, update

from bp_desktop.session.library import DocumentId
from bp_desktop.session.ports import Line
from bp_desktop.storage.problems import DocumentMissingError
from bp_desktop.storage.store import Store
from bp_desktop.storage.tables import document, entry, thumbnail

Values = Mapping[str, object]
"""Of columns, by their names."""


def insert_document(store: Store, values: Values, lines: Iterable[Line]) -> None:
    """A new document with its history: all of it or none."""
    rows = [
        {"document_id": values["id"], "seq": line.seq, "body": line.body, "hash": line.hash}
        for line in lines
    ]
    with store.writing() as connection:
        connection.execute(insert(document), values)
        if rows:
            connection.execute(insert(entry), rows)


def duplicate_document(store: Store, original: DocumentId, changes: Values) -> None:
    """A copy of everything a document has; `changes` says what its row has otherwise."""
    copied = {"document_id": changes["id"]}
    with store.writing() as connection:
        _require(store, connection, original)
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


def _require(store: Store, connection: Connection, id_: DocumentId) -> None:
    wanted = select(document.c.id).where(document.c.id == id_)
    if connection.execute(wanted).one_or_none() is None:
        raise DocumentMissingError(store.path, id_)
