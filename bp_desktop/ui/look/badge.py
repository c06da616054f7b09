"""A player's token as a picture, drawn once for each size and look."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from bp_desktop.ui.look.players import paint_player
from bp_desktop.ui.look.theme import Theme

_drawn: dict[tuple[object, ...], QPixmap] = {}
MOST = 256


def badge_picture(theme: Theme, seat: int, side: int, ratio: float) -> QPixmap:
    """The token `side` design pixels wide; painting it anew costs more than a whole refresh may."""
    pixels = theme.px(side)
    key = (seat, pixels, ratio, theme.look.players, theme.mode)
    picture = _drawn.get(key)
    if picture is None:
        if len(_drawn) >= MOST:
            _drawn.clear()
        picture = _drawn[key] = _draw(theme, seat, pixels, ratio)
    return picture


def _draw(theme: Theme, seat: int, pixels: int, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(pixels, pixels) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        edge = pixels / 32  # the ring is drawn half outside
        rect = QRectF(0, 0, pixels, pixels).adjusted(edge, edge, -edge, -edge)
        paint_player(painter, rect, seat, theme)
    return picture
