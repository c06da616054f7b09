"""Plays the golden matches of Parsec again and writes them down: python -m tests.golden.parsec.make

To be run when a rule was wrong and has been put right, never to make a test pass.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bp_desktop.cli.games.parsec.show import shown
from bp_desktop.core.dice import AppDice
from bp_desktop.games.bots import EASY, MEDIUM, STRONG, SeatedBot
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import parsec_system
from bp_desktop.games.shared.bot_play import next_command
from bp_desktop.session.document_file import open_document, read_header
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.parsec.bot_matches import GAME, beginning, given_seats
from tests.games.parsec.build import options
from tests.golden.make import TickingClock, written

FOLDER = Path(__file__).parent
ParsecSession = Session[ParsecMatch, Any, Any]


class GoldenMatch(NamedTuple):
    levels: tuple[str, ...]
    seed: int
    changes: Mapping[str, Mapping[str, object]] = {}
    tracked: bool = True


MATCHES = {
    "two_on_a_board": GoldenMatch((STRONG, MEDIUM), 1),
    "three_of_all_levels": GoldenMatch((EASY, MEDIUM, STRONG), 5),
    "two_alliances": GoldenMatch(
        (STRONG, MEDIUM, MEDIUM, STRONG),
        3,
        {"variant": {"alliances": True}, "team": {"mode": "pooled"}},
    ),
    "absolute_and_simplified": GoldenMatch(
        (STRONG, STRONG),
        8,
        {
            "variant": {"absolute": True, "simplified": True, "no_factions": True},
            "bank": {"on_empty": "unlimited"},
            "ui": {"hidden_hands": False},
        },
    ),
    "three_beside_a_board": GoldenMatch((MEDIUM, EASY, STRONG), 4, tracked=False),
}


def made(golden: GoldenMatch) -> bytes:
    session: ParsecSession = Session(
        parsec_system(), MemoryJournal(), AppDice(golden.seed), TickingClock()
    )
    chosen = options(**golden.changes)
    session.submit(beginning(len(golden.levels), chosen, tracked=golden.tracked))
    for seat in given_seats(session.state, golden.levels):
        session.submit(seat)
    bots = {
        player: SeatedBot(PARSEC_BOTS[played.level], golden.seed)
        for player, played in session.state.program_seats.items()
    }
    while (command := next_command(GAME, session.state, bots)) is not None:
        session.submit(command)
        if session.entries[-1].seq % 40 == 0:  # undo and redo are lines of the journal too
            session.undo(consent=True)
            session.redo()
    return written(session)


def expectation(session: ParsecSession) -> dict[str, Any]:
    """What a replay must come to again."""
    match = session.state
    position = json.dumps(shown(match, None), sort_keys=True)
    return {
        "lines": len(session.entries),
        "players": len(match.players),
        "positions": "board" if match.tracked else "table",
        "ending": str(match.ending),
        "winners": list(match.winners),
        "rounds": match.turn.round,
        "hands": {one.id: dict(one.hand) for one in match.players.values()},
        "bank": dict(match.bank) if match.bank_ends else None,
        "digest": hashlib.sha256(position.encode()).hexdigest(),
    }


def main() -> None:
    for name, golden in MATCHES.items():
        data = made(golden)
        (FOLDER / f"{name}.bpmatch").write_bytes(data)
        session: ParsecSession = open_document(read_header(data), parsec_system(), AppDice(0))
        expected = json.dumps(expectation(session), indent=1, sort_keys=True) + "\n"
        (FOLDER / f"{name}.json").write_text(expected, encoding="utf-8")
        told = f"{len(session.entries)} lines, {len(data) // 1024} KB, {session.state.ending}"
        sys.stdout.write(f"{name}: {told}\n")


if __name__ == "__main__":
    main()
