"""Spatial index of a board: which tiles and which things on cells lie in a rectangle."""

from collections.abc import Callable, Iterable, Iterator
from math import floor
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.layout import HexLayout

TilePosition = tuple[int, int]
"""Column and row of a tile among tiles."""
T = TypeVar("T")


class TileRaster:
    """The plane cut into tiles of so many columns and rows of cells."""

    def __init__(self, layout: HexLayout, width: int, height: int) -> None:
        self._layout = layout
        self._width, self._height = width, height

    def by_position(
        self, things: Iterable[T], cell_of: Callable[[T], Hex | None]
    ) -> dict[TilePosition, list[T]]:
        """Things by the tile that their cell belongs to."""
        found: dict[TilePosition, list[T]] = {}
        width, height = self._width, self._height
        for thing in things:  # thousands of them, before a large board is first seen
            cell = cell_of(thing)
            if cell is not None:
                column, row = to_offset(cell)
                found.setdefault((column // width, row // height), []).append(thing)
        return found

    def positions_in(self, area: QRectF, further: int = 0) -> list[TilePosition]:
        """The tiles an area may touch, in reading order, and so many more on every side."""
        layout = self._layout
        across = layout.hex_width * self._width
        down = layout.row_height * self._height
        columns = range(
            floor((area.left() - layout.hex_width) / across) - further,
            floor((area.right() + layout.hex_width) / across) + 1 + further,
        )
        rows = range(
            floor((area.top() - layout.size) / down) - further,
            floor((area.bottom() + layout.size) / down) + 1 + further,
        )
        return [(column, row) for row in rows for column in columns]

    def bounds(self, positions: Iterable[TilePosition]) -> QRectF:
        """Around all of these tiles."""
        found = list(positions)
        if not found:
            return QRectF()
        layout = self._layout
        columns = [column for column, _ in found]
        rows = [row for _, row in found]
        left = min(columns) * self._width * layout.hex_width - layout.hex_width / 2
        right = (max(columns) + 1) * self._width * layout.hex_width
        top = min(rows) * self._height * layout.row_height - layout.size
        last_row = (max(rows) + 1) * self._height - 1
        bottom = last_row * layout.row_height + layout.size
        return QRectF(left, top, right - left, bottom - top)


class CellIndex(Generic[T]):
    """Things by the tile their cell lies in; sorted when first asked for.

    What sticks out of its tile by `further` tiles at most is found too.
    """

    def __init__(
        self,
        raster: TileRaster,
        things: Iterable[T],
        cell_of: Callable[[T], Hex | None],
        *,
        further: int = 0,
    ) -> None:
        self._raster = raster
        self._things = things
        self._cell_of = cell_of
        self._further = further
        self._by_tile: dict[TilePosition, list[T]] | None = None

    def found_in(self, area: QRectF) -> Iterator[T]:
        if self._by_tile is None:
            self._by_tile = self._raster.by_position(self._things, self._cell_of)
        if self._by_tile:
            for position in self._raster.positions_in(area, self._further):
                yield from self._by_tile.get(position, ())
