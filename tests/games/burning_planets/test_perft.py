"""How many commands the rules allow from a position, pinned: position, depth, number."""

from collections.abc import Callable

import pytest

from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    DUO,
    EAST,
    ENORMOUS,
    RED,
    RED_HOME,
    RICH,
    ROCK,
    ROCK_CELL,
    SMALL,
    SPACEPORT,
    STATION,
    TABLES,
    WILD,
    WIND,
    GivenDice,
    acting,
    building,
    cannon_cell,
    creation,
    do,
    in_phase,
    orbit,
    purse,
    started,
    with_event,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
    without_defences,
)
from tests.perft import perft

GAME = table_game()
MODEST = purse(20, 20, 20, 20)


# --- positions


def seated(options: Options) -> Match:
    """Everybody sits; the order is still open."""
    return do(NEW_MATCH, creation(DUO, options), dice=GivenDice(1, 1, 1, 1))


def to_be_rolled() -> Match:
    return seated(Options())


def to_be_agreed() -> Match:
    return seated(Options(first_player="manual"))


def without_a_map() -> Match:
    """Beside a real board: the order, then a starting planet each."""
    players = tuple(NewPlayer(name, faction) for name, faction in zip("AB", DUO, strict=True))
    return do(NEW_MATCH, CreateMatch(players, TABLES, positions=Positions.TABLE))


def first_turn() -> Match:
    return started(DUO)


def first_turn_beside_a_board() -> Match:
    return started(DUO, positions=Positions.TABLE)


def of_modest_means() -> Match:
    return with_treasury(in_phase(started(DUO), Phase.STRUCTURES), RED, MODEST)


def of_modest_means_beside_a_board() -> Match:
    match = in_phase(first_turn_beside_a_board(), Phase.STRUCTURES)
    return with_treasury(match, RED, MODEST)


def rich() -> Match:
    return building()


def at_a_spaceport() -> Match:
    ground = CENTERS[0] + EAST * 2
    match, _ = with_structure(of_modest_means(), RED_HOME, SPACEPORT, ground)
    return in_phase(match, Phase.SHIPS)


def at_a_rich_spaceport_and_a_station() -> Match:
    match = with_treasury(at_a_spaceport(), RED, RICH)
    return with_space(match, RED, STATION, ROCK_CELL + EAST)[0]


def scout_at_a_free_planet() -> Match:
    match = acting(DUO)
    return with_ship(match, RED, SMALL, orbit(match, WILD)[0])[0]


def under_a_stellar_wind() -> Match:
    return with_event(scout_at_a_free_planet(), WIND)


def passing_ships() -> Match:
    match = acting(DUO, Options(pass_through="all_ships"))
    match, _ = with_ship(match, RED, BIG, ROCK_CELL + EAST)
    return with_ship(match, BLUE, BIG, ROCK_CELL + EAST * 2)[0]


def two_fleets_in_touch() -> Match:
    match = acting(DUO)
    match, _ = with_ship(match, RED, BIG, cannon_cell(1) + EAST * -1)
    return with_ship(match, BLUE, SMALL, cannon_cell(1) + EAST * -2)[0]


def enormous_beside_an_open_planet() -> Match:
    match = without_defences(acting(DUO), BLUE_HOME)
    match, _ = with_structure(match, BLUE_HOME, SPACEPORT, CENTERS[1] + EAST * 2)
    return with_ship(match, RED, ENORMOUS, orbit(match, BLUE_HOME)[0])[0]


def six_in_position() -> Match:
    """BP-BOMB-2, with a seventh ship elsewhere."""
    match = acting(DUO)
    center = CENTERS[1]
    for direction in center.neighbors():
        match, _ = with_ship(match, RED, ENORMOUS, center + (direction - center) * 3)
    return with_ship(match, RED, ENORMOUS, ROCK_CELL + EAST)[0]


