"""Parsec's board as a picture: modules, bodies with their numbers, units in stacks, markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.board import BodyFacts, ModuleBoard
from bp_desktop.games.parsec.match.state import NEVER, LastingEvent, ParsecMatch, UnitState
from bp_desktop.ui.board import globes, style
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import DrawnBoard, around_cell, differing, unless_many
from bp_desktop.ui.board.faces import face_of
from bp_desktop.ui.board.globes import PlanetGround
from bp_desktop.ui.board.pieces import PLATE, Piece, stamp_dot, stamp_piece
from bp_desktop.ui.board.pills import Pill, stamp_pill
from bp_desktop.ui.board.sky import around_board
from bp_desktop.ui.board.tokens import stamp_number
from bp_desktop.ui.games.parsec.art.badges import DID, HEIGHT, stamp_body_badge, stamp_did
from bp_desktop.ui.games.parsec.art.colors import PARSEC_COLORS, ParsecPalette, surface_of
from bp_desktop.ui.games.parsec.art.module_art import DrawnModules
from bp_desktop.ui.games.parsec.art.stack_art import stacked, unit_piece
from bp_desktop.ui.look.players import NOBODY, player_look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtCore import QRectF

    from bp_desktop.games.parsec.ids import UnitId
    from bp_desktop.ui.board.still import StillBoard
    from bp_desktop.ui.look.players import PlayerLook
    from bp_desktop.ui.look.theme import Theme

NUMBERS, UNITS, MARKERS = "numbers", "units", "markers"
LAYERS = (style.CELL_LINES, style.TILE_LINES, style.TILE_NUMBERS, NUMBERS, UNITS, MARKERS)
BADGED_CELL, DID_CELL = 9, 22
"""Pixels of a cell from which on bodies have their numbers, and units what they did."""


class SeenUnits(NamedTuple):
    """The units of a match, and what is told of them this turn."""

    units: Mapping[UnitId, UnitState] = {}
    turn: int = NEVER
    rolled: int = 0
    """The production die: bodies with this number are lit."""
    lasting: tuple[LastingEvent, ...] = ()
    notes: Mapping[Hex, str] = {}
    """Short words on cells, such as the bonus of a structure."""


def looks_of(match: ParsecMatch, palette: str) -> dict[str, PlayerLook]:
    return {one.id: player_look(one.color, palette) for one in match.players.values()}


def match_picture(
    match: ParsecMatch, theme: Theme, layers: style.Layers = style.USUAL
) -> ParsecPicture:
    """The board of a match as the window shows it."""
    return ParsecPicture(
        match.board,
        PARSEC_COLORS[theme.mode],
        seen_of(match),
        looks_of(match, theme.look.players),
        layers=layers,
        fineness=theme.look.scale / 100 * theme.screen_ratio,
    )


def seen_of(match: ParsecMatch) -> SeenUnits:
    turn = match.turn
    waits = turn.rolled if turn.part == "production" else 0
    return SeenUnits(match.units, turn.number, waits, tuple(match.lasting.values()))


class ParsecPicture(DrawnBoard[ParsecPalette]):
    """Draws a board of modules and what stands on it."""

    def __init__(
        self,
        board: ModuleBoard,
        colors: ParsecPalette,
        seen: SeenUnits | None = None,
        looks: Mapping[str, PlayerLook] | None = None,
        *,
        layers: style.Layers = style.USUAL,
        for_print: bool = False,
        fineness: float = 1.0,
    ) -> None:
        super().__init__(colors, layers=layers, for_print=for_print, fineness=fineness)
        self.board = board
        self.seen = seen or SeenUnits()
        self.looks = looks or {}
        self.modules = DrawnModules(board)
        self._alone = False
        """Whether only units are drawn, without anything around them."""

    def show_alone(self, unit: UnitState) -> None:
        """That one and nothing else, for when it moves."""
        self._alone = True
        self.seen = self.seen._replace(units={unit.id: unit}, lasting=(), notes={})

    def bounds(self) -> QRectF:
        return self.modules.bounds

    def extent(self) -> QRectF:
        bounds = self.bounds()
        return bounds if self.sprites is None else around_board(bounds)

    def draw(self, canvas: Canvas[ParsecPalette]) -> None:
        shows = self.layers.shows
        if self._alone:
            with canvas.stamping():
                self._stamp_units(canvas)
            return
        self.modules.paint(canvas)
        with canvas.stamping():
            for body in self.board.bodies.values():
                self._stamp_body(canvas, body)
            self.modules.stamp_numbers(canvas)
            if shows(UNITS):
                self._stamp_units(canvas)
            if shows(NUMBERS) and canvas.cell >= BADGED_CELL * canvas.fineness:
                for body in self.board.bodies.values():
                    self._stamp_number(canvas, body)
            if shows(MARKERS) and canvas.pieces:
                for event in self.seen.lasting:
                    self._stamp_marker(canvas, event)
            for cell, text in self.seen.notes.items() if canvas.pieces else ():
                x, y = LAYOUT.center(cell)
                stamp_pill(canvas, Pill(text, color=canvas.colors.action), x, y - HEX_SIZE * 0.9)

    # --- bodies

    def _stamp_body(self, canvas: Canvas[ParsecPalette], body: BodyFacts) -> None:
        if not body.cells:
            return
        x, y = LAYOUT.center(body.cells[0])
        if body.is_planet:
            globes.stamp_ground(canvas, ground_of(body), x, y)
        elif canvas.pieces:
            stamp_piece(canvas, _rock(body), x, y)
        else:
            stamp_dot(canvas, canvas.colors.rock_lit, x, y, 0.55)

    def _stamp_number(self, canvas: Canvas[ParsecPalette], body: BodyFacts) -> None:
        if body.cells:
            x, y = LAYOUT.center(body.cells[0])
            down = LAYOUT.row_height + HEX_SIZE * 0.7 if body.is_planet else HEX_SIZE * 0.9
            # Its upper half lies on the body, so that it is clear whose it is.
            y += down + HEIGHT / 4 * canvas.pixel
            stamp_body_badge(canvas, body, x, y, lit=body.number == self.seen.rolled)

    # --- units

    def _look(self, owner: str) -> PlayerLook:
        return self.looks.get(owner, NOBODY)

    def _stacks(self) -> dict[Hex, list[UnitState]]:
        found: dict[Hex, list[UnitState]] = {}
        for unit in self.seen.units.values():
            if unit.aboard is None and unit.cell is not None and unit.id not in self.layers.hidden:
                found.setdefault(unit.cell, []).append(unit)
        return found

    def _stamp_units(self, canvas: Canvas[ParsecPalette]) -> None:
        """First all plates, then what no plate may hide."""
        aboard = self._aboard()
        placed = []
        for units in self._stacks().values():
            for unit, x, y, size in stacked(units):
                look = self._look(unit.owner)
                if canvas.pieces:
                    piece = unit_piece(unit, look, size=size, done=self._is_done(unit))
                    stamp_piece(canvas, piece, x, y)
                    placed.append((unit, look, x, y, size))
                else:
                    stamp_dot(canvas, look.color, x, y, 0.6 * size)
        if canvas.cell < DID_CELL * canvas.fineness:
            return  # numbers would cover the pieces
        for unit, look, x, y, size in placed:
            stamp_number(canvas, look, unit.number, x, y, plate=PLATE * size)
            self._stamp_deeds(canvas, unit, x, y, size, laden=aboard.get(unit.id, 0))

    def _aboard(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for unit in self.seen.units.values():
            if unit.aboard is not None:
                found[unit.aboard] = found.get(unit.aboard, 0) + 1
        return found

    def _is_done(self, unit: UnitState) -> bool:
        now = self.seen.turn
        return now != NEVER and (unit.built == now or unit.moved == unit.attacked == now)

    def _stamp_deeds(
        self,
        canvas: Canvas[ParsecPalette],
        unit: UnitState,
        x: float,
        y: float,
        size: float,
        *,
        laden: int,
    ) -> None:
        """In a row above the plate: new, moved, attacked, and what is aboard."""
        now, colors = self.seen.turn, canvas.colors
        deeds = [
            (icon, colors.pill_text)
            for icon, turn in (
                ("plus", unit.built),
                ("move", unit.moved),
                ("attack", unit.attacked),
            )
            if turn == now != NEVER
        ] + [("box", colors.action)] * min(laden, 2)
        step = DID * canvas.pixel
        left = x - step * (len(deeds) - 1) / 2
        up = y - HEX_SIZE * 0.92 * size
        for place, (icon, color) in enumerate(deeds):
            stamp_did(canvas, icon, color, left + place * step, up)

    # --- markers of lasting events

    def _stamp_marker(self, canvas: Canvas[ParsecPalette], event: LastingEvent) -> None:
        at = self._marked(event)
        if at is not None:
            pill = Pill(f"⌛ {event.turns}", color=canvas.colors.action)
            stamp_pill(canvas, pill, *at)

    def _marked(self, event: LastingEvent) -> tuple[float, float] | None:
        body = self.board.bodies.get(event.body)
        cell = event.cell or (body.cells[0] if body is not None and body.cells else None)
        if cell is not None:
            x, y = LAYOUT.center(cell)
            return x, y - HEX_SIZE
        if event.module and self.board.columns:
            row, column = divmod(event.module - 1, self.board.columns)
            wide, high = self.board.pitch
            x = (column + 0.5) * wide * LAYOUT.hex_width
            return x, (row + 0.5) * high * LAYOUT.row_height
        return None

    # --- what changed

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        if not (
            isinstance(before, ParsecPicture)
            and self.is_drawn_like(before)
            and before.board is self.board
            and before.looks == self.looks
            and before.seen.lasting == self.seen.lasting
            and before.seen.rolled == self.seen.rolled
            and before.seen.turn == self.seen.turn
            and before.seen.notes == self.seen.notes
        ):
            return None
        self.modules = before.modules
        moved = self.moved_since(before)
        return unless_many(
            area
            for unit in differing(before.seen.units, self.seen.units, moved)
            for area in around_cell(unit.cell, self.fineness, scale)
        )

    def prepare(self) -> Iterator[None]:
        if self.sprites is None or not self.board.modules:
            return
        for body in self.board.bodies.values():
            if body.is_planet:
                ground = ground_of(body)
                globes.load_planet(ground, self.colors)
                globes.keep_globe(ground, self.colors, self.sprites)
                yield


def ground_of(body: BodyFacts) -> PlanetGround:
    return PlanetGround(surface_of(body.resources), 1, face_of(f"{body.id} {body.number}"))


def _rock(body: BodyFacts) -> Piece:
    return Piece(f"sprite/asteroid_{face_of(body.id) + 1}", side=1.34)
