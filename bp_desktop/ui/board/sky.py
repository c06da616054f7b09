"""Sky drawing: a light that goes on around the board, with still stars in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient

from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import TilePosition
from bp_desktop.ui.board.shapes import mixed
from bp_desktop.ui.board.style import BoardPalette

SKY_PIXELS = 192
"""Of the picture that the sky is enlarged from: it is all soft, and gradients take longer."""
SKY_REACH = 0.5
"""How far it reaches beyond the board, as a part of the larger side; then there is the void."""
FIELDS = 2
"""How many fields of stars there are; tiles have them in turn."""
STARS = ((52, 0.28, 1.3), (17, 0.6, 1.6))
"""On a tile: how many, how bright, how wide in pixels."""
BRIGHTEST = ((0.16, 5.0), (0.9, 1.8))
"""One more on each tile, wherever it likes, with a halo around it."""
STARRY_CELL, BRIGHT_CELL = 12, 8
"""Pixels of a cell from which on all stars are seen, or the bright ones."""


class Cloud(NamedTuple):
    """A faint light in the sky; place and size in parts of the board's larger side, from its
    middle."""

    color: str
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SkyPalette(BoardPalette):
    """The colours of space around and behind a board."""

    sky: str
    """In the middle of the board; towards the edges it becomes the void."""
    clouds: tuple[Cloud, ...]
    star: str
    """None shine where this is empty."""
    edge_line: str
    """Around the board."""


def around_board(bounds: QRectF) -> QRectF:
    """As far as anybody can look beyond a board."""
    far = 4 * max(bounds.width(), bounds.height())
    return bounds.adjusted(-far, -far, far, far) if not bounds.isEmpty() else bounds


def on_sky(canvas: Canvas[SkyPalette], color: QColor) -> QColor:
    """What a see-through colour looks like on the sky. Paper and drawings have it opaque, for
    see-through lines become shapes there, five times as large."""
    if not canvas.vectors:
        return color
    share, solid = color.alphaF(), QColor(color.rgb())
    return mixed(QColor(canvas.colors.sky), solid, share)


# --- the sky


def paint_sky(canvas: Canvas[SkyPalette], bounds: QRectF) -> None:
    """Over all that is seen; on paper and in drawings as gradients, else from a small picture."""
    painter, colors = canvas.painter, canvas.colors
    if colors.sky == colors.void:
        return
    sky = _sky_area(bounds)
    if not sky.intersects(canvas.area):
        return
    if canvas.vectors:
        painter.save()
        _paint_gradients(painter, canvas.area.intersected(sky), sky, colors)
        painter.restore()
        return
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    painter.setRenderHint(smooth)
    painter.drawImage(sky, _sky_picture(colors, sky.width(), sky.height()))
    painter.setRenderHint(smooth, on=False)


def _sky_area(bounds: QRectF) -> QRectF:
    far = SKY_REACH * max(bounds.width(), bounds.height())
    return bounds.adjusted(-far, -far, far, far)


@lru_cache(maxsize=8)
def _sky_picture(colors: SkyPalette, width: float, height: float) -> QImage:
    """Its shape alone: wherever the board lies, it is the same sky."""
    side = SKY_PIXELS / max(width, height)
    size = QRectF(0, 0, round(width * side), round(height * side))
    image = QImage(size.size().toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        _paint_gradients(painter, size, size, colors)
    return image


def _paint_gradients(painter: QPainter, area: QRectF, sky: QRectF, colors: SkyPalette) -> None:
    board = max(sky.width(), sky.height()) / (1 + 2 * SKY_REACH)
    painter.fillRect(area, _sky_light(sky, colors, board))
    for cloud in colors.clouds:
        painter.fillRect(area, _cloud_light(sky, cloud, board))


FALLING_OFF = ((0.0, 1.0), (0.35, 0.82), (0.6, 0.42), (0.82, 0.12), (1.0, 0.0))
"""How bright a light is on the way to where it ends."""


def _sky_light(sky: QRectF, colors: SkyPalette, board: float) -> QBrush:
    light = QRadialGradient(sky.center() - QPointF(0, 0.06 * board), 0.98 * board)
    bright, void = QColor(colors.sky), QColor(colors.void)
    for part, strength in FALLING_OFF:
        light.setColorAt(part, mixed(void, bright, strength))
    return QBrush(light)


def _cloud_light(sky: QRectF, cloud: Cloud, board: float) -> QBrush:
    middle = sky.center() + QPointF(cloud.x * board, cloud.y * board)
    light = QRadialGradient(middle, cloud.size * board)
    light.setInterpolationMode(QRadialGradient.InterpolationMode.ComponentInterpolation)
    color = QColor(cloud.color)
    most = color.alphaF()
    for part, strength in FALLING_OFF:
        color.setAlphaF(most * strength)
        light.setColorAt(part, color)
    return QBrush(light)


# --- stars


def paint_stars(canvas: Canvas[SkyPalette], width: int, height: int, field: int) -> None:
    """One of the fields, on a tile around the origin, which is the centre of its first cell."""
    painter, colors = canvas.painter, canvas.colors
    if not colors.star or canvas.cell < BRIGHT_CELL:
        return
    seen = 0 if canvas.cell >= STARRY_CELL else 1
    for kind, points in enumerate(_star_field(width, height, field)):
        if kind < seen:
            continue
        _, bright, wide = STARS[kind]
        painter.setPen(_dot(canvas, wide, bright))
        painter.drawPoints(points)


def paint_bright_stars(
    canvas: Canvas[SkyPalette], width: int, height: int, positions: Iterable[TilePosition]
) -> None:
    """In a pass of their own: the eye would find them again in every second field."""
    if not canvas.colors.star or canvas.cell < STARRY_CELL:
        return
    across, down = LAYOUT.hex_width * width, LAYOUT.row_height * height
    halo = max(wide for _, wide in BRIGHTEST) * canvas.pixel
    near, points = canvas.area.adjusted(-halo, -halo, halo, halo), []
    for column, row in positions:
        mixed = crc32(f"{column} {row}".encode())
        x, y = (mixed & 0xFFFF) / 0xFFFF, (mixed >> 16) / 0xFFFF
        point = QPointF((column + x) * across, (row + y) * down)
        if near.contains(point):
            points.append(point)
    if not points:
        return
    for bright, wide in BRIGHTEST:
        canvas.painter.setPen(_dot(canvas, wide, bright))
        canvas.painter.drawPoints(points)


def _dot(canvas: Canvas[SkyPalette], wide: float, bright: float) -> QPen:
    color = QColor(canvas.colors.star)
    color.setAlphaF(bright)
    pen = canvas.pen(on_sky(canvas, color), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


@lru_cache(maxsize=16)
def _star_field(width: int, height: int, field: int) -> tuple[QPolygonF, ...]:
    """By kind. As many as on a tile of the usual size have room."""
    random = Random(f"stars {field}")
    across, down = LAYOUT.hex_width * width, LAYOUT.row_height * height
    share = width * height / 169
    return tuple(
        QPolygonF(
            [
                QPointF(random.uniform(0, across), random.uniform(0, down))
                for _ in range(round(count * share))
            ]
        )
        for count, _, _ in STARS
    )
