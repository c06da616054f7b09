"""Board panel of a match: everything in its place, and a tool to move and attack."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QFocusEvent
from PySide6.QtWidgets import QWidget

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
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import Mark, MarksItem, PathItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.board.transit import BoardTransit
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.match_board import match_in_transit, match_picture
from bp_desktop.ui.games.burning_planets.table.placing import Placement, PlacingController
from bp_desktop.ui.games.burning_planets.table.titles import describe_cell
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.message_place import MessagePlace
from bp_desktop.ui.widgets.basics import column

STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the keyboard may leave a widget without going anywhere else in the window."""


class PlayTool:
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
        self._commander = commander
        self._on_asked = on_asked
        self._asked: Hex | None = None
        self._clicked: UnitId | None = None
        self._on_leave = on_leave
        self._on_picked = on_picked
        self._on_target = on_target
        self._on_way = on_way
        self.picked: UnitId | None = None
        self.choices: UnitChoices | None = None
        self._waiting: Callable[[Hex], object] | None = None
        self._is_held = False
        """Whether the mouse was pressed on what is in hand: only then it can be dragged."""

    def wait_for_cell(self, then: Callable[[Hex], object], *, quietly: bool = False) -> None:
        """`quietly`: nothing is in hand, so there is nobody to tell."""
        if not quietly:
            self.pick(None)
        self._waiting = then

    def stop_waiting(self) -> None:
        self._waiting = None

    @property
    def is_waiting(self) -> bool:
        return self._waiting is not None

    def pick(self, unit: UnitId | None) -> None:
        """Take a unit in hand; None puts it back."""
        match = self._commander.state
        self._waiting = None
        can = unit is not None and match.stage is Stage.PLAY and find_unit(match, unit) is not None
        self.picked = unit if can else None
        self.choices = choices_of(match, unit) if can and unit is not None else None
        self._on_way(())
        self._on_picked(self.picked)

    def refresh(self) -> None:
        """The match changed: look again at what is in hand."""
        if self.picked is not None:
            self.pick(self.picked)

    def press(self, at: Hex, held: HeldKeys) -> None:
        self._is_held, self._asked = False, None
        if self._waiting is not None:
            then, self._waiting = self._waiting, None
            then(at)
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

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.hover(over)

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

    def cancel(self) -> None:
        if self.picked is None and self._waiting is None:
            self._on_leave()
        self.pick(None)

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


class BoardPanel(QWidget):
    """Positions are tracked: units are picked up and put down by mouse or keyboard."""

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
        """`on_placed`: a cell was chosen for what waits for one. What waits is told in the message
        place, where it moves nothing under the mouse."""
        super().__init__()
        self._theme = theme
        self._on_picked = on_picked
        self._commander = commander
        self._on_placed = on_placed
        self._tried: Command | None = None
        """The step that was made of the last cell chosen."""
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene, self._picture(), self)
        self.transit = BoardTransit(theme, self.view, self.scene)
        self._marks = MarksItem()
        self._way = PathItem()
        self.scene.addItem(self._marks)
        self.scene.addItem(self._way)
        self.tool = PlayTool(
            commander, self._show_picked, on_target, self._show_way, on_asked, on_leave
        )
        self.scene.take_tool(self.tool)
        self.view.speak_with(lambda cell: describe_cell(commander.state, cell))
        self.placing = PlacingController(
            theme, self.view, self.scene, self.place_for_me, self.stop_placing
        )
        column(theme, self).addWidget(self.view)
        message.bar(self.placing.bar, shown=False)
        self.setFocusProxy(self.view)
        self.view.installEventFilter(self)
        theme.changed.connect(self.refresh)
        commander.changed.connect(self._on_changed)

    @property
    def match(self) -> Match:
        return self._commander.state

    def ring_color(self) -> QColor:
        """Of the hexagon around what is asked about."""
        return self._theme.color("text")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The cell cursor goes with the keyboard: left behind it looks like somebody's piece."""
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in STAYS:
            self.scene.cursor.hide()
        return False

    # --- asking for a cell

    def place(self, placement: Placement) -> None:
        """Mark the cells on offer and wait for one."""
        self._tried = None
        self.tool.wait_for_cell(self._answer, quietly=self.placing.current is not None)
        self.placing.begin(placement)

    def stop_placing(self) -> None:
        """What waits for a cell is not placed."""
        if self.placing.current is not None:
            self.placing.end()
            self.tool.cancel()

    def place_for_me(self) -> bool:
        """In the first cell on offer; whether it stands now."""
        placement = self.placing.current
        if placement is None or not placement.cells:
            return False
        self._answer(placement.cells[0])
        return self.placing.current is not placement

    def _on_escape(self) -> None:
        """Esc on the board: what waits for a cell goes, unless there is nothing else to do."""
        placement = self.placing.current
        if placement is not None and placement.insist:
            self.tool.wait_for_cell(self._answer, quietly=True)
        else:
            self.stop_placing()

    def _answer(self, at: Hex) -> None:
        placement = self.placing.current
        if placement is None:
            return
        self._tried = placement.make(at)
        if self._tried is not None:
            self._on_placed(self._tried)
        else:
            self.placing.bar.note.setText(
                self.tr("Not there: choose one of the highlighted cells.")
            )
        if self.placing.current is placement:  # a miss: the next click may hit
            self.tool.wait_for_cell(self._answer, quietly=True)

    def _on_changed(self, change: Change[Match, Command, Event]) -> None:
        before, after = change.before, change.after
        self._place_on(change.entry.command)
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

    def _place_on(self, done: Command | None) -> None:
        """A step was taken. What waited for a cell stands now, perhaps since the table overruled
        the rules; after any other step it goes on waiting, if it still can."""
        placement = self.placing.current
        if placement is None:
            return
        if done is not None and done == self._tried:
            self.tool.stop_waiting()
            self.placing.end()
            placement.then()
            return
        again = placement.again() if placement.again is not None else None
        if again is not None:
            self.place(again)
        else:
            self.stop_placing()

    def show_cell(self, cell: Hex) -> None:
        """In the middle, with the keyboard on it."""
        self.view.setFocus()
        self.scene.move_cursor(cell, show=True)
        self.view.go_to(QPointF(*LAYOUT.center(cell)))

    def go_to_unit(self) -> None:
        """The keyboard comes to the unit in hand: arrows and Enter move it."""
        unit = find_unit(self._commander.state, self.tool.picked) if self.tool.picked else None
        self.view.setFocus()
        if unit is not None and unit.at is not None:
            self.scene.move_cursor(unit.at, show=True)
            self.view.ensure_cell_visible(unit.at)

    def refresh(self) -> None:
        self.transit.show_board(self._picture())

    def _picture(self) -> BoardPicture:
        return match_picture(self._commander.state, self._theme)

    def _show_picked(self, unit: UnitId | None) -> None:
        if unit is None and self.placing.current is not None and not self.tool.is_waiting:
            self._on_escape()
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

    def _show_way(self, way: tuple[Hex, ...]) -> None:
        self._way.show_way(way, self._theme.color("gold"))
