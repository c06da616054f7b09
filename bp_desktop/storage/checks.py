"""Reads a whole box and says what is wrong with it, without changing a byte."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Integer, Text, cast, func, select
from sqlalchemy.exc import DBAPIError

from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.messages import Message, say
from bp_desktop.session.chain import FIRST_HASH, chained_hash
from bp_desktop.session.labels import clean_title
from bp_desktop.session.library import FindSystem, know_no_system
from bp_desktop.session.ports import DamagedJournalError, Line, MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.storage.rows import document, read_lines, with_head
from bp_desktop.storage.store import core_connection, look_at_header, opened_read_only

# Only columns that every version of the file has: old boxes are checked before they are upgraded.
_DOCUMENTS = select(
    cast(document.c.id, Text),
    cast(document.c.system, Text),
    cast(document.c.title, Text),
    func.coalesce(cast(document.c.steps, Integer), 0),
    func.coalesce(cast(document.c.head_hash, Text), ""),
).order_by(document.c.id)


@dataclass(frozen=True, slots=True)
class DocumentReport:
    id: str
    title: str
    steps: int
    head_hash: str
    edited_at: int | None
    """The first step that does not match its hash. Allowed, but never unnoticed."""
    problem: Message | None
    """Why it cannot be opened, if it cannot."""


@dataclass(frozen=True, slots=True)
class BoxReport:
    """What was found; `sound` means that every document can be opened as it was left."""

    path: Path
    version: int
    documents: tuple[DocumentReport, ...]
    integrity: tuple[str, ...]
    """What SQLite found, in its own words; empty if the file is in order."""

    @property
    def sound(self) -> bool:
        return not self.integrity and not any(one.problem for one in self.documents)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Everything worth telling, edited steps included."""
        told = [say("storage.box.check_integrity", detail=detail) for detail in self.integrity]
        for one in self.documents:
            if one.problem is not None:
                told.append(one.problem)
            if one.edited_at is not None:
                told.append(say("storage.box.check_edited", title=one.title, step=one.edited_at))
        return tuple(told)


def check_box(path: Path, find_system: FindSystem = know_no_system) -> BoxReport:
    """Check a file that is not open here, and replay what `find_system` knows.
    Raises BoxError if it cannot be opened at all."""
    version = look_at_header(path)
    with opened_read_only(path) as raw, core_connection(raw) as connection:
        return check_connection(path, version, connection, find_system)


def check_connection(
    path: Path, version: int, connection: Connection, find_system: FindSystem = know_no_system
) -> BoxReport:
    integrity = _integrity(connection)
    if integrity:
        return BoxReport(path, version, (), integrity)
    rows = connection.execute(_DOCUMENTS).all()
    documents = tuple(_check_document(connection, find_system, *row) for row in rows)
    return BoxReport(path, version, documents, ())


def _integrity(connection: Connection) -> tuple[str, ...]:
    try:
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
        loose = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    except DBAPIError as error:
        if _is_damage(error.orig):
            return (str(error.orig),)
        raise
    return tuple(line for line in found if line != "ok") + tuple(
        f"{row[0]} without {row[2]}" for row in loose[:20]
    )


def _is_damage(error: BaseException | None) -> bool:
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _check_document(
    connection: Connection,
    find_system: FindSystem,
    id_: str,
    system: str,
    title: str,
    steps: int,
    head_hash: str,
) -> DocumentReport:
    title = clean_title(title)
    lines: Sequence[Line] = ()
    problem = None
    try:
        lines = with_head(read_lines(connection, id_), steps, head_hash)
        _in_order(lines)
        replay(find_system, system, lines)
    except DamagedJournalError as error:
        problem = say("storage.box.check_damaged", title=title, step=error.seq, detail=error.detail)
    return DocumentReport(id_, title, steps, head_hash, edited_at(lines), problem)


def replay(find_system: FindSystem, system_id: str, lines: Sequence[Line]) -> None:
    """Raises DamagedJournalError if a journal cannot be played again; games that this program
    does not know are passed over."""
    system = find_system(system_id)
    if system is not None:
        Session(system, MemoryJournal(lines), RecordedDice(()))


def _in_order(lines: Sequence[Line]) -> None:
    for number, line in enumerate(lines, start=1):
        if line.seq != number:
            raise DamagedJournalError(number, "missing")


def edited_at(lines: Sequence[Line]) -> int | None:
    """The first line that does not match its hash, if any."""
    previous = FIRST_HASH
    for line in lines:
        if line.hash != chained_hash(previous, line.body):
            return line.seq
        previous = line.hash
    return None
