"""The board as an SVG drawing, true to size."""

from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.burning_planets.export.sheet_style import MM_PER_INCH, SheetStyle, picture_of
from bp_desktop.ui.burning_planets.export.writing import ExportError, written_beside

RESOLUTION = 1270
"""Units per inch, that is 50 per millimetre: Qt counts an SVG's size in whole units."""


def export_svg(content: MapContent, path: Path, *, sheet: SheetStyle | None = None) -> None:
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
        painter = QPainter()
        if not painter.begin(generator):
            raise ExportError(say("export.unwritable", path=str(path), reason=_reason(beside)))
        painter.fillRect(QRect(0, 0, size.width(), size.height()), picture.background())
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        picture.paint(painter, bounds, 1.0)
        painter.end()


def _reason(path: Path) -> str:
    """What the system has against a file, asked again in its own words."""
    try:
        path.open("wb").close()
    except OSError as error:
        return error.strerror or type(error).__name__
    return "?"
