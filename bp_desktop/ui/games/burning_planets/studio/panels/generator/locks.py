"""What stays when the map is rolled again: locks are view state, chosen for the next roll."""

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.selection import Selection
from bp_desktop.ui.editor.things import Sort


class Locks(QObject):
    """Locked planets and asteroids."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._planets: frozenset[PlanetId] = frozenset()
        self._asteroids: frozenset[AsteroidId] = frozenset()

    def planets(self, state: MapState) -> tuple[PlanetId, ...]:
        """In the order of the map; what is gone is not locked any more."""
        return tuple(id_ for id_ in state.board.planets if id_ in self._planets)

    def asteroids(self, state: MapState) -> tuple[AsteroidId, ...]:
        return tuple(id_ for id_ in state.board.asteroids if id_ in self._asteroids)

    def lock(self, planet: PlanetId, *, locked: bool) -> None:
        kept = self._planets - {planet}
        self._become(kept | {planet} if locked else kept, self._asteroids)

    def lock_asteroids(self, asteroids: frozenset[AsteroidId]) -> None:
        self._become(self._planets, asteroids)

    def lock_chosen(self, selection: Selection) -> None:
        """Add what is chosen on the canvas."""
        planets = {PlanetId(one.id) for one in selection.things if one.sort is Sort.PLANET}
        rocks = {AsteroidId(one.id) for one in selection.things if one.sort is Sort.ASTEROID}
        self._become(self._planets | planets, self._asteroids | rocks)

    def unlock_all(self) -> None:
        self._become(frozenset(), frozenset())

    def cells(self, state: MapState) -> tuple[Hex, ...]:
        """What is locked, to be marked on the canvas."""
        found: list[Hex] = []
        for planet in self.planets(state):
            shape = state.geometry.shapes.get(planet)
            found += shape.cells if shape is not None else ()
        rocks = (state.board.asteroids[id_].at for id_ in self.asteroids(state))
        found += (at for at in rocks if at is not None)
        return tuple(found)

    def _become(self, planets: frozenset[PlanetId], asteroids: frozenset[AsteroidId]) -> None:
        if (planets, asteroids) != (self._planets, self._asteroids):
            self._planets, self._asteroids = planets, asteroids
            self.changed.emit()
