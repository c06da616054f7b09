"""The note tool: a click asks for a remark on a cell."""

from collections.abc import Callable
from typing import Generic

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.game import MapNotes
from bp_desktop.ui.editor.generics import C, E, S
from bp_desktop.ui.editor.tool_context import NOTHING, Preview, ToolContext

PROBE = "…"
"""Any text will do to learn whether a cell can have a note."""


class NoteTool(Generic[S, C, E]):
    """Who asks for the words is the editor's business."""

    def __init__(
        self,
        context: ToolContext[S, C, E],
        notes: MapNotes[S, C],
        ask: Callable[[Hex], None],
    ) -> None:
        self._context = context
        self._notes = notes
        self._ask = ask

    def hover(self, over: Hex | None) -> None:
        if over is None:
            self._context.show(NOTHING)
            return
        problem, refused = self._context.judge(self._notes.put(over, PROBE))
        written = self._notes.all(self._context.state)
        facts = (say("editor.note", text=written[over]),) if over in written else ()
        self._context.show(Preview(cells=(over,), problem=problem, refused=refused, facts=facts))

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None:
        problem, refused = self._context.judge(self._notes.put(at, PROBE))
        if refused:
            self._context.tell(problem)
        else:
            self._ask(at)

    def cancel(self) -> None:
        self._context.show(NOTHING)
