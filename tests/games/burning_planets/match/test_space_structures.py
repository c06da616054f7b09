"""Space structures: bought, carried, deployed, moved (BP-SPACE)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    AsteroidId,
    KindId,
    Phase,
    PlanetId,
    Positions,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.changes import into_reserve, with_allowance
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    BuildShip,
    BuildStructure,
    Collect,
    Conquer,
    DeployStructure,
    EndTurn,
    EnterPhase,
    LoadCargo,
    PickUpStructure,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DRILL,
    FURNACE,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    RICH,
    ROCK,
    ROCK_CELL,
    SMALL,
    SPACEPORT,
    STATION,
    acting,
    do,
    do_all,
    in_phase,
    objected,
    objections,
    purse,
    refused,
    treasury,
    unit,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)

AT_RED = CENTERS[0] + Hex(3, 0)
BESIDE_ROCK = ROCK_CELL + Hex(1, 0)
OPEN = Hex(14, 11)


def shopping(
    options: Options = DEFAULTS, positions: Positions = Positions.BOARD
) -> tuple[Match, ShipId]:
    """Red's cargo ship at Red's spaceport, in Red's action phase, with plenty of money."""
    match = with_treasury(acting(options=options, positions=positions), RED, RICH)
    tracked = positions is Positions.BOARD
    port = CENTERS[0] + Hex(0, 1) if tracked else None
    match, _ = with_structure(match, RED_HOME, SPACEPORT, port)
    return with_ship(match, RED, CARGO, AT_RED if tracked else None)


def laden(kind: KindId, at: Hex = BESIDE_ROCK, options: Options = DEFAULTS) -> tuple[Match, ShipId]:
    return with_ship(acting(options=options), RED, CARGO, at, carried=kind)


def later(match: Match) -> Match:
    """Red's next action phase."""
    for _ in range(3):
        match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    return do(match, EnterPhase(Phase.ACTIONS))


# --- buying


@pytest.mark.parametrize(
    ("kind", "price"),
    [(DRILL, purse(metal=10)), (HABITAT, purse(food=10)), (STATION, purse(food=10, metal=10))],
)
def test_a_space_structure_is_paid_for_when_it_is_loaded(kind: KindId, price: object) -> None:
    """BP-SPACE-1, BP-SPACE-2."""
    match, ship = shopping()

    match = do(match, LoadCargo(ship, RED_HOME, buy=kind))

    carried = match.board.ships[ship].carried
    assert carried is not None
    assert (carried.kind, carried.owner) == (kind, RED)
    assert RICH - treasury(match, RED) == price


def test_space_structures_are_bought_at_own_planets_with_a_spaceport() -> None:
    """BP-SPACE-1."""
    match, ship = with_ship(with_treasury(acting(), RED, RICH), RED, CARGO, AT_RED)
    assert objected(match, LoadCargo(ship, RED_HOME, buy=DRILL)) == ("BP-SPACE-1",)

    match, ship = with_ship(match, RED, CARGO, CENTERS[1] + Hex(3, 0))
    match, _ = with_structure(match, BLUE_HOME, SPACEPORT, CENTERS[1] + Hex(2, 0))
    assert objected(match, LoadCargo(ship, BLUE_HOME, buy=DRILL)) == ("BP-SPACE-1",)


def test_a_station_is_no_place_for_buying() -> None:
    """BP-SPACE-19."""
    match, ship = with_ship(with_treasury(acting(), RED, RICH), RED, CARGO, OPEN)
    match, station = with_space(match, RED, STATION, OPEN + Hex(1, 0))

    assert "BP-SPACE-19" in objected(match, LoadCargo(ship, station, buy=DRILL))


def test_a_purchase_uses_the_allowance_of_the_planet() -> None:
    """BP-SPACE-3, BP-BUILD-2, both ways."""
    match, ship = shopping()
    built = with_allowance(match, RED_HOME, built=1)
    assert objected(built, LoadCargo(ship, RED_HOME, buy=DRILL)) == ("BP-SPACE-3", "BP-BUILD-2")

    bought = in_phase(do(match, LoadCargo(ship, RED_HOME, buy=DRILL)), Phase.STRUCTURES)
    command = BuildStructure(RED_HOME, GREENHOUSE, CENTERS[0] + Hex(2, 0))
    assert objected(bought, command) == ("BP-BUILD-2",)


