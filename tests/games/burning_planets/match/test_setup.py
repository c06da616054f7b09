"""Before the first turn: players, seats, order, treasuries and starting cannons (BP-SETUP)."""

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, ring
from bp_desktop.core.messages import Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    MapContent,
    MapSeat,
    Natural,
    ScenarioTurn,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    MOUNTAIN,
    AsteroidId,
    BiomeId,
    ClassId,
    FactionId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.commands import (
    AddPlanet,
    CreateMatch,
    EndTurn,
    NewPlayer,
    PlaceStartingCannon,
    PutAsteroid,
    RemoveThing,
    RollOrder,
    SetOrder,
)
from bp_desktop.games.burning_planets.match.events import (
    AsteroidPut,
    OrderRolled,
    PlayBegan,
    TurnBegan,
)
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DIGITALS,
    DRILL,
    DUO,
    FURNACE,
    GREEN,
    HUMANS,
    RED,
    RED_HOME,
    ROCK_CELL,
    STATION,
    SYSTEM,
    TABLES,
    TRIO,
    WILD,
    XENOS,
    GivenDice,
    cannon_cell,
    creation,
    do,
    do_all,
    happens,
    home,
    kinds_on,
    map_for,
    objected,
    only,
    purse,
    refused,
    started,
    treasury,
)


def created(factions: tuple[FactionId, ...] = TRIO, options: Options | None = None) -> Match:
    return do(NEW_MATCH, creation(factions, options or Options()))


# --- players


@pytest.mark.parametrize("count", [1, 10])
def test_two_to_nine_players_can_play(count: int) -> None:
    """BP-SETUP-1."""
    players = tuple(NewPlayer(f"P{n}", HUMANS) for n in range(count))
    command = CreateMatch(players, TABLES, positions=Positions.TABLE)

    assert refused(NEW_MATCH, command) == ("BP-SETUP-1",)


def test_the_table_can_narrow_the_number_of_players() -> None:
    """BP-SETUP-1 with the options min_players and max_players."""
    few, many = Options(max_players=2), Options(min_players=4)

    assert objected(NEW_MATCH, creation(TRIO, few)) == ("BP-SETUP-1",)
    assert objected(NEW_MATCH, creation(TRIO, many)) == ("BP-SETUP-1",)


def test_several_players_may_have_the_same_faction() -> None:
    """BP-SETUP-2, BP-FAC-1."""
    match = created((HUMANS, HUMANS))

    assert [player.faction for player in match.players.values()] == ["humans", "humans"]


def test_the_table_can_forbid_the_same_faction_twice() -> None:
    """BP-SETUP-2 with allow_duplicate_factions = false."""
    options = Options(allow_duplicate_factions=False)

    assert objected(NEW_MATCH, creation((HUMANS, HUMANS), options)) == ("BP-SETUP-2",)


def test_there_are_three_factions_and_no_other() -> None:
    """BP-FAC-1, BP-SETUP-2."""
    command = creation()
    robots = replace(command, players=(*command.players[:2], NewPlayer("X", FactionId("robots"))))

    assert set(TABLES.factions) == {"humans", "digitals", "xenos"}
    assert refused(NEW_MATCH, robots) == ("BP-SETUP-2", "BP-FAC-1")


def test_everybody_has_a_name() -> None:
    command = creation(DUO)

    assert refused(
        NEW_MATCH, replace(command, players=(NewPlayer("  ", HUMANS), command.players[1]))
    ) == ("BP-SETUP-3",)


# --- starting position: EX-01 to EX-03


@pytest.mark.parametrize(
    ("forests", "expected"),
    [(1, (10, 40)), (2, (20, 30)), (3, (30, 20)), (4, (40, 10))],
)
def test_ex_01_and_02_humans_start_with_ten_turns_of_production(
    forests: int, expected: tuple[int, int]
) -> None:
    """EX-01, EX-02: BP-SETUP-4, BP-SETUP-5."""
    content = map_for(DUO)
    kinds = [FOREST] * forests + [MOUNTAIN] * (5 - forests)
    natural = tuple(map(Natural, kinds, CENTERS[0].neighbors()))
    planet = replace(content.board.planets[RED_HOME], natural=natural)
    planets = {**content.board.planets, RED_HOME: planet}
    content = replace(content, board=replace(content.board, planets=planets))

    match = do(NEW_MATCH, creation(DUO, content=content))

    assert treasury(match, RED) == purse(expected[0], expected[1])
    assert treasury(match, RED).total == 50


