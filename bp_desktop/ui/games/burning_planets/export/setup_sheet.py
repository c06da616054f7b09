"""Set-up sheet on paper: a picture of every tile beside its list."""

from dataclasses import dataclass
from math import ceil
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from bp_desktop.core.export_settings import ExportSettings
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.tiles import Tiles
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.still import PaintBudget, StillBoard
from bp_desktop.ui.export.board_export import ExportSource
from bp_desktop.ui.export.pages import Page, page_named
from bp_desktop.ui.export.pdf import (
    DOTS_PER_MM,
    FONT_UNITS,
    HAIRLINE,
    INK,
    PaintPage,
    paint_text,
    text_font,
    write_pdf,
)
from bp_desktop.ui.export.writing import Tell, part_of, saved, to_nobody
from bp_desktop.ui.games.burning_planets.art.tile_art import outline_of_tile
from bp_desktop.ui.games.burning_planets.export.setup_list import TileSetup, setup_list

MARGIN = 14.0
PICTURE = 46.0
"""Width of a tile's picture."""
RULER = 3.5
"""Room for the counts of columns and rows around it."""
COUNT_MM = 1.9
TEXT_MM = 3.3
GAP = 6.0
HEAD = 7.0
MEASURING = 0.1
"""The share of the work that goes into finding the room each tile needs."""


def export_setup_sheet(
    content: MapContent,
    source: ExportSource,
    settings: ExportSettings,
    path: Path,
    names: Names,
    tell: Tell = to_nobody,
) -> int:
    """Write the sheet as a PDF; the answer is the number of pages. Raises ExportError.

    `names` are those of the language to print in; words come from Qt's translation.
    Needs a QGuiApplication.
    """
    plain = ExportSettings(style="paper", palette=settings.palette)
    picture, tiles = source.picture(plain, vectors=True), content.board.tiles
    assert tiles is not None  # or there would be no picture
    sheet = page_named(settings.page)
    setups = setup_list(
        content if settings.notes else replace(content, notes=()),
        names,
        QCoreApplication.translate,
        settings.palette,
    )
    blocks: list[_Block] = []
    for setup in setups:
        tell(MEASURING * len(blocks) / len(setups))
        blocks.append(_Block(setup, tiles, picture, sheet.width - 2 * MARGIN))
    first = _head_height(tiles, sheet)
    pages = _paginate(blocks, sheet, first)
    painted = [
        (sheet, _painter(number, len(pages), found, content, tiles, sheet, first))
        for number, found in enumerate(pages)
    ]
    things = ceil(source.things / len(pages))
    write_pdf(path, content.title, painted, things, part_of(tell, MEASURING, 1.0))
    return len(pages)


class _Block:
    """A tile on the sheet."""

    def __init__(self, setup: TileSetup, tiles: Tiles, picture: StillBoard, width: float) -> None:
        self.setup = setup
        self._picture = picture
        self._outline = outline_of_tile(tiles, setup.number - 1)
        self._area = self._outline.boundingRect()
        self._scale = (PICTURE - RULER) / self._area.width()
        self._columns, self._rows = tiles.width, tiles.height
        self._text = "\n".join(setup.lines)
        self._text_width = width - PICTURE - GAP
        metrics = QFontMetricsF(text_font(TEXT_MM))
        room = QRectF(0, 0, self._text_width * FONT_UNITS, 1e6)
        flags = int(Qt.TextFlag.TextWordWrap)
        self._text_height = metrics.boundingRect(room, flags, self._text).height() / FONT_UNITS
        self.height = max(RULER + self._area.height() * self._scale, HEAD + self._text_height) + GAP

    def paint(self, painter: QPainter, at: QPointF, pace: PaintBudget) -> None:
        with saved(painter):
            painter.translate(at + QPointF(RULER, RULER))
            painter.scale(self._scale, self._scale)
            painter.translate(-self._area.topLeft())
            painter.setClipPath(self._outline)
            self._picture.paint(painter, self._area, DOTS_PER_MM * self._scale, pace)
        self._paint_counts(painter, at)
        left = at.x() + PICTURE + GAP
        title = QCoreApplication.translate("SetUpSheet", "Tile %1")
        title = title.replace("%1", str(self.setup.number))
        paint_text(painter, QRectF(left, at.y(), self._text_width, HEAD - 1), title, 4.6)
        box = QRectF(left, at.y() + HEAD, self._text_width, self._text_height + 2)
        paint_text(painter, box, self._text, TEXT_MM, wrap=True)

    def _paint_counts(self, painter: QPainter, at: QPointF) -> None:
        """Every second column and row, above and beside the picture."""
        for number in range(1, self._columns + 1, 2):
            x = LAYOUT.hex_width * (number - 0.25) * self._scale
            box = QRectF(at.x() + RULER + x - 3, at.y(), 6, RULER)
            paint_text(painter, box, str(number), COUNT_MM, Qt.AlignmentFlag.AlignHCenter)
        for number in range(1, self._rows + 1, 2):
            y = (LAYOUT.row_height * (number - 1) + LAYOUT.size) * self._scale
            box = QRectF(at.x() - 4, at.y() + RULER + y - 2, RULER + 3, 4)
            paint_text(painter, box, str(number), COUNT_MM, Qt.AlignmentFlag.AlignRight)


