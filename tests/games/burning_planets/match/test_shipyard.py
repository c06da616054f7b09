"""Building ships (BP-SHIP)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, ClassId, Phase, PlanetId, Positions
from bp_desktop.games.burning_planets.match.changes import without_ship
from bp_desktop.games.burning_planets.match.commands import (
    BuildShip,
    BuildStructure,
    Collect,
    EndTurn,
    EnterPhase,
    MoveShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.events import ShipBuilt
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    RED,
    RED_HOME,
    RICH,
    ROCK,
    SMALL,
    SPACEPORT,
    STATION,
    TABLES,
    WILD,
    WILD_CENTER,
    building,
    do,
    do_all,
    happens,
    in_phase,
    objected,
    only,
    orbit,
    purse,
    refused,
    treasury,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)

PORT = CENTERS[0] + Hex(0, 1)
OUT_HERE = Hex(16, 12)


def yard(options: Options = DEFAULTS, positions: Positions = Positions.BOARD) -> Match:
    """Red's ship phase, with a spaceport at home."""
    match = in_phase(building(options, positions), Phase.SHIPS)
    at = PORT if positions is Positions.BOARD else None
    return with_structure(match, RED_HOME, SPACEPORT, at)[0]


def test_ships_are_built_at_own_planets_with_a_spaceport() -> None:
    """BP-SHIP-1."""
    without = in_phase(building(), Phase.SHIPS)

    assert objected(without, BuildShip(RED_HOME, SMALL)) == ("BP-SHIP-1",)
    assert len(do(yard(), BuildShip(RED_HOME, SMALL)).board.ships) == 1


def test_ships_are_not_built_at_other_players_planets() -> None:
    """BP-SHIP-1."""
    match, _ = with_structure(yard(), BLUE_HOME, SPACEPORT, CENTERS[1] + Hex(2, 0))

    assert "BP-SHIP-1" in objected(match, BuildShip(BLUE_HOME, SMALL))


def test_ships_are_built_at_own_stations() -> None:
    """BP-SHIP-1."""
    match, station = with_space(yard(), RED, STATION, OUT_HERE)

    match = do(match, BuildShip(station, SMALL, OUT_HERE + Hex(1, 0)))

    assert [ship.at for ship in match.board.ships.values()] == [OUT_HERE + Hex(1, 0)]


def test_other_space_structures_build_no_ships() -> None:
    """BP-SHIP-1, BP-FAC-7."""
    match, drill = with_space(yard(), RED, DRILL, asteroid=ROCK)
    match, foreign = with_space(match, BLUE, STATION, OUT_HERE)

    assert objected(match, BuildShip(drill, SMALL)) == ("BP-SHIP-1",)
    assert "BP-SHIP-1" in objected(match, BuildShip(foreign, SMALL))


def test_if_overruled_the_owner_of_the_yard_pays_and_gets_the_ship() -> None:
    """At an uninhabited planet that is the active player."""
    match, port = with_structure(yard(), WILD, SPACEPORT, WILD_CENTER + Hex(2, 0))
    assert port in match.board.planets[WILD].structures

    here = do(match, BuildShip(WILD, SMALL), overrule=True)
    there = do(match, BuildShip(BLUE_HOME, SMALL), overrule=True)

    assert [ship.owner for ship in here.board.ships.values()] == [RED]
    assert treasury(here, RED) == RICH - purse(food=5, metal=5)
    assert [ship.owner for ship in there.board.ships.values()] == [BLUE]
    assert treasury(there, BLUE) == RICH - purse(food=10)


def test_a_new_ship_touches_its_yard() -> None:
    """BP-SHIP-2."""
    match = yard()

    for at in orbit(match, RED_HOME):
        assert [one.at for one in do(match, BuildShip(RED_HOME, SMALL, at)).board.ships.values()]
    assert objected(match, BuildShip(RED_HOME, SMALL, CENTERS[0] + Hex(4, 0))) == (
        "BP-SHIP-2",
        "BP-SHIP-3",
        "BP-SHIP-4",
    )


