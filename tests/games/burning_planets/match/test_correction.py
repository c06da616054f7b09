"""House rules, enforcement and corrections by hand (BP-APP-4, BP-APP-5)."""

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import total
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Natural, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    MOUNTAIN,
    AsteroidId,
    ClassId,
    EventId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    MoveShip,
    PlaceStartingCannon,
    PutAsteroid,
    PutNatural,
    PutShip,
    PutSpaceStructure,
    PutStructure,
    RelocateShip,
    RemoveNatural,
    RemoveThing,
    RestoreActions,
    RollOrder,
    SetOwner,
    SetTurn,
    StopMatch,
    TableCommand,
)
from bp_desktop.games.burning_planets.match.economy import forecast
from bp_desktop.games.burning_planets.match.events import (
    EventRolled,
    EventThrow,
    NaturalPut,
    OptionChanged,
    OrderSettled,
    PlayBegan,
    ShipPut,
    SpaceStructurePut,
)
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import geometry, occupancy
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.clock import PauseClock
from bp_desktop.games.shared.house_rules import ChangeEnforcement, ChangeOption, RenameMatch
from bp_desktop.games.system import Enforcement
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    FURNACE,
    GREEN,
    GREENHOUSE,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    STATION,
    SYSTEM,
    TRIO,
    WILD,
    GivenDice,
    acting,
    creation,
    do,
    do_all,
    happens,
    kinds_on,
    objected,
    only,
    purse,
    refused,
    ship_at,
    started,
    treasury,
    unit,
    with_ship,
    with_space,
)

OPEN = Hex(14, 11)

OTHER_VALUES: dict[str, bool | int | str | dict[str, int]] = {
    "min_players": 3,
    "max_players": 6,
    "allow_duplicate_factions": False,
    "first_player": "manual",
    "tile_width": 15,
    "tile_height": 15,
    "starting_planet_size": "big",
    "second_planet_owned": True,
    "resource_cells": "manual",
    "resource_border_policy": "refuse",
    "min_start_tile_distance": 2,
    "asteroid_gap_planet": 0,
    "asteroid_on_board_edge": False,
    "asteroid_modifier_die": 12,
    "asteroid_cell_choice": "random",
    "starting_cannon_cell": "random",
    "events_on_first_turn": False,
    "collect_on_first_turn": False,
    "event_scope": "round_start",
    "anomaly_blocks_deployment": True,
    "wind_stops_structure_attacks": True,
    "demolition_refund_percent": 50,
    "new_structure_functions_at_once": False,
    "space_structure_uses_allowance": False,
    "looted_structure": "lost",
    "foreign_cargo_moves_structures": "with_consent",
    "station_attacks": 1,
    "station_is_trade_point": True,
    "cargo_capacity": 100,
    "pass_through": "all_ships",
    "enormous_actions": "move_or_attack",
    "enormous_special_actions": "move_allowance",
    "structures_fire_consecutively": False,
    "defence_fire": "reaction",
    "asteroid_attack": False,
    "cargo_conquest": "never",
    "enemy_conquest": "automatic",
    "orbit_guard_blocks_conquest": True,
    "bombardment_cells": "any_cell_touching_vertex",
    "bombardment_allies": True,
    "elimination": "no_planets",
    "shared_victory": "off",
    "direct_transfer": True,
    "trade_space_structures": True,
    "treasury_visibility": "owner",
}


# --- options


def test_every_option_is_looked_at() -> None:
    assert {*OTHER_VALUES, "planet_radius"} == set(Options.__struct_fields__)


@pytest.mark.parametrize("option", OTHER_VALUES)
def test_every_option_can_be_changed_during_play_on_record(option: str) -> None:
    """BP-APP-5."""
    match = started(options=Options())

    changed = only(OptionChanged, happens(match, ChangeOption(option, OTHER_VALUES[option])))

    assert changed.option == option
    book = msgspec.to_builtins(Options())
    assert msgspec.to_builtins(changed.options) == {**book, option: OTHER_VALUES[option]}
    assert do(match, ChangeOption(option, OTHER_VALUES[option])).options == changed.options


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("elimination", "never"),
        ("cargo_capacity", -1),
        ("cargo_capacity", "lots"),
        ("asteroid_attack", 1),
        ("asteroid_attack", "true"),
        ("planet_radius", {"small": 0}),
        ("no_such_option", True),
        ("asteroid_attack", True),
    ],
)
def test_a_value_an_option_cannot_have_is_refused(
    option: str, value: bool | int | str | dict[str, int]
) -> None:
    """BP-APP-5; the last one is what it is already."""
    assert refused(started(), ChangeOption(option, value)) == ("BP-APP-5",)


