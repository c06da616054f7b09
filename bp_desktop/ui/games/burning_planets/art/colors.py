"""The colours of the board in daylight, in the dark and on paper, and the looks of its players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from bp_desktop.ui.board.globes import Crater, Daylight, GlobePalette, Surface
from bp_desktop.ui.board.sky import Cloud
from bp_desktop.ui.look.players import NOBODY, PlayerLook, PlayerSeat, player_look
from bp_desktop.ui.look.tokens import Mode

_GROUNDS = {
    "fair": Surface(
        relief="fair",
        body="#7dbb5c",
        layers=("#5fa34b", "#a99f74", "#e0d79c", "#4ba6c4", "#2f86ab", "#42ffffff"),
        air="#a8e6c8",
    ),
    "harsh": Surface(
        relief="harsh",
        body="#bd6f45",
        layers=("#cd8354", "#dd9c68", "#a5573a", "#8a4331"),
        line="#80662c22",
        crater=Crater("#a8733526", "#8cb0643f", "#c8f0bc8c"),
        air="#ffc79a",
    ),
    "water": Surface(
        relief="water",
        body="#2b74b4",
        layers=("#3586c4", "#4c9fd3", "#79c6e2", "#2566a5", "#1c5590"),
        line="#66d8f2ff",
        air="#a6dcff",
        shine="#dcf3ff",
    ),
}
_DAYLIGHT = Daylight(
    day=((0.0, 0.34), (0.24, 0.18), (0.48, 0.0)),
    night=((0.48, 0.0), (0.66, 0.18), (0.84, 0.44), (1.0, 0.74)),
    dark="#03081a",
    rim="#8cfffbe8",
)

DARK = GlobePalette(
    name="burning_planets.dark",
    void="#080c1a",
    sky="#141f44",
    clouds=(
        Cloud("#2a1f6a8a", 0.26, -0.3, 0.5),
        Cloud("#2e3a2a86", 0.34, 0.24, 0.5),
        Cloud("#282a50c0", -0.3, 0.1, 0.55),
        Cloud("#144a86c0", -0.14, -0.26, 0.4),
    ),
    star="#dfe7ff",
    cell_line="#8c2f3f70",
    tile_line="#6b6484d8",
    edge_line="#566fb0",
    pill="#0b1122",
    pill_edge="#3a4870",
    pill_text="#eef1f8",
    pill_quiet="#aab4ca",
    coordinate="#c3cde8",
    tile_label="#c9a45a",
    rock_lit="#a39b8f",
    ink="#0b1020",
    plate="#05070d",
    halo="#05070d",
    grounds=_GROUNDS,
    daylight=_DAYLIGHT,
)

LIGHT = GlobePalette(
    name="burning_planets.light",
    void="#f0e7d6",
    sky="#fdfbf7",
    clouds=(
        Cloud("#2ed8c7a0", 0.28, -0.3, 0.5),
        Cloud("#24c9b68c", -0.34, 0.22, 0.5),
        Cloud("#1fe0d2ba", 0.3, 0.3, 0.45),
    ),
    star="#a8843c",
    cell_line="#8cbfb091",
    tile_line="#6b7d683c",
    edge_line="#a3936f",
    pill="#ffffff",
    pill_edge="#c9bea4",
    pill_text="#1a2132",
    pill_quiet="#4d566b",
    coordinate="#5d543f",
    tile_label="#845600",
    rock_lit="#8b847a",
    ink="#22303a",
    plate="#ffffff",
    action="#8c5c00",
    halo="#fbf9f4",
    grounds={
        "fair": replace(_GROUNDS["fair"], air="#58c98f"),
        "harsh": replace(_GROUNDS["harsh"], air="#f08a4b"),
        "water": replace(_GROUNDS["water"], air="#4aa3ee"),
    },
    daylight=_DAYLIGHT,
)

PAPER = GlobePalette(
    name="burning_planets.paper",
    void="#ffffff",
    sky="#ffffff",
    clouds=(),
    star="",
    cell_line="#b9bdc7",
    tile_line="#20242e",
    edge_line="#20242e",
    pill="#ffffff",
    pill_edge="#5b6270",
    pill_text="#20242e",
    pill_quiet="#5b6270",
    coordinate="#5b6270",
    tile_label="#20242e",
    rock_lit="#8b847a",
    ink="#3a4048",
    plate="#ffffff",
    halo="#ffffff",
    grounds={
        "fair": Surface(
            relief="fair",
            body="#e6f3dc",
            layers=("#cfe6c2", "#e9e2c8", "#f6f1d8", "#d3e9f5", "#bcdcf0", "#00ffffff"),
            air="#4d8a4a",
            hatch="#6f9f66",
        ),
        "harsh": Surface(
            relief="harsh",
            body="#f9e2cb",
            layers=("#fbecdc", "#fdf4ea", "#f3cfae", "#eabb94"),
            line="#b9774c",
            crater=Crater("#d99e74", "#f3cfae", "#fff6ec"),
            air="#a85f32",
            hatch="#c08257",
        ),
        "water": Surface(
            relief="water",
            body="#d6eaf8",
            layers=("#e2f1fb", "#edf7fd", "#f8fcff", "#bfdcf1", "#a9cfea"),
            line="#6fa8d0",
            air="#2f6fa6",
            hatch="#7fb0d4",
        ),
    },
    daylight=None,
)
"""White, so that ink is saved; biomes differ by hatching too, so that it can be black ink."""

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