def test_ex_01_the_starting_position_of_humans() -> None:
    """EX-01: BP-SETUP-6, BP-SETUP-9, BP-SETUP-10: monolith, one cannon on the border, no ships."""
    match = started(DUO)

    planet = match.board.planets[RED_HOME]
    [cannon] = planet.structures.values()
    assert planet.owner == RED
    assert cannon.kind == CANNON
    assert cannon.at is not None
    assert cannon.at.distance(CENTERS[0]) == 2
    assert match.board.ships == {}
    assert match.board.space == {}
    assert treasury(match, RED) == purse(20, 30)


def test_ex_03_digitals_and_xenos_start_with_one_kind() -> None:
    """EX-03: BP-SETUP-5."""
    match = started(TRIO)

    assert treasury(match, GREEN) == purse(concrete=50)
    assert treasury(match, BLUE) == purse(biomass=50)


# --- order


def test_the_highest_d20_begins_and_the_order_follows_the_seats() -> None:
    """BP-SETUP-11."""
    match = do(created(), RollOrder(faces=(3, 17, 5)))

    assert match.order == (BLUE, GREEN, RED)


def test_tied_leaders_roll_again_and_nobody_else() -> None:
    """BP-SETUP-11."""
    match = do(created(), RollOrder(faces=(12, 4, 12)))

    assert match.contenders == (RED, GREEN)
    assert match.order == ()
    assert refused(match, RollOrder(faces=(1, 2, 3))) == ("BP-APP-1",)
    assert do(match, RollOrder(faces=(2, 9))).order == (GREEN, RED, BLUE)


def test_the_program_rolls_for_the_order_if_nobody_does() -> None:
    """BP-SETUP-11, BP-APP-1."""
    rolled = only(OrderRolled, happens(created(), RollOrder(), dice=GivenDice(1, 2, 20)))

    assert [throw.face for throw in rolled.rolls] == [1, 2, 20]
    assert rolled.leaders == (GREEN,)


def test_the_table_can_agree_on_the_order() -> None:
    """first_player = manual (AMB-04)."""
    match = created(TRIO, Options(first_player="manual"))

    assert objected(match, RollOrder()) == ("BP-SETUP-11",)
    assert do(match, SetOrder((GREEN, RED, BLUE))).order == (GREEN, RED, BLUE)


def test_an_agreed_order_is_objected_to_where_it_should_be_rolled() -> None:
    """BP-SETUP-11."""
    assert objected(created(), SetOrder((GREEN, RED, BLUE))) == ("BP-SETUP-11",)


@pytest.mark.parametrize("order", [(RED, BLUE), (RED, BLUE, BLUE), (RED, BLUE, PlayerId("x"))])
def test_an_order_names_everybody_once(order: tuple[PlayerId, ...]) -> None:
    match = created(TRIO, Options(first_player="manual"))

    assert refused(match, SetOrder(order)) == ("BP-SETUP-11",)


def test_the_first_player_can_be_drawn() -> None:
    """first_player = random (AMB-04)."""
    command = creation(TRIO, Options(first_player="random"))

    match = do(NEW_MATCH, command, dice=GivenDice(2))

    assert match.order == (BLUE, GREEN, RED)
    assert refused(match, RollOrder()) == ("BP-SETUP-11",)


# --- cannons


def ordered() -> Match:
    return do(created(), RollOrder(faces=(20, 1, 2)))


def test_a_cannon_has_an_owner_who_plays() -> None:
    assert refused(ordered(), PlaceStartingCannon(PlayerId("x"), cannon_cell(0))) == ("BP-APP-7",)


def test_a_border_without_a_free_cell_gets_no_cannon() -> None:
    """starting_cannon_cell = random (AMB-20): then the owner has to find a place."""
    content = map_for(DUO)
    full = tuple(Natural(FOREST, at) for at in ring(CENTERS[0], 2))
    planet = replace(content.board.planets[RED_HOME], natural=full)
    planets = {**content.board.planets, RED_HOME: planet}
    content = replace(content, board=replace(content.board, planets=planets))
    options = Options(starting_cannon_cell="random")

    match = do(NEW_MATCH, creation(DUO, options, content=content), dice=GivenDice(1))

    assert set(match.unplaced) == {RED}


