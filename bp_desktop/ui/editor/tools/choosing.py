"""Tools that choose and move: click, add, box and lasso; drag, or pick up and put down."""

from dataclasses import dataclass

from bp_desktop.core.hexes import ORIGIN, Hex, from_offset, line, to_offset
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.counterparts import counterparts_of
from bp_desktop.ui.editor.game import MapThing, independent
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import SymmetryImage
from bp_desktop.ui.editor.tool_context import NOTHING, GestureTool, Preview, ToolContext

MOST_JUDGED = 80
"""More things than this are judged when they are let go: the hand must not wait for it."""


@dataclass(frozen=True, slots=True)
class DragGesture:
    start: Hex


@dataclass(frozen=True, slots=True)
class CarryGesture:
    """Picked up with a click, or with Enter: the next one puts it down."""

    start: Hex


class MoveTool(GestureTool[S, C, E]):
    """None --press on a thing--> DragGesture --release there--> CarryGesture --press--> one
    command."""

    state: DragGesture | CarryGesture | None

    def hover(self, over: Hex | None) -> None:
        match self.state:
            case CarryGesture(start) if over is not None:
                self._context.show(preview_of_shift(self._context, over - start))
            case _:
                self._context.show(NOTHING)

    def press(self, at: Hex, held: HeldKeys) -> None:
        match self.state:
            case CarryGesture(start):
                self._put(start, at, held)
            case _:
                self._pick_up(at, held)

    def drag(self, over: Hex, held: HeldKeys) -> None:
        match self.state:
            case DragGesture(start):
                self._context.show(preview_of_shift(self._context, over - start, held))

    def release(self, at: Hex, held: HeldKeys) -> None:
        match self.state:
            case DragGesture(start) if at == start:
                self.state = CarryGesture(start)
            case DragGesture(start):
                self._put(start, at, held)

    def _pick_up(self, at: Hex, held: HeldKeys) -> None:
        """Anywhere, if something is chosen and nothing else is under the pointer."""
        thing = self._context.game.thing_at(self._context.state, at)
        chosen = self._context.chosen()
        if thing is not None and thing not in chosen:
            self._context.choose(chosen | {thing} if held & HeldKeys.ADD else {thing})
        if thing is not None or chosen:
            self.state = DragGesture(at)

    def _put(self, start: Hex, at: Hex, held: HeldKeys) -> None:
        self.cancel()
        shift(self._context, at - start, held)


def shift(context: ToolContext[S, C, E], by: Hex, held: HeldKeys = HeldKeys.NONE) -> None:
    """Move what is chosen, all of it or nothing, and its images as far as they can; keep hold of
    it."""
    if by == ORIGIN:
        return
    sketch = _sketch(context, by)
    places = {thing.at + by: thing.sort for thing in context.chosen()}
    if sketch.skipped:
        context.tell(sketch.skipped[0].messages)
        return
    for image in context.images(held)[1:]:
        sketch.attempt_in_any_order(_image_moves(context, sketch.state, by, image))
    if context.carry_out_evenly(sketch, held):
        there = context.game.things(context.state)
        context.choose(thing for thing in there if places.get(thing.at) == thing.sort)


def _image_moves(context: ToolContext[S, C, E], after: S, by: Hex, image: SymmetryImage) -> list[C]:
    """What keeps the images of what is chosen its images, given the map after it has moved."""
    game = context.game
    pairs = image_pairs(context, image)
    return [
        game.move(other, game.image_of(after, thing.at + by, image))
        for thing, other in pairs.items()
    ]


def image_pairs(context: ToolContext[S, C, E], image: SymmetryImage) -> dict[MapThing, MapThing]:
    """Of what is chosen the images that are not chosen themselves: those are moved by hand."""
    game, state, chosen = context.game, context.state, context.chosen()
    movers = independent(game.carrier, state, chosen)
    pairs = counterparts_of(game, state, movers, image)
    return {
        thing: other
        for thing, other in pairs.items()
        if other not in chosen and game.carrier(state, other) not in chosen
    }


def preview_of_shift(
    context: ToolContext[S, C, E], by: Hex, held: HeldKeys = HeldKeys.NONE
) -> Preview:
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
    for image in context.images(held)[1:]:
        for thing, other in image_pairs(context, image).items():
            away = game.image_of(sketch.state, thing.at + by, image) - other.at
            cells += tuple(cell + away for cell in game.cells_of(state, other))
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


MOST_SHOWN = 4000
"""Cells of a box that are shown one by one."""


@dataclass(frozen=True, slots=True)
class BoxGesture:
    start: Hex


@dataclass(frozen=True, slots=True)
class LassoGesture:
    way: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class MoveGesture:
    start: Hex
    again: bool
    """Whether what was pressed on was chosen before."""


