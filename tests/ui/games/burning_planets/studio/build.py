"""Hands on a real map without any window: what tests of tools hold."""

from collections.abc import Iterable

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held, Tool
from bp_desktop.ui.editor.sketch import Skipped
from bp_desktop.ui.editor.symmetry import Fold, Symmetry
from bp_desktop.ui.editor.things import Thing, all_things
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview
from tests.games.burning_planets.map.build import MapSession


class Bench:
    """A session as tools see it, and everything they show and say."""

    def __init__(self, drawing: MapSession) -> None:
        self.drawing = drawing
        self.things: frozenset[Thing] = frozenset()
        self.preview: Preview = NOTHING
        self.told: tuple[Message, ...] = ()
        self.skipped: tuple[Skipped, ...] = ()
        self.tile: TilePlace | None = None
        self.hands = Hands(
            self,
            lambda: self.things,
            self._choose,
            self._show,
            self._tell,
            self._list,
            chosen_tile=lambda: self.tile,
            choose_tile=self._choose_tile,
        )

    # --- the door

    @property
    def state(self) -> MapState:
        return self.drawing.state

    def check(self, command: c.AnyMapCommand) -> tuple[Message, ...]:
        return self.drawing.check(command)

    def submit(self, command: c.AnyMapCommand, *, overrule: bool = False) -> bool:
        try:
            self.drawing.submit(command, overrule=overrule)
        except Refused as refusal:
            self.told = refusal.messages
            return False
        return True

    # --- what hands tell

    def _choose(self, things: Iterable[Thing]) -> None:
        self.things, self.tile = frozenset(things), None

    def _choose_tile(self, place: TilePlace) -> None:
        self.things, self.tile = frozenset(), place

    def _show(self, preview: Preview) -> None:
        self.preview = preview

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self.told = messages

    def _list(self, skipped: tuple[Skipped, ...]) -> None:
        self.skipped = skipped

    # --- what tests ask

    def fold(self, fold: Fold, center: Hex | None = None) -> None:
        self.hands.symmetry = Symmetry(fold, center or Hex(0, 0))

    @property
    def steps(self) -> int:
        """How many steps the map has; creating it is one."""
        return len(self.drawing.timeline)

    @property
    def told_keys(self) -> list[str]:
        return [message.key for message in self.told]

    def choose_all(self) -> None:
        self._choose(all_things(self.state))


def click(tool: Tool, at: Hex, held: Held = Held.NONE) -> None:
    tool.hover(at)
    tool.press(at, held)
    tool.release(at, held)


def drag(tool: Tool, *way: Hex, held: Held = Held.NONE) -> None:
    tool.press(way[0], held)
    for cell in way[1:]:
        tool.drag(cell, held)
    tool.release(way[-1], held)
