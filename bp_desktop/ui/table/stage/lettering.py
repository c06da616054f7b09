"""Lettering of the stage: letters as large as there is room for, whatever the language."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY

LINE = 1.16
"""Height of a line, in heights of its letters."""


class LetteredLine(NamedTuple):
    """Some words in a font in which they fit into their room."""

    text: str
    font: QFont
    width: float

    @property
    def height(self) -> float:
        return self.font.pixelSize() * LINE

    def paint(self, painter: QPainter, left: float, top: float, ink: QColor) -> None:
        metrics = QFontMetricsF(self.font)
        painter.setFont(self.font)
        painter.setPen(ink)
        slack = self.height - metrics.ascent() - metrics.descent()
        painter.drawText(QPointF(left, top + slack / 2 + metrics.ascent()), self.text)


def headline(text: str, most: float, least: float, room: float) -> tuple[LetteredLine, ...]:
    """One line, or two where it would else be smaller than can be read from afar."""
    line = display(text, most, least, room, weight=700)
    if line.text == text or " " not in text:
        return (line,)
    halves = _halves(text)
    size = min(display(half, most, least, room, weight=700).font.pixelSize() for half in halves)
    return tuple(display(half, size, least, room, weight=700) for half in halves)


def display(
    text: str, most: float, least: float, room: float, *, weight: int = 600
) -> LetteredLine:
    return _fitted(text, DISPLAY_FAMILY, weight, most, least, room)


def plain(text: str, most: float, least: float, room: float) -> LetteredLine:
    return _fitted(text, TEXT_FAMILY, 500, most, least, room)


def _fitted(
    text: str, family: str, weight: int, most: float, least: float, room: float
) -> LetteredLine:
    """As large as fits between two sizes; dots tell that there is more."""
    font = QFont(family)
    font.setWeight(QFont.Weight(weight))
    font.setPixelSize(max(1, round(most)))
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room:
        font.setPixelSize(max(1, round(least), int(most * room / width)))
    while (metrics := QFontMetricsF(font)).horizontalAdvance(text) > room:
        if font.pixelSize() <= max(1, round(least)):
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            break
        font.setPixelSize(
            font.pixelSize() - 1
        )  # letters are not wider by as much as they are higher
    return LetteredLine(text, font, QFontMetricsF(font).horizontalAdvance(text))


def _halves(text: str) -> tuple[str, str]:
    """Cut between two words, as near to the middle as can be."""
    gaps = [place for place, letter in enumerate(text) if letter == " "]
    cut = min(gaps, key=lambda place: abs(place - len(text) / 2))
    return text[:cut], text[cut + 1 :]


def centered(line: LetteredLine, area: QRectF) -> float:
    """Where a line begins that stands in the middle of an area."""
    return area.left() + (area.width() - line.width) / 2
