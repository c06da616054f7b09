"""Things on their way: ships that moved and what was built, for boards that show it in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.ui.board.canvas import LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import DrawnBoard
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.pieces import Piece, stamp_piece
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.board.transit import BoardInTransit, Mover, in_transit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtCore import QRectF

    from bp_desktop.core.hexes import Hex
    from bp_desktop.games.burning_planets.board import Structure
    from bp_desktop.games.burning_planets.ids import PlanetId, ShipId
    from bp_desktop.games.burning_planets.match.evolution import Event
    from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture

    MakePicture = Callable[[Board, Layers], BoardPicture]
    Moved = tuple[str, Mover]


class LonePiece(DrawnBoard[GlobePalette]):
    """A piece without anything around it."""

    def __init__(self, piece: Piece, at: Hex, around: BoardPicture) -> None:
        """`around`: the board whose colours it has."""
        super().__init__(around.colors, fineness=around.fineness)
        self._piece, self._at, self._bounds = piece, LAYOUT.center(at), around.bounds()

    def bounds(self) -> QRectF:
        return self._bounds

    def draw(self, canvas: Canvas[GlobePalette]) -> None:
        with canvas.stamping():
            stamp_piece(canvas, self._piece, *self._at)


def pieces_in_transit(
    before: Board, after: Board, events: Iterable[Event], make: MakePicture
) -> BoardInTransit | None:
    """None where nothing of a step can be seen moving; `make` draws boards of that match."""
    moved = (way for event in events for way in _ways(before, after, event, make))
    return in_transit(moved, lambda layers: make(after, layers))


def _ways(before: Board, after: Board, event: Event, make: MakePicture) -> Iterator[Moved]:
    match event:
        case e.ShipMoved() if event.path:
            start = before.ships.get(event.ship)
            if start is not None and start.at is not None:
                yield from _ship(after, event.ship, (start.at, *event.path), make)
        case e.ShipBuilt() if event.ship.at is not None:
            yield from _ship(after, event.ship.id, (event.ship.at,), make)
        case e.StructureBuilt() | e.StartingStructurePlaced():
            yield from _structure(after, event.planet, event.structure, make)
        case e.StructureDeployed():
            thing = after.space.get(event.structure.id)
            if thing is not None and thing.at is not None:
                lone = make(Board(None, {}, {}, {}, {thing.id: thing}), USUAL)
                yield thing.id, Mover(lone, (thing.at,))
        case _:
            return


def _ship(after: Board, id_: ShipId, cells: tuple[Hex, ...], make: MakePicture) -> Iterator[Moved]:
    ship = after.ships.get(id_)
    if ship is not None and ship.at == cells[-1]:
        yield id_, Mover(make(Board(None, {}, {}, {id_: ship}, {}), USUAL), cells)


def _structure(
    after: Board, planet: PlanetId, structure: Structure, make: MakePicture
) -> Iterator[Moved]:
    home = after.planets.get(planet)
    if home is None or structure.at is None or structure.id not in home.structures:
        return
    picture = make(after, USUAL)
    piece = picture.structure_piece(home, structure, structure.at)
    lone = LonePiece(piece, structure.at, picture)
    yield structure.id, Mover(lone, (structure.at,))