def test_cannons_are_placed_in_turn_order_after_the_order_is_known() -> None:
    """BP-SETUP-3."""
    early = PlaceStartingCannon(RED, cannon_cell(0))
    late = PlaceStartingCannon(BLUE, cannon_cell(1))

    assert objected(created(), early) == ("BP-SETUP-3",)
    assert objected(ordered(), late) == ("BP-SETUP-3",)


def test_the_owner_chooses_a_border_cell_of_the_starting_planet() -> None:
    """BP-SETUP-7."""
    match = ordered()
    inside = CENTERS[0] + Hex(0, 1)

    assert objected(match, PlaceStartingCannon(RED, inside)) == ("BP-SETUP-7", "BP-BUILD-4")
    assert refused(match, PlaceStartingCannon(RED, CENTERS[0])) == ("BP-BUILD-3", "BP-BOARD-15")
    assert refused(match, PlaceStartingCannon(RED, cannon_cell(1))) == ("BP-BUILD-3",)
    assert refused(match, PlaceStartingCannon(RED, CENTERS[0] + Hex(1, 0))) == (
        "BP-BUILD-5",
        "BP-BOARD-13",
    )


def test_there_is_one_starting_cannon_each() -> None:
    """BP-SETUP-6."""
    match = do(ordered(), PlaceStartingCannon(RED, cannon_cell(0)))

    assert refused(match, PlaceStartingCannon(RED, CENTERS[0] + Hex(2, 0))) == ("BP-SETUP-6",)


def test_the_starting_cannon_uses_no_allowance_and_costs_nothing() -> None:
    """BP-SETUP-6, BP-SETUP-8."""
    match = started()

    assert match.turn.allowances == {}
    assert treasury(match, RED) == purse(20, 30)


def test_starting_cannons_can_be_drawn() -> None:
    """starting_cannon_cell = random (AMB-20): a uniform draw among the free border cells."""
    command = creation(DUO, Options(starting_cannon_cell="random"))

    match = do(NEW_MATCH, command, dice=GivenDice(1, 12))

    for planet, center in ((RED_HOME, CENTERS[0]), (BLUE_HOME, CENTERS[1])):
        [cannon] = match.board.planets[planet].structures.values()
        assert cannon.at is not None
        assert cannon.at.distance(center) == 2


def test_play_begins_by_itself_when_the_last_cannon_stands() -> None:
    """BP-SETUP-3, BP-TURN-11: the first own turn is like any other."""
    match = do_all(
        ordered(),
        PlaceStartingCannon(RED, cannon_cell(0)),
        PlaceStartingCannon(BLUE, cannon_cell(1)),
    )

    happened = happens(match, PlaceStartingCannon(GREEN, cannon_cell(2)))

    assert only(PlayBegan, happened) == PlayBegan()
    began = only(TurnBegan, happened)
    assert (began.player, began.number, began.round) == (RED, 1, 1)
    assert began.phase is Phase.EVENT_ROLL


def test_nothing_is_played_before_the_set_up_is_finished_and_nothing_set_up_after() -> None:
    """BP-SETUP-3."""
    assert refused(NEW_MATCH, EndTurn()) == ("BP-SETUP-3",)
    assert refused(created(), EndTurn()) == ("BP-SETUP-3",)
    assert refused(started(), RollOrder()) == ("BP-SETUP-3",)
    assert refused(started(), creation()) == ("BP-SETUP-3",)


# --- seats


def test_players_take_the_seat_of_their_faction() -> None:
    """The map was drawn for humans, xenos and digitals, in this order."""
    content = map_for(TRIO)

    match = do(NEW_MATCH, creation((XENOS, DIGITALS, HUMANS), content=content))

    assert list(match.players) == [BLUE, GREEN, RED]
    assert [player.name for player in match.players.values()] == ["Red", "Blue", "Green"]


def test_a_player_can_ask_for_a_seat() -> None:
    command = creation((HUMANS, HUMANS))
    players = (replace(command.players[0], seat=BLUE), command.players[1])

    match = do(NEW_MATCH, replace(command, players=players))

    assert list(match.players) == [BLUE, RED]


