"""One document out of a box as a file, and into a box from one."""

from collections.abc import Mapping, Sequence
from typing import Any

from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.messages import Message
from bp_desktop.games.system import GameSystem
from bp_desktop.session.document_file import open_document, read_header, write_document
from bp_desktop.session.ports import Clock, Line, MemoryJournal, system_clock
from bp_desktop.session.session import Session
from bp_desktop.storage.box import Box
from bp_desktop.storage.checks import Replay
from bp_desktop.storage.documents import DocumentId
from bp_desktop.storage.problems import UnknownSystemError

Systems = Mapping[str, GameSystem[Any, Any, Any]]


def export_document(box: Box, document_id: DocumentId, systems: Systems) -> bytes:
    """The document with its whole history, as session.document_file writes it."""
    found = box.document(document_id)
    system = systems.get(found.system)
    if system is None:
        raise UnknownSystemError(box.path, found.system)
    lines = tuple(box.journal(document_id).lines())
    return write_document(_session(system, lines), found.title, found.tags)


def import_document(
    box: Box,
    data: bytes,
    systems: Systems,
    *,
    clock: Clock = system_clock,
    title: str = "",
) -> DocumentId:
    """A new document from a file, of which nothing is kept unless all of it can be played again.

    Raises UnreadableFileError for a file that makes no sense. `title` is for files without one.
    """
    file = read_header(data)
    system = systems.get(file.system)
    if system is None:
        raise UnknownSystemError(box.path, file.system)
    session = open_document(file, system, RecordedDice(()), clock)
    summary: Message = system.summary(session.state)
    return box.create_document(
        system.id,
        file.title or title,
        summary=summary,
        tags=file.tags,
        lines=tuple(session.lines()),
    )


def replayer(systems: Systems) -> Replay:
    """Plays journals again, for backups and checks. Raises DamagedJournalError; games that this
    program does not know are passed over."""

    def replay(system_id: str, lines: Sequence[Line]) -> None:
        system = systems.get(system_id)
        if system is not None:
            _session(system, lines)

    return replay


def _session(system: GameSystem[Any, Any, Any], lines: Sequence[Line]) -> Session[Any, Any, Any]:
    """A session to look at: it throws no dice and keeps nothing."""
    return Session(system, MemoryJournal(lines), RecordedDice(()))
