"""Reads a command line, runs its verb and never lets a traceback through; has `doctor` itself."""

import argparse
import json
import logging
import sys
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NoReturn

from bp_desktop import __version__
from bp_desktop.cli import boxes, maps, matches, rules, schema
from bp_desktop.cli.documents import add_json, refusal_json
from bp_desktop.cli.seam import GameVerbs, Subparsers
from bp_desktop.cli.verb_context import ANSWER_IS_NO, BAD_USAGE, DONE, BadUsageError, VerbContext
from bp_desktop.core.messages import Message, say
from bp_desktop.session.library import LibraryError

log = logging.getLogger(__name__)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; the usage text is for those who ask."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {message}; see '{self.prog} --help'\n")
        raise SystemExit(BAD_USAGE)


def build_parser(
    games: Sequence[GameVerbs], arguments: Sequence[str] = ()
) -> argparse.ArgumentParser:
    """Verbs with settings of a game have those of the game that the arguments name."""
    parser: argparse.ArgumentParser = _Parser(
        prog="bp-desktop", description="Burning Planets without a window"
    )
    parser.add_argument("--version", action="version", version=f"bp-desktop {__version__}")
    verbs: Subparsers = parser.add_subparsers(dest="verb", required=True)  # in the same class
    named = _game_in(arguments)
    maps.add_parser(verbs, games, named)
    matches.add_parser(verbs, games, named)
    rules.add_parser(verbs, games)
    schema.add_parser(verbs, games)
    boxes.add_parser(verbs)
    doctor = verbs.add_parser("doctor", help="versions, paths and the health of the box")
    doctor.add_argument("--box", type=Path, default=None, help="another box than the default one")
    add_json(doctor, run_doctor)
    for game in games:
        game.add_verbs(verbs)
    return parser


def run_doctor(options: argparse.Namespace, world: VerbContext) -> int:
    """A report to paste into a bug report."""
    facts, healthy = world.doctor_facts(options.box)
    width = max(len(name) for name, _ in facts)
    lines = (f"{name:<{width}}  {value}" for name, value in facts)
    world.answer(dict(facts), lines, as_json=options.json)
    return DONE if healthy else ANSWER_IS_NO


def _game_in(arguments: Sequence[str]) -> str:
    """What follows --game; whether there is such a game is for the parser to say."""
    for word, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        name, equals, value = word.partition("=")
        if name == "--game":
            return value if equals else following
    return ""


def main(arguments: Sequence[str], world: VerbContext) -> int:
    """The exit code: 0 done, 1 the answer is "no", 2 bad usage or an unreadable file."""
    as_json = "--json" in arguments
    try:
        options = build_parser(world.games, arguments).parse_args(arguments)
    except SystemExit as stop:  # argparse answers --help and mistakes by leaving
        code = stop.code if isinstance(stop.code, int) else BAD_USAGE
        if as_json and code == BAD_USAGE:
            given = " ".join(arguments)[:200]
            _print_error(world, say("cli.not_understood", given=given))
        return code
    try:
        code = int(options.run(options, world))
    except BadUsageError as error:
        return _complain(world, error.message, as_json=as_json)
    except LibraryError as error:
        named = getattr(options, "file", None) or getattr(options, "map", None)
        return _complain(world, error.message, named, as_json=as_json)
    except BrokenPipeError:
        return BAD_USAGE
    except Exception as error:
        log.debug("verb %s failed", options.verb, exc_info=True)  # no traceback reaches a terminal
        fault = say("cli.fault", verb=options.verb, detail=f"{type(error).__name__}: {error}")
        return _complain(world, fault, as_json=as_json)
    return code


def _complain(world: VerbContext, message: Message, about: object = None, *, as_json: bool) -> int:
    """One sentence for people and, for programs that asked for it, one object."""
    where = f"{about}: " if about is not None else ""
    print(f"bp-desktop: {where}{world.sentence(message)}", file=world.err)
    if as_json:
        _print_error(world, message)
    return BAD_USAGE


def _print_error(world: VerbContext, message: Message) -> None:
    print(json.dumps(refusal_json("error", (message,))), file=world.out)
