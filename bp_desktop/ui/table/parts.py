"""What a game brings to the shared screens of a table, besides its rules (games/table.py)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bp_desktop.games.table import TableGame
from bp_desktop.ui.widgets.purse import Resources

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


def _no_resources() -> Resources:
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class TableParts(Generic[S, C, E]):
    """Handed in by the game's kind of document; a screen asks it and knows no game."""

    game: TableGame[S, C, E]
    resources: Callable[[], Resources] = _no_resources
    """What amounts are counted in, in the language of the window."""
    read_booking: Callable[[S, str], C] | None = None
    """The step that a line such as "anna +5m" books, by the players of that state; raises Refused.
    None: a game without bookings."""
