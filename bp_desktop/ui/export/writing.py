"""Writing of exported files: how far it is, how it is stopped, and whole or not at all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QPainter

from bp_desktop.core.export_settings import ExportError
from bp_desktop.files import made_aside, unwritable
from bp_desktop.ui.board.still import PaintBudget

Tell = Callable[[float], None]
"""Is told from 0 to 1 how far the work is; raises CancelledError to end it."""


class CancelledError(Exception):
    """Somebody does not want the file any more; nothing was written."""


def to_nobody(_done: float) -> None:
    """For those who only wait."""


def part_of(tell: Tell, first: float, last: float) -> Tell:
    """For a piece of the work that runs from one share of the whole to another."""
    return lambda done: tell(first + (last - first) * done)


class ProgressPace(PaintBudget):
    """Tells after each thing that is drawn; how many there will be is a guess, and may be low."""

    def __init__(self, tell: Tell, expected: int) -> None:
        super().__init__()
        self._tell = tell
        self._expected = max(1, expected)
        self._drawn = 0

    def keep(self) -> None:
        self._drawn += 1
        self._tell(min(1.0, self._drawn / self._expected))


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """The painter is afterwards as it was, also where the work is stopped in the middle."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


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
