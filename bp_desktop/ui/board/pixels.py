"""Painting pixel on pixel, whatever the screen's scale: 100, 125, 150 or 200 per cent."""

from math import floor

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPainter

HALF = 0.5 + 1e-6


def device_pixels(painter: QPainter) -> None:
    """Let the painter count real pixels of its device from now on.

    Pictures put at whole numbers are then copied instead of resampled. A widget's painter keeps
    the screen's scale and its place in the window to itself, so both are undone here.
    """
    painter.resetTransform()
    scaled, _ = painter.deviceTransform().inverted()
    painter.setWorldTransform(scaled)


def nearest_pixel(point: QPointF) -> QPoint:
    """Halves go up, even when arithmetic left them a hair below: neighbours that are rounded
    apart would leave a gap or overlap."""
    return QPoint(floor(point.x() + HALF), floor(point.y() + HALF))
