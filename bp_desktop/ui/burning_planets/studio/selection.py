"""What is chosen on the map: view state, never journalled."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.burning_planets.studio.things import Thing, still_there


class Selection(QObject):
    """A set of things. Panels and tools share it and listen to `changed`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._things: frozenset[Thing] = frozenset()

    @property
    def things(self) -> frozenset[Thing]:
        return self._things

    @property
    def only(self) -> Thing | None:
        """The one thing chosen, if it is one."""
        return next(iter(self._things)) if len(self._things) == 1 else None

    def choose(self, things: Iterable[Thing]) -> None:
        wanted = frozenset(things)
        if wanted != self._things:
            self._things = wanted
            self.changed.emit()

    def forget_missing(self, state: MapState) -> None:
        """After a change of the map: let go of what is no longer there."""
        self.choose(still_there(state, self._things))
