"""Beyond the edge of a board of tiles: stars, and the last of the grid, which fades outwards."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import TilePosition
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.shapes import BEYOND
from bp_desktop.ui.board.sky import FIELDS, paint_stars

FADING = (0.62, 0.34, 0.14)
"""What is left of the lines between cells on each cell further away from the board."""


def stamp_beyond(
    canvas: Canvas[GlobePalette], tiles: Tiles, place: TilePlace, near: frozenset[TilePosition]
) -> None:
    """Where a tile could be: stars, and the last of the grid beside those tiles that there are,
    which are told by where they lie from here."""
    first = from_offset(tiles.width * place.tx, tiles.height * place.ty)
    x, y = LAYOUT.center(first)
    field, parity = (place.tx + place.ty) % FIELDS, first.r % 2
    lined = near if canvas.cell_lines else frozenset[TilePosition]()
    name = ("beyond", tiles.width, tiles.height, field, parity, lined)
    if canvas.stamped(x, y, name):
        return
    width, height = LAYOUT.hex_width * (tiles.width + 1), LAYOUT.row_height * (tiles.height + 1)

    def paint(own: Canvas[GlobePalette]) -> None:
        paint_stars(own, tiles.width, tiles.height, field)
        own.painter.setBrush(Qt.BrushStyle.NoBrush)
        for strength, lines in _fading_lines(tiles.width, tiles.height, parity, lined):
            color = QColor(own.colors.cell_line)
            color.setAlphaF(color.alphaF() * strength)
            own.painter.setPen(own.pen(color, 1))
            own.painter.drawPath(lines)

    extent = QRectF(-LAYOUT.hex_width, -LAYOUT.size, width + LAYOUT.hex_width, height + LAYOUT.size)
    canvas.stamp(x, y, name, extent, paint)


@lru_cache(maxsize=64)
def _fading_lines(
    width: int, height: int, parity: int, near: frozenset[TilePosition]
) -> tuple[tuple[float, QPainterPath], ...]:
    """Each line once, as strong as the nearer of its two cells has it."""
    start = from_offset(0, parity)
    strengths: dict[frozenset[Hex], tuple[int, Hex, int]] = {}
    for column, row, away in _cells_beside(width, height, near):
        cell = from_offset(column, row + parity) - start
        for edge, way in enumerate(BEYOND):
            pair = frozenset({cell, cell + way})
            if pair not in strengths or strengths[pair][0] > away:
                strengths[pair] = (away, cell, edge)
    paths = [QPainterPath() for _ in FADING]
    for away, cell, edge in strengths.values():
        corners = LAYOUT.corners(cell)
        paths[away].moveTo(QPointF(*corners[edge]))
        paths[away].lineTo(QPointF(*corners[(edge + 1) % 6]))
    return tuple(zip(FADING, paths, strict=True))


def _cells_beside(
    width: int, height: int, near: frozenset[TilePosition]
) -> Iterator[tuple[int, int, int]]:
    """Column, row and how far away the nearest tile is, for the cells close to one."""
    for row in range(height):
        for column in range(width):
            away = min(
                (
                    max(_apart(column, width, across), _apart(row, height, down))
                    for across, down in near
                ),
                default=len(FADING),
            )
            if away < len(FADING):
                yield column, row, away


def _apart(at: int, count: int, way: int) -> int:
    """From a column or row to the next tile that way; 0 beside it, and along it."""
    return count - 1 - at if way > 0 else at if way < 0 else 0
