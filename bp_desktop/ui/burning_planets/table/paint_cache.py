"""Pictures of rows and cards that were painted before: most of them look the same after a step."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.ui.theme import Theme

MOST = 400

_pictures: dict[Hashable, QPixmap] = {}


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
    picture = _pictures.pop(whole, None)
    if picture is None:
        if len(_pictures) >= MOST:
            del _pictures[next(iter(_pictures))]  # the one that was not needed for longest
        picture = QPixmap(rect.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as inner:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(inner, QRectF(QRect(QPoint(0, 0), rect.size())))
    _pictures[whole] = picture
    painter.drawPixmap(rect.topLeft(), picture)


def forget() -> None:
    """As if nothing had been painted yet."""
    _pictures.clear()
