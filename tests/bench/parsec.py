"""How fast the rules of Parsec are: commands judged, carried out and evolved per second.

Plain computing on one core, so processor time is counted, as for the other game's rules.
"""

import gc
from time import process_time

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.bots import EASY
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Command, evolve, judge
from bp_desktop.games.table import Stage
from tests.bench.figures import Figure
from tests.games.parsec.bot_matches import a_bot_match, played_by_bots

GAMES = (1, 2, 3)
SEATS = 4
REPEATS = 5


def measure() -> list[Figure]:
    """Whole matches of four bots are recorded, then every command of them is judged, carried out
    and evolved again with dice that fall alike; the best of five runs."""
    started = process_time()
    games = [_recorded(seed) for seed in GAMES]
    chosen = process_time() - started
    count = sum(len(commands) for _, commands, _ in games)
    times = []
    for _ in range(REPEATS):
        gc.collect()
        started = process_time()
        ends = [
            _replayed(match, commands, seed)
            for seed, (match, commands, _) in zip(GAMES, games, strict=True)
        ]
        times.append(process_time() - started)
        assert ends == [end for _, _, end in games]
    detail = f"{count} commands of {len(GAMES)} matches to the end, best of {REPEATS} replays"
    what = "commands judged, carried out and evolved per second"
    return [
        Figure(what, count / min(times), "1/s", 20_000, detail, at_least=True),
        Figure("the same with the bots' choice included", count / chosen, "1/s", at_least=True),
    ]


def _recorded(seed: int) -> tuple[ParsecMatch, list[Command], ParsecMatch]:
    match = a_bot_match(SEATS, levels=(EASY,))
    played = list(played_by_bots(match, seed))
    end = played[-1].after
    assert end.stage is Stage.OVER
    return match, [one.command for one in played], end


def _replayed(match: ParsecMatch, commands: list[Command], seed: int) -> ParsecMatch:
    dice = AppDice(seed)
    for seq, command in enumerate(commands, start=1):
        judgement = judge(match, command)
        if judgement.objections:
            raise AssertionError(f"a bot chose what the rules object to: {command}")
        for event in judgement.carry_out(dice, StepNames(seq)):
            match = evolve(match, event)
    return match
