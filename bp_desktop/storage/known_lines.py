"""Known lines: digests of the journals that were read or written here.

They are held against a file that somebody else has written to: SQLite remembers the pages of a
small box only.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from bp_desktop.session.ports import Line

_LINES = (
    "SELECT CAST(body AS BLOB), CAST(hash AS TEXT) FROM entry WHERE document_id = ? ORDER BY seq"
)


class KnownLines:
    """By document; what was removed meanwhile is nobody's loss, since only we can have done it
    without SQLite's count of changes telling."""

    def __init__(self) -> None:
        self._digests: dict[str, Any] = {}

    def read(self, document: str, lines: Iterable[Line]) -> None:
        self._digests[document] = digest = sha256()
        for line in lines:
            _add(digest, line.body, line.hash)

    def wrote(self, document: str, line: Line) -> None:
        if document in self._digests:
            _add(self._digests[document], line.body, line.hash)

    def differ(self, raw: sqlite3.Connection) -> bool:
        """Whether the file has another line than what is known. Raises sqlite3.Error."""
        for document, known in self._digests.items():
            rows = raw.execute(_LINES, (document,)).fetchall()
            found = sha256()
            for body, hash_ in rows:
                _add(found, body or b"", hash_ or "")
            if rows and found.digest() != known.digest():
                return True
        return False


def _add(digest: Any, body: bytes, hash_: str) -> None:
    digest.update(f"{len(body)} {hash_} ".encode())
    digest.update(body)
