"""What every tool works with: the map, the door for commands, and what it would do here."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.burning_planets.studio.symmetry import Symmetry
from bp_desktop.ui.burning_planets.studio.things import Thing


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


@dataclass
class Hands:
    """Shared by all tools of a studio."""

    door: Door
    chosen: Callable[[], frozenset[Thing]]
    choose: Callable[[Iterable[Thing]], None]
    show: Callable[[Preview], None]
    symmetry: Symmetry = field(default_factory=Symmetry)
    overrule: bool = True
    """Designers may break rules: what is objected to is done and listed as a problem."""

    @property
    def state(self) -> MapState:
        return self.door.state

    def judge(self, command: c.AnyMapCommand) -> tuple[tuple[Message, ...], bool]:
        """What speaks against a command, and whether it cannot be done at all."""
        try:
            return self.door.check(command), False
        except Refused as refusal:
            return refusal.messages, True

    def submit(self, commands: Iterable[c.Single]) -> bool:
        """One gesture: several commands become one step."""
        wanted = tuple(dict.fromkeys(commands))
        if not wanted:
            return False
        command: c.AnyMapCommand = wanted[0] if len(wanted) == 1 else c.Together(wanted)
        return self.door.submit(command, overrule=self.overrule)

    def possible(self, commands: Iterable[c.Single]) -> list[c.Single]:
        """Of the images of a stroke those that can be done, one after the other."""
        found: list[c.Single] = []
        for command in dict.fromkeys(commands):
            attempt = c.Together((*found, command)) if found else command
            if not self.judge(attempt)[1]:
                found.append(command)
        return found
