"""The ports of a session: a journal that keeps its lines, and a clock."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Protocol

import msgspec

from bp_desktop.core.messages import say
from bp_desktop.session.library import LibraryError


class Line(msgspec.Struct, frozen=True, gc=False):
    """One entry as it is kept: its JSON text, and a hash over it and all lines before it."""

    seq: int
    body: bytes
    hash: str


class DamagedJournalError(LibraryError):
    """A line cannot be read at all."""

    def __init__(self, seq: int, detail: str) -> None:
        super().__init__(say("session.file.damaged", step=seq, detail=detail))
        self.seq = seq
        self.detail = detail


class Journal(Protocol):
    """Appends; never updates, never deletes. `append` returns only when the line is safe."""

    def lines(self) -> Iterable[Line]: ...

    def append(self, line: Line) -> None: ...


Clock = Callable[[], datetime]


def system_clock() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


class MemoryJournal:
    """A journal that lasts as long as the program."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._lines = list(lines)

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines)

    def append(self, line: Line) -> None:
        self._lines.append(line)
