"""Cache of fonts and laid-out texts for painting.

Looking a font up or laying a text out costs more than painting it, and most words come again.
"""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QStaticText, QTransform

from bp_desktop.ui.look.theme import Theme

KEPT = 2000
BETWEEN_FACTS = (" · ", ", ")

_Scaled = tuple[str, int]
"""A role of the type scale, and the interface scale."""

_found: dict[_Scaled, QFont] = {}


def font_of(theme: Theme, role: str) -> QFont:
    """A font of the type scale at the scale of the moment."""
    key = (role, theme.look.scale)
    font = _found.get(key)
    if font is None:
        font = _found[key] = theme.font(role)
    return font


def copyable(font: QFont) -> QFont:
    """A font for PDFs whose letters can be copied and read aloud.

    Without the glyphs that a font has for letters beside each other, such as a bracket beside a
    digit: Qt writes no character down for them.
    """
    for feature in ("calt", "liga", "clig", "case"):
        font.setFeature(QFont.Tag(feature), 0)
    return font


def width_of(theme: Theme, role: str, text: str) -> int:
    """The room a text takes in one line."""
    font_of(theme, role)
    return _width((role, theme.look.scale), text)


def fitting(theme: Theme, role: str, text: str, room: float) -> str:
    """As much of a text as there is room for in one line; dots tell that there is more."""
    font_of(theme, role)
    return _fitting((role, theme.look.scale), text, round(room))


def as_much_as_fits(theme: Theme, role: str, text: str, room: float) -> str:
    """Without the last of the facts that a line holds, as many of them as there is no room for."""
    ways = (text, *fewer_facts(text))
    return next((one for one in ways if width_of(theme, role, one) <= room), ways[-1])


def fewer_facts(text: str) -> Iterator[str]:
    """A line without the last of its facts, without the last two, and so on."""
    while between := next((one for one in BETWEEN_FACTS if one in text), ""):
        text = text.rpartition(between)[0].rstrip()
        yield text


def write(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    text: str,
    role: str,
    ink: str,
    *,
    right: bool = False,
    center: bool = False,
) -> float:
    """One line at half the height of an area, from its left or right edge or in the middle, as far
    as there is room. Returns its other edge."""
    painter.setFont(font_of(theme, role))
    painter.setPen(theme.color(ink))
    line = _line((role, theme.look.scale), fitting(theme, role, text, area.width()))
    size = line.size()
    slack = area.width() - size.width()
    left = area.left() + (slack if right else slack / 2 if center else 0)
    top = area.top() + (area.height() - size.height()) / 2
    painter.drawStaticText(QPointF(left, top), line)
    return left if right else left + size.width()


def write_struck(painter: QPainter, theme: Theme, area: QRectF, text: str, role: str) -> float:
    """Who is no longer in it, or what counts no more: seen without telling colours apart."""
    end = write(painter, theme, area, text, role, "faint")
    middle = int(area.center().y()) + 0.5  # one row of pixels, not half of two
    painter.drawLine(QPointF(area.left(), middle), QPointF(end, middle))
    return end


def lines_of(theme: Theme, role: str, text: str, room: int) -> tuple[str, ...]:
    """A text in as many lines as it takes, broken between words."""
    font_of(theme, role)
    return _lines((role, theme.look.scale), text, room)


@lru_cache(maxsize=KEPT)
def _lines(font: _Scaled, text: str, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(font, longer) > room:
            lines.append(word)
        else:
            lines[-1:] = [longer]
    return tuple(lines)


@lru_cache(maxsize=KEPT)
def _fitting(font: _Scaled, text: str, room: int) -> str:
    if _width(font, text) <= room:  # Qt would shorten it for a fraction of a pixel
        return text
    return QFontMetrics(_found[font]).elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=KEPT)
def _width(font: _Scaled, text: str) -> int:
    return QFontMetrics(_found[font]).horizontalAdvance(text)


@lru_cache(maxsize=KEPT)
def _line(font: _Scaled, text: str) -> QStaticText:
    line = QStaticText(text)
    line.setTextFormat(Qt.TextFormat.PlainText)  # people's words hold no markup
    line.prepare(QTransform(), _found[font])
    return line


def forget() -> None:
    """As if nothing had been written yet."""
    for known in (_lines, _fitting, _width, _line):
        known.cache_clear()
