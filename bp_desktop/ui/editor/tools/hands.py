"""What every tool works with: the map, the door for commands, and what it would do here."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.sketch import Sketch, Skipped
from bp_desktop.ui.editor.symmetry import IDENTITY, Image, Symmetry
from bp_desktop.ui.editor.things import Thing


@dataclass(frozen=True, slots=True)
class Ghost:
    """Something drawn faintly where it would go: an icon on a cell, or a planet."""

    at: Hex
    icon: str = ""
    player: str = ""
    radius: int = 0
    biome: str = ""


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


class Door(Protocol):
    """Where commands go; the commander."""

    @property
    def state(self) -> MapState: ...

    def check(self, command: c.AnyMapCommand) -> tuple[Message, ...]: ...

    def submit(self, command: c.AnyMapCommand, *, overrule: bool = False) -> bool: ...


def _ignore(_told: object) -> None:
    """For whoever does not want to hear it."""


def _nowhere() -> TilePlace | None:
    """Where tiles are not chosen."""
    return None


@dataclass
class Hands:
    """Shared by all tools of a studio."""

    door: Door
    chosen: Callable[[], frozenset[Thing]]
    choose: Callable[[Iterable[Thing]], None]
    show: Callable[[Preview], None]
    tell: Callable[[tuple[Message, ...]], None] = _ignore
    """Says why a gesture led to nothing."""
    list_skipped: Callable[[tuple[Skipped, ...]], None] = _ignore
    """Hears which images of a gesture could not be drawn, if any."""
    symmetry: Symmetry = field(default_factory=Symmetry)
    chosen_tile: Callable[[], TilePlace | None] = _nowhere
    choose_tile: Callable[[TilePlace], None] = _ignore
    overrule: bool = True
    """Designers may break rules: what is objected to is done and listed as a problem."""

    @property
    def state(self) -> MapState:
        return self.door.state

    def images(self, held: Held) -> tuple[Image, ...]:
        """The stroke itself and its copies; Alt makes a deliberate exception."""
        if held & Held.FREE:
            return (IDENTITY,)
        return (IDENTITY, *self.symmetry.images(self.state.board.tiles))

    def judge(self, command: c.AnyMapCommand) -> tuple[tuple[Message, ...], bool]:
        """What speaks against a command, and whether it cannot be done at all."""
        try:
            return self.door.check(command), False
        except Refused as refusal:
            return refusal.messages, True

    def submit(self, commands: Iterable[c.Single]) -> bool:
        """One gesture: several commands become one step, all of them or none."""
        wanted = tuple(commands)
        if not wanted:
            return False
        if len(wanted) > c.MOST_PARTS:
            self.tell((say("editor.too_much_at_once", limit=c.MOST_PARTS),))
            return False
        command: c.AnyMapCommand = wanted[0] if len(wanted) == 1 else c.Together(wanted)
        return self.door.submit(command, overrule=self.overrule)

    def draw(self, own: c.Single, images: Iterable[c.Single]) -> bool:
        """A stroke and its images: without the stroke nothing, images as far as they can be."""
        sketch = Sketch(self.state)
        if not sketch.attempt(own):
            return self.submit([own])  # the map says why not
        for command in images:
            if command not in sketch.commands:  # on an axis, images are the thing itself
                sketch.attempt(command)
        return self.finish(sketch)

    def finish(self, sketch: Sketch) -> bool:
        """Carry out what a sketch holds and list what it had to leave out."""
        if not sketch.commands:
            if sketch.skipped:
                self.tell(sketch.skipped[0].messages)
            return False
        done = self.submit(sketch.commands)
        if done:
            self.list_skipped(tuple(sketch.skipped))
        return done
