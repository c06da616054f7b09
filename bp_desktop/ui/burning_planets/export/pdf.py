"""The board on paper, true to scale: on one sheet, on many, or one tile a sheet."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent, Tiles
from bp_desktop.ui.burning_planets.art.board_picture import LAYOUT, BoardPicture
from bp_desktop.ui.burning_planets.art.outlines import tile_outline
from bp_desktop.ui.burning_planets.art.tile_art import first_cell
from bp_desktop.ui.burning_planets.export.page_furniture import (
    paint_cut_marks,
    paint_name,
    paint_overlap,
    paint_page_map,
    paint_ruler,
    qrect,
)
from bp_desktop.ui.burning_planets.export.pages import (
    FOOT,
    MARGIN,
    MOST_PAGES,
    Page,
    divide,
    largest_scale,
    page_for,
    page_named,
)
from bp_desktop.ui.burning_planets.export.sheet_style import MM_PER_INCH, SheetStyle, picture_of
from bp_desktop.ui.burning_planets.export.writing import ExportError, written_beside

Division = Literal["one", "pages", "tiles"]
RESOLUTION = 1200
"""Dots per inch that Qt counts in; everything is drawn as vectors."""
DOTS_PER_MM = RESOLUTION / MM_PER_INCH


@dataclass(frozen=True, slots=True)
class PaperStyle:
    """How a board is divided for the printer."""

    division: Division = "pages"
    """"one": a single sheet as large as the board; "tiles": each tile on a sheet of its own."""
    page: str = "A4"
    """One of the names in pages.PAGES; a single sheet ignores it."""
    overlap: float = 8.0
    """Millimetres that neighbouring pages share, for gluing."""


def export_pdf(
    content: MapContent,
    path: Path,
    *,
    sheet: SheetStyle | None = None,
    paper: PaperStyle | None = None,
) -> int:
    """Print the board into a file; the answer is the number of pages. Raises ExportError.

    Needs a QGuiApplication.
    """
    sheet, paper = sheet or SheetStyle(), paper or PaperStyle()
    picture = picture_of(content, sheet, vectors=True)
    ways: dict[Division, Callable[[], list[_Sheet]]] = {
        "one": lambda: [_whole(picture, sheet)],
        "pages": lambda: _paginated(picture, sheet, paper),
        "tiles": lambda: _tile_by_tile(content, picture, sheet, paper),
    }
    sheets = ways[paper.division]()
    write_pdf(path, content.title, [(one.page, one.paint) for one in sheets])
    return len(sheets)


PaintPage = Callable[[QPainter], None]
"""Paints one page; the painter counts millimetres from the upper left of the paper."""


def write_pdf(path: Path, title: str, pages: list[tuple[Page, PaintPage]]) -> None:
    """Write pages, each painted by its function."""
    with written_beside(path) as beside:
        beside.open("wb").close()  # the system's own words if it will not have it
        writer = QPdfWriter(str(beside))
        writer.setResolution(RESOLUTION)
        writer.setTitle(title)
        writer.setCreator("Burning Planets")
        painter = QPainter()
        for number, (page, paint) in enumerate(pages):
            size = QPageSize(QSizeF(page.width, page.height), QPageSize.Unit.Millimeter)
            no_margins = QMarginsF(0, 0, 0, 0)
            writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, no_margins))
            if number == 0:
                if not painter.begin(writer):
                    raise ExportError(say("export.unwritable", path=str(path), reason="PDF"))
            else:
                writer.newPage()
            painter.save()
            painter.scale(DOTS_PER_MM, DOTS_PER_MM)
            paint(painter)
            painter.restore()
        painter.end()


@dataclass(frozen=True, slots=True)
class _Sheet:
    page: Page
    paint: PaintPage


def _paint_board(
    painter: QPainter, picture: BoardPicture, sheet: SheetStyle, area: QRectF, at: QPointF
) -> None:
    """Part of the board (an area in scene units) with its upper left corner at a point (mm)."""
    painter.save()
    painter.translate(at)
    painter.scale(sheet.mm_per_unit, sheet.mm_per_unit)
    painter.translate(-area.topLeft())
    picture.paint(painter, area, DOTS_PER_MM * sheet.mm_per_unit)
    painter.restore()


def _whole(picture: BoardPicture, sheet: SheetStyle) -> _Sheet:
    bounds = picture.bounds()
    width, height = bounds.width() * sheet.mm_per_unit, bounds.height() * sheet.mm_per_unit
    page = Page(width + 2 * MARGIN, height + 2 * MARGIN + FOOT)

    def paint(painter: QPainter) -> None:
        _paint_board(painter, picture, sheet, bounds, QPointF(MARGIN, MARGIN))
        paint_cut_marks(painter, QRectF(MARGIN, MARGIN, width, height))
        paint_ruler(painter, page)

    return _Sheet(page, paint)


def _paginated(picture: BoardPicture, sheet: SheetStyle, paper: PaperStyle) -> list[_Sheet]:
    bounds = picture.bounds()
    unit = sheet.mm_per_unit
    division = divide(
        bounds.width() * unit, bounds.height() * unit, page_named(paper.page), paper.overlap
    )
    if division is None:
        raise ExportError(say("export.page_too_small"))
    count = division.columns * division.rows
    if count > MOST_PAGES:
        raise ExportError(say("export.too_many_pages", pages=count))
    room = qrect(division.page.room)

    def painted(number: int) -> PaintPage:
        part = division.parts[number]

        def paint(painter: QPainter) -> None:
            area = QRectF(
                bounds.left() + part.area.x / unit,
                bounds.top() + part.area.y / unit,
                part.area.width / unit,
                part.area.height / unit,
            ).intersected(bounds)
            painter.save()
            painter.setClipRect(room)
            _paint_board(painter, picture, sheet, area, room.topLeft())
            painter.restore()
            shown = QRectF(room.topLeft(), area.size() * unit)
            paint_cut_marks(painter, shown)
            if count > 1:
                paint_overlap(painter, division, part, paper.overlap)
                paint_page_map(painter, division, part)
                paint_name(painter, division.page, part.name)
            paint_ruler(painter, division.page)

        return paint

    return [_Sheet(division.page, painted(number)) for number in range(count)]


def _tile_by_tile(
    content: MapContent, picture: BoardPicture, sheet: SheetStyle, paper: PaperStyle
) -> list[_Sheet]:
    tiles = content.board.tiles
    assert tiles is not None  # or there would be no picture
    return [_tile(tiles, number, picture, sheet, paper) for number in range(len(tiles.places))]


def _tile(
    tiles: Tiles, number: int, picture: BoardPicture, sheet: SheetStyle, paper: PaperStyle
) -> _Sheet:
    first = first_cell(tiles, tiles.places[number])
    outline = tile_outline(LAYOUT, tiles.width, tiles.height, first.r % 2).translated(
        *LAYOUT.center(first)
    )
    area = outline.boundingRect()
    unit = sheet.mm_per_unit
    width, height = area.width() * unit, area.height() * unit
    page = page_for(width, height, page_named(paper.page))
    if page is None:
        factor = largest_scale(width, height, page_named(paper.page))
        most = int(sheet.mm_per_cell * factor * 10) / 10
        asked = f"{sheet.mm_per_cell:g}"
        raise ExportError(say("export.tile_too_large", asked=asked, most=f"{most:g}"))
    name = QCoreApplication.translate("Export", "Tile %1").replace("%1", str(number + 1))

    def paint(painter: QPainter) -> None:
        room = page.room
        at = QPointF(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2)
        painter.save()
        painter.translate(at)
        painter.scale(unit, unit)
        painter.translate(-area.topLeft())
        painter.setClipPath(outline)
        picture.paint(painter, area, DOTS_PER_MM * unit)
        painter.restore()
        paint_cut_marks(painter, QRectF(at.x(), at.y(), width, height))
        paint_name(painter, page, name)
        paint_ruler(painter, page)

    return _Sheet(page, paint)
