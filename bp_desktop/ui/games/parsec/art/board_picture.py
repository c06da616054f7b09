"""Parsec's board as a picture: modules, bodies with their numbers, units in stacks, markers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.board import BodyFacts, ModuleBoard
from bp_desktop.games.parsec.match.markers import marker_cell
from bp_desktop.games.parsec.match.state import NEVER, LastingEvent, ParsecMatch, UnitState
from bp_desktop.ui.board import badges, globes, style
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.drawn_board import DrawnBoard, around_cell, differing, unless_many
from bp_desktop.ui.board.faces import face_of
from bp_desktop.ui.board.globes import PlanetGround
from bp_desktop.ui.board.pieces import ICON_SIDE, PLATE, SMALLEST_PLATE, Piece, stamp_piece_or_dot
from bp_desktop.ui.board.pills import Pill, stamp_pill
from bp_desktop.ui.board.sky import around_board
from bp_desktop.ui.board.stacks import KEPT, KEPT_NEAR, Stacked, in_stacks, with_room
from bp_desktop.ui.board.tokens import stamp_number, stamp_sign
from bp_desktop.ui.games.parsec.art.colors import PARSEC_COLORS, ParsecPalette, surface_of
from bp_desktop.ui.games.parsec.art.module_art import DrawnModules
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
NUMBERED_CELL, BADGED_CELL, DID_CELL, NUMBERED = 6, 9, 22, 23
"""Pixels of a cell from which on bodies have their numbers, these their resources, and units what
they did; and of a piece in a stack from which on its number leaves anything of it to be seen."""


class SeenUnits(NamedTuple):
    """The units of a match, and what is told of them this turn."""

    units: Mapping[UnitId, UnitState] = {}
    turn: int = NEVER
    rolled: int = 0
    """The production die: bodies with this number are lit."""
    markers: tuple[tuple[LastingEvent, Hex], ...] = ()
    """Of lasting events, and the cells they lie on."""
    notes: Mapping[Hex, str] = {}
    """Short words on cells, such as the bonus of a structure."""


def looks_of(match: ParsecMatch, palette: str) -> dict[str, PlayerLook]:
    return {one.id: player_look(one.color, palette) for one in match.players.values()}


def themed_picture(
    board: ModuleBoard,
    theme: Theme,
    seen: SeenUnits | None = None,
    looks: Mapping[str, PlayerLook] | None = None,
    layers: style.Layers = style.USUAL,
) -> ParsecPicture:
    """A board as the window shows it."""
    colors = PARSEC_COLORS[theme.mode]
    return ParsecPicture(board, colors, seen, looks, layers=layers, fineness=theme.fineness)


def match_picture(
    match: ParsecMatch, theme: Theme, layers: style.Layers = style.USUAL
) -> ParsecPicture:
    looks = looks_of(match, theme.look.players)
    return themed_picture(match.board, theme, seen_of(match), looks, layers)


def small_picture(
    board: ModuleBoard, theme: Theme, match: ParsecMatch | None = None
) -> ParsecPicture:
    """A board is dark in both themes, as space is, and has no room for numbers."""
    layers = style.USUAL.switched(NUMBERS, on=False).switched(style.TILE_NUMBERS, on=False)
    made = ParsecPicture(board, PARSEC_COLORS["dark"], layers=layers)
    if match is not None:
        made.seen, made.looks = seen_of(match), looks_of(match, theme.look.players)
    return made


def seen_of(match: ParsecMatch) -> SeenUnits:
    turn = match.turn
    waits = turn.rolled if turn.part == "production" else 0
    placed = ((one, marker_cell(match, one)) for one in match.lasting.values())
    markers = tuple((one, cell) for one, cell in placed if cell is not None)
    return SeenUnits(match.units, turn.number, waits, markers)


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
        self.seen = self.seen._replace(units={unit.id: unit}, markers=(), notes={})

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
            if shows(NUMBERS) and canvas.cell >= NUMBERED_CELL * canvas.fineness:
                for body in self.board.bodies.values():
                    self._stamp_number(canvas, body)
            if shows(MARKERS) and canvas.pieces:
                for marker in self.seen.markers:
                    _stamp_marker(canvas, *marker)
            for cell, text in self.seen.notes.items() if canvas.pieces else ():
                x, y = LAYOUT.center(cell)
                up = max(
                    HEX_SIZE * 0.9, HEX_SIZE * 0.6 + badges.HEIGHT / 2 * canvas.pixel
                )  # above what it is about
                stamp_pill(canvas, Pill(text, color=canvas.colors.action), x, y - up)

    # --- bodies

    def _stamp_body(self, canvas: Canvas[ParsecPalette], body: BodyFacts) -> None:
        if not body.cells:
            return
        x, y = LAYOUT.center(body.cells[0])
        if body.is_planet:
            globes.stamp_ground(canvas, ground_of(body), x, y)
        else:
            rock = Piece(f"sprite/asteroid_{face_of(body.id) + 1}", side=1.34)
            stamp_piece_or_dot(canvas, rock, canvas.colors.rock_lit, x, y, 0.55)

    def _stamp_number(self, canvas: Canvas[ParsecPalette], body: BodyFacts) -> None:
        if body.cells:
            x, y = LAYOUT.center(body.cells[0])
            down = LAYOUT.row_height + HEX_SIZE * 0.7 if body.is_planet else HEX_SIZE * 0.9
            # Its upper half lies on the body, so that it is clear whose it is.
            y += down + badges.HEIGHT / 4 * canvas.pixel
            has_room = canvas.cell >= BADGED_CELL * canvas.fineness
            pictures = tuple(f"resource/{one}" for one in body.resources) if has_room else ()
            lit = body.number == self.seen.rolled
            badges.stamp_badge(canvas, badges.Badge(body.number, pictures, lit), x, y)

    # --- units

    def _look(self, owner: str) -> PlayerLook:
        return self.looks.get(owner, NOBODY)

    def stacks(self) -> Iterator[Stacked[UnitState]]:
        """All units on the board, each where it is drawn."""
        units, hidden = self.seen.units.values(), self.layers.hidden
        seen = (one for one in units if one.aboard is None and one.id not in hidden)
        return in_stacks(seen, lambda unit: unit.cell, _order)

    def _stamp_units(self, canvas: Canvas[ParsecPalette]) -> None:
        """First all plates, then what no plate may hide."""
        placed = tuple(self.stacks())
        is_near = canvas.cell >= DID_CELL * canvas.fineness
        numbered = NUMBERED * canvas.pixel / LAYOUT.hex_width if is_near else 2.0
        if not canvas.vectors:
            least = KEPT_NEAR if is_near else KEPT
            placed = tuple(with_room(placed, lambda unit: unit.cell, canvas.pixel, least))
        for one in placed:
            rock = canvas.colors.rock_lit
            stamp_piece_or_dot(canvas, self._piece(one), rock, one.x, one.y, 0.6 * one.size)
        if not canvas.pieces:
            return
        self._stamp_signs(canvas, [one for one in placed if one.size < numbered])
        if not is_near:
            return
        aboard = Counter(one.aboard for one in self.seen.units.values())
        for unit, x, y, size, _kept in placed:
            look = self._look(unit.owner)
            if size >= numbered:
                stamp_number(canvas, look, unit.number, x, y, plate=PLATE * size)
            signs = self._signs(unit, canvas.colors, laden=aboard[unit.id])
            badges.stamp_signs(canvas, signs, x, y - HEX_SIZE * 0.92 * size)

    def _stamp_signs(self, canvas: Canvas[ParsecPalette], placed: list[Stacked[UnitState]]) -> None:
        """Once a cell for everyone on it: not everybody sees by the colour whose it is."""
        signed: dict[tuple[Hex | None, str], list[Stacked[UnitState]]] = {}
        for one in placed:
            signed.setdefault((one.thing.cell, one.thing.owner), []).append(one)
        for (_, owner), stack in signed.items():
            first, look = stack[0], self._look(owner)
            if first.kept == SMALLEST_PLATE:
                stamp_number(canvas, look, 0, first.x, first.y, plate=PLATE)
                continue
            middle = sum(one.x for one in stack) / len(stack)
            lowest = max(one.y for one in stack)
            half = max(first.kept * canvas.pixel / 2, HEX_SIZE * first.size)
            stamp_sign(canvas, look, middle, lowest + half)

    def _piece(self, stacked: Stacked[UnitState]) -> Piece:
        unit, size = stacked.thing, stacked.size
        return Piece(
            f"unit/{unit.type}",
            self._look(unit.owner),
            plate=PLATE * size,
            side=ICON_SIDE * size,
            kept=stacked.kept,
            round=unit.type == "colony",
            done=self._is_done(unit),
        )

    def _is_done(self, unit: UnitState) -> bool:
        now = self.seen.turn
        return now != NEVER and (unit.built == now or unit.moved == unit.attacked == now)

    def _signs(
        self, unit: UnitState, colors: ParsecPalette, *, laden: int
    ) -> list[tuple[str, str]]:
        """Above the plate: new, moved, attacked, and what is aboard."""
        now = self.seen.turn
        deeds = (("plus", unit.built), ("move", unit.moved), ("attack", unit.attacked))
        did = [(icon, colors.pill_text) for icon, turn in deeds if turn == now != NEVER]
        return did + [("box", colors.action)] * min(laden, 2)

    # --- what changed

    def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF] | None:
        if not (
            isinstance(before, ParsecPicture)
            and self.is_drawn_like(before)
            and before.board is self.board
            and before.looks == self.looks
            and before.seen.markers == self.seen.markers
            and before.seen.notes == self.seen.notes
        ):
            return None
        self.modules = before.modules
        return unless_many(self._changes(before.seen, self.moved_since(before), scale))

    def _changes(self, before: SeenUnits, moved: frozenset[str], scale: float) -> Iterator[QRectF]:
        """Around units that differ or have other badges in another turn, and around bodies that
        yield now or did before."""
        now = self.seen
        units = list(differing(before.units, now.units, moved))
        turns = {before.turn, now.turn}
        if len(turns) > 1:
            units += (
                one
                for one in now.units.values()
                if not turns.isdisjoint((one.built, one.moved, one.attacked))
            )
        for cell in dict.fromkeys(unit.cell for unit in units):
            yield from around_cell(cell, self.fineness, scale)
        if before.rolled != now.rolled:
            for body in self.board.bodies.values():
                if body.number in (before.rolled, now.rolled) and body.cells:
                    for area in around_cell(body.cells[0], self.fineness, scale):
                        beyond = 2 * LAYOUT.hex_width  # its badge hangs below a planet
                        yield area.adjusted(-beyond, 0, beyond, beyond)

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


def _order(unit: UnitState) -> tuple[int, int]:
    """In a stack: the colony first, then the large, then the small."""
    first = {"colony": 0, "transport": 1, "cruiser": 1}
    return first.get(unit.type, 2), unit.number


def _stamp_marker(canvas: Canvas[ParsecPalette], event: LastingEvent, cell: Hex) -> None:
    """Above what stands there; that of a whole module has a cell for itself."""
    x, y = LAYOUT.center(cell)
    pill = Pill(f"⌛ {event.turns or '∞'}", color=canvas.colors.action)
    stamp_pill(canvas, pill, x, y if event.module else y - HEX_SIZE)
