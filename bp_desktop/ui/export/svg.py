"""The board as an SVG drawing, true to size."""

from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.export.progress import (
    Tell,
    ToldPace,
    things_on,
    to_nobody,
)
from bp_desktop.ui.export.sheet_style import MM_PER_INCH, SheetStyle, picture_of
from bp_desktop.ui.export.writing import written_beside

RESOLUTION = 1270
"""Units per inch, that is 50 per millimetre: Qt counts an SVG's size in whole units."""
DETAIL = 4.0
"""Drawn as finely as on a screen at this scale, with all labels."""


def export_svg(
    content: MapContent,
    path: Path,
    *,
    sheet: SheetStyle | None = None,
    tell: Tell = to_nobody,
) -> None:
    """Write the board as a drawing. Raises ExportError. Needs a QGuiApplication."""
    sheet = sheet or SheetStyle(style="light")
    picture = picture_of(content, sheet, vectors=True)
    bounds = picture.bounds()
    scale = RESOLUTION / MM_PER_INCH * sheet.mm_per_unit
    size = QSize(round(bounds.width() * scale), round(bounds.height() * scale))
    with written_beside(path) as beside:
        generator = QSvgGenerator()
        generator.setFileName(str(beside))
        generator.setResolution(RESOLUTION)
        generator.setSize(size)
        generator.setViewBox(QRect(0, 0, size.width(), size.height()))
        generator.setTitle(content.title)
        with QPainter(generator) as painter:
            painter.fillRect(QRect(0, 0, size.width(), size.height()), picture.background())
            painter.scale(scale, scale)
            painter.translate(-bounds.topLeft())
            picture.paint(painter, bounds, DETAIL, ToldPace(tell, things_on(content.board)))
