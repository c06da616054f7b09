"""Board picture: space, tiles, planets and what stands on them, asteroids, stations, ships."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Asteroid, Board, Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.ui.board import style
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import (
    CellIndex,
    DrawnBoard,
    TilePosition,
    TileRaster,
    around_cell,
    differing,
    unless_many,
)
from bp_desktop.ui.board.pieces import Piece, stamp_dot, stamp_piece
from bp_desktop.ui.games.burning_planets.art import planet_art, space_art, tile_art
from bp_desktop.ui.games.burning_planets.art.colors import (
    BOARD_COLORS,
    NO_SIDE,
    BoardColors,
    FactionLook,
    sides_of,
)
from bp_desktop.ui.games.burning_planets.art.faces import face_of

if TYPE_CHECKING:  # the command line draws boards too, and loads no widgets for that
    from collections.abc import Iterable, Iterator, Mapping

    from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, SizeId
    from bp_desktop.games.burning_planets.options import Options
    from bp_desktop.ui.board.still import StillBoard
    from bp_desktop.ui.games.burning_planets.art.colors import FactionSeat, Sides
    from bp_desktop.ui.look.players import PlayerLook
    from bp_desktop.ui.look.theme import Theme

NATURAL, STRUCTURES, OWNERS = "natural", "structures", "owners"
ASTEROIDS, SHIPS, NAMES = "asteroids", "ships", "names"
LAYERS = (
    *(style.CELL_LINES, style.TILE_LINES, style.TILE_NUMBERS, style.COORDINATES),
    *(NATURAL, STRUCTURES, OWNERS, NAMES, ASTEROIDS, SHIPS),
)
"""Everything that can be switched off."""
NO_TILES = Tiles(13, 13, ())
AROUND = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down)


def themed_picture(
    board: Board,
    options: Options,
    seats: Iterable[FactionSeat],
    theme: Theme,
    layers: style.Layers = style.USUAL,
) -> BoardPicture:
    """A map's or a match's board as the window shows it."""
    sides = sides_of(seats, theme.look.players)
    return BoardPicture(board, radii(options), BOARD_COLORS[theme.mode], sides, layers=layers)


def thumbnail_picture(
    board: Board, options: Options, seats: Iterable[FactionSeat], theme: Theme
) -> BoardPicture:
    """The same for a small picture: a board is dark in both themes, as space is."""
    sides = sides_of(seats, theme.look.players)
    return BoardPicture(board, radii(options), BOARD_COLORS["dark"], sides)


class BoardPicture(DrawnBoard[BoardColors]):
    """Draws a Board of Burning Planets."""

    def __init__(
        self,
        board: Board,
        radius: Mapping[SizeId, int],
        colors: BoardColors,
        sides: Sides,
        *,
        layers: style.Layers = style.USUAL,
        for_print: bool = False,
    ) -> None:
        super().__init__(colors, layers=layers, for_print=for_print)
        self.board = board
        self.radius = radius
        self.sides = sides
        tiles = board.tiles or NO_TILES
        self._raster = raster = TileRaster(tiles.width, tiles.height)
        self._numbers = {
            (place.tx, place.ty): number for number, place in enumerate(tiles.places, start=1)
        }
        # A planet sticks out of its tile, by its glow at most.
        self._planets = CellIndex(
            raster, board.planets.values(), lambda planet: planet.center, further=1
        )
        self._asteroids = CellIndex(raster, board.asteroids.values(), lambda rock: rock.at)
        self._stations = CellIndex(raster, board.space.values(), lambda station: station.at)
        self._ships = CellIndex(raster, board.ships.values(), lambda ship: ship.at)
        self._on_asteroids = {
            thing.asteroid: thing for thing in board.space.values() if thing.asteroid is not None
        }
        self._known: dict[PlanetId, _SeenPlanet] = {}
        self._bounds = raster.bounds(self._numbers)

    def bounds(self) -> QRectF:
        return self._bounds

    def extent(self) -> QRectF:
        """On screens space goes on beyond the edge; paper ends there."""
        return self._bounds if self.sprites is None else space_art.around_board(self._bounds)

    def draw(self, canvas: Canvas[BoardColors]) -> None:
        shows = self.layers.shows
        planets, named = self._planets_in(canvas.area)
        self._paint_tiles(canvas)
        with canvas.stamping():
            for seen in planets:
                planet_art.stamp_ground(canvas, seen.ground, *seen.at)
            self._stamp_tile_numbers(canvas)
            for seen in planets:
                if seen.owner is not None:
                    planet_art.stamp_ring(canvas, seen.ground, *seen.at, seen.owner.color)
                if canvas.pieces:
                    for x, y, piece in self._pieces_on(seen):
                        stamp_piece(canvas, piece, x, y)
            if shows(ASTEROIDS):
                self._stamp_asteroids(canvas)
            if shows(SHIPS):
                self._stamp_space(canvas)
            if shows(NAMES) and canvas.cell_lines:
                for seen in named:
                    planet_art.stamp_name(canvas, seen.planet.name, seen.ground, *seen.at)
        if shows(style.COORDINATES) and canvas.labels:
            self._paint_coordinates(canvas)

    def prepare(self) -> Iterator[None]:
        """Draws every piece large and works out every shape: from afar none is needed, then all."""
        if self.board.tiles is not None:
            tile_art.load_tiles(self.board.tiles)
            yield
        if self.sprites is None:
            return
        placed = (one.center for one in self.board.planets.values() if one.center is not None)
        center = next(placed, None)
        if center is not None:
            yield from self.rehearse(center)
        for planet in self.board.planets.values():
            planet_art.keep_globe(self._ground(planet), self.colors, self.sprites)
            yield
        yield from self.keep_pieces(self._all_pieces())

    def _all_pieces(self) -> Iterator[list[Piece]]:
        """A few at a time, each as often as it is on the board."""
        for planet in self.board.planets.values():
            if planet.center is not None:
                seen = self._seen(planet)
                planet_art.load_planet(seen.ground)
                yield [piece for _, _, piece in self._pieces_on(seen)]
        for rock in self.board.asteroids.values():
            yield [self._asteroid_piece(rock)]
        things: Iterator[Ship | SpaceStructure] = chain(
            self.board.space.values(), self.board.ships.values()
        )
        for thing in things:
            if thing.at is not None:
                yield [space_piece(thing, self._side(thing.owner))]

    def _side(self, owner: PlayerId) -> FactionLook:
        return self.sides.get(owner, NO_SIDE)

    # --- what changed

    def changed_since(self, before: StillBoard) -> list[QRectF] | None:
        if (
            isinstance(before, BoardPicture)
            and self.is_drawn_like(before)
            and before.sides == self.sides
            and before.radius == self.radius
            and before.board.tiles == self.board.tiles
        ):
            return unless_many(self._changes(before))
        return None

    def _changes(self, before: BoardPicture) -> Iterator[QRectF]:
        moved = self.moved_since(before)
        old, new = before.board, self.board
        for planet in differing(old.planets, new.planets, moved):
            yield from self._around_planet(planet)
        for name in moved:  # a structure in hand hides on its planet
            for planet in new.planets.values():
                if name in planet.structures:
                    yield from self._around_planet(planet)
        for rock in differing(old.asteroids, new.asteroids, moved):
            yield from around_cell(rock.at)
        for ship in differing(old.ships, new.ships, moved):
            yield from around_cell(ship.at)
        for thing in differing(old.space, new.space, moved):
            yield from around_cell(thing.at)
            for board in (old, new):
                below = board.asteroids.get(thing.asteroid) if thing.asteroid is not None else None
                if below is not None:
                    yield from around_cell(below.at)

    def _around_planet(self, planet: Planet) -> Iterator[QRectF]:
        if planet.center is not None:
            extent = self._ground(planet).extent.translated(*LAYOUT.center(planet.center))
            room = planet_art.NAME_ROOM
            yield extent.adjusted(-room, 0, room, room) if planet.name else extent

    # --- tiles

    def _tiles_in(self, area: QRectF) -> list[tuple[int, TilePlace]]:
        return [
            (self._numbers[position], TilePlace(*position))
            for position in self._raster.positions_in(area)
            if position in self._numbers
        ]

    def _paint_tiles(self, canvas: Canvas[BoardColors]) -> None:
        tiles = self.board.tiles
        if tiles is None:
            return
        space_art.paint_sky(canvas, self._bounds)
        seen = self._raster.positions_in(canvas.area)
        edged = []
        with canvas.stamping():
            for position in seen:
                place = TilePlace(*position)
                if position in self._numbers:
                    tile_art.stamp_tile(canvas, tiles, place)
                    edged.append((place, self._around_tile(position, present=False)))
                elif not canvas.vectors:
                    beside = self._around_tile(position, present=True)
                    space_art.stamp_beyond(canvas, tiles, place, beside)
        space_art.paint_bright_stars(canvas, tiles, seen)
        if self.layers.shows(style.TILE_LINES):
            for place, absent in edged:
                if absent:
                    tile_art.paint_edge(canvas, tiles, place, absent)

    def _around_tile(self, position: TilePosition, *, present: bool) -> frozenset[TilePosition]:
        """Which ways from a place there are other tiles, or none."""
        across, down = position
        return frozenset(
            way for way in AROUND if ((across + way[0], down + way[1]) in self._numbers) == present
        )

    def _stamp_tile_numbers(self, canvas: Canvas[BoardColors]) -> None:
        tiles = self.board.tiles
        if tiles is not None and self.layers.shows(style.TILE_NUMBERS) and canvas.pieces:
            for number, place in self._tiles_in(canvas.area):
                tile_art.stamp_tile_number(canvas, tiles, place, number)

    def _paint_coordinates(self, canvas: Canvas[BoardColors]) -> None:
        if self.board.tiles is not None:
            for _, place in self._tiles_in(canvas.area):
                canvas.rest()
                tile_art.paint_coordinates(canvas, self.board.tiles, place)

    # --- planets

    def _ground(self, planet: Planet) -> planet_art.PlanetGround:
        return planet_art.PlanetGround(planet.biome, self.radius[planet.size], face_of(planet.id))

    def _planets_in(self, area: QRectF) -> tuple[list[_SeenPlanet], list[_SeenPlanet]]:
        """Those that are seen themselves, and those whose name may be: it can be longer."""
        found, named = [], []
        room = planet_art.NAME_ROOM
        wide = area.adjusted(-room, -room, room, 0)
        for planet in self._planets.found_in(area):
            if planet.id not in self.layers.hidden:
                seen = self._seen(planet)
                if seen.extent.intersects(area):
                    found.append(seen)
                if planet.name and seen.extent.intersects(wide):
                    named.append(seen)
        return found, named

    def _seen(self, planet: Planet) -> _SeenPlanet:
        known = self._known.get(planet.id)
        if known is None:
            assert planet.center is not None
            ground = self._ground(planet)
            shown = planet.owner is not None and self.layers.shows(OWNERS)
            owner = self._side(planet.owner).look if planet.owner is not None and shown else None
            at = LAYOUT.center(planet.center)
            extent = ground.extent.translated(*at)
            known = _SeenPlanet(planet, planet.center, at, extent, ground, owner)
            self._known[planet.id] = known
        return known

    def _pieces_on(self, seen: _SeenPlanet) -> list[_Placed]:
        if seen.pieces is None:
            seen.pieces = list(self._placed_on(seen))
        return seen.pieces

    def _placed_on(self, seen: _SeenPlanet) -> Iterator[_Placed]:
        planet = seen.planet
        if self.layers.shows(NATURAL):
            for natural in planet.natural:
                if natural.at is not None:
                    yield *LAYOUT.center(natural.at), Piece(f"natural/{natural.kind}")
        if self.layers.shows(STRUCTURES):
            owner = self._side(planet.owner).look if planet.owner is not None else None
            for structure in planet.structures.values():
                if structure.at is not None and structure.id not in self.layers.hidden:
                    piece = Piece(f"structure/{structure.kind}", owner)
                    yield *LAYOUT.center(structure.at), piece
        if seen.owner is not None:
            monolith = Piece("board/monolith", seen.owner, plate=0.94, rim=0.94, badge=True)
            yield *seen.at, monolith

    # --- space

    def _stamp_asteroids(self, canvas: Canvas[BoardColors]) -> None:
        for asteroid in self._asteroids.found_in(canvas.area):
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
        owner = self._side(on_it.owner).look
        return Piece(f"structure/{on_it.kind}", owner, badge=True, below="board/asteroid")

    def _stamp_space(self, canvas: Canvas[BoardColors]) -> None:
        """Stations and ships."""
        hidden, pieces = self.layers.hidden, canvas.pieces
        for things in (self._stations.found_in(canvas.area), self._ships.found_in(canvas.area)):
            for thing in things:
                if thing.at is None or thing.id in hidden:
                    continue
                side = self._side(thing.owner)
                if pieces:
                    stamp_piece(canvas, space_piece(thing, side), *LAYOUT.center(thing.at))
                else:
                    stamp_dot(canvas, side.look.color, *LAYOUT.center(thing.at), 0.6)


@dataclass(slots=True)
class _SeenPlanet:
    """A planet with what is worked out about it once."""

    planet: Planet
    center: Hex
    at: tuple[float, float]
    extent: QRectF
    ground: planet_art.PlanetGround
    owner: PlayerLook | None
    pieces: list[_Placed] | None = None


_Placed = tuple[float, float, Piece]


def space_piece(thing: Ship | SpaceStructure, side: FactionLook) -> Piece:
    """How a ship or a station looks, on the board and in hand."""
    if isinstance(thing, SpaceStructure):
        return Piece(f"structure/{thing.kind}", side.look, plate=0.92, badge=True)
    return Piece(f"ship/{side.faction}_{thing.cls}", side.look, plate=0.92, badge=True)
