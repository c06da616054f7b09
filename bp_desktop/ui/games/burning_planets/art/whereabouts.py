"""Which parts of a board lie in a rectangle, without looking at all of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import floor
from typing import TypeVar

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.layout import HexLayout
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Planet,
    Ship,
    SpaceStructure,
    TilePlace,
    Tiles,
)
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, ShipId, StructureId
from bp_desktop.games.burning_planets.memo import IdentityMemo

NO_TILES = Tiles(13, 13, ())
Place = tuple[int, int]
T = TypeVar("T")


class _Grouping:
    """Sorts things by the tile their cell lies in, once per dict of a state."""

    def __init__(self, tiles: Tiles) -> None:
        self._width, self._height = tiles.width, tiles.height
        self.numbers: Mapping[Place, int] = {
            (place.tx, place.ty): number for number, place in enumerate(tiles.places, start=1)
        }
        self.planets = IdentityMemo(self._planets, size=4)
        self.asteroids = IdentityMemo(self._asteroids, size=4)
        self.ships = IdentityMemo(self._ships, size=4)
        self.stations = IdentityMemo(self._stations, size=4)

    def _planets(self, planets: dict[PlanetId, Planet]) -> Mapping[Place, list[Planet]]:
        return self._grouped(planets.values(), lambda planet: planet.center)

    def _asteroids(self, rocks: dict[AsteroidId, Asteroid]) -> Mapping[Place, list[Asteroid]]:
        return self._grouped(rocks.values(), lambda rock: rock.at)

    def _ships(self, ships: dict[ShipId, Ship]) -> Mapping[Place, list[Ship]]:
        return self._grouped(ships.values(), lambda ship: ship.at)

    def _stations(
        self, space: dict[StructureId, SpaceStructure]
    ) -> Mapping[Place, list[SpaceStructure]]:
        return self._grouped(space.values(), lambda station: station.at)

    def _grouped(
        self, things: Iterable[T], cell_of: Callable[[T], Hex | None]
    ) -> Mapping[Place, list[T]]:
        found: dict[Place, list[T]] = {}
        for thing in things:
            cell = cell_of(thing)
            if cell is not None:
                col, row = to_offset(cell)
                place = (col // self._width, row // self._height)
                found.setdefault(place, []).append(thing)
        return found


_grouping = IdentityMemo(_Grouping, size=8)


class Whereabouts:
    """Tiles by place, and everything else by the tile its cell lies in.

    What sticks out of its tile (a planet's glow at most) is found by looking one tile further.
    """

    def __init__(self, board: Board, layout: HexLayout) -> None:
        self._tiles = board.tiles or NO_TILES
        self._layout = layout
        grouping = _grouping(self._tiles)
        self._numbers = grouping.numbers
        self._planets = grouping.planets(board.planets)
        self._asteroids = grouping.asteroids(board.asteroids)
        self._ships = grouping.ships(board.ships)
        self._stations = grouping.stations(board.space)
        self.bounds = self._bounds()

    def tiles_in(self, area: QRectF) -> list[tuple[int, TilePlace]]:
        return [
            (self._numbers[place], TilePlace(*place))
            for place in self._places(area, 0)
            if place in self._numbers
        ]

    def planets_in(self, area: QRectF) -> Iterator[Planet]:
        return self._found(self._planets, area, 1)

    def asteroids_in(self, area: QRectF) -> Iterator[Asteroid]:
        return self._found(self._asteroids, area, 0)

    def stations_in(self, area: QRectF) -> Iterator[SpaceStructure]:
        return self._found(self._stations, area, 0)

    def ships_in(self, area: QRectF) -> Iterator[Ship]:
        return self._found(self._ships, area, 0)

    def _found(self, things: Mapping[Place, list[T]], area: QRectF, further: int) -> Iterator[T]:
        if things:
            for place in self._places(area, further):
                yield from things.get(place, ())

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
