"""Drawings that come again and again, kept as pictures per scale: a blit instead of a painting."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.ui.hexboard.pixels import nearest_pixel

LARGEST = 640
"""Pixels; what is larger is painted afresh, since few of it fit on a screen."""
CACHE_BYTES = 12 * 1024 * 1024


class Sprites:
    """Pictures by name and scale, the oldest forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes_used = 0

    def takes(self, extent: QRectF, scale: float) -> bool:
        return max(extent.width(), extent.height()) * scale <= LARGEST

    def picture(
        self, name: Hashable, extent: QRectF, scale: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """The drawing at that scale, painted by `paint` the first time."""
        key = (name, scale)
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
        paint(painter)
        painter.end()
        self._kept[key] = picture
        self.bytes_used += _size(picture)
        while self.bytes_used > CACHE_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes_used -= _size(oldest)
        return picture

    @staticmethod
    def blit(
        painter: QPainter, at: QPointF, extent: QRectF, scale: float, picture: QPixmap
    ) -> None:
        """Put a picture on whole pixels, the same way in every chunk, so that what is cut by a
        seam fits together."""
        transform = painter.worldTransform()
        corner = transform.map(at) + extent.topLeft() * scale
        painter.resetTransform()
        painter.drawPixmap(nearest_pixel(corner), picture)
        painter.setWorldTransform(transform)

    def clear(self) -> None:
        self._kept.clear()
        self.bytes_used = 0


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
