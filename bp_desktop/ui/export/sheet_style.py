"""What exports have in common: the style, the size of a cell, and the board's picture."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    MapContent,
    Note,
    Ship,
    SpaceStructure,
)
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import SizeId
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.layers import USUAL, Layers
from bp_desktop.ui.board.still import UNHURRIED, Pace
from bp_desktop.ui.export.note_art import paint_notes, place_notes
from bp_desktop.ui.export.writing import ExportError
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, LIGHT, PAPER, BoardColors
from bp_desktop.ui.games.burning_planets.art.sides import Sides, sides_of

Style = Literal["dark", "light", "paper"]
COLORS = {"dark": DARK, "light": LIGHT, "paper": PAPER}
MM_PER_INCH = 25.4


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """How a board looks when it leaves the program."""

    style: Style = "paper"
    mm_per_cell: float = 12.0
    """From one flat side of a cell to the other, on paper."""
    palette: str = "safe"
    layers: Layers = USUAL
    notes: bool = False
    """Whether the designer's notes are written on it."""

    @property
    def mm_per_unit(self) -> float:
        """Millimetres per scene unit."""
        return self.mm_per_cell / LAYOUT.hex_width


class NotedPicture(BoardPicture):
    """A board with the words of its designer on top."""

    def __init__(
        self,
        board: Board,
        radius: Mapping[SizeId, int],
        colors: BoardColors,
        sides: Sides,
        *,
        layers: Layers,
        for_print: bool,
        notes: Iterable[Note],
    ) -> None:
        super().__init__(board, radius, colors, sides, layers=layers, for_print=for_print)
        self._placed = place_notes(notes, self.bounds(), things_of(board, radius))

    def paint(self, painter: QPainter, area: QRectF, scale: float, pace: Pace = UNHURRIED) -> None:
        super().paint(painter, area, scale, pace)
        paint_notes(painter, self._placed, area, self.colors)


def things_of(board: Board, radius: Mapping[SizeId, int]) -> Iterator[QRectF]:
    """About where things are, so that words can keep off them."""
    pieces: Iterator[Asteroid | Ship | SpaceStructure] = chain(
        board.asteroids.values(), board.ships.values(), board.space.values()
    )
    reaches = [(piece.at, 0.8) for piece in pieces]
    reaches += [(one.center, 1.5 * radius[one.size] + 1.3) for one in board.planets.values()]
    for cell, reach in reaches:
        if cell is not None:
            half = reach * LAYOUT.size
            x, y = LAYOUT.center(cell)
            yield QRectF(x - half, y - half, 2 * half, 2 * half)


def picture_of(content: MapContent, sheet: SheetStyle, *, vectors: bool) -> BoardPicture:
    """The board as it will be drawn. Raises ExportError if there is none."""
    tiles = content.board.tiles
    if tiles is None or not tiles.places:
        raise ExportError(say("export.no_board"))
    if not 1.0 <= sheet.mm_per_cell <= 200.0:
        raise ExportError(say("export.cell_size", least=1, most=200))
    load_fonts()
    return NotedPicture(
        content.board,
        radii(content.options),
        COLORS[sheet.style],
        sides_of(content.seats, sheet.palette),
        layers=sheet.layers,
        for_print=vectors,
        notes=content.notes if sheet.notes else (),
    )
