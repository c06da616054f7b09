"""The table options of Parsec as a list to choose from, presets of them, and a file of them."""

from typing import Literal

import msgspec

from bp_desktop.core.messages import Message, say
from bp_desktop.core.options import Choice, OptionList, as_file, from_file, load_option_rows
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions

RULE = "PA-APP-6"
"""Cited where something cannot be chosen."""
SUFFIX = ".parsecoptions"

PRESETS: dict[str, dict[str, Choice]] = {
    "book": {},
    "first": {"variant.no_factions": True, "variant.simplified": True},
    "absolute": {"variant.absolute": True},
}


def parsec_option_list(text: str) -> OptionList[ParsecOptions]:
    """From the list that comes with the program (resources/rules/parsec/options.toml)."""
    return OptionList(load_option_rows(text), DEFAULTS, (RULE,), PRESETS)


class _ParsecOptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: ParsecOptions
    format: Literal["parsec.options"] = "parsec.options"


def options_to_file(options: ParsecOptions) -> bytes:
    return as_file(_ParsecOptionFile(options))


def options_from_file(data: bytes) -> ParsecOptions:
    """The options of a file; refuses whatever is none."""
    return from_file(data, _ParsecOptionFile, _no_file).options


def _no_file(detail: str) -> Message:
    return say("parsec.option.no_file", RULE, detail=detail)
