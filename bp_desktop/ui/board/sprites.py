"""Sprite cache: drawings that come again and again, kept as pictures per scale."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

LARGEST = 400
"""Pixels; what is larger is painted afresh, since few of it fit on a screen."""
CACHE_BYTES = 8 * 1024 * 1024
MASTER_BYTES = 8 * 1024 * 1024
ENOUGH = 1.9
"""How many times as large a master must be: its pixels are averaged, so nothing looks soft."""

Scale = tuple[float, str]
"""Device pixels per scene unit, and the name of the palette."""


class Sprite(NamedTuple):
    """A picture, and where it reaches around its origin, in scene units."""

    picture: QPixmap
    left: float
    top: float
    width: float
    height: float


Shelf = dict[Hashable, Sprite]


class SpriteCache:
    """Pictures by name, on one shelf per scale: a blit instead of a painting. Scales not used for
    long are forgotten whole."""

    def __init__(self) -> None:
        self._shelves: OrderedDict[Scale, Shelf] = OrderedDict()
        self._bytes: dict[Scale, int] = {}
        self._masters: OrderedDict[Hashable, QImage] = OrderedDict()
        self._master_bytes = 0

    @property
    def bytes_used(self) -> int:
        return sum(self._bytes.values())

    def shelf(self, scale: Scale) -> Shelf:
        """What is there at a scale already; read it, but add through `make`."""
        shelf = self._shelves.setdefault(scale, {})
        self._bytes.setdefault(scale, 0)
        self._shelves.move_to_end(scale)
        return shelf

    def make(
        self, scale: Scale, name: Hashable, extent: QRectF, paint: Callable[[QPainter], None]
    ) -> None:
        """Paint a drawing that is not there yet; `extent` is around the painter's origin."""
        factor, _ = scale
        picture = QPixmap(ceil(extent.width() * factor) + 1, ceil(extent.height() * factor) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(factor, factor)
            painter.translate(-extent.topLeft())
            paint(painter)
        self.put(scale, name, extent, picture)

    def put(self, scale: Scale, name: Hashable, extent: QRectF, picture: QPixmap) -> None:
        """Lay a picture on its shelf; it covers `extent` around its origin."""
        self.shelf(scale)[name] = Sprite(
            picture, extent.left(), extent.top(), extent.width(), extent.height()
        )
        self._bytes[scale] += _size(picture)
        self._make_room(name)

    def keep_master(self, name: Hashable, picture: QImage) -> None:
        """Something drawn large, to be shrunk from then on: many times faster than drawing it."""
        self._masters[name] = picture
        self._master_bytes += picture.sizeInBytes()
        while self._master_bytes > MASTER_BYTES:
            _, oldest = self._masters.popitem(last=False)
            self._master_bytes -= oldest.sizeInBytes()

    def has_master(self, name: Hashable) -> bool:
        return name in self._masters

    def shrunk(self, name: Hashable, pixels: int) -> QPixmap | None:
        """A master's picture that wide, as good as drawn afresh; None: there is none so large."""
        master = self._masters.get(name)
        if master is None or master.width() < ENOUGH * pixels:
            return None
        smooth = Qt.TransformationMode.SmoothTransformation
        return QPixmap.fromImage(master.scaledToWidth(pixels, smooth))

    def clear(self) -> None:
        self._shelves.clear()
        self._bytes.clear()
        self._masters.clear()
        self._master_bytes = 0

    def _make_room(self, newest: Hashable) -> None:
        while self.bytes_used > CACHE_BYTES:
            if len(self._shelves) == 1:  # whoever has this shelf in hand starts it anew
                [(scale, shelf)] = self._shelves.items()
                sprite = shelf[newest]
                shelf.clear()
                shelf[newest] = sprite
                self._bytes[scale] = _size(sprite.picture)
                return
            oldest, _ = self._shelves.popitem(last=False)
            del self._bytes[oldest]


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


SPRITES = SpriteCache()
"""Shared by all boards: they consist of the same pieces."""