@pytest.mark.parametrize("seats", [(PlayerId("nobody"), None), (RED, RED)])
def test_a_seat_is_there_and_taken_once(seats: tuple[PlayerId | None, PlayerId | None]) -> None:
    command = creation((HUMANS, HUMANS))
    players = tuple(
        replace(player, seat=seat) for player, seat in zip(command.players, seats, strict=True)
    )

    assert refused(NEW_MATCH, replace(command, players=players)) == ("BP-APP-7",)


def test_another_faction_than_the_map_expects_is_objected_to() -> None:
    """BP-GEN-11: the biome of the starting planet goes by faction."""
    command = creation((HUMANS, HUMANS), content=map_for((HUMANS, XENOS)))

    assert objected(NEW_MATCH, command) == ("BP-GEN-11",)


def test_a_map_with_too_few_seats_is_refused() -> None:
    """BP-GEN-1."""
    assert refused(NEW_MATCH, creation(TRIO, content=map_for(DUO))) == ("BP-GEN-1",)


def test_a_seat_nobody_takes_owns_nothing() -> None:
    """BP-SETUP-1: objected to; if the table goes on, the planet is uninhabited."""
    command = creation(DUO, content=map_for(TRIO))

    assert objected(NEW_MATCH, command) == ("BP-SETUP-1",)
    match = do(NEW_MATCH, command, overrule=True)
    assert set(match.players) == {RED, BLUE}
    assert match.board.planets[home(2, DIGITALS, GREEN).id].owner is None


def test_a_player_without_a_starting_planet_is_objected_to() -> None:
    """BP-GEN-2."""
    content = map_for(DUO)
    planets = {id_: planet for id_, planet in content.board.planets.items() if id_ != BLUE_HOME}
    content = replace(content, board=replace(content.board, planets=planets))

    assert objected(NEW_MATCH, creation(DUO, content=content)) == ("BP-GEN-2",)


def test_a_starting_planet_that_the_map_gives_to_nobody_is_its_players() -> None:
    """BP-SETUP-9."""
    content = map_for(DUO)
    planets = {id_: replace(one, owner=None) for id_, one in content.board.planets.items()}
    content = replace(content, board=replace(content.board, planets=planets))

    match = do(NEW_MATCH, creation(DUO, content=content))

    assert match.board.planets[RED_HOME].owner == RED
    assert match.board.planets[WILD].owner is None


# --- scenarios


def scenario(**changes: object) -> MapContent:
    """A position from the middle of a game: Blue's action phase in own turn 8."""
    content = map_for(TRIO)
    port = Structure(StructureId("b7"), FURNACE, CENTERS[0] + Hex(2, 0))
    planet = replace(content.board.planets[RED_HOME], structures={port.id: port})
    ships = {
        ShipId("x"): Ship(ShipId("x"), BLUE, CARGO, 4, Hex(20, 2), hold=purse(metal=5)),
        ShipId("y"): Ship(ShipId("y"), BLUE, CARGO, 0, Hex(20, 3), built=8),
    }
    station = SpaceStructure(StructureId("b9"), STATION, GREEN, Hex(18, 4))
    board = replace(
        content.board,
        planets={**content.board.planets, RED_HOME: planet},
        ships=ships,
        space={station.id: station},
    )
    seats = (
        replace(content.seats[0], treasury=purse(1, 2, 3, 4), reserve=(STATION,)),
        replace(content.seats[1], treasury=Purse()),
        content.seats[2],
    )
    standing = ScenarioTurn(BLUE, "actions", 8)
    whole = MapContent(board, seats, standing)
    return msgspec.structs.replace(whole, **changes)


def test_a_scenario_begins_where_it_says_and_grants_nothing_twice() -> None:
    match = do(NEW_MATCH, creation(TRIO, content=scenario()))

    assert match.stage is Stage.PLAY
    assert (match.turn.player, match.turn.phase) == (BLUE, Phase.ACTIONS)
    assert (match.turn.number, match.turn.round) == (8, 3)
    assert match.turn.rolled
    assert match.turn.collected
    assert treasury(match, RED) == purse(1, 2, 3, 4)
    assert treasury(match, BLUE) == Purse()
    assert treasury(match, GREEN) == purse(concrete=50)  # the map leaves it to the rules
    assert kinds_on(match, RED_HOME) == [FURNACE]
    assert match.order == (RED, BLUE, GREEN)


