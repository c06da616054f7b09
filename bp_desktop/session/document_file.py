"""One document as a JSON file that people can read, send, check and write themselves."""

from typing import Annotated

import msgspec

from bp_desktop.core.bounds import (
    MOST_ENTRIES,
    MOST_FILE_BYTES,
    Kinds,
    too_many_values,
    why_unbounded,
)
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.core.type_variables import C, E, S, T
from bp_desktop.core.visible_text import visible, visible_json
from bp_desktop.core.work import Work, finished, part_of
from bp_desktop.games.system import GameSystem
from bp_desktop.session.labels import MAX_TITLE
from bp_desktop.session.library import LibraryError
from bp_desktop.session.ports import Clock, DamagedJournalError, Line, MemoryJournal, system_clock
from bp_desktop.session.session import LINES_AT_ONCE, Session

FORMAT = "burning-planets-document"
VERSION = 3
OLDEST_VERSION = 3
"""What test versions wrote before is refused, never half read."""

NO_CONTENT = msgspec.Raw()
"""Empty, since msgspec cannot decode into `Raw | None`."""


class FileLine(msgspec.Struct, frozen=True):
    """A line of the journal, with its text as a value of the file."""

    entry: msgspec.Raw
    hash: str


class DocumentFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outer shape, the same for every kind of document."""

    format: str
    version: int
    system: str
    title: Annotated[str, msgspec.Meta(max_length=MAX_TITLE)] = ""
    tags: Annotated[tuple[str, ...], Kinds] = ()
    """By which its owner finds it; programs that know none pass over them."""
    content: msgspec.Raw = NO_CONTENT
    """What the document shows now, where its kind can be written down without history.

    A content that differs from what the entries lead to was edited by hand and counts.
    """
    entries: tuple[FileLine, ...] = ()


class UnreadableFileError(LibraryError):
    """Not a document of ours, or one we cannot read."""


def write_document(session: Session[S, C, E], title: str, tags: tuple[str, ...] = ()) -> bytes:
    """The document with its whole history, indented so that people can read it.

    A history so long that the file could not be read in again is written without white space.
    """
    snapshot = session.system.snapshot
    content = (
        msgspec.Raw(msgspec.json.encode(snapshot.take(session.state))) if snapshot else NO_CONTENT
    )
    file = DocumentFile(
        FORMAT,
        VERSION,
        session.system.id,
        title[:MAX_TITLE],
        tags,
        content,
        tuple(FileLine(msgspec.Raw(line.body), line.hash) for line in session.lines()),
    )
    text = msgspec.json.encode(file)
    readable = msgspec.json.format(text, indent=1) + b"\n"
    return readable if len(readable) <= MOST_FILE_BYTES else text


def require_size(size: int) -> None:
    """Raises UnreadableFileError for a file that is too large to be ours, before it is read."""
    if size > MOST_FILE_BYTES:
        limit = MOST_FILE_BYTES // 1024 // 1024
        raise UnreadableFileError(say("session.file.too_large", limit=limit))


def why_not_again(data: bytes, lines: int) -> Message | None:
    """What to know about a document that was written out, but is too large to be read again."""
    if len(data) <= MOST_FILE_BYTES and lines <= MOST_ENTRIES and not too_many_values(data):
        return None
    size = -(-len(data) // (1024 * 1024))
    return say("session.file.not_again", lines=lines, size=size)


def read_header(data: bytes) -> DocumentFile:
    """The outer shape of a file of any bytes, or UnreadableFileError."""
    require_size(len(data))
    if too_many_values(data):
        raise UnreadableFileError(say("session.file.too_full"))
    try:
        file = msgspec.json.decode(data, type=DocumentFile)
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(say("session.file.not_ours", detail=str(error))) from None
    if file.format != FORMAT or file.version < 1:
        raise UnreadableFileError(say("session.file.not_ours", detail=file.format[:60]))
    if file.version < OLDEST_VERSION:
        raise UnreadableFileError(
            say("session.file.older", version=file.version, oldest=OLDEST_VERSION)
        )
    if file.version > VERSION:
        raise UnreadableFileError(say("session.file.newer", version=file.version, known=VERSION))
    if len(file.entries) > MOST_ENTRIES:
        raise UnreadableFileError(say("session.file.too_long", limit=MOST_ENTRIES))
    tags = tuple(visible(tag) for tag in file.tags)
    return msgspec.structs.replace(file, title=visible(file.title), tags=tags)


def decode_content(file: DocumentFile, kind: type[T]) -> T:
    """What the file shows, typed and within bounds."""
    try:
        text = visible_json(bytes(file.content))
        content = msgspec.json.decode(text, type=kind)
        why = why_unbounded(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(say("session.file.bad_content", detail=str(error))) from None
    if why:
        raise UnreadableFileError(say("session.file.bad_content", detail=why))
    return content


def file_lines(file: DocumentFile) -> Work[tuple[Line, ...]]:
    """The journal lines as they were hashed, whatever the white space of the file."""
    lines = []
    for number, line in enumerate(file.entries, start=1):
        try:
            body = msgspec.json.encode(msgspec.json.decode(line.entry))
        except (ValueError, RecursionError) as error:
            raise UnreadableFileError(
                say("session.file.damaged", step=number, detail=str(error))
            ) from None
        lines.append(Line(number, body, line.hash))
        if number % LINES_AT_ONCE == 0:
            yield number / len(file.entries)
    return tuple(lines)


def open_document(
    file: DocumentFile,
    system: GameSystem[S, C, E],
    dice: Dice,
    clock: Clock = system_clock,
) -> Session[S, C, E]:
    """A session on the file's history, which stays in memory; content edited by hand becomes one
    more step."""
    return finished(opening_document(file, system, dice, clock))


def opening_document(
    file: DocumentFile,
    system: GameSystem[S, C, E],
    dice: Dice,
    clock: Clock = system_clock,
) -> Work[Session[S, C, E]]:
    """The same in slices."""
    if file.system != system.id:
        raise UnreadableFileError(
            say("session.file.other_kind", found=file.system[:60], expected=system.id)
        )
    lines = yield from part_of(file_lines(file), 0.0, 0.3)
    journal = MemoryJournal(lines)
    try:
        session = yield from part_of(Session.opening(system, journal, dice, clock), 0.3, 1.0)
    except DamagedJournalError as error:
        raise UnreadableFileError(error.message) from None
    _adopt_edited_content(file, session)
    return session


def _adopt_edited_content(file: DocumentFile, session: Session[S, C, E]) -> None:
    snapshot = session.system.snapshot
    if snapshot is None or bytes(file.content) in (b"", b"null"):
        return
    content = decode_content(file, snapshot.type)
    try:
        if content != snapshot.take(session.state):
            session.submit(snapshot.adopt(content), overrule=True)
    except ValueError as error:
        raise UnreadableFileError(say("session.file.bad_content", detail=str(error))) from None
    except (Refused, Objected) as answer:
        raise UnreadableFileError(answer.messages[0]) from None
