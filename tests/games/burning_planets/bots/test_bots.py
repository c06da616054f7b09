"""Bots play legal commands, the same ones from the same seed, and come to an end."""

from itertools import islice

import pytest

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Ending, Match
from bp_desktop.games.burning_planets.match.system import Command, judge
from bp_desktop.games.shared.bot_play import BotStep
from bp_desktop.games.table import Stage
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.random_bot import RandomBot
from tests.games.burning_planets.bots.table import (
    GREEDY,
    MIXED,
    RANDOM,
    MakeBot,
    a_match,
    bots_for,
    game,
    new_match,
    next_command,
    play,
)
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    DIGITALS,
    DUO,
    HUMANS,
    RED,
    RED_HOME,
    SMALL,
    TABLES,
    WILD,
    XENOS,
    acting,
    building,
    do,
    in_phase,
    orbit,
    with_ship,
    without_defences,
)


@pytest.mark.parametrize("makers", [GREEDY, MIXED, RANDOM])
@pytest.mark.parametrize("positions", Positions)
def test_every_command_of_a_bot_is_legal(makers: tuple[MakeBot, ...], positions: Positions) -> None:
    for step in islice(game(a_match(7, positions, 3), makers, 7), 600):
        assert judge(step.before, step.command).objections == ()


@pytest.mark.parametrize("makers", [GREEDY, MIXED])
def test_the_same_seed_plays_the_same_match_and_another_seed_another_one(
    makers: tuple[MakeBot, ...],
) -> None:
    match = a_match(3, Positions.BOARD, 2)

    def commands(seed: int) -> list[object]:
        return [step.command for step in islice(game(match, makers, seed), 300)]

    assert commands(1) == commands(1)
    assert commands(1) != commands(2)


@pytest.mark.parametrize("faction", [HUMANS, DIGITALS, XENOS])
def test_a_greedy_bot_of_any_faction_earns_builds_a_fleet_and_takes_planets(faction: str) -> None:
    match = new_match((HUMANS, DIGITALS, XENOS), 4, (3, 2))
    deeds: dict[type, int] = {}
    for step in game(match, GREEDY, 4):
        if step.before.stage is Stage.PLAY:
            player = step.before.players[step.before.turn.player]
            if player.faction == faction:
                deeds[type(step.command)] = deeds.get(type(step.command), 0) + 1

    assert deeds[c.BuildStructure] >= 4
    assert deeds[c.BuildShip] >= 1
    assert deeds[c.MoveShip] >= 5


def test_greedy_bots_conquer_one_another_until_one_is_left() -> None:
    """BP-WIN-3, without anybody losing patience."""
    last: BotStep[Match, Command, Event] | None = None
    for last in game(a_match(6, Positions.BOARD, 2), GREEDY, 6):
        assert not isinstance(last.command, c.Concede)

    assert last is not None
    assert last.after.ending is Ending.LAST_SURVIVOR


def test_all_but_the_strongest_give_up_when_patience_is_at_its_end() -> None:
    match = new_match((HUMANS, DIGITALS, XENOS), 9, (3, 2))

    played = list(game(match, (impatient,), 9))

    assert played[-1].after.ending is Ending.LAST_SURVIVOR
    assert played[-1].after.turn.round == 4
    assert sum(isinstance(step.command, c.Concede) for step in played) == 2


def impatient(seed: int) -> GreedyBot:
    return GreedyBot(seed, patience=3)


def test_random_bots_stop_a_match_that_has_gone_on_long_enough() -> None:
    *_, last = game(a_match(2, Positions.TABLE, 2), RANDOM, 2)

    assert last.after.ending is Ending.STOPPED
    assert last.after.turn.round == 17


def test_a_random_bot_does_all_sorts_of_things() -> None:
    kinds = {
        type(step.command)
        for seed in range(30)
        for step in game(
            a_match(seed, Positions(("board", "table")[seed % 2]), 2, rich=True), RANDOM, seed
        )
    }

    assert {
        c.BuildStructure,
        c.Demolish,
        c.ClearNatural,
        c.BuildShip,
        c.MoveShip,
        c.Attack,
        c.Conquer,
        c.DestroyStructure,
        c.LoadCargo,
        c.UnloadCargo,
        c.DeployStructure,
    } <= kinds


# --- single choices


def choose(match: Match) -> object:
    return GreedyBot(1).choose(match, match.turn.player)


def test_a_greedy_scout_takes_a_free_planet_at_once() -> None:
    """BP-CONQ-1."""
    match, ship = with_ship(acting(), RED, SMALL, orbit(acting(), WILD)[0])

    assert choose(match) == c.Conquer(ship, WILD)


def test_a_greedy_ship_goes_towards_the_nearest_goal() -> None:
    match = acting()
    start = orbit(match, RED_HOME)[0]
    match, ship = with_ship(match, RED, BIG, start)

    command = choose(match)

    assert isinstance(command, c.MoveShip)
    assert command.ship == ship
    assert command.to is not None
    assert command.to.distance(start) == 2


def test_a_greedy_warship_shoots_what_it_is_likeliest_to_destroy() -> None:
    match, ship = with_ship(acting(), RED, BIG, orbit(acting(), RED_HOME)[0])
    at = match.board.ships[ship].at
    assert at is not None
    free = [cell for cell in at.neighbors() if cell not in orbit(match, RED_HOME)]
    match, _hard = with_ship(match, BLUE, BIG, free[0])
    match, easy = with_ship(match, BLUE, SMALL, free[1])

    command = choose(match)

    assert isinstance(command, c.Attack)
    assert command.target == easy


def test_a_greedy_warship_conquers_an_empty_enemy_planet() -> None:
    """BP-CONQ-14."""
    match = without_defences(acting(), BLUE_HOME)
    match, ship = with_ship(match, RED, BIG, orbit(match, BLUE_HOME)[0])

    assert choose(match) == c.Conquer(ship, BLUE_HOME)


def test_a_greedy_player_builds_what_its_ships_are_made_of() -> None:
    command = choose(building())

    assert isinstance(command, c.BuildStructure)
    assert command.kind in ("blast_furnace", "greenhouse")


def test_with_nothing_to_do_a_bot_goes_on() -> None:
    match = in_phase(acting(DUO), Phase.SHIPS)

    assert choose(match) == c.EnterPhase(Phase.ACTIONS)
    assert RandomBot(1).choose(match, RED) == c.EnterPhase(Phase.ACTIONS)


def test_beside_a_real_board_without_a_map_bots_enter_their_planets() -> None:
    """BP-GEN-16, BP-GEN-17."""
    players = tuple(
        c.NewPlayer(f"P{n}", faction) for n, faction in enumerate((HUMANS, XENOS, DIGITALS))
    )
    create = c.CreateMatch(players, TABLES, positions=Positions.TABLE)
    bots = bots_for(NEW_MATCH, GREEDY, 1)
    assert next_command(NEW_MATCH, bots) is None

    match = do(NEW_MATCH, create)
    steps = list(play(match, bots_for(match, GREEDY, 1), 1, most=30))

    assert steps[-1].after.stage is Stage.PLAY
    assert [len(one.natural) for one in steps[-1].after.board.planets.values()] == [5, 5, 5]
    for step in steps:
        assert judge(step.before, step.command).objections == ()
