"""Board of Parsec at the table: vessels in hand, their reach, what blocks them, and overlays."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from bp_desktop.core.hexes import Hex, disc
from bp_desktop.core.messages import Message
from bp_desktop.games.offers import verdict
from bp_desktop.games.parsec.ids import TurnPart, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import in_reach
from bp_desktop.games.parsec.match.legal import asked
from bp_desktop.games.parsec.match.lookup import named_body, named_cell, named_unit, units_at
from bp_desktop.games.parsec.match.movement import reachable, room_aboard, way_of, why_not_now
from bp_desktop.games.parsec.match.queries.facts.places import cell_id, cell_of
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import move_of, type_of
from bp_desktop.games.parsec.match.system import Command, Event, judge
from bp_desktop.games.table import Stage
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.ui.board.cell_tag import CellTag
from bp_desktop.ui.board.marks import Mark, MarksItem
from bp_desktop.ui.board.placing import Z_LIT
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture, match_picture
from bp_desktop.ui.games.parsec.art.transit import vessels_in_transit
from bp_desktop.ui.games.parsec.book import fact_words
from bp_desktop.ui.games.parsec.table.overlays import NO_OVERLAY, ParsecOverlay
from bp_desktop.ui.table.board_panel import HandTool, TableBoard
from bp_desktop.ui.table.board_things import BoardContent
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable

Z_OVERLAY = 45.0


class VesselChoices:
    """Where a vessel may go, with the step that brings it there, and whom it may attack."""

    def __init__(self, match: ParsecMatch, unit: UnitState) -> None:
        self.match, self.unit = match, unit
        self.moves: dict[Hex, c.MoveVessel] = {}
        self.near: frozenset[Hex] = frozenset()
        """Cells it could come to, but for what blocks them (PA-APP-13)."""
        self.targets: dict[Hex, list[UnitId]] = {}
        kind, steps = type_of(match, unit), move_of(match, unit)
        if unit.cell is None or match.fight is not None or match.turn.player != unit.owner:
            return
        if match.turn.part is not TurnPart.ACTIONS:
            return
        if unit.aboard is None and not why_not_now(match, unit):
            free = reachable(match, unit, steps)
            self.moves = {cell: c.MoveVessel(unit.id, to=cell) for cell in free}
            if kind.is_small:
                self.moves |= {
                    one.cell: c.MoveVessel(unit.id, to=one.cell, board=one.id)
                    for one in match.units.values()
                    if one.owner == unit.owner
                    and one.cell is not None
                    and type_of(match, one).is_transport
                    and room_aboard(match, one) > 0
                    and 0 < unit.cell.distance(one.cell) <= steps
                }
            self.near = frozenset(
                cell
                for cell in disc(unit.cell, steps)
                if cell in match.board.modules_at and cell not in self.moves and cell != unit.cell
            )
        if kind.can_attack and unit.aboard is None:
            for one in match.units.values():
                if one.owner == unit.owner or one.cell is None or one.aboard is not None:
                    continue
                attack = c.DeclareAttack((unit.id,), one.id)
                if in_reach(match, unit, one) and verdict(judge, match, attack).legal:
                    self.targets.setdefault(one.cell, []).append(one.id)

    def way(self, cell: Hex) -> tuple[Hex, ...]:
        assert self.unit.cell is not None
        return (self.unit.cell, *way_of(self.match, self.unit, (), cell, ()))

    def against(self, cell: Hex) -> tuple[Message, ...]:
        """Why it cannot stop there."""
        return verdict(judge, self.match, c.MoveVessel(self.unit.id, to=cell)).messages


class VesselTool(HandTool):
    """Nothing picked --own vessel--> picked --cell in reach--> moved, --target--> asked about. A
    second click on a stack takes the next one of it."""

    picked: UnitId | None

    def __init__(
        self,
        table: "ParsecTable",
        on_picked: Callable[[UnitId | None], object],
        on_hover: Callable[[Hex | None], object],
    ) -> None:
        super().__init__(on_picked, table.shell.step_back)
        self._table, self._on_hover = table, on_hover
        self.choices: VesselChoices | None = None
        self._is_held = False

    def pick(self, unit: UnitId | None) -> None:
        match = self._table.state
        found = match.units.get(unit) if unit is not None else None
        can = found is not None and match.stage is Stage.PLAY
        self.choices = VesselChoices(match, found) if found is not None and can else None
        super().pick(unit if can else None)

    def press(self, at: Hex, held: HeldKeys) -> None:
        self._is_held = False
        if self.takes_cell(at):
            return
        match, choices = self._table.state, self.choices
        there = units_at(match, at)
        if choices is not None and self.picked is not None:
            if at in choices.moves:
                self._table.act(choices.moves[at])
                return
            if at in choices.targets:
                self._table.open_attack(self.picked, choices.targets[at][0])
                return
        own = (one for one in there if one.owner == asked(match))
        mine = [one.id for one in own if type_of(match, one).is_vessel]
        mine += [one.id for one in match.units.values() if one.aboard in mine]
        if mine:
            place = mine.index(self.picked) + 1 if self.picked in mine else 0
            self.pick(mine[place % len(mine)])
            self._is_held = True
        elif choices is not None and at in choices.near:
            # The rules say what is against it.
            self._table.act(c.MoveVessel(choices.unit.id, to=at))
        else:
            self._table.ask_about(at)
            if not there and at not in match.board.body_at:
                self.pick(None)

    def release(self, at: Hex, held: HeldKeys) -> None:
        """Dragging a vessel to a cell in its reach moves it, as two clicks do."""
        is_held, self._is_held = self._is_held, False
        if is_held and self.choices is not None and at in self.choices.moves:
            self._table.act(self.choices.moves[at])

    def hover(self, over: Hex | None) -> None:
        self._on_hover(over)


class ParsecBoard(TableBoard[ParsecMatch, Command, Event]):
    """Modules with everything on them."""

    tool: VesselTool

    def __init__(self, table: "ParsecTable") -> None:
        self.overlay: ParsecOverlay = NO_OVERLAY
        super().__init__(table.theme, table.commander, table.act, table.shell.message)
        self._on_picked = table.on_picked
        self.tool = VesselTool(table, self._show_picked, self._show_hovered)
        self._marks.setZValue(Z_LIT + 1)  # what is safe shows among the cells on offer
        self._laid = MarksItem()
        self._laid.setZValue(Z_OVERLAY)
        self.scene.addItem(self._laid)
        self.tag = CellTag(table.theme, self.view)
        self.scene.take_tool(self.tool)
        self._lay_overlay()

    def _picture(self) -> ParsecPicture:
        picture = match_picture(self.match, self._theme)
        notes = self.overlay.notes(self.match)
        picture.seen = picture.seen._replace(notes=notes)
        return picture

    def _describe(self, cell: Hex) -> str:
        return describe_cell(self.match, cell)

    def _show_change(self, change: Change[ParsecMatch, Command, Event]) -> None:
        before, after = change.before, change.after
        if before.units is not after.units or before.board is not after.board:
            step = change.entry.kind is Kind.STEP
            events = change.entry.events if step else ()
            drawn = partial(match_picture, after, self._theme)
            self.transit.show_board(self._picture(), vessels_in_transit(before, events, drawn))
        elif before.turn is not after.turn or before.lasting is not after.lasting:
            self.refresh()
        self._lay_overlay()
        if before.turn.number != after.turn.number or after.fight is not None:
            self.tool.pick(None)
        else:
            self.tool.refresh()

    def show_overlay(self, overlay: ParsecOverlay) -> None:
        self.overlay = overlay
        self._lay_overlay()
        self.refresh()

    def _lay_overlay(self) -> None:
        self._laid.show_marks(self.overlay.marks(self.match, self._theme))

    def light(self, cells: Mapping[str, tuple[Hex, ...]]) -> None:
        """Cells that mean something for a moment, by an ink of the theme."""
        color = self._theme.color
        self._marks.show_marks([Mark(some, color(ink).name()) for ink, some in cells.items()])

    def _show_picked(self, unit: UnitId | None) -> None:
        if self.is_escape(unit):
            return
        self._show_hovered(None)
        self._on_picked(unit)
        choices = self.tool.choices
        if choices is None:
            self._marks.show_marks([])
            return
        colors, own = self._theme.colors, choices.unit.cell
        self._marks.show_marks(
            [
                Mark(tuple(choices.moves), colors.info),
                Mark(tuple(choices.near), colors.faint, "diagonal", strength=16, dashed=True),
                Mark(tuple(choices.targets), colors.danger, "diagonal"),
                Mark((own,) if own is not None else (), colors.gold),
            ]
        )

    def _show_hovered(self, cell: Hex | None) -> None:
        """The way to a cell, or what blocks it and by which rule (PA-APP-13)."""
        choices = self.tool.choices if cell is not None else None
        way: tuple[Hex, ...] = ()
        parts: tuple[NotePart, ...] = ()
        if choices is not None and cell is not None and cell in choices.moves:
            way = choices.way(cell)
        elif choices is not None and cell is not None and cell in choices.near:
            for one in choices.against(cell)[:1]:
                parts = (
                    NotePart(worded(one), "text", "ui/lock"),
                    NotePart(next(iter(one.rules), ""), "muted", "ui/rules"),
                )
        self._show_way(way)
        self.tag.take(parts)
        self.tag.show_at(cell if parts else None)


# --- what is where


def things_at(match: ParsecMatch, cell: Hex) -> Iterator[str]:
    """What is in a cell, the topmost first: vessels, the colony, the body, then the cell itself."""
    units = sorted(units_at(match, cell), key=lambda one: type_of(match, one).is_colony)
    yield from (one.id for one in units)
    body = match.board.body_at.get(cell)
    if body is not None:
        yield body.id
    if cell in match.board.modules_at or cell in match.board.cores:
        yield cell_id(cell)


def cells_of(match: ParsecMatch, thing: str) -> tuple[Hex, ...]:
    unit = match.units.get(UnitId(thing))
    if unit is not None:
        return (unit.cell,) if unit.cell is not None else ()
    body = match.board.bodies.get(thing)
    if body is not None:
        return body.cells
    cell = cell_of(match, thing)
    return (cell,) if cell is not None else ()


def every_thing(match: ParsecMatch) -> Iterator[tuple[str, Hex]]:
    for body in match.board.bodies.values():
        if body.cells:
            yield body.id, body.cells[0]
    for unit in match.units.values():
        if unit.cell is not None and unit.aboard is None:
            yield unit.id, unit.cell


CONTENT = BoardContent(things_at, cells_of, every_thing)


def describe_cell(match: ParsecMatch, cell: Hex) -> str:
    """Where it is and what is there, for those who hear the board."""
    if cell not in match.board.modules_at and cell not in match.board.cores:
        return ""
    said = [named_cell(match, cell).place]
    body = match.board.body_at.get(cell)
    if body is not None:
        said.append(fact_words(named_body(body)))
    said += (fact_words(named_unit(match, one)) for one in units_at(match, cell))
    return " · ".join(said)
