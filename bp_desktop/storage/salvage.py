"""Salvage: every document that can still be read, out of a damaged box, without changing it.

A document is saved up to the last step that makes sense, and what it lacks is said.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.messages import Message, say
from bp_desktop.files import free_name, unwritable, write_file
from bp_desktop.session.chain import FIRST_HASH, chained_hash
from bp_desktop.session.document_file import write_document
from bp_desktop.session.labels import clean_title, file_name
from bp_desktop.session.library import AnySession, AnySystem, FindSystem, LibraryError, Salvaged
from bp_desktop.session.ports import DamagedJournalError, Line, MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.storage.documents import read_tags
from bp_desktop.storage.pages import read_records
from bp_desktop.storage.problems import BoxUnreadableError, os_fault
from bp_desktop.storage.schema import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bp_desktop.storage.pages import Record

LARGEST = 4 * 1024 * 1024 * 1024
"""Bytes; no box of ours comes near."""


class FoundDocument(NamedTuple):
    """What the row of a document says, if there is one."""

    id: str
    system: str
    title: str
    tags: tuple[str, ...]
    binned: bool
    steps: int
    head_hash: str


class SalvagedDocument(NamedTuple):
    """A document that can be opened, with as many of its steps as make sense."""

    title: str
    tags: tuple[str, ...]
    session: AnySession
    steps: int
    """How many there were, as far as is known."""
    detail: str
    """Why there are no more; empty if it is whole."""
    binned: bool = False

    @property
    def saved(self) -> int:
        return len(self.session.entries)

    @property
    def message(self) -> Message:
        if self.saved < self.steps or self.detail:
            return say(
                "storage.salvage.partly", title=self.title, saved=self.saved, steps=self.steps
            )
        if self.session.edited_at is not None:
            return say(
                "storage.salvage.edited",
                title=self.title,
                saved=self.saved,
                step=self.session.edited_at,
            )
        return say("storage.salvage.whole", title=self.title, saved=self.saved)


class Finds(NamedTuple):
    """What could be read, and what could not be made sense of."""

    documents: tuple[SalvagedDocument, ...]
    lost: tuple[Message, ...]


def salvage_to_folder(
    box: Path, folder: Path, find_system: FindSystem, systems: Sequence[str]
) -> Salvaged:
    """Write a file for each document that can be read into `folder`, beside what is there.

    Raises LibraryError if the box cannot be read at all, or the folder takes nothing.
    """
    finds = salvage_box(box, find_system, systems)
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for document in finds.documents:
            stem = file_name(document.title) or "untitled"
            path = free_name(folder / f"{stem}{document.session.system.suffix}")
            write_file(path, write_document(document.session, document.title, document.tags))
            written.append(path)
    except OSError as error:
        raise LibraryError(unwritable(folder, error)) from error
    whole = all(one.message.key != "storage.salvage.partly" for one in finds.documents)
    told = (*(one.message for one in finds.documents), *finds.lost)
    return Salvaged(tuple(written), told, whole=whole and not finds.lost)


def salvage_box(box: Path, find_system: FindSystem, systems: Sequence[str]) -> Finds:
    """Every readable document of a box file. `systems` are the kinds of document to try where the
    file does not say of which kind one is."""
    rows, lines = _sorted(read_records(_settled_content(box)))
    pool = _LinePool(lines)
    documents, lost = [], []
    unnamed = [
        FoundDocument(id_, "", "", (), False, 0, "")
        for id_ in lines
        if id_ not in rows and 1 in lines[id_]
    ]
    for found in (*rows.values(), *unnamed):
        document = _replayed(found, pool.chain(found), find_system, systems)
        if isinstance(document, Message):
            lost.append(document)
        else:
            documents.append(document)
    return Finds(tuple(documents), tuple(lost))


def _settled_content(box: Path) -> bytes:
    """The bytes of the file as they were before a step that was never finished, if there is one:
    SQLite takes that back in a passing copy."""
    try:
        if not box.is_file():
            raise BoxUnreadableError(box, is_file=False)
        if box.stat().st_size > LARGEST:
            raise BoxUnreadableError(box)
        journal = box.with_name(box.name + "-journal")
        if not journal.is_file():
            return box.read_bytes()
        with TemporaryDirectory(prefix="burning-planets-") as folder:
            copy = Path(folder) / "box"
            copyfile(box, copy)
            copyfile(journal, copy.with_name("box-journal"))
            with suppress(sqlite3.Error, UnicodeDecodeError), closing(sqlite3.connect(copy)) as raw:
                raw.execute("SELECT count(*) FROM sqlite_master").fetchone()
            return copy.read_bytes()
    except PermissionError:
        raise BoxUnreadableError(box) from None
    except OSError as error:
        raise os_fault(box, error) from error


# --- what is what

_Lines = dict[str, dict[int, list[Line]]]
"""By document and number. Pages can be there twice, so there may be several of one number."""


_BEFORE_ORIGINS = tuple(name for name in COLUMNS["document"] if name != "origins")
_NAMES = {len(names): names for names in (COLUMNS["document"], _BEFORE_ORIGINS)}
"""Of the columns of a document, also in boxes too old to be opened."""


def _sorted(records: Iterator[Record]) -> tuple[dict[str, FoundDocument], _Lines]:
    rows: dict[str, FoundDocument] = {}
    lines: _Lines = defaultdict(lambda: defaultdict(list))
    for record in records:
        if len(record) == len(COLUMNS["entry"]):
            id_, seq, body, hash_ = record
            if (
                isinstance(id_, str)
                and isinstance(seq, int)
                and isinstance(body, bytes)
                and isinstance(hash_, str)
            ):
                lines[id_][seq].append(Line(seq, body, hash_))
        elif names := _NAMES.get(len(record)):
            found = _document(dict(zip(names, record, strict=True)))
            if found is not None and found.steps >= rows.get(found.id, found).steps:
                rows[found.id] = found
    return rows, lines


def _document(row: dict[str, object]) -> FoundDocument | None:
    id_, steps = row["id"], row["steps"]
    if not isinstance(id_, str) or not isinstance(steps, int):
        return None
    binned = row["deleted_at"] is not None
    title, tags = clean_title(str(row["title"])), read_tags(row["tags"])
    return FoundDocument(id_, str(row["system"]), title, tags, binned, steps, str(row["head_hash"]))


class _LinePool:
    """All lines that were found; the chain of hashes tells which follows which, even where a
    number or a name is damaged."""

    def __init__(self, lines: _Lines) -> None:
        self._lines = lines
        self._stray: list[Line] | None = None

    def chain(self, document: FoundDocument) -> list[Line]:
        """The lines of a document from the first on, until one is missing.

        Two documents may begin alike (a branch does), so a stray line counts only where the next
        line of the document itself, or the end that its row names, proves that it belongs here.
        """
        own, previous = self._lines.get(document.id, {}), FIRST_HASH
        chain: list[Line] = []
        proven = 0
        while True:
            number = len(chain) + 1
            line = _fitting(own.get(number, ()), previous)
            is_own = line is not None
            if line is None and 1 < number <= document.steps:
                line = self._stray_after(previous, number)
            if line is None and own.get(number) and proven == len(chain):
                line, is_own = own[number][0], True
            if line is None:
                return chain[:proven]
            chain.append(line)
            previous = line.hash
            if is_own or previous == document.head_hash:
                proven = len(chain)

    def _stray_after(self, previous: str, number: int) -> Line | None:
        """A line under another name or number that follows nevertheless."""
        if self._stray is None:
            self._stray = [
                line
                for numbered in self._lines.values()
                if 1 not in numbered or len(numbered) < max(numbered)
                for lines in numbered.values()
                for line in lines
            ]
        found = _fitting(self._stray, previous)
        return Line(number, found.body, found.hash) if found is not None else None


def _fitting(lines: Sequence[Line], previous: str) -> Line | None:
    return next((one for one in lines if one.hash == chained_hash(previous, one.body)), None)


# --- played again


def _replayed(
    found: FoundDocument, lines: list[Line], find_system: FindSystem, systems: Sequence[str]
) -> SalvagedDocument | Message:
    """The document with all the lines that can be played again, or why there is none."""
    own = find_system(found.system)
    named = found.title or found.id[:8]
    tried = (own,) if own is not None else tuple(filter(None, map(find_system, systems)))
    session, detail = max(
        (played_as_far_as_possible(system, lines) for system in tried),
        key=lambda one: len(one[0].entries),
        default=(None, ""),
    )
    if session is None or (not session.entries and (lines or found.steps)):
        return say("storage.salvage.lost", title=named, detail=detail or "no line of it")
    titled = session.system.titled
    title = found.title or (titled.take(session.state) if titled is not None else "") or named
    steps = max(found.steps, len(lines))
    return SalvagedDocument(title, found.tags, session, steps, detail, found.binned)


def played_as_far_as_possible(system: AnySystem, lines: Sequence[Line]) -> tuple[AnySession, str]:
    """Up to the first line that makes no sense, and what is wrong with that."""
    detail = ""
    while True:
        try:
            return Session(system, MemoryJournal(lines), RecordedDice(())), detail
        except DamagedJournalError as error:
            detail = error.detail
            lines = lines[: error.seq - 1]
