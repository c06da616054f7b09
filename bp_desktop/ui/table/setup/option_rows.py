"""The list of table options, presets of them, and what of them a map decides."""

from functools import lru_cache

from bp_desktop.games.burning_planets.option_list import (
    Choice,
    OptionRow,
    load_option_rows,
    with_choice,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.resources import read_text
from bp_desktop.ui.table.setup.option_words import PRESETS

BOARD = "board"
"""The group of options a map is drawn for."""
PLAYERS = "players"
"""The group of options about who plays, and who goes first."""


@lru_cache(maxsize=1)
def option_rows() -> tuple[OptionRow, ...]:
    return load_option_rows(read_text("rules", "options.toml"))


def value_of(options: Options, key: str) -> Choice:
    head, _, tail = key.partition(".")
    value = getattr(options, head)
    found: Choice = getattr(value, tail) if tail else value
    return found


def preset(id_: str) -> Options:
    options = DEFAULTS
    for key, value in PRESETS[id_][1].items():
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
