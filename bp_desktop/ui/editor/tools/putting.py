"""Tools that put something: stamps with their images, what was copied, and notes."""

from collections.abc import Callable
from typing import Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import Clip, Ghost, MapNotes
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import IDENTITY, SymmetryImage
from bp_desktop.ui.editor.tool_context import NOTHING, GestureTool, Preview, ToolContext


class Stamp(Protocol[S, C]):
    """What a StampTool puts."""

    def command(self, state: S, at: Hex) -> C | Message:
        """The command that puts it in a cell; a message where there is none."""
        ...

    def ghost(self, state: S, at: Hex) -> Ghost: ...

    def image(self, state: S, image: SymmetryImage) -> "Stamp[S, C]":
        """What the copy of it is: a copy in another player's corner is that player's."""
        ...

    def dragged(self, state: S, start: Hex, over: Hex) -> "tuple[Stamp[S, C], Hex]":
        """What it becomes while the pointer is drawn away from where it was pressed, and where."""
        ...


class CarriedStamp(Stamp[S, C]):
    """The shared part of stamps that follow the pointer until it is let go, and whose copies are
    like them; a kind of stamp says how it is put and how it looks."""

    __slots__ = ()

    def image(self, _state: S, _image: SymmetryImage) -> Stamp[S, C]:
        return self

    def dragged(self, _state: S, _start: Hex, over: Hex) -> tuple[Stamp[S, C], Hex]:
        return self, over


class StampTool(GestureTool[S, C, E]):
    """Hover shows where it would go and why not; press, aim, let go puts it there."""

    state: Hex | None
    """Where the button went down."""

    def __init__(self, context: ToolContext[S, C, E], stamp: Stamp[S, C]) -> None:
        super().__init__(context)
        self.stamp = stamp

    def hover(self, over: Hex | None) -> None:
        self._context.show(
            NOTHING if over is None else self._preview(self.stamp, over, HeldKeys.NONE)
        )

    def press(self, at: Hex, held: HeldKeys) -> None:
        self.state = at
        self._context.show(self._preview(self.stamp, at, held))

    def drag(self, over: Hex, held: HeldKeys) -> None:
        if self.state is not None:
            stamp, at = self.stamp.dragged(self._context.state, self.state, over)
            self._context.show(self._preview(stamp, at, held))

    def release(self, at: Hex, held: HeldKeys) -> None:
        start, self.state = self.state, None
        if start is not None:
            stamp, place = self.stamp.dragged(self._context.state, start, at)
            self._context.show(NOTHING)
            self._put(stamp, place, held)

    def _put(self, stamp: Stamp[S, C], at: Hex, held: HeldKeys) -> None:
        state, image_of = self._context.state, self._context.game.image_of
        own = stamp.command(state, at)
        if isinstance(own, Message):
            self._context.tell((own,))
            return
        images = []
        for image in self._context.images(held)[1:]:
            there = image_of(state, at, image)
            command = stamp.image(state, image).command(state, there)
            if there != at and not isinstance(command, Message):
                images.append(command)
        self._context.draw(own, images)

    def _preview(self, stamp: Stamp[S, C], at: Hex, held: HeldKeys) -> Preview:
        state, image_of = self._context.state, self._context.game.image_of
        ghosts = tuple(
            stamp.image(state, image).ghost(state, image_of(state, at, image))
            for image in self._context.images(held)
        )
        own = stamp.command(state, at)
        if isinstance(own, Message):
            return Preview(ghosts=ghosts[:1], problem=(own,), refused=True)
        problem, refused = self._context.judge(own)
        return Preview(ghosts=ghosts, problem=problem, refused=refused)


MOST_JUDGED = 250
"""More ghosts than this are judged when they are put: the hand must not wait for it."""


class PasteTool(GestureTool[S, C, E]):
    """Can be turned and mirrored while it hangs; Shift puts one copy and keeps another."""

    def __init__(
        self, context: ToolContext[S, C, E], clip: Clip[S, C, E], on_done: Callable[[], None]
    ) -> None:
        super().__init__(context)
        self.clip = clip
        self._on_done = on_done
        self._over: Hex | None = None

    def turn(self, where: Callable[[Hex], Hex]) -> None:
        """Turn or mirror what hangs on the pointer, given as where its cells go."""
        self.clip = self.clip.mapped(where)
        self.hover(self._over)

    def hover(self, over: Hex | None) -> None:
        self._over = over
        self._context.show(NOTHING if over is None else self._preview(over, HeldKeys.NONE))

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.hover(over)

    def release(self, at: Hex, held: HeldKeys) -> None:
        game = self._context.game
        before = frozenset(game.things(self._context.state))
        if self._context.finish(self._sketch(at, held)):
            self._context.choose(frozenset(game.things(self._context.state)) - before)
            if not held & HeldKeys.ADD:
                self._context.show(NOTHING)
                self._on_done()

    def _imaged(self, image: SymmetryImage) -> Clip[S, C, E]:
        return self.clip if image is IDENTITY else self.clip.imaged(self._context.state, image)

    def _sketch(self, at: Hex, held: HeldKeys) -> Sketch[S, C, E]:
        sketch = self._context.sketch()
        for image in self._context.images(held):
            self._imaged(image).paste(sketch, image.place(at))
            if image is IDENTITY and not sketch.commands:
                break  # nothing of it fits here, so its images mean nothing
        return sketch

    def _preview(self, at: Hex, held: HeldKeys) -> Preview:
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


PROBE = "…"
"""Any text will do to learn whether a cell can have a note."""


class NoteTool(GestureTool[S, C, E]):
    """Who asks for the words is the editor's business."""

    def __init__(self, context: ToolContext[S, C, E], notes: MapNotes[S, C]) -> None:
        super().__init__(context)
        self._notes = notes

    def hover(self, over: Hex | None) -> None:
        if over is None:
            self._context.show(NOTHING)
            return
        problem, refused = self._context.judge(self._notes.put(over, PROBE))
        written = self._notes.all(self._context.state)
        facts = (say("editor.note", text=written[over]),) if over in written else ()
        self._context.show(Preview(cells=(over,), problem=problem, refused=refused, facts=facts))

    def release(self, at: Hex, held: HeldKeys) -> None:
        problem, refused = self._context.judge(self._notes.put(at, PROBE))
        if refused:
            self._context.tell(problem)
        else:
            self._context.ask_note(at)
