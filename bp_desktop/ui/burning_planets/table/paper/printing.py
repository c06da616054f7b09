"""Writes the paper fallback as a PDF of one page, however much there is to say."""

from pathlib import Path

from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextDocument,
)

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.export.pages import Page
from bp_desktop.ui.burning_planets.export.pdf import write_pdf
from bp_desktop.ui.burning_planets.table.paper.sheet import sheet_html
from bp_desktop.ui.hexboard.still import Pace

PAPER = Page(210.0, 297.0)
MARGIN = 12.0
UNITS_PER_MM = 4.0
"""Of the text at its full size: 13 of them are a letter of 3.25 mm."""
LETTERS = 13
SMALLER = 0.92


def document_of(match: Match) -> tuple[QTextDocument, float]:
    """The text, and its units per mm: as large as it can be on one page."""
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(LETTERS)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setHtml(sheet_html(match))
    units = UNITS_PER_MM
    while True:
        document.setTextWidth((PAPER.width - 2 * MARGIN) * units)
        if document.size().height() <= (PAPER.height - 2 * MARGIN) * units:
            return document, units
        units /= SMALLER


def write_fallback(path: Path, match: Match) -> None:
    """One page. Raises ExportError."""
    document, units = document_of(match)

    def paint(painter: QPainter, _pace: Pace) -> None:
        painter.translate(MARGIN, MARGIN)
        painter.scale(1 / units, 1 / units)
        context = QAbstractTextDocumentLayout.PaintContext()
        # Paper is white, whatever theme the window has.
        context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
        document.documentLayout().draw(painter, context)

    write_pdf(path, match.title, [(PAPER, paint)])