def test_planets_are_not_resized_on_a_board() -> None:
    """BP-BOARD-16; beside a real board the radius only counts cells."""
    command = ChangeOption("planet_radius", {"small": 3, "medium": 4, "big": 5})

    assert refused(started(), command) == ("BP-BOARD-16",)
    table = do(started(positions=Positions.TABLE), command)
    assert table.options.planet_radius.small == 3


def test_an_order_that_is_to_be_drawn_is_drawn_at_once() -> None:
    """first_player = random, changed during set-up (AMB-04)."""
    match = do(NEW_MATCH, creation())

    match = do(match, ChangeOption("first_player", "random"), dice=GivenDice(3))

    assert match.order == (GREEN, RED, BLUE)
    ready = do(NEW_MATCH, creation(options=Options(starting_cannon_cell="random")), dice=ones())
    begun = happens(ready, ChangeOption("first_player", "random"), dice=GivenDice(1))
    assert only(PlayBegan, begun) == PlayBegan()


def ones() -> GivenDice:
    return GivenDice(1, 1, 1)


def test_a_match_is_renamed_on_record_and_a_pause_goes_on() -> None:
    match = do(started(), PauseClock("pizza"))

    match = do(match, RenameMatch("  The last supper "))

    assert match.title == "The last supper"
    assert match.clock.paused
    assert refused(match, RenameMatch("The last supper")) == ("BP-APP-4",)


def test_enforcement_can_be_changed_on_record() -> None:
    """BP-APP-4."""
    match = started()
    assert SYSTEM.enforcement(match) is Enforcement.WARN

    match = do(match, ChangeEnforcement(Enforcement.STRICT))

    assert SYSTEM.enforcement(match) is Enforcement.STRICT
    assert refused(match, ChangeEnforcement(Enforcement.STRICT)) == ("BP-APP-4",)


# --- balances


def test_a_treasury_is_corrected_in_both_directions() -> None:
    """BP-RES-5, BP-APP-4."""
    match = do(started(), AdjustTreasury(RED, Purse.of(biomass=-20, metal=7), "miscounted"))

    assert treasury(match, RED) == purse(0, 30, 0, 7)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (Purse.of(biomass=-21), "BP-RES-3"),
        (Purse.of(gold=1), "BP-RES-1"),
        (Purse.of(metal=10**10), "BP-RES-6"),
        (EMPTY, "BP-APP-4"),
    ],
)
def test_a_correction_leaves_nothing_owed(change: Purse, rule: str) -> None:
    """BP-RES-3."""
    match, ship = with_ship(started(), RED, CARGO, OPEN, hold=purse(20))

    assert refused(match, AdjustTreasury(RED, change)) == (rule,)
    assert refused(match, AdjustHold(ship, change)) == (rule,)


def test_a_hold_is_corrected() -> None:
    match, ship = with_ship(started(), RED, CARGO, OPEN, hold=purse(5))

    match = do(match, AdjustHold(ship, Purse.of(biomass=-5, food=3)))

    assert match.board.ships[ship].hold == purse(food=3)
    match, spear = with_ship(match, RED, SMALL, OPEN + Hex(1, 0))
    assert refused(match, AdjustHold(spear, purse(1))) == ("BP-ACT-14",)


# --- things


def test_a_fleet_is_put_at_once_round_the_cell_that_was_named() -> None:
    """BP-APP-4: for a group that begins in the middle of a game."""
    match = do(started(), PutShip(RED, SMALL, OPEN, "begun on paper", count=3))

    cells = [ship.at for ship in match.board.ships.values()]
    assert cells[0] == OPEN
    assert len(set(cells)) == 3
    assert all(cell is not None and cell.distance(OPEN) == 1 for cell in cells[1:])
    assert [ship.number for ship in match.board.ships.values()] == [1, 2, 3]


def test_a_fleet_beside_a_real_board_has_numbers_and_no_cells() -> None:
    match = do(started(positions=Positions.TABLE), PutShip(RED, SMALL, count=4))

    assert [(ship.number, ship.at) for ship in match.board.ships.values()] == [
        (number, None) for number in (1, 2, 3, 4)
    ]


