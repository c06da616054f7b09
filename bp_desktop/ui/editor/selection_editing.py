"""Editing commands for the selection: copy, paste, turn, mirror, nudge, delete, complete."""

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QByteArray, QMimeData, QStringListModel
from PySide6.QtGui import QGuiApplication

from bp_desktop.core.hexes import Hex, mirrored, rotated
from bp_desktop.core.messages import say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.scene import ArrowStep
from bp_desktop.ui.board.tool import HeldKeys, Tool
from bp_desktop.ui.editor.counterparts import counterparts_of
from bp_desktop.ui.editor.game import Clip, EditorGame, MapThing, independent, sketch_of, things_on
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import undone
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
        clip = self._clip()
        data = _made_by_qt()
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
            self._carry(self._clip())

    def _clip(self) -> Clip[S, C, E]:
        """What is chosen; an area that is chosen whole goes to the middle of another."""
        game, state, area = self._context.game, self._context.state, self._context.chosen_area()
        clip, middle = game.copied(state, self._held())
        if area is None or game.areas is None:
            return clip
        return clip.whole_area(game.areas.center(state, area) - middle)

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
        """With their images, where there is a symmetry."""
        context, game = self._context, self._context.game
        gone = dict.fromkeys(independent(game.carrier, context.state, things))
        sketch = context.sketch()
        own = game.removals(gone)
        if not all(sketch.attempt(command) for command in own):
            context.submit(own)  # the map says why not
            return
        images = context.images(HeldKeys.NONE)[1:]
        pairs = (counterparts_of(game, context.state, gone, image) for image in images)
        others = frozenset(other for found in pairs for other in found.values()) - things
        for command in game.removals(independent(game.carrier, context.state, others)):
            sketch.attempt(command)
        context.carry_out_evenly(sketch)

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
        before = frozenset(game.things(state))
        turned = frozenset(game.things(sketch.state)) - before
        if sketch.skipped:
            self._context.tell(sketch.skipped[0].messages)
            return
        self._turn_images(sketch, turn, around)
        if self._context.carry_out_evenly(sketch) and area is None:
            self._hold_again(turned)

    def _turn_images(self, sketch: Sketch[S, C, E], turn: Turn, around: Hex | None) -> None:
        """The images of what is chosen are turned as images are: the other way in a mirror."""
        game, state, held = self._context.game, self._context.state, self._held()
        middle = around if around is not None else game.copied(state, held)[1]
        for image in self._context.images(HeldKeys.NONE)[1:]:
            pairs = counterparts_of(game, state, independent(game.carrier, state, held), image)
            others = frozenset(pairs.values()) - held
            local = image.local

            def there(cell: Hex, local: Turn = local) -> Hex:
                return local(turn(undone(local, cell)))

            if others:
                tried = sketch.copy()
                turn_in_place(game, tried, others, there, image.place(middle))
                if len(tried.skipped) == len(sketch.skipped):
                    sketch.become(tried)
                else:
                    sketch.skipped = tried.skipped

    def _hold_again(self, turned: frozenset[MapThing]) -> None:
        """Choose what stands somewhere else now, and what stayed chosen; a carrier stands for
        all that is on it, as it did before."""
        game, state = self._context.game, self._context.state
        after = frozenset(game.things(state))
        places = {(one.sort, one.at) for one in turned}
        held = {one for one in after if (one.sort, one.at) in places}
        held |= self._context.chosen() & after
        self._context.choose(independent(game.carrier, state, frozenset(held)))

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


def turned_in_place(
    game: EditorGame[S, C, E],
    state: S,
    things: frozenset[MapThing],
    turn: Turn,
    around: Hex | None = None,
) -> Sketch[S, C, E]:
    """Take up some things and put them back turned or mirrored about their middle or another
    cell, all of it as it was: names, owners and whatever they hold."""
    sketch = sketch_of(game, state)
    turn_in_place(game, sketch, things, turn, around)
    return sketch


def turn_in_place(
    game: EditorGame[S, C, E],
    sketch: Sketch[S, C, E],
    things: frozenset[MapThing],
    turn: Turn,
    around: Hex | None = None,
) -> None:
    """The same as part of a gesture."""
    state = sketch.state
    clip, middle = game.copied(state, things)
    if around is not None:
        by = middle - around
        clip, middle = clip.mapped(lambda cell: cell + by), around
    for command in game.removals(independent(game.carrier, state, things)):
        sketch.attempt(command)
    clip.mapped(turn).put_back(sketch, middle)


def _made_by_qt() -> QMimeData:
    """Empty, and not of Python: whatever is copied outlives it where no system has a clipboard, and
    what Python made would end the program with a crash as it leaves."""
    model = QStringListModel([""])
    made = model.mimeData([model.index(0)])
    made.clear()
    return made


def _on_clipboard() -> QMimeData | None:
    """None where nothing was ever copied, whatever PySide6's stub says."""
    return QGuiApplication.clipboard().mimeData()
