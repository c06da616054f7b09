"""How well the levels of bots play, how fast they decide, and whether any start is preferred.

Each level plays the one below on mirrored maps, and the strongest plays itself from every start of
every sample map that is exactly symmetric; with the bounds of the table, on all processors.
"""

import gc
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import comb, sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from bp_desktop.core.dice import AppDice
from bp_desktop.games.bots import LEVELS, STRONG
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared import bot_play
from tests.bench import _arena
from tests.bench._timed_bot import TimedBot
from tests.bench.figures import Figure

DUELS = 200
"""Matches of two levels."""
FAIR = 400
"""Matches on each symmetric sample."""
WINS = 0.75
DECISION_MS, SLICE_MS, MINUTES = 200.0, 8.0, 60.0
AGAIN = 3
"""How often a match is played again at most, if its slices were too long."""
GAME = table_game()


class Played(NamedTuple):
    """One match: who won from which start, how long it was, and how long they thought."""

    winner: str
    start: int
    rounds: int
    decisions: dict[str, list[float]]
    """Milliseconds of processor time of each decision, by level."""
    slices: dict[str, float]
    """The longest one, by level."""


def played(sample: str, levels: tuple[str, ...], number: int) -> Played:
    """Sides, factions and who begins change from match to match."""
    seats = len(levels)
    faction = _arena.FACTIONS[number // (2 * seats) % len(_arena.FACTIONS)]
    match = _arena.begun(sample, faction, number // seats % seats, number)
    turned = (*levels[number % seats :], *levels[: number % seats])
    at = {
        seat: TimedBot(GAME.bots[turned[k]], turned[k], 7919 * number + k)
        for k, seat in enumerate(match.players)
    }
    last = match
    gc.disable()  # as in the program, where Python never looks for garbage in the middle of a step
    for step in bot_play.play(GAME, match, at, AppDice(number)):
        last = step.after
    gc.enable()
    (winner,) = last.winners
    times: dict[str, list[float]] = {}
    slices: dict[str, float] = {}
    for bot in at.values():
        times.setdefault(bot.level, []).extend(bot.decisions)
        slices[bot.level] = max(slices.get(bot.level, 0.0), bot.longest)
    return Played(at[winner].level, list(at).index(winner), last.turn.round, times, slices)


def undisturbed(one: Played, sample: str, levels: tuple[str, ...], number: int) -> Played:
    """The same match again if a slice was too long, for processor time has in it what a busy
    machine did meanwhile. By a new process, which has nothing at hand that the first one had to
    find: what is too long every time is too long."""
    for _ in range(AGAIN):
        if max(one.slices.values()) <= SLICE_MS:
            break
        with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
            again = fresh.submit(played, sample, levels, number).result()
        assert again._replace(decisions={}, slices={}) == one._replace(decisions={}, slices={})
        slices = {level: min(took, again.slices[level]) for level, took in one.slices.items()}
        decisions = {
            level: [min(both) for both in zip(took, again.decisions[level], strict=True)]
            for level, took in one.decisions.items()
        }
        one = one._replace(decisions=decisions, slices=slices)
    return one


def measure(matches: int | None = None) -> Iterator[Figure]:
    """`matches`: so many of each sort instead of all."""
    began = perf_counter()
    samples = _arena.symmetric_samples()
    two = [one for one in samples if len(_arena.sample(one).seats) == 2]
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    slices, first = dict.fromkeys(LEVELS, 0.0), dict.fromkeys(LEVELS, 0.0)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for below, above in pairwise(LEVELS):
            count = matches or DUELS
            maps = [two[number // 4 % len(two)] for number in range(count)]
            found = list(pool.map(played, maps, [(above, below)] * count, range(count)))
            yield _duels(above, below, found)
            for number, one in enumerate(found):
                fair = undisturbed(one, maps[number], (above, below), number)
                for level, took in fair.decisions.items():
                    times[level] += took
                    slices[level] = max(slices[level], fair.slices[level])
                    first[level] = max(first[level], one.slices[level])
        for level in LEVELS:
            yield from _speed(level, times[level], slices[level], first[level])
        yield from _fairness(pool, samples, matches or FAIR)
    minutes = (perf_counter() - began) / 60
    yield Figure("all of it", minutes, "min", MINUTES, f"{os.cpu_count()} processors")


def _duels(above: str, below: str, found: list[Played]) -> Figure:
    wins, count = sum(one.winner == above for one in found), len(found)
    low, high = wilson(wins, count)
    rounds = sum(one.rounds for one in found) / count
    detail = f"{wins} of {count}, 95 % interval {low:.3f} to {high:.3f}, {rounds:.0f} rounds"
    return Figure(f"{above} beats {below}", wins / count, "share", WINS, detail, at_least=True)


def _speed(level: str, times: list[float], longest: float, first: float) -> Iterator[Figure]:
    times.sort()
    p95 = times[int(0.95 * (len(times) - 1))]
    detail = f"p95 {p95:.2f}, mean {sum(times) / len(times):.2f}, {len(times)} decisions"
    yield Figure(f"{level}, longest decision", times[-1], "ms", DECISION_MS, detail)
    told = f"{first:.1f} before matches were played again" if first > longest else ""
    yield Figure(f"{level}, longest slice", longest, "ms", SLICE_MS, told)


def _fairness(pool: ProcessPoolExecutor, samples: tuple[str, ...], count: int) -> Iterator[Figure]:
    """An equal share for every start, at 95 % for all of them together (Šidák)."""
    seats = {one: len(_arena.sample(one).seats) for one in samples}
    certainty = 0.95 ** (1 / sum(number - 1 for number in seats.values()))
    for sample, number in seats.items():
        levels = [(STRONG,) * number] * count
        found = list(pool.map(played, [sample] * count, levels, range(count)))
        starts = Counter(one.start for one in found)
        least, most = equal_share(count, 1 / number, certainty)
        for start in range(number):
            wins = starts[start]
            off = max(least - wins, wins - most, 0)
            told = f"{wins} of {count}, equal: {least} to {most}"
            yield Figure(f"{sample}, start {start + 1}: wins too many or few", off, "wins", 0, told)


def wilson(wins: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.959964, wins / count
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def equal_share(count: int, share: float, certainty: float) -> tuple[int, int]:
    """The fewest and the most wins that an equal start has, exactly, but for rare cases."""
    chances = [
        comb(count, wins) * share**wins * (1 - share) ** (count - wins) for wins in range(count + 1)
    ]
    rare, least, below = (1 - certainty) / 2, 0, chances[0]
    while below <= rare:
        least += 1
        below += chances[least]
    most, above = count, chances[count]
    while above <= rare:
        most -= 1
        above += chances[most]
    return least, most