def test_a_scenario_keeps_ships_holds_and_numbers() -> None:
    """BP-SHIP-7: numbers that are missing are given out."""
    match = do(NEW_MATCH, creation(TRIO, content=scenario()))

    fleet = {ship.number: ship for ship in match.board.ships.values()}
    assert sorted(fleet) == [4, 5]
    assert fleet[4].hold == purse(metal=5)
    assert fleet[5].built == 8
    assert match.players[BLUE].fleet == 5
    assert [one.kind for one in match.players[RED].reserve] == [STATION]


def test_what_a_scenario_has_in_reserve_gets_its_name_from_the_first_step() -> None:
    match = do(NEW_MATCH, creation(TRIO, content=scenario()))

    assert match.players[RED].reserve[0].id == "1.1"


def test_the_name_of_a_rock_is_not_given_to_a_structure() -> None:
    """BP-APP-7: both can be attacked by name."""
    content = scenario()
    rock = Asteroid(AsteroidId("1.1"), Hex(25, 2))
    board = replace(content.board, asteroids={rock.id: rock})

    match = do(NEW_MATCH, creation(TRIO, content=replace(content, board=board)))

    assert match.players[RED].reserve[0].id == "1.2"


def test_a_name_of_the_map_is_never_given_again_though_the_thing_is_gone() -> None:
    """Otherwise a correction of the step that took it away would leave two things of one name."""
    content = scenario()
    rock = Asteroid(AsteroidId("9.1"), Hex(25, 2))
    board = replace(content.board, asteroids={rock.id: rock})
    match = do(NEW_MATCH, creation(TRIO, content=replace(content, board=board)))
    match = do(match, RemoveThing(rock.id))

    ruling = SYSTEM.judge(match, PutAsteroid(Hex(25, 2)))

    put = only(AsteroidPut, ruling.carry_out(GivenDice(), StepNames(9)))
    assert put.asteroid.id == "9.2"


def test_ships_of_a_scenario_keep_their_names_unless_something_else_has_them() -> None:
    """BP-SHIP-7, BP-APP-7: the map calls a structure `b9` and a planet `p1`."""
    names = ("x", "b12", "b9", f"{RED}-9", str(RED_HOME))
    ships = {
        ShipId(name): Ship(ShipId(name), BLUE, CARGO, number, Hex(20, number))
        for number, name in enumerate(names, start=2)
    }
    content = scenario()

    match = do(
        NEW_MATCH,
        creation(TRIO, content=replace(content, board=replace(content.board, ships=ships))),
    )

    assert [(ship.id, ship.number) for ship in match.board.ships.values()] == [
        ("x", 2),
        ("b12", 3),
        ("1.1", 4),
        (f"{RED}-9", 5),
        ("1.2", 6),
    ]
    assert all(id_ == ship.id for id_, ship in match.board.ships.items())


def test_a_scenario_in_the_first_phase_still_has_its_event_to_roll() -> None:
    """BP-TURN-3."""
    content = scenario(standing=ScenarioTurn(GREEN, "event_roll", 3))

    match = do(NEW_MATCH, creation(TRIO, content=content))

    assert (match.turn.rolled, match.turn.collected) == (False, False)
    assert match.turn.round == 1


@pytest.mark.parametrize(
    ("standing", "rule"),
    [
        (ScenarioTurn(PlayerId("nobody"), "actions", 1), "BP-TURN-1"),
        (ScenarioTurn(RED, "lunch", 1), "BP-TURN-2"),
        (ScenarioTurn(RED, "actions", 0), "BP-TURN-1"),
    ],
)
def test_a_scenario_that_makes_no_sense_is_refused(standing: ScenarioTurn, rule: str) -> None:
    assert refused(NEW_MATCH, creation(TRIO, content=scenario(standing=standing))) == (rule,)


# --- maps from anywhere


OPEN, SPEAR, NO_ROCK = Hex(14, 11), ClassId("small"), AsteroidId("nowhere")


def broken(**parts: object) -> CreateMatch:
    content = map_for(DUO)
    board = msgspec.structs.replace(content.board, **parts)
    return creation(DUO, content=replace(content, board=board))


