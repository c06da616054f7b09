"""Drawings that come again and again, kept as pictures per scale: a blit instead of a painting."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

LARGEST = 640
"""Pixels; what is larger is painted afresh, since few of it fit on a screen."""
CACHE_BYTES = 12 * 1024 * 1024

Paint = Callable[[QPainter, QRectF], None]
"""Draws around the origin, in scene coordinates; only what lies in the area will be seen."""


class Sprites:
    """Pictures by name and scale, the oldest forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def draw(
        self,
        painter: QPainter,
        at: QPointF,
        name: Hashable,
        extent: QRectF,
        area: QRectF,
        scale: float,
        paint: Paint,
    ) -> None:
        """Draw something that reaches over `extent` around `at`.

        `name` must tell apart whatever `paint` would draw differently. Positions are rounded to
        whole pixels the same way for every chunk, so that a drawing cut by a seam fits together.
        """
        if max(extent.width(), extent.height()) * scale > LARGEST:
            paint_part(painter, at, area, paint)
            return
        picture = self._picture((name, scale), extent, scale, paint)
        transform = painter.worldTransform()
        corner = transform.map(at) + extent.topLeft() * scale
        painter.resetTransform()
        painter.drawPixmap(round(corner.x()), round(corner.y()), picture)
        painter.setWorldTransform(transform)

    def _picture(self, key: Hashable, extent: QRectF, scale: float, paint: Paint) -> QPixmap:
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        picture = QPixmap(ceil(extent.width() * scale) + 1, ceil(extent.height() * scale) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-extent.topLeft())
        paint(painter, extent)
        painter.end()
        self._kept[key] = picture
        self._bytes += _size(picture)
        while self._bytes > CACHE_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)
        return picture


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def paint_part(painter: QPainter, at: QPointF, area: QRectF, paint: Paint) -> None:
    """Paint afresh what is to be seen of a drawing around `at`."""
    painter.save()
    painter.translate(at)
    paint(painter, area.translated(-at))
    painter.restore()
