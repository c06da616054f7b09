"""TALLY on the command line: the smallest game that proves its verbs game-free."""

import argparse
from collections.abc import Iterable
from typing import Any

from bp_desktop.cli.seam import GameVerbs, Json, MatchAnswers, MatchVerbs
from bp_desktop.cli.verb_context import VerbContext
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, say
from bp_desktop.games.offers import CountHole, Offer, verdict
from tests.tally import TALLY, Add, Command, Join, Tally


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first", required=True)


def _new(options: argparse.Namespace, _world: VerbContext) -> Command:
    return Join(options.first)


def _about(tally: Tally) -> Json:
    return {"players": list(tally.scores)}


def _show(session: Any, viewer: str | None) -> Json:
    return {"scores": session.state.scores, "seen_by": viewer}


def _tell(_tally: Tally, position: Json) -> Iterable[Message]:
    return [say("tally.scored", player=name, amount=n) for name, n in position["scores"].items()]


def _problems(session: Any) -> Iterable[Message]:
    return [say("tally.negative", "T-4") for one in session.state.scores.values() if one < 0]


def _offers(tally: Tally) -> tuple[SeatId | None, Iterable[Offer[Command]]]:
    commands: tuple[Command, ...] = (
        Add(tally.active, 1),
        Add(tally.active, tally.limit + 1),
        Join(tally.active),
    )
    holes = (CountHole(("amount",), 1, tally.limit),)
    offers = [
        Offer(one, verdict(TALLY, tally, one), holes if number == 0 else ())
        for number, one in enumerate(commands)
    ]
    return SeatId(tally.active), offers


TALLY_VERBS = GameVerbs(
    "tally",
    matches=MatchVerbs(
        TALLY.id,
        "T-9",
        _add_arguments,
        lambda: MatchAnswers(_new, _about, _show, _tell, _problems, _offers),
    ),
)
