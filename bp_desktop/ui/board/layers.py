"""Layers of a board: which are switched off, and which single things are left out."""

from dataclasses import dataclass, replace

CELL_LINES = "cell_lines"
TILE_LINES = "tile_lines"
TILE_NUMBERS = "tile_numbers"
COORDINATES = "coordinates"
"""Layers that any board of tiles has; a game adds names of its own."""


@dataclass(frozen=True, slots=True)
class Layers:
    """View state: it is never kept in a document."""

    off: frozenset[str] = frozenset({COORDINATES})
    hidden: frozenset[str] = frozenset()
    """Ids of what is shown elsewhere for the moment, such as a ship in hand."""

    def shows(self, layer: str) -> bool:
        return layer not in self.off

    def switched(self, layer: str, *, on: bool) -> "Layers":
        return replace(self, off=self.off - {layer} if on else self.off | {layer})


USUAL = Layers()
"""Everything but the coordinates in the cells."""
