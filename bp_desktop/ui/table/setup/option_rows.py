"""The list of table options, presets of them, and what of them a map decides."""

from functools import lru_cache

from bp_desktop.games.burning_planets.option_list import (
    Choice,
    OptionRow,
    load_option_rows,
    value_of,
    with_choice,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.resources import read_text

BOARD = "board"
"""The group of options a map is drawn for."""
PLAYERS = "players"
"""The group of options about who plays, and who goes first."""
PRESETS: dict[str, dict[str, Choice]] = {
    "book": {},
    "quick": {
        "first_player": "random",
        "starting_cannon_cell": "random",
        "treasury_visibility": "public",
    },
    "gentle": {
        "events_on_first_turn": False,
        "treasury_visibility": "public",
        "orbit_guard_blocks_conquest": True,
        "demolition_refund_percent": 50,
    },
    "fierce": {
        "defence_fire": "reaction",
        "elimination": "no_planets",
        "shared_victory": "off",
    },
}
"""What is chosen at once; everything else is as the rule book has it."""


@lru_cache(maxsize=1)
def option_rows() -> tuple[OptionRow, ...]:
    return load_option_rows(read_text("rules", "options.toml"))


def preset(id_: str) -> Options:
    options = DEFAULTS
    for key, value in PRESETS[id_].items():
        options = with_choice(options, key, value)
    return options


def preset_of(options: Options) -> str:
    """The preset these options are, or nothing."""
    return next((id_ for id_ in PRESETS if preset(id_) == options), "")


def with_board_of(options: Options, content: Options) -> Options:
    """The table's choices on a map that was drawn for its own board options."""
    merged = options
    for option in option_rows():
        if option.group == BOARD:
            merged = with_choice(merged, option.key, value_of(content, option.key))
    return merged
