"""The editing tools: what they work with, how a game offers them, and what they can be set to.

Tools know nothing of Qt but how their names are translated: they are tested without a window.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.games.system import Judgement
from bp_desktop.ui.board.tool import HeldKeys, NoTool, Tool
from bp_desktop.ui.editor.game import EditorGame, Ghost, MapArea, MapThing, sketch_of
from bp_desktop.ui.editor.sketch import Sketch, SkippedCommand
from bp_desktop.ui.editor.symmetry import IDENTITY, Symmetry, SymmetryImage
from bp_desktop.ui.words.wording import translated

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

    def submit(self, commands: Iterable[C], judgement: Judgement[E] | None = None) -> bool:
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
        command = wanted[0] if len(wanted) == 1 else self.game.together(wanted)
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

    def carry_out(self, sketch: Sketch[S, C, E]) -> bool:
        """Make what a sketch holds a step, whatever it had to leave out."""
        is_fresh = sketch.begun is self.state
        return self.submit(sketch.commands, sketch.judgement if is_fresh else None)


@dataclass(frozen=True, slots=True, eq=False)
class ToolSpec(Generic[S, C, E, K]):
    """A tool in the rail: an icon and a letter."""

    id: str
    icon: str
    key: str
    text: str
    """English, marked for translation in the context Toolbox."""
    help: str
    """How to use it, in a line; the same."""
    make: Callable[[K, ToolContext[S, C, E]], Tool]
    """The tool as it is set."""
    uses: tuple[str, ...] = ()
    """The settings it has; the key for the next kind changes the first that is no size."""

    @property
    def name(self) -> str:
        return translated("Toolbox", self.text)

    @property
    def hint(self) -> str:
        return translated("Toolbox", self.help)


@dataclass(frozen=True, slots=True)
class ToolChoice:
    """One value of a setting; shown as an icon, a player's token or else as its name."""

    value: object
    name: str
    icon: str = ""
    seat: int | None = None
    color: int | None = None
    """The seat whose colour the icon has."""


@dataclass(frozen=True, slots=True)
class ToolSetting:
    """Something tools can be set to, such as a size or a player."""

    id: str
    name: str
    choices: tuple[ToolChoice, ...]
    chosen: object
    is_size: bool = False
    """Whether the keys for smaller and larger change it."""


def _nothing_due(_state: object) -> None:
    return None


@dataclass(frozen=True, slots=True, eq=False)
class Toolbox(Generic[S, C, E, K]):
    """All tools of a game; K is the value that holds their settings, each under its id."""

    tools: tuple[ToolSpec[S, C, E, K], ...]
    """The first is in hand when a map is opened, and again after a paste."""
    fitting: Callable[[S, K | None], K]
    """Settings that fit a state, as near as possible to those of before."""
    settings: Callable[[S, K], tuple[ToolSetting, ...]]
    """What can be set; always the same ids in the same order."""
    due: Callable[[S], object | None] = _nothing_due
    """What a state waits for, such as cells that have to be chosen."""
    make_due: Callable[[ToolContext[S, C, E]], Tool] | None = None
    """The tool that is in hand as long as something is due."""
