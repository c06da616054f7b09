"""Pieces on cells: an icon on its owner's plate or on the ground, or a dot from afar."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas, SpriteCache
from bp_desktop.ui.board.shapes import disc_outline, edge_of, hatching, mixed, shade_of
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import READABLE, PlayerLook, contrast

ICON_SIDE = 1.34
"""The square an icon on a plate fills, in hex sizes."""
BELOW = 1.66
"""The same for what it stands on."""
SMALLEST_ICON = 9.0
"""Icons narrower than this in pixels no longer shrink, so that they can always be found."""
SMALLEST_PLATE = 28.0
"""The same for plates of tokens, which must be told apart too."""
SMALLEST_DOT = 2.5
"""The same for the dots that stand from afar for what is nobody's: their radius."""
SMALLEST_MARK = 4.0
"""The same for the signs of players that stand for the rest: of dots only the colour would tell
whose they are."""
EDGE = 1.3
"""Pixels around such a sign, in what stands out from the board where its colour does not."""
CELL = QRectF(-HEX_SIZE, -HEX_SIZE, 2 * HEX_SIZE, 2 * HEX_SIZE)
MASTER_SCALE = 2.0
"""Of the pictures that all smaller ones are shrunk from."""
SHRUNK = 2.2
"""How many times smaller they mostly become: so much wider are their lines, to look as if drawn
afresh."""
PLATE = 0.95
"""Size of a plate, in cells."""
RIM = 0.22
TINT = 0.24
"""How much of its owner's colour the inside of a plate has."""
DONE_ICON, DONE_RIM = 0.55, 0.35
"""What is left of an icon that has done all it can, and how much of the plate is in its rim."""


class Piece(NamedTuple):
    """One picture in a cell. A plain tuple, since it is looked up thousands of times a second."""

    icon: str
    owner: PlayerLook | None = None
    plate: float = 0.0
    """Size of the plate below it, in cells; 0 for none."""
    rim: float = RIM
    """How much of the plate is its owner's colour and pattern."""
    below: str = ""
    """Another icon to stand on, such as an asteroid."""
    side: float = ICON_SIDE
    """Of the icon, in hex sizes."""
    lift: float = 0.0
    """How far above the middle it stands, as a part of its side."""
    round: bool = False
    """Whether the plate is a disc instead of a hexagon."""
    done: bool = False
    """Whether it has no action left."""
    kept: float = 0.0
    """Pixels below which its plate does not shrink from afar; 0: it shrinks with its icon."""
    shade: bool = False
    """Whether it throws a shadow on the ground."""


def stamp_piece(canvas: Canvas[BoardPalette], piece: Piece, x: float, y: float) -> None:
    """Draw a piece, never smaller than can be recognised."""
    if canvas.stamped(x, y, piece):
        return
    room = enlarged(canvas, piece)
    master = _master_name(piece, canvas.colors)

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.scale(room, room)
        paint_piece(own, piece)

    extent = QRectF(CELL.topLeft() * room, CELL.size() * room)
    canvas.stamp(x, y, piece, extent, paint, master=master)


def enlarged(canvas: Canvas[BoardPalette], piece: Piece) -> float:
    """How many times as large as its cell a piece is drawn from afar."""
    if canvas.vectors:
        return 1.0
    if piece.kept:
        least, side = piece.kept, piece.plate * LAYOUT.hex_width
    else:
        least, side = SMALLEST_ICON, piece.side * HEX_SIZE
    return max(1.0, least * canvas.fineness / (side * canvas.scale))


def paint_piece(canvas: Canvas[BoardPalette], piece: Piece, *, once: bool = False) -> None:
    """A piece around the origin; `once` if it will hardly be painted again."""
    painter, ink, side = canvas.painter, QColor(canvas.colors.ink), piece.side * HEX_SIZE
    player = piece.owner.color if piece.owner else ""
    if piece.owner is not None and piece.plate:
        _paint_plate(canvas, piece, piece.owner)
    if piece.shade:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        painter.drawEllipse(QPointF(side * 0.04, side * 0.36), side * 0.48, side * 0.14)
    if piece.below:
        whole = BELOW * HEX_SIZE
        box = QRectF(-whole / 2, -whole / 2, whole, whole)
        icons.paint(painter, piece.below, box, ink=ink, once=once)
    if piece.done:
        painter.setOpacity(DONE_ICON)
    box = QRectF(-side / 2, -side * (0.5 + piece.lift), side, side)
    icons.paint(painter, piece.icon, box, ink=ink, player=player, once=once)
    if piece.done:
        painter.setOpacity(1.0)


SHADE = QColor(4, 10, 20, 74)


