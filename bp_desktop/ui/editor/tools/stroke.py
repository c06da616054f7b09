"""Tools that work along a stroke: the brush, which paints cells, and the eraser."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from bp_desktop.core.hexes import Hex, disc, line
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import Ghost, MapThing, independent
from bp_desktop.ui.editor.sketch import SkippedCommand
from bp_desktop.ui.editor.tool_context import NOTHING, GestureTool, Preview, ToolContext

S_contra = TypeVar("S_contra", contravariant=True)

SIZES = (0, 1, 2, 3)
"""Brush radii: 1, 7, 19 and 37 cells."""


class Stroke:
    """The cells a pointer passed over, without gaps."""

    def __init__(self, radius: int) -> None:
        self._radius = radius
        self._last: Hex | None = None
        self.cells: dict[Hex, None] = {}

    def add(self, cell: Hex) -> None:
        way = line(self._last, cell) if self._last is not None else (cell,)
        for step in way:
            self.cells.update(dict.fromkeys(disc(step, self._radius)))
        self._last = cell


class StrokeTool(GestureTool[S, C, E]):
    """Shows what a stroke would do, and does it when the pointer is let go."""

    state: Stroke | None

    def __init__(self, context: ToolContext[S, C, E], radius: int = 0) -> None:
        super().__init__(context)
        self.radius = radius

    def hover(self, over: Hex | None) -> None:
        if self.state is None:
            self._show(disc(over, self.radius) if over is not None else (), HeldKeys.NONE)

    def press(self, at: Hex, held: HeldKeys) -> None:
        self.state = Stroke(self.radius)
        self.drag(at, held)

    def drag(self, over: Hex, held: HeldKeys) -> None:
        if self.state is not None:
            self.state.add(over)
            self._show(tuple(self.state.cells), held)

    def release(self, at: Hex, held: HeldKeys) -> None:
        stroke, self.state = self.state, None
        self._context.show(NOTHING)
        if stroke is not None:
            self._apply(tuple(stroke.cells), held)

    def _show(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        """What would happen to these cells, or nothing for none."""
        raise NotImplementedError

    def _apply(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        raise NotImplementedError


class Brush(Protocol[S_contra, C]):
    """What a BrushTool paints."""

    def carries(self, state: S_contra, cell: Hex) -> bool:
        """Whether a cell can be painted at all."""
        ...

    def is_painted(self, state: S_contra, cell: Hex) -> bool:
        """Whether a cell has this paint already."""
        ...

    def is_clearable(self, state: S_contra, cell: Hex) -> bool: ...

    def ghost(self, state: S_contra, cell: Hex) -> Ghost: ...

    def paint(self, cells: tuple[Hex, ...]) -> list[C]: ...

    def clear(self, cells: tuple[Hex, ...]) -> list[C]: ...


class BrushTool(StrokeTool[S, C, E]):
    """Paints cells where that is possible; Ctrl clears them instead."""

    def __init__(self, context: ToolContext[S, C, E], brush: Brush[S, C], radius: int = 0) -> None:
        super().__init__(context, radius)
        self.brush = brush

    def _apply(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        reached = self._reached(cells, held)
        if held & HeldKeys.TAKE:
            self._context.submit(self.brush.clear(reached))
        elif reached:
            skipped = self._missed(cells, held)
            if self._context.submit(self.brush.paint(reached)):
                self._context.list_skipped(skipped)
        else:
            # Nothing under the brush can carry it: let the map say why.
            self._context.submit(self.brush.paint(cells[:1]))

    def _show(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        if not cells:
            self._context.show(NOTHING)
            return
        reached = self._reached(cells, held)
        if held & HeldKeys.TAKE:
            self._context.show(Preview(cells=reached or cells))
            return
        problem, refused = self._context.judge(self.brush.paint(reached or cells[:1])[0])
        state = self._context.state
        ghosts = tuple(self.brush.ghost(state, cell) for cell in reached)
        self._context.show(Preview(cells=cells, ghosts=ghosts, problem=problem, refused=refused))

    def _reached(self, cells: Iterable[Hex], held: HeldKeys) -> tuple[Hex, ...]:
        """The cells of the stroke and its images where something would change."""
        changes = self.brush.is_clearable if held & HeldKeys.TAKE else self._paints
        state, image_of = self._context.state, self._context.game.image_of
        found = {
            there: None
            for image in self._context.images(held)
            for cell in cells
            if changes(state, there := image_of(state, cell, image))
        }
        return tuple(found)

    def _missed(self, cells: Iterable[Hex], held: HeldKeys) -> tuple[SkippedCommand[C], ...]:
        """Images of painted cells that cannot be painted."""
        state, image_of = self._context.state, self._context.game.image_of
        painted = [cell for cell in cells if self._paints(state, cell)]
        missed = {
            there: None
            for image in self._context.images(held)[1:]
            for cell in painted
            if not self.brush.carries(state, there := image_of(state, cell, image))
        }
        commands = [command for cell in missed for command in self.brush.paint((cell,))]
        return tuple(
            SkippedCommand(command, self._context.judge(command)[0]) for command in commands
        )

    def _paints(self, state: S, cell: Hex) -> bool:
        return self.brush.carries(state, cell) and not self.brush.is_painted(state, cell)


class EraserTool(StrokeTool[S, C, E]):
    """Takes away what it passes over; a thing of several cells only by the one in its middle."""

    def __init__(
        self, context: ToolContext[S, C, E], radius: int = 0, missed: Message | None = None
    ) -> None:
        """`missed` is said where something large was hit, but not in its middle."""
        super().__init__(context, radius)
        self._missed = missed

    def _apply(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        things = self._under(cells, held)
        thing_at = self._context.game.thing_at
        if things:
            self._context.submit(self._context.game.removals(things))
        elif self._missed is not None and any(
            thing_at(self._context.state, cell) is not None for cell in cells
        ):
            self._context.tell((self._missed,))

    def _show(self, cells: tuple[Hex, ...], held: HeldKeys) -> None:
        state, cells_of = self._context.state, self._context.game.cells_of
        gone = (cell for thing in self._under(cells, held) for cell in cells_of(state, thing))
        self._context.show(Preview(cells=tuple(gone), outline=cells, refused=True))

    def _under(self, cells: tuple[Hex, ...], held: HeldKeys) -> tuple[MapThing, ...]:
        """What would go. A click that misses what stands on a large thing must not take the
        ground it stands on."""
        game, state = self._context.game, self._context.state
        found = set()
        for image in self._context.images(held):
            for cell in cells:
                there = game.image_of(state, cell, image)
                thing = game.thing_at(state, there)
                if thing is not None and thing.at == there:
                    found.add(thing)
        return independent(game.carrier, state, frozenset(found))
