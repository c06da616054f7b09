"""Who plays what, as far as the board shows it: faction and look of each player."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.ui.games.burning_planets.art.piece_art import Owner
from bp_desktop.ui.look.players import PlayerLook, player_look


class Seated(Protocol):
    """A seat of a map or a player of a match."""

    @property
    def id(self) -> PlayerId: ...

    @property
    def faction(self) -> str: ...

    @property
    def color(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Side:
    look: PlayerLook
    faction: str

    @property
    def owner(self) -> Owner:
        return Owner(self.look.color, self.look.glyph, self.look.pattern)


NOBODY = Side(PlayerLook("#9aa3b5", "ring", "solid"), "humans")
"""For an owner who has no seat: a map being drawn may be in any state."""

Sides = Mapping[PlayerId, Side]


def sides_of(seats: Iterable[Seated], palette: str) -> Sides:
    """The sides of a map's seats or a match's players, in one of the palettes of players."""
    return {seat.id: Side(player_look(seat.color, palette), seat.faction) for seat in seats}