def ship(number: int, at: Hex | None, hold: Purse | None = None) -> Ship:
    return Ship(ShipId(f"s{number}"), RED, CARGO, number, at, hold=hold or Purse())


@pytest.mark.parametrize(
    ("ships", "rule"),
    [
        ([ship(1, Hex(20, 2)), ship(2, Hex(20, 2))], "BP-BOARD-13"),
        ([ship(1, ROCK_CELL)], "BP-BOARD-13"),
        ([ship(1, CENTERS[0])], "BP-BOARD-14"),
        ([ship(1, Hex(900, 900))], "BP-BOARD-14"),
        ([ship(1, None)], "BP-BOARD-13"),
        ([ship(1, Hex(20, 2), Purse.of(gold=3))], "BP-RES-1"),
        ([ship(1, Hex(20, 2), Purse.of(metal=-3))], "BP-RES-3"),
    ],
)
def test_a_map_that_cannot_be_is_refused(ships: list[Ship], rule: str) -> None:
    command = broken(ships={one.id: one for one in ships})

    assert rule in refused(NEW_MATCH, command)


def test_a_match_with_positions_needs_a_board() -> None:
    """BP-BOARD-1."""
    assert refused(NEW_MATCH, broken(tiles=None)) == ("BP-BOARD-1",)


def test_planets_that_overlap_are_refused() -> None:
    """BP-GEN-7."""
    planets = map_for(DUO).board.planets
    near = replace(planets[WILD], center=CENTERS[0] + Hex(3, 0), natural=())

    assert "BP-GEN-7" in refused(NEW_MATCH, broken(planets={**planets, WILD: near}))


def test_two_structures_on_one_asteroid_are_refused() -> None:
    """BP-SPACE-8."""
    rock = next(iter(map_for(DUO).board.asteroids))
    kind = next(kind for kind in TABLES.structures if kind == "habitat")
    space = {
        id_: SpaceStructure(StructureId(id_), kind, RED, asteroid=rock) for id_ in ("one", "two")
    }

    assert refused(NEW_MATCH, broken(space=space)) == ("BP-SPACE-8",)


@pytest.mark.parametrize(
    ("parts", "rule"),
    [
        (
            {"ships": {ShipId("s1"): Ship(ShipId("s1"), RED, SPEAR, 1, OPEN, hold=purse(1))}},
            "BP-ACT-14",
        ),
        (
            {"space": {StructureId("x"): SpaceStructure(StructureId("x"), CANNON, RED, OPEN)}},
            "BP-BUILD-1",
        ),
        (
            {
                "space": {
                    StructureId("x"): SpaceStructure(StructureId("x"), DRILL, RED, asteroid=NO_ROCK)
                }
            },
            "BP-APP-7",
        ),
        (
            {
                "space": {
                    StructureId("rock"): SpaceStructure(StructureId("rock"), STATION, RED, OPEN)
                }
            },
            "BP-APP-7",
        ),
        ({"ships": {ShipId("s2"): Ship(ShipId("s1"), RED, SPEAR, 1, OPEN)}}, None),
    ],
)
def test_things_on_a_map_are_what_and_where_they_can_be(
    parts: dict[str, object], rule: str | None
) -> None:
    command = broken(**parts)

    if rule is None:
        with pytest.raises(Refused):
            SYSTEM.judge(NEW_MATCH, command)
    else:
        assert rule in refused(NEW_MATCH, command)


def test_structures_on_a_planet_of_a_map_are_planetary() -> None:
    """BP-SPACE-5, BP-BOARD-15."""
    planets = map_for(DUO).board.planets
    for kind, at, rule in (
        (STATION, cannon_cell(0), "BP-SPACE-5"),
        (CANNON, CENTERS[0], "BP-BOARD-15"),
        (CANNON, CENTERS[1], "BP-BOARD-15"),
        (CANNON, CENTERS[0] + Hex(1, 0), "BP-BOARD-13"),
    ):
        structure = Structure(StructureId("b1"), kind, at)
        planet = replace(planets[RED_HOME], structures={structure.id: structure})
        assert rule in refused(NEW_MATCH, broken(planets={**planets, RED_HOME: planet}))


