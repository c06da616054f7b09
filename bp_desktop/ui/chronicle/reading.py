"""Annals reader: a journal into annals, a little at a time so that the window answers."""

from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.type_variables import E, S
from bp_desktop.games.table import TableGame
from bp_desktop.session.entry import Step
from bp_desktop.session.session import Session
from bp_desktop.ui.chronicle.annals import Annals, Chapter, chapters_of
from bp_desktop.ui.widgets.slices import Slices, Work

AT_ONCE = 0.2
"""Seconds that nobody minds waiting for."""


class AnnalsReader(QObject, Generic[S, E]):
    """Follows one session. `annals` and `chapters` are whole when `is_done`."""

    progressed = Signal()
    finished = Signal()

    def __init__(
        self,
        session: Session[S, Any, E],
        game: TableGame[S, Any, E],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._read: list[Step[Any, E]] = []
        self.annals = Annals(game)
        self.chapters: tuple[Chapter, ...] = ()
        self.is_done = False
        self._slices = Slices(self, lambda _share: self.progressed.emit(), at_once=AT_ONCE)

    @property
    def progress(self) -> float:
        """0 to 1."""
        return self.annals.last / max(len(self._session.timeline), 1)

    def catch_up(self) -> None:
        """Read what is new; after an undo or a correction, from where the past differs.

        Short journals are done at once, long ones later: `finished` tells in both cases.
        """
        timeline = self._session.timeline
        same = next(
            (
                place
                for place, (old, new) in enumerate(zip(self._read, timeline, strict=False))
                if old is not new
            ),
            min(len(self._read), len(timeline)),
        )
        if same < len(self._read):
            del self._read[same:]
            self.annals.cut(same, self._session.state_after(same))
        self.is_done = False
        self._slices.start(self._reading(), self._finish)

    def _reading(self) -> Work:
        timeline = self._session.timeline
        while len(self._read) < len(timeline):
            step = timeline[len(self._read)]
            self.annals.read(step.seq, step.outcome.events, step.outcome.rolls)
            self._read.append(step)
            yield self.progress

    def _finish(self, _nothing: None) -> None:
        self.chapters = chapters_of(self.annals.samples)
        self.is_done = True
        self.finished.emit()
