"""The list of documents and their pictures: all that Home waits for, so read without SQLAlchemy."""

from bp_desktop.storage.documents import DocumentId, DocumentInfo, Thumbnail, info
from bp_desktop.storage.problems import DocumentMissingError
from bp_desktop.storage.store import Store

_LISTING = """
SELECT document.id, system, title, summary, tags, steps,
       created_at, modified_at, opened_at, deleted_at, thumbnail.seq
FROM document LEFT JOIN thumbnail ON thumbnail.document_id = document.id
WHERE (:id IS NULL OR document.id = :id)
  AND (:binned IS NULL OR (deleted_at IS NOT NULL) = :binned)
ORDER BY max(modified_at, coalesce(opened_at, '')) DESC, document.id
"""
# The cast: in SQLite a column may hold anything, and files come from anywhere.
_PICTURE = "SELECT CAST(png AS BLOB), seq FROM thumbnail WHERE document_id = :id"


def documents(store: Store, *, binned: bool | None = False) -> tuple[DocumentInfo, ...]:
    """The documents outside the bin, inside it, or (None) all; the last used first."""
    return tuple(map(info, store.rows(_LISTING, {"id": None, "binned": binned})))


def document(store: Store, document_id: DocumentId) -> DocumentInfo:
    found = store.rows(_LISTING, {"id": document_id, "binned": None})
    if not found:
        raise DocumentMissingError(store.path, document_id)
    return info(found[0])


def thumbnail(store: Store, document_id: DocumentId) -> Thumbnail | None:
    found = store.rows(_PICTURE, {"id": document_id})
    return Thumbnail(*found[0]) if found else None