def test_a_reserve_holds_space_structures() -> None:
    """BP-CARGO-5."""
    content = map_for(DUO)
    seats = (replace(content.seats[0], reserve=(CANNON,)), content.seats[1])

    command = creation(DUO, content=replace(content, seats=seats))

    assert refused(NEW_MATCH, command) == ("BP-CARGO-5",)


def test_a_planet_that_reaches_over_the_edge_is_refused() -> None:
    """BP-BOARD-2."""
    planets = map_for(DUO).board.planets
    edge = replace(planets[WILD], center=Hex(0, 0), natural=())

    assert "BP-BOARD-2" in refused(NEW_MATCH, broken(planets={**planets, WILD: edge}))


def test_a_second_planet_may_be_owned_but_brings_no_grant_and_no_cannon() -> None:
    """second_planet_owned = true (AMB-09): the map puts the monolith there."""
    content = map_for(DUO)
    planets = {**content.board.planets, WILD: replace(content.board.planets[WILD], owner=RED)}
    content = replace(content, board=replace(content.board, planets=planets))

    match = do(NEW_MATCH, creation(DUO, Options(second_planet_owned=True), content=content))

    assert match.board.planets[WILD].owner == RED
    assert treasury(match, RED) == purse(20, 30)
    assert match.unplaced[RED] == (CANNON,)


def test_tables_that_contradict_themselves_are_refused() -> None:
    """BP-FAC-8."""
    humans = TABLES.factions[HUMANS]
    dear = replace(humans, ship_costs={**humans.ship_costs, CARGO: purse(food=99)})
    tables = replace(TABLES, factions={**TABLES.factions, HUMANS: dear})

    assert refused(NEW_MATCH, replace(creation(), tables=tables)) == ("BP-FAC-8",)


# --- beside a real board


def test_beside_a_real_board_nothing_has_a_cell_and_cannons_stand_at_once() -> None:
    """The same rules minus geometry."""
    match = do(NEW_MATCH, creation(TRIO, positions=Positions.TABLE))

    assert match.board.tiles is None
    assert match.unplaced == {}
    assert kinds_on(match, RED_HOME) == [CANNON]
    assert all(planet.center is None for planet in match.board.planets.values())
    assert all(one.at is None for one in match.board.planets[RED_HOME].natural)
    assert treasury(match, RED) == purse(20, 30)


def quick(options: Options | None = None) -> Match:
    """No map: planets are entered as they are met."""
    players, positions = creation(DUO).players, Positions.TABLE
    return do(
        NEW_MATCH, CreateMatch(players, TABLES, options=options or Options(), positions=positions)
    )


FAIR, HARSH, WATER = BiomeId("fair"), BiomeId("harsh"), BiomeId("water")
TINY, MIDDLE = SizeId("small"), SizeId("medium")
PLAYER1, PLAYER2 = PlayerId("player1"), PlayerId("player2")


def test_quick_entry_of_starting_planets_brings_grants_and_cannons() -> None:
    """BP-SETUP-4, BP-SETUP-6."""
    match = do_all(
        quick(),
        RollOrder(faces=(20, 1)),
        AddPlanet(TINY, FAIR, 2, 3, "Terra", PLAYER1),
        AddPlanet(MIDDLE, WATER, 5, 0, "Nereid", PLAYER2),
    )

    assert match.stage is Stage.PLAY
    assert treasury(match, PLAYER1) == purse(20, 30)
    assert treasury(match, PLAYER2) == purse(50)
    assert [planet.name for planet in match.board.planets.values()] == ["Terra", "Nereid"]
    assert all(len(planet.structures) == 1 for planet in match.board.planets.values())


def test_quick_entry_objects_to_what_a_starting_planet_cannot_be() -> None:
    """BP-GEN-11, BP-GEN-13, BP-GEN-15."""
    match = quick()

    assert objected(match, AddPlanet(TINY, WATER, 5, 0, starting=PLAYER1)) == ("BP-GEN-11",)
    assert objected(match, AddPlanet(TINY, FAIR, 2, 2, starting=PLAYER1)) == ("BP-GEN-15",)
    assert objected(match, AddPlanet(TINY, HARSH, 1, 1)) == ("BP-GEN-13",)
    assert objected(match, AddPlanet(TINY, WATER, 1, 1)) == ("BP-GEN-14",)


