"""Pieces on cells: an icon with its owner's plate, rim and badge, a dot from afar, labels."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QTransform

from bp_desktop.ui.board.canvas import HEX_SIZE, Canvas, SpriteCache
from bp_desktop.ui.board.shapes import disc_outline, hatching, shade_of
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import PlayerLook, ink_on
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

HALO = HEX_SIZE * 0.2
"""Width of the line around the letters."""


def stamp_label(canvas: Canvas[BoardPalette], text: str, x: float, y: float) -> None:
    """Centred on a point and standing on it, edged in the halo's colour."""
    key = ("label", text)
    if canvas.stamped(x, y, key):
        return
    path = _letters(text)

    def paint(own: Canvas[BoardPalette]) -> None:
        painter = own.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        halo = QPen(QColor(own.colors.halo), HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(halo)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(own.colors.label))
        painter.drawPath(path)

    canvas.stamp(x, y, key, path.boundingRect().adjusted(-HALO, -HALO, HALO, HALO), paint)


@lru_cache(maxsize=64)
def _letters(text: str) -> QPainterPath:
    """Around the origin."""
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(round(HEX_SIZE * 0.9))
    font.setWeight(QFont.Weight.Medium)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    return path.translated(-path.boundingRect().center().x(), 0)


ICON_SIDE = HEX_SIZE * 1.34
"""The square an icon on a cell fills."""
SMALLEST_ICON = 9.0
"""Icons narrower than this in pixels no longer shrink, so that they can always be found."""
SMALLEST_DOT = 2.5
"""The same for the dots that stand for them from afar: their radius."""
BADGE = HEX_SIZE * 0.34
"""Radius of the disc with an owner's glyph."""
BADGE_CELL = 18
"""Pixels of a cell from which on the badge can be read."""
CELL = QRectF(-HEX_SIZE, -HEX_SIZE, 2 * HEX_SIZE, 2 * HEX_SIZE)
MASTER_SCALE, PLAIN_MASTER_SCALE = 2.0, 1.0
"""Of the pictures that all smaller ones are shrunk from; those without a badge are never large."""


class Piece(NamedTuple):
    """One picture in a cell. A plain tuple, since it is looked up thousands of times a second."""

    icon: str
    owner: PlayerLook | None = None
    plate: float = 0.0
    """Size of the plate below it, in cells; 0 for none."""
    rim: float = 0.2
    """How much of the plate is its owner's colour and pattern."""
    badge: bool = False
    """Whether the owner's glyph is shown beside it."""
    below: str = ""
    """Another icon to stand on, such as an asteroid."""


def stamp_piece(canvas: Canvas[BoardPalette], piece: Piece, x: float, y: float) -> None:
    """Draw a piece, never smaller than can be recognised."""
    if canvas.stamped(x, y, piece):
        return
    room = max(1.0, SMALLEST_ICON / (ICON_SIDE * canvas.scale))
    master = _master_name(piece, canvas.colors, plain=canvas.cell < BADGE_CELL)

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.scale(room, room)
        paint_piece(own, piece)

    extent = QRectF(CELL.topLeft() * room, CELL.size() * room)
    canvas.stamp(x, y, piece, extent, paint, master=master)


def paint_piece(canvas: Canvas[BoardPalette], piece: Piece, *, once: bool = False) -> None:
    """A piece around the origin; `once` if it will hardly be painted again."""
    painter, ink, side = canvas.painter, QColor(canvas.colors.ink), ICON_SIDE
    player = piece.owner.color if piece.owner else ""
    if piece.owner is not None and piece.plate:
        _paint_plate(canvas, piece.owner, piece.plate, piece.rim)
    box = QRectF(-side / 2, -side / 2, side, side)
    if piece.below:
        icons.paint(painter, piece.below, box, ink=ink)
        box = QRectF(-side * 0.4, -side * 0.55, side * 0.8, side * 0.8)
    icons.paint(painter, piece.icon, box, ink=ink, player=player, once=once)
    if piece.owner is not None and piece.badge and canvas.cell >= BADGE_CELL:
        _paint_badge(canvas, piece.owner, QPointF(HEX_SIZE * 0.5, HEX_SIZE * 0.46))


def keep_masters(piece: Piece, colors: BoardPalette, sprites: SpriteCache) -> Iterator[None]:
    """Draw a piece large, with and without its badge, for the sprites of many scales to come."""
    for plain, scale in ((True, PLAIN_MASTER_SCALE), (False, MASTER_SCALE)):
        name = _master_name(piece, colors, plain=plain)
        if not sprites.has_master(name):
            drawn = piece._replace(badge=False) if plain else piece
            sprites.keep_master(name, _drawn(drawn, round(CELL.width() * scale), colors))
            yield


def _master_name(piece: Piece, colors: BoardPalette, *, plain: bool) -> tuple[Piece, str, bool]:
    return piece, colors.name, plain


def _drawn(piece: Piece, pixels: int, colors: BoardPalette) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = pixels / CELL.width()
        painter.scale(scale, scale)
        painter.translate(-CELL.topLeft())
        paint_piece(Canvas(painter, CELL, scale, colors, sprites=SpriteCache()), piece, once=True)
    return image


def stamp_dot(canvas: Canvas[BoardPalette], color: str, x: float, y: float, size: float) -> None:
    """A piece seen from afar; `size` is its radius in hex sizes."""
    radius = max(size * HEX_SIZE, SMALLEST_DOT / canvas.scale)
    name = ("dot", color, radius)
    if canvas.stamped(x, y, name):
        return

    def paint(own: Canvas[BoardPalette]) -> None:
        own.painter.setPen(Qt.PenStyle.NoPen)
        own.painter.setBrush(QColor(color))
        own.painter.drawEllipse(QPointF(), radius, radius)

    extent = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    canvas.stamp(x, y, name, extent, paint)


def _paint_plate(canvas: Canvas[BoardPalette], owner: PlayerLook, size: float, rim: float) -> None:
    """A hexagon with a rim in the owner's colour and pattern."""
    painter = canvas.painter
    color = QColor(owner.color)
    inner, band, marks = _plate(owner.pattern, size, rim)
    if not inner.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(canvas.colors.plate))
        painter.drawPath(inner)
    painter.setPen(canvas.pen(canvas.colors.ink, 1))
    painter.setBrush(color)
    painter.drawPath(band)
    if not marks.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade_of(color))
        painter.drawPath(marks)


@lru_cache(maxsize=64)
def _plate(
    pattern: str, size: float, rim: float
) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The dark inside, the rim and the pattern on the rim."""
    cell = disc_outline(0)
    outer = QTransform.fromScale(size, size).map(cell)
    inside = max(0.0, size - rim)
    inner = QTransform.fromScale(inside, inside).map(cell) if inside else QPainterPath()
    band = outer.subtracted(inner)
    return inner, band, hatching(band, pattern, HEX_SIZE * 0.27, HEX_SIZE * 0.09)


def _paint_badge(canvas: Canvas[BoardPalette], owner: PlayerLook, at: QPointF) -> None:
    painter = canvas.painter
    color = QColor(owner.color)
    ink = ink_on(color)
    painter.setPen(canvas.pen(ink, 1))
    painter.setBrush(color)
    painter.drawEllipse(at, BADGE, BADGE)
    side = BADGE * 1.35
    box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    icons.paint(painter, f"glyph/{owner.glyph}", box, ink=ink)
