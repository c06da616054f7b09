"""What exports have in common: the style, the size of a cell, and the board's picture."""

from dataclasses import dataclass
from typing import Literal

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.ui.burning_planets.art.board_picture import LAYOUT, BoardPicture
from bp_desktop.ui.burning_planets.art.colors import DARK, LIGHT, PAPER
from bp_desktop.ui.burning_planets.art.fonts import load_fonts
from bp_desktop.ui.burning_planets.art.layers import ALL, Layers
from bp_desktop.ui.burning_planets.art.sides import sides_of
from bp_desktop.ui.burning_planets.export.writing import ExportError

Style = Literal["dark", "light", "paper"]
COLORS = {"dark": DARK, "light": LIGHT, "paper": PAPER}
MM_PER_INCH = 25.4


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """How a board looks when it leaves the program."""

    style: Style = "paper"
    mm_per_cell: float = 12.0
    """From one flat side of a cell to the other, on paper."""
    palette: str = "safe"
    layers: Layers = ALL

    @property
    def mm_per_unit(self) -> float:
        """Millimetres per scene unit."""
        return self.mm_per_cell / LAYOUT.hex_width


def picture_of(content: MapContent, sheet: SheetStyle, *, vectors: bool) -> BoardPicture:
    """The board as it will be drawn. Raises ExportError if there is none."""
    tiles = content.board.tiles
    if tiles is None or not tiles.places:
        raise ExportError(say("export.no_board"))
    if not 1.0 <= sheet.mm_per_cell <= 200.0:
        raise ExportError(say("export.cell_size", least=1, most=200))
    load_fonts()
    return BoardPicture(
        content.board,
        radii(content.options),
        COLORS[sheet.style],
        sides_of(content.seats, sheet.palette),
        layers=sheet.layers,
        for_print=vectors,
    )
