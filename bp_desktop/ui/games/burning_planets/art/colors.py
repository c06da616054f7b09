"""The colours of the board in daylight, in the dark and on paper, and the looks of its players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.look.players import NOBODY, PlayerLook, PlayerSeat, player_look
from bp_desktop.ui.look.tokens import Mode


@dataclass(frozen=True, slots=True)
class Surface:
    """A biome: lit and shaded side, texture, and the glow of its atmosphere."""

    lit: str
    body: str
    shade: str
    speck: str
    air: str
    hatch: str = ""
    """On paper: a pattern that tells the biome without colour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardColors(BoardPalette):
    """Everything the board is painted with; player colours come with the players."""

    space: str
    space_other: str
    """Every second tile, so that tiles can be told apart."""
    rock_lit: str
    grounds: dict[str, Surface] = field(hash=False)
    """By biome; the same in every light."""


_GROUNDS = {
    "fair": Surface("#9ccf7a", "#5d9e5a", "#24503f", "#3f7f6e", "#a8e6c8"),
    "harsh": Surface("#e2a06a", "#b5653e", "#552a26", "#8a4733", "#ffc79a"),
    "water": Surface("#7fc4ea", "#2f78b7", "#12305f", "#4f9ed2", "#a6dcff"),
}

DARK = BoardColors(
    name="burning_planets.dark",
    void="#05070d",
    space="#0d1324",
    space_other="#101830",
    cell_line="#26304d",
    tile_line="#4a5a86",
    label="#8492b8",
    coordinate="#c3cde8",
    tile_label="#c9a45a",
    rock_lit="#a39b8f",
    ink="#0b1020",
    plate="#05070d",
    halo="#05070d",
    grounds=_GROUNDS,
)

LIGHT = BoardColors(
    name="burning_planets.light",
    void="#e6dfd0",
    space="#f7f4ec",
    space_other="#f1ecdf",
    cell_line="#d5ccb8",
    tile_line="#a3936f",
    label="#6d6450",
    coordinate="#5d543f",
    tile_label="#845600",
    rock_lit="#8b847a",
    ink="#22303a",
    plate="#ffffff",
    halo="#fbf9f4",
    grounds=_GROUNDS,
)

PAPER = BoardColors(
    name="burning_planets.paper",
    void="#ffffff",
    space="#ffffff",
    space_other="#ffffff",
    cell_line="#b9bdc7",
    tile_line="#20242e",
    label="#5b6270",
    coordinate="#5b6270",
    tile_label="#20242e",
    rock_lit="#8b847a",
    ink="#3a4048",
    plate="#ffffff",
    halo="#ffffff",
    grounds={
        "fair": Surface("#eef7e6", "#dcefd2", "#c5e0b9", "#7fae74", "#4d8a4a", "dots"),
        "harsh": Surface("#fdeedd", "#f9dfc6", "#f1cba8", "#c98f62", "#a85f32", "rising"),
        "water": Surface("#e8f4fc", "#d3e9f8", "#b8d9f0", "#6fa8d0", "#2f6fa6", "level"),
    },
)
"""White, so that ink is saved; biomes differ by hatching too, so that it can be black ink."""

BOARD_COLORS: dict[Mode, BoardColors] = {"dark": DARK, "light": LIGHT}


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