def _paginate(blocks: list[_Block], sheet: Page, first: float) -> list[list[_Block]]:
    pages: list[list[_Block]] = [[]]
    left = sheet.height - 2 * MARGIN - first
    for block in blocks:
        if block.height > left and (pages[-1] or len(pages) == 1):
            pages.append([])
            left = sheet.height - 2 * MARGIN
        pages[-1].append(block)
        left -= block.height
    return pages


@dataclass(frozen=True, slots=True)
class _Plan:
    """The small map of tile numbers on the first page."""

    side: float
    columns: int
    rows: int
    left: int
    top: int


def _plan(tiles: Tiles, sheet: Page) -> _Plan:
    columns = [place.tx for place in tiles.places]
    rows = [place.ty for place in tiles.places]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    side = min(9.0, (sheet.width - 2 * MARGIN) / wide, 70.0 / high)
    return _Plan(side, wide, high, min(columns), min(rows))


def _head_height(tiles: Tiles, sheet: Page) -> float:
    plan = _plan(tiles, sheet)
    return 26.0 + plan.rows * plan.side + GAP


def _painter(
    number: int,
    count: int,
    blocks: list[_Block],
    content: MapContent,
    tiles: Tiles,
    sheet: Page,
    first: float,
) -> PaintPage:
    def paint(painter: QPainter, pace: PaintBudget) -> None:
        y = MARGIN
        if number == 0:
            _paint_head(painter, content, tiles, sheet)
            y += first
        for block in blocks:
            block.paint(painter, QPointF(MARGIN, y), pace)
            y += block.height
        box = QRectF(MARGIN, sheet.height - MARGIN + 2, sheet.width - 2 * MARGIN, 5)
        paint_text(painter, box, f"{number + 1} / {count}", 2.8, Qt.AlignmentFlag.AlignRight)

    return paint


def _paint_head(painter: QPainter, content: MapContent, tiles: Tiles, sheet: Page) -> None:
    width = sheet.width - 2 * MARGIN
    heading = QCoreApplication.translate("SetUpSheet", "How to set up the board")
    if content.title:
        heading = f"{content.title}: {heading}"
    paint_text(painter, QRectF(MARGIN, MARGIN, width, 9), heading, 6.4)
    legend = QCoreApplication.translate(
        "SetUpSheet",
        "Lay out the tiles as below. (7, 3) is the seventh cell of the third row of its tile, "
        "counted from the left and from the top.",
    )
    paint_text(painter, QRectF(MARGIN, MARGIN + 10, width, 9), legend, 3.0, wrap=True)
    plan = _plan(tiles, sheet)
    for number, place in enumerate(tiles.places, start=1):
        box = QRectF(
            MARGIN + (place.tx - plan.left) * plan.side,
            MARGIN + 20 + (place.ty - plan.top) * plan.side,
            plan.side,
            plan.side,
        )
        painter.setPen(QPen(INK, HAIRLINE * 2))
        painter.drawRect(box)
        paint_text(painter, box, str(number), plan.side * 0.4, Qt.AlignmentFlag.AlignHCenter)
