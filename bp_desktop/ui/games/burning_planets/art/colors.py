"""The colours of the board in daylight, in the dark and on paper, and the looks of its players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.palettes import read_palettes
from bp_desktop.ui.look.players import NOBODY, PlayerLook, PlayerSeat, player_look
from bp_desktop.ui.look.tokens import Mode

DARK, LIGHT, PAPER = read_palettes("burning_planets", GlobePalette)
BOARD_COLORS: dict[Mode, GlobePalette] = {"dark": DARK, "light": LIGHT}


class FactionSeat(PlayerSeat, Protocol):
    """A seat of a map or a player of a match."""

    @property
    def faction(self) -> str: ...


@dataclass(frozen=True, slots=True)
class FactionLook:
    look: PlayerLook
    faction: str


Sides = Mapping[str, FactionLook]
NO_SIDE = FactionLook(NOBODY, "humans")
"""For an owner who has no seat: a map being drawn may be in any state."""


def sides_of(seats: Iterable[FactionSeat], palette: str) -> Sides:
    """The sides of a map's seats or a match's players, in one of the palettes of players."""
    return {seat.id: FactionLook(player_look(seat.color, palette), seat.faction) for seat in seats}