def test_no_more_ships_are_put_than_there_are_free_cells() -> None:
    """BP-BOARD-13."""
    match = started()
    while len(free := free_cells(match)) > 100:
        match = do(match, PutShip(RED, SMALL, free[0], count=min(100, len(free) - 50)))

    assert refused(match, PutShip(RED, SMALL, free[0], count=len(free) + 1)) == ("BP-BOARD-13",)
    assert not free_cells(do(match, PutShip(RED, SMALL, free[0], count=len(free))))


def free_cells(match: Match) -> list[Hex]:
    free = occupancy(match).is_free_space
    return [cell for cell in geometry(match).space_neighbors if free(cell)]


def test_ships_are_put_relocated_and_removed() -> None:
    match = do(started(), PutShip(BLUE, SMALL, OPEN, "forgotten"))
    [ship] = match.board.ships.values()
    assert (ship.owner, ship.number, ship.at) == (BLUE, 1, OPEN)

    match = do(match, RelocateShip(ship.id, OPEN + Hex(5, 0)))
    assert ship_at(match, ship.id) == OPEN + Hex(5, 0)
    assert match.turn.spent == {}

    match = do(match, RemoveThing(ship.id))
    assert match.board.ships == {}
    assert match.players[BLUE].fleet == 1  # BP-SHIP-7


def test_a_ship_that_is_removed_takes_its_load_out_of_the_game() -> None:
    """BP-APP-2: on the ledger."""
    match, ship = with_ship(started(), RED, CARGO, OPEN, hold=purse(5))

    [removed] = happens(match, RemoveThing(ship))

    assert total(removed.postings) == -purse(5)  # type: ignore[union-attr]  # a ShipRemoved


def test_structures_are_put_anywhere_the_table_likes_and_removed() -> None:
    """BP-APP-4: no rule speaks against it, not even the biome or the owner."""
    at = CENTERS[1] + Hex(2, 0)

    match = do(started(), PutStructure(BLUE_HOME, FURNACE, at))
    [structure] = [
        one for one in match.board.planets[BLUE_HOME].structures.values() if one.kind == FURNACE
    ]
    match = do(match, RemoveThing(structure.id))

    assert FURNACE not in kinds_on(match, BLUE_HOME)


def test_space_structures_are_put_in_all_four_places() -> None:
    match, ship = with_ship(started(), RED, CARGO, OPEN)
    match = do_all(
        match,
        PutSpaceStructure(RED, DRILL, asteroid=ROCK),
        PutSpaceStructure(RED, STATION, OPEN + Hex(1, 0)),
        PutSpaceStructure(RED, DRILL, ship=ship),
        PutSpaceStructure(RED, STATION, reserve=True),
    )

    assert sorted(one.kind for one in match.board.space.values()) == [DRILL, STATION]
    carried = match.board.ships[ship].carried
    assert carried is not None
    assert carried.kind == DRILL
    assert [one.kind for one in match.players[RED].reserve] == [STATION]
    names = [*match.board.space, carried.id, match.players[RED].reserve[0].id]
    assert len(set(names)) == 4


def test_asteroids_are_put_and_removed_with_what_stands_on_them() -> None:
    match = do(started(), PutAsteroid(OPEN))
    [new] = [rock for rock in match.board.asteroids.values() if rock.at == OPEN]
    match, drill = with_space(match, BLUE, DRILL, asteroid=new.id)

    match = do_all(match, RemoveThing(new.id), RemoveThing(ROCK))

    assert match.board.asteroids == {}
    assert drill not in match.board.space


def test_natural_resources_are_put_and_removed() -> None:
    at = CENTERS[0] + Hex(0, 1)
    match = do(started(), PutNatural(RED_HOME, FOREST, at))
    assert total(forecast(match, RED, None)) == purse(3, 3)

    match = do(match, RemoveNatural(RED_HOME, FOREST, at))
    assert total(forecast(match, RED, None)) == purse(2, 3)


def test_an_owner_is_set() -> None:
    match = do(started(), SetOwner(WILD, GREEN, "conquered while nobody looked"))

    assert match.board.planets[WILD].owner == GREEN
    assert match.board.planets[WILD].acquired == match.turn.number  # BP-TURN-8
    assert do(match, SetOwner(WILD, None)).board.planets[WILD].owner is None


