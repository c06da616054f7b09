"""The still board: space, tiles, planets and what stands on them, asteroids, stations, ships."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Asteroid, Board, Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, PlayerId, SizeId
from bp_desktop.games.burning_planets.occupancy import space_by_place
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.layers import ALL, Layers
from bp_desktop.ui.board.sprites import Sprites
from bp_desktop.ui.board.still import UNHURRIED, Pace, StillBoard
from bp_desktop.ui.games.burning_planets.art.changes import changed_areas
from bp_desktop.ui.games.burning_planets.art.colors import BoardColors
from bp_desktop.ui.games.burning_planets.art.piece_art import (
    Owner,
    Piece,
    keep_masters,
    stamp_dot,
    stamp_piece,
)
from bp_desktop.ui.games.burning_planets.art.planet_art import (
    NAME_ROOM,
    Ground,
    keep_globe,
    load_planet,
    look_of,
    paint_specks,
    stamp_ground,
    stamp_name,
    stamp_ring,
)
from bp_desktop.ui.games.burning_planets.art.sides import NOBODY, Side, Sides
from bp_desktop.ui.games.burning_planets.art.tile_art import (
    load_tiles,
    paint_coordinates,
    paint_tile_number,
    stamp_tile,
)
from bp_desktop.ui.games.burning_planets.art.whereabouts import Whereabouts

SPRITES = Sprites()
"""Shared by all boards: they consist of the same pieces."""
REHEARSAL_SCALE, REHEARSAL_SIDE = 0.6, 100

__all__ = ["HEX_SIZE", "LAYOUT", "BoardPicture"]


class BoardPicture:
    """Draws a Board; satisfies the board's StillBoard.

    A new one is made for each state; it is cheap, since everything is drawn when asked for.
    """

    def __init__(
        self,
        board: Board,
        radius: Mapping[SizeId, int],
        colors: BoardColors,
        sides: Sides,
        *,
        layers: Layers = ALL,
        for_print: bool = False,
    ) -> None:
        """`for_print` draws everything as vectors instead of from ready pictures."""
        self.board = board
        self.radius = radius
        self.colors = colors
        self.sides = sides
        self.layers = layers
        self.sprites = None if for_print else SPRITES
        self._where = Whereabouts(board, LAYOUT)
        self._on_asteroids: Mapping[AsteroidId, SpaceStructure]
        _, self._on_asteroids = space_by_place(board.space)
        self._known: dict[PlanetId, _SeenPlanet] = {}

    def background(self) -> QColor:
        return QColor(self.colors.void)

    def bounds(self) -> QRectF:
        return self._where.bounds

    def paint(self, painter: QPainter, area: QRectF, scale: float, pace: Pace = UNHURRIED) -> None:
        self._paint(painter, area, scale, self.sprites, pace)

    def _paint(
        self, painter: QPainter, area: QRectF, scale: float, sprites: Sprites | None, pace: Pace
    ) -> None:
        canvas = Canvas(
            painter, area, scale, self.colors, layers=self.layers, sprites=sprites, pace=pace
        )
        layers = self.layers
        planets, named = self._planets_in(area)
        self._paint_tiles(canvas)
        with canvas.stamping():
            for seen in planets:
                stamp_ground(canvas, seen.ground, *seen.at)
        for seen in planets:
            canvas.rest()
            paint_specks(canvas, seen.ground, seen.center)
        with canvas.stamping():
            for seen in planets:
                if seen.owner is not None:
                    stamp_ring(canvas, seen.ground, *seen.at, seen.owner.color)
                if canvas.pieces:
                    for x, y, piece in self._pieces_on(seen):
                        stamp_piece(canvas, piece, x, y)
            if layers.asteroids:
                self._stamp_asteroids(canvas)
            if layers.ships:
                self._stamp_space(canvas)
            if layers.names and canvas.cell_lines:
                for seen in named:
                    stamp_name(canvas, seen.planet.name, seen.ground, *seen.at)
        if layers.coordinates and canvas.labels:
            self._paint_coordinates(canvas)

    def changed_since(self, before: StillBoard) -> list[QRectF] | None:
        if not isinstance(before, BoardPicture) or not self._is_alike(before):
            return None
        return changed_areas(before.board, self.board, self.radius, self._moved(before))

    def prepare(self) -> Iterator[None]:
        """Draws every piece large and works out every shape: from afar none is needed, then all."""
        if self.board.tiles is not None:
            load_tiles(self.board.tiles)
            yield
        if self.sprites is None:
            return
        yield from self._rehearse()
        kept: set[Piece] = set()
        for planet in self.board.planets.values():
            keep_globe(Ground(planet.biome, self.radius[planet.size]), self.colors, self.sprites)
            yield
        for pieces in self._all_pieces():
            for piece in pieces:
                if piece not in kept:
                    kept.add(piece)
                    yield from keep_masters(piece, self.colors, self.sprites)
            yield

    def _rehearse(self) -> Iterator[None]:
        """Paint a planet that nobody sees: the first time takes three times as long, for fonts,
        tables of colours and the program itself have to be fetched."""
        for planet in self.board.planets.values():
            if planet.center is not None:
                stage = QPixmap(REHEARSAL_SIDE, REHEARSAL_SIDE)
                with QPainter(stage) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    painter.scale(REHEARSAL_SCALE, REHEARSAL_SCALE)
                    side = REHEARSAL_SIDE / REHEARSAL_SCALE
                    area = QRectF(*LAYOUT.center(planet.center), side, side)
                    painter.translate(-area.topLeft())
                    self._paint(painter, area, REHEARSAL_SCALE, Sprites(), UNHURRIED)
                yield
                return

    def _all_pieces(self) -> Iterator[list[Piece]]:
        """A few at a time, each as often as it is on the board."""
        for planet in self.board.planets.values():
            if planet.center is not None:
                seen = self._seen(planet)
                load_planet(seen.ground, look_of(seen.center))
                yield [piece for _, _, piece in self._pieces_on(seen)]
        for rock in self.board.asteroids.values():
            yield [self._asteroid_piece(rock)]
        things: Iterator[Ship | SpaceStructure] = chain(
            self.board.space.values(), self.board.ships.values()
        )
        for thing in things:
            if thing.at is not None:
                yield [space_piece(thing, self._side(thing.owner))]

    def _is_alike(self, before: "BoardPicture") -> bool:
        """Whether only single things may look different."""
        return (
            before.colors is self.colors
            and before.sprites is self.sprites
            and before.sides == self.sides
            and before.radius == self.radius
            and before.board.tiles == self.board.tiles
            and replace(before.layers, hidden=frozenset())
            == replace(self.layers, hidden=frozenset())
        )

    def _moved(self, before: "BoardPicture") -> frozenset[str]:
        return before.layers.hidden ^ self.layers.hidden

    def _side(self, owner: PlayerId) -> Side:
        return self.sides.get(owner, NOBODY)

    # --- tiles

    def _paint_tiles(self, canvas: Canvas) -> None:
        tiles = self.board.tiles
        if tiles is None:
            return
        seen = self._where.tiles_in(canvas.area)
        with canvas.stamping():
            for _, place in seen:
                stamp_tile(canvas, tiles, place)
        if self.layers.tile_numbers and canvas.pieces:
            for number, place in seen:
                canvas.rest()
                paint_tile_number(canvas, tiles, place, number)

    def _paint_coordinates(self, canvas: Canvas) -> None:
        if self.board.tiles is not None:
            for _, place in self._where.tiles_in(canvas.area):
                canvas.rest()
                paint_coordinates(canvas, self.board.tiles, place)

    # --- planets

    def _planets_in(self, area: QRectF) -> "tuple[list[_SeenPlanet], list[_SeenPlanet]]":
        """Those that are seen themselves, and those whose name may be: it can be longer."""
        found, named = [], []
        wide = area.adjusted(-NAME_ROOM, -NAME_ROOM, NAME_ROOM, 0)
        for planet in self._where.planets_in(area):
            if planet.id not in self.layers.hidden:
                seen = self._seen(planet)
                if seen.extent.intersects(area):
                    found.append(seen)
                if planet.name and seen.extent.intersects(wide):
                    named.append(seen)
        return found, named

    def _seen(self, planet: Planet) -> "_SeenPlanet":
        known = self._known.get(planet.id)
        if known is None:
            assert planet.center is not None
            ground = Ground(planet.biome, self.radius[planet.size])
            shown = planet.owner is not None and self.layers.owners
            owner = self._side(planet.owner).owner if planet.owner is not None and shown else None
            at = LAYOUT.center(planet.center)
            extent = ground.extent.translated(*at)
            known = _SeenPlanet(planet, planet.center, at, extent, ground, owner)
            self._known[planet.id] = known
        return known

    def _pieces_on(self, seen: "_SeenPlanet") -> "list[_Placed]":
        if seen.pieces is None:
            seen.pieces = list(self._placed_on(seen))
        return seen.pieces

    def _placed_on(self, seen: "_SeenPlanet") -> "Iterator[_Placed]":
        planet = seen.planet
        if self.layers.natural:
            for natural in planet.natural:
                if natural.at is not None:
                    yield *LAYOUT.center(natural.at), Piece(f"natural/{natural.kind}")
        if self.layers.structures:
            owner = self._side(planet.owner).owner if planet.owner is not None else None
            for structure in planet.structures.values():
                if structure.at is not None and structure.id not in self.layers.hidden:
                    piece = Piece(f"structure/{structure.kind}", owner)
                    yield *LAYOUT.center(structure.at), piece
        if seen.owner is not None:
            monolith = Piece("board/monolith", seen.owner, plate=0.94, rim=0.94, badge=True)
            yield *seen.at, monolith

    # --- space

    def _stamp_asteroids(self, canvas: Canvas) -> None:
        for asteroid in self._where.asteroids_in(canvas.area):
            if asteroid.at is None or asteroid.id in self.layers.hidden:
                continue
            at = LAYOUT.center(asteroid.at)
            piece = self._asteroid_piece(asteroid)
            if canvas.pieces:
                stamp_piece(canvas, piece, *at)
            else:
                color = piece.owner.color if piece.owner else canvas.colors.rock_lit
                stamp_dot(canvas, color, *at, 0.55)

    def _asteroid_piece(self, asteroid: Asteroid) -> Piece:
        on_it = self._on_asteroids.get(asteroid.id)
        if on_it is None:
            return Piece("board/asteroid")
        owner = self._side(on_it.owner).owner
        return Piece(f"structure/{on_it.kind}", owner, badge=True, below="board/asteroid")

    def _stamp_space(self, canvas: Canvas) -> None:
        """Stations and ships."""
        hidden, pieces = self.layers.hidden, canvas.pieces
        for things in (self._where.stations_in(canvas.area), self._where.ships_in(canvas.area)):
            for thing in things:
                if thing.at is None or thing.id in hidden:
                    continue
                side = self._side(thing.owner)
                if pieces:
                    stamp_piece(canvas, space_piece(thing, side), *LAYOUT.center(thing.at))
                else:
                    stamp_dot(canvas, side.owner.color, *LAYOUT.center(thing.at), 0.6)


@dataclass(slots=True)
class _SeenPlanet:
    """A planet with what is worked out about it once."""

    planet: Planet
    center: Hex
    at: tuple[float, float]
    extent: QRectF
    ground: Ground
    owner: Owner | None
    pieces: "list[_Placed] | None" = None


_Placed = tuple[float, float, Piece]


def space_piece(thing: Ship | SpaceStructure, side: Side) -> Piece:
    """How a ship or a station looks, on the board and in hand."""
    if isinstance(thing, SpaceStructure):
        return Piece(f"structure/{thing.kind}", side.owner, plate=0.92, badge=True)
    return Piece(f"ship/{side.faction}_{thing.cls}", side.owner, plate=0.92, badge=True)
