"""Table options of Burning Planets as a list to choose from, and as a file (BP-APP-5)."""

from typing import Literal

import msgspec

from bp_desktop.core.messages import Message, say
from bp_desktop.core.options import (
    LARGEST_FILE,
    Choice,
    OptionList,
    as_file,
    from_file,
    load_option_rows,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options

RULE = "BP-APP-5"
SUFFIX = ".bpoptions"
LARGEST = LARGEST_FILE

BOARD = "board"
"""The group of options a map is drawn for."""
PLAYERS = "players"
"""The group of options about who plays, and who goes first."""

PRESETS: dict[str, dict[str, Choice]] = {
    "book": {},
    "quick": {"first_player": "random", "starting_cannon_cell": "random"},
    "gentle": {
        "events_on_first_turn": False,
        "orbit_guard_blocks_conquest": True,
        "demolition_refund_percent": 50,
    },
    "fierce": {"defence_fire": "reaction", "elimination": "no_planets", "shared_victory": "off"},
}


def option_list(text: str) -> OptionList[Options]:
    """From the list that comes with the program (resources/rules/options.toml)."""
    return OptionList(load_option_rows(text), DEFAULTS, (RULE,), PRESETS)


# --- a file of house rules, to be kept and handed on


FORMAT = "burning_planets.options"


class _OptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["burning_planets.options"]
    options: Options


def options_to_file(options: Options) -> bytes:
    """Only what differs from the rule book is written: people read there what they changed."""
    book = msgspec.to_builtins(DEFAULTS)
    changed = {
        name: value for name, value in msgspec.to_builtins(options).items() if value != book[name]
    }
    return as_file({"format": FORMAT, "options": changed})


def options_from_file(data: bytes) -> Options:
    """The options of a file; refuses whatever is none."""
    return from_file(data, _OptionFile, _no_file).options


def _no_file(detail: str) -> Message:
    return say("bp.option.no_file", RULE, detail=detail)