def test_a_full_orbit_overflows_to_the_nearest_free_cell() -> None:
    """BP-SHIP-3, BP-SHIP-4: among equally near cells the builder chooses."""
    match = yard()
    for at in orbit(match, RED_HOME):
        match, _ = with_ship(match, BLUE, SMALL, at)

    for at in (CENTERS[0] + Hex(4, 0), CENTERS[0] + Hex(0, 4)):
        built = only(ShipBuilt, happens(match, BuildShip(RED_HOME, SMALL, at)))
        assert built.ship.at == at
    assert "BP-SHIP-4" in objected(match, BuildShip(RED_HOME, SMALL, CENTERS[0] + Hex(5, 0)))


@pytest.mark.parametrize(
    ("at", "rule"),
    [
        (CENTERS[0] + Hex(3, 0), "BP-BOARD-13"),
        (CENTERS[0] + Hex(2, 0), "BP-BOARD-14"),
        (Hex(900, 900), "BP-ACT-11"),
    ],
)
def test_a_ship_cannot_be_put_where_none_can_stand(at: Hex, rule: str) -> None:
    """BP-BOARD-13, BP-BOARD-14."""
    match, _ = with_ship(yard(), BLUE, SMALL, CENTERS[0] + Hex(3, 0))

    assert refused(match, BuildShip(RED_HOME, SMALL, at)) == (rule,)


def test_any_number_of_ships_as_far_as_the_treasury_allows() -> None:
    """BP-SHIP-5, BP-SHIP-6, BP-RES-3."""
    match = with_treasury(yard(), RED, purse(food=25, metal=25))

    after = do(match, BuildShip(RED_HOME, SMALL, count=5))

    assert len({ship.at for ship in after.board.ships.values()}) == 5
    assert treasury(after, RED) == purse()
    assert refused(match, BuildShip(RED_HOME, SMALL, count=6)) == ("BP-RES-3",)


def test_many_ships_fill_one_ring_after_the_other() -> None:
    """BP-SHIP-3."""
    match = do(yard(), BuildShip(RED_HOME, SMALL, CENTERS[0] + Hex(0, 3), count=20))

    distances = [
        ship.at.distance(CENTERS[0]) for ship in match.board.ships.values() if ship.at is not None
    ]
    assert distances == [3] * 18 + [4] * 2


def test_the_cost_of_the_own_faction_is_paid_at_once() -> None:
    """BP-SHIP-6."""
    built = only(ShipBuilt, happens(yard(), BuildShip(RED_HOME, BIG)))

    [posting] = built.postings
    assert posting.type is PostingType.SHIP_BUILD
    assert posting.amounts == -purse(food=20, metal=20)


def test_ship_numbers_are_unique_in_a_fleet_and_never_reused() -> None:
    """BP-SHIP-7."""
    match = do(yard(), BuildShip(RED_HOME, SMALL, count=2))
    first, second = match.board.ships.values()
    assert (first.number, second.number) == (1, 2)

    match = without_ship(match, second.id)
    built = only(ShipBuilt, happens(match, BuildShip(RED_HOME, CARGO)))

    assert built.ship.number == 3


def test_one_spaceport_is_enough() -> None:
    """BP-SHIP-8."""
    match = do_all(yard(), BuildShip(RED_HOME, SMALL, count=3), BuildShip(RED_HOME, CARGO))

    assert len(match.board.ships) == 4


def test_ships_are_built_in_phase_four() -> None:
    """BP-TURN-2."""
    match = in_phase(yard(), Phase.ACTIONS)

    assert objected(match, BuildShip(RED_HOME, SMALL)) == ("BP-TURN-2",)


def test_ex_30_a_ship_does_not_act_in_the_turn_it_is_built() -> None:
    """EX-30: BP-TURN-7; two actions in the next own turn."""
    match = do(yard(), BuildShip(RED_HOME, SMALL, CENTERS[0] + Hex(3, 0)))
    [ship] = match.board.ships
    match = do(match, EnterPhase(Phase.ACTIONS))
    assert objected(match, MoveShip(ship, to=CENTERS[0] + Hex(4, 0))) == ("BP-TURN-7",)

    for _ in range(3):
        match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())

    match = do_all(
        match,
        EnterPhase(Phase.ACTIONS),
        MoveShip(ship, to=CENTERS[0] + Hex(4, 0)),
        MoveShip(ship, to=CENTERS[0] + Hex(5, 0)),
    )
    assert match.board.ships[ship].at == CENTERS[0] + Hex(5, 0)


