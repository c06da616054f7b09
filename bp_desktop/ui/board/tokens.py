"""Tokens of units: what is shown beside a piece on a plate, and how neighbours make room.

Numbers are stamped after all plates, so that no plate hides one, and dots painted over them.
"""

from collections.abc import Container, Iterable
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.pieces import PLATE, SMALLEST_PLATE
from bp_desktop.ui.board.shapes import BEYOND
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import PlayerLook, ink_on
from bp_desktop.ui.look.tokens import TEXT_FAMILY

# Lengths are pixels of the design.
APART = 5.0
"""How far a token moves at most to make room for its neighbours."""
HEIGHT, BEYOND_PLATE = 14.5, 8.5
"""Of the pill with a number, and how far it sticks out of the plate."""
GLYPH = 7.5
SIGN = 11.0
"""Of the disc with a glyph alone, for stacks that are too small for pills."""
DOT, DOTS_APART = 2.3, 6.0
"""Radius of what stands for an action, and how far apart two are."""
BESIDE_PLATE = APART + BEYOND_PLATE + 2.5
"""How far anything of a token can be from its plate's place, with the line around it."""


def token_reach(pixel: float) -> float:
    """How far from the middle of its cell anything of a token can be; `pixel` is one of the screen
    on the board."""
    return max(HEX_SIZE, SMALLEST_PLATE / 2 * pixel) + BESIDE_PLATE * pixel


def token_place(
    canvas: Canvas[BoardPalette], cell: Hex, taken: Container[Hex]
) -> tuple[float, float]:
    """The middle of a token, which on paper is always that of its cell."""
    return LAYOUT.center(cell) if canvas.vectors else place_apart(cell, taken, canvas.pixel)


def place_apart(cell: Hex, taken: Container[Hex], pixel: float) -> tuple[float, float]:
    """The middle of a cell, unless cells are so small that plates would overlap those on
    neighbouring cells that are taken; `pixel` is one of the screen on the board."""
    x, y = LAYOUT.center(cell)
    push = min(APART, (SMALLEST_PLATE - LAYOUT.hex_width / pixel) / 2)
    if push <= 0:
        return x, y
    away_x = away_y = 0.0
    for way in BEYOND:
        if cell + way in taken:
            dx, dy = LAYOUT.center(way)
            away_x, away_y = away_x - dx, away_y - dy
    far = hypot(away_x, away_y)
    if far < 1:
        return x, y
    push *= pixel / far
    return x + away_x * push, y + away_y * push


def stamp_number(
    canvas: Canvas[BoardPalette],
    owner: PlayerLook,
    number: int,
    x: float,
    y: float,
    *,
    plate: float = PLATE,
) -> None:
    """A pill with the owner's glyph and the unit's number at the lower right of a plate; a unit
    without a number has the glyph alone. A plate of another size is one of several in a cell."""
    name = ("number", owner, number, plate)
    if canvas.stamped(x, y, name):
        return
    alone = plate == PLATE and not canvas.vectors
    pixel, half = canvas.pixel, _half_plate(canvas.pixel, plate, is_kept_large=alone)
    width = _number_width(number)
    room = QRectF(half + BEYOND_PLATE - width, half * 0.94 - HEIGHT / 2, width, HEIGHT)

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.scale(pixel, pixel)
        _paint_number(own, owner, number, room)

    wide = room.adjusted(-1.5, -1.5, 1.5, 1.5)
    canvas.stamp(x, y, name, QRectF(wide.topLeft() * pixel, wide.size() * pixel), paint)


def stamp_sign(canvas: Canvas[BoardPalette], owner: PlayerLook, x: float, y: float) -> None:
    """A disc with the owner's glyph, as small as it can be read: whose a stack is, from afar."""
    name, pixel = ("sign", owner), canvas.pixel
    if canvas.stamped(x, y, name):
        return
    room = QRectF(-SIGN / 2, -SIGN / 2, SIGN, SIGN)

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.scale(pixel, pixel)
        _paint_number(own, owner, 0, room)

    wide = room.adjusted(-1.5, -1.5, 1.5, 1.5)
    canvas.stamp(x, y, name, QRectF(wide.topLeft() * pixel, wide.size() * pixel), paint)


def _half_plate(pixel: float, plate: float = PLATE, *, is_kept_large: bool = True) -> float:
    """From the middle of a plate to its side, in pixels of the design."""
    width = plate * LAYOUT.hex_width / pixel
    return (max(SMALLEST_PLATE, width) if is_kept_large else width) / 2


def _paint_number(
    canvas: Canvas[BoardPalette], owner: PlayerLook, number: int, room: QRectF
) -> None:
    painter, color = canvas.painter, QColor(owner.color)
    ink = ink_on(color)
    painter.setPen(QPen(QColor(canvas.colors.ink), 1.2))
    painter.setBrush(color)
    painter.drawRoundedRect(room, HEIGHT / 2, HEIGHT / 2)
    glyph = QRectF(room.left() + 3.5, room.center().y() - GLYPH / 2, GLYPH, GLYPH)
    if not number:
        glyph.moveCenter(room.center())
    icons.paint(painter, f"glyph/{owner.glyph}", glyph, ink=ink)
    if number:
        painter.setFont(_number_font())
        painter.setPen(ink)
        box = QRectF(glyph.right(), room.top(), room.right() - glyph.right() - 2, room.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _number_width(number: int) -> float:
    if not number:
        return HEIGHT
    digits = QFontMetricsF(_number_font()).horizontalAdvance(str(number))
    return 3.5 + GLYPH + digits + 4.5


@lru_cache(maxsize=1)
def _number_font() -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(12)
    font.setWeight(QFont.Weight.Bold)
    return font


def paint_actions(
    painter: QPainter, colors: BoardPalette, dots: Iterable[tuple[int, float, float]], pixel: float
) -> None:
    """As many dots above each plate as its unit has actions left: how many, and the middle of the
    plate; `pixel` is one of the screen on the board."""
    up = (_half_plate(pixel) * 2 / 3**0.5 + 0.5) * pixel
    radius, apart = DOT * pixel, DOTS_APART * pixel
    painter.setPen(QPen(QColor(colors.halo), 1.2 * pixel))
    painter.setBrush(QColor(colors.action))
    for count, x, y in dots:
        left = x - apart * (count - 1) / 2
        for number in range(count):
            painter.drawEllipse(QPointF(left + number * apart, y - up), radius, radius)


def around_actions(count: int, x: float, y: float, pixel: float) -> QRectF:
    """What the dots of a plate cover."""
    wide = DOTS_APART * (count - 1) / 2 + DOT + 1
    up = _half_plate(pixel) * 2 / 3**0.5 + 0.5
    room = QRectF(-wide, -up - DOT - 1, 2 * wide, 2 * DOT + 2)
    return QRectF(room.topLeft() * pixel, room.size() * pixel).translated(x, y)
