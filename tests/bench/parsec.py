"""How fast the rules of Parsec are, in commands per second, and its bots on a crowded board.

Plain computing on one core, so processor time is counted, as for the other game's rules.
"""

import gc
from time import process_time

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.bots import EASY, LEVELS
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.shared import bot_play
from bp_desktop.games.table import Stage
from tests.bench._timed_bot import TimedBot
from tests.bench.figures import Figure
from tests.games.parsec.bot_matches import GAME, a_bot_match, crowded, played_by_bots

GAMES = (1, 2, 3)
SEATS = 4
REPEATS = 5
DECISION_MS, SLICE_MS = 200.0, 8.0
CROWDS = (1, 2, 3)
ROUND = 150
"""Steps from a crowded board on: about as many as a round of four has."""


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
        *(one for level in LEVELS for one in _thinking(level)),
    ]


def _thinking(level: str) -> list[Figure]:
    """On boards where every seat has all its pieces. The least of five runs of each decision, for
    processor time has in it what a busy machine did meanwhile."""
    decisions, slices = list[float](), list[float]()
    for seed in CROWDS:
        runs = [_crowd(level, seed) for _ in range(REPEATS)]
        decisions += [min(both) for both in zip(*(took for took, _slice in runs), strict=True)]
        slices.append(min(longest for _took, longest in runs))
    detail = f"mean {sum(decisions) / len(decisions):.2f}, {len(decisions)} decisions, four seats"
    return [
        Figure(f"{level}, longest decision", max(decisions), "ms", DECISION_MS, detail),
        Figure(f"{level}, longest slice", max(slices), "ms", SLICE_MS),
    ]


def _crowd(level: str, seed: int) -> tuple[list[float], float]:
    match = crowded(seed)
    bots = {
        seat: TimedBot(GAME.bots[level], level, 31 * seed + number)
        for number, seat in enumerate(match.players)
    }
    gc.collect()
    gc.disable()  # as in the program, where Python never looks for garbage in the middle of a step
    steps = sum(1 for _ in bot_play.play(GAME, match, bots, AppDice(seed), most=ROUND))
    gc.enable()
    assert steps
    return [took for bot in bots.values() for took in bot.decisions], max(
        bot.longest for bot in bots.values()
    )


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
