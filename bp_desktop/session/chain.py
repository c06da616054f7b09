"""Entries to lines and back, chained by hash so that an edited file is noticed."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Generic

import msgspec

from bp_desktop.core.bounds import why_too_long, why_unbounded
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.type_variables import C, E
from bp_desktop.core.visible_text import visible_json
from bp_desktop.games.system import GameSystem
from bp_desktop.session.entry import Entry
from bp_desktop.session.ports import DamagedJournalError, Line

FIRST_HASH = "0" * 64
FINGERPRINT_LENGTH = 16
"""Letters: nobody finds another journal with the same ones."""


def chained_hash(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()


def fingerprint(hash_: str) -> str:
    """The beginning of a hash in groups that people can write down and compare: of the last line
    of a journal it stands for all lines before it too. Empty where nothing was written yet."""
    if hash_ == FIRST_HASH:
        return ""
    return " ".join(hash_[at : at + 4].upper() for at in range(0, FINGERPRINT_LENGTH, 4))


class Chain(Generic[C, E]):
    """Reads and writes the lines of one journal, in order."""

    def __init__(self, system: GameSystem[Any, C, E]) -> None:
        self._encoder = msgspec.json.Encoder()
        entry: Any = Entry  # the unions are known at run time only
        self._decoder: msgspec.json.Decoder[Entry[C, E]] = msgspec.json.Decoder(
            entry[system.commands, system.events]
        )
        self._hash = FIRST_HASH
        self._seq = 0
        self.edited_at: int | None = None
        """The first line that does not match its hash, if any."""

    def line(self, entry: Entry[C, E]) -> tuple[Line, Entry[C, E]]:
        """The next line, and the entry as it will be read from it; it counts after `accept`.

        Reading it back at once means that no line is ever kept that cannot be read again.
        """
        try:
            body = self._encoder.encode(entry)
        except UnicodeEncodeError as error:
            raise Refused(say("session.not_text", detail=str(error))) from None
        if why := why_unbounded(body):
            raise Refused(say("session.out_of_bounds", detail=why))
        try:
            read = self._decoder.decode(visible_json(body))
        except msgspec.ValidationError as error:
            if "<=" in str(error) or ">=" in str(error):  # a cell off every board, say
                raise Refused(say("session.out_of_bounds", detail=str(error))) from None
            raise  # a mistake of the program
        if why := why_too_long(read, body):
            raise Refused(say("session.out_of_bounds", detail=why))
        return Line(entry.seq, body, chained_hash(self._hash, body)), read

    def accept(self, line: Line) -> None:
        self._hash, self._seq = line.hash, line.seq

    @property
    def head_hash(self) -> str:
        """Of the last line."""
        return self._hash

    @property
    def next_seq(self) -> int:
        return self._seq + 1

    def remembered(self, entries: Iterable[Entry[C, E]]) -> Iterator[Line]:
        """The lines of entries that were read or written here, for when the journal itself is not
        to be had any more. A step that was edited stays noticeable."""
        previous = FIRST_HASH
        for entry in entries:
            body = self._encoder.encode(entry)
            edited = "edited" if entry.seq == self.edited_at else ""
            previous = chained_hash(edited + previous, body)
            yield Line(entry.seq, body, previous)

    def reading(self, lines: Iterable[Line]) -> Iterator[Entry[C, E]]:
        """Decode lines in order, noticing gaps, damage and edits."""
        for line in lines:
            if line.seq != self.next_seq:
                raise DamagedJournalError(self.next_seq, "missing")
            if self.edited_at is None and line.hash != chained_hash(self._hash, line.body):
                self.edited_at = line.seq
            try:
                entry = self._decoder.decode(visible_json(line.body))
                why = why_unbounded(line.body) or why_too_long(entry, line.body)
            except (ValueError, RecursionError) as error:
                raise DamagedJournalError(line.seq, str(error)) from None
            if why:
                raise DamagedJournalError(line.seq, why)
            if entry.seq != line.seq:
                raise DamagedJournalError(line.seq, "another step's text")
            self.accept(line)
            yield entry
