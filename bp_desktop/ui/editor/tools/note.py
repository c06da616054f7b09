"""The note tool: a click asks for a remark on a cell."""

from collections.abc import Callable

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview

PROBE = "…"
"""Any text will do to learn whether a cell can have a note."""


class NoteTool:
    """Who asks for the words is the studio's business."""

    def __init__(self, hands: Hands, ask: Callable[[Hex], None]) -> None:
        self._hands = hands
        self._ask = ask

    def hover(self, over: Hex | None) -> None:
        if over is None:
            self._hands.show(NOTHING)
            return
        problem, refused = self._hands.judge(c.PutNote(over, PROBE))
        written = {note.at: note.text for note in self._hands.state.content.notes}
        facts = (say("editor.note", text=written[over]),) if over in written else ()
        self._hands.show(Preview(cells=(over,), problem=problem, refused=refused, facts=facts))

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None:
        problem, refused = self._hands.judge(c.PutNote(at, PROBE))
        if refused:
            self._hands.tell(problem)
        else:
            self._ask(at)

    def cancel(self) -> None:
        self._hands.show(NOTHING)
