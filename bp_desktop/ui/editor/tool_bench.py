"""Which tool is in hand, what it is set to, and what is about to be pasted."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.board_canvas import BoardCanvas
from bp_desktop.ui.editor.clipboard import Clip
from bp_desktop.ui.editor.tool_rail import ToolRail
from bp_desktop.ui.editor.tools.hands import Hands
from bp_desktop.ui.editor.tools.paste import PasteTool
from bp_desktop.ui.games.burning_planets.studio.option_bar import OptionBar
from bp_desktop.ui.games.burning_planets.studio.toolbox import ToolId, ToolSettings, make_tool
from bp_desktop.ui.games.burning_planets.studio.tools.pick import PickTool, cells_due
from bp_desktop.ui.look.theme import Theme

VARIES = {
    ToolId.PLANET: "biome",
    ToolId.STRUCTURE: "kind",
    ToolId.SHIP: "cls",
    ToolId.MEASURE: "cls",
    ToolId.OWNER: "starting",
}
"""What a tool has several of besides size and player."""


class ToolBench:
    """Keeps rail, bar and canvas at the same tool; all of it is view state."""

    def __init__(
        self, theme: Theme, canvas: BoardCanvas, hands: Hands, ask_note: Callable[[Hex], None]
    ) -> None:
        self._canvas = canvas
        self._hands = hands
        self._ask_note = ask_note
        seats = hands.state.content.seats
        self.settings = ToolSettings(player=seats[0].id if seats else None)
        self.tool = ToolId.SELECT
        self.rail = ToolRail(theme, self.choose)
        self.options = OptionBar(theme, self.settings, hands.state, self._on_settings)

    def choose(self, tool: ToolId) -> None:
        self.tool = tool
        self.rail.show_tool(tool)
        self.options.show_tool(tool)
        self._take()
        self._canvas.setFocus()

    def set(self, **changes: Any) -> None:
        """Set tools as the bar above the canvas does: fields of ToolSettings."""
        self._on_settings(replace(self.settings, **changes))

    def resize(self, step: int) -> None:
        """The next larger or smaller brush or planet."""
        self._step("size" if self.tool is ToolId.PLANET else "brush", step, around=False)

    def vary(self, step: int) -> None:
        """The next biome, kind or class, whatever the tool has."""
        if self.tool in VARIES:
            self._step(VARIES[self.tool], step, around=True)

    def choose_player(self, number: int) -> None:
        """Counted from 1, in turn order."""
        seats = self._hands.state.content.seats
        if number <= len(seats):
            self.set(player=seats[number - 1].id)

    def show_seats(self, state: MapState) -> None:
        """The players may be others now."""
        seats = [seat.id for seat in state.content.seats]
        if self.settings.player not in seats:
            self.settings = replace(self.settings, player=seats[0] if seats else None)
        self._on_settings(self.settings)

    def carry(self, clip: Clip, over: Hex) -> None:
        """Hang a copy on the pointer; afterwards it is chosen, with the tool for that."""
        tool = PasteTool(self._hands, clip, lambda: self.choose(ToolId.SELECT))
        self._canvas.take_tool(tool)
        self.options.show_carried()
        tool.hover(over)
        self._canvas.setFocus()

    def follow(self, state: MapState) -> None:
        """While a generation waits for cells, clicks choose them; then the tool comes back."""
        if cells_due(state) is not None:
            self._canvas.take_tool(PickTool(self._hands))
        elif isinstance(self._canvas.scene.tool, PickTool):
            self._take()

    def drop(self) -> None:
        """Escape: what hangs on the pointer goes."""
        if isinstance(self._canvas.scene.tool, PasteTool):
            self.choose(ToolId.SELECT)

    def _step(self, field: str, step: int, *, around: bool) -> None:
        values = self.options.rows[field].values
        at = values.index(getattr(self.settings, field)) + step
        at = at % len(values) if around else min(max(at, 0), len(values) - 1)
        self.set(**{field: values[at]})

    def _on_settings(self, settings: ToolSettings) -> None:
        self.settings = settings
        self.options.show_state(self._hands.state, settings)
        self._take()

    def _take(self) -> None:
        tool = make_tool(self.tool, self.settings, self._hands, self._ask_note)
        self._canvas.take_tool(tool)
