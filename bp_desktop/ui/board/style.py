"""Style of a board: which of its layers are shown, and the colours the drawing kit asks for."""

from dataclasses import dataclass, replace

CELL_LINES = "cell_lines"
TILE_LINES = "tile_lines"
TILE_NUMBERS = "tile_numbers"
COORDINATES = "coordinates"
"""Layers that any board of tiles has; a game adds names of its own."""


OFFER = "#ffeeb0"
"""Over cells that are on offer, unless a palette has its own."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPalette:
    """Player colours are not here: they come with the players."""

    name: str
    """Tells apart the pictures kept of different palettes, also of different games."""
    void: str
    """Beyond the board."""
    cell_line: str
    tile_line: str
    tile_label: str
    coordinate: str
    ink: str
    """Lines of icons and edges of plates."""
    plate: str
    """Under a piece, so that it stands out from lines and light."""
    pill: str
    pill_edge: str
    """Under words and numbers on the board."""
    pill_text: str
    pill_quiet: str
    halo: str
    """Around text, so that it can be read on everything."""
    action: str = "#f0c060"
    """The dots that stand for actions left."""
    offer: str = OFFER
    """Over cells that are on offer: seen on every ground."""