class SelectTool(GestureTool[S, C, E]):
    """None --press on a thing--> MoveGesture, --press on space--> BoxGesture or (Ctrl)
    LassoGesture."""

    state: BoxGesture | LassoGesture | MoveGesture | None

    def hover(self, over: Hex | None) -> None:
        cells = self._meant(over) if over is not None else ()
        self._context.show(Preview(outline=cells) if cells else NOTHING)

    def _meant(self, over: Hex) -> tuple[Hex, ...]:
        """The cells of what a click here would choose."""
        game, state = self._context.game, self._context.state
        thing = game.thing_at(state, over)
        if thing is not None:
            return game.cells_of(state, thing)
        if game.areas is not None and game.areas.is_label(state, over):
            area = game.areas.at(state, over)
            return game.areas.cells(state, area) if area is not None else ()
        return ()

    def press(self, at: Hex, held: HeldKeys) -> None:
        thing = self._context.game.thing_at(self._context.state, at)
        if held & HeldKeys.TAKE:
            self.state = LassoGesture((at,))
        elif thing is None:
            self.state = BoxGesture(at)
        elif held & HeldKeys.ADD:
            self._context.choose(self._context.chosen() ^ {thing})
        else:
            again = thing in self._context.chosen()
            if not again:
                self._context.choose({thing})
            self.state = MoveGesture(at, again)

    def drag(self, over: Hex, held: HeldKeys) -> None:
        match self.state:
            case BoxGesture(start):
                self._context.show(Preview(outline=frame(start, over)))
            case LassoGesture(way):
                self.state = LassoGesture((*way, *line(way[-1], over)[1:]))
                self._context.show(Preview(outline=loop(self.state.way)))
            case MoveGesture(start):
                self._context.show(preview_of_shift(self._context, over - start, held))

    def release(self, at: Hex, held: HeldKeys) -> None:
        done = self.state
        self.cancel()
        match done:
            case BoxGesture(start) if start == at and not held & HeldKeys.ADD:
                self._click_space(at)
            case BoxGesture(start):
                self._choose(self._within(box(start, at)), held)
            case LassoGesture(way):
                way = (*way, *line(way[-1], at)[1:])
                self._choose(self._within(enclosed(way)), held)
            case MoveGesture(start) if at != start:
                shift(self._context, at - start, held)
            case MoveGesture(start, again) if again:
                self._choose_carrier(start)

    def _click_space(self, at: Hex) -> None:
        """Lets go of what is chosen; the name of an area, or a click when nothing is chosen,
        means the area."""
        areas, state = self._context.game.areas, self._context.state
        chosen = self._context.chosen_area()
        area = areas.at(state, at) if areas is not None else None
        anything = bool(self._context.chosen()) or chosen is not None
        meant = not anything or (areas is not None and areas.is_label(state, at))
        if area is not None and meant and area != chosen:
            self._context.choose_area(area)
        else:
            self._context.choose(())

    def _choose(self, found: frozenset[MapThing], held: HeldKeys) -> None:
        self._context.choose(found | self._context.chosen() if held & HeldKeys.ADD else found)

    def _choose_carrier(self, at: Hex) -> None:
        """A second click on what stands on something else means that."""
        game, state = self._context.game, self._context.state
        thing = game.thing_at(state, at)
        below = game.carrier(state, thing) if thing is not None else None
        if below is not None:
            self._context.choose({below})

    def _within(self, cells: tuple[Hex, ...] | frozenset[Hex]) -> frozenset[MapThing]:
        """What stands in some cells; of large things the middle counts."""
        wanted = frozenset(cells)
        things = self._context.game.things(self._context.state)
        return frozenset(thing for thing in things if thing.at in wanted)


def box(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The cells of an upright rectangle between two cells."""
    (left, top), (right, bottom) = to_offset(start), to_offset(end)
    left, right = sorted((left, right))
    top, bottom = sorted((top, bottom))
    return tuple(
        from_offset(col, row) for row in range(top, bottom + 1) for col in range(left, right + 1)
    )


def frame(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """What shows a box: its cells, or of a large one those at its edge."""
    (left, top), (right, bottom) = to_offset(start), to_offset(end)
    if abs(right - left) * abs(bottom - top) <= MOST_SHOWN:
        return box(start, end)
    edges = (
        box(start, from_offset(right, top)),
        box(from_offset(left, bottom), end),
        box(start, from_offset(left, bottom)),
        box(from_offset(right, top), end),
    )
    return tuple(dict.fromkeys(cell for edge in edges for cell in edge))


def loop(way: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """What shows a lasso: all it encloses, or of a large one the way itself."""
    columns, rows = zip(*(to_offset(cell) for cell in way), strict=True)
    area = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
    return tuple(enclosed(way)) if area <= MOST_SHOWN else way


def enclosed(way: tuple[Hex, ...]) -> frozenset[Hex]:
    """The cells on and inside a closed way: whatever the outside cannot reach."""
    closed = frozenset((*way, *line(way[-1], way[0])))
    columns, rows = zip(*(to_offset(cell) for cell in closed), strict=True)
    corner = from_offset(min(columns) - 2, min(rows) - 2)
    frame = frozenset(box(corner, from_offset(max(columns) + 2, max(rows) + 2)))
    outside = {corner}
    queue = [corner]
    while queue:
        for near in queue.pop().neighbors():
            if near in frame and near not in closed and near not in outside:
                outside.add(near)
                queue.append(near)
    return frame - outside
