"""Parsec's board as a picture: modules, bodies with their numbers, units in stacks, markers."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import chain, compress
from operator import attrgetter
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
from bp_desktop.ui.board.pieces import ICON_SIDE, PLATE, Piece, stamp_piece_or_dot
from bp_desktop.ui.board.pills import Pill, stamp_pill
from bp_desktop.ui.board.sky import around_board
from bp_desktop.ui.board.stacks import KEPT, KEPT_NEAR, Stacked, StackLayout, stamp_owners
from bp_desktop.ui.board.tokens import stamp_number
from bp_desktop.ui.games.parsec.art.colors import PARSEC_COLORS, ParsecPalette, surface_of
from bp_desktop.ui.games.parsec.art.module_art import DrawnModules
from bp_desktop.ui.look.players import NOBODY, player_look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

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
        self._deeds: dict[float, list[badges.SignRow]] = {}
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
        bodies = [
            one
            for one in self.board.bodies.values()
            if one.cells and canvas.may_show(one.cells[0], 2)
        ]
        with canvas.stamping():
            for body in bodies:
                self._stamp_body(canvas, body)
            self.modules.stamp_numbers(canvas)
            if shows(UNITS):
                self._stamp_units(canvas)
            if self._is_numbered(canvas):
                for body in bodies:
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

    def paint_over(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """What changes all over the board with every turn: signs of what units did, and the numbers
        that are lit."""
        canvas = self.canvas(painter, area, scale)
        with canvas.stamping():
            for row in self.deeds(scale):
                row.stamp(canvas)
            for body in self.lit if self._is_numbered(canvas) and not self._alone else ():
                self._stamp_number(canvas, body, lit=True)

    @property
    def lit(self) -> list[BodyFacts]:
        """What yields now."""
        return [one for one in self.board.by_number.get(self.seen.rolled, ()) if one.cells]

    def _is_numbered(self, canvas: Canvas[ParsecPalette]) -> bool:
        is_near = canvas.cell >= NUMBERED_CELL * canvas.fineness
        return is_near and self.layers.shows(NUMBERS)

    # --- bodies

    def _stamp_body(self, canvas: Canvas[ParsecPalette], body: BodyFacts) -> None:
        x, y = LAYOUT.center(body.cells[0])
        if body.is_planet:
            globes.stamp_ground(canvas, ground_of(body), x, y)
        else:
            rock = Piece(f"sprite/asteroid_{face_of(body.id) + 1}", side=1.34)
            stamp_piece_or_dot(canvas, rock, canvas.colors.rock_lit, x, y, 0.55)

    def _stamp_number(
        self, canvas: Canvas[ParsecPalette], body: BodyFacts, *, lit: bool = False
    ) -> None:
        x, y = LAYOUT.center(body.cells[0])
        down = LAYOUT.row_height + HEX_SIZE * 0.7 if body.is_planet else HEX_SIZE * 0.9
        # Its upper half lies on the body, so that it is clear whose it is.
        y += down + badges.HEIGHT / 4 * canvas.pixel
        has_room = canvas.cell >= BADGED_CELL * canvas.fineness
        pictures = tuple(f"resource/{one}" for one in body.resources) if has_room else ()
        badges.stamp_badge(canvas, badges.Badge(body.number, pictures, lit), x, y)

    # --- units

    def _look(self, owner: str) -> PlayerLook:
        return self.looks.get(owner, NOBODY)

    @cached_property
    def stacks(self) -> StackLayout[UnitState]:
        """All units on the board, each where it is drawn."""
        units, hidden = self.seen.units.values(), self.layers.hidden
        seen = (one for one in units if one.aboard is None and one.id not in hidden)
        return StackLayout(seen, lambda unit: unit.cell, _order)

    def _stamp_units(self, canvas: Canvas[ParsecPalette]) -> None:
        """First all plates, then what no plate may hide."""
        is_near = canvas.cell >= DID_CELL * canvas.fineness
        numbered = NUMBERED * canvas.pixel / LAYOUT.hex_width if is_near else 2.0
        placed = self.stacks.seen_on(canvas, KEPT_NEAR if is_near else KEPT)
        for one in placed:
            rock = canvas.colors.rock_lit
            stamp_piece_or_dot(canvas, self._piece(one), rock, one.x, one.y, 0.6 * one.size)
        if not canvas.pieces:
            return
        small = (one for one in placed if one.size < numbered)
        stamp_owners(canvas, small, lambda unit: self._look(unit.owner))
        for one in placed if is_near else ():
            if one.size >= numbered:
                look, plate = self._look(one.thing.owner), PLATE * one.size
                stamp_number(canvas, look, one.thing.number, one.x, one.y, plate=plate)

    def _piece(self, stacked: Stacked[UnitState]) -> Piece:
        unit, size = stacked.thing, stacked.size
        return Piece(
            f"unit/{unit.type}",
            self._look(unit.owner),
            plate=PLATE * size,
            side=ICON_SIDE * size,
            kept=stacked.kept,
            round=unit.type == "colony",
            done=self.is_done(unit),
        )

    def is_done(self, unit: UnitState) -> bool:
        now = self.seen.turn
        return now != NEVER and (unit.built == now or unit.moved == unit.attacked == now)

    def deeds(self, scale: float) -> list[badges.SignRow]:
        """Above plates: new, moved, attacked, and what is aboard."""
        if LAYOUT.hex_width * scale < DID_CELL * self.fineness or not self.layers.shows(UNITS):
            return []
        if scale not in self._deeds:
            pixel = 0.0 if self.sprites is None else self.fineness / scale
            self._deeds[scale] = list(self._told(pixel))
        return self._deeds[scale]

    def _told(self, pixel: float) -> Iterator[badges.SignRow]:
        units, now, colors = self.seen.units.values(), self.seen.turn, self.colors
        aboard = Counter(one.aboard for one in units if one.aboard is not None)
        acted = (now in (one.built, one.moved, one.attacked) or one.id in aboard for one in units)
        cells = dict.fromkeys(one.cell for one in compress(units, acted) if one.cell is not None)
        for unit, _cell, x, y, size, _kept in chain.from_iterable(
            self.stacks.on(cell, pixel, KEPT_NEAR) for cell in cells
        ):
            did = (("plus", unit.built), ("move", unit.moved), ("attack", unit.attacked))
            signs = tuple((icon, colors.pill_text) for icon, turn in did if turn == now != NEVER)
            signs += (("box", colors.action),) * min(aboard[unit.id], 2)
            if signs:
                yield badges.SignRow(signs, x, y - HEX_SIZE * 0.92 * size)

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
        return unless_many(self._changes(before, self.moved_since(before), scale))

    def _changes(
        self, before: ParsecPicture, moved: frozenset[str], scale: float
    ) -> Iterator[QRectF]:
        """Around units that stand otherwise, or look done otherwise."""
        stands = attrgetter("cell", "aboard", "owner", "type", "number")
        for one in differing(before.seen.units, self.seen.units, moved):
            old, new = before.seen.units.get(one.id), self.seen.units.get(one.id)
            if old is None or new is None or one.id in moved or stands(old) != stands(new):
                yield from around_cell(one.cell, self.fineness, scale)
        for new in self.seen.units.values():
            old = before.seen.units.get(new.id)
            if old is not None and before.is_done(old) != self.is_done(new):
                yield from around_cell(new.cell, self.fineness, scale, alone=True)

    def changed_over(self, before: StillBoard, scale: float) -> list[QRectF]:
        if not isinstance(before, ParsecPicture):
            return []
        rows = {*before.deeds(scale)} ^ {*self.deeds(scale)}
        areas = [row.area(self.fineness / scale) for row in rows]
        lit = (*before.lit, *self.lit) if before.seen.rolled != self.seen.rolled else ()
        for body in lit:
            for area in around_cell(body.cells[0], self.fineness, scale):
                beyond = 2 * LAYOUT.hex_width  # its badge hangs below a planet
                areas.append(area.adjusted(-beyond, 0, beyond, beyond))
        return areas

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
