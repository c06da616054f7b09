"""What holds for the table of every game: the main button does nothing that is not offered."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.offers import drawn
from bp_desktop.games.table import Stage, TableGame
from tests.architecture.sources import ROOT
from tests.games.burning_planets.bots.table import MIXED, a_match, game
from tests.perft import LATER, after, covers, legal_offers, perft
from tests.tally import Add, Command, Gain, Join, Pass, Tally, tally_of
from tests.tally_table import TALLY_TABLE

OWN_FILES = ("tests/tally_table.py", "tests/ui/tally_table.py", "tests/cli/tally_verbs.py")
"""All that TALLY, a system like any other, brings to go through every page and verb."""


def tally_positions(seed: int) -> Iterator[Tally]:
    """From one player who waits for another to the end, by whatever is legal."""
    chance = Random(seed)
    tally = tally_of(Join("Ada")).state
    for step in range(60):
        yield tally
        offers = list(legal_offers(TALLY_TABLE, tally))
        if not offers:
            return
        tally = after(TALLY_TABLE, tally, drawn(chance.choice(offers), chance), LATER + step)


def positions() -> Iterator[tuple[TableGame[Any, Any, Any], Any]]:
    for seed in range(6):
        yield from ((TALLY_TABLE, tally) for tally in tally_positions(seed))
    for seed in range(4):
        match = a_match(seed, Positions.TABLE if seed % 2 else Positions.BOARD, 2 + seed // 2)
        yield table_game(), match
        yield from ((table_game(), step.after) for step in game(match, MIXED, seed, most=150))


def test_the_next_step_and_the_end_of_the_turn_are_among_what_is_legal() -> None:
    stages: set[tuple[str, Stage]] = set()
    for table, state in positions():
        step = table.next_step(state)
        stages.add((table.system.id, table.stage(state)))
        if step is None:
            continue
        offers = [one for seat in table.seats(state) for one in table.legal(state, seat.id)]
        assert any(one.legal and covers(one, step.command) for one in offers), step.command
        turn = table.turn(state)
        if step.end_turn is not None and turn is not None:
            own = table.legal(state, turn.seat)
            ends = [one for one in own if covers(one, step.end_turn.command)]
            assert [one.verdict for one in ends] == [step.end_turn.verdict]

    played = {Stage.SETUP, Stage.PLAY}
    assert stages >= {(id_, one) for id_ in ("tally", "burning_planets.match") for one in played}


@pytest.mark.parametrize(
    ("steps", "depth", "number"),
    [
        ((Join("Ada"),), 1, 1),
        ((Join("Ada"),), 2, 11),
        ((Join("Ada"), Join("Bea")), 1, 11),
        ((Join("Ada"), Join("Bea")), 3, 757),
        ((Join("Ada"), Join("Bea"), Gain(9)), 1, 12),
        ((Join("Ada"), Join("Bea"), Gain(9), Pass()), 2, 120),
        ((Join("Ada"), Join("Bea"), Add("Bea", 10)), 1, 0),
    ],
)
def test_so_many_commands_are_legal_in_a_tally(
    steps: tuple[Command, ...], depth: int, number: int
) -> None:
    assert perft(TALLY_TABLE, tally_of(*steps).state, depth) == number


def test_the_smallest_game_needs_fewer_than_two_hundred_lines_of_its_own() -> None:
    lines = [line for name in OWN_FILES for line in own_lines((ROOT / name).read_text("utf-8"))]

    assert len(lines) < 200
    assert max(len((ROOT / name).read_text("utf-8").splitlines()) for name in OWN_FILES) < 200


def own_lines(text: str) -> Iterator[str]:
    """Without those that are empty, and without the imports at the top."""
    body = text.splitlines()
    last = max(n for n, line in enumerate(body) if line.startswith(("from ", "import ")))
    while body[last].count("(") > body[last].count(")"):
        body[last] += body.pop(last + 1)
    return (line for line in body[last + 1 :] if line.strip())
