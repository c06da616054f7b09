"""Which parts of a board lie in a rectangle, without looking at all of them."""

from collections.abc import Iterator
from math import floor

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.layout import HexLayout
from bp_desktop.games.burning_planets.board import Asteroid, Board, Planet, TilePlace, Tiles

NO_TILES = Tiles(13, 13, ())
Place = tuple[int, int]


class Whereabouts:
    """Tiles by place, and planets and asteroids by the tile their centre lies in.

    What sticks out of its tile (a planet's glow at most) is found by looking one tile further.
    """

    def __init__(self, board: Board, layout: HexLayout) -> None:
        self._tiles = board.tiles or NO_TILES
        self._layout = layout
        self._numbers: dict[Place, int] = {
            (place.tx, place.ty): number for number, place in enumerate(self._tiles.places, start=1)
        }
        self._planets: dict[Place, list[Planet]] = {}
        self._asteroids: dict[Place, list[Asteroid]] = {}
        for planet in board.planets.values():
            if planet.center is not None:
                self._planets.setdefault(self._place(planet.center), []).append(planet)
        for asteroid in board.asteroids.values():
            if asteroid.at is not None:
                self._asteroids.setdefault(self._place(asteroid.at), []).append(asteroid)
        self.bounds = self._bounds()

    def tiles_in(self, area: QRectF) -> list[tuple[int, TilePlace]]:
        return [
            (self._numbers[place], TilePlace(*place))
            for place in self._places(area, 0)
            if place in self._numbers
        ]

    def planets_in(self, area: QRectF) -> Iterator[Planet]:
        for place in self._places(area, 1):
            yield from self._planets.get(place, ())

    def asteroids_in(self, area: QRectF) -> Iterator[Asteroid]:
        for place in self._places(area, 0):
            yield from self._asteroids.get(place, ())

    def _place(self, cell: Hex) -> Place:
        col, row = to_offset(cell)
        return col // self._tiles.width, row // self._tiles.height

    def _places(self, area: QRectF, further: int) -> list[Place]:
        """The tile places an area may touch, in reading order."""
        layout, tiles = self._layout, self._tiles
        across = layout.hex_width * tiles.width
        down = layout.row_height * tiles.height
        columns = range(
            floor((area.left() - layout.hex_width) / across) - further,
            floor((area.right() + layout.hex_width) / across) + 1 + further,
        )
        rows = range(
            floor((area.top() - layout.size) / down) - further,
            floor((area.bottom() + layout.size) / down) + 1 + further,
        )
        return [(tx, ty) for ty in rows for tx in columns]

    def _bounds(self) -> QRectF:
        if not self._numbers:
            return QRectF()
        layout, tiles = self._layout, self._tiles
        columns = [tx for tx, _ in self._numbers]
        rows = [ty for _, ty in self._numbers]
        left = min(columns) * tiles.width * layout.hex_width - layout.hex_width / 2
        right = (max(columns) + 1) * tiles.width * layout.hex_width
        top = min(rows) * tiles.height * layout.row_height - layout.size
        last_row = (max(rows) + 1) * tiles.height - 1
        bottom = last_row * layout.row_height + layout.size
        return QRectF(left, top, right - left, bottom - top)
