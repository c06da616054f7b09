"""Completing a symmetry: missing images, a part that leads, and the difference it makes.

What would break a rule that was kept before is left out and listed, so a legal map stays legal.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.ui.editor.counterparts import ModelIndex
from bp_desktop.ui.editor.game import (
    EditorGame,
    MapThing,
    broken_since,
    independent,
    sketch_of,
)
from bp_desktop.ui.editor.sketch import Sketch, SkippedCommand
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryImage


@dataclass(frozen=True, slots=True)
class SymmetryDifference:
    """What making a map symmetric would change, in cells to be shown and things to be counted."""

    added: tuple[Hex, ...] = ()
    changed: tuple[Hex, ...] = ()
    removed: tuple[Hex, ...] = ()
    things_added: int = 0
    things_changed: int = 0
    things_removed: int = 0
    left_out: int = 0


def completed(
    game: EditorGame[S, C, E],
    state: S,
    symmetry: Symmetry,
    chosen: frozenset[MapThing],
    leading: int | None = None,
) -> Sketch[S, C, E]:
    """Everything, or what is chosen, gets its missing images; what stands in the way of one, or
    would break a rule, is left and listed. Without a `leading` part, what comes first in the map
    is the model where two parts differ; with one, the others become what it is."""
    return _Completion(game, state, symmetry, chosen, leading).sketch


Part = Callable[[Sketch[S, C, E]], None]
"""Something that is done as a whole, as things stand by then."""


class _Completion(Generic[S, C, E]):
    def __init__(
        self,
        game: EditorGame[S, C, E],
        state: S,
        symmetry: Symmetry,
        chosen: frozenset[MapThing],
        leading: int | None,
    ) -> None:
        self._game, self._state = game, state
        self._symmetry, self._frame = symmetry, game.frame(state)
        self._images = symmetry.images(self._frame)
        self._chosen = chosen
        self._leading = leading if not chosen else None
        self._things = game.things(state)
        self._taken = frozenset((one.sort, one.at) for one in self._things)
        self._models = ModelIndex(game, state, self._images, self._things)
        self._before = game.errors(state)
        self.sketch = sketch_of(game, state)
        self.sketch.deed = MapDeed.SYMMETRY
        groups: dict[Hex, list[Part[S, C, E]]] = {}
        for at, part in self._parts():
            groups.setdefault(self._root(at), []).append(part)
        if not chosen and self._images:
            gaps = game.gaps(state, self._images)
            self._settle([[_attempt(gap.command) for gap in gaps]])
        self._settle(list(groups.values()))

    def _root(self, at: Hex) -> Hex:
        """One name for a place and all its images: what changes there goes together."""
        return min((at, *(image.place(at) for image in self._images)))

    def _parts(self) -> Iterator[tuple[Hex, Part[S, C, E]]]:
        game, state = self._game, self._state
        if self._leading is not None:
            gone = frozenset(one for one in self._things if self._is_in_excess(one))
            for thing in independent(game.carrier, state, gone):
                yield self._place(thing), _attempt(*game.removals((thing,)))
        for thing in self._things:
            if self._is_model(thing):
                for image in self._images:
                    if not self._models.has_one(thing, image):
                        yield self._place(thing), self._imaging(thing, image)

    def _place(self, thing: MapThing) -> Hex:
        carrier = self._game.carrier(self._state, thing)
        return carrier.at if carrier is not None else thing.at

    def _is_model(self, thing: MapThing) -> bool:
        if self._leading is not None:
            return self._symmetry.part_of(thing.at, self._frame) in (None, self._leading)
        if not self._chosen:
            return True
        return thing in self._chosen or self._game.carrier(self._state, thing) in self._chosen

    def _is_in_excess(self, thing: MapThing) -> bool:
        """Whether the leading part has nothing that this would be an image of."""
        if self._is_model(thing):
            return False
        game, state = self._game, self._state
        for image in self._images:
            if self._models.has_one(thing, image):
                return False
            there = game.image_of(state, thing.at, image)
            if self._symmetry.part_of(there, self._frame) in (None, self._leading) and (
                game.is_like(state, thing, there) or (thing.sort, there) in self._taken
            ):
                return False  # the same, or it becomes the same
        return True

    def _imaging(self, thing: MapThing, image: SymmetryImage) -> Part[S, C, E]:
        game = self._game

        def make(sketch: Sketch[S, C, E]) -> None:
            there = game.image_of(sketch.state, thing.at, image)
            if not game.is_like(sketch.state, thing, there):
                for command in game.image_commands(sketch.state, thing, image, there):
                    sketch.attempt(command)

        return make

    def _settle(self, groups: list[list[Part[S, C, E]]]) -> None:
        """Do all of it; where that would break rules, find what it is and leave that out."""
        tried = self.sketch.copy()
        for part in (part for group in groups for part in group):
            part(tried)
        broken = broken_since(self._game, self._before, tried.state)
        if not broken:
            self.sketch.become(tried)
        elif len(groups) > 1:
            half = len(groups) // 2
            self._settle(groups[:half])
            self._settle(groups[half:])
        elif len(groups[0]) > 1:
            self._settle([[part] for part in groups[0]])
        else:
            why = (say("editor.would_break_a_rule", rule=broken[0]),)
            done = len(self.sketch.commands)
            left_out = (SkippedCommand(one, why) for one in tried.commands[done:])
            self.sketch.skipped += left_out


def _attempt(*commands: C) -> Part[S, C, E]:
    def do(sketch: Sketch[S, C, E]) -> None:
        for command in commands:
            sketch.attempt(command)

    return do


def difference_of(game: EditorGame[S, C, E], sketch: Sketch[S, C, E]) -> SymmetryDifference:
    """What a sketch changes. What goes along with its carrier is not counted by itself."""
    before, after = sketch.begun, sketch.state
    old = {(one.sort, one.at): one for one in game.things(before)}
    new = {(one.sort, one.at): one for one in game.things(after)}
    added = frozenset(thing for key, thing in new.items() if key not in old)
    removed = frozenset(thing for key, thing in old.items() if key not in new)
    changed = [
        thing
        for key, thing in new.items()
        if key in old and game.describe_thing(after, thing) != game.describe_thing(before, old[key])
    ]
    come = independent(game.carrier, after, added)
    gone = independent(game.carrier, before, removed)
    gaps = [game.named_cells(one) for one in sketch.commands] if not (come or gone) else []
    return SymmetryDifference(
        added=_cells(game, after, added) or tuple(cell for cells in gaps for cell in cells),
        changed=_cells(game, after, changed),
        removed=_cells(game, before, removed),
        things_added=len(come),
        things_changed=len(changed),
        things_removed=len(gone),
        left_out=len(sketch.skipped),
    )


def _cells(game: EditorGame[S, C, E], state: S, things: Iterable[MapThing]) -> tuple[Hex, ...]:
    return tuple(dict.fromkeys(cell for one in things for cell in game.cells_of(state, one)))
