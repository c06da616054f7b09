"""Patterns that fill a shape: as paths, so that they are as sharp on paper as on screen."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.burning_planets.art.outlines import planet_outline

LINES: dict[str, tuple[float, ...]] = {
    "level": (0,),
    "upright": (90,),
    "rising": (-45,),
    "falling": (45,),
    "net": (-45, 45),
    "lattice": (0, 90),
}
"""By pattern: the directions of its lines in degrees, clockwise from the horizontal."""


@lru_cache(maxsize=64)
def planet_hatching(
    layout: HexLayout, radius: int, pattern: str, gap: float, stroke: float
) -> QPainterPath:
    return hatching(planet_outline(layout, radius), pattern, gap, stroke)


def hatching(shape: QPainterPath, pattern: str, gap: float, stroke: float) -> QPainterPath:
    """The part of a pattern that lies in a shape; nothing for "solid"."""
    area = shape.boundingRect()
    marks = QPainterPath()
    if pattern == "dots":
        for point in _grid(area, gap):
            marks.addEllipse(point, stroke, stroke)
    elif pattern == "checks":
        side = gap / 2
        for point in _grid(area, gap):
            marks.addRect(QRectF(point.x(), point.y(), side, side))
            marks.addRect(QRectF(point.x() - side, point.y() - side, side, side))
    for degrees in LINES.get(pattern, ()):
        marks = marks.united(_lines(area, degrees, gap, stroke))
    return marks.intersected(shape)


def _grid(area: QRectF, gap: float) -> Iterator[QPointF]:
    """Points a gap apart, every second row shifted by half of it."""
    middle = area.center()
    rows, columns = ceil(area.height() / gap / 2), ceil(area.width() / gap / 2)
    for row in range(-rows, rows + 1):
        shift = gap / 2 if row % 2 else 0.0
        for column in range(-columns - 1, columns + 1):
            yield QPointF(middle.x() + column * gap + shift, middle.y() + row * gap)


def _lines(area: QRectF, degrees: float, gap: float, stroke: float) -> QPainterPath:
    middle = area.center()
    reach = hypot(area.width(), area.height()) / 2 + gap
    path = QPainterPath()
    for step in range(-ceil(reach / gap), ceil(reach / gap) + 1):
        path.addRect(QRectF(-reach, step * gap - stroke / 2, 2 * reach, stroke))
    turned = QTransform().translate(middle.x(), middle.y()).rotate(degrees)
    return turned.map(path)


def shade_of(color: QColor) -> QColor:
    """What a pattern is drawn in on a colour: clearly darker, or lighter on a dark one."""
    return color.darker(165) if color.lightnessF() > 0.4 else color.lighter(175)
