"""Clips to rectangles: what is painted of a widget now, one rectangle at a time.

Qt copies a picture into a rectangle ten times as fast as into any other shape, and what a step
leaves to be painted of a page is seldom a rectangle.
"""

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QRegion

MANY = 60
"""Rectangles; more of them take longer than they save."""


def clipped(painter: QPainter, shown: QRegion) -> Iterator[QRect]:
    """Each rectangle of a region, with the painter clipped to it; the painter keeps the last one,
    or the whole region where there are too many rectangles in it."""
    if shown.rectCount() > MANY:
        painter.setClipRegion(shown)
        yield shown.boundingRect()
        return
    for rect in shown:  # type: ignore[attr-defined]  # the stubs do not know that it can be
        painter.setClipRect(rect)
        yield rect


def exposed(painter: QPainter, event: QPaintEvent) -> Iterator[QRect]:
    """The same for what is to be painted of a widget. On a screen whose pixels are not whole parts
    of ours, rectangles would overlap by a pixel or leave one out: there it is one."""
    if painter.device().devicePixelRatioF() % 1:
        yield event.region().boundingRect()
    else:
        yield from clipped(painter, event.region())
