"""The paste tool: what was copied hangs on the pointer until a click puts it down."""

from collections.abc import Callable
from typing import Generic

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.game import Clip
from bp_desktop.ui.editor.generics import C, E, S
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import IDENTITY, SymmetryImage
from bp_desktop.ui.editor.tool_context import NOTHING, Preview, ToolContext

MOST_JUDGED = 250
"""More ghosts than this are judged when they are put: the hand must not wait for it."""


class PasteTool(Generic[S, C, E]):
    """Can be turned and mirrored while it hangs; Shift puts one copy and keeps another."""

    def __init__(
        self, context: ToolContext[S, C, E], clip: Clip[S, C, E], on_done: Callable[[], None]
    ) -> None:
        self._context = context
        self.clip = clip
        self._on_done = on_done
        self._over: Hex | None = None

    def turn(self, where: Callable[[Hex], Hex]) -> None:
        """Turn or mirror what hangs on the pointer, given as where its cells go."""
        self.clip = self.clip.mapped(where)
        self.hover(self._over)

    def hover(self, over: Hex | None) -> None:
        self._over = over
        self._context.show(NOTHING if over is None else self._preview(over, Held.NONE))

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None:
        self.hover(over)

    def release(self, at: Hex, held: Held) -> None:
        game = self._context.game
        before = frozenset(game.things(self._context.state))
        if self._context.finish(self._sketch(at, held)):
            self._context.choose(frozenset(game.things(self._context.state)) - before)
            if not held & Held.ADD:
                self._context.show(NOTHING)
                self._on_done()

    def cancel(self) -> None:
        self._context.show(NOTHING)

    def _imaged(self, image: SymmetryImage) -> Clip[S, C, E]:
        return self.clip if image is IDENTITY else self.clip.imaged(self._context.state, image)

    def _sketch(self, at: Hex, held: Held) -> Sketch[S, C, E]:
        sketch = self._context.sketch()
        for image in self._context.images(held):
            self._imaged(image).paste(sketch, image.place(at))
            if image is IDENTITY and not sketch.commands:
                break  # nothing of it fits here, so its images mean nothing
        return sketch

    def _preview(self, at: Hex, held: Held) -> Preview:
        ghosts = tuple(
            ghost
            for image in self._context.images(held)
            for ghost in self._imaged(image).ghosts(self._context.state, image.place(at))
        )
        if len(ghosts) > MOST_JUDGED:
            return Preview(ghosts=ghosts)
        sketch = self._sketch(at, held)
        if not sketch.commands:
            problem = sketch.skipped[0].messages if sketch.skipped else ()
            return Preview(ghosts=ghosts, problem=problem, refused=True)
        left_out = tuple(message for one in sketch.skipped[:1] for message in one.messages)
        return Preview(ghosts=ghosts, problem=(*left_out, *sketch.objections))
