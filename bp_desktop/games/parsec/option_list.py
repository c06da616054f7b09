"""The table options of Parsec as a list to choose from, and presets of them."""

from bp_desktop.core.options import Choice, OptionList, load_option_rows
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions

RULE = "PA-APP-6"
"""Cited where something cannot be chosen."""

PRESETS: dict[str, dict[str, Choice]] = {
    "book": {},
    "first": {"variant.no_factions": True, "variant.simplified": True},
    "absolute": {"variant.absolute": True},
}


def parsec_option_list(text: str) -> OptionList[ParsecOptions]:
    """From the list that comes with the program (resources/rules/parsec/options.toml)."""
    return OptionList(load_option_rows(text), DEFAULTS, (RULE,), PRESETS)
