"""Named moments of a map's journal: what they are called and how the map was then."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bp_desktop.games.burning_planets.map.events import RevisionNamed
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.entry import Entry
from bp_desktop.session.history import History, Standing
from bp_desktop.session.session import Session

AnySession = Session[MapState, Any, Any]


@dataclass(frozen=True, slots=True)
class NamedRevision:
    seq: int
    """The step after which the map is meant."""
    name: str
    at: datetime
    """When it was named."""


def named_revisions(
    entries: Sequence[Entry[Any, Any]], standings: dict[int, Standing]
) -> tuple[NamedRevision, ...]:
    """The names that count, the latest last.

    A name stays when the steps around it are undone: that is what it is for. Only forgetting a
    name is taken back by undo.
    """
    found: dict[int, NamedRevision] = {}
    for entry in entries:
        for event in entry.events:
            if not isinstance(event, RevisionNamed):
                continue
            if event.name:
                found[event.of] = NamedRevision(event.of, event.name, entry.at)
            elif standings.get(entry.seq, Standing.DONE) is Standing.DONE:
                found.pop(event.of, None)
    return tuple(found.values())


class RevisionBook:
    """Works out how a map was at a moment, undone branches included, and remembers it."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._known: dict[int, MapState] = {}

    def named(self) -> tuple[NamedRevision, ...]:
        return named_revisions(self._session.entries, self._session.standings())

    @property
    def latest(self) -> int:
        """The number of the last line of the journal; 0 before the first."""
        entries = self._session.entries
        return entries[-1].seq if entries else 0

    def state_at(self, seq: int) -> MapState:
        """The map as it was when that line had been written, by the lines up to it."""
        if seq not in self._known:
            history: History[MapState, Any, Any] = History(self._session.system)
            for entry in self._session.entries:
                if entry.seq > seq:
                    break
                history.become(history.passage(entry))
            self._known[seq] = history.state
        return self._known[seq]
