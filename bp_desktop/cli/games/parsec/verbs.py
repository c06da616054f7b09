"""The verbs of Parsec and their arguments; its rules are loaded when a verb runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bp_desktop.cli.seam import GameVerbs, Language, MatchAnswers, MatchVerbs, RuleVerbs

if TYPE_CHECKING:
    from bp_desktop.session.library import AnySession
    from bp_desktop.texts.game_rules import GameRules


def verbs(print_sheet: Callable[[AnySession | None, Path, Language], None]) -> GameVerbs:
    """`print_sheet` writes a cheat sheet: the command line itself has no Qt."""
    return GameVerbs(
        "parsec",
        matches=MatchVerbs("parsec.match", "PA-APP-39", _add_to_new_match, _match_answers),
        schemas={"definitions": _definitions, "set": _set, "set-commands": _set_commands},
        rules=RuleVerbs(_rules, print_sheet),
    )


def _rules(language: str) -> GameRules:
    """As the book has them."""
    from bp_desktop.cli.games.parsec.matches import rules_tables
    from bp_desktop.games.parsec.option_list import parsec_option_list
    from bp_desktop.resources import read_text
    from bp_desktop.texts.games.parsec.game_rules import parsec_rules
    from bp_desktop.texts.speech import ENGLISH

    rows = parsec_option_list(read_text("rules", "parsec", "options.toml")).rows
    return parsec_rules(rules_tables(), rows, ENGLISH._replace(language=language))


def _match_answers() -> MatchAnswers:
    from bp_desktop.cli.games.parsec import matches, show
    from bp_desktop.games.parsec.match.table import parsec_table

    return MatchAnswers(
        matches.new_match_of,
        show.new_match_shown,
        show.session_shown,
        show.told,
        matches.ledger_problems,
        parsec_table(),
        show.name_cell,
    )


def _definitions() -> type:
    from bp_desktop.games.parsec.definitions import DefinitionSet

    return DefinitionSet


def _set() -> type:
    from bp_desktop.games.parsec.library.content import ParsecSet

    return ParsecSet


def _set_commands() -> object:
    from bp_desktop.games.parsec.library.steps import AnySetCommand

    return AnySetCommand


def _add_to_new_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        required=True,
        metavar="NAME[:TEAM]",
        help='such as "Ada", or "Ada:1" in a team; once per player, clockwise',
    )
    parser.add_argument(
        "--definitions",
        action="append",
        type=Path,
        default=[],
        metavar="FILE.toml|FILE.bpset",
        help="modules, events and factions; may be given several times; without any, the samples",
    )
    parser.add_argument(
        "--without-definitions",
        action="store_true",
        help="event cards are counted by rarity, and a real board lies there",
    )
    parser.add_argument(
        "--mixed",
        action="store_true",
        help="confirms that samples and your own definitions are mixed; the sample mark stays",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a table option, such as variant.simplified=true; may be given several times",
    )
    parser.add_argument(
        "--custom",
        default="",
        metavar="WxH:MODULES:COLONIES:CARDS",
        help="another board and other figures of victory, such as 4x4:8:10:6",
    )
    parser.add_argument(
        "--positions",
        choices=("board", "table"),
        default="board",
        help="table: a real board lies there, no cells are tracked",
    )
    parser.add_argument("--enforcement", choices=("strict", "warn", "free"), default="warn")
