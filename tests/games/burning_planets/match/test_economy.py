"""Resources and their collection (BP-RES, BP-COL, BP-FAC-4 to -7)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import total
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, FOREST, MOUNTAIN, KindId, Phase
from bp_desktop.games.burning_planets.match.commands import (
    BuildStructure,
    Collect,
    Conquer,
    EndTurn,
    EnterPhase,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.economy import forecast, planet_yield
from bp_desktop.games.burning_planets.match.events import ResourcesCollected
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from tests.games.burning_planets.match.build import (
    ANOMALY,
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    FURNACE,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    ROCK,
    SMALL,
    SPACEPORT,
    STATION,
    TABLES,
    TOWER,
    WILD,
    WILD_CENTER,
    WIND,
    acting,
    building,
    do,
    do_all,
    happens,
    in_phase,
    only,
    purse,
    refused,
    started,
    treasury,
    with_event,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)


def industrious() -> Match:
    """EX-17: 2 forests, 3 mountains, a furnace, a greenhouse, a drill and a habitat."""
    match, _ = with_structure(started(), RED_HOME, FURNACE, CENTERS[0] + Hex(0, 1))
    match, _ = with_structure(match, RED_HOME, GREENHOUSE, CENTERS[0] + Hex(2, 0))
    match, _ = with_space(match, RED, DRILL, asteroid=ROCK)
    match, _ = with_space(match, RED, HABITAT, Hex(20, 2))
    return with_treasury(match, RED, purse())


def test_there_are_four_resources() -> None:
    """BP-RES-1."""
    assert TABLES.resources == ("biomass", "concrete", "food", "metal")


@pytest.mark.parametrize(
    ("roll", "expected"),
    [(7, purse(3, 4, 2, 2)), (1, purse(0, 4, 0, 2)), (20, purse(3, 3, 2, 0))],
)
def test_ex_17_collection_under_every_event(roll: int, expected: Purse) -> None:
    """EX-17: BP-COL-1, BP-COL-3, BP-EVENT-4, BP-EVENT-6, BP-EVENT-7, BP-EVENT-10."""
    match = do_all(industrious(), RollEvent(faces=(roll,)), Collect())

    assert treasury(match, RED) == expected


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (FOREST, purse(1)),
        (MOUNTAIN, purse(0, 1)),
        (FURNACE, purse(metal=1)),
        (GREENHOUSE, purse(food=1)),
        (DRILL, purse(concrete=1, metal=1)),
        (HABITAT, purse(biomass=1, food=1)),
        (SPACEPORT, purse()),
        (STATION, purse()),
        (TOWER, purse()),
    ],
)
def test_what_everything_yields(kind: KindId, expected: Purse) -> None:
    """BP-FAC-4, BP-FAC-5, BP-FAC-6, BP-FAC-7."""
    yields = {id_: row.yields for id_, row in TABLES.naturals.items()}
    yields |= {id_: row.yields for id_, row in TABLES.structures.items()}

    assert yields[kind] == expected


def test_collection_is_booked_planet_by_planet() -> None:
    """BP-COL-2, BP-RES-4: one treasury for all planets."""
    match = replace(industrious(), turn=replace(industrious().turn, rolled=True))
    match = replace(match, turn=replace(match.turn, phase=Phase.COLLECTION))

    collected = only(ResourcesCollected, happens(match, Collect()))

    assert {posting.source for posting in collected.postings} == {RED_HOME, DRILL, HABITAT}
    assert {posting.type for posting in collected.postings} == {PostingType.COLLECT}
    assert total(collected.postings) == purse(3, 4, 2, 2)
    assert do(match, Collect()).players[RED].treasury == purse(3, 4, 2, 2)


def test_structures_in_holds_and_reserves_yield_nothing() -> None:
    """BP-COL-4."""
    match, _ = with_ship(started(), RED, CARGO, Hex(20, 2), carried=DRILL)
    spare = match.board.ships[next(iter(match.board.ships))].carried
    assert spare is not None
    red = replace(match.players[RED], reserve=(spare,))
    match = replace(match, players={**match.players, RED: red})

    assert total(forecast(match, RED, None)) == purse(2, 3)


def test_uninhabited_planets_yield_nothing() -> None:
    """BP-COL-5, BP-AST-16."""
    match = started()

    assert planet_yield(match, match.board.planets[WILD]) == purse(concrete=4)
    assert all(total(forecast(match, one, None))["concrete"] < 9 for one in match.players)
    assert WILD not in {posting.source for posting in forecast(match, RED, None)}


def test_enemy_ships_in_orbit_do_not_reduce_the_yield() -> None:
    """BP-COL-6."""
    match, _ = with_ship(started(), BLUE, BIG, CENTERS[0] + Hex(3, 0))

    assert total(forecast(match, RED, None)) == purse(2, 3)


def test_ex_21_a_planet_yields_nothing_in_the_turn_of_its_conquest() -> None:
    """EX-21: BP-TURN-5, BP-CONQ-15, BP-TURN-8."""
    match, ship = with_ship(acting(), RED, SMALL, WILD_CENTER + Hex(4, 0))
    match = do(match, Conquer(ship, WILD))
    assert match.board.planets[WILD].acquired == match.turn.number

    again = do(match, Collect(), overrule=True)
    assert treasury(again, RED) == purse(22, 33)  # the planet gave nothing
    for _ in range(3):
        match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())

    assert match.turn.player == RED
    assert treasury(match, RED) == purse(22, 37)


def test_a_structure_yields_nothing_in_the_turn_in_which_it_is_built() -> None:
    """BP-TURN-6, BP-TURN-8: stamped, so that it holds whatever the order of phases."""
    match = with_treasury(building(), RED, purse(10, 10))
    match = do(match, BuildStructure(RED_HOME, FURNACE, CENTERS[0] + Hex(2, 0)))

    again = do(match, Collect(), overrule=True)

    assert treasury(again, RED) == purse(12, 3)


def test_a_space_structure_yields_from_the_first_collection_after_its_deployment() -> None:
    """BP-SPACE-20."""
    match, _ = with_space(started(), RED, DRILL, asteroid=ROCK, deployed=1)

    assert total(forecast(match, RED, None, 1)) == purse(2, 3)
    assert total(forecast(match, RED, None, 4)) == purse(2, 4, 0, 1)


def test_the_forecast_is_what_is_collected() -> None:
    match = do(industrious(), RollEvent(faces=(1,)))

    expected = forecast(match, RED, ANOMALY, match.turn.number)

    assert only(ResourcesCollected, happens(match, Collect())).postings == expected


def test_any_player_can_own_any_resource_without_limit() -> None:
    """BP-RES-2, BP-RES-6."""
    plenty = purse(10**9, 10**9, 10**9, 10**9)
    match = with_treasury(do(started(), RollEvent(faces=(7,))), RED, plenty)

    assert treasury(do(match, Collect()), RED) == plenty + purse(2, 3)


def test_ex_20_a_payment_that_is_not_covered_is_refused_as_a_whole() -> None:
    """EX-20: BP-RES-3: Xenos with 49/0/50/0 order a tower."""
    match = with_treasury(building(), BLUE, purse(49, 0, 50, 0))
    match = in_phase(match, Phase.STRUCTURES, BLUE)

    command = BuildStructure(BLUE_HOME, TOWER, CENTERS[1] + Hex(2, 0))

    assert refused(match, command) == ("BP-RES-3",)
    assert treasury(match, BLUE) == purse(49, 0, 50, 0)


def test_costs_of_all_planets_are_paid_from_the_one_treasury() -> None:
    """BP-RES-4."""
    match, ship = with_ship(acting(), RED, SMALL, WILD_CENTER + Hex(4, 0))
    match = do(match, Conquer(ship, WILD))
    match = in_phase(match, Phase.STRUCTURES)

    match = do(match, BuildStructure(WILD, FURNACE, WILD_CENTER + Hex(2, 0)))

    assert treasury(match, RED) == purse(20, 20)


def test_an_event_does_not_change_what_mountains_give() -> None:
    """BP-EVENT-10."""
    match = with_event(do(started(), RollEvent(faces=(20,))), WIND)

    assert treasury(do(match, Collect()), RED) == purse(22, 33)


def test_collecting_moves_on_and_can_be_left_at_once() -> None:
    match = do_all(started(), RollEvent(faces=(3,)), Collect(), EnterPhase(Phase.ACTIONS))

    assert match.turn.phase is Phase.ACTIONS
