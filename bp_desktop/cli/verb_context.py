"""Context of a verb: all that the composition root hands to the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, TextIO

from bp_desktop import files
from bp_desktop.cli.seam import GameVerbs, Json
from bp_desktop.core.bounds import MOST_FILE_BYTES
from bp_desktop.core.messages import Message, say
from bp_desktop.core.visible_text import visible
from bp_desktop.session.library import AnySystem, LibraryError, Salvaged

Facts = tuple[tuple[str, str], ...]
"""Lines of a report: what, and its value."""

DONE, ANSWER_IS_NO, BAD_USAGE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class VerbContext:
    """Everything outside the pure core that a verb may need."""

    games: Sequence[GameVerbs]
    """The first one is meant where none is named."""
    find_system: Callable[[str], AnySystem | None]
    """A kind of document by the id that files have."""
    sentence: Callable[[Message], str]
    """A message in words."""
    doctor_facts: Callable[[Path | None], tuple[Facts, bool]]
    """What `doctor` reports of the program and a box, and whether all is well."""
    salvage: Callable[[Path, Path], Salvaged]
    """Brings what can be read of a box into a folder."""
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    source: BinaryIO = field(default_factory=lambda: sys.stdin.buffer)
    """Where a file called "-" is read from."""

    def answer(self, told: Json, lines: Iterable[str | Message], *, as_json: bool) -> None:
        """One object for programs that asked for it, else lines for people."""
        for line in (json.dumps(told),) if as_json else lines:
            text = visible(line) if isinstance(line, str) else self.sentence(line)
            print(text, file=self.out, flush=True)


class BadUsageError(LibraryError):
    """A wrong command line or a file that cannot be had: one sentence, exit code 2."""


def read_file(path: Path) -> bytes:
    """The whole file or, of one too large to be ours, enough to tell."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_FILE_BYTES + 1)
    except OSError as error:
        raise BadUsageError(files.unreadable(path, error)) from None


def write_file(path: Path, data: bytes, *, replace: bool) -> None:
    """A file that is there is written over only if asked for."""
    try:
        files.write_file(path, data, replace=replace)
    except FileExistsError:
        raise BadUsageError(say("cli.file_exists", path=str(path))) from None
    except OSError as error:
        raise BadUsageError(files.unwritable(path, error)) from None