def keep_masters(piece: Piece, colors: BoardPalette, sprites: SpriteCache) -> Iterator[None]:
    """Draw a piece large, for the sprites of many scales to come."""
    name = _master_name(piece, colors)
    if not sprites.has_master(name):
        sprites.keep_master(name, _drawn(piece, round(CELL.width() * MASTER_SCALE), colors))
        yield


def _master_name(piece: Piece, colors: BoardPalette) -> tuple[Piece, str]:
    return piece, colors.name


def _drawn(piece: Piece, pixels: int, colors: BoardPalette) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = pixels / CELL.width()
        painter.scale(scale, scale)
        painter.translate(-CELL.topLeft())
        own = Canvas(painter, CELL, scale, colors, sprites=SpriteCache(), fineness=SHRUNK)
        paint_piece(own, piece, once=True)
    return image


def stamp_piece_or_dot(
    canvas: Canvas[BoardPalette], piece: Piece, color: str, x: float, y: float, size: float
) -> None:
    """From afar its owner's sign stands for it, or for what is nobody's a dot of that colour;
    `size` is the radius in hex sizes."""
    if canvas.pieces:
        stamp_piece(canvas, piece, x, y)
    elif piece.owner is None:
        stamp_dot(canvas, color, x, y, size)
    else:
        stamp_mark(canvas, piece.owner, x, y, size)


def stamp_mark(
    canvas: Canvas[BoardPalette], owner: PlayerLook, x: float, y: float, size: float
) -> None:
    """Something of a player's seen from afar; `size` is its radius in hex sizes."""
    radius = max(size * HEX_SIZE, SMALLEST_MARK * canvas.pixel)
    name = ("mark", owner, radius)
    if canvas.stamped(x, y, name):
        return
    edge = EDGE * canvas.pixel

    def paint(own: Canvas[BoardPalette]) -> None:
        sign, below = f"glyph/{owner.glyph}", edge_of(QColor(owner.color), own.colors)
        for side, ink in ((radius + edge, below), (radius, QColor(owner.color))):
            icons.paint(own.painter, sign, QRectF(-side, -side, 2 * side, 2 * side), ink=ink)

    far = radius + edge
    canvas.stamp(x, y, name, QRectF(-far, -far, 2 * far, 2 * far), paint)


def stamp_dot(canvas: Canvas[BoardPalette], color: str, x: float, y: float, size: float) -> None:
    """Something of nobody's seen from afar; `size` is its radius in hex sizes."""
    radius = max(size * HEX_SIZE, SMALLEST_DOT / canvas.scale)
    name = ("dot", color, radius)
    if canvas.stamped(x, y, name):
        return

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.setPen(outline(own, color))
        own.painter.setBrush(QColor(color))
        own.painter.drawEllipse(QPointF(), radius, radius)

    far = radius + 1 / canvas.scale
    extent = QRectF(-far, -far, 2 * far, 2 * far)
    canvas.stamp(x, y, name, extent, paint)


def outline(canvas: Canvas[BoardPalette], color: str) -> QPen:
    """Around what is small: only where its colour is not seen on the board by itself."""
    shown, void = QColor(color), QColor(canvas.colors.void)
    if contrast(shown, void) >= READABLE:
        return QPen(Qt.PenStyle.NoPen)
    return canvas.pen(edge_of(shown, canvas.colors), 1)


def _paint_plate(canvas: Canvas[BoardPalette], piece: Piece, owner: PlayerLook) -> None:
    """A hexagon or a disc with a rim in the owner's colour and pattern."""
    painter, colors = canvas.painter, canvas.colors
    color = QColor(owner.color)
    inner, band, marks = _plate(owner.pattern, piece.plate, piece.rim, piece.round)
    inside = mixed(QColor(colors.plate), color, TINT)
    rim = mixed(color, inside, DONE_RIM) if piece.done else color
    if not inner.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(inside)
        painter.drawPath(inner)
    painter.setPen(canvas.pen(edge_of(color, colors), 1.2))
    painter.setBrush(rim)
    painter.drawPath(band)
    if not marks.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade_of(rim))
        painter.drawPath(marks)


@lru_cache(maxsize=64)
def _plate(
    pattern: str, size: float, rim: float, round_: bool
) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The inside, the rim and the pattern on the rim."""
    cell = _disc() if round_ else disc_outline(0)
    outer = QTransform.fromScale(size, size).map(cell)
    inside = max(0.0, size - rim)
    inner = QTransform.fromScale(inside, inside).map(cell) if inside else QPainterPath()
    band = outer.subtracted(inner)
    return inner, band, hatching(band, pattern, HEX_SIZE * 0.36, HEX_SIZE * 0.14)


@lru_cache(maxsize=1)
def _disc() -> QPainterPath:
    """As wide as a cell."""
    path = QPainterPath()
    path.addEllipse(QPointF(), LAYOUT.hex_width / 2, LAYOUT.hex_width / 2)
    return path
