"""The still board: space, tiles, planets and what stands on them, asteroids."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.layout import HexLayout
from bp_desktop.games.burning_planets.board import Board, Planet, TilePlace, Tiles
from bp_desktop.games.burning_planets.ids import PlayerId, SizeId
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.art.colors import BoardColors
from bp_desktop.ui.burning_planets.art.outlines import planet_outline, tile_lines, tile_outline
from bp_desktop.ui.burning_planets.art.planet_art import Detail, Ground, paint_planet
from bp_desktop.ui.burning_planets.art.sprites import Paint, Sprites, paint_part
from bp_desktop.ui.burning_planets.art.whereabouts import Whereabouts
from bp_desktop.ui.tokens import DISPLAY_FAMILY

LOOKS = 4
"""How many different faces planets of the same size and biome have."""
SPRITES = Sprites()
HEX_SIZE = 20.0
LAYOUT = HexLayout(HEX_SIZE)
PIECE_SIDE = HEX_SIZE * 1.34
"""The square an icon on a cell fills."""
SMALLEST_ICON = 9.0
"""Icons narrower than this in pixels become dots."""


class BoardPicture:
    """Draws a Board; satisfies hexboard's StillBoard.

    A new one is made for each state; it is cheap, since everything is drawn when asked for.
    """

    def __init__(
        self,
        board: Board,
        radius: dict[SizeId, int],
        colors: BoardColors,
        player_color: Callable[[PlayerId], QColor],
        *,
        for_print: bool = False,
    ) -> None:
        self._board = board
        self._radius = radius
        self._colors = colors
        self._player_color = player_color
        self._where = Whereabouts(board, LAYOUT)
        self._for_print = for_print
        """Draw icons as vectors instead of ready pictures."""

    def background(self) -> QColor:
        return QColor(self._colors.void)

    def bounds(self) -> QRectF:
        return self._where.bounds

    def paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        detail = Detail(LAYOUT.hex_width * scale)
        self._paint_tiles(painter, area, detail)
        for planet in self._where.planets_in(area):
            if self._planet_rect(planet).intersects(area):
                self._paint_planet(painter, planet, area, detail)
        self._paint_asteroids(painter, area, detail)

    # --- tiles

    def _tile_corner(self, place: TilePlace) -> Hex:
        tiles = self._board.tiles
        assert tiles is not None
        return from_offset(tiles.width * place.tx, tiles.height * place.ty)

    def _paint_tiles(self, painter: QPainter, area: QRectF, detail: Detail) -> None:
        tiles = self._board.tiles
        if tiles is None:
            return
        seen = self._where.tiles_in(area)
        for _, place in seen:
            self._paint_tile(painter, tiles, place, area, detail)
        if detail.pixels >= 6:
            for number, place in seen:
                self._paint_tile_number(painter, number, place)

    def _paint_tile(
        self, painter: QPainter, tiles: Tiles, place: TilePlace, area: QRectF, detail: Detail
    ) -> None:
        first = self._tile_corner(place)
        parity, dark = first.r % 2, (place.tx + place.ty) % 2
        outline = tile_outline(LAYOUT, tiles.width, tiles.height, parity)

        def paint(canvas: QPainter, seen: QRectF) -> None:
            color = self._colors.space_other if dark else self._colors.space
            canvas.setBrush(QColor(color))
            # A hairline of the same colour closes the seam between two tiles.
            canvas.setPen(self._pen(color, 1))
            canvas.drawPath(outline)
            canvas.setBrush(Qt.BrushStyle.NoBrush)
            if detail.cell_lines:
                canvas.setPen(self._pen(self._colors.cell_line, 1))
                canvas.drawPath(tile_lines(LAYOUT, tiles.width, tiles.height, parity, rows(seen)))
            if detail.pixels >= 1.5:
                width = 1.4 if detail.pixels > 6 else 1
                canvas.setPen(self._pen(self._colors.tile_line, width))
                canvas.drawPath(outline)

        name = ("tile", tiles.width, tiles.height, parity, dark, self._colors.void)
        extent = outline.boundingRect().adjusted(-2, -2, 2, 2)
        at = QPointF(*LAYOUT.center(first))
        self._draw(painter, at, name, extent, area, detail, paint)

    def _draw(
        self,
        painter: QPainter,
        at: QPointF,
        name: Hashable,
        extent: QRectF,
        area: QRectF,
        detail: Detail,
        paint: Paint,
    ) -> None:
        if self._for_print:
            paint_part(painter, at, area, paint)
            return
        scale = detail.pixels / LAYOUT.hex_width
        SPRITES.draw(painter, at, name, extent, area, scale, paint)

    def _paint_tile_number(self, painter: QPainter, number: int, place: TilePlace) -> None:
        corner = QPointF(*LAYOUT.center(self._tile_corner(place)))
        font = QFont(DISPLAY_FAMILY)
        font.setPixelSize(round(HEX_SIZE * 1.5))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(self._colors.tile_label))
        painter.setOpacity(0.75)
        painter.drawText(corner + QPointF(HEX_SIZE * 0.2, HEX_SIZE * 1.2), str(number))
        painter.setOpacity(1.0)

    # --- planets

    def _planet_rect(self, planet: Planet) -> QRectF:
        assert planet.center is not None
        x, y = LAYOUT.center(planet.center)
        reach = LAYOUT.size * (1.75 * self._radius[planet.size] + 2.2)
        return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)

    def _paint_planet(
        self, painter: QPainter, planet: Planet, area: QRectF, detail: Detail
    ) -> None:
        assert planet.center is not None
        radius = self._radius[planet.size]
        self._paint_ground(painter, planet, radius, area, detail)
        owner = self._player_color(planet.owner) if planet.owner is not None else None
        if owner is not None:
            self._paint_owner(painter, planet, radius, owner)
        if not detail.pieces:
            return
        for natural in planet.natural:
            if natural.at is not None:
                self._paint_piece(painter, f"natural/{natural.kind}", natural.at, detail)
        for structure in planet.structures.values():
            if structure.at is not None:
                name = f"structure/{structure.kind}"
                self._paint_piece(painter, name, structure.at, detail, owner)
        if owner is not None:
            self._paint_piece(painter, "board/monolith", planet.center, detail, owner)

    def _paint_ground(
        self, painter: QPainter, planet: Planet, radius: int, area: QRectF, detail: Detail
    ) -> None:
        assert planet.center is not None
        look = (planet.center.q * 7 + planet.center.r * 13) % LOOKS
        reach = LAYOUT.size * (1.75 * radius + 2.2)

        def paint(canvas: QPainter, seen: QRectF) -> None:
            ground = Ground(planet.biome, radius, look)
            paint_planet(canvas, LAYOUT, ground, self._colors, detail, seen)

        name = ("planet", planet.biome, radius, look, self._colors.void)
        extent = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        at = QPointF(*LAYOUT.center(planet.center))
        self._draw(painter, at, name, extent, area, detail, paint)

    def _paint_owner(self, painter: QPainter, planet: Planet, radius: int, color: QColor) -> None:
        """A ring in the owner's colour just outside the border."""
        assert planet.center is not None
        painter.save()
        painter.translate(*LAYOUT.center(planet.center))
        pen = QPen(color, HEX_SIZE * 0.16)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(planet_outline(LAYOUT, radius))
        painter.restore()

    # --- asteroids and pieces

    def _paint_asteroids(self, painter: QPainter, area: QRectF, detail: Detail) -> None:
        room = area.adjusted(-HEX_SIZE, -HEX_SIZE, HEX_SIZE, HEX_SIZE)
        for asteroid in self._where.asteroids_in(area):
            assert asteroid.at is not None
            center = QPointF(*LAYOUT.center(asteroid.at))
            if not room.contains(center):
                continue
            if detail.pieces:
                self._paint_piece(painter, "board/asteroid", asteroid.at, detail)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self._colors.rock_lit))
                painter.drawEllipse(center, HEX_SIZE * 0.55, HEX_SIZE * 0.55)

    def _paint_piece(
        self,
        painter: QPainter,
        name: str,
        at: Hex,
        detail: Detail,
        player: QColor | None = None,
    ) -> None:
        x, y = LAYOUT.center(at)
        half = PIECE_SIDE / 2
        rect = QRectF(x - half, y - half, PIECE_SIDE, PIECE_SIDE)
        pixels = PIECE_SIDE / LAYOUT.hex_width * detail.pixels
        if self._for_print:
            ink = QColor(self._colors.planet_line)
            icons.paint(painter, name, rect, ink=ink, player=player.name() if player else "")
            return
        side = round(max(pixels, SMALLEST_ICON))
        picture = icons.pixmap(name, side, player=player, ratio=1.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    @staticmethod
    def _pen(color: str, width: float) -> QPen:
        pen = QPen(QColor(color), width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen


def rows(area: QRectF) -> tuple[int, int]:
    """The first and last row of cells an area may touch, relative to its origin."""
    return (
        floor((area.top() - LAYOUT.size) / LAYOUT.row_height),
        ceil((area.bottom() + LAYOUT.size) / LAYOUT.row_height),
    )
