"""Dice of the stage: drawn in a player's colour, with the face that counts in front."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from bp_desktop.ui.look.players import ink_on
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

BOX = 48.0
"""The square in which the shapes below are drawn, the same as that of the die icons."""
TUMBLES = 9
"""Faces that are seen before the die lies still."""
TURN = 220.0
"""Degrees that it turns by meanwhile."""

Point = tuple[float, float]
Facet = tuple[int, tuple[Point, ...]]
"""How light it is, in percent of the colour, and its corners."""

_D20_UP, _D20_RIGHT, _D20_LEFT = (24.0, 10.0), (37.51, 33.4), (10.49, 33.4)
_D20 = ((24.0, 2.2), (42.88, 13.1), (42.88, 34.9), (24.0, 45.8), (5.12, 34.9), (5.12, 13.1))
_D12_IN = ((24.0, 10.8), (36.55, 19.92), (31.76, 34.68), (16.24, 34.68), (11.45, 19.92))
_D12_UP = ((24.0, 2.4), (36.7, 6.53), (44.54, 17.33), (44.54, 30.67), (36.7, 41.47))
_D12_DOWN = ((24.0, 45.6), (11.3, 41.47), (3.46, 30.67), (3.46, 17.33), (11.3, 6.53))
_D12 = (*_D12_UP, *_D12_DOWN)

FACETS: dict[int, tuple[Facet, ...]] = {
    4: (
        (112, ((21, 4), (34, 44), (3, 37))),
        (72, ((21, 4), (45, 31), (34, 44))),
    ),
    6: (
        (100, ((4, 13), (35, 13), (35, 44), (4, 44))),
        (125, ((4, 13), (12, 4), (44, 4), (35, 13))),
        (68, ((44, 4), (44, 34), (35, 44), (35, 13))),
    ),
    8: (
        (106, ((24, 2.6), (43, 29), (5, 29))),
        (70, ((5, 29), (43, 29), (24, 45.4))),
    ),
    12: (
        (100, _D12_IN),
        (122, (_D12_IN[4], _D12[8], _D12[9], _D12[0], _D12_IN[0])),
        (108, (_D12_IN[0], _D12[0], _D12[1], _D12[2], _D12_IN[1])),
        (72, (_D12_IN[1], _D12[2], _D12[3], _D12[4], _D12_IN[2])),
        (64, (_D12_IN[2], _D12[4], _D12[5], _D12[6], _D12_IN[3])),
        (90, (_D12_IN[3], _D12[6], _D12[7], _D12[8], _D12_IN[4])),
    ),
    20: (
        (100, (_D20_UP, _D20_RIGHT, _D20_LEFT)),
        (122, (_D20_UP, _D20[5], _D20[0])),
        (110, (_D20_UP, _D20[0], _D20[1])),
        (116, (_D20_UP, _D20_LEFT, _D20[5])),
        (88, (_D20_UP, _D20[1], _D20_RIGHT)),
        (92, (_D20_LEFT, _D20[4], _D20[5])),
        (70, (_D20_RIGHT, _D20[1], _D20[2])),
        (62, (_D20_RIGHT, _D20[2], _D20[3])),
        (74, (_D20_LEFT, _D20_RIGHT, _D20[3])),
        (82, (_D20_LEFT, _D20[3], _D20[4])),
    ),
}
OUTLINES: dict[int, tuple[Point, ...]] = {
    4: ((21, 4), (45, 31), (34, 44), (3, 37)),
    6: ((4, 13), (12, 4), (44, 4), (44, 34), (35, 44), (4, 44)),
    8: ((24, 2.6), (43, 29), (24, 45.4), (5, 29)),
    12: _D12,
    20: _D20,
}
FIGURES: dict[int, tuple[float, float, float]] = {
    4: (19, 29, 15),
    6: (19.5, 28, 23),
    8: (24, 19.5, 16),
    12: (24, 23.6, 17),
    20: (24, 24.9, 15.5),
}
"""Where the middle of the figure is, and how high its letters are."""
NARROWER = 0.86
"""Of a figure with two digits."""
USUAL = 20


def shown_face(die: int, face: int, settled: float) -> int:
    """The face in front while a die comes to rest: the last one is the one that counts. Which ones
    come before means nothing, so nobody needs chance for it."""
    tumble = int(settled * TUMBLES)
    if settled >= 1 or tumble >= TUMBLES - 1:
        return face
    return (face + (tumble + 1) * (die // 3 + 1)) % die + 1


def paint_stage_die(
    painter: QPainter,
    rect: QRectF,
    die: int,
    face: int,
    color: QColor,
    edge: QColor,
    settled: float = 1.0,
) -> None:
    """In a square. A die without a drawing of its own looks like a d20."""
    drawn = die if die in FACETS else USUAL
    scale = rect.width() / BOX
    rest = 1 - (1 - settled) ** 3  # fast at first, then it rolls out
    painter.save()
    painter.translate(rect.center())
    painter.rotate((1 - rest) * TURN)
    size = scale * (0.8 + 0.2 * rest)
    painter.scale(size, size)
    painter.translate(-BOX / 2, -BOX / 2)
    thin = QPen(color.darker(165), 0.7)
    thin.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(thin)
    room, placed = QRectF(painter.viewport()), painter.worldTransform()
    for light, corners in FACETS[drawn]:
        facet = _polygon(corners)
        # Of a closing band little is seen.
        if placed.mapRect(facet.boundingRect()).intersects(room):
            painter.setBrush(color.lighter(light) if light >= 100 else color.darker(10000 // light))
            painter.drawPolygon(facet)
    outline = QPen(edge, 1.3)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_polygon(OUTLINES[drawn]))
    _paint_figure(painter, drawn, shown_face(die, face, settled), ink_on(color))
    painter.restore()


@lru_cache(maxsize=64)
def _polygon(corners: tuple[Point, ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])


def _paint_figure(painter: QPainter, drawn: int, face: int, ink: QColor) -> None:
    x, y, size = FIGURES[drawn]
    size *= 1.0 if face < 10 else NARROWER
    font = QFont(DISPLAY_FAMILY)
    # Large and shrunk again: letters have whole pixel sizes.
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Bold)
    painter.translate(x, y)
    painter.scale(size / 100, size / 100)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(-150, -100, 300, 200), Qt.AlignmentFlag.AlignCenter, str(face))
