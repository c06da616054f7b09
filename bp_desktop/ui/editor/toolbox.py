"""The toolbox of a game: the tools it offers to draw its maps, and what they can be set to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.words.wording import translated


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
    """Of several, with blanks between, they stand side by side."""
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
