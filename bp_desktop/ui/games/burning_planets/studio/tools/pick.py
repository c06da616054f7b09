"""The pick tool: clicks choose the cells a generation waits for; in hand only then."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import GenerationStep
from bp_desktop.games.burning_planets.map.generation import Due, draft_center, due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.tool_context import NOTHING, Preview
from bp_desktop.ui.games.burning_planets.studio.map_game import MapToolContext


def cells_due(state: MapState) -> Due | None:
    """What the pick tool is for: cells that a running generation waits for (BP-GEN-23, AMB-17)."""
    wanted = due(state) if state.generation is not None else None
    return wanted if wanted is not None and not wanted.die and wanted.count else None


class PickTool:
    """The last cell that is due hands all of them on; a second click takes a cell back."""

    def __init__(self, context: MapToolContext) -> None:
        self._context = context
        self.state: tuple[Hex, ...] = ()
        """The cells chosen so far, in order: forests come before mountains."""

    def hover(self, over: Hex | None) -> None:
        wanted = cells_due(self._context.state)
        if wanted is None:
            self._context.show(NOTHING)
            return
        chosen = self.state
        if over is None or over in chosen:
            self._show(wanted, chosen, Preview())
            return
        chosen = (*chosen, over)
        if not self._is_choice(wanted, over):
            elsewhere = Preview(problem=(say("bp.studio.pick_marked"),), refused=True)
            self._show(wanted, chosen, elsewhere)
        elif len(chosen) == wanted.count:
            problem, refused = self._context.judge(c.RollNext(cells=chosen))
            self._show(wanted, chosen, Preview(problem=problem, refused=refused))
        else:
            self._show(wanted, chosen, Preview())

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None:
        wanted = cells_due(self._context.state)
        if wanted is None:
            return
        if at in self.state:
            self.state = tuple(cell for cell in self.state if cell != at)
        elif not self._is_choice(wanted, at):
            self._context.tell((say("bp.studio.pick_marked"),))
        elif len(self.state) + 1 == wanted.count:
            if self._context.submit([c.RollNext(cells=(*self.state, at))]):
                self.state = ()
            return
        else:
            self.state = (*self.state, at)
        self.hover(None)

    def cancel(self) -> None:
        self.state = ()
        self._context.show(NOTHING)

    def _is_choice(self, wanted: Due, cell: Hex) -> bool:
        state = self._context.state
        going = state.generation
        if (
            wanted.step is GenerationStep.RESOURCE_CELLS
            and going is not None
            and going.draft is not None
        ):
            return cell in wanted.cells and cell != draft_center(state, going.draft)
        return cell in state.geometry.tile_of

    def _show(self, wanted: Due, cells: tuple[Hex, ...], shown: Preview) -> None:
        facts = (say("bp.studio.picked", given=len(self.state), expected=wanted.count),)
        ghosts = tuple(
            Ghost(cell, icon=self._icon(wanted, number)) for number, cell in enumerate(cells)
        )
        self._context.show(
            Preview(
                cells=cells,
                ghosts=ghosts,
                problem=shown.problem,
                refused=shown.refused,
                facts=facts if wanted.step is GenerationStep.RESOURCE_CELLS else (),
            )
        )

    def _icon(self, wanted: Due, number: int) -> str:
        going = self._context.state.generation
        if wanted.step is not GenerationStep.RESOURCE_CELLS or going is None or going.draft is None:
            return "board/asteroid"
        kind = FOREST if number < going.draft.forests else MOUNTAIN
        return f"natural/{kind}"