def test_the_turn_is_set() -> None:
    match, ship = with_ship(acting(), RED, SMALL, OPEN)
    match = do(match, MoveShip(ship, to=OPEN + Hex(1, 0)))

    same = do(match, SetTurn(RED, Phase.STRUCTURES, rolled=True, collected=True))
    assert (same.turn.number, same.turn.phase) == (match.turn.number, Phase.STRUCTURES)
    assert same.turn.spent == match.turn.spent
    other = do(match, SetTurn(GREEN, Phase.COLLECTION, rolled=True))
    assert (other.turn.player, other.turn.number) == (GREEN, match.turn.number + 1)
    assert (other.turn.rolled, other.turn.collected) == (True, False)


def test_a_ship_that_was_forgotten_acts_at_once() -> None:
    """It stood on the table all along: BP-TURN-7 is about what is built."""
    match = do(acting(), PutShip(RED, SMALL, OPEN))
    (ship,) = (one.id for one in match.board.ships.values() if one.at == OPEN)

    moved = do(match, MoveShip(ship, to=OPEN + Hex(1, 0)))

    assert ship_at(moved, ship) == OPEN + Hex(1, 0)


def test_a_unit_gets_its_actions_back() -> None:
    match, ship = with_ship(acting(), RED, SMALL, OPEN)
    assert refused(match, RestoreActions(unit(ship))) == ("BP-APP-4",)
    match = do_all(match, MoveShip(ship, to=OPEN + Hex(1, 0)), MoveShip(ship, to=OPEN + Hex(2, 0)))
    assert objected(match, MoveShip(ship, to=OPEN)) == ("BP-ACT-1",)

    match = do(match, RestoreActions(unit(ship)))

    assert ship_at(do(match, MoveShip(ship, to=OPEN)), ship) == OPEN


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (PutShip(RED, SMALL), "BP-BOARD-13"),
        (PutShip(RED, SMALL, ROCK_CELL), "BP-BOARD-13"),
        (PutShip(RED, SMALL, CENTERS[0]), "BP-BOARD-14"),
        (PutShip(RED, SMALL, Hex(500, 0)), "BP-ACT-11"),
        (PutShip(RED, ClassId("tiny"), OPEN), "BP-APP-7"),
        (PutShip(PlayerId("nobody"), SMALL, OPEN), "BP-APP-7"),
        (RelocateShip(ShipId("ghost"), OPEN), "BP-APP-7"),
        (PutStructure(RED_HOME, FURNACE), "BP-BUILD-3"),
        (PutStructure(RED_HOME, FURNACE, CENTERS[0]), "BP-BUILD-3"),
        (PutStructure(RED_HOME, GREENHOUSE, CENTERS[0] + Hex(1, 0)), "BP-BUILD-5"),
        (PutStructure(RED_HOME, STATION, CENTERS[0] + Hex(2, 0)), "BP-SPACE-2"),
        (PutSpaceStructure(RED, DRILL), "BP-BOARD-13"),
        (PutSpaceStructure(RED, DRILL, OPEN, ROCK), "BP-BOARD-13"),
        (PutSpaceStructure(RED, STATION, asteroid=ROCK), "BP-SPACE-9"),
        (PutSpaceStructure(RED, DRILL, asteroid=AsteroidId("no")), "BP-APP-7"),
        (PutSpaceStructure(RED, FURNACE, OPEN), "BP-SPACE-1"),
        (PutSpaceStructure(RED, DRILL, ship=ShipId("ghost")), "BP-APP-7"),
        (PutNatural(RED_HOME, KindId("lake"), CENTERS[0] + Hex(2, 0)), "BP-APP-7"),
        (PutNatural(PlanetId("x"), FOREST, CENTERS[0] + Hex(2, 0)), "BP-APP-7"),
        (PutAsteroid(CENTERS[0]), "BP-BOARD-14"),
        (RemoveNatural(RED_HOME, MOUNTAIN, CENTERS[0] + Hex(2, 0)), "BP-BUILD-7"),
        (RemoveThing(StructureId("nothing")), "BP-APP-7"),
        (SetOwner(RED_HOME, RED), "BP-APP-4"),
        (SetOwner(RED_HOME, PlayerId("nobody")), "BP-APP-7"),
        (SetTurn(PlayerId("nobody"), Phase.ACTIONS), "BP-APP-7"),
        (RestoreActions(unit("ghost")), "BP-APP-7"),
        (AdjustTreasury(PlayerId("nobody"), purse(1)), "BP-APP-7"),
        (AdjustHold(ShipId("ghost"), purse(1)), "BP-APP-7"),
    ],
)
def test_what_cannot_be_is_refused_even_to_the_table(command: TableCommand, rule: str) -> None:
    """BP-APP-4, BP-BOARD-13: one thing per cell, nothing unknown."""
    assert rule in refused(started(), command)


