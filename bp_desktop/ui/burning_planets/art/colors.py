"""The colours of the board in daylight and in the dark."""

from dataclasses import dataclass

from bp_desktop.ui.tokens import Mode


@dataclass(frozen=True, slots=True)
class Surface:
    """A biome: lit and shaded side, texture, and the glow of its atmosphere."""

    lit: str
    body: str
    shade: str
    speck: str
    air: str


@dataclass(frozen=True, slots=True)
class BoardColors:
    """Everything the board is painted with; player colours come from the theme."""

    void: str
    space: str
    space_other: str
    """Every second tile, so that tiles can be told apart."""
    cell_line: str
    tile_line: str
    edge: str
    label: str
    tile_label: str
    rock: str
    rock_lit: str
    rock_shade: str
    planet_line: str
    star: str
    grounds: dict[str, Surface]


_GROUNDS = {
    "fair": Surface("#9ccf7a", "#5d9e5a", "#24503f", "#3f7f6e", "#a8e6c8"),
    "harsh": Surface("#e2a06a", "#b5653e", "#552a26", "#8a4733", "#ffc79a"),
    "water": Surface("#7fc4ea", "#2f78b7", "#12305f", "#4f9ed2", "#a6dcff"),
}

DARK = BoardColors(
    void="#05070d",
    space="#0d1324",
    space_other="#101830",
    cell_line="#26304d",
    tile_line="#4a5a86",
    edge="#6b7cae",
    label="#8492b8",
    tile_label="#c9a45a",
    rock="#6f6a63",
    rock_lit="#a39b8f",
    rock_shade="#3c3935",
    planet_line="#0b1020",
    star="#dfe7ff",
    grounds=_GROUNDS,
)

LIGHT = BoardColors(
    void="#e6dfd0",
    space="#f7f4ec",
    space_other="#f1ecdf",
    cell_line="#d5ccb8",
    tile_line="#a3936f",
    edge="#7f7357",
    label="#6d6450",
    tile_label="#845600",
    rock="#8b847a",
    rock_lit="#b9b1a5",
    rock_shade="#5f5a53",
    planet_line="#22303a",
    star="#d8c9a0",
    grounds=_GROUNDS,
)

BOARD_COLORS: dict[Mode, BoardColors] = {"dark": DARK, "light": LIGHT}
