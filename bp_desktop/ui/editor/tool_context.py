"""The context of the editing tools: the map, the door for commands, and what to show and say.

Tools know no Qt, so they are tested without a window.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.games.system import Judgement
from bp_desktop.ui.board.tool import HeldKeys, NoTool
from bp_desktop.ui.editor.counterparts import unpaired
from bp_desktop.ui.editor.game import EditorGame, Ghost, MapArea, MapThing, sketch_of
from bp_desktop.ui.editor.sketch import Sketch, SkippedCommand
from bp_desktop.ui.editor.symmetry import IDENTITY, Symmetry, SymmetryImage

S_co = TypeVar("S_co", covariant=True)
C_contra = TypeVar("C_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a tool would do: shown above the board, never kept."""

    cells: tuple[Hex, ...] = ()
    """Cells that would change."""
    ghosts: tuple[Ghost, ...] = ()
    path: tuple[Hex, ...] = ()
    reach: tuple[Hex, ...] = ()
    outline: tuple[Hex, ...] = ()
    """The cells of a box or a lasso."""
    problem: tuple[Message, ...] = ()
    """Why it is not allowed here."""
    refused: bool = False
    """Whether it cannot be done at all; otherwise the designer may overrule."""
    facts: tuple[Message, ...] = ()
    """What to say beside the pointer."""


NOTHING = Preview()


class GestureOffer(NamedTuple):
    """Another way to do what a gesture could not do whole."""

    words: Message
    what: Message
    """What that would do, for a tooltip."""
    do: Callable[[], object]


class EditorCommandPort(Protocol[S_co, C_contra, E]):
    """Where commands go; the commander."""

    @property
    def state(self) -> S_co: ...

    def check(self, command: C_contra) -> tuple[Message, ...]: ...

    def submit(
        self,
        command: C_contra,
        *,
        overrule: bool = False,
        judgement: Judgement[E] | None = None,
    ) -> bool: ...


class GestureTool(NoTool, Generic[S, C, E]):
    """The shared part of the tools that draw: their context, and how a gesture is given up."""

    state: Any = None
    """What a kind of tool remembers of a gesture; None between gestures."""

    def __init__(self, context: "ToolContext[S, C, E]") -> None:
        self._context = context

    def cancel(self) -> None:
        self.state = None
        self._context.show(NOTHING)


def _ignore(_told: object) -> None:
    """For whoever does not want to hear it."""


@dataclass(frozen=True, slots=True, eq=False)
class ToolContext(Generic[S, C, E]):
    """Shared by all tools of one open map."""

    game: EditorGame[S, C, E]
    door: EditorCommandPort[S, C, E]
    chosen: Callable[[], frozenset[MapThing]]
    choose: Callable[[Iterable[MapThing]], None]
    show: Callable[[Preview], None]
    tell: Callable[[tuple[Message, ...]], None] = _ignore
    """Says why a gesture led to nothing."""
    list_skipped: Callable[[tuple[SkippedCommand[C], ...]], None] = _ignore
    """Hears which images of a gesture could not be drawn, if any."""
    symmetry: Callable[[], Symmetry] = Symmetry
    """The live one."""
    chosen_area: Callable[[], MapArea | None] = lambda: None
    choose_area: Callable[[MapArea], None] = _ignore
    ask_note: Callable[[Hex], None] = _ignore
    """Asks for the words of a note on a cell."""
    offer: Callable[[tuple[GestureOffer, ...]], None] = _ignore
    """Other ways to do what was done last, until something else is done."""
    take_back: Callable[[], object] = lambda: None
    """The last step."""

    @property
    def state(self) -> S:
        return self.door.state

    def sketch(self) -> Sketch[S, C, E]:
        """A gesture that begins with the map as it is."""
        return sketch_of(self.game, self.state)

    def images(self, held: HeldKeys) -> tuple[SymmetryImage, ...]:
        """The stroke itself and its copies; Alt makes a deliberate exception."""
        if held & HeldKeys.FREE:
            return (IDENTITY,)
        return (IDENTITY, *self.symmetry().images(self.game.frame(self.state)))

    def judge(self, command: C) -> tuple[tuple[Message, ...], bool]:
        """What speaks against a command, and whether it cannot be done at all."""
        try:
            return self.door.check(command), False
        except Refused as refusal:
            return refusal.messages, True

    def submit(
        self,
        commands: Iterable[C],
        judgement: Judgement[E] | None = None,
        deed: MapDeed = MapDeed.DRAWING,
    ) -> bool:
        """One gesture: several commands become one step, all of them or none. A `judgement` is
        what came of them when they were tried in this very state.

        Designers may break rules: what is objected to is done and listed as a problem.
        """
        wanted = tuple(commands)
        if not wanted:
            return False
        if len(wanted) > self.game.most_parts:
            self.tell((say("editor.too_much_at_once", limit=self.game.most_parts),))
            return False
        command = wanted[0] if len(wanted) == 1 else self.game.together(wanted, deed)
        return self.door.submit(command, overrule=True, judgement=judgement)

    def draw(self, own: C, images: Iterable[C]) -> bool:
        """A stroke and its images: without the stroke nothing, images as far as they can be."""
        sketch = self.sketch()
        if not sketch.attempt(own):
            return self.submit([own])  # the map says why not
        for command in images:
            if command not in sketch.commands:  # on an axis, images are the thing itself
                sketch.attempt(command)
        return self.finish(sketch)

    def finish(self, sketch: Sketch[S, C, E]) -> bool:
        """Carry out what a sketch holds and list what it had to leave out."""
        if not sketch.commands:
            if sketch.skipped:
                self.tell(sketch.skipped[0].messages)
            return False
        done = self.carry_out(sketch)
        if done:
            self.list_skipped(tuple(sketch.skipped))
        return done

    def carry_out_evenly(self, sketch: Sketch[S, C, E], held: HeldKeys = HeldKeys.NONE) -> bool:
        """As `finish`, for a gesture that is about things on the map: where a symmetry is on and
        something loses its image, say so. Whoever holds Alt knows."""
        before = self._exceptions() if not held & HeldKeys.FREE else 0
        done = self.carry_out(sketch)
        if done:
            self.list_skipped(tuple(sketch.skipped))
            more = self._exceptions() - before
            if more > 0 and not held & HeldKeys.FREE:
                self.tell((say("editor.less_symmetric", count=more),))
        return done

    def _exceptions(self) -> int:
        return len(unpaired(self.game, self.state, self.symmetry()))

    def carry_out(self, sketch: Sketch[S, C, E]) -> bool:
        """Make what a sketch holds a step, whatever it had to leave out."""
        is_fresh = sketch.begun is self.state
        judgement = sketch.judgement if is_fresh else None
        return self.submit(sketch.commands, judgement, sketch.deed)