def test_a_hold_takes_one_structure_even_by_hand() -> None:
    """BP-SPACE-4."""
    match, ship = with_ship(started(), RED, CARGO, OPEN, carried=DRILL)
    match, spear = with_ship(match, RED, SMALL, OPEN + Hex(1, 0))

    assert refused(match, PutSpaceStructure(RED, STATION, ship=ship)) == ("BP-SPACE-4",)
    assert refused(match, PutSpaceStructure(RED, STATION, ship=spear)) == ("BP-ACT-14",)


def test_beside_a_real_board_corrections_name_no_cell() -> None:
    match = started(positions=Positions.TABLE)

    match = do_all(
        match,
        PutShip(RED, SMALL),
        PutStructure(RED_HOME, GREENHOUSE),
        PutSpaceStructure(RED, DRILL),
        PutNatural(RED_HOME, FOREST),
        RemoveNatural(RED_HOME, FOREST),
        PutAsteroid(),
    )

    assert len(match.board.ships) == len(match.board.space) == 1
    assert refused(match, PutShip(RED, SMALL, OPEN)) == ("BP-APP-1",)


def test_corrections_are_possible_during_set_up_but_not_after_the_end() -> None:
    """BP-SETUP-3, BP-WIN-3."""
    match = do(do(NEW_MATCH, creation(TRIO)), AdjustTreasury(RED, purse(5)))
    assert treasury(match, RED) == purse(25, 30)

    over = do(started(), StopMatch())
    assert refused(over, AdjustTreasury(RED, purse(5))) == ("BP-WIN-3",)
    assert refused(NEW_MATCH, AdjustTreasury(RED, purse(5))) == ("BP-SETUP-3",)


def test_a_cannon_waiting_for_its_cell_finds_another_if_one_is_taken() -> None:
    """A correction during set-up is a fact for what follows."""
    at = CENTERS[0] + Hex(-2, 0)
    match = do(do(NEW_MATCH, creation()), RollOrder(faces=(20, 1, 2)))
    match = do(match, PutNatural(RED_HOME, FOREST, at))

    assert refused(match, PlaceStartingCannon(RED, at)) == ("BP-BUILD-5", "BP-BOARD-13")


def test_a_state_is_never_changed_in_place() -> None:
    match = started()
    copy = msgspec.json.encode(match.board)

    do(match, PutShip(RED, SMALL, OPEN))

    assert msgspec.json.encode(match.board) == copy
    assert replace(match) == match


def test_space_structures_are_removed_by_hand() -> None:
    match, station = with_space(started(), BLUE, STATION, OPEN)

    assert station not in do(match, RemoveThing(station)).board.space


def test_a_new_asteroid_never_takes_the_name_of_another() -> None:
    match = do_all(started(), PutAsteroid(OPEN), PutAsteroid(OPEN + Hex(2, 0)))
    first, *_ = [rock for rock in match.board.asteroids.values() if rock.at == OPEN]

    match = do_all(match, RemoveThing(ROCK), PutAsteroid(OPEN + Hex(4, 0)))

    assert first.id in match.board.asteroids
    assert len(match.board.asteroids) == 3


@pytest.mark.parametrize(
    "event",
    [
        OrderSettled((RED,)),
        EventRolled((EventThrow(RED, 1, EventId("rain")),)),
        NaturalPut(RED_HOME, Natural(KindId("lake"))),
        SpaceStructurePut(SpaceStructure(StructureId("x"), DRILL, PlayerId("nobody"))),
        SpaceStructurePut(SpaceStructure(StructureId("x"), KindId("castle"), RED)),
        ShipPut(Ship(ShipId("x"), RED, ClassId("tiny"))),
    ],
)
def test_events_that_name_what_nobody_knows_are_damage(event: Event) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEM.evolve(started(), event)
