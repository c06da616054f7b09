"""Editing commands for the selection: copy, paste, turn, mirror, nudge, delete, complete."""

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from bp_desktop.core.hexes import Hex, mirrored, rotated
from bp_desktop.core.messages import say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.scene import ArrowStep
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.counterparts import completed
from bp_desktop.ui.editor.game import Clip, EditorGame, MapThing, independent, sketch_of, things_on
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.editor.tools.choosing import shift
from bp_desktop.ui.editor.tools.putting import PasteTool

Turn = Callable[[Hex], Hex]
"""Where a cell goes, relative to the middle."""


class SelectionEditing(Generic[S, C, E]):
    """Each command is one step, and says so when there is nothing to do it to."""

    def __init__(
        self,
        context: ToolContext[S, C, E],
        in_hand: Callable[[], Tool],
        carry: Callable[[Clip[S, C, E]], None],
    ) -> None:
        """`in_hand` is the tool of the moment; `carry` hangs a clip on the pointer."""
        self._context = context
        self._in_hand = in_hand
        self._carry = carry

    # --- clipboard

    def copy(self) -> bool:
        if self._nothing_chosen(self._held()):
            return False
        game, state = self._context.game, self._context.state
        clip, _ = game.copied(state, self._held())
        data = QMimeData()
        data.setData(game.clip_type, QByteArray(clip.encoded()))
        QGuiApplication.clipboard().setMimeData(data)
        count = len(independent(game.carrier, state, self._held()))
        self._context.tell((say("editor.copied", count=count),))
        return True

    def cut(self) -> None:
        if self.copy():
            self._remove(self._held())

    def paste(self) -> None:
        game, data = self._context.game, _on_clipboard()
        clip = game.decoded(bytes(data.data(game.clip_type).data())) if data is not None else None
        if clip is None:
            self._context.tell((say("editor.nothing_copied"),))
        else:
            self._carry(clip)

    def duplicate(self) -> None:
        if not self._nothing_chosen(self._held()):
            clip, _ = self._context.game.copied(self._context.state, self._held())
            self._carry(clip)

    # --- what is chosen

    def select_all(self) -> None:
        self._context.choose(self._context.game.things(self._context.state))

    def select_none(self) -> None:
        self._context.choose(())

    def delete(self) -> None:
        area, areas = self._context.chosen_area(), self._context.game.areas
        if area is not None and areas is not None:
            self._context.submit([areas.removal(area)])  # with something on it, it says why not
        elif not self._nothing_chosen(self._held()):
            self._remove(self._context.chosen())

    def rotate(self, sixths: int) -> None:
        """By `sixths` times 60 degrees, clockwise."""
        self._turn(lambda cell: rotated(cell, sixths))

    def mirror(self, axis: int) -> None:
        """On one of the six axes of `core.hexes.mirrored`."""
        self._turn(lambda cell: mirrored(cell, axis))

    def nudge(self, way: ArrowStep) -> None:
        """One cell further; up and down run straight over two steps."""
        if not self._nothing_chosen(self._context.chosen()):
            anchor = min(thing.at for thing in self._context.chosen())
            shift(self._context, way.from_cell(anchor) - anchor)

    def _remove(self, things: frozenset[MapThing]) -> None:
        game = self._context.game
        gone = independent(game.carrier, self._context.state, things)
        self._context.submit(game.removals(gone))

    def _turn(self, turn: Turn) -> None:
        """What hangs on the pointer, or else what is chosen."""
        tool = self._in_hand()
        if isinstance(tool, PasteTool):
            tool.turn(turn)
            return
        if self._nothing_chosen(self._held()):
            return
        game, state, area = self._context.game, self._context.state, self._context.chosen_area()
        around = game.areas.center(state, area) if game.areas and area is not None else None
        sketch = turned_in_place(game, state, self._held(), turn, around)
        if sketch.skipped:
            self._context.tell(sketch.skipped[0].messages)
        elif self._context.carry_out(sketch) and area is None:
            self._hold_again(frozenset(game.things(state)))

    def _hold_again(self, before: frozenset[MapThing]) -> None:
        """Choose what stands somewhere else now, and what stayed chosen; a carrier stands for
        all that is on it, as it did before."""
        game, state = self._context.game, self._context.state
        after = frozenset(game.things(state))
        held = (after - before) | (self._context.chosen() & after)
        self._context.choose(independent(game.carrier, state, held))

    def _held(self) -> frozenset[MapThing]:
        """What is chosen, or all that lies on the area that is."""
        area = self._context.chosen_area()
        if area is None:
            return self._context.chosen()
        return things_on(self._context.game, self._context.state, area)

    def _nothing_chosen(self, held: frozenset[MapThing]) -> bool:
        if not held:
            self._context.tell((say("editor.nothing_chosen"),))
        return not held


def complete_symmetry(context: ToolContext[S, C, E]) -> None:
    """What is chosen, or everything, gets its missing images."""
    symmetry = context.symmetry()
    if symmetry.fold is SymmetryKind.NONE:
        context.tell((say("editor.no_symmetry"),))
        return
    sketch = completed(context.game, context.state, symmetry, context.chosen())
    if not sketch.commands and not sketch.skipped:
        context.tell((say("editor.symmetric_already"),))
    else:
        context.finish(sketch)


def turned_in_place(
    game: EditorGame[S, C, E],
    state: S,
    things: frozenset[MapThing],
    turn: Turn,
    around: Hex | None = None,
) -> Sketch[S, C, E]:
    """Take up some things and put them back turned or mirrored about their middle or another
    cell, all of it as it was: names, owners and whatever they hold."""
    clip, middle = game.copied(state, things)
    if around is not None:
        by = middle - around
        clip, middle = clip.mapped(lambda cell: cell + by), around
    sketch = sketch_of(game, state)
    for command in game.removals(independent(game.carrier, state, things)):
        sketch.attempt(command)
    clip.mapped(turn).put_back(sketch, middle)
    return sketch


def _on_clipboard() -> QMimeData | None:
    """None where nothing was ever copied, whatever PySide6's stub says."""
    return QGuiApplication.clipboard().mimeData()
