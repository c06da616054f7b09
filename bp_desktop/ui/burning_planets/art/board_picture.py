"""The still board: space, tiles, planets and what stands on them, asteroids, stations, ships."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Board, Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import AsteroidId, PlayerId, SizeId
from bp_desktop.games.burning_planets.occupancy import space_by_place
from bp_desktop.ui.burning_planets.art.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.burning_planets.art.colors import BoardColors
from bp_desktop.ui.burning_planets.art.layers import ALL, Layers
from bp_desktop.ui.burning_planets.art.piece_art import Piece, paint_dot, paint_piece
from bp_desktop.ui.burning_planets.art.planet_art import Ground, paint_name, paint_planet
from bp_desktop.ui.burning_planets.art.sides import NOBODY, Side, Sides
from bp_desktop.ui.burning_planets.art.sprites import Sprites
from bp_desktop.ui.burning_planets.art.tile_art import (
    paint_coordinates,
    paint_tile,
    paint_tile_number,
)
from bp_desktop.ui.burning_planets.art.whereabouts import Whereabouts

LOOKS = 4
"""How many different faces planets of the same size and biome have."""
SPRITES = Sprites()
"""Shared by all boards: they consist of the same pieces."""

__all__ = ["HEX_SIZE", "LAYOUT", "BoardPicture"]


class BoardPicture:
    """Draws a Board; satisfies hexboard's StillBoard.

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
        self._board = board
        self._radius = radius
        self._colors = colors
        self._sides = sides
        self._layers = layers
        self._sprites = None if for_print else SPRITES
        self._where = Whereabouts(board, LAYOUT)
        self._on_asteroids: Mapping[AsteroidId, SpaceStructure]
        _, self._on_asteroids = space_by_place(board.space)

    def background(self) -> QColor:
        return QColor(self._colors.void)

    def bounds(self) -> QRectF:
        return self._where.bounds

    def paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        canvas = Canvas(painter, area, scale, self._colors, self._layers, self._sprites)
        self._paint_tiles(canvas)
        for planet in self._where.planets_in(area):
            if planet.id not in self._layers.hidden:
                self._paint_planet(canvas, planet)
        if self._layers.asteroids:
            self._paint_asteroids(canvas)
        if self._layers.ships:
            self._paint_space(canvas)
        if self._layers.coordinates and canvas.labels:
            self._paint_coordinates(canvas)

    def _side(self, owner: str) -> Side:
        return self._sides.get(PlayerId(owner), NOBODY)

    def _paint_tiles(self, canvas: Canvas) -> None:
        tiles = self._board.tiles
        if tiles is None:
            return
        seen = self._where.tiles_in(canvas.area)
        for _, place in seen:
            paint_tile(canvas, tiles, place)
        if self._layers.tile_numbers and canvas.pieces:
            for number, place in seen:
                paint_tile_number(canvas, tiles, place, number)

    def _paint_coordinates(self, canvas: Canvas) -> None:
        if self._board.tiles is not None:
            for _, place in self._where.tiles_in(canvas.area):
                paint_coordinates(canvas, self._board.tiles, place)

    # --- planets

    def _paint_planet(self, canvas: Canvas, planet: Planet) -> None:
        assert planet.center is not None
        center = QPointF(*LAYOUT.center(planet.center))
        look = (planet.center.q * 7 + planet.center.r * 13) % LOOKS
        ground = Ground(planet.biome, self._radius[planet.size], look)
        extent = QRectF(-ground.reach, -ground.reach, 2 * ground.reach, 2 * ground.reach)
        if not extent.translated(center).intersects(canvas.area):
            return
        owned = planet.owner is not None and self._layers.owners
        owner = self._side(planet.owner).look if planet.owner is not None and owned else None

        def paint(own: Canvas) -> None:
            paint_planet(own, ground, owner)

        canvas.draw(center, (ground, owner), extent, paint)
        if canvas.pieces:
            self._paint_on_planet(canvas, planet)
            if owner is not None:
                paint_piece(
                    canvas, Piece("board/monolith", owner, plate=0.94, rim=0.94, badge=True), center
                )
        if planet.name and self._layers.names and canvas.cell_lines:
            paint_name(canvas, planet.name, center, ground)

    def _paint_on_planet(self, canvas: Canvas, planet: Planet) -> None:
        near = _near(canvas)
        if self._layers.natural:
            for natural in planet.natural:
                if natural.at is not None and near.contains(at := _point(natural.at)):
                    paint_piece(canvas, Piece(f"natural/{natural.kind}"), at)
        if self._layers.structures:
            owner = self._side(planet.owner).look if planet.owner is not None else None
            for structure in planet.structures.values():
                if (
                    structure.at is not None
                    and structure.id not in self._layers.hidden
                    and near.contains(at := _point(structure.at))
                ):
                    paint_piece(canvas, Piece(f"structure/{structure.kind}", owner), at)

    # --- space

    def _paint_asteroids(self, canvas: Canvas) -> None:
        near = _near(canvas)
        for asteroid in self._where.asteroids_in(canvas.area):
            if asteroid.at is None or asteroid.id in self._layers.hidden:
                continue
            at = _point(asteroid.at)
            if not near.contains(at):
                continue
            on_it = self._on_asteroids.get(asteroid.id)
            if not canvas.pieces:
                color = self._side(on_it.owner).look.color if on_it else canvas.colors.rock_lit
                paint_dot(canvas, color, at, 0.55)
            elif on_it is None:
                paint_piece(canvas, Piece("board/asteroid"), at)
            else:
                owner = self._side(on_it.owner).look
                icon = f"structure/{on_it.kind}"
                paint_piece(canvas, Piece(icon, owner, badge=True, below="board/asteroid"), at)

    def _paint_space(self, canvas: Canvas) -> None:
        """Stations and ships."""
        near = _near(canvas)
        things: list[Ship | SpaceStructure] = [
            *self._where.stations_in(canvas.area),
            *self._where.ships_in(canvas.area),
        ]
        for thing in things:
            if thing.at is None or thing.id in self._layers.hidden:
                continue
            at = _point(thing.at)
            if not near.contains(at):
                continue
            side = self._side(thing.owner)
            if canvas.pieces:
                paint_piece(canvas, space_piece(thing, side), at)
            else:
                paint_dot(canvas, side.look.color, at, 0.6)


def space_piece(thing: Ship | SpaceStructure, side: Side) -> Piece:
    """How a ship or a station looks, on the board and in hand."""
    if isinstance(thing, SpaceStructure):
        return Piece(f"structure/{thing.kind}", side.look, plate=0.92, badge=True)
    return Piece(f"ship/{side.faction}_{thing.cls}", side.look, plate=0.92, badge=True)


def _point(cell: Hex) -> QPointF:
    return QPointF(*LAYOUT.center(cell))


def _near(canvas: Canvas) -> QRectF:
    """Where the centre of a piece lies that may be seen, even one that no longer shrinks."""
    room = HEX_SIZE + 8 / canvas.scale
    return canvas.area.adjusted(-room, -room, room, room)
