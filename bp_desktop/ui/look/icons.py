"""Drawn icons: SVG files tinted with a theme or player colour, rendered once per size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bp_desktop.resources import MissingResourceError, read_bytes

INK = "#000001"
"""What single-colour drawings (ui, glyph, die) are drawn in; see resources/README.md."""
_PLACEHOLDERS = {
    "ship": ("#ff00ff", "#aa00aa"),
    "unit": ("#ff00ff", "#aa00aa"),
    "structure": ("#e8b64d", "#a8782a"),
}
"""What drawings have where a player's colour and its shade go; see resources/README.md. Without an
owner structures keep this gold."""

_OTHERWISE = {"resource": "ui/coins", "unit": "ui/ship"}
"""What is drawn of things that documents name as they like, and nobody has drawn."""


def canvas(size: QSize, ratio: float, ground: QColor | None = None) -> QPixmap:
    """A picture to paint on, of so many device-independent pixels; clear without a `ground`."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(ground or QColor(0, 0, 0, 0))
    return made


@lru_cache(maxsize=512)
def _source(name: str) -> str:
    group = name.partition("/")[0]
    try:
        return _read(name)
    except MissingResourceError:
        if group not in _OTHERWISE:
            raise
        return _read(_OTHERWISE[group])


def _read(name: str) -> str:
    return read_bytes("icons", *f"{name}.svg".split("/")).decode("utf-8")


@lru_cache(maxsize=128)
def _renderer(name: str, ink: str, player: str) -> QSvgRenderer:
    svg = _source(name)
    if ink:
        svg = svg.replace(INK, ink)
    if player:
        color, shade = _PLACEHOLDERS["structure" if name.startswith("structure/") else "ship"]
        svg = svg.replace(color, player).replace(shade, QColor(player).darker(150).name())
    return QSvgRenderer(QByteArray(svg.encode("utf-8")))


@lru_cache(maxsize=2048)
def _pixmap(name: str, ink: str, player: str, size: int, ratio: float) -> QPixmap:
    pixels = max(1, round(size * ratio))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(QColor(0, 0, 0, 0))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _renderer(name, ink, player).render(painter, QRectF(0, 0, pixels, pixels))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def pixmap(
    name: str, size: int, *, ink: QColor | None = None, player: QColor | None = None, ratio: float
) -> QPixmap:
    """An icon such as "ui/home" or "ship/xenos_big", `size` device-independent pixels wide.

    `ink` colours line drawings, `player` fills the places kept for a player's colour.
    """
    return _pixmap(name, ink.name() if ink else "", player.name() if player else "", size, ratio)


def is_owned(name: str) -> bool:
    """Whether an icon is of a piece, with places for its owner's colour."""
    return name.startswith(("ship/", "unit/"))


def icon(name: str, size: int, ink: QColor, *, gap: int = 0, ratio: float = 2.0) -> QIcon:
    """A line icon for buttons and menus; rendered fine enough for the sharpest usual screen.

    `gap` leaves room on the right, since a style decides how near the text comes.
    """
    picture = pixmap(name, size, ink=ink, ratio=ratio)
    if not gap:
        return QIcon(picture)
    wide = canvas(QSize(size + gap, size), ratio)
    with QPainter(wide) as painter:
        painter.drawPixmap(0, 0, picture)
    return QIcon(wide)


def paint(
    painter: QPainter,
    name: str,
    rect: QRectF,
    *,
    ink: QColor,
    player: str = "",
    once: bool = False,
) -> None:
    """Draw an icon straight on a canvas, for example when printing.

    `once` spares the memory (a sixth of a megabyte) that drawing it again would be faster by.
    """
    read = _renderer.__wrapped__ if once else _renderer
    read(name, ink.name(), player).render(painter, rect)


def forget() -> None:
    """Drop every cached picture, for example to measure how long drawing them takes."""
    _pixmap.cache_clear()
    _renderer.cache_clear()
