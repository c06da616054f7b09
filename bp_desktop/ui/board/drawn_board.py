"""Board that a game draws on a canvas: an index of its cells, and the areas that changed."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from math import floor
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.type_variables import T
from bp_desktop.ui.board.canvas import (
    LAYOUT,
    SMALLEST_PIECE,
    SPRITES,
    Canvas,
    SpriteCache,
)
from bp_desktop.ui.board.pieces import Piece, keep_masters
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard
from bp_desktop.ui.board.style import USUAL, BoardPalette, Layers
from bp_desktop.ui.board.tokens import token_reach

TilePosition = tuple[int, int]
"""Column and row of a tile among tiles."""


class TileRaster:
    """The plane cut into tiles of so many columns and rows of cells."""

    def __init__(self, width: int, height: int) -> None:
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
        across = LAYOUT.hex_width * self._width
        down = LAYOUT.row_height * self._height
        columns = range(
            floor((area.left() - LAYOUT.hex_width) / across) - further,
            floor((area.right() + LAYOUT.hex_width) / across) + 1 + further,
        )
        rows = range(
            floor((area.top() - LAYOUT.size) / down) - further,
            floor((area.bottom() + LAYOUT.size) / down) + 1 + further,
        )
        return [(column, row) for row in rows for column in columns]

    def bounds(self, positions: Iterable[TilePosition]) -> QRectF:
        """Around all of these tiles."""
        found = list(positions)
        if not found:
            return QRectF()
        columns = [column for column, _ in found]
        rows = [row for _, row in found]
        left = min(columns) * self._width * LAYOUT.hex_width - LAYOUT.hex_width / 2
        right = (max(columns) + 1) * self._width * LAYOUT.hex_width
        top = min(rows) * self._height * LAYOUT.row_height - LAYOUT.size
        last_row = (max(rows) + 1) * self._height - 1
        bottom = last_row * LAYOUT.row_height + LAYOUT.size
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


MANY = 60
"""With more changes than this, painting everything again is simpler and as fast."""

K = TypeVar("K", bound=str)


def differing(before: Mapping[K, T], after: Mapping[K, T], moved: frozenset[str]) -> Iterator[T]:
    """Things as they were and as they are, where that is not the same; `moved` are ids that came
    into view or went."""
    if before is after and not moved:
        return
    earlier = before.get
    for key, new in after.items():
        old = earlier(key)
        if old is not new or key in moved:
            yield from (one for one in (old, new) if one is not None)
    for key, gone in before.items():
        if key not in after:
            yield gone


def around_cell(
    cell: Hex | None, fineness: float = 1.0, scale: float = 0.0, *, alone: bool = False
) -> Iterator[QRectF]:
    """What a piece on a cell covers at a scale or any larger one, and, unless it is `alone`, those
    beside it that make room for it; nothing for one that is nowhere."""
    if cell is not None:
        x, y = LAYOUT.center(cell)
        # From further away things are dots, which are no larger than pieces are then.
        pixel = fineness / max(scale, SMALLEST_PIECE / LAYOUT.hex_width)
        reach = token_reach(pixel) + (0 if alone else LAYOUT.hex_width)
        yield QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


def unless_many(areas: Iterable[QRectF]) -> list[QRectF] | None:
    """None where so much changed that single areas are not worth their while."""
    found = list(islice(areas, MANY + 1))
    return found if len(found) <= MANY else None


REHEARSAL_SCALE, REHEARSAL_SIDE = 0.6, 100

P = TypeVar("P", bound=BoardPalette)


class DrawnBoard(StillBoard, Generic[P]):
    """One state of a board in some colours.

    A new one is made for each state; it is cheap, since everything is drawn when asked for.
    """

    def __init__(
        self, colors: P, *, layers: Layers = USUAL, for_print: bool = False, fineness: float = 1.0
    ) -> None:
        """`for_print` draws everything as vectors instead of from ready pictures; `fineness` is
        how many pixels of the screen one of the design has."""
        self.colors = colors
        self.fineness = fineness
        self.layers = layers
        self.sprites = None if for_print else SPRITES

    @abstractmethod
    def draw(self, canvas: Canvas[P]) -> None:
        """All that lies in the canvas's area, but for what is painted over it."""

    def background(self) -> QColor:
        return QColor(self.colors.void)

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        self.paint_kept(painter, area, scale, pace)
        self.paint_over(painter, area, scale)

    def paint_kept(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        self.draw(self.canvas(painter, area, scale, pace))

    def canvas(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> Canvas[P]:
        """For this board in its colours."""
        return Canvas(
            painter,
            area,
            scale,
            self.colors,
            layers=self.layers,
            sprites=self.sprites,
            pace=pace,
            fineness=self.fineness,
        )

    # --- for `changed_since`

    def is_drawn_like(self, before: "DrawnBoard[P]") -> bool:
        """Whether only single things may look different."""
        same_kit = before.colors is self.colors and before.sprites is self.sprites
        alike = before.fineness == self.fineness and before.layers.off == self.layers.off
        return same_kit and alike

    def moved_since(self, before: "DrawnBoard[P]") -> frozenset[str]:
        """Ids of things that came into view or went, without having changed."""
        return before.layers.hidden ^ self.layers.hidden

    # --- for `prepare`

    def rehearse(self, at: Hex) -> Iterator[None]:
        """Paint around a cell what nobody sees: the first time takes three times as long, for
        fonts, tables of colours and the program itself have to be fetched."""
        stage = QPixmap(REHEARSAL_SIDE, REHEARSAL_SIDE)
        with QPainter(stage) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(REHEARSAL_SCALE, REHEARSAL_SCALE)
            side = REHEARSAL_SIDE / REHEARSAL_SCALE
            area = QRectF(*LAYOUT.center(at), side, side)
            painter.translate(-area.topLeft())
            fresh, scale = SpriteCache(), REHEARSAL_SCALE
            canvas = Canvas(painter, area, scale, self.colors, layers=self.layers, sprites=fresh)
            self.draw(canvas)
        yield

    def keep_pieces(self, groups: Iterable[Iterable[Piece]]) -> Iterator[None]:
        """Draw every piece large, once each: from afar none is needed, then all."""
        if self.sprites is None:
            return
        kept: set[Piece] = set()
        for pieces in groups:
            for piece in pieces:
                if piece not in kept:
                    kept.add(piece)
                    yield from keep_masters(piece, self.colors, self.sprites)
            yield
