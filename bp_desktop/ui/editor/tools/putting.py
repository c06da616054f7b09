"""Tools that put something: stamps with their images, what was copied, and notes."""

from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Protocol

from bp_desktop.core.hexes import Hex, disc, ring
from bp_desktop.core.messages import Message, say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.game import Clip, EditorGame, Ghost, MapNotes, MapThing, independent
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import IDENTITY, SymmetryImage
from bp_desktop.ui.editor.tool_context import (
    NOTHING,
    GestureOffer,
    GestureTool,
    Preview,
    ToolContext,
)


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


@dataclass(frozen=True)
class PlainStamp(CarriedStamp[S, C]):
    """One that is the same on every map."""

    put: Callable[[Hex], C]
    look: Callable[[Hex], Ghost]

    def command(self, _state: S, at: Hex) -> C | Message:
        return self.put(at)

    def ghost(self, _state: S, at: Hex) -> Ghost:
        return self.look(at)


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


MOST_REASONS = 2
"""Reasons that are told beside the pointer; more would cover what one is aiming with."""
MOST_JUDGED = 250
"""More ghosts than this are judged when they are put: the hand must not wait for it."""


FARTHEST_PUSH = 15
"""Cells that something is pushed aside at the most: the next tile."""


class RoomMaking(Enum):
    """What becomes of things that stand where a copy goes."""

    NONE = "none"
    """They stay, and a part of the copy is left out."""
    PUSHING = "pushing"
    """They go to the nearest place that is free, by the rules if possible."""
    REPLACING = "replacing"


