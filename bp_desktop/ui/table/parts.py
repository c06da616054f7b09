"""What a game brings to the shared screens of a table, besides its rules (games/table.py)."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bp_desktop.games.table import TableGame

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


@dataclass(frozen=True, slots=True, eq=False)
class TableParts(Generic[S, C, E]):
    """Handed in by the game's kind of document; a screen asks it and knows no game."""

    game: TableGame[S, C, E]
