"""Tiles of a board and the cells they join into one field."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Annotated, NamedTuple

import msgspec

from bp_desktop.core.bounds import FARTHEST_TILE, MOST_CELLS, MOST_TILES
from bp_desktop.core.hexes import Hex, from_offset

Cells = tuple[Hex, ...]


class TilePlace(msgspec.Struct, frozen=True, array_like=True):
    """Column and row of a tile in the grid of tiles."""

    tx: Annotated[int, msgspec.Meta(ge=-FARTHEST_TILE, le=FARTHEST_TILE)]
    ty: Annotated[int, msgspec.Meta(ge=-FARTHEST_TILE, le=FARTHEST_TILE)]


class TileExtent(NamedTuple):
    """A rectangle of places in the grid of tiles."""

    left: int
    top: int
    columns: int
    rows: int


class Grid:
    """The cells of the tiles, joined into one field; seams mean nothing (BP-BOARD-2)."""

    def __init__(self, width: int, height: int, places: Iterable[TilePlace]) -> None:
        self.tile_of: dict[Hex, int] = {}
        """Cell -> tile number from 1; whatever is not in it is off the board."""
        for number, place in enumerate(places, start=1):
            left, top = width * place.tx, height * place.ty
            for row in range(top, top + height):
                for col in range(left, left + width):
                    self.tile_of[from_offset(col, row)] = number

    @cached_property
    def cells_of_tile(self) -> Mapping[int, Cells]:
        found: dict[int, list[Hex]] = {}
        for cell, number in self.tile_of.items():
            found.setdefault(number, []).append(cell)
        return {number: tuple(cells) for number, cells in found.items()}

    @cached_property
    def neighbors(self) -> Mapping[Hex, Cells]:
        """The neighbours of each cell that are on the board."""
        tile_of = self.tile_of
        return {
            cell: tuple(near for near in cell.neighbors() if near in tile_of) for cell in tile_of
        }

    @cached_property
    def edge(self) -> frozenset[Hex]:
        """The cells with a neighbour off the board."""
        tile_of = self.tile_of
        return frozenset(
            cell for cell in tile_of if any(near not in tile_of for near in cell.neighbors())
        )


class Tiles(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The playing field: equal rectangular tiles, usually a full rectangle of them.

    Tiles are numbered from 1 in reading order of their places (BP-BOARD-10).
    """

    width: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Cells per tile, odd (BP-BOARD-3)."""
    height: Annotated[int, msgspec.Meta(ge=1, le=99)]
    places: Annotated[tuple[TilePlace, ...], msgspec.Meta(max_length=MOST_TILES)]
    """Sorted in reading order: by row, then by column."""

    def __post_init__(self) -> None:
        if self.width * self.height * len(self.places) > MOST_CELLS:
            raise ValueError(f"a board has at most {MOST_CELLS} cells")
        in_order = [(place.ty, place.tx) for place in self.places]
        if any(here >= there for here, there in pairwise(in_order)):
            raise ValueError("the places of tiles stand in reading order, each once")
        if self.extent.columns * self.extent.rows > MOST_TILES:
            raise ValueError(f"the rectangle around all tiles has at most {MOST_TILES} places")

    @cached_property
    def grid(self) -> Grid:
        """The cells of these tiles."""
        left, top, columns, rows = self.extent
        if left == top == 0 and len(self.places) == columns * rows <= USUAL_TILES:
            return rectangle(self.width, self.height, columns, rows)
        return Grid(self.width, self.height, self.places)

    @cached_property
    def numbers(self) -> Mapping[TilePlace, int]:
        return {place: number for number, place in enumerate(self.places, start=1)}

    @cached_property
    def extent(self) -> TileExtent:
        """The rectangle around all tiles; nothing without any."""
        if not self.places:
            return TileExtent(0, 0, 0, 0)
        left = min(place.tx for place in self.places)
        right = max(place.tx for place in self.places)
        top, bottom = self.places[0].ty, self.places[-1].ty
        return TileExtent(left, top, right - left + 1, bottom - top + 1)


USUAL_TILES = 24


@lru_cache(maxsize=16)
def rectangle(width: int, height: int, columns: int, rows: int) -> Grid:
    """The field of a full rectangle of tiles, as most boards are: maps of one size share it."""
    places = (TilePlace(tx, ty) for ty in range(rows) for tx in range(columns))
    return Grid(width, height, places)


def tile_center(tiles: Tiles, place: TilePlace) -> Hex:
    """The centre cell of a tile (BP-BOARD-10)."""
    col = tiles.width * place.tx + (tiles.width - 1) // 2
    row = tiles.height * place.ty + (tiles.height - 1) // 2
    return from_offset(col, row)
