"""Player tokens: colour + glyph + pattern everywhere, so that no colour ever stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap

from bp_desktop.ui.look.icons import canvas, pixmap

if TYPE_CHECKING:  # the command line draws boards too, and loads no widgets for that
    from collections.abc import Iterable, Mapping

    from bp_desktop.ui.look.theme import Theme

SEATS = 9
"""How many players can be told apart; no game here has more."""

_SEATS = (
    ("circle", "solid", "#e8502e", "#e5484d", "#ff6a4d"),
    ("triangle", "rising", "#3d7bf0", "#3e82f7", "#5c9dff"),
    ("square", "dots", "#f8d33c", "#f5c518", "#ffe14d"),
    ("star", "level", "#f2f4f8", "#2fb67c", "#ffffff"),
    ("diamond", "checks", "#b23e9b", "#a66bff", "#b274b2"),
    ("cross", "falling", "#93cc85", "#ff8a3d", "#afcc85"),
    ("crescent", "upright", "#6e0dff", "#35c9e0", "#0be6ba"),
    ("hourglass", "net", "#0dcfff", "#f472b6", "#a6dbff"),
    ("ring", "lattice", "#805353", "#d9dee8", "#63997e"),
)
"""Glyph and pattern of each seat, then its colours: those that are safe, vivid and in contrast."""
GLYPHS, PATTERNS, _SAFE, _VIVID, _CONTRAST = zip(*_SEATS, strict=True)
COLORS: dict[str, tuple[str, ...]] = {
    # Found by search: any two stay apart (CIE76 above 26) for protan, deutan and tritan eyes too.
    "safe": _SAFE,
    # For those who see all colours and want the usual ones.
    "vivid": _VIVID,
    # Every colour at least 5:1 on the dark board; also found by search (CIE76 above 19).
    "contrast": _CONTRAST,
}

READABLE = 3.0
"""WCAG AA's least contrast of a line or an area against its ground."""
MOST_TOKENS = 256
_tokens: dict[tuple[object, ...], QPixmap] = {}


class PlayerLook(NamedTuple):
    """How one seat at the table looks. A plain tuple, since boards look pieces up by it thousands
    of times a second."""

    color: str
    glyph: str
    pattern: str


def player_look(seat: int, colors: str) -> PlayerLook:
    """The look of a seat, counted from 0, in one of the palettes of COLORS."""
    place = seat % SEATS
    return PlayerLook(COLORS[colors][place], GLYPHS[place], PATTERNS[place])


class PlayerSeat(Protocol):
    """Somebody with a colour: a seat of a map or a player of a match."""

    @property
    def id(self) -> str: ...

    @property
    def color(self) -> int: ...


NOBODY = PlayerLook("#9aa3b5", "ring", "solid")
"""For an owner who has no seat."""


def looks_of(seats: Iterable[PlayerSeat], colors: str) -> Mapping[str, PlayerLook]:
    """How everybody looks, by the id of the seat, in one of the palettes of COLORS."""
    return {seat.id: player_look(seat.color, colors) for seat in seats}


def ink_on(color: QColor) -> QColor:
    """Black or white, whichever is better read on a colour."""
    light = QColor("#ffffff")
    return (
        light if contrast(light, color) >= contrast(QColor("#10131c"), color) else QColor("#10131c")
    )


def contrast(one: QColor, other: QColor) -> float:
    """WCAG's contrast ratio, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen_on(color: QColor, ground: QColor, least: float = READABLE) -> QColor:
    """The colour, made darker or lighter until it is seen on a ground: a white player's line on
    paper is grey."""
    part, ink = 0.0, ink_on(ground)
    seen = color
    while contrast(seen, ground) < least and part < 1:
        part += 0.04
        seen = QColor.fromRgbF(
            color.redF() + part * (ink.redF() - color.redF()),
            color.greenF() + part * (ink.greenF() - color.greenF()),
            color.blueF() + part * (ink.blueF() - color.blueF()),
        )
    return seen


def luminance(color: QColor) -> float:
    """How bright it looks, 0 to 1."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def pattern_brush(look: PlayerLook, size: int) -> QBrush:
    """The colour with its pattern in a darker or lighter shade of itself, for areas."""
    base = QColor(look.color)
    tile = QPixmap(size, size)
    tile.fill(base)
    mark = base.darker(135) if luminance(base) > 0.25 else base.lighter(150)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_pattern(painter, look.pattern, size, mark)
    return QBrush(tile)


def _paint_pattern(painter: QPainter, pattern: str, size: int, mark: QColor) -> None:
    painter.setPen(QPen(mark, max(1.0, size / 6)))
    half = size / 2
    if pattern in ("rising", "net"):
        for shift in (-size, 0, size):
            painter.drawLine(QPointF(shift, size), QPointF(shift + size, 0))
    if pattern in ("falling", "net"):
        for shift in (-size, 0, size):
            painter.drawLine(QPointF(shift, 0), QPointF(shift + size, size))
    if pattern in ("level", "lattice"):
        painter.drawLine(QPointF(0, half), QPointF(size, half))
    if pattern in ("upright", "lattice"):
        painter.drawLine(QPointF(half, 0), QPointF(half, size))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mark)
    if pattern == "dots":
        painter.drawEllipse(QPointF(half, half), size / 5, size / 5)
    if pattern == "checks":
        painter.drawRect(QRectF(0, 0, half, half))
        painter.drawRect(QRectF(half, half, half, half))


def paint_player(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A player's token: the patterned disc with the glyph on it."""
    look = player_look(seat, theme.look.players)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color("text"), max(1.0, rect.width() / 24)))
    painter.setBrush(pattern_brush(look, max(6, round(rect.width() / 4))))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    base = QColor(look.color)
    size = round(rect.width() * 0.44)
    plate = rect.width() * 0.32
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base)
    painter.drawEllipse(rect.center(), plate, plate)
    ratio = painter.device().devicePixelRatioF()
    glyph = pixmap(f"glyph/{look.glyph}", size, ink=ink_on(base), ratio=ratio)
    painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), glyph)
    painter.restore()


def player_icon(theme: Theme, color: int, size: int = 20) -> QIcon:
    """A player's token for buttons and lists of choices, fine enough for sharp screens."""
    return QIcon(_token(theme, color, size, 2.0, 0.0))


def badge_picture(theme: Theme, seat: int, side: int, ratio: float) -> QPixmap:
    """The token `side` design pixels wide, with room for its ring, which is drawn half outside."""
    return _token(theme, seat, side, ratio, 1 / 32)


def _token(theme: Theme, seat: int, side: int, ratio: float, margin: float) -> QPixmap:
    """Painted once for each size and look: that costs more than a whole refresh may."""
    pixels = theme.px(side)
    key = (seat, pixels, ratio, margin, theme.look.players, theme.mode)
    picture = _tokens.get(key)
    if picture is None:
        if len(_tokens) >= MOST_TOKENS:
            _tokens.clear()
        picture = _tokens[key] = canvas(QSize(pixels, pixels), ratio)
        with QPainter(picture) as painter:
            edge = pixels * margin
            rect = QRectF(0, 0, pixels, pixels).adjusted(edge, edge, -edge, -edge)
            paint_player(painter, rect, seat, theme)
    return picture
