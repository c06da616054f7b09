"""Long work in slices between two events of the window, so that it never stands still."""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer

Work = Generator[float, None, Any]
"""Yields the share done every few milliseconds, and returns the answer."""

SLICE_SECONDS = 0.01
PATIENCE_SECONDS = 0.15
"""Nobody is told of work that takes less: it would only flicker."""


class Slices(QObject):
    """One piece of work at a time; what is begun replaces what is under way. `on_progress` is told
    the share done of what takes longer.

    Not a thread: garbage collected there could be widgets of this one.
    """

    def __init__(
        self,
        parent: QObject,
        on_progress: Callable[[float], object],
        *,
        at_once: float = SLICE_SECONDS,
        slice_seconds: float = SLICE_SECONDS,
    ) -> None:
        """`at_once`: how many seconds nobody minds to wait for the first slice; the others take
        `slice_seconds` each."""
        super().__init__(parent)
        self._on_progress = on_progress
        self._at_once = at_once
        self.slice_seconds = slice_seconds
        self._work: Work | None = None
        self._then: Callable[[Any], object] = lambda _result: None
        self._since = 0.0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._slice)

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def start(self, work: Work, then: Callable[[Any], object]) -> None:
        """What takes no longer than the first slice is done when this returns."""
        self.stop()
        self._work, self._then = work, then
        self._since = perf_counter()
        self._work_for(self._at_once)
        if self.is_busy:
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        if self._work is not None:
            self._work.close()
            self._work = None

    def _slice(self) -> None:
        self._work_for(self.slice_seconds)

    def _work_for(self, seconds: float) -> None:
        work = self._work
        if work is None:
            return
        until = perf_counter() + seconds
        share = 0.0
        while perf_counter() < until:
            try:
                share = next(work)
            except StopIteration as stop:
                self._timer.stop()
                self._work = None
                self._then(stop.value)
                return
        if perf_counter() - self._since > PATIENCE_SECONDS:
            self._on_progress(share)
