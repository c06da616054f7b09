"""Cache of painted rows and cards: most of them look the same after a step."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme

MOST = 16_000_000
"""Pixels of all pictures together, two large screens full: a row at a large scale on a fine screen
takes many times those of another one."""


class _Pictures:
    """The ones that were needed last."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}
        self._pixels = 0

    def take(self, key: Hashable) -> QPixmap | None:
        """Out of the way of those that are not needed any more; `put` it back."""
        picture = self._kept.pop(key, None)
        if picture is not None:
            self._pixels -= picture.width() * picture.height()
        return picture

    def put(self, key: Hashable, picture: QPixmap) -> None:
        self._kept[key] = picture
        self._pixels += picture.width() * picture.height()
        while self._pixels > MOST:
            self.take(next(iter(self._kept)))  # the one that was not needed for longest

    def clear(self) -> None:
        self._kept.clear()
        self._pixels = 0


_pictures = _Pictures()


def draw_cached(
    painter: QPainter,
    theme: Theme,
    rect: QRect,
    key: Hashable,
    paint: Callable[[QPainter, QRectF], object],
) -> None:
    """`paint` draws into a rectangle at the origin, if `key` was not drawn at this size and in
    this look before."""
    ratio = painter.device().devicePixelRatioF()
    whole = (key, rect.width(), rect.height(), ratio, theme.mode, theme.look.scale)
    picture = _pictures.take(whole)
    if picture is None:
        picture = canvas(rect.size(), ratio)
        with QPainter(picture) as inner:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(inner, QRectF(QRect(QPoint(0, 0), rect.size())))
    _pictures.put(whole, picture)
    painter.drawPixmap(rect.topLeft(), picture)


def forget() -> None:
    """As if nothing had been painted yet."""
    _pictures.clear()