def test_a_spaceport_serves_in_the_turn_it_is_built() -> None:
    """BP-TURN-10; new_structure_functions_at_once = false turns it round (AMB-28)."""
    for options, rules in (
        (DEFAULTS, None),
        (Options(new_structure_functions_at_once=False), ("BP-SHIP-1",)),
    ):
        match = do_all(
            building(options),
            BuildStructure(RED_HOME, SPACEPORT, PORT),
            EnterPhase(Phase.SHIPS),
        )
        command = BuildShip(RED_HOME, SMALL)
        if rules is None:
            assert len(do(match, command).board.ships) == 1
        else:
            assert objected(match, command) == rules


def test_a_new_station_can_be_kept_from_building() -> None:
    """new_structure_functions_at_once = false (AMB-28)."""
    match = yard(Options(new_structure_functions_at_once=False))
    match, station = with_space(match, RED, STATION, OUT_HERE, deployed=match.turn.number)

    assert objected(match, BuildShip(station, SMALL)) == ("BP-SHIP-1",)


@pytest.mark.parametrize(
    "command",
    [BuildShip(PlanetId("nowhere"), SMALL), BuildShip(RED_HOME, ClassId("gigantic"))],
)
def test_unknown_yards_and_classes_are_refused(command: BuildShip) -> None:
    """BP-APP-7."""
    assert refused(yard(), command) == ("BP-APP-7",)


def test_beside_a_real_board_ships_have_no_cell() -> None:
    match = do(yard(positions=Positions.TABLE), BuildShip(RED_HOME, SMALL, count=3))

    assert [ship.at for ship in match.board.ships.values()] == [None] * 3
    assert treasury(match, RED) == RICH - purse(food=15, metal=15)
    assert refused(match, BuildShip(RED_HOME, SMALL, Hex(0, 0))) == ("BP-APP-1",)


DICE = {  # attack, defence, shield, speed
    "small": (4, 4, 0, 4),
    "medium": (6, 6, 1, 3),
    "big": (8, 8, 3, 2),
    "enormous": (20, 20, 6, 1),
    "cargo": (0, 6, 2, 3),
}


@pytest.mark.parametrize("cls", DICE)
def test_dice_shields_and_speeds_are_the_same_for_all_factions(cls: str) -> None:
    """BP-FAC-2, BP-COMBAT-15, BP-COMBAT-16."""
    row = TABLES.ship_classes[ClassId(cls)]

    assert (row.attack_die, row.defence_die, row.shield, row.speed) == DICE[cls]


def test_models_have_their_names() -> None:
    """BP-FAC-3."""
    names = {id_: tuple(faction.models.values()) for id_, faction in TABLES.factions.items()}

    assert names == {
        "humans": ("Spear", "Hammer", "Eagle", "Obliterator", "Cargo ship"),
        "digitals": ("Byte", "Kilo", "Mega", "Tera", "Cargo ship"),
        "xenos": ("Scout", "Hunter", "Butcher", "Devourer", "Cargo ship"),
    }


def test_a_board_without_a_free_cell_builds_nothing() -> None:
    """BP-SHIP-3."""
    match = yard()
    tiles = match.board.tiles
    assert tiles is not None
    crowded = replace(match.board, tiles=replace(tiles, places=()))

    assert refused(replace(match, board=crowded), BuildShip(RED_HOME, SMALL)) == ("BP-SHIP-3",)


def test_more_ships_than_the_board_has_room_for_are_refused() -> None:
    """BP-SHIP-3."""
    match = with_treasury(yard(), RED, RICH * 100)
    tiles = match.board.tiles
    assert tiles is not None
    small = replace(match.board, tiles=replace(tiles, places=tiles.places[:1]))
    match = replace(match, board=small)  # one tile: 169 cells, 19 of them planet

    assert len(do(match, BuildShip(RED_HOME, SMALL, count=100)).board.ships) == 100
    match = do(match, BuildShip(RED_HOME, SMALL, count=100))
    assert refused(match, BuildShip(RED_HOME, SMALL, count=60)) == ("BP-SHIP-3",)
