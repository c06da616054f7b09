"""Writes the paper fallback as a PDF of one page, however much there is to say."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextDocument,
)

from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.still import Pace
from bp_desktop.ui.board.thumbnail import paint_fitted
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import DOTS_PER_MM, write_pdf
from bp_desktop.ui.export.progress import saved
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import PAPER as PAPER_COLORS
from bp_desktop.ui.games.burning_planets.art.sides import sides_of
from bp_desktop.ui.table.paper.for_all import for_all_html
from bp_desktop.ui.table.paper.strips import strips_html

PAPER = Page(210.0, 297.0)
MARGIN = 12.0
WIDTH, HEIGHT = PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN
GAP = 4.0
LEAST_PICTURE, MOST_PICTURE = 70.0, 120.0
"""How high the picture of a board is."""
UNITS_PER_MM = 4.0
"""Of the text at its full size: 13 of them are a letter of 3.25 mm."""
LETTERS = 13
SMALLER = 0.92


class Sheet(NamedTuple):
    """What stands on the page, and where; heights are in millimetres."""

    for_all: QTextDocument
    strips: QTextDocument
    units: float
    """Of the texts, per millimetre: as few as can be on one page."""
    picture: float
    """How high the board is; 0 where it stands on the table."""

    def height(self, text: QTextDocument) -> float:
        return text.size().height() / self.units


def sheet_of(match: Match, palette: str = "safe", written: str = "") -> Sheet:
    """The texts as large as they can be on one page, then the board in the room that is left."""
    for_all = _text(for_all_html(match, palette, written))
    strips = _text(strips_html(match))
    wished = _picture_height(match)
    units = UNITS_PER_MM
    while True:
        found = Sheet(for_all, strips, units, 0.0)
        for text in (for_all, strips):
            text.setTextWidth(WIDTH * units)
        left = HEIGHT - found.height(for_all) - found.height(strips) - 2 * GAP
        if left >= min(wished, LEAST_PICTURE):
            return found._replace(picture=min(wished, left))
        units /= SMALLER


def _text(html: str) -> QTextDocument:
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(LETTERS)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setHtml(html)
    return document


def _picture_height(match: Match) -> float:
    if not match.tracked:
        return 0.0
    bounds = _picture(match, "safe").bounds()
    if bounds.isEmpty():
        return 0.0
    return min(WIDTH * bounds.height() / bounds.width(), MOST_PICTURE)


def _picture(match: Match, palette: str) -> BoardPicture:
    load_fonts()
    sides = sides_of(match.players.values(), palette)
    return BoardPicture(match.board, radii(match.options), PAPER_COLORS, sides, for_print=True)


def write_fallback(path: Path, match: Match, palette: str = "safe", written: str = "") -> None:
    """One page. Raises ExportError."""
    sheet = sheet_of(match, palette, written)

    def paint(painter: QPainter, pace: Pace) -> None:
        painter.translate(MARGIN, MARGIN)
        _paint_text(painter, sheet.for_all, sheet.units)
        top = sheet.height(sheet.for_all) + GAP
        if sheet.picture:
            room = QRectF(0, top, WIDTH, sheet.picture)
            paint_fitted(painter, room, _picture(match, palette), dots=DOTS_PER_MM, pace=pace)
        painter.translate(0, HEIGHT - sheet.height(sheet.strips))
        _paint_text(painter, sheet.strips, sheet.units)

    write_pdf(path, match.title, [(PAPER, paint)])


def _paint_text(painter: QPainter, text: QTextDocument, units: float) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    # Paper is white, whatever theme the window has.
    context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    with saved(painter):
        painter.scale(1 / units, 1 / units)
        text.documentLayout().draw(painter, context)
