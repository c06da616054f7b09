"""The file of drafts beside a box: half-typed text that outlives the program.

It holds nothing secret, is bounded, and is gone when nothing is half typed. Damaged, it is empty.
"""

import json
from contextlib import suppress
from pathlib import Path

from bp_desktop.files import write_file

MOST_BYTES = 1024 * 1024
MOST_DOCUMENTS, MOST_DRAFTS, MOST_FIELDS = 200, 50, 200
LONGEST = 20_000
LARGEST_NUMBER = 2**31 - 1
"""Either way; no field takes more."""
Shelf = dict[str, dict[str, dict[str, object]]]
"""Documents, their drafts, the fields of each."""


class DraftFile:
    """Of one box. Written whole, and only when something is another."""

    def __init__(self, box: Path) -> None:
        self.box = box
        self.path = box.with_name(f"{box.name}.drafts")
        self._shelf = _read(self.path)

    def of(self, document: str) -> dict[str, dict[str, object]]:
        """The drafts of a document as they were left."""
        return {name: dict(draft) for name, draft in self._shelf.get(document, {}).items()}

    def keep(self, document: str, drafts: dict[str, dict[str, object]]) -> None:
        """The drafts of a document as they are now; none are forgotten. Raises OSError."""
        wanted = _bounded_drafts(drafts)
        if wanted == self._shelf.get(document, {}):
            return
        shelf = {id_: kept for id_, kept in self._shelf.items() if id_ != document}
        if wanted:
            shelf[document] = wanted
        while len(shelf) > MOST_DOCUMENTS:
            shelf.pop(next(iter(shelf)))
        data = json.dumps(shelf, ensure_ascii=False).encode("utf-8", "replace")
        if len(data) > MOST_BYTES:
            return
        if shelf:
            write_file(self.path, data, replace=True)
        else:
            self.path.unlink(missing_ok=True)
        self._shelf = shelf


def _read(path: Path) -> Shelf:
    with suppress(OSError, ValueError, RecursionError):
        if path.stat().st_size <= MOST_BYTES:
            return _bounded(json.loads(path.read_bytes()))
    return {}


def _bounded(data: object) -> Shelf:
    found = data if isinstance(data, dict) else {}
    listed = list(found.items())[:MOST_DOCUMENTS]
    return {id_: _bounded_drafts(drafts) for id_, drafts in listed}


def _bounded_drafts(drafts: object) -> dict[str, dict[str, object]]:
    found = drafts if isinstance(drafts, dict) else {}
    return {
        name: {field: _plain(value) for field, value in [*draft.items()][:MOST_FIELDS]}
        for name, draft in [*found.items()][:MOST_DRAFTS]
        if isinstance(draft, dict)
    }


def _plain(value: object) -> object:
    """A text, a number, a switch, or a short row of them; anything else is nothing."""
    match value:
        case str():
            return str(value[:LONGEST])
        case bool() | None:
            return value
        case int() if -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            return value
        case list() | tuple():
            return [None if isinstance(one, list | tuple) else _plain(one) for one in value[:8]]
    return None
