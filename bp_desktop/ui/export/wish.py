"""What somebody asks of an export, in the window or on the command line, and how large it is."""

from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.board.layers import USUAL, Layers
from bp_desktop.ui.export.pages import divide, page_named
from bp_desktop.ui.export.paper import Division, PaperStyle
from bp_desktop.ui.export.sheet_style import (
    MM_PER_INCH,
    SheetStyle,
    Style,
    picture_of,
)
from bp_desktop.ui.export.writing import ExportError

LEAST_DPI, MOST_DPI = 20, 1200
MOST_OVERLAP = 40
LEAST_CELL, MOST_CELL = 1, 200


class What(StrEnum):
    PNG = "png"
    SVG = "svg"
    PDF = "pdf"
    SETUP = "setup"
    """The list, tile by tile, of what to put on a real table."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One export as a person set it up."""

    what: What = What.PNG
    style: Style = "dark"
    mm_per_cell: float = 12
    dpi: int = 150
    division: Division = "pages"
    page: str = "A4"
    overlap: float = 8
    layers: Layers = USUAL
    notes: bool = False
    palette: str = "safe"

    @property
    def suffix(self) -> str:
        return ".pdf" if self.what is What.SETUP else f".{self.what}"

    @property
    def sheet(self) -> SheetStyle:
        return SheetStyle(
            self.style, float(self.mm_per_cell), self.palette, self.layers, self.notes
        )

    @property
    def paper(self) -> PaperStyle:
        return PaperStyle(self.division, self.page, float(self.overlap))

    def check(self) -> None:
        """Raises ExportError for what no control of the window can be set to."""
        if not LEAST_DPI <= self.dpi <= MOST_DPI:
            raise ExportError(say("export.resolution", least=LEAST_DPI, most=MOST_DPI))
        if not LEAST_CELL <= self.mm_per_cell <= MOST_CELL:
            raise ExportError(say("export.cell_size", least=LEAST_CELL, most=MOST_CELL))
        if not 0 <= self.overlap <= MOST_OVERLAP:
            raise ExportError(say("export.overlap", most=MOST_OVERLAP))


_STYLES: dict[What, Style] = {What.PNG: "dark", What.PDF: "paper"}


def usual(what: What) -> Wish:
    """As it is before anybody changes anything. Notes are for whoever lays out the board, and not
    for those who play on it."""
    return Wish(what, style=_STYLES.get(what, "light"), notes=what is What.SETUP)


@dataclass(frozen=True, slots=True)
class Extent:
    """How large the export will be. Of a set-up sheet nothing is known before."""

    millimetres: tuple[int, int]
    pixels: tuple[int, int]
    sheets: int


def extent(content: MapContent, wish: Wish) -> Extent:
    """Raises ExportError if there is no board."""
    bounds = picture_of(content, wish.sheet, vectors=True).bounds()
    unit = wish.sheet.mm_per_unit
    wide, high = bounds.width() * unit, bounds.height() * unit
    sheets = 1
    if wish.what is What.PDF and wish.division == "pages":
        division = divide(wide, high, page_named(wish.page), float(wish.overlap))
        sheets = division.columns * division.rows if division is not None else 0
    elif wish.what is What.PDF and wish.division == "tiles":
        tiles = content.board.tiles
        sheets = len(tiles.places) if tiles is not None else 0
    dots = wish.dpi / MM_PER_INCH
    return Extent((round(wide), round(high)), (ceil(wide * dots), ceil(high * dots)), sheets)
