"""The verbs of Burning Planets and their arguments; its rules are loaded when a verb runs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bp_desktop.cli.seam import (
    GameVerbs,
    MapAnswers,
    MapVerbs,
    MatchAnswers,
    MatchVerbs,
    RuleVerbs,
)

if TYPE_CHECKING:
    from bp_desktop.cli.seam import Language, Subparsers
    from bp_desktop.cli.verb_context import VerbContext
    from bp_desktop.core.export_settings import ExportSettings
    from bp_desktop.games.burning_planets.board import MapContent
    from bp_desktop.session.library import AnySession
    from bp_desktop.texts.game_rules import GameRules

LAYERS = (
    "cell-lines",
    "tile-lines",
    "tile-numbers",
    "natural",
    "structures",
    "owners",
    "asteroids",
    "ships",
    "names",
)


def verbs(
    draw: Callable[[MapContent, ExportSettings, Path, Language], None],
    print_sheet: Callable[[AnySession | None, Path, Language], None],
) -> GameVerbs:
    """`draw` writes a map as a picture, `print_sheet` a cheat sheet: the command line itself has
    no Qt."""

    def map_answers() -> MapAnswers:
        from bp_desktop.cli.games.burning_planets import maps

        return MapAnswers(maps.new_map_of, maps.findings_in, draw)

    return GameVerbs(
        "burning_planets",
        MapVerbs("burning_planets.map", LAYERS, _add_to_new_map, map_answers),
        MatchVerbs("burning_planets.match", "BP-APP-7", _add_to_new_match, _match_answers),
        {"plan": _plan_file},
        _add_odds,
        RuleVerbs(_rules, print_sheet),
    )


def _match_answers() -> MatchAnswers:
    from bp_desktop.cli.games.burning_planets import matches, show
    from bp_desktop.games.burning_planets.match.table import table_game

    return MatchAnswers(
        matches.new_match_of,
        show.new_match_shown,
        show.session_shown,
        show.told,
        matches.ledger_problems,
        table_game(),
        show.name_cell,
    )


def _rules(language: str) -> GameRules:
    from bp_desktop.cli.games.burning_planets.maps import rules_tables
    from bp_desktop.core.options import load_option_rows
    from bp_desktop.resources import read_text
    from bp_desktop.texts.games.burning_planets.game_rules import game_rules
    from bp_desktop.texts.speech import Speech, in_english

    rows = load_option_rows(read_text("rules", "options.toml"))
    return game_rules(rules_tables(), rows, Speech(language, in_english))


def _plan_file() -> type:
    from bp_desktop.cli.games.burning_planets.plans import PlanFile

    return PlanFile


# --- arguments


def _add_to_new_map(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", required=True, metavar="FACTIONS", help="such as humans,digitals,xenos"
    )
    parser.add_argument("--tiles", default="", metavar="WxH", help="such as 4x2")
    parser.add_argument(
        "--tile-size",
        default="",
        metavar="WxH",
        help="cells of a tile, such as 15x13; usual: 13x13",
    )
    parser.add_argument("--modifier-die", type=int, default=None, choices=(4, 6, 8, 12, 20))
    _add_options(parser)


def _add_to_new_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--map", type=Path, default=None, metavar="FILE.bpmap")
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME:FACTION",
        help='such as "Red:humans"; once per player, in the order of their seats; without any, '
        "the map says who plays",
    )
    _add_options(parser)
    parser.add_argument(
        "--positions",
        choices=("board", "table"),
        default="board",
        help="table: a real board lies there, no cells are tracked",
    )
    parser.add_argument("--enforcement", choices=("strict", "warn", "free"), default="warn")


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a table option, such as second_planet_owned=true; may be given several times",
    )
    parser.add_argument("--list-options", action=ListOptions, help="every table option")


class ListOptions(argparse.Action):
    """Says every table option with its usual value, and ends, as `--help` does."""

    def __init__(self, option_strings: list[str], dest: str, **kwargs: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **kwargs)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from msgspec.json import encode
        from msgspec.structs import asdict

        from bp_desktop.games.burning_planets.options import DEFAULTS

        for key, usual in asdict(DEFAULTS).items():
            shown = usual if isinstance(usual, str) else encode(usual).decode()
            sys.stdout.write(f"{key}={shown}\n")
        parser.exit()


def _add_odds(verbs: Subparsers) -> None:
    parser = verbs.add_parser("odds", help="the exact chance that an attack destroys its target")
    parser.add_argument(
        "ask",
        nargs="*",
        metavar="plan FILE.json | table | events TURNS",
        help="a whole fight, fleet or conquest from a file ('schema plan' describes it); every "
        "attack die against every target; or how likely events are",
    )
    parser.add_argument("--attack", type=int, metavar="SIDES")
    parser.add_argument("--defend", type=int, metavar="SIDES", help="0: the target rolls no die")
    parser.add_argument("--shield", type=int)
    parser.add_argument("--attack-bonus", type=int, metavar="N", help="added to the attack die")
    parser.add_argument("--defend-bonus", type=int, metavar="N", help="added to the defence die")
    parser.add_argument(
        "--tie", choices=("defender", "attacker"), help="who has it with equal totals: defender"
    )
    parser.add_argument("--times", type=int, default=1, help="attacks on the same target")
    parser.add_argument(
        "--sample", type=int, metavar="RUNS", help="throw a plan so often instead: value and error"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the dice for --sample")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_run_odds)


def _run_odds(options: argparse.Namespace, world: VerbContext) -> int:
    from bp_desktop.cli.games.burning_planets.odds import run

    return run(options, world)
