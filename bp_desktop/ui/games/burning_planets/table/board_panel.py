"""Board panel of a match: everything in its place, and a tool to move and attack."""

from collections.abc import Callable

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural
from bp_desktop.games.burning_planets.ids import Phase, ShipId, UnitId
from bp_desktop.games.burning_planets.match.commands import MoveShip
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import find_unit, geometry, occupancy
from bp_desktop.games.burning_planets.match.queries.units import UnitChoices, choices_of, may_act
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.match_board import match_in_transit, match_picture
from bp_desktop.ui.games.burning_planets.table.titles import describe_cell
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.board_panel import HandTool, TableBoard
from bp_desktop.ui.table.message_place import MessagePlace


class PlayTool(HandTool):
    """Nothing picked --own unit--> picked --cell in reach--> moved, --target--> asked about.

    While something waits for a cell (a building, a new ship) the next click gives it one.
    """

    def __init__(
        self,
        commander: MatchCommander,
        on_picked: Callable[[UnitId | None], object],
        on_target: Callable[[UnitId, str], object],
        on_way: Callable[[tuple[Hex, ...]], object],
        on_asked: Callable[[Hex], object],
        on_leave: Callable[[], object],
    ) -> None:
        """`on_asked`: a click on what is no choice now. `on_leave`: Esc with empty hands."""
        super().__init__(on_picked, on_leave)
        self._commander = commander
        self._on_asked = on_asked
        self._asked: Hex | None = None
        self._clicked: UnitId | None = None
        self._on_target = on_target
        self._on_way = on_way
        self.picked: UnitId | None = None
        self.choices: UnitChoices | None = None
        self._is_held = False
        """Whether the mouse was pressed on what is in hand: only then it can be dragged."""

    def pick(self, unit: UnitId | None) -> None:
        """Take a unit in hand; None puts it back."""
        match = self._commander.state
        self._waiting = None
        can = unit is not None and match.stage is Stage.PLAY and find_unit(match, unit) is not None
        self.picked = unit if can else None
        self.choices = choices_of(match, unit) if can and unit is not None else None
        self._on_way(())
        self._on_picked(self.picked)

    def press(self, at: Hex, held: HeldKeys) -> None:
        self._is_held, self._asked = False, None
        if self.takes_cell(at):
            return
        there = self._unit_at(at)
        choices = self.choices
        if choices is not None and self.picked is not None:
            if at in choices.moves:
                self._commander.submit(MoveShip(ShipId(self.picked), choices.moves[at]))
                return
            if any(one.id == there and one.legal for one in choices.targets):
                assert there is not None
                self._on_target(self.picked, there)
                return
        if there is not None and self._is_choice(there):
            # A second click on what is in hand asks about it.
            self._asked = at if there == self.picked == self._clicked else None
            self._clicked = UnitId(there)
            self.pick(UnitId(there))
            self._is_held = self.picked is not None
            return
        self._asked = at
        if self._is_empty(at):
            self.pick(None)

    def release(self, at: Hex, held: HeldKeys) -> None:
        """Dragging a ship to a cell in its reach moves it, as two clicks do."""
        choices, is_held, asked = self.choices, self._is_held, self._asked
        self._is_held, self._asked = False, None
        if is_held and choices is not None and self.picked is not None and at in choices.moves:
            self._commander.submit(MoveShip(ShipId(self.picked), choices.moves[at]))
        elif asked == at:
            self._on_asked(at)

    def hover(self, over: Hex | None) -> None:
        moves = self.choices.moves if self.choices is not None else {}
        way = moves.get(over, ()) if over is not None else ()
        start = self._at(self.picked) if way and self.picked is not None else None
        self._on_way((start, *way) if start is not None else ())

    def _at(self, unit: UnitId) -> Hex | None:
        found = find_unit(self._commander.state, unit)
        return found.at if found is not None else None

    def _unit_at(self, cell: Hex) -> str | None:
        """What in a cell can act or be attacked: a ship, a structure, or an asteroid."""
        there = occupancy(self._commander.state)
        standing = there.at(cell)
        rock = there.asteroids.get(cell)
        if rock is not None:
            deployed = there.on_asteroids.get(rock.id)
            return deployed.id if deployed is not None else rock.id
        return standing.id if standing is not None and not isinstance(standing, Natural) else None

    def _is_choice(self, id_: str) -> bool:
        """Whether somebody may act with it: the player on turn, or who may answer (AMB-49)."""
        match = self._commander.state
        return match.turn.phase is Phase.ACTIONS and may_act(match, UnitId(id_))

    def _is_empty(self, cell: Hex) -> bool:
        match = self._commander.state
        return occupancy(match).at(cell) is None and cell not in geometry(match).planet_at


class BoardPanel(TableBoard[Match, Command, Event]):
    """The board of Burning Planets: ships move, units attack what is in reach."""

    tool: PlayTool

    def __init__(
        self,
        theme: Theme,
        commander: MatchCommander,
        on_target: Callable[[UnitId, str], object],
        on_picked: Callable[[UnitId | None], object],
        on_asked: Callable[[Hex], object],
        on_leave: Callable[[], object],
        on_placed: Callable[[Command], object],
        message: MessagePlace,
    ) -> None:
        super().__init__(theme, commander, on_placed, message)
        self._on_picked = on_picked
        self.tool = PlayTool(
            commander, self._show_picked, on_target, self._show_way, on_asked, on_leave
        )
        self.scene.take_tool(self.tool)

    def _describe(self, cell: Hex) -> str:
        return describe_cell(self.match, cell)

    def _show_change(self, change: Change[Match, Command, Event]) -> None:
        before, after = change.before, change.after
        if before.board is not after.board:
            step = change.entry.kind is Kind.STEP
            events = change.entry.events if step else ()
            picture = self._picture()
            moved = match_in_transit(before, after, events, self._theme, picture.labels)
            self.transit.show_board(picture, moved)
        elif before.turn is not after.turn:
            self.refresh()
        if before.turn.number != after.turn.number:
            self.tool.pick(None)
        else:
            self.tool.refresh()

    def go_to_unit(self) -> None:
        """The keyboard comes to the unit in hand: arrows and Enter move it."""
        unit = find_unit(self.match, self.tool.picked) if self.tool.picked else None
        self.go_to_cell(unit.at if unit is not None else None)

    def _picture(self) -> BoardPicture:
        return match_picture(self._commander.state, self._theme)

    def _show_picked(self, unit: UnitId | None) -> None:
        if self.is_escape(unit):
            return
        self._on_picked(unit)
        choices = self.tool.choices
        if unit is None or choices is None:
            self._marks.show_marks([])
            return
        match = self._commander.state
        found = find_unit(match, unit)
        own = (found.at,) if found is not None and found.at is not None else ()
        targets = [find_unit(match, one.id) for one in choices.targets if one.legal]
        hostile = tuple(one.at for one in targets if one is not None and one.at is not None)
        self._marks.show_marks(
            [
                Mark(tuple(choices.moves), self._theme.colors.info),
                Mark(hostile, self._theme.colors.danger, "diagonal"),
                Mark(own, self._theme.colors.gold),
            ]
        )
