"""Paste: what was copied hangs on the pointer until a click puts it down."""

from collections.abc import Callable
from functools import partial

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.clipboard import Clip, paste
from bp_desktop.ui.editor.counterparts import owner_of_image
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import IDENTITY, Image
from bp_desktop.ui.editor.things import all_things
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview

MOST_JUDGED = 250
"""More ghosts than this are judged when they are put: the hand must not wait for it."""


class PasteTool:
    """Can be turned and mirrored while it hangs; Shift puts one copy and keeps another."""

    def __init__(self, hands: Hands, clip: Clip, on_done: Callable[[], None]) -> None:
        self._hands = hands
        self.clip = clip
        self._on_done = on_done
        self._over: Hex | None = None

    def turn(self, change: Callable[[Clip], Clip]) -> None:
        self.clip = change(self.clip)
        self.hover(self._over)

    def hover(self, over: Hex | None) -> None:
        self._over = over
        self._hands.show(NOTHING if over is None else self._preview(over, Held.NONE))

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None:
        self.hover(over)

    def release(self, at: Hex, held: Held) -> None:
        before = frozenset(all_things(self._hands.state))
        sketch = self._sketch(at, held)
        if self._hands.finish(sketch):
            self._hands.choose(frozenset(all_things(self._hands.state)) - before)
            if not held & Held.ADD:
                self._hands.show(NOTHING)
                self._on_done()

    def cancel(self) -> None:
        self._hands.show(NOTHING)

    def _sketch(self, at: Hex, held: Held) -> Sketch:
        state = self._hands.state
        sketch = Sketch(state)
        for image in self._hands.images(held):
            clip = self.clip.mapped(image.local)
            if image is not IDENTITY:
                clip = clip.with_owners(partial(_whose, state, image))
            paste(sketch, clip, image.place(at))
            if image is IDENTITY and not sketch.commands:
                break  # nothing of it fits here, so its images mean nothing
        return sketch

    def _preview(self, at: Hex, held: Held) -> Preview:
        state = self._hands.state
        ghosts = tuple(
            ghost
            for image in self._hands.images(held)
            for ghost in self.clip.mapped(image.local).ghosts(state, image.place(at))
        )
        if len(ghosts) > MOST_JUDGED:
            return Preview(ghosts=ghosts)
        sketch = self._sketch(at, held)
        if not sketch.commands:
            problem = sketch.skipped[0].messages if sketch.skipped else ()
            return Preview(ghosts=ghosts, problem=problem, refused=True)
        left_out = tuple(message for one in sketch.skipped[:1] for message in one.messages)
        return Preview(ghosts=ghosts, problem=(*left_out, *sketch.objections))


def _whose(state: MapState, image: Image, owner: PlayerId) -> PlayerId:
    return owner_of_image(state, owner, image)
