"""Tile drawing: lines between cells and tiles, the edge of the board, numbers and coordinates."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.board import sky
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import TilePosition, TileRaster
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.pills import SMALL, Pill, stamp_pill
from bp_desktop.ui.board.shapes import tile_lines, tile_outline, tile_sides
from bp_desktop.ui.board.sky import FIELDS, on_sky, paint_stars
from bp_desktop.ui.board.style import CELL_LINES, TILE_LINES, TILE_NUMBERS
from bp_desktop.ui.games.burning_planets.art import space_art
from bp_desktop.ui.look.tokens import TEXT_FAMILY

LARGEST_TILE = 600
"""Pixels; there are four of them only, so they may be larger than other sprites."""
AROUND = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down)
LINED = 1.5
"""Pixels of a cell from which on tiles have lines around them."""


def first_cell(tiles: Tiles, place: TilePlace) -> Hex:
    return from_offset(tiles.width * place.tx, tiles.height * place.ty)


def outline_of_tile(tiles: Tiles, number: int) -> QPainterPath:
    """In scene coordinates; tiles are counted from 0."""
    first = first_cell(tiles, tiles.places[number])
    outline = tile_outline(tiles.width, tiles.height, first.r % 2)
    return outline.translated(*LAYOUT.center(first))


class DrawnTiles:
    """The tiles of a board, and space around them."""

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles
        self.raster = TileRaster(tiles.width, tiles.height)
        self._numbers = {
            (place.tx, place.ty): number for number, place in enumerate(tiles.places, start=1)
        }
        self.bounds = self.raster.bounds(self._numbers)

    def load(self) -> None:
        """Work out the shapes of tiles ahead of their first painting."""
        tiles = self._tiles
        for parity in (0, 1):
            tile_sides(tiles.width, tiles.height, parity)
            for _ in tile_lines(tiles.width, tiles.height, parity, (0, tiles.height)):
                pass

    def paint(self, canvas: Canvas[GlobePalette]) -> None:
        """Sky, stars, lines and the edge."""
        if self.bounds.isEmpty():
            return
        tiles, edged = self._tiles, []
        sky.paint_sky(canvas, self.bounds)
        seen = self.raster.positions_in(canvas.area)
        with canvas.stamping():
            for position in seen:
                place = TilePlace(*position)
                if position in self._numbers:
                    stamp_tile(canvas, tiles, place)
                    edged.append((place, self._around(position, present=False)))
                elif not canvas.vectors and self._room(position).intersects(canvas.area):
                    beside = self._around(position, present=True)
                    space_art.stamp_beyond(canvas, tiles, place, beside)
        sky.paint_bright_stars(canvas, tiles.width, tiles.height, seen)
        if canvas.layers.shows(TILE_LINES):
            for place, absent in edged:
                if absent:
                    paint_edge(canvas, tiles, place, absent)

    def stamp_numbers(self, canvas: Canvas[GlobePalette]) -> None:
        if canvas.layers.shows(TILE_NUMBERS) and canvas.pieces:
            out = 2 * SMALL * canvas.pixel  # a number sticks out of its tile
            for number, place in self._seen_in(canvas.area.adjusted(-out, -out, out, out)):
                stamp_tile_number(canvas, self._tiles, place, number)

    def paint_coordinates(self, canvas: Canvas[GlobePalette]) -> None:
        for _, place in self._seen_in(canvas.area):
            canvas.rest()
            paint_coordinates(canvas, self._tiles, place)

    def _seen_in(self, area: QRectF) -> list[tuple[int, TilePlace]]:
        return [
            (self._numbers[position], TilePlace(*position))
            for position in self.raster.positions_in(area)
            if position in self._numbers
        ]

    def _room(self, position: TilePosition) -> QRectF:
        """Where a tile would lie; the half cells that stick out of it are left out."""
        across = LAYOUT.hex_width * self._tiles.width
        down = LAYOUT.row_height * self._tiles.height
        left, top = position[0] * across - LAYOUT.hex_width / 2, position[1] * down - LAYOUT.size
        return QRectF(left, top, across, down)

    def _around(self, position: TilePosition, *, present: bool) -> frozenset[TilePosition]:
        """Which ways from a place there are other tiles, or none."""
        across, down = position
        return frozenset(
            way for way in AROUND if ((across + way[0], down + way[1]) in self._numbers) == present
        )


def stamp_tile(canvas: Canvas[GlobePalette], tiles: Tiles, place: TilePlace) -> None:
    """Stars and lines; of those around it the ones above and to the left, which no other tile
    draws."""
    first = first_cell(tiles, place)
    x, y = LAYOUT.center(first)
    parity, field = first.r % 2, (place.tx + place.ty) % FIELDS
    shown = canvas.layers.shows(CELL_LINES), canvas.layers.shows(TILE_LINES)
    name = ("tile", tiles.width, tiles.height, parity, field, shown)
    if canvas.stamped(x, y, name):
        return
    bounds = tile_outline(tiles.width, tiles.height, parity).boundingRect()
    inside = bounds.adjusted(HEX_SIZE * 2, HEX_SIZE * 2, -HEX_SIZE * 2, -HEX_SIZE * 2)

    def paint(own: Canvas[GlobePalette]) -> None:
        painter, colors = own.painter, own.colors
        paint_stars(own, tiles.width, tiles.height, field)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if own.cell_lines:
            painter.setPen(own.pen(on_sky(own, QColor(colors.cell_line)), 1))
            rows = _rows(own.area)
            for dx, dy, block in tile_lines(tiles.width, tiles.height, parity, rows):
                painter.translate(dx, dy)
                painter.drawPath(block)
                painter.translate(-dx, -dy)
        if own.layers.shows(TILE_LINES) and own.cell >= LINED and not inside.contains(own.area):
            line = on_sky(own, QColor(colors.tile_line))
            painter.setPen(own.pen(line, 1.4 if own.cell > 6 else 1))
            for (across, down), lines in tile_sides(tiles.width, tiles.height, parity).items():
                if (down, across) < (0, 0):
                    painter.drawLines(lines)

    canvas.stamp(x, y, name, bounds.adjusted(-2, -2, 2, 2), paint, largest=LARGEST_TILE)


def paint_edge(
    canvas: Canvas[GlobePalette], tiles: Tiles, place: TilePlace, absent: Iterable[TilePosition]
) -> None:
    """The edge of the board along a tile, where no other tile lies beyond it."""
    first = first_cell(tiles, place)
    sides = tile_sides(tiles.width, tiles.height, first.r % 2)
    lines = [line for way in absent for line in sides.get(way, ())]
    if lines and canvas.cell >= LINED:
        painter, (x, y) = canvas.painter, LAYOUT.center(first)
        painter.translate(x, y)
        painter.setPen(canvas.pen(canvas.colors.edge_line, 1.6 if canvas.cell > 6 else 1))
        painter.drawLines(lines)
        painter.translate(-x, -y)


def stamp_tile_number(
    canvas: Canvas[GlobePalette], tiles: Tiles, place: TilePlace, number: int
) -> None:
    """In a pill on the tile's upper edge, over the second of its cells."""
    x, y = LAYOUT.center(first_cell(tiles, place))
    pill = Pill(str(number), color=canvas.colors.tile_label)
    # On paper tiles may be cut out along that edge: there it stands a little below.
    stamp_pill(canvas, pill, x + LAYOUT.hex_width, y - HEX_SIZE * (0.4 if canvas.vectors else 0.75))


