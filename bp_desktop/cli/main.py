"""Reads a command line, runs its verb and never lets a traceback through."""

import argparse
import logging
import sys
from collections.abc import Sequence
from typing import NoReturn

from bp_desktop import __version__
from bp_desktop.cli import doctor, maps, matches, odds, schema
from bp_desktop.cli.world import BAD_USAGE, BadUsageError, World
from bp_desktop.core.messages import say
from bp_desktop.session.document_file import UnreadableFileError

log = logging.getLogger(__name__)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; the usage text is for those who ask."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {message}; see '{self.prog} --help'\n")
        raise SystemExit(BAD_USAGE)


def build_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="bp-desktop", description="Burning Planets without a window")
    parser.add_argument("--version", action="version", version=f"bp-desktop {__version__}")
    verbs = parser.add_subparsers(dest="verb", required=True, parser_class=_Parser)
    for module in (odds, maps, matches, schema, doctor):
        module.add_parser(verbs)
    return parser


def main(arguments: Sequence[str], world: World) -> int:
    """The exit code: 0 done, 1 the answer is "no", 2 bad usage or an unreadable file."""
    try:
        options = build_parser().parse_args(arguments)
    except SystemExit as stop:  # argparse answers --help and mistakes by leaving
        return stop.code if isinstance(stop.code, int) else BAD_USAGE
    try:
        code: int = options.run(options, world)
    except BadUsageError as error:
        return _complain(world, world.sentence(error.message))
    except UnreadableFileError as error:
        named = getattr(options, "file", None) or getattr(options, "map", None)
        where = f"{named}: " if named is not None else ""
        return _complain(world, f"{where}{world.sentence(error.message)}")
    except BrokenPipeError:
        return BAD_USAGE
    except Exception as error:
        log.exception("verb %s failed", options.verb)
        fault = say("cli.fault", verb=options.verb, detail=f"{type(error).__name__}: {error}")
        return _complain(world, world.sentence(fault))
    return code


def _complain(world: World, sentence: str) -> int:
    print(f"bp-desktop: {sentence}", file=world.err)
    return BAD_USAGE