def seven_bombers_beside_a_board() -> Match:
    match = acting(DUO, positions=Positions.TABLE)
    for _ in range(7):
        match, _ = with_ship(match, RED, ENORMOUS, None)
    return match


def freighter_at_home() -> Match:
    match, _ = with_structure(acting(DUO), RED_HOME, SPACEPORT, CENTERS[0] + EAST * 2)
    match = with_treasury(match, RED, RICH)
    return with_ship(match, RED, CARGO, orbit(match, RED_HOME)[0], hold=purse(metal=3))[0]


def freighter_with_a_drill() -> Match:
    return with_ship(acting(DUO), RED, CARGO, ROCK_CELL + EAST, carried=DRILL)[0]


def freighter_with_a_station() -> Match:
    return with_ship(acting(DUO), RED, CARGO, ROCK_CELL + EAST, carried=STATION)[0]


def freighter_beside_a_board() -> Match:
    match = acting(DUO, positions=Positions.TABLE)
    match, _ = with_space(match, BLUE, DRILL, asteroid=ROCK)
    match = with_treasury(match, RED, MODEST)
    return with_ship(match, RED, CARGO, None, hold=purse(food=2))[0]


def traders() -> Match:
    match = acting(DUO, Options(direct_transfer=True))
    return with_treasury(with_treasury(match, RED, MODEST), BLUE, MODEST)


def reacting_cannon() -> Match:
    """AMB-49: a scout is about to arrive beside Blue's cannon."""
    match = acting(DUO, Options(defence_fire="reaction"))
    return with_ship(match, RED, SMALL, cannon_cell(1) + EAST * -3)[0]


# --- the table

NUMBERS: list[tuple[Callable[[], Match], int, int]] = [
    (to_be_rolled, 1, 1),
    (to_be_agreed, 1, 2),
    (to_be_agreed, 2, 24),
    (to_be_agreed, 4, 1152),
    (without_a_map, 1, 22),
    (without_a_map, 3, 388),
    (first_turn, 1, 4),
    (first_turn, 4, 527),
    (first_turn_beside_a_board, 1, 4),
    (first_turn_beside_a_board, 4, 63),
    (of_modest_means, 1, 59),
    (of_modest_means, 2, 971),
    (of_modest_means_beside_a_board, 1, 13),
    (of_modest_means_beside_a_board, 3, 404),
    (rich, 1, 72),
    (rich, 2, 1462),
    (at_a_spaceport, 1, 149),
    (at_a_spaceport, 2, 4616),
    (at_a_rich_spaceport_and_a_station, 1, 9665),
    (scout_at_a_free_planet, 1, 39),
    (scout_at_a_free_planet, 2, 1345),
    (under_a_stellar_wind, 1, 4),
    (under_a_stellar_wind, 4, 24),
    (passing_ships, 1, 21),
    (passing_ships, 3, 1224),
    (two_fleets_in_touch, 1, 18),
    (two_fleets_in_touch, 3, 872),
    (enormous_beside_an_open_planet, 1, 10),
    (enormous_beside_an_open_planet, 4, 76),
    (six_in_position, 1, 42),
    (six_in_position, 2, 1361),
    (seven_bombers_beside_a_board, 1, 48),
    (seven_bombers_beside_a_board, 2, 1584),
    (freighter_at_home, 1, 36),
    (freighter_at_home, 2, 1168),
    (freighter_with_a_drill, 1, 39),
    (freighter_with_a_drill, 2, 1371),
    (freighter_with_a_station, 1, 43),
    (freighter_with_a_station, 2, 1707),
    (freighter_beside_a_board, 1, 15),
    (freighter_beside_a_board, 3, 1102),
    (traders, 1, 8),
    (traders, 4, 1043),
    (reacting_cannon, 1, 60),
    (reacting_cannon, 2, 3274),
]


@pytest.mark.parametrize(("position", "depth", "number"), NUMBERS)
def test_so_many_commands_are_legal(position: Callable[[], Match], depth: int, number: int) -> None:
    assert perft(GAME, position(), depth) == number
