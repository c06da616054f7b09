"""Page furniture around a picture: cut marks, a ruler to check the scale, names and page maps.

The painter counts millimetres.
"""

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from bp_desktop.ui.export.pages import FOOT, MARGIN, Page, PageGrid, PagePart, PageRect
from bp_desktop.ui.look.tokens import TEXT_FAMILY

INK = QColor("#20242e")
HAIRLINE = 0.15
MARK = 5.0
"""Length of a cut mark."""
GAP = 1.5
RULER = 100
"""Millimetres."""
TEXT_MM = 3.0


def qrect(rect: PageRect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def text_font(height: float) -> QFont:
    """A font in millimetres: Qt wants whole pixels, so it is made large and scaled down."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(height * FONT_UNITS))
    return font


FONT_UNITS = 10
"""Font pixels per millimetre."""


def paint_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    height: float = TEXT_MM,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line, in the middle of the box's height."""
    _paint(painter, box, text, height, int(align | Qt.AlignmentFlag.AlignVCenter))


def paint_wrapped(painter: QPainter, box: QRectF, text: str, height: float) -> None:
    """As many lines as it takes, from the top of the box."""
    _paint(painter, box, text, height, int(Qt.TextFlag.TextWordWrap))


def _paint(painter: QPainter, box: QRectF, text: str, height: float, flags: int) -> None:
    painter.save()
    painter.setPen(INK)
    painter.setFont(text_font(height))
    painter.scale(1 / FONT_UNITS, 1 / FONT_UNITS)
    large = QRectF(box.topLeft() * FONT_UNITS, box.size() * FONT_UNITS)
    painter.drawText(large, flags, text)
    painter.restore()


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
    paint_text(
        painter,
        QRectF(left, top + 3.2, length + 20, 4),
        QCoreApplication.translate("Export", "%1 mm: measure it to check the scale").replace(
            "%1", str(length)
        ),
        2.6,
    )


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
    room = qrect(grid.page.room)
    pen = QPen(INK, HAIRLINE)
    pen.setDashPattern([8, 8])
    painter.setPen(pen)
    if part.column > 0:
        painter.drawLine(
            QLineF(room.left() + overlap, room.top(), room.left() + overlap, room.bottom())
        )
    if part.row > 0:
        painter.drawLine(
            QLineF(room.left(), room.top() + overlap, room.right(), room.top() + overlap)
        )