HALO = tuple((x * HEX_SIZE * 0.03, y * HEX_SIZE * 0.03) for x in (-1, 1) for y in (-1, 1))
"""How far the shadows of a coordinate are drawn from it."""


def paint_coordinates(canvas: Canvas[GlobePalette], tiles: Tiles, place: TilePlace) -> None:
    """Tile, column and row in every cell that is seen (BP-BOARD-9), under its upper tip and with a
    halo, so that they are read on everything."""
    painter = canvas.painter
    painter.setFont(_coordinate_font())
    ink, halo = QColor(canvas.colors.coordinate), QColor(canvas.colors.halo)
    top, left = tiles.height * place.ty, tiles.width * place.tx
    tile = tiles.numbers[place]
    first, last = _rows(canvas.area)
    near = canvas.area.adjusted(-HEX_SIZE, -HEX_SIZE, HEX_SIZE, HEX_SIZE)
    for row in range(max(first, top), min(last, top + tiles.height - 1) + 1):
        for col in range(left, left + tiles.width):
            x, y = LAYOUT.center(from_offset(col, row))
            if near.left() <= x <= near.right():
                box = QRectF(x - HEX_SIZE, y - HEX_SIZE * 0.66, 2 * HEX_SIZE, HEX_SIZE * 0.4)
                text = f"{tile}:{col - left + 1},{row - top + 1}"
                painter.setPen(halo)
                for away in HALO:
                    painter.drawText(box.translated(*away), Qt.AlignmentFlag.AlignCenter, text)
                painter.setPen(ink)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


@lru_cache(maxsize=1)
def _coordinate_font() -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(HEX_SIZE * 0.28))
    font.setWeight(QFont.Weight.Medium)
    return font


def _rows(area: QRectF) -> tuple[int, int]:
    """The first and last row of cells an area may touch, relative to its origin."""
    return (
        floor((area.top() - LAYOUT.size) / LAYOUT.row_height),
        ceil((area.bottom() + LAYOUT.size) / LAYOUT.row_height),
    )