def test_the_table_can_let_purchases_be_free_of_the_allowance() -> None:
    """space_structure_uses_allowance = false (AMB-29)."""
    match, ship = shopping(Options(space_structure_uses_allowance=False))
    match = with_allowance(match, RED_HOME, built=1)

    match = do(match, LoadCargo(ship, RED_HOME, buy=DRILL))

    assert match.turn.allowances[RED_HOME].built == 1


def test_a_cargo_ship_carries_one_space_structure() -> None:
    """BP-SPACE-4."""
    match, ship = with_ship(shopping()[0], RED, CARGO, AT_RED + Hex(-1, 1), carried=DRILL)

    assert refused(match, LoadCargo(ship, RED_HOME, buy=HABITAT)) == ("BP-SPACE-4",)
    both = LoadCargo(ship, RED_HOME, buy=HABITAT, from_reserve=StructureId("x"))
    assert refused(match, both) == ("BP-SPACE-4",)
    assert objections(match, LoadCargo(ship, RED_HOME, purse(1))) == {}  # BP-CARGO-8


def test_goods_and_a_structure_are_loaded_together_and_paid_together() -> None:
    """BP-TRADE-6, BP-RES-3."""
    match, ship = shopping()
    match = with_treasury(match, RED, purse(metal=15))

    both = LoadCargo(ship, RED_HOME, purse(metal=5), buy=DRILL)
    assert treasury(do(match, both), RED) == purse()
    assert refused(match, LoadCargo(ship, RED_HOME, purse(metal=6), buy=DRILL)) == ("BP-RES-3",)


def test_only_space_structures_are_bought_this_way() -> None:
    """BP-SPACE-1."""
    match, ship = shopping()

    assert refused(match, LoadCargo(ship, RED_HOME, buy=FURNACE)) == ("BP-SPACE-1",)
    assert refused(match, LoadCargo(ship, RED_HOME, buy=KindId("castle"))) == ("BP-APP-7",)


def test_a_spaceport_built_this_turn_can_be_kept_from_selling() -> None:
    """new_structure_functions_at_once = false (AMB-28)."""
    match = with_treasury(acting(options=Options(new_structure_functions_at_once=False)), RED, RICH)
    match, _ = with_structure(
        match, RED_HOME, SPACEPORT, CENTERS[0] + Hex(0, 1), built=match.turn.number
    )
    match, ship = with_ship(match, RED, CARGO, AT_RED)

    assert objected(match, LoadCargo(ship, RED_HOME, buy=DRILL)) == ("BP-SPACE-1",)


# --- the reserve


def reserved(match: Match) -> tuple[Match, StructureId]:
    looted = SpaceStructure(StructureId("looted"), HABITAT, RED)
    return into_reserve(match, looted), looted.id


def test_a_looted_structure_is_loaded_without_payment_or_allowance() -> None:
    """BP-CARGO-5 (AMB-76)."""
    match, ship = shopping()
    match, looted = reserved(with_allowance(match, RED_HOME, built=1))

    match = do(match, LoadCargo(ship, RED_HOME, from_reserve=looted))

    assert match.players[RED].reserve == ()
    assert match.board.ships[ship].carried == SpaceStructure(looted, HABITAT, RED)
    assert treasury(match, RED) == RICH


def test_a_looted_structure_needs_an_own_spaceport_too() -> None:
    """BP-CARGO-5."""
    match, ship = with_ship(acting(), RED, CARGO, AT_RED)
    match, looted = reserved(match)

    assert objected(match, LoadCargo(ship, RED_HOME, from_reserve=looted)) == ("BP-CARGO-5",)
    missing = LoadCargo(ship, RED_HOME, from_reserve=StructureId("other"))
    assert refused(match, missing) == ("BP-CARGO-5",)


# --- deploying


@pytest.mark.parametrize("kind", [DRILL, HABITAT])
def test_drilling_facilities_and_habitats_go_on_asteroids(kind: KindId) -> None:
    """BP-SPACE-5, BP-SPACE-6, BP-SPACE-7: no conquest first, one unload action."""
    match, ship = laden(kind)

    after = do(match, DeployStructure(ship, asteroid=ROCK))

    [structure] = after.board.space.values()
    assert (structure.kind, structure.asteroid, structure.owner) == (kind, ROCK, RED)
    assert structure.deployed == match.turn.number
    assert after.board.ships[ship].carried is None
    assert after.turn.spent[unit(ship)].others == 1
    assert objected(match, DeployStructure(ship, BESIDE_ROCK + Hex(1, 0))) == ("BP-SPACE-5",)


