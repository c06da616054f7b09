"""Matches for bots: generated maps, drawn house rules, one command after another."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.core.options import load_option_rows, with_choice
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import StepChooser
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId, Positions
from bp_desktop.games.burning_planets.map.making import new_map
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.match.commands import CreateMatch, NewPlayer, StopMatch
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.shared import bot_play
from bp_desktop.games.shared.bot_play import BotStep
from bp_desktop.games.table import Stage
from bp_desktop.resources import read_text
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.random_bot import RandomBot
from tests.games.burning_planets.match.build import DIGITALS, HUMANS, TABLES, XENOS, do

FACTIONS = (HUMANS, DIGITALS, XENOS)
MAPS = map_system(TABLES)
SMALL_TILES = replace(DEFAULTS, tile_width=11, tile_height=11)
ROWS = load_option_rows(read_text("rules", "options.toml"))
DRAWN = (
    "event_scope",
    "anomaly_blocks_deployment",
    "wind_stops_structure_attacks",
    "demolition_refund_percent",
    "new_structure_functions_at_once",
    "space_structure_uses_allowance",
    "looted_structure",
    "station_attacks",
    "station_is_trade_point",
    "pass_through",
    "enormous_actions",
    "enormous_special_actions",
    "structures_fire_consecutively",
    "defence_fire",
    "asteroid_attack",
    "cargo_conquest",
    "enemy_conquest",
    "orbit_guard_blocks_conquest",
    "bombardment_cells",
    "elimination",
    "first_player",
    "starting_cannon_cell",
    "events_on_first_turn",
    "collect_on_first_turn",
    "second_planet_owned",
)
"""House rules that change how a match is played."""


def generated(
    factions: tuple[FactionId, ...], seed: int, grid: tuple[int, int] | None, options: Options
) -> MapContent:
    state, dice = MAPS.start, AppDice(seed)
    for command in new_map(factions, grid=grid, options=options, seed=str(seed)):
        for event in MAPS.judge(state, command).carry_out(dice, StepNames(1)):
            state = MAPS.evolve(state, event)
    return state.content


def creation_of(
    factions: tuple[FactionId, ...],
    seed: int,
    grid: tuple[int, int] | None = None,
    options: Options = DEFAULTS,
    positions: Positions = Positions.BOARD,
) -> CreateMatch:
    players = tuple(NewPlayer(f"P{n}", faction) for n, faction in enumerate(factions, start=1))
    content = generated(factions, seed, grid, options)
    return CreateMatch(players, TABLES, content, options, positions=positions)


def with_riches(content: MapContent) -> MapContent:
    """Everybody begins with plenty of everything, so that cargo ships and stations are seen."""
    plenty = Purse.of(biomass=300, concrete=300, food=300, metal=300)
    seats = tuple(replace(seat, treasury=plenty) for seat in content.seats)
    return replace(content, seats=seats)


def new_match(
    factions: tuple[FactionId, ...],
    seed: int,
    grid: tuple[int, int] | None = None,
    options: Options = DEFAULTS,
    positions: Positions = Positions.BOARD,
    *,
    rich: bool = False,
) -> Match:
    command = creation_of(factions, seed, grid, options, positions)
    if rich and command.map is not None:
        command = replace(command, map=with_riches(command.map))
    return do(NEW_MATCH, command, dice=AppDice(seed), overrule=True)


def house_rules(chance: Random, count: int = 6) -> Options:
    """Small tiles, and a few options changed by chance."""
    options = SMALL_TILES
    rows = {row.key: row for row in ROWS}
    for key in chance.sample(DRAWN, count):
        row = rows[key]
        values = row.values or ((False, True) if isinstance(row.default, bool) else (0, 50))
        options = with_choice(options, key, chance.choice(values))
    return options


def a_match(seed: int, positions: Positions, players: int, *, rich: bool = False) -> Match:
    """A small match by drawn house rules, everybody's faction drawn too."""
    chance = Random(seed)
    factions = tuple(chance.choice(FACTIONS) for _ in range(players))
    grid = {2: (2, 2), 3: (3, 2), 4: (4, 2), 5: (5, 2)}[players]
    options = SMALL_TILES if seed % 3 == 0 else house_rules(chance)
    return new_match(factions, seed, grid, options, positions, rich=rich)


# --- who plays

MatchBot = StepChooser[Match, Command]
MakeBot = Callable[[int], MatchBot]
"""A bot from a seed."""
Bots = Mapping[PlayerId, MatchBot]


class StoppingBot(RandomBot):
    """Does whatever can be done, also what others have to agree to, and stops a match that has
    gone on for long enough."""

    MOST_ROUNDS = 16

    def __init__(self, seed: int) -> None:
        super().__init__(seed, presumes=True)

    def choose(self, seen: Match, seat: PlayerId) -> Command | None:
        if seen.stage is Stage.PLAY and seen.turn.round > self.MOST_ROUNDS:
            return StopMatch("long enough")
        return super().choose(seen, seat)


GREEDY: tuple[MakeBot, ...] = (GreedyBot,)
MIXED: tuple[MakeBot, ...] = (GreedyBot, RandomBot)
RANDOM: tuple[MakeBot, ...] = (StoppingBot,)
GAME = table_game()


def bots_for(match: Match, makers: tuple[MakeBot, ...], seed: int) -> Bots:
    """A bot for each player in the order of the seats, taking turns through the makers."""
    return {
        player: makers[number % len(makers)](seed * 31 + number)
        for number, player in enumerate(match.players)
    }


def next_command(match: Match, bots: Bots) -> Command | None:
    return bot_play.next_command(GAME, match, bots)


def play(
    match: Match, bots: Bots, seed: int, most: int = 30_000
) -> Iterator[BotStep[Match, Command, Event]]:
    return bot_play.play(GAME, match, bots, AppDice(seed), most=most)


def game(
    match: Match, makers: tuple[MakeBot, ...], seed: int, most: int = 30_000
) -> Iterator[BotStep[Match, Command, Event]]:
    return play(match, bots_for(match, makers, seed), seed, most)
