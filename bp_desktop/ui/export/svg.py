"""SVG export: the board as a drawing, true to size."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from bp_desktop.core.export_settings import ExportSettings
from bp_desktop.ui.export.board_export import MM_PER_INCH, ExportSource, mm_per_unit
from bp_desktop.ui.export.writing import ProgressPace, Tell, to_nobody, written_beside

RESOLUTION = 1270
"""Units per inch, that is 50 per millimetre: Qt counts an SVG's size in whole units."""
DETAIL = 4.0
"""Drawn as finely as on a screen at this scale, with all labels."""
COLORLESS_PEN = (
    b'stroke="#000000" stroke-opacity="1" stroke-width="1" '
    b'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="4"'
)
"""What Qt writes for the pen of shapes in icons that have no line: one without a colour, which
draws nothing, except in this kind of file."""


def export_svg(
    source: ExportSource, settings: ExportSettings, path: Path, tell: Tell = to_nobody
) -> None:
    """Write the board as a drawing. Raises ExportError. Needs a QGuiApplication."""
    picture = source.picture(settings, vectors=True)
    bounds = picture.bounds()
    scale = RESOLUTION / MM_PER_INCH * mm_per_unit(settings)
    size = QSize(round(bounds.width() * scale), round(bounds.height() * scale))
    drawn = QBuffer()
    drawn.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(drawn)
    generator.setResolution(RESOLUTION)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(source.title)
    with QPainter(generator) as painter:
        painter.fillRect(QRect(0, 0, size.width(), size.height()), picture.background())
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        picture.paint(painter, bounds, DETAIL, ProgressPace(tell, source.things))
    with written_beside(path) as beside:
        beside.write_bytes(bytes(drawn.data().data()).replace(COLORLESS_PEN, b'stroke="none"'))