def test_the_ship_touches_the_asteroid() -> None:
    """BP-SPACE-7."""
    match, ship = laden(DRILL, BESIDE_ROCK + Hex(1, 0))

    assert objected(match, DeployStructure(ship, asteroid=ROCK)) == ("BP-SPACE-7",)


def test_an_asteroid_holds_one_structure() -> None:
    """BP-SPACE-8."""
    match, ship = laden(DRILL)
    match, _ = with_space(match, BLUE, HABITAT, asteroid=ROCK)

    assert refused(match, DeployStructure(ship, asteroid=ROCK)) == ("BP-SPACE-8",)


def test_a_station_goes_on_an_empty_space_cell_beside_the_ship() -> None:
    """BP-SPACE-9, BP-SPACE-10."""
    match, ship = laden(STATION, OPEN)
    match, _ = with_ship(match, BLUE, SMALL, OPEN + Hex(0, 1))

    after = do(match, DeployStructure(ship, OPEN + Hex(1, 0)))

    assert [one.at for one in after.board.space.values()] == [OPEN + Hex(1, 0)]
    assert objected(match, DeployStructure(ship, OPEN + Hex(2, 0))) == ("BP-SPACE-10",)
    assert refused(match, DeployStructure(ship, OPEN + Hex(0, 1))) == ("BP-BOARD-13",)
    assert refused(match, DeployStructure(ship, CENTERS[0])) == ("BP-BOARD-14",)


def test_a_station_never_stands_on_an_asteroid() -> None:
    """BP-SPACE-9, BP-BOARD-13."""
    match, ship = laden(STATION)

    assert refused(match, DeployStructure(ship, asteroid=ROCK)) == ("BP-SPACE-9", "BP-BOARD-13")
    assert refused(match, DeployStructure(ship, ROCK_CELL)) == ("BP-BOARD-13",)


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (DeployStructure(ShipId("red-1")), "BP-SPACE-7"),
        (DeployStructure(ShipId("red-1"), OPEN, ROCK), "BP-SPACE-7"),
        (DeployStructure(ShipId("red-1"), asteroid=AsteroidId("none")), "BP-APP-7"),
        (DeployStructure(ShipId("red-2"), asteroid=ROCK), "BP-SPACE-4"),
        (DeployStructure(ShipId("ghost"), asteroid=ROCK), "BP-APP-7"),
    ],
)
def test_a_deployment_names_one_place(command: DeployStructure, rule: str) -> None:
    match, _ = laden(DRILL)
    match, _ = with_ship(match, RED, CARGO, OPEN)

    assert rule in refused(match, command)


def test_a_structure_on_an_asteroid_blocks_no_more_than_the_asteroid() -> None:
    """BP-BOARD-13."""
    match, _ = with_space(acting(), BLUE, DRILL, asteroid=ROCK)
    match, ship = with_ship(match, RED, SMALL, BESIDE_ROCK)

    assert objections(match, Attack(unit(ship), ROCK)) == {}


# --- moving them


def test_space_structures_move_by_cargo_ship_only() -> None:
    """BP-SPACE-11, BP-SPACE-12: load beside it, travel, unload at a legal place."""
    match, drill = with_space(acting(), RED, DRILL, asteroid=ROCK)
    match, ship = with_ship(match, RED, CARGO, BESIDE_ROCK)

    match = do(match, PickUpStructure(ship, drill))
    assert match.board.space == {}
    carried = match.board.ships[ship].carried
    assert carried is not None
    assert (carried.id, carried.asteroid) == (drill, None)

    match = do(match, DeployStructure(ship, asteroid=ROCK))
    assert match.board.space[drill].asteroid == ROCK


def test_a_structure_is_picked_up_beside_it() -> None:
    """BP-SPACE-12."""
    match, station = with_space(acting(), RED, STATION, OPEN)
    match, far = with_ship(match, RED, CARGO, OPEN + Hex(2, 0))
    match, spear = with_ship(match, RED, SMALL, OPEN + Hex(1, 0))
    match, full = with_ship(match, RED, CARGO, OPEN + Hex(0, 1), carried=DRILL)

    assert objected(match, PickUpStructure(far, station)) == ("BP-SPACE-12",)
    assert refused(match, PickUpStructure(spear, station)) == ("BP-ACT-14",)
    assert refused(match, PickUpStructure(full, station)) == ("BP-SPACE-4",)
    assert refused(match, PickUpStructure(far, StructureId("none"))) == ("BP-APP-7",)


