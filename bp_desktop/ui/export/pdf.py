"""PDF export, true to scale: the board on one sheet, on many, or one tile a sheet.

Around it are cut marks, a ruler to check the scale, names and page maps.
"""

from collections.abc import Callable
from math import ceil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)

from bp_desktop.core.export_settings import ExportError, ExportSettings
from bp_desktop.core.messages import say
from bp_desktop.ui.board.still import PaintBudget, StillBoard
from bp_desktop.ui.export.board_export import MM_PER_INCH, ExportSource, mm_per_unit
from bp_desktop.ui.export.pages import (
    FOOT,
    MARGIN,
    MOST_PAGES,
    Page,
    PageGrid,
    PagePart,
    divide,
    largest_scale,
    page_for,
    page_named,
)
from bp_desktop.ui.export.writing import (
    ProgressPace,
    Tell,
    part_of,
    saved,
    to_nobody,
    written_beside,
)
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.look.tokens import TEXT_FAMILY

INK = QColor("#20242e")
HAIRLINE = 0.15
MARK = 5.0
"""Length of a cut mark."""
GAP = 1.5
RULER = 100
"""Millimetres."""
TEXT_MM = 3.0


def text_font(height: float, *, bold: bool = False) -> QFont:
    """A font in millimetres: Qt wants whole pixels, so it is made large and scaled down."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(height * FONT_UNITS))
    font.setBold(bold)
    return copyable(font)


FONT_UNITS = 10
"""Font pixels per millimetre."""


def paint_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    height: float = TEXT_MM,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    bold: bool = False,
    wrap: bool = False,
    ink: QColor = INK,
) -> None:
    """One line in the middle of the box's height, smaller where the box is narrow; with `wrap` as
    many as it takes, from the top."""
    with saved(painter):
        painter.setPen(ink)
        painter.setFont(text_font(height, bold=bold))
        scale = 1 / FONT_UNITS
        flags = int(align) | int(Qt.TextFlag.TextWordWrap)
        if not wrap:
            flags = int(align | Qt.AlignmentFlag.AlignVCenter)
            width = painter.fontMetrics().horizontalAdvance(text) * scale
            scale *= min(1.0, box.width() / width) if width else 1.0
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        painter.drawText(QRectF(QPointF(), box.size() / scale), flags, text)


def paint_cut_marks(painter: QPainter, area: QRectF) -> None:
    """Short lines that point at the corners from outside."""
    painter.setPen(QPen(INK, HAIRLINE))
    for x, outward in ((area.left(), -1), (area.right(), 1)):
        for y, upward in ((area.top(), -1), (area.bottom(), 1)):
            painter.drawLine(QLineF(x + outward * GAP, y, x + outward * (GAP + MARK), y))
            painter.drawLine(QLineF(x, y + upward * GAP, x, y + upward * (GAP + MARK)))


def paint_ruler(painter: QPainter, page: Page) -> None:
    """A strip of centimetres at the foot: measured, it tells whether the print is true."""
    left, top = MARGIN, page.height - MARGIN - FOOT + 4.0
    length = min(RULER, int((page.width - 2 * MARGIN) // 10) * 10)
    painter.setPen(QPen(INK, HAIRLINE))
    painter.drawLine(QLineF(left, top, left + length, top))
    for tick in range(length + 1):
        size = 3.0 if tick % 10 == 0 else 2.0 if tick % 5 == 0 else 1.2
        painter.drawLine(QLineF(left + tick, top, left + tick, top + size))
    text = QCoreApplication.translate("Export", "%1 mm: measure it to check the scale")
    box = QRectF(left, top + 3.2, length + 20, 4)
    paint_text(painter, box, text.replace("%1", str(length)), 2.6)


def paint_name(painter: QPainter, page: Page, name: str) -> None:
    box = QRectF(page.width - MARGIN - 90, page.height - MARGIN - FOOT + 5, 60, 6)
    paint_text(painter, box, name, 3.4, Qt.AlignmentFlag.AlignRight)


def paint_page_map(painter: QPainter, grid: PageGrid, part: PagePart) -> None:
    """All pages as a small grid at the foot, with this one filled."""
    room = QRectF(grid.page.width - MARGIN - 26, grid.page.height - MARGIN - FOOT + 3, 26, FOOT - 3)
    cell = min(room.width() / grid.columns, room.height() / grid.rows, 5.0)
    corner = QPointF(room.right() - cell * grid.columns, room.top())
    painter.setPen(QPen(INK, HAIRLINE))
    for other in grid.parts:
        painter.setBrush(INK if other == part else Qt.BrushStyle.NoBrush)
        painter.drawRect(
            QRectF(corner.x() + other.column * cell, corner.y() + other.row * cell, cell, cell)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_overlap(painter: QPainter, grid: PageGrid, part: PagePart, overlap: float) -> None:
    """Dashed lines where the neighbouring pages begin: cut one, glue the other below it."""
    room = grid.page.room
    pen = QPen(INK, HAIRLINE)
    pen.setDashPattern([8, 8])
    painter.setPen(pen)
    x, y = room.left() + overlap, room.top() + overlap
    if part.column > 0:
        painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
    if part.row > 0:
        painter.drawLine(QLineF(room.left(), y, room.right(), y))


RESOLUTION = 1200
"""Dots per inch that Qt counts in; everything is drawn as vectors."""
DOTS_PER_MM = RESOLUTION / MM_PER_INCH


def export_pdf(
    source: ExportSource, settings: ExportSettings, path: Path, tell: Tell = to_nobody
) -> int:
    """Print the board into a file; the answer is the number of pages. Raises ExportError.

    Needs a QGuiApplication.
    """
    picture = source.picture(settings, vectors=True)
    match settings.division:
        case "one":
            sheets = [_whole(picture, settings)]
        case "pages":
            sheets = _paginated(picture, settings)
        case "tiles":
            sheets = [_tile(source, number, picture, settings) for number in range(source.tiles)]
    write_pdf(path, source.title, sheets, ceil(source.things / len(sheets)), tell)
    return len(sheets)


PaintPage = Callable[[QPainter, PaintBudget], None]
"""Paints one page; the painter counts millimetres from the upper left of the paper."""
Sheet = tuple[Page, PaintPage]


def write_pdf(
    path: Path,
    title: str,
    pages: list[Sheet],
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
                    paint(painter, ProgressPace(share, things))


def _turn_to(writer: QPdfWriter, painter: QPainter, page: Page, path: Path, *, first: bool) -> None:
    size = QPageSize(QSizeF(page.width, page.height), QPageSize.Unit.Millimeter)
    no_margins = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, no_margins))
    if not first:
        writer.newPage()
    elif not painter.begin(writer):
        raise ExportError(say("shared.file.unwritable", path=str(path), reason="PDF"))


def _paint_board(
    painter: QPainter,
    picture: StillBoard,
    unit: float,
    area: QRectF,
    at: QPointF,
    pace: PaintBudget,
    within: QPainterPath | None = None,
) -> None:
    """Part of the board (an area in scene units) with its upper left corner at a point, `unit`
    millimetres for each of them; nothing of it beyond an outline."""
    with saved(painter):
        painter.translate(at)
        painter.scale(unit, unit)
        painter.translate(-area.topLeft())
        if within is not None:
            painter.setClipPath(within)
        picture.paint(painter, area, DOTS_PER_MM * unit, pace)


def _whole(picture: StillBoard, settings: ExportSettings) -> Sheet:
    bounds, unit = picture.bounds(), mm_per_unit(settings)
    width, height = bounds.width() * unit, bounds.height() * unit
    page = Page(width + 2 * MARGIN, height + 2 * MARGIN + FOOT)

    def paint(painter: QPainter, pace: PaintBudget) -> None:
        _paint_board(painter, picture, unit, bounds, QPointF(MARGIN, MARGIN), pace)
        paint_cut_marks(painter, QRectF(MARGIN, MARGIN, width, height))
        paint_ruler(painter, page)

    return page, paint


def _paginated(picture: StillBoard, settings: ExportSettings) -> list[Sheet]:
    bounds, unit, overlap = picture.bounds(), mm_per_unit(settings), settings.overlap
    grid = divide(bounds.width() * unit, bounds.height() * unit, page_named(settings.page), overlap)
    if grid is None:
        raise ExportError(say("export.page_too_small"))
    count = grid.columns * grid.rows
    if count > MOST_PAGES:
        raise ExportError(say("export.too_many_pages", pages=count))
    room = grid.page.room

    def painted(number: int) -> PaintPage:
        part = grid.parts[number]

        def paint(painter: QPainter, pace: PaintBudget) -> None:
            corner = bounds.topLeft() + part.area.topLeft() / unit
            area = QRectF(corner, part.area.size() / unit).intersected(bounds)
            with saved(painter):
                painter.setClipRect(room)
                _paint_board(painter, picture, unit, area, room.topLeft(), pace)
            shown = QRectF(room.topLeft(), area.size() * unit)
            paint_cut_marks(painter, shown)
            if count > 1:
                paint_overlap(painter, grid, part, overlap)
                paint_page_map(painter, grid, part)
                paint_name(painter, grid.page, part.name)
            paint_ruler(painter, grid.page)

        return paint

    return [(grid.page, painted(number)) for number in range(count)]


def _tile(
    source: ExportSource, number: int, picture: StillBoard, settings: ExportSettings
) -> Sheet:
    outline = source.tile_outline(number)
    area = outline.boundingRect()
    unit = mm_per_unit(settings)
    width, height = area.width() * unit, area.height() * unit
    page = page_for(width, height, page_named(settings.page))
    if page is None:
        factor = largest_scale(width, height, page_named(settings.page))
        most = int(settings.mm_per_cell * factor * 10) / 10
        asked = f"{settings.mm_per_cell:g}"
        raise ExportError(say("export.tile_too_large", asked=asked, most=f"{most:g}"))
    name = QCoreApplication.translate("Export", "Tile %1").replace("%1", str(number + 1))

    def paint(painter: QPainter, pace: PaintBudget) -> None:
        shown = QRectF(0, 0, width, height)
        shown.moveCenter(page.room.center())
        _paint_board(painter, picture, unit, area, shown.topLeft(), pace, outline)
        paint_cut_marks(painter, shown)
        paint_name(painter, page, name)
        paint_ruler(painter, page)

    return page, paint
