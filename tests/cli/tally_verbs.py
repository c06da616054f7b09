"""TALLY on the command line: the smallest game that proves its verbs game-free."""

import argparse
from collections.abc import Iterable
from typing import Any

from bp_desktop.cli.seam import GameVerbs, Json, MatchAnswers, MatchVerbs
from bp_desktop.cli.verb_context import VerbContext
from bp_desktop.core.messages import Message, say
from tests.tally import TALLY, Command, Join, Tally
from tests.tally_table import TALLY_TABLE


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first", required=True)


def _new(options: argparse.Namespace, _context: VerbContext) -> Command:
    return Join(options.first)


def _show(session: Any, viewer: str | None) -> Json:
    return {"scores": session.state.scores, "seen_by": viewer}


def _tell(_tally: Tally, position: Json) -> Iterable[Message]:
    return [say("tally.scored", player=name, amount=n) for name, n in position["scores"].items()]


def _problems(session: Any) -> Iterable[Message]:
    return [say("tally.negative", "T-4") for one in session.state.scores.values() if one < 0]


def _answers() -> MatchAnswers:
    return MatchAnswers(
        _new,
        lambda tally: {"players": list(tally.scores)},
        _show,
        _tell,
        _problems,
        TALLY_TABLE,
    )


TALLY_VERBS = GameVerbs("tally", matches=MatchVerbs(TALLY.id, "T-9", _add_arguments, _answers))
