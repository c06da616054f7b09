"""Confetti: pieces that fall once over a picture, and the few that stay."""

from random import Random
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

PIECES, KEPT = 420, 6
"""How many fall, and that every sixth of them stays in sight."""
FALL_MS = 1500
WORDS = 0.45, 0.14, 0.86
"""Where nothing comes to rest: up to which part of the width, between which heights."""
SEED = 8


class _Piece(NamedTuple):
    x: float
    rest: float
    """Where it comes to rest, in heights of the picture; beyond 1 it is out of sight."""
    fall: float
    turn: float
    color: int
    wide: float
    high: float


def _piece(place: int, chance: Random) -> _Piece:
    x, rest = chance.random(), chance.random()
    if place % KEPT or (x < WORDS[0] and WORDS[1] < rest < WORDS[2]):
        rest += 1.1
    return _Piece(
        x,
        rest,
        rest + 0.1 + chance.random() * 0.6,
        chance.uniform(-220, 220),
        place,
        chance.uniform(3, 5),
        chance.uniform(6, 11),
    )


class Confetti:
    """The same pieces whenever they are painted, so that a picture of them can be taken."""

    def __init__(self, colors: tuple[QColor, ...]) -> None:
        chance = Random(SEED)
        self._colors = colors
        self._pieces = [_piece(place, chance) for place in range(PIECES)]

    def paint(self, painter: QPainter, area: QRectF, unit: float, share: float) -> None:
        """`unit` is a length of the design; `share` of the fall is over, and at 1 all lie still."""
        painter.save()
        painter.setClipRect(area)
        painter.setPen(Qt.PenStyle.NoPen)
        for one in self._pieces:
            y = one.rest - one.fall * (1 - share)
            if not 0 <= y <= 1:
                continue
            painter.save()
            painter.translate(area.left() + one.x * area.width(), area.top() + y * area.height())
            painter.rotate(one.turn * (1 + 2 * (1 - share)))
            painter.setBrush(self._colors[one.color // KEPT % len(self._colors)])
            wide, high = one.wide * unit, one.high * unit
            painter.drawRect(QRectF(-wide / 2, -high / 2, wide, high))
            painter.restore()
        painter.restore()
