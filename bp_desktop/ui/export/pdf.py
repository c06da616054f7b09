"""The board on paper, true to scale: on one sheet, on many, or one tile a sheet."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent, Tiles
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.shapes import tile_outline
from bp_desktop.ui.board.still import Pace
from bp_desktop.ui.export.page_furniture import (
    paint_cut_marks,
    paint_name,
    paint_overlap,
    paint_page_map,
    paint_ruler,
    qrect,
)
from bp_desktop.ui.export.pages import (
    FOOT,
    MARGIN,
    MOST_PAGES,
    Page,
    divide,
    largest_scale,
    page_for,
    page_named,
)
from bp_desktop.ui.export.paper import Division, PaperStyle
from bp_desktop.ui.export.progress import (
    Tell,
    ToldPace,
    part_of,
    saved,
    things_on,
    to_nobody,
)
from bp_desktop.ui.export.sheet_style import MM_PER_INCH, SheetStyle, picture_of
from bp_desktop.ui.export.writing import ExportError, written_beside
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.tile_art import first_cell

RESOLUTION = 1200
"""Dots per inch that Qt counts in; everything is drawn as vectors."""
DOTS_PER_MM = RESOLUTION / MM_PER_INCH


def export_pdf(
    content: MapContent,
    path: Path,
    *,
    sheet: SheetStyle | None = None,
    paper: PaperStyle | None = None,
    tell: Tell = to_nobody,
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
    things = ceil(things_on(content.board) / len(sheets))
    write_pdf(path, content.title, [(one.page, one.paint) for one in sheets], things, tell)
    return len(sheets)


PaintPage = Callable[[QPainter, Pace], None]
"""Paints one page; the painter counts millimetres from the upper left of the paper."""


def write_pdf(
    path: Path,
    title: str,
    pages: list[tuple[Page, PaintPage]],
    things: int = 1,
    tell: Tell = to_nobody,
) -> None:
    """Write pages, each painted by its function; each shows about so many things."""
    with written_beside(path) as beside:
        writer = QPdfWriter(str(beside))
        writer.setResolution(RESOLUTION)
        writer.setTitle(title)
        writer.setCreator("Burning Planets")
        with QPainter() as painter:
            for number, (page, paint) in enumerate(pages):
                _turn_to(writer, painter, page, path, first=number == 0)
                share = part_of(tell, number / len(pages), (number + 1) / len(pages))
                share(0.0)
                with saved(painter):
                    painter.scale(DOTS_PER_MM, DOTS_PER_MM)
                    paint(painter, ToldPace(share, things))


def _turn_to(writer: QPdfWriter, painter: QPainter, page: Page, path: Path, *, first: bool) -> None:
    size = QPageSize(QSizeF(page.width, page.height), QPageSize.Unit.Millimeter)
    no_margins = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, no_margins))
    if not first:
        writer.newPage()
    elif not painter.begin(writer):
        raise ExportError(say("shared.file.unwritable", path=str(path), reason="PDF"))


@dataclass(frozen=True, slots=True)
class _Sheet:
    page: Page
    paint: PaintPage


def _paint_board(
    painter: QPainter,
    picture: BoardPicture,
    sheet: SheetStyle,
    area: QRectF,
    at: QPointF,
    pace: Pace,
) -> None:
    """Part of the board (an area in scene units) with its upper left corner at a point (mm)."""
    with saved(painter):
        painter.translate(at)
        painter.scale(sheet.mm_per_unit, sheet.mm_per_unit)
        painter.translate(-area.topLeft())
        picture.paint(painter, area, DOTS_PER_MM * sheet.mm_per_unit, pace)


def _whole(picture: BoardPicture, sheet: SheetStyle) -> _Sheet:
    bounds = picture.bounds()
    width, height = bounds.width() * sheet.mm_per_unit, bounds.height() * sheet.mm_per_unit
    page = Page(width + 2 * MARGIN, height + 2 * MARGIN + FOOT)

    def paint(painter: QPainter, pace: Pace) -> None:
        _paint_board(painter, picture, sheet, bounds, QPointF(MARGIN, MARGIN), pace)
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

        def paint(painter: QPainter, pace: Pace) -> None:
            area = QRectF(
                bounds.left() + part.area.x / unit,
                bounds.top() + part.area.y / unit,
                part.area.width / unit,
                part.area.height / unit,
            ).intersected(bounds)
            with saved(painter):
                painter.setClipRect(room)
                _paint_board(painter, picture, sheet, area, room.topLeft(), pace)
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

    def paint(painter: QPainter, pace: Pace) -> None:
        room = page.room
        at = QPointF(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2)
        with saved(painter):
            painter.translate(at)
            painter.scale(unit, unit)
            painter.translate(-area.topLeft())
            painter.setClipPath(outline)
            picture.paint(painter, area, DOTS_PER_MM * unit, pace)
        paint_cut_marks(painter, QRectF(at.x(), at.y(), width, height))
        paint_name(painter, page, name)
        paint_ruler(painter, page)

    return _Sheet(page, paint)
