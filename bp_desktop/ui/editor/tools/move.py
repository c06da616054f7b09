"""The move tool, and moving what is chosen by some cells: drag, or pick up and put down."""

from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.game import independent
from bp_desktop.ui.editor.generics import C, E, S
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.tool_context import IDLE, NOTHING, Idle, Preview, ToolContext

MOST_JUDGED = 80
"""More things than this are judged when they are let go: the hand must not wait for it."""


@dataclass(frozen=True, slots=True)
class Dragging:
    start: Hex


@dataclass(frozen=True, slots=True)
class Carrying:
    """Picked up with a click, or with Enter: the next one puts it down."""

    start: Hex


class MoveTool(Generic[S, C, E]):
    """Idle --press on a thing--> Dragging --release there--> Carrying --press--> one command."""

    def __init__(self, context: ToolContext[S, C, E]) -> None:
        self._context = context
        self.state: Idle | Dragging | Carrying = IDLE

    def hover(self, over: Hex | None) -> None:
        match self.state:
            case Carrying(start) if over is not None:
                self._context.show(preview_of_shift(self._context, over - start))
            case _:
                self._context.show(NOTHING)

    def press(self, at: Hex, held: Held) -> None:
        match self.state:
            case Carrying(start):
                self._put(start, at)
            case _:
                self._pick_up(at, held)

    def drag(self, over: Hex, held: Held) -> None:
        match self.state:
            case Dragging(start):
                self._context.show(preview_of_shift(self._context, over - start))
            case _:
                pass

    def release(self, at: Hex, held: Held) -> None:
        match self.state:
            case Dragging(start) if at == start:
                self.state = Carrying(start)
            case Dragging(start):
                self._put(start, at)
            case _:
                pass

    def cancel(self) -> None:
        self.state = IDLE
        self._context.show(NOTHING)

    def _pick_up(self, at: Hex, held: Held) -> None:
        """Anywhere, if something is chosen and nothing else is under the pointer."""
        thing = self._context.game.thing_at(self._context.state, at)
        chosen = self._context.chosen()
        if thing is not None and thing not in chosen:
            self._context.choose(chosen | {thing} if held & Held.ADD else {thing})
        if thing is not None or chosen:
            self.state = Dragging(at)

    def _put(self, start: Hex, at: Hex) -> None:
        self.state = IDLE
        self._context.show(NOTHING)
        shifted(self._context, at - start)


def shifted(context: ToolContext[S, C, E], by: Hex) -> bool:
    """Move what is chosen, all of it or nothing, and keep hold of it."""
    if by == ORIGIN:
        return False
    sketch = _sketch(context, by)
    if sketch.skipped:
        context.tell(sketch.skipped[0].messages)
        return False
    places = {thing.at + by: thing.sort for thing in context.chosen()}
    done = context.carry_out(sketch)
    if done:
        there = context.game.things(context.state)
        context.choose(thing for thing in there if places.get(thing.at) == thing.sort)
    return done


def preview_of_shift(context: ToolContext[S, C, E], by: Hex) -> Preview:
    game, state, chosen = context.game, context.state, context.chosen()
    if by == ORIGIN or not chosen:
        return NOTHING
    movers = independent(game.carrier, state, chosen)
    cells = tuple(cell + by for thing in movers for cell in game.cells_of(state, thing))
    if len(movers) > MOST_JUDGED:
        return Preview(cells=cells)
    sketch = _sketch(context, by)
    clip, middle = game.copied(state, chosen)
    ghosts = clip.ghosts(state, middle + by)
    if sketch.skipped:
        why = sketch.skipped[0].messages
        return Preview(cells=cells, ghosts=ghosts, problem=why, refused=True)
    return Preview(cells=cells, ghosts=ghosts, problem=tuple(sketch.objections))


def _sketch(context: ToolContext[S, C, E], by: Hex) -> Sketch[S, C, E]:
    """Far ones first in the direction of the move, so that a row does not bump into itself."""
    game = context.game
    things = sorted(
        independent(game.carrier, context.state, context.chosen()),
        key=lambda thing: -(thing.at.q * by.q + thing.at.r * by.r + thing.at.s * by.s),
    )
    sketch = context.sketch()
    sketch.attempt_in_any_order([game.move(thing, thing.at + by) for thing in things])
    return sketch
