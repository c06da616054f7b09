"""How exported files come into being: whole or not at all, and with one clear reason if not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bp_desktop.core.messages import Message, say


class ExportError(Exception):
    """The file was not written; whatever was there before is untouched."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A path to write to; what was written there takes the place of `path` at the end.

    Raises ExportError where the disk refuses, and leaves nothing half-done behind.
    """
    beside = path.with_name(path.name + ".part")
    try:
        yield beside
        beside.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ExportError(say("export.unwritable", path=str(path), reason=reason)) from error
    finally:
        beside.unlink(missing_ok=True)