def test_a_second_planet_has_an_owner_from_the_start_where_the_table_says_so() -> None:
    """BP-GEN-3, AMB-09: entered in set-up or in the first round, one for each player."""
    second = AddPlanet(TINY, HARSH, 0, 4, owner=PLAYER1)
    assert objected(quick(), second) == ("BP-GEN-3",)

    match = quick(Options(second_planet_owned=True))
    offers = [one.command for one in legal(match, PLAYER1) if isinstance(one.command, AddPlanet)]
    assert [one.owner for one in offers] == [None, PLAYER1]
    match = do(match, second)

    [planet] = match.board.planets.values()
    assert (planet.owner, planet.starting, planet.structures) == (PLAYER1, None, {})
    assert treasury(match, PLAYER1) == purse(), "the grant is the starting planet's (BP-SETUP-4)"
    assert objected(match, second) == ("BP-GEN-3",)
    match = do_all(
        match,
        RollOrder(faces=(20, 1)),
        AddPlanet(TINY, FAIR, 2, 3, "Terra", PLAYER1),
        AddPlanet(MIDDLE, WATER, 5, 0, "Nereid", PLAYER2),
        AddPlanet(TINY, WATER, 4, 0, owner=PLAYER2),
    )
    assert match.stage is Stage.PLAY
    late = replace(match, turn=replace(match.turn, round=2))
    assert objected(late, replace(second, owner=PLAYER2)) == ("BP-GEN-3",)


def test_quick_entry_refuses_nonsense() -> None:
    match = do(quick(), AddPlanet(TINY, FAIR, 2, 3, starting=PLAYER1))

    assert refused(match, AddPlanet(SizeId("huge"), FAIR)) == ("BP-APP-7",)
    assert refused(match, AddPlanet(TINY, BiomeId("lava"))) == ("BP-APP-7",)
    assert refused(match, AddPlanet(TINY, FAIR, 10, 9)) == ("BP-BOARD-5",)
    assert refused(match, AddPlanet(TINY, FAIR, 2, 3, starting=PLAYER1)) == ("BP-GEN-2",)
    assert refused(started(), AddPlanet(TINY, FAIR)) == ("BP-BOARD-16",)


def test_a_new_planet_never_takes_the_name_of_another() -> None:
    match = started(positions=Positions.TABLE)
    odd = replace(match.board.planets[WILD], id=PlanetId("planet6"))
    board = replace(match.board, planets={**match.board.planets, odd.id: odd})

    match = do(replace(match, board=board), AddPlanet(TINY, HARSH, 0, 4))

    assert len(match.board.planets) == 6


def test_planets_can_be_met_during_play_but_not_started_from() -> None:
    match = started(positions=Positions.TABLE)

    after = do(match, AddPlanet(TINY, HARSH, 0, 4, "Kor"))

    assert [one.name for one in after.board.planets.values()].count("Kor") == 1
    assert refused(match, AddPlanet(TINY, FAIR, 2, 3, starting=RED)) == ("BP-SETUP-3",)


def test_a_seat_of_the_map_can_bring_a_treasury_of_its_own() -> None:
    content = map_for(DUO)
    seats = (replace(content.seats[0], treasury=purse(7)), content.seats[1])

    match = do(NEW_MATCH, creation(DUO, content=replace(content, seats=seats)))

    assert treasury(match, RED) == purse(7)
    assert treasury(match, BLUE) == purse(50)


def test_a_cannon_the_map_already_has_is_not_granted_again() -> None:
    """BP-SETUP-6."""
    content = map_for(DUO)
    cannon = Structure(StructureId("b1"), CANNON, cannon_cell(0))
    planet = replace(content.board.planets[RED_HOME], structures={cannon.id: cannon})
    planets = {**content.board.planets, RED_HOME: planet}
    content = replace(content, board=replace(content.board, planets=planets))

    match = do(NEW_MATCH, creation(DUO, content=content))

    assert set(match.unplaced) == {BLUE}


def test_an_empty_board_is_no_map() -> None:
    command = replace(creation(DUO), map=MapContent(Board(), (MapSeat(RED, "humans"),)))

    assert refused(NEW_MATCH, command) == ("BP-BOARD-1",)
