"""Board picture: space, tiles, planets and what stands on them, asteroids, stations, ships."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.tiles import Tiles
from bp_desktop.ui.board import globes, style
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import (
    CellIndex,
    DrawnBoard,
    around_cell,
    differing,
    unless_many,
)
from bp_desktop.ui.board.faces import face_of
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.pieces import Piece, stamp_mark, stamp_piece, stamp_piece_or_dot
from bp_desktop.ui.board.pills import LARGE, PILL_WIDTH, Pill
from bp_desktop.ui.board.sky import around_board
from bp_desktop.ui.board.tokens import stamp_number, token_place, token_reach
from bp_desktop.ui.games.burning_planets.art.action_dots import ActionDots
from bp_desktop.ui.games.burning_planets.art.colors import (
    BOARD_COLORS,
    NO_SIDE,
    FactionLook,
    sides_of,
)
from bp_desktop.ui.games.burning_planets.art.labels import GIVEN_NAMES
from bp_desktop.ui.games.burning_planets.art.piece_art import (
    asteroid_piece,
    monolith_piece,
    natural_piece,
    space_piece,
    structure_piece,
)
from bp_desktop.ui.games.burning_planets.art.seen_planet import SeenPlanet
from bp_desktop.ui.games.burning_planets.art.tile_art import DrawnTiles

if TYPE_CHECKING:  # the command line draws boards too, and loads no widgets for that
    from collections.abc import Iterable, Iterator, Mapping

    from PySide6.QtGui import QPainter

    from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, SizeId
    from bp_desktop.games.burning_planets.options import Options
    from bp_desktop.ui.board.still import StillBoard
    from bp_desktop.ui.games.burning_planets.art.colors import FactionSeat, Sides
    from bp_desktop.ui.games.burning_planets.art.labels import BoardLabels
    from bp_desktop.ui.games.burning_planets.art.seen_planet import PlacedPiece
    from bp_desktop.ui.look.theme import Theme

NATURAL, STRUCTURES, OWNERS = "natural", "structures", "owners"
ASTEROIDS, SHIPS, NAMES = "asteroids", "ships", "names"
LAYERS = (
    *(style.CELL_LINES, style.TILE_LINES, style.TILE_NUMBERS, style.COORDINATES),
    *(NATURAL, STRUCTURES, OWNERS, NAMES, ASTEROIDS, SHIPS),
)
"""Everything that can be switched off."""
NO_TILES = Tiles(13, 13, ())
ROCK = LAYOUT.hex_width * 0.3
"""How far an asteroid reaches beyond its middle, about."""
NAMED_CELL = 11
"""Pixels of a cell from which on planets carry their names."""


def themed_picture(
    board: Board,
    options: Options,
    seats: Iterable[FactionSeat],
    theme: Theme,
    labels: BoardLabels = GIVEN_NAMES,
    layers: style.Layers = style.USUAL,
) -> BoardPicture:
    """A map's or a match's board as the window shows it."""
    sides = sides_of(seats, theme.look.players)
    return BoardPicture(
        board,
        radii(options),
        BOARD_COLORS[theme.mode],
        sides,
        labels=labels,
        layers=layers,
        fineness=theme.fineness,
    )


def thumbnail_picture(
    board: Board, options: Options, seats: Iterable[FactionSeat], theme: Theme
) -> BoardPicture:
    """The same for a small picture: a board is dark in both themes, as space is."""
    sides = sides_of(seats, theme.look.players)
    layers = style.USUAL.switched(NAMES, on=False).switched(style.TILE_NUMBERS, on=False)
    made = BoardPicture(board, radii(options), BOARD_COLORS["dark"], sides, layers=layers)
    made.is_signed = True
    return made


class BoardPicture(DrawnBoard[GlobePalette]):
    """Draws a Board of Burning Planets."""

    def __init__(
        self,
        board: Board,
        radius: Mapping[SizeId, int],
        colors: GlobePalette,
        sides: Sides,
        *,
        labels: BoardLabels = GIVEN_NAMES,
        layers: style.Layers = style.USUAL,
        for_print: bool = False,
        fineness: float = 1.0,
    ) -> None:
        super().__init__(colors, layers=layers, for_print=for_print, fineness=fineness)
        self.board = board
        self.labels = labels
        self.radius = radius
        self.sides = sides
        self.is_signed = False
        """Whether planets carry their owner's sign at every scale, as they do from afar."""
        self._tiles = DrawnTiles(board.tiles or NO_TILES)
        raster = self._tiles.raster
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
        self.dots = ActionDots(board, labels.left, layers.hidden, fineness)
        self._known: dict[PlanetId, SeenPlanet] = {}
        self._places: dict[float, dict[Hex, tuple[float, float]]] = {}
        """Where tokens stand, by the size of a pixel: they make room for each other."""
        self._bounds = self._tiles.bounds

    def bounds(self) -> QRectF:
        return self._bounds

    def extent(self) -> QRectF:
        """On screens space goes on beyond the edge; paper ends there."""
        return self._bounds if self.sprites is None else around_board(self._bounds)

    def draw(self, canvas: Canvas[GlobePalette]) -> None:
        shows = self.layers.shows
        has_names = shows(NAMES) and canvas.cell >= NAMED_CELL * canvas.fineness
        planets, named = self._planets_in(canvas)
        self._tiles.paint(canvas)
        with canvas.stamping():
            for seen in planets:
                globes.stamp_ground(canvas, seen.ground, *seen.at)
            self._tiles.stamp_numbers(canvas)
            for seen in planets:
                if seen.owner is not None:
                    globes.stamp_ring(canvas, seen.ground, *seen.at, seen.owner.color)
                if canvas.pieces:
                    for x, y, piece in self._pieces_on(seen):
                        stamp_piece(canvas, piece, x, y)
                is_named = has_names and bool(self.labels.name_of(seen.planet))
                seen.stamp_owner(canvas, is_named=is_named, is_small=self.is_signed)
            if has_names:
                for seen in named:
                    self._stamp_name(canvas, seen)
            if shows(ASTEROIDS):
                self._stamp_asteroids(canvas)
            if shows(SHIPS):
                self._stamp_space(canvas)
        if shows(style.COORDINATES) and canvas.labels:
            self._tiles.paint_coordinates(canvas)

    def prepare(self) -> Iterator[None]:
        """Draws every piece large and works out every shape: from afar none is needed, then all."""
        self._tiles.load()
        yield
        if self.sprites is None:
            return
        placed = (one.center for one in self.board.planets.values() if one.center is not None)
        center = next(placed, None)
        if center is not None:
            yield from self.rehearse(center)
        for planet in self.board.planets.values():
            globes.keep_globe(self._ground(planet), self.colors, self.sprites)
            yield
        yield from self.keep_pieces(self._all_pieces())

    def _all_pieces(self) -> Iterator[list[Piece]]:
        """A few at a time, each as often as it is on the board."""
        for planet in self.board.planets.values():
            if planet.center is not None:
                seen = self._seen(planet)
                globes.load_planet(seen.ground, self.colors)
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

    def paint_over(self, painter: QPainter, area: QRectF, scale: float) -> None:
        if self.layers.shows(SHIPS):
            self.dots.paint(painter, area, scale, self.colors)

    # --- what changed

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        if (
            isinstance(before, BoardPicture)
            and self.is_drawn_like(before)
            and before.sides == self.sides
            and before.radius == self.radius
            and before.board.tiles == self.board.tiles
            and before.labels.told_by == self.labels.told_by
        ):
            self._take_over(before)
            return unless_many(self._changes(before, scale))
        return None

    def _take_over(self, before: BoardPicture) -> None:
        """What has been worked out for a board that is drawn like this one, and is still right."""
        old, new = before.board, self.board
        self._tiles = before._tiles
        if old.planets is new.planets:
            self._planets = before._planets
        same_rocks = old.asteroids is new.asteroids
        if same_rocks:
            self._asteroids = before._asteroids
        if old.space is new.space:
            self._stations = before._stations
        if old.ships is new.ships:
            self._ships, self._places = before._ships, before._places
        moved = self.moved_since(before)
        self._known = {
            id_: one if same_rocks else replace(one, name_at=None)
            for id_, one in before._known.items()
            if new.planets.get(id_) is one.planet and moved.isdisjoint(one.planet.structures)
        }

    def _changes(self, before: BoardPicture, scale: float) -> Iterator[QRectF]:
        moved, seen = self.moved_since(before), (self.fineness, scale)
        old, new = before.board, self.board
        for planet in differing(old.planets, new.planets, moved):
            yield from self._around_planet(planet)
            other = (new if old.planets.get(planet.id) is planet else old).planets.get(planet.id)
            if other is None or before.name_of(planet) != self.name_of(other):
                yield from self._around_name(planet)
        for name in moved:  # a structure in hand hides on its planet
            for planet in new.planets.values():
                if name in planet.structures:
                    yield from self._around_planet(planet)
        for rock in differing(old.asteroids, new.asteroids, moved):
            yield from around_cell(rock.at, *seen)
            yield from self._names_beside(rock)
        paled = before.dots.done ^ self.dots.done
        for ship in differing(old.ships, new.ships, moved):
            paled.discard(ship.id)
            yield from around_cell(ship.at, *seen)
        for ship in (new.ships[id_] for id_ in paled if id_ in new.ships):
            yield from around_cell(ship.at, *seen, alone=True)
        for thing in differing(old.space, new.space, moved):
            yield from around_cell(thing.at, *seen)
            for board in (old, new):
                below = board.asteroids.get(thing.asteroid) if thing.asteroid is not None else None
                if below is not None:
                    yield from around_cell(below.at, *seen)

    def changed_over(self, before: StillBoard, scale: float) -> list[QRectF]:
        if not isinstance(before, BoardPicture):
            return []
        return self.dots.changed_since(before.dots, scale)

    def _around_planet(self, planet: Planet) -> Iterator[QRectF]:
        if planet.center is not None:
            yield self._ground(planet).extent.translated(*LAYOUT.center(planet.center))

    def _around_name(self, planet: Planet) -> Iterator[QRectF]:
        """As wide as it is from as far as it is seen."""
        room = PILL_WIDTH / 2 * LAYOUT.hex_width / NAMED_CELL
        for around in self._around_planet(planet):
            yield around.adjusted(-room, -room, room, room)

    def _names_beside(self, rock: Asteroid) -> Iterator[QRectF]:
        """They may stand elsewhere without it."""
        if rock.at is not None:
            at = QPointF(*LAYOUT.center(rock.at))
            for planet in self.board.planets.values():
                yield from (one for one in self._around_name(planet) if one.contains(at))

    # --- planets

    def _ground(self, planet: Planet) -> globes.PlanetGround:
        return globes.PlanetGround(planet.biome, self.radius[planet.size], face_of(planet.id))

    def _planets_in(
        self, canvas: Canvas[GlobePalette]
    ) -> tuple[list[SeenPlanet], list[SeenPlanet]]:
        """Those that are seen themselves, and those whose name may be: it can be longer."""
        found, named, area = [], [], canvas.area
        across, down = PILL_WIDTH / 2 * canvas.pixel, 2 * LARGE * canvas.pixel
        wide = area.adjusted(-across, -down, across, down)
        for planet in self._planets.found_in(area):
            if planet.id not in self.layers.hidden:
                seen = self._seen(planet)
                if seen.extent.intersects(area):
                    found.append(seen)
                if seen.extent.intersects(wide):
                    named.append(seen)
        return found, named

    def _seen(self, planet: Planet) -> SeenPlanet:
        known = self._known.get(planet.id)
        if known is None:
            assert planet.center is not None
            ground = self._ground(planet)
            shown = planet.owner is not None and self.layers.shows(OWNERS)
            owner = self._side(planet.owner).look if planet.owner is not None and shown else None
            at = LAYOUT.center(planet.center)
            extent = ground.extent.translated(*at)
            known = SeenPlanet(planet, planet.center, at, extent, ground, owner)
            self._known[planet.id] = known
        return known

    def structure_piece(self, planet: Planet, structure: Structure, at: Hex) -> Piece:
        """One that stands, or will stand, on a cell of a planet."""
        owner = self._side(planet.owner).look if planet.owner is not None else None
        at_sea = self._seen(planet).is_at_sea(at)
        return structure_piece(structure, owner, at, at_sea=at_sea)

    def _pieces_on(self, seen: SeenPlanet) -> list[PlacedPiece]:
        if seen.pieces is None:
            seen.pieces = list(self._placed_on(seen))
        return seen.pieces

    def _placed_on(self, seen: SeenPlanet) -> Iterator[PlacedPiece]:
        planet = seen.planet
        if self.layers.shows(NATURAL):
            for natural in planet.natural:
                if natural.at is not None:
                    at_sea = seen.is_at_sea(natural.at)
                    piece = natural_piece(natural, natural.at, at_sea=at_sea)
                    yield *LAYOUT.center(natural.at), piece
        if self.layers.shows(STRUCTURES):
            for structure in planet.structures.values():
                at = structure.at
                if at is not None and structure.id not in self.layers.hidden:
                    yield *LAYOUT.center(at), self.structure_piece(planet, structure, at)
        if seen.owner is not None:
            yield *seen.at, monolith_piece(seen.owner)

    def _stamp_name(self, canvas: Canvas[GlobePalette], seen: SeenPlanet) -> None:
        if not seen.name:
            seen.name = self.name_of(seen.planet)
        if seen.name:
            globes.stamp_name(
                canvas, seen.name, seen.at, seen.name_place(canvas.pixel, self._lies_on_rock)
            )

    def _lies_on_rock(self, place: QRectF) -> bool:
        if not self.layers.shows(ASTEROIDS):
            return False
        area = place.adjusted(-ROCK, -ROCK, ROCK, ROCK)
        return any(
            rock.at is not None and area.contains(*LAYOUT.center(rock.at))
            for rock in self._asteroids.found_in(area)
        )

    def name_of(self, planet: Planet) -> Pill | None:
        """What stands below a planet: its name and whose it is."""
        owner, labels = planet.owner, self.labels
        name = labels.name_of(planet)
        if not name:
            return None
        if owner is None:
            return Pill(name, labels.nobodys, named=True)
        look = self._side(owner).look if self.layers.shows(OWNERS) else None
        return Pill(name, owner=look, named=True)

    # --- space

    def _stamp_asteroids(self, canvas: Canvas[GlobePalette]) -> None:
        far = 0.0 if canvas.pieces else token_reach(canvas.pixel)
        for asteroid in self._asteroids.found_in(canvas.area.adjusted(-far, -far, far, far)):
            if asteroid.at is None or asteroid.id in self.layers.hidden:
                continue
            at = LAYOUT.center(asteroid.at)
            piece = self._asteroid_piece(asteroid)
            stamp_piece_or_dot(canvas, piece, canvas.colors.rock_lit, *at, 0.55)

    def _asteroid_piece(self, asteroid: Asteroid) -> Piece:
        on_it = self._on_asteroids.get(asteroid.id)
        if on_it is None:
            return asteroid_piece(asteroid)
        return space_piece(on_it, self._side(on_it.owner), below=asteroid)

    def _stamp_space(self, canvas: Canvas[GlobePalette]) -> None:
        """Stations and ships: first all plates, then what no plate may hide."""
        far = token_reach(canvas.pixel)
        area = canvas.area.adjusted(-far, -far, far, far)
        hidden, pieces, left = self.layers.hidden, canvas.pieces, self.labels.left
        taken = self.board.ships_by_cell
        places = self._places.setdefault(canvas.pixel, {})
        near_x, near_y = (area.left(), area.right()), (area.top(), area.bottom())
        placed = []
        for things in (self._stations.found_in(area), self._ships.found_in(area)):
            for thing in things:
                if thing.at is None or thing.id in hidden:
                    continue
                x, y = LAYOUT.center(thing.at)
                if not (near_x[0] <= x <= near_x[1] and near_y[0] <= y <= near_y[1]):
                    continue
                side = self._side(thing.owner)
                if not pieces:
                    stamp_mark(canvas, side.look, x, y, 0.6)
                    continue
                if thing.at not in places:
                    places[thing.at] = token_place(canvas, thing.at, taken)
                x, y = places[thing.at]
                done = isinstance(thing, Ship) and left.get(thing.id) == 0
                stamp_piece(canvas, space_piece(thing, side, done=done), x, y)
                if isinstance(thing, Ship):
                    placed.append((thing, side.look, x, y))
        for ship, look, x, y in placed:
            stamp_number(canvas, look, ship.number, x, y)
