"""What the export panel asks for, and the writing of it with news of how far it is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from pathlib import Path

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.burning_planets.art.layers import ALL, Layers
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.export.pages import divide, page_named
from bp_desktop.ui.burning_planets.export.pdf import Division, PaperStyle, export_pdf
from bp_desktop.ui.burning_planets.export.png import LONGEST, strips
from bp_desktop.ui.burning_planets.export.png_file import write_png
from bp_desktop.ui.burning_planets.export.setup_sheet import export_setup_sheet
from bp_desktop.ui.burning_planets.export.sheet_style import (
    MM_PER_INCH,
    SheetStyle,
    Style,
    picture_of,
)
from bp_desktop.ui.burning_planets.export.svg import export_svg
from bp_desktop.ui.burning_planets.export.writing import ExportError, written_beside

Tell = Callable[[float], None]
"""Is told from 0 to 1 how far the work is; raises CancelledError to end it."""


class CancelledError(Exception):
    """Somebody does not want the file any more; nothing was written."""


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
    mm_per_cell: int = 12
    dpi: int = 150
    division: Division = "pages"
    page: str = "A4"
    overlap: int = 8
    layers: Layers = ALL
    palette: str = "safe"

    @property
    def suffix(self) -> str:
        return ".pdf" if self.what is What.SETUP else f".{self.what}"

    @property
    def sheet(self) -> SheetStyle:
        return SheetStyle(self.style, float(self.mm_per_cell), self.palette, self.layers)


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
    return Extent((round(wide), round(high)), _pixels(wide, high, wish.dpi), sheets)


def write(content: MapContent, wish: Wish, path: Path, tell: Tell) -> None:
    """Raises ExportError or CancelledError; then nothing was written. Needs a QGuiApplication."""
    tell(0.0)
    match wish.what:
        case What.PNG:
            _write_png(content, wish, path, tell)
        case What.SVG:
            export_svg(content, path, sheet=wish.sheet)
        case What.PDF:
            paper = PaperStyle(wish.division, wish.page, float(wish.overlap))
            export_pdf(content, path, sheet=wish.sheet, paper=paper)
        case What.SETUP:
            export_setup_sheet(content, path, names=names(), page=wish.page, palette=wish.palette)


def _pixels(wide: float, high: float, dpi: int) -> tuple[int, int]:
    dots = dpi / MM_PER_INCH
    return ceil(wide * dots), ceil(high * dots)


def _write_png(content: MapContent, wish: Wish, path: Path, tell: Tell) -> None:
    """As export_png, from the same parts, with news after each strip: pictures can be huge."""
    sheet = wish.sheet
    picture = picture_of(content, sheet, vectors=False)
    scale = wish.dpi / MM_PER_INCH * sheet.mm_per_unit
    bounds = picture.bounds()
    size = (ceil(bounds.width() * scale), ceil(bounds.height() * scale))
    if max(size) > LONGEST or min(size) < 1:
        raise ExportError(say("export.too_large", width=size[0], height=size[1], most=LONGEST))

    def told() -> Iterator[bytes]:
        done, whole = 0, size[1] * (size[0] * 3 + 1)
        for strip in strips(picture, size, scale):
            yield strip
            done += len(strip)
            tell(done / whole)

    with written_beside(path) as beside, beside.open("wb") as file:
        write_png(file, size, told(), dpi=float(wish.dpi), title=content.title)
