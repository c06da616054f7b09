"""Table options on a command line: `--option key=value`, as often as needed."""

import argparse

from bp_desktop.cli.world import BadUsageError
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.option_list import options_from_pairs
from bp_desktop.games.burning_planets.options import DEFAULTS, Options


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a table option, such as second_planet_owned=true; may be given several times",
    )


def chosen_options(pairs: list[str], base: Options = DEFAULTS) -> Options:
    try:
        return options_from_pairs(tuple(pairs), base)
    except Refused as refusal:
        raise BadUsageError(refusal.messages[0]) from None
