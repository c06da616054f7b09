"""Table options of Burning Planets as a list to choose from, with its presets (BP-APP-5)."""

from bp_desktop.core.options import Choice, OptionList, load_option_rows
from bp_desktop.games.burning_planets.options import DEFAULTS, Options

RULE = "BP-APP-5"

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
    "fierce": {"defence_fire": "reaction", "elimination": "no_planets", "shared_victory": "off"},
}


def option_list(text: str) -> OptionList[Options]:
    """From the list that comes with the program (resources/rules/options.toml)."""
    return OptionList(load_option_rows(text), DEFAULTS, (RULE,), PRESETS)
