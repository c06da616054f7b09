"""Patterns that fill a shape: as paths, so that they are as sharp on paper as on screen."""

from collections.abc import Iterator
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

LINES: dict[str, tuple[float, ...]] = {
    "level": (0,),
    "upright": (90,),
    "rising": (-45,),
    "falling": (45,),
    "net": (-45, 45),
    "lattice": (0, 90),
}
"""By pattern: the directions of its lines in degrees, clockwise from the horizontal."""


def hatching(shape: QPainterPath, pattern: str, gap: float, stroke: float) -> QPainterPath:
    """The part of a pattern that lies in a shape; nothing for "solid"."""
    area = shape.boundingRect()
    marks = QPainterPath()
    if pattern in ("dots", "checks"):
        for box in _boxes(area, pattern, gap, stroke):
            if shape.contains(box.center()):
                mark = QPainterPath()
                if pattern == "dots":
                    mark.addEllipse(box)
                else:
                    mark.addRect(box)
                marks.addPath(mark if shape.contains(box) else mark.intersected(shape))
        return marks
    for degrees in LINES.get(pattern, ()):
        marks = marks.united(_lines(area, degrees, gap, stroke))
    return marks.intersected(shape)


def _boxes(area: QRectF, pattern: str, gap: float, stroke: float) -> Iterator[QRectF]:
    side = 2 * stroke if pattern == "dots" else gap / 2
    for point in _grid(area, gap):
        yield QRectF(point.x() - side / 2, point.y() - side / 2, side, side)


def _grid(area: QRectF, gap: float) -> Iterator[QPointF]:
    """Points a gap apart, every second row shifted by half of it."""
    middle = area.center()
    rows, columns = ceil(area.height() / gap), ceil(area.width() / gap / 2)
    for row in range(-rows, rows + 1):
        shift = gap / 2 if row % 2 else 0.0
        for column in range(-columns - 1, columns + 1):
            yield QPointF(middle.x() + column * gap + shift, middle.y() + row * gap / 2)


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
