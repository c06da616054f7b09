"""What the command line is given by the composition root, so that it need not know the others."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Literal, TextIO

from bp_desktop import files
from bp_desktop.core.export_settings import ExportSettings
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.session.document_file import MAX_BYTES

Language = Literal["en", "it", "ru"]
Facts = tuple[tuple[str, str], ...]
"""Lines of a report: what, and its value."""


def _cannot_export(
    _content: MapContent, _settings: ExportSettings, out: Path, _language: Language
) -> None:
    raise BadUsageError(say("cli.cannot_export", path=str(out)))


@dataclass(frozen=True, slots=True)
class World:
    """Everything outside the pure core that a verb may need."""

    resource_text: Callable[[str], str]
    """A text file from the resources folder."""
    sentence: Callable[[Message], str]
    """A message in words."""
    doctor_facts: Callable[[Path | None], tuple[Facts, bool]]
    """What `doctor` reports of the program and a box, and whether all is well."""
    export_map: Callable[[MapContent, ExportSettings, Path, Language], None] = _cannot_export
    """Writes a map as a picture, with words in a language; raises ExportError."""
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    source: BinaryIO = field(default_factory=lambda: sys.stdin.buffer)
    """Where a file called "-" is read from."""


class BadUsageError(Exception):
    """A wrong command line or an unreadable file: one sentence, exit code 2."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


DONE, ANSWER_IS_NO, BAD_USAGE = 0, 1, 2


def read_file(path: Path) -> bytes:
    """The whole file or, of one too large to be ours, enough to tell."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadUsageError(files.unreadable(path, error)) from None


def write_file(path: Path, data: bytes) -> None:
    try:
        files.write_file(path, data, replace=True)
    except OSError as error:
        raise BadUsageError(files.unwritable(path, error)) from None
