"""The colours of Parsec's board in daylight, in the dark and on paper."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bp_desktop.ui.board.globes import Crater, Daylight, GlobePalette, Surface
from bp_desktop.ui.board.sky import Cloud
from bp_desktop.ui.look.tokens import Mode


@dataclass(frozen=True, slots=True, kw_only=True)
class ParsecPalette(GlobePalette):
    """Modules have grounds of their own, in turns, so that halves of seam cells are told apart."""

    modules: tuple[str, str]
    dock: str
    core: str


def surface_of(resources: Iterable[str]) -> str:
    """A planet's surface by its two resources; any other planet looks like rock."""
    return {
        frozenset({"titanium", "gold"}): "ore",
        frozenset({"titanium", "energy"}): "steel",
        frozenset({"gold", "energy"}): "amber",
    }.get(frozenset(resources), "rock")


_GROUNDS = {
    "ore": Surface(
        relief="harsh",
        body="#b5653f",
        layers=("#c67a4c", "#d99562", "#9c4f34", "#82402d"),
        line="#80662c22",
        crater=Crater("#a8733526", "#8cb0643f", "#c8f0bc8c"),
        air="#ffb98a",
    ),
    "steel": Surface(
        relief="water",
        body="#3d6f8f",
        layers=("#4a83a4", "#6aa0bb", "#9cc8d8", "#315d7c", "#264d69"),
        line="#66d8f2ff",
        air="#a9d6ee",
        shine="#e2f4ff",
    ),
    "amber": Surface(
        relief="fair",
        body="#c9a043",
        layers=("#b58a34", "#8f7a52", "#e8d08a", "#58a49a", "#3f8680", "#42ffffff"),
        air="#ffe6a0",
    ),
    "rock": Surface(
        relief="harsh",
        body="#7d7568",
        layers=("#8d8577", "#a39b8c", "#6a6257", "#585149"),
        line="#80433d36",
        crater=Crater("#a8504a42", "#8c7d766a", "#c8d0c8bc"),
        air="#d0c8ba",
    ),
}
_PAPER_GROUNDS = {
    "ore": Surface(
        relief="harsh",
        body="#f9e2cb",
        layers=("#fbecdc", "#fdf4ea", "#f3cfae", "#eabb94"),
        line="#b9774c",
        crater=Crater("#d99e74", "#f3cfae", "#fff6ec"),
        air="#a85f32",
        hatch="#c08257",
    ),
    "steel": Surface(
        relief="water",
        body="#dbe9f2",
        layers=("#e6f0f6", "#eff6fa", "#f8fbfd", "#c6dae8", "#b2cbdd"),
        line="#7e9fb6",
        air="#3b627c",
        hatch="#84a2b6",
    ),
    "amber": Surface(
        relief="fair",
        body="#f7edd0",
        layers=("#efdfb4", "#e9e2c8", "#fbf5dd", "#d9ece8", "#c4e0da", "#00ffffff"),
        air="#927022",
        hatch="#b0924a",
    ),
    "rock": Surface(
        relief="harsh",
        body="#ebe8e2",
        layers=("#f1efea", "#f7f5f2", "#dedad2", "#d0cbc1"),
        line="#8d867a",
        crater=Crater("#b5aea2", "#dedad2", "#ffffff"),
        air="#6d665b",
        hatch="#938c80",
    ),
}
_DAYLIGHT = Daylight(
    day=((0.0, 0.34), (0.24, 0.18), (0.48, 0.0)),
    night=((0.48, 0.0), (0.66, 0.18), (0.84, 0.44), (1.0, 0.7)),
    dark="#03081a",
    rim="#8cfffbe8",
)

DARK = ParsecPalette(
    name="parsec.dark",
    void="#080b16",
    sky="#171c3c",
    clouds=(Cloud("#2a4a2a86", 0.3, -0.26, 0.5), Cloud("#281f6a8a", -0.3, 0.2, 0.5)),
    star="#dfe7ff",
    modules=("#121a35", "#18203f"),
    dock="#5fb7a6",
    core="#93a5cf",
    cell_line="#8c2f3f70",
    tile_line="#b06f84c4",
    edge_line="#6f84c4",
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

LIGHT = ParsecPalette(
    name="parsec.light",
    void="#efe7d8",
    sky="#fbf7ef",
    clouds=(Cloud("#2ed8c7a0", 0.28, -0.3, 0.5), Cloud("#24c9b68c", -0.34, 0.22, 0.5)),
    star="#b09256",
    modules=("#faf6ee", "#f3ecdf"),
    dock="#1f7f6d",
    core="#6d7690",
    cell_line="#8cbfb091",
    tile_line="#b0857455",
    edge_line="#8d7c58",
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
        name: replace(one, air=air)
        for (name, one), air in zip(
            _GROUNDS.items(), ("#f08a4b", "#4a93bd", "#d8a52c", "#a39b8c"), strict=True
        )
    },
    daylight=_DAYLIGHT,
)

PAPER = ParsecPalette(
    name="parsec.paper",
    void="#ffffff",
    sky="#ffffff",
    clouds=(),
    star="",
    modules=("#ffffff", "#f6f6f6"),
    dock="#1f7f6d",
    core="#5b6270",
    cell_line="#b9bdc7",
    tile_line="#5b6270",
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
    grounds=_PAPER_GROUNDS,
    daylight=None,
)

PARSEC_COLORS: dict[Mode, ParsecPalette] = {"dark": DARK, "light": LIGHT}
