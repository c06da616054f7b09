"""Measures in the picture of a screen whether its texts stand out from their ground (WCAG AA).

What is painted by hand is noted with its ink; what Qt paints is looked for in the picture.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.players import READABLE, contrast
from tests.ui.look.test_contrast import AA_TEXT

LARGE, LARGE_BOLD = 24, 19
"""Pixels from which a text may have the contrast of a line: 18 points, bold 14 (WCAG 1.4.3)."""
NEAR = 24
"""Of three times 255: what of an ink the edges of thin letters have lost."""
ROUNDED = 0.1
LEAST = 4
"""Pixels: less of a text is not read anyway."""


class Inked(NamedTuple):
    """A text painted by hand on a widget."""

    on: QWidget
    text: str
    place: QRect
    ink: QColor
    wanted: float
    where: str


def wanted_of(font: QFont) -> float:
    """The contrast a text needs."""
    size, is_bold = font.pixelSize(), font.weight() >= QFont.Weight.DemiBold
    return READABLE if size >= LARGE or (is_bold and size >= LARGE_BOLD) else AA_TEXT


def ink_of(painter: QPainter) -> QColor:
    ink = QColor(painter.pen().color())
    ink.setAlphaF(ink.alphaF() * painter.opacity())
    return ink


def faint_paintings(root: QWidget, picture: QImage, inked: Iterable[Inked]) -> Iterator[str]:
    for one in inked:
        place = _seen(root, one.on, one.place)
        if place is None or not one.on.isEnabled():
            continue
        colors = _colors(picture, place)
        ground = QColor.fromRgb(colors.most_common(1)[0][0])
        ink = _mixed(one.ink, ground)
        is_there = ink != ground and any(_apart(ink, color) <= NEAR for color in colors)
        if is_there and contrast(ink, ground) < one.wanted - ROUNDED:
            told = f"{ink.name()} on {ground.name()}"
            yield f"painted in {one.where}: “{one.text}” is too faint, {told}"


def is_faint(root: QWidget, picture: QImage, widget: QWidget) -> bool:
    """Whether the words that Qt painted on it are: nothing there stands out enough."""
    place = _seen(root, widget, widget.rect())
    if place is None or place.size() != widget.size() or not widget.isEnabled():
        return False  # of half a word nothing may stand out
    colors = _colors(picture, place)
    ground = QColor.fromRgb(colors.most_common(1)[0][0])
    wanted = wanted_of(widget.font()) - ROUNDED
    return all(contrast(QColor.fromRgb(one), ground) < wanted for one in colors)


def _seen(root: QWidget, widget: QWidget, place: QRect) -> QRect | None:
    """Where in the picture of the root that is, as far as nothing cuts it off or lies over it."""
    if widget.window() is not root.window() or not widget.isVisible():
        return None
    seen = place.translated(widget.mapTo(root, QPoint()))
    around: QWidget | None = widget
    while around is not None:
        seen = seen.intersected(around.rect().translated(around.mapTo(root, QPoint())))
        around = around.parentWidget() if around is not root else None
    if seen.width() < LEAST or seen.height() < LEAST:
        return None
    for at in (seen.center(), seen.topLeft(), seen.bottomRight()):
        on_top = root.childAt(at)
        if on_top is not None and on_top is not widget and not widget.isAncestorOf(on_top):
            return None
    return seen


def _colors(picture: QImage, place: QRect) -> Counter[int]:
    ratio = picture.devicePixelRatioF()
    left, top = round(place.left() * ratio), round(place.top() * ratio)
    part = picture.copy(left, top, round(place.width() * ratio), round(place.height() * ratio))
    pixels = part.convertToFormat(QImage.Format.Format_RGB32).constBits()
    return Counter(memoryview(pixels).cast("B").cast("I"))


def _mixed(ink: QColor, ground: QColor) -> QColor:
    share = ink.alphaF()
    pairs = zip(_parts(ink), _parts(ground), strict=True)
    return QColor(*(round(one * share + other * (1 - share)) for one, other in pairs))


def _apart(color: QColor, other: int) -> int:
    pairs = zip(_parts(color), _parts(QColor.fromRgb(other)), strict=True)
    return sum(abs(one - another) for one, another in pairs)


def _parts(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()