def test_only_the_owners_cargo_ships_load_a_space_structure() -> None:
    """BP-SPACE-13, BP-SPACE-16: deployed structures cannot be captured."""
    match, theirs = with_space(acting(), BLUE, STATION, OPEN)
    match, ship = with_ship(match, RED, CARGO, OPEN + Hex(1, 0))

    assert objected(match, PickUpStructure(ship, theirs, consent=True)) == ("BP-SPACE-13",)


def test_the_table_can_let_others_move_structures_with_consent() -> None:
    """foreign_cargo_moves_structures = with_consent (AMB-32): the owner stays the same."""
    options = Options(foreign_cargo_moves_structures="with_consent")
    match, theirs = with_space(acting(options=options), BLUE, STATION, OPEN)
    match, ship = with_ship(match, RED, CARGO, OPEN + Hex(1, 0))
    assert objected(match, PickUpStructure(ship, theirs)) == ("BP-SPACE-13",)

    match = do_all(
        match,
        PickUpStructure(ship, theirs, consent=True),
        DeployStructure(ship, OPEN + Hex(2, 0)),
    )

    assert match.board.space[theirs].owner == BLUE


def test_relocation_does_not_renew_attacks() -> None:
    """BP-SPACE-21."""
    match, station = with_space(acting(), RED, STATION, OPEN)
    match, target = with_ship(match, BLUE, SMALL, OPEN + Hex(-1, 0))
    match, ship = with_ship(match, RED, CARGO, OPEN + Hex(1, 0))
    miss = Attack(unit(station), target, faces=(1, 4))
    match = do_all(match, miss, miss)

    match = do_all(match, PickUpStructure(ship, station), DeployStructure(ship, OPEN))

    assert "BP-ACT-9" in objected(match, miss)
    loose = replace(match, options=Options(structures_fire_consecutively=False))
    assert objected(loose, miss) == ("BP-SPACE-15",)


def test_conquest_is_for_planets_only() -> None:
    """BP-SPACE-16."""
    match, theirs = with_space(acting(), BLUE, STATION, OPEN)
    match, ship = with_ship(match, RED, SMALL, OPEN + Hex(1, 0))

    assert refused(match, Conquer(ship, PlanetId(theirs))) == ("BP-APP-7",)


# --- EX-55


def test_ex_55_what_a_station_does_from_turn_to_turn() -> None:
    """EX-55: BP-SPACE-15, BP-SHIP-1, BP-TURN-7, BP-TURN-10."""
    match, ship = laden(STATION, OPEN)
    match = with_treasury(match, RED, RICH)
    match, target = with_ship(match, BLUE, SMALL, OPEN + Hex(2, 0))
    match = do(match, DeployStructure(ship, OPEN + Hex(1, 0)))
    [station] = match.board.space
    miss = Attack(unit(station), target, faces=(1, 4))
    match = do_all(match, miss, miss)

    match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect(), EnterPhase(Phase.SHIPS))
    match = do(match, BuildShip(station, SMALL, OPEN + Hex(1, 1)))
    [new] = [one for one in match.board.ships.values() if one.cls == SMALL and one.owner == RED]
    match = do(match, EnterPhase(Phase.ACTIONS))
    assert objected(match, Attack(unit(new.id), target)) == ("BP-TURN-7",)

    match = later(match)
    assert objections(match, Attack(unit(new.id), target)) == {}


# --- beside a real board


def test_beside_a_real_board_structures_are_deployed_without_a_place() -> None:
    match, ship = shopping(positions=Positions.TABLE)

    match = do_all(match, LoadCargo(ship, RED_HOME, buy=DRILL), DeployStructure(ship))

    [drill] = match.board.space.values()
    assert (drill.kind, drill.at, drill.asteroid) == (DRILL, None, None)
    assert refused(match, DeployStructure(ship, OPEN)) == ("BP-SPACE-4",)


def test_beside_a_real_board_a_listed_asteroid_can_be_named() -> None:
    match, ship = shopping(positions=Positions.TABLE)

    match = do_all(
        match, LoadCargo(ship, RED_HOME, buy=DRILL), DeployStructure(ship, asteroid=ROCK)
    )

    assert next(iter(match.board.space.values())).asteroid == ROCK


def test_cannons_are_not_space_structures() -> None:
    match, ship = shopping()

    assert refused(match, LoadCargo(ship, RED_HOME, buy=CANNON)) == ("BP-SPACE-1",)
