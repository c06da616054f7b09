"""Colours of a board that the drawing kit asks for; a game adds those of its own things."""

from dataclasses import dataclass


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
    label: str
    coordinate: str
    ink: str
    """Lines of icons and edges of plates."""
    plate: str
    """Under a piece, so that it stands out from lines and light."""
    halo: str
    """Around text, so that it can be read on everything."""
    offer: str = "#ffeeb0"
    """Over cells that are on offer: seen on every ground."""
