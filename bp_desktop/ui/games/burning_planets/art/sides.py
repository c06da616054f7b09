"""Sides of a board: the look and the faction of each player, by which ships are drawn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bp_desktop.ui.look.players import NOBODY, PlayerLook, PlayerSeat, player_look


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
