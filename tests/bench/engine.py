"""How fast the rules are: commands per second, a map, and what a player may do now.

All of it is plain computing on one core, so processor time is counted: what else the machine does
meanwhile is not the rules' doing.
"""

import gc
import statistics
from random import Random
from time import process_time

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.ids import ClassId, Phase, PlayerId, Positions
from bp_desktop.games.burning_planets.match.evolution import evolve_all
from bp_desktop.games.burning_planets.match.lookup import occupancy
from bp_desktop.games.burning_planets.match.queries.offers import planet_offers, yard_offers
from bp_desktop.games.burning_planets.match.queries.steps import step_offers
from bp_desktop.games.burning_planets.match.queries.units import possible_bombardments, units_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, judge
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.table import Stage
from tests.bench.figures import Figure
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.table import GREEDY, a_match, game, generated, new_match
from tests.games.burning_planets.match.build import (
    DIGITALS,
    HUMANS,
    RICH,
    SPACEPORT,
    XENOS,
    in_phase,
    with_ship,
    with_structure,
    with_treasury,
)

FOUR = (HUMANS, DIGITALS, XENOS, HUMANS)
TWELVE_TILES = (4, 3)
GAMES = (1, 2, 3)
REPEATS = 5
SHIPS = 100
SOAKED = 40
DRAWN_START = replace(DEFAULTS, starting_cannon_cell="random", first_player="random")


def measure() -> list[Figure]:
    return [*_commands(), _generation(), *_now(), _soak()]


# --- commands


def _commands() -> list[Figure]:
    """Whole matches of four greedy bots on twelve tiles are recorded, then every command of them
    is judged, carried out and evolved again with dice that fall alike; the best of five runs."""
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
    return [
        Figure(
            "commands judged, carried out and evolved per second",
            count / min(times),
            "1/s",
            20_000,
            detail,
            at_least=True,
        ),
        Figure(
            "the same with the bots' choice included",
            count / chosen,
            "1/s",
            detail="maps and set-up included, judged by the bots' own questions",
            at_least=True,
        ),
    ]


def _recorded(seed: int) -> tuple[Match, list[Command], Match]:
    match = new_match(FOUR, seed, TWELVE_TILES)
    played = list(game(match, (GreedyBot,), seed))
    end = played[-1].after
    assert end.stage is Stage.OVER
    return match, [one.command for one in played], end


def _replayed(match: Match, commands: list[Command], seed: int) -> Match:
    dice = AppDice(seed)
    for seq, command in enumerate(commands, start=1):
        judgement = judge(match, command)
        if judgement.objections:
            raise AssertionError(f"a bot chose what the rules object to: {command}")
        match = evolve_all(match, judgement.carry_out(dice, StepNames(seq)))
    return match


# --- maps


def _generation() -> Figure:
    times = []
    for seed in range(25):
        started = process_time()
        generated(FOUR, seed, None, DEFAULTS)
        times.append(process_time() - started)
    detail = f"worst {max(times) * 1000:.1f} ms of {len(times)} seeds"
    return Figure(
        "a generated map for four (median)", statistics.median(times) * 1000, "ms", 10.0, detail
    )


# --- questions


def crowded(seed: int = 1, *, one_owner: bool) -> Match:
    """A hundred ships of all classes on the board, many in orbit, with yards and riches."""
    match = new_match(FOUR, seed, TWELVE_TILES, DRAWN_START)
    player, chance = match.turn.player, Random(seed)
    where, free = match.board.geometry(match.options), occupancy(match).is_free_space
    orbit = sorted(cell for cell in where.orbits_at if free(cell))
    open_space = sorted(
        cell for cell in where.space_neighbors if free(cell) and cell not in where.orbits_at
    )
    cells = chance.sample(orbit, SHIPS // 2) + chance.sample(open_space, SHIPS // 2)
    classes = [ClassId(name) for name in match.tables.ship_classes]
    owners = [player] if one_owner else list(match.players)
    for number, at in enumerate(cells):
        match, _ = with_ship(match, owners[number % len(owners)], classes[number % 5], at)
    home = next(one for one in match.board.planets.values() if one.owner == player)
    ground = next(
        cell for cell in where.shapes[home.id].cells if occupancy(match).is_free_ground(cell)
    )
    match, _ = with_structure(match, home.id, SPACEPORT, ground)
    return with_treasury(match, player, RICH)


def beside_a_board(seed: int = 1) -> Match:
    """The same hundred ships of one player where no cells are tracked: anything may touch."""
    match = new_match(FOUR, seed, TWELVE_TILES, DRAWN_START, Positions.TABLE)
    classes = [ClassId(name) for name in match.tables.ship_classes]
    for number in range(SHIPS):
        match, _ = with_ship(match, match.turn.player, classes[number % 5], None)
    return with_treasury(match, match.turn.player, RICH)


def _now() -> list[Figure]:
    asked = {
        "of four players": crowded(one_owner=False),
        "all the player's own": crowded(one_owner=True),
        "beside a real board": beside_a_board(),
    }
    return [
        Figure(
            f"what may this player do now, {SHIPS} ships {whose}",
            _slowest_phase(match) * 1000,
            "ms",
            5.0,
            "median of the slowest phase",
        )
        for whose, match in asked.items()
    ]


def _slowest_phase(match: Match) -> float:
    player, medians = match.turn.player, []
    for phase in (Phase.STRUCTURES, Phase.SHIPS, Phase.ACTIONS):
        times = []
        for _ in range(40):
            asked = in_phase(match, phase, player)
            started = process_time()
            _ask(asked, player)
            times.append(process_time() - started)
        medians.append(statistics.median(times))
    return max(medians)


def _ask(match: Match, player: PlayerId) -> None:
    """What the screen of a turn asks: the steps, the shops, and who may act."""
    tuple(step_offers(match, player))
    planet_offers(match, player)
    yard_offers(match, player)
    units_of(match, player)
    tuple(possible_bombardments(match))


# --- many matches


def _soak() -> Figure:
    started = process_time()
    for seed in range(SOAKED):
        positions = Positions.TABLE if seed % 2 else Positions.BOARD
        played = list(game(a_match(5000 + seed, positions, 2 + seed % 3), GREEDY, seed))
        assert played[-1].after.stage is Stage.OVER
    seconds = process_time() - started
    return Figure(
        "a bot match to its end (mean)", seconds / SOAKED, "s", detail=f"{SOAKED} matches"
    )
