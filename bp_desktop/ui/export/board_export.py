"""Board export: the one door through which a board leaves as a file, whatever its game."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtGui import QPainterPath

from bp_desktop.core.export_settings import PDF, PNG, SVG, ExportSettings
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.export.pages import divide, page_named
from bp_desktop.ui.export.writing import Tell, to_nobody

MM_PER_INCH = 25.4


@dataclass(frozen=True, slots=True)
class OwnSheet:
    """A sheet that only one game prints, as a PDF. Its words are in the language of the moment."""

    id: str
    name: str
    explanation: str
    file_word: str
    """Comes after the title in the name of the file."""
    write: Callable[[ExportSettings, Path, Tell], object]


@dataclass(frozen=True, slots=True)
class ExportSource:
    """A board to export, as its game hands it in."""

    title: str
    draw: Callable[[ExportSettings, bool], StillBoard]
    """The board in these settings, as vectors or from pictures. Raises ExportError if there is
    none."""
    things: int
    """About as many as a drawing of the whole board has parts."""
    tiles: int
    tile_outline: Callable[[int], QPainterPath]
    """Of a tile, counted from 0, in scene coordinates."""
    sheets: tuple[OwnSheet, ...] = ()

    def picture(self, settings: ExportSettings, *, vectors: bool) -> StillBoard:
        """Raises ExportError for settings that cannot be, too."""
        settings.check()
        load_fonts()
        return self.draw(settings, vectors)


def mm_per_unit(settings: ExportSettings) -> float:
    """Millimetres per scene unit."""
    return settings.mm_per_cell / LAYOUT.hex_width


def export_board(
    source: ExportSource, settings: ExportSettings, path: Path, tell: Tell = to_nobody
) -> None:
    """Write what was asked for. Raises ExportError or CancelledError; then nothing was written.

    Words are in the language of the moment. Needs a QGuiApplication; headless.application()
    gives one.
    """
    settings.check()
    tell(0.0)
    # Each is loaded only when asked for: SVG and PDF bring modules that a PNG has no use for.
    if settings.kind == PNG:
        from bp_desktop.ui.export.png import export_png

        export_png(source, settings, path, tell)
    elif settings.kind == SVG:
        from bp_desktop.ui.export.svg import export_svg

        export_svg(source, settings, path, tell)
    elif settings.kind == PDF:
        from bp_desktop.ui.export.pdf import export_pdf

        export_pdf(source, settings, path, tell)
    else:
        own = {sheet.id: sheet for sheet in source.sheets}
        own[settings.kind].write(settings, path, tell)


@dataclass(frozen=True, slots=True)
class Extent:
    """How large the export will be. Of a game's own sheet nothing is known before."""

    millimetres: tuple[int, int]
    pixels: tuple[int, int]
    sheets: int


def extent(source: ExportSource, settings: ExportSettings) -> Extent:
    """Raises ExportError if there is no board."""
    bounds = source.picture(replace(settings, notes=False), vectors=True).bounds()
    unit = mm_per_unit(settings)
    wide, high = bounds.width() * unit, bounds.height() * unit
    sheets = 1
    if settings.kind == PDF and settings.division == "pages":
        division = divide(wide, high, page_named(settings.page), settings.overlap)
        sheets = division.columns * division.rows if division is not None else 0
    elif settings.kind == PDF and settings.division == "tiles":
        sheets = source.tiles
    dots = settings.dpi / MM_PER_INCH
    return Extent((round(wide), round(high)), (ceil(wide * dots), ceil(high * dots)), sheets)
