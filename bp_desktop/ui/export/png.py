"""The board as a PNG at any resolution."""

from collections.abc import Iterator
from math import ceil
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.export.png_file import write_png
from bp_desktop.ui.export.progress import Tell, to_nobody
from bp_desktop.ui.export.sheet_style import MM_PER_INCH, SheetStyle, picture_of
from bp_desktop.ui.export.writing import ExportError, written_beside
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture

STRIP_PIXELS = 1_000_000
"""How large a strip is: small enough for memory, large enough to be worth a turn."""
LONGEST = 65_000
"""Pixels a side: what pictures programs open at all."""
DPI = 150.0


def export_png(
    content: MapContent,
    path: Path,
    *,
    sheet: SheetStyle | None = None,
    dpi: float = DPI,
    tell: Tell = to_nobody,
) -> tuple[int, int]:
    """Write the board; the answer is its size in pixels. Raises ExportError.

    There must be a QGuiApplication (see headless.application).
    """
    sheet = sheet or SheetStyle(style="dark")
    picture = picture_of(content, sheet, vectors=False)
    scale = dpi / MM_PER_INCH * sheet.mm_per_unit
    bounds = picture.bounds()
    size = (ceil(bounds.width() * scale), ceil(bounds.height() * scale))
    if max(size) > LONGEST or min(size) < 1:
        raise ExportError(say("export.too_large", width=size[0], height=size[1], most=LONGEST))

    def told() -> Iterator[bytes]:
        done, whole = 0, size[1] * (size[0] * 3 + 1)
        for strip in strips(picture, size, scale):
            yield strip
            done += len(strip)
            tell(done / whole)

    with written_beside(path) as beside, beside.open("wb") as file:
        write_png(file, size, told(), dpi=dpi, title=content.title)
    return size


def strips(picture: BoardPicture, size: tuple[int, int], scale: float) -> Iterator[bytes]:
    """The picture from top to bottom, as rows of RGB with a filter byte each."""
    width, height = size
    rows = max(16, STRIP_PIXELS // width)
    canvas = QImage(width, min(rows, height), QImage.Format.Format_RGB32)
    for top in range(0, height, rows):
        _paint_strip(picture, canvas, top, scale)
        yield _rows(canvas, min(rows, height - top))


def _paint_strip(picture: BoardPicture, canvas: QImage, top: int, scale: float) -> None:
    bounds = picture.bounds()
    canvas.fill(picture.background())
    with QPainter(canvas) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Whole pixels only, so that strips fit together like chunks do.
        painter.translate(0, -top)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        area = QRectF(
            bounds.left(), bounds.top() + top / scale, bounds.width(), canvas.height() / scale
        )
        picture.paint(painter, area, scale)


def _rows(canvas: QImage, count: int) -> bytes:
    plain = canvas.convertToFormat(QImage.Format.Format_RGB888)
    data, stride, used = plain.constBits(), plain.bytesPerLine(), plain.width() * 3
    parts: list[bytes | bytearray | memoryview] = []
    for row in range(count):
        parts += (b"\0", data[row * stride : row * stride + used])
    return b"".join(parts)
