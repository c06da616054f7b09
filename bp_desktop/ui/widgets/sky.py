"""Night and day skies: the backdrop of empty pages and of documents that have no picture yet."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from bp_desktop.ui.look.tokens import Colors

BIOMES = (
    ("#e08a3c", "#5a2412"),
    ("#4fa3d1", "#12304f"),
    ("#6fb07a", "#17392c"),
    ("#c9a25a", "#4a3517"),
    ("#a97bd0", "#2c1a4d"),
    ("#d0574a", "#431318"),
)


def paint_sky(
    painter: QPainter, rect: QRectF, colors: Colors, seed: int, scale: float = 1.0
) -> None:
    """A gradient with stars; the same seed gives the same stars."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    gradient.setColorAt(0, QColor(colors.sky_top))
    gradient.setColorAt(1, QColor(colors.sky_bottom))
    painter.fillRect(rect, QBrush(gradient))
    dice = random.Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    count = max(12, int(rect.width() * rect.height() / 4200))
    for _ in range(min(count, 240)):
        star = QColor(colors.star)
        star.setAlphaF(dice.uniform(0.15, 0.85))
        painter.setBrush(star)
        size = dice.choice((0.6, 0.6, 0.8, 1.2)) * max(1.0, scale)
        at = QPointF(
            rect.left() + dice.random() * rect.width(), rect.top() + dice.random() * rect.height()
        )
        painter.drawEllipse(at, size, size)


def paint_planet(painter: QPainter, center: QPointF, radius: float, seed: int) -> None:
    """A shaded planet, on some seeds with a ring."""
    dice = random.Random(f"planet {seed}")
    light, dark = (QColor(name) for name in BIOMES[seed % len(BIOMES)])
    ringed, tilt = dice.random() < 0.4, dice.uniform(-30, -8)
    glow = QRadialGradient(center, radius * 1.35)
    halo = QColor(light)
    halo.setAlpha(70)
    glow.setColorAt(0.72, halo)
    halo.setAlpha(0)
    glow.setColorAt(1, halo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(center, radius * 1.35, radius * 1.35)
    if ringed:
        _paint_ring(painter, center, radius, tilt, light, behind=True)
    shade = QRadialGradient(center + QPointF(-radius * 0.4, -radius * 0.45), radius * 1.7)
    shade.setColorAt(0, light.lighter(130))
    shade.setColorAt(0.35, light)
    shade.setColorAt(1, dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawEllipse(center, radius, radius)
    _paint_bands(painter, center, radius, tilt, dark, dice)
    if ringed:
        _paint_ring(painter, center, radius, tilt, light, behind=False)


def _paint_bands(
    painter: QPainter,
    center: QPointF,
    radius: float,
    tilt: float,
    dark: QColor,
    dice: random.Random,
) -> None:
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(center, radius, radius)
    painter.setClipPath(disc)
    painter.translate(center)
    painter.rotate(tilt)
    band = QColor(dark)
    for _ in range(4):
        band.setAlphaF(dice.uniform(0.10, 0.28))
        painter.setBrush(band)
        y = dice.uniform(-0.9, 0.8) * radius
        bow = radius * 0.22 * math.copysign(1, y)
        height = dice.uniform(0.08, 0.2) * radius
        path = QPainterPath(QPointF(-radius, y))
        path.quadTo(QPointF(0, y + bow), QPointF(radius, y))
        path.lineTo(QPointF(radius, y + height))
        path.quadTo(QPointF(0, y + bow + height), QPointF(-radius, y + height))
        painter.drawPath(path)
    painter.restore()


def _paint_ring(
    painter: QPainter,
    center: QPointF,
    radius: float,
    tilt: float,
    color: QColor,
    *,
    behind: bool,
) -> None:
    painter.save()
    painter.translate(center)
    painter.rotate(tilt)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for size, alpha, width in ((1.75, 150, 0.10), (1.52, 90, 0.05)):
        line = QColor(color.lighter(125))
        line.setAlpha(alpha)
        painter.setPen(QPen(line, radius * width))
        box = QRectF(-radius * size, -radius * size * 0.26, radius * size * 2, radius * size * 0.52)
        painter.drawArc(box, 0 if behind else 180 * 16, 180 * 16)
    painter.restore()


def rounded(rect: QRectF, radius: float, *, top_only: bool = False) -> QPainterPath:
    """The outline of a card, or of the picture that fills its upper part."""
    path = QPainterPath()
    if not top_only:
        path.addRoundedRect(rect, radius, radius)
        return path
    path.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
    lower = QPainterPath()
    lower.addRect(QRectF(rect.left(), rect.bottom(), rect.width(), radius))
    return path - lower
