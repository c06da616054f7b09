"""Tools on a real map without any window: what tests of tools hold."""

from collections.abc import Iterable

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.games.system import Judgement
from bp_desktop.ui.board.tool import HeldKeys, Tool
from bp_desktop.ui.editor import completing, counterparts, game
from bp_desktop.ui.editor.counterparts import UnpairedThing
from bp_desktop.ui.editor.game import MapArea, MapThing
from bp_desktop.ui.editor.sketch import SkippedCommand
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryKind
from bp_desktop.ui.editor.tool_context import NOTHING, GestureOffer, Preview, ToolContext
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapToolContext
from bp_desktop.ui.games.burning_planets.studio.map_images import MapSketch
from bp_desktop.ui.games.burning_planets.studio.map_things import all_things, tile_of
from tests.games.burning_planets.map.build import MapSession


class ToolBench:
    """A session as tools see it, and everything they show and say."""

    def __init__(self, drawing: MapSession) -> None:
        self.drawing = drawing
        self.things: frozenset[MapThing] = frozenset()
        self.preview: Preview = NOTHING
        self.told: tuple[Message, ...] = ()
        self.skipped: tuple[SkippedCommand[c.AnyMapCommand], ...] = ()
        self.area: MapArea | None = None
        self.noted: list[Hex] = []
        self.offers: dict[str, GestureOffer] = {}
        self._symmetry = Symmetry()
        self.context: MapToolContext = ToolContext(
            MAP_GAME,
            self,
            lambda: self.things,
            self._choose,
            self._show,
            self._tell,
            self._list,
            lambda: self._symmetry,
            lambda: self.area,
            self._choose_area,
            self.noted.append,
            self._offer,
            self.drawing.undo,
        )

    # --- the door

    @property
    def state(self) -> MapState:
        return self.drawing.state

    def check(self, command: c.AnyMapCommand) -> tuple[Message, ...]:
        return self.drawing.check(command)

    def submit(
        self,
        command: c.AnyMapCommand,
        *,
        overrule: bool = False,
        judgement: Judgement[AnyMapEvent] | None = None,
    ) -> bool:
        try:
            self.drawing.submit(command, overrule=overrule, judgement=judgement)
        except Refused as refusal:
            self.told = refusal.messages
            return False
        return True

    # --- what the context is told

    def _choose(self, things: Iterable[MapThing]) -> None:
        self.things, self.area = frozenset(things), None

    def _choose_area(self, area: MapArea) -> None:
        self.things, self.area = frozenset(), area

    def _show(self, preview: Preview) -> None:
        self.preview = preview

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self.told = messages

    def _list(self, skipped: tuple[SkippedCommand[c.AnyMapCommand], ...]) -> None:
        self.skipped = skipped

    def _offer(self, offers: tuple[GestureOffer, ...]) -> None:
        self.offers = {one.words.key: one for one in offers}

    # --- what tests ask

    @property
    def tile(self) -> TilePlace | None:
        return tile_of(self.area) if self.area is not None else None

    def fold(self, fold: SymmetryKind, center: Hex | None = None) -> None:
        self._symmetry = Symmetry(fold, center or Hex(0, 0))

    @property
    def steps(self) -> int:
        """How many steps the map has; creating it is one."""
        return len(self.drawing.timeline)

    @property
    def told_keys(self) -> list[str]:
        return [message.key for message in self.told]

    def choose_all(self) -> None:
        self._choose(all_things(self.state))


def unpaired(state: MapState, symmetry: Symmetry) -> tuple[UnpairedThing, ...]:
    return counterparts.unpaired(MAP_GAME, state, symmetry)


def completed(state: MapState, symmetry: Symmetry, chosen: frozenset[MapThing]) -> MapSketch:
    return completing.completed(MAP_GAME, state, symmetry, chosen)


def sketch_of(state: MapState) -> MapSketch:
    return game.sketch_of(MAP_GAME, state)


def click(tool: Tool, at: Hex, held: HeldKeys = HeldKeys.NONE) -> None:
    tool.hover(at)
    tool.press(at, held)
    tool.release(at, held)


def drag(tool: Tool, *way: Hex, held: HeldKeys = HeldKeys.NONE) -> None:
    tool.press(way[0], held)
    for cell in way[1:]:
        tool.drag(cell, held)
    tool.release(way[-1], held)
