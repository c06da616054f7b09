"""What is chosen on the map: view state, never journalled."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.things import Thing, still_there


class Selection(QObject):
    """A set of things, or one tile. Panels and tools share it and listen to `changed`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._things: frozenset[Thing] = frozenset()
        self._tile: TilePlace | None = None

    @property
    def things(self) -> frozenset[Thing]:
        return self._things

    @property
    def only(self) -> Thing | None:
        """The one thing chosen, if it is one."""
        return next(iter(self._things)) if len(self._things) == 1 else None

    @property
    def tile(self) -> TilePlace | None:
        """The tile chosen instead of things."""
        return self._tile

    def choose(self, things: Iterable[Thing]) -> None:
        self._become(frozenset(things), None)

    def choose_tile(self, place: TilePlace) -> None:
        self._become(frozenset(), place)

    def _become(self, things: frozenset[Thing], tile: TilePlace | None) -> None:
        if (things, tile) != (self._things, self._tile):
            self._things, self._tile = things, tile
            self.changed.emit()

    def forget_missing(self, state: MapState) -> None:
        """After a change of the map: let go of what is no longer there."""
        tiles = state.board.tiles
        there = tiles is not None and self._tile in tiles.places
        self._become(still_there(state, self._things), self._tile if there else None)
