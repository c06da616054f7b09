"""Writing of exported files: whole or not at all, and with one clear reason if not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bp_desktop.core.export_settings import ExportError
from bp_desktop.files import made_aside, unwritable


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A path to write to; what was written there takes the place of `path` at the end.

    Raises ExportError where the disk refuses, and leaves nothing half-done behind.
    """
    try:
        with made_aside(path, replace=True) as beside:
            yield beside
    except OSError as error:
        raise ExportError(unwritable(path, error)) from error
