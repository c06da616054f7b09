"""Tile drawing: ground, lines between cells, numbers and coordinates."""

from functools import lru_cache
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.shapes import tile_edges, tile_lines, tile_outline
from bp_desktop.ui.board.style import CELL_LINES, TILE_LINES
from bp_desktop.ui.games.burning_planets.art.colors import BoardColors
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY

LARGEST_TILE = 600
"""Pixels; there are four of them only, so they may be larger than other sprites."""
NUMBER_ROOM = QSizeF(HEX_SIZE * 4, HEX_SIZE * 2)


def first_cell(tiles: Tiles, place: TilePlace) -> Hex:
    return from_offset(tiles.width * place.tx, tiles.height * place.ty)


def outline_of_tile(tiles: Tiles, number: int) -> QPainterPath:
    """In scene coordinates; tiles are counted from 0."""
    first = first_cell(tiles, tiles.places[number])
    outline = tile_outline(tiles.width, tiles.height, first.r % 2)
    return outline.translated(*LAYOUT.center(first))


def load_tiles(tiles: Tiles) -> None:
    """Work out the shapes of tiles ahead of their first painting."""
    for digit in "0123456789":
        _digit(digit)
    for parity in (0, 1):
        tile_outline(tiles.width, tiles.height, parity)
        for _ in tile_lines(tiles.width, tiles.height, parity, (0, tiles.height)):
            pass


def stamp_tile(canvas: Canvas[BoardColors], tiles: Tiles, place: TilePlace) -> None:
    first = first_cell(tiles, place)
    x, y = LAYOUT.center(first)
    parity, other = first.r % 2, (place.tx + place.ty) % 2
    shown = canvas.layers.shows(CELL_LINES), canvas.layers.shows(TILE_LINES)
    name = ("tile", tiles.width, tiles.height, parity, other, shown)
    if canvas.stamped(x, y, name):
        return
    outline = tile_outline(tiles.width, tiles.height, parity)

    bounds = outline.boundingRect()
    inside = bounds.adjusted(HEX_SIZE * 2, HEX_SIZE * 2, -HEX_SIZE * 2, -HEX_SIZE * 2)

    def paint(own: Canvas[BoardColors]) -> None:
        painter, colors = own.painter, own.colors
        ground = QColor(colors.space_other if other else colors.space)
        border = not inside.contains(own.area)
        if border:
            painter.setBrush(ground)
            # A hairline of the same colour closes the seam between two tiles.
            painter.setPen(own.pen(ground, 1))
            painter.drawPath(outline)
        else:
            painter.fillRect(own.area, ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if own.cell_lines:
            painter.setPen(own.pen(colors.cell_line, 1))
            rows = _rows(own.area)
            for dx, dy, lines in tile_lines(tiles.width, tiles.height, parity, rows):
                painter.translate(dx, dy)
                painter.drawPath(lines)
                painter.translate(-dx, -dy)
        if border and own.layers.shows(TILE_LINES) and own.cell >= 1.5:
            painter.setPen(own.pen(colors.tile_line, 1.4 if own.cell > 6 else 1))
            edges = tile_edges(tiles.width, tiles.height, parity)
            own.draw_outline(outline, edges)

    canvas.stamp(x, y, name, bounds.adjusted(-2, -2, 2, 2), paint, largest=LARGEST_TILE)


def paint_tile_number(
    canvas: Canvas[BoardColors], tiles: Tiles, place: TilePlace, number: int
) -> None:
    corner = QPointF(*LAYOUT.center(first_cell(tiles, place)))
    if QRectF(corner, NUMBER_ROOM).intersects(canvas.area):
        color = QColor(canvas.colors.tile_label)
        color.setAlphaF(0.75)
        painter, at = canvas.painter, corner + QPointF(HEX_SIZE * 0.2, HEX_SIZE * 1.2)
        if canvas.vectors:  # a text that can be searched for and copied
            painter.setFont(_number_font())
            painter.setPen(color)
            painter.drawText(at, str(number))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.translate(at)
        for digit in str(number):
            path, width = _digit(digit)
            painter.drawPath(path)
            painter.translate(width, 0)
            at += QPointF(width, 0)
        painter.translate(-at)


def paint_coordinates(canvas: Canvas[BoardColors], tiles: Tiles, place: TilePlace) -> None:
    """Column and row in every cell that is seen (BP-BOARD-9), below what stands in it."""
    painter = canvas.painter
    painter.setFont(_coordinate_font())
    painter.setPen(QColor(canvas.colors.coordinate))
    top, left = tiles.height * place.ty, tiles.width * place.tx
    first, last = _rows(canvas.area)
    near = canvas.area.adjusted(-HEX_SIZE, -HEX_SIZE, HEX_SIZE, HEX_SIZE)
    for row in range(max(first, top), min(last, top + tiles.height - 1) + 1):
        for col in range(left, left + tiles.width):
            x, y = LAYOUT.center(from_offset(col, row))
            if near.left() <= x <= near.right():
                box = QRectF(x - HEX_SIZE, y + HEX_SIZE * 0.4, 2 * HEX_SIZE, HEX_SIZE * 0.5)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{col},{row}")


@lru_cache(maxsize=10)
def _digit(digit: str) -> tuple[QPainterPath, float]:
    """Its shape and width: drawn as a text, letters would be made anew for every zoom."""
    path = QPainterPath()
    path.addText(QPointF(), _number_font(), digit)
    return path, QFontMetricsF(_number_font()).horizontalAdvance(digit)


@lru_cache(maxsize=1)
def _number_font() -> QFont:
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(round(HEX_SIZE * 1.5))
    font.setWeight(QFont.Weight.DemiBold)
    return font


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
