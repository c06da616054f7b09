"""Playing on the board: pick a unit up, click where it goes or whom it attacks."""

from collections.abc import Callable
from typing import Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.board import Natural
from bp_desktop.games.burning_planets.ids import ShipId, UnitId
from bp_desktop.games.burning_planets.match.commands import MoveShip
from bp_desktop.games.burning_planets.match.lookup import find_unit, is_armed
from bp_desktop.games.burning_planets.match.lookup import occupancy as occupancy_of
from bp_desktop.games.burning_planets.match.queries.units import UnitChoices, choices_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.ui.board.tool import HeldKeys


class MatchCommandPort(Protocol):
    @property
    def state(self) -> Match: ...

    def check(self, command: Command) -> tuple[Message, ...]: ...

    def submit(self, command: Command, *, overrule: bool = False) -> bool: ...


class PlayTool:
    """Nothing picked --own unit--> picked --cell in reach--> moved, --target--> asked about.

    While something waits for a cell (a building, a new ship) the next click gives it one.
    """

    def __init__(
        self,
        door: MatchCommandPort,
        on_picked: Callable[[UnitId | None], object],
        on_target: Callable[[UnitId, str], object],
        on_way: Callable[[tuple[Hex, ...]], object],
        on_leave: Callable[[], object],
    ) -> None:
        """`on_leave`: Esc with empty hands."""
        self._door = door
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

    @property
    def is_waiting(self) -> bool:
        return self._waiting is not None

    def pick(self, unit: UnitId | None) -> None:
        """Take a unit in hand; None puts it back."""
        match = self._door.state
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
        self._is_held = False
        if self._waiting is not None:
            then, self._waiting = self._waiting, None
            then(at)
            return
        there = self._unit_at(at)
        choices = self.choices
        if choices is not None and self.picked is not None:
            if at in choices.moves:
                self._door.submit(MoveShip(ShipId(self.picked), choices.moves[at]))
                return
            if there is not None and not self._is_own(there) and self._is_armed(self.picked):
                # Also out of reach: the battle card says why not.
                self._on_target(self.picked, there)
                return
        self.pick(UnitId(there) if there is not None and self._is_own(there) else None)
        self._is_held = self.picked is not None

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.hover(over)

    def release(self, at: Hex, held: HeldKeys) -> None:
        """Dragging a ship to a cell in its reach moves it, as two clicks do."""
        choices, is_held = self.choices, self._is_held
        self._is_held = False
        if is_held and choices is not None and self.picked is not None and at in choices.moves:
            self._door.submit(MoveShip(ShipId(self.picked), choices.moves[at]))

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
        found = find_unit(self._door.state, unit)
        return found.at if found is not None else None

    def _unit_at(self, cell: Hex) -> str | None:
        """What in a cell can act or be attacked: a ship, a structure, or an asteroid."""
        occupancy = occupancy_of(self._door.state)
        standing = occupancy.at(cell)
        rock = occupancy.asteroids.get(cell)
        if rock is not None:
            deployed = occupancy.on_asteroids.get(rock.id)
            return deployed.id if deployed is not None else rock.id
        return standing.id if standing is not None and not isinstance(standing, Natural) else None

    def _is_armed(self, id_: str) -> bool:
        unit = find_unit(self._door.state, id_)
        return unit is not None and is_armed(unit)

    def _is_own(self, id_: str) -> bool:
        match = self._door.state
        unit = find_unit(match, id_)
        return unit is not None and unit.owner == match.turn.player
