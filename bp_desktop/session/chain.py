"""Entries to lines and back, chained by hash so that an edited file is noticed."""

import hashlib
from collections.abc import Iterable
from typing import Any, Generic

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.type_variables import C, E
from bp_desktop.games.system import GameSystem
from bp_desktop.session.entry import Entry
from bp_desktop.session.ports import DamagedJournalError, Line

FIRST_HASH = "0" * 64


def chained_hash(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()


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
        return Line(entry.seq, body, chained_hash(self._hash, body)), self._decoder.decode(body)

    def accept(self, line: Line) -> None:
        self._hash, self._seq = line.hash, line.seq

    @property
    def next_seq(self) -> int:
        return self._seq + 1

    def read(self, lines: Iterable[Line]) -> list[Entry[C, E]]:
        """Decode lines in order, noticing gaps, damage and edits."""
        entries = []
        for line in lines:
            if line.seq != self.next_seq:
                raise DamagedJournalError(self.next_seq, "missing")
            if self.edited_at is None and line.hash != chained_hash(self._hash, line.body):
                self.edited_at = line.seq
            try:
                entry = self._decoder.decode(line.body)
            except (ValueError, RecursionError) as error:
                raise DamagedJournalError(line.seq, str(error)) from None
            if entry.seq != line.seq:
                raise DamagedJournalError(line.seq, "another step's text")
            entries.append(entry)
            self.accept(line)
        return entries
