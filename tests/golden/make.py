"""Plays the golden matches again and writes them down: python -m tests.golden.make

To be run when a rule was wrong and has been put right, never to make a test pass.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from bp_desktop.cli.games.burning_planets.show import shown
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import FactionId, Positions
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.session.document_file import open_document, read_header, write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.table import (
    GREEDY,
    MIXED,
    SMALL_TILES,
    MakeBot,
    bots_for,
    creation_of,
    next_command,
    with_riches,
)
from tests.games.burning_planets.match.build import DIGITALS, HUMANS, XENOS
from tests.golden import scripts

FOLDER = Path(__file__).parent
MatchSession = Session[Match, Any, Any]


class TickingClock:
    """A minute for every step, from an afternoon long past."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 14, 15, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._now += timedelta(minutes=1)
        return self._now


def new_session(seed: int) -> MatchSession:
    return Session(match_system(), MemoryJournal(), AppDice(seed), TickingClock())


def by_script(commands: Callable[[], Iterator[Command]]) -> Callable[[], bytes]:
    def played() -> bytes:
        session = new_session(1)
        for command in commands():
            session.submit(command)
        return written(session)

    return played


def by_bots(
    factions: tuple[FactionId, ...],
    seed: int,
    makers: tuple[MakeBot, ...],
    positions: Positions,
    *,
    grid: tuple[int, int] = (2, 2),
    options: Options = SMALL_TILES,
    rich: bool = False,
) -> Callable[[], bytes]:
    def played() -> bytes:
        session = new_session(seed)
        create = creation_of(factions, seed, grid, options, positions)
        if rich and create.map is not None:
            create = msgspec.structs.replace(create, map=with_riches(create.map))
        session.submit(create, overrule=True)
        bots = bots_for(session.state, makers, seed)
        while (command := next_command(session.state, bots)) is not None:
            session.submit(command)
            if session.entries[-1].seq % 40 == 0:  # undo and redo are lines of the journal too
                session.undo(consent=True)
                session.redo()
        return written(session)

    return played


def written(session: Session[Any, Any, Any]) -> bytes:
    """As the program writes it, without white space: these files are for tests."""
    return msgspec.json.format(write_document(session, ""), indent=-1)


def impatient(seed: int) -> GreedyBot:
    """Gives up early, so that a match of many players stays a small file."""
    return GreedyBot(seed, patience=14)


FREE_FOR_ALL = msgspec.structs.replace(
    SMALL_TILES,
    pass_through="own_ships",
    enemy_conquest="automatic",
    event_scope="round_start",
    looted_structure="cost_value",
    second_planet_owned=True,
)

MATCHES: dict[str, Callable[[], bytes]] = {
    "two_greedy_on_a_board": by_bots((HUMANS, DIGITALS), 3, GREEDY, Positions.BOARD),
    "three_mixed_beside_a_board": by_bots(
        (XENOS, DIGITALS, HUMANS), 5, MIXED, Positions.TABLE, grid=(3, 2), options=DEFAULTS
    ),
    "four_rich_with_house_rules": by_bots(
        (HUMANS, XENOS, DIGITALS, XENOS),
        8,
        MIXED,
        Positions.TABLE,
        grid=(4, 2),
        options=FREE_FOR_ALL,
        rich=True,
    ),
    "two_rich_on_a_board": by_bots(
        (XENOS, DIGITALS), 12, MIXED, Positions.BOARD, options=FREE_FOR_ALL, rich=True
    ),
    "five_beside_a_board": by_bots(
        (HUMANS, DIGITALS, XENOS, HUMANS, DIGITALS),
        2,
        (impatient,),
        Positions.TABLE,
        grid=(5, 2),
    ),
    "secrets_and_a_shared_victory": by_script(scripts.secrets_and_a_shared_victory),
    "barter_and_notes": by_script(scripts.barter_and_notes),
    "bombardment": by_script(scripts.bombardment),
    "put_right": by_script(scripts.put_right),
}


def expectation(session: MatchSession) -> dict[str, Any]:
    """What a replay must come to again."""
    match = session.state
    position = json.dumps(shown(match, None, everything=True), sort_keys=True)
    return {
        "lines": len(session.entries),
        "players": len(match.players),
        "factions": sorted({player.faction for player in match.players.values()}),
        "positions": match.positions.value,
        "ending": match.ending.value if match.ending is not None else None,
        "winners": list(match.winners),
        "rounds": match.turn.round,
        "treasuries": {one.id: dict(one.treasury) for one in match.players.values()},
        "holds": {one.id: dict(one.hold) for one in match.board.ships.values() if one.hold},
        "digest": hashlib.sha256(position.encode()).hexdigest(),
    }


def main() -> None:
    for name, make in MATCHES.items():
        data = make()
        (FOLDER / f"{name}.bpmatch").write_bytes(data)
        session: MatchSession = open_document(read_header(data), match_system(), AppDice(0))
        expected = json.dumps(expectation(session), indent=1, sort_keys=True) + "\n"
        (FOLDER / f"{name}.json").write_text(expected, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(session.entries)} lines, {len(data) // 1024} KB\n")


if __name__ == "__main__":
    main()