def push_aside(
    game: EditorGame[S, C, E], sketch: Sketch[S, C, E], thing: MapThing, home: Hex, keep: Set[Hex]
) -> MapThing:
    """Move a thing to the nearest place around its home where it covers none of the cells to keep,
    by the rules if possible. It stays where there is no room for it."""
    cells = game.cells_of(sketch.state, thing)
    for by_the_rules in (True, False):
        for there in (cell for far in range(1, FARTHEST_PUSH + 1) for cell in ring(home, far)):
            if any(cell + (there - thing.at) in keep for cell in cells):
                continue
            tried = sketch.copy()
            if tried.manages(game.move(thing, there)) and (
                not by_the_rules or len(tried.objections) == len(sketch.objections)
            ):
                sketch.become(tried)
                return replace(thing, at=there)
    return thing


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
        """Shift puts a copy and keeps another; Ctrl puts it in the place of what is there."""
        at = self._snapped(at, held)
        room = RoomMaking.REPLACING if held & HeldKeys.TAKE else RoomMaking.NONE
        if self._put(at, held, room):
            self._end(held)

    def _end(self, held: HeldKeys) -> None:
        if not held & HeldKeys.ADD:
            self._context.show(NOTHING)
            self._on_done()

    def _put(self, at: Hex, held: HeldKeys, room: RoomMaking) -> bool:
        sketch = self._context.sketch()
        sketch.deed = MapDeed.PASTE
        self._make_room(sketch, at, held, room)
        before = frozenset(self._context.game.things(sketch.state))
        self._paste(sketch, at, held)
        can_help = room is RoomMaking.NONE and bool(
            sketch.skipped and self._in_the_way(self._wanted(at, held))
        )
        done = self._context.finish(sketch)
        if done:
            self._context.choose(frozenset(self._context.game.things(self._context.state)) - before)
            if sketch.skipped:
                self._context.tell(self._left_out(sketch))
        if can_help:
            self._context.offer(self._offers(at, held, done))
        return done

    def _offers(self, at: Hex, held: HeldKeys, done: bool) -> tuple[GestureOffer, ...]:
        """What can be done about things that are in the way, instead of what was done, if so."""

        def again(room: RoomMaking) -> None:
            if done:
                self._context.take_back()
            if self._put(at, held, room) and not done:
                self._end(held)

        pushing = partial(again, RoomMaking.PUSHING)
        replacing = partial(again, RoomMaking.REPLACING)
        return (
            GestureOffer(say("editor.push_aside"), say("editor.push_aside_what"), pushing),
            GestureOffer(say("editor.put_anyway"), say("editor.put_anyway_what"), replacing),
        )

    def _imaged(self, image: SymmetryImage) -> Clip[S, C, E]:
        return self.clip if image is IDENTITY else self.clip.imaged(self._context.state, image)

    def _snapped(self, at: Hex, held: HeldKeys) -> Hex:
        """What was copied as a whole area goes to the middle of one, unless Alt is held."""
        areas, state = self._context.game.areas, self._context.state
        if not self.clip.is_whole_area or areas is None or held & HeldKeys.FREE:
            return at
        area = areas.at(state, at)
        return areas.center(state, area) if area is not None else at

    @staticmethod
    def _left_out(sketch: Sketch[S, C, E]) -> tuple[Message, ...]:
        """How much did not fit, and each reason once with how to go on."""
        left, whole = len(sketch.skipped), len(sketch.skipped) + len(sketch.commands)
        reasons = dict.fromkeys(message.key for one in sketch.skipped for message in one.messages)
        first = {message.key: message for one in sketch.skipped for message in one.messages}
        why = tuple(first[key] for key in list(reasons)[:MOST_REASONS])
        told = say("editor.left_out", left=left, whole=whole)
        return (told, *why)

    def _paste(self, sketch: Sketch[S, C, E], at: Hex, held: HeldKeys) -> None:
        begun = len(sketch.commands)
        for image in self._context.images(held):
            self._imaged(image).paste(sketch, image.place(at))
            if image is IDENTITY and len(sketch.commands) == begun:
                break  # nothing of it fits here, so its images mean nothing

    def _make_room(
        self, sketch: Sketch[S, C, E], at: Hex, held: HeldKeys, room: RoomMaking
    ) -> None:
        """Move or take away what stands where the copy goes."""
        if room is RoomMaking.NONE:
            return
        game, wanted = self._context.game, self._wanted(at, held)
        in_the_way = self._in_the_way(wanted)
        if room is RoomMaking.REPLACING:
            for command in game.removals(in_the_way):
                sketch.attempt(command)
            return
        # Where the rules let them stay is known only once the copy is there: so that is tried.
        trial = self._context.sketch()
        pushed = [push_aside(game, trial, one, one.at, wanted) for one in in_the_way]
        self._paste(trial, at, held)
        for thing, now in zip(in_the_way, pushed, strict=True):
            if now != thing:
                place = push_aside(game, trial, now, thing.at, wanted)
                sketch.manages(game.move(thing, place.at))

    def _wanted(self, at: Hex, held: HeldKeys) -> set[Hex]:
        """The cells that the copy and its images cover."""
        return {
            cell
            for image in self._context.images(held)
            for ghost in self._imaged(image).ghosts(self._context.state, image.place(at))
            for cell in disc(ghost.at, ghost.radius)
        }

    def _in_the_way(self, wanted: Set[Hex]) -> tuple[MapThing, ...]:
        game, state = self._context.game, self._context.state
        there = frozenset(
            thing
            for thing in game.things(state)
            if not wanted.isdisjoint(game.cells_of(state, thing))
        )
        return independent(game.carrier, state, there)

    def _preview(self, at: Hex, held: HeldKeys) -> Preview:
        at = self._snapped(at, held)
        ghosts = tuple(
            ghost
            for image in self._context.images(held)
            for ghost in self._imaged(image).ghosts(self._context.state, image.place(at))
        )
        if len(ghosts) > MOST_JUDGED:
            return Preview(ghosts=ghosts)
        sketch = self._context.sketch()
        self._paste(sketch, at, held)
        if not sketch.commands:
            problem = sketch.skipped[0].messages if sketch.skipped else ()
            return Preview(ghosts=ghosts, problem=problem, refused=True)
        left_out = self._left_out(sketch) if sketch.skipped else ()
        objections = {message.key: message for message in sketch.objections}
        grouped = tuple(objections.values())[:MOST_REASONS]
        return Preview(ghosts=ghosts, problem=left_out or grouped)


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
