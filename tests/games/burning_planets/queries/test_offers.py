"""What may be done now is what the rules let pass, and the reasons are the rules' own."""

from random import Random

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex, disc
from bp_desktop.games.burning_planets.ids import CARGO, Phase, PlayerId, Positions, ShipId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.commands import (
    BuildShip,
    BuildStructure,
    Collect,
    EndTurn,
    EnterPhase,
    MoveShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.movement import ways
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.offers import (
    cells_for,
    how_many,
    launch_cells,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.steps import (
    next_command,
    step_offers,
    still_open,
)
from bp_desktop.games.burning_planets.match.queries.units import (
    ActionsLeft,
    UnitAction,
    choices_of,
    units_of,
)
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from tests.games.burning_planets.bots.table import MIXED, RANDOM, a_match, game
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DRILL,
    EAST,
    ENORMOUS,
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
    TOWER,
    WILD,
    WIND,
    acting,
    building,
    cannon_cell,
    do,
    in_phase,
    orbit,
    purse,
    started,
    unit,
    with_event,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
    without_defences,
)

HOME_GROUND = CENTERS[1] + EAST * 2
"""A free border cell of Blue's planet."""


def legal_steps(match: Match, player: PlayerId = RED) -> list[object]:
    return [one.command for one in step_offers(match, player) if one.legal]


# --- going on


def test_the_steps_of_a_turn_are_offered_in_their_order() -> None:
    """BP-TURN-2, BP-TURN-3: nothing mandatory can be skipped."""
    match = started()

    assert legal_steps(match) == [RollEvent()]
    assert next_command(match) == RollEvent()

    match = do(match, RollEvent(faces=(10,)))
    assert legal_steps(match) == [Collect()]

    match = do(match, Collect())
    later = [EnterPhase(Phase.SHIPS), EnterPhase(Phase.ACTIONS), EndTurn()]
    assert legal_steps(match) == later
    match, _ = with_structure(match, RED_HOME, SPACEPORT, CENTERS[0] + EAST * 2)
    assert next_command(match) == EnterPhase(Phase.SHIPS)


def test_the_ships_phase_is_left_out_without_a_yard() -> None:
    """BP-SHIP-2."""
    assert next_command(building()) == EnterPhase(Phase.ACTIONS)


def test_a_player_who_is_not_active_is_told_whose_turn_it_is() -> None:
    match = in_phase(started(), Phase.ACTIONS)

    assert {one.verdict.rules for one in step_offers(match, BLUE)} == {("BP-TURN-1",)}
    assert not any(one.can_act for one in units_of(match, BLUE))


def test_following_the_next_step_ends_a_turn_in_four_commands_without_a_yard() -> None:
    match = started()
    for _ in range(4):
        command = next_command(match)
        assert command is not None
        match = do(match, command, dice=AppDice(1))

    assert match.turn.player == BLUE


def test_what_is_still_open_names_the_roll_the_collection_and_what_could_be_built() -> None:
    match = started()

    assert [one.key for one in still_open(match).mandatory] == [
        "bp.open.event_not_rolled",
        "bp.open.not_collected",
    ]
    [message] = still_open(building()).optional
    assert (message.key, message.args) == ("bp.open.planets_can_build", {"count": 1})


def test_ships_with_actions_left_and_cannons_with_a_target_are_still_open() -> None:
    match, _ = with_ship(acting(), RED, SMALL, orbit(acting(), RED_HOME)[0])
    match, _ = with_ship(match, RED, BIG, orbit(match, RED_HOME)[5])
    match, _ = with_ship(match, BLUE, BIG, cannon_cell(0) + Hex(-1, 0))

    found = {one.key: one.args["count"] for one in still_open(match).optional}

    assert found == {"bp.open.ships_have_actions": 2, "bp.open.structures_can_attack": 1}


def test_nothing_is_open_and_nothing_offered_when_a_match_is_over() -> None:
    match = a_match(0, Positions.TABLE, 2)
    for step in game(match, RANDOM, 0):
        match = step.after

    player = next(iter(match.players))
    assert match.stage is Stage.OVER
    assert [one for one in legal(match, player) if one.legal] == []
    assert still_open(match).mandatory == ()
    assert next_command(match) is None


# --- building


def test_every_structure_is_offered_with_its_price_and_the_reason_against_it() -> None:
    """BP-BUILD-3, BP-GEN-13, BP-RES-3."""
    match = with_treasury(building(), RED, purse(concrete=10))

    [offers] = planet_offers(match, RED)
    by_kind = {offer.kind: offer for offer in offers.structures}

    assert set(by_kind) == {FURNACE, GREENHOUSE, SPACEPORT, CANNON, TOWER}
    assert by_kind[FURNACE].legal
    assert by_kind[FURNACE].price == purse(concrete=10)
    assert by_kind[GREENHOUSE].missing == purse(biomass=10)
    assert by_kind[GREENHOUSE].verdict.rules == ("BP-RES-3",)


def test_the_cells_offered_are_exactly_those_where_building_is_legal() -> None:
    match = building()
    where = match.board.planets[RED_HOME]
    assert where.center is not None

    for kind in (FURNACE, CANNON, SPACEPORT):
        offered = cells_for(match, RED_HOME, kind)
        for cell in disc(where.center, 4):
            legal = judge(match, BuildStructure(RED_HOME, kind, cell)).legal
            assert legal == (cell in offered), (kind, cell)


def test_a_used_allowance_stops_every_further_structure_of_that_planet_only() -> None:
    """BP-BUILD-2."""
    match = building()
    match = do(match, BuildStructure(RED_HOME, FURNACE, cells_for(match, RED_HOME, FURNACE)[0]))

    [offers] = planet_offers(match, RED)

    assert offers.used.built == 1
    assert not any(offer.legal for offer in offers.structures)
    assert cells_for(match, RED_HOME, CANNON) == ()


def test_ships_are_offered_at_yards_with_how_many_can_be_paid() -> None:
    """BP-SHIP-1, BP-SHIP-5."""
    ground = CENTERS[0] + EAST * 2
    match, _ = with_structure(in_phase(building(), Phase.SHIPS), RED_HOME, SPACEPORT, ground)
    match, station = with_space(match, RED, STATION, ROCK_CELL + EAST)
    match = with_treasury(match, RED, purse(food=25, metal=35))

    yards = {yard.yard: yard for yard in yard_offers(match, RED)}
    offers = {offer.cls: offer for offer in yards[RED_HOME].ships}

    assert set(yards) == {RED_HOME, station}
    assert offers[SMALL].affordable == 5
    assert offers[SMALL].legal
    assert offers[ENORMOUS].missing == purse(food=75, metal=65)
    assert not offers[ENORMOUS].legal
    for cell in launch_cells(match, station):
        assert judge(match, BuildShip(station, SMALL, cell)).legal


def test_what_costs_nothing_can_be_had_often_and_what_is_missing_not_at_all() -> None:
    assert how_many(RICH, purse(metal=1000)) == 2
    assert how_many(purse(metal=9), purse(metal=10)) == 0


# --- units


def test_an_enormous_ship_counts_moves_and_attacks_apart() -> None:
    """BP-ACT-5, BP-ACT-6."""
    match, ship = with_ship(acting(), RED, ENORMOUS, ROCK_CELL + EAST)

    assert choices_of(match, unit(ship)).unit.left == ActionsLeft(1, 4, 4, 0)
    goal = next(iter(choices_of(match, unit(ship)).moves))
    match = do(match, MoveShip(ship, to=goal))
    assert choices_of(match, unit(ship)).unit.left == ActionsLeft(0, 4, 4, 0)


def test_a_ship_whose_activation_is_over_has_nothing_left_and_says_why() -> None:
    """BP-ACT-8, EX-29."""
    match, first = with_ship(acting(), RED, SMALL, ROCK_CELL + EAST)
    match, second = with_ship(match, RED, SMALL, ROCK_CELL + EAST * 3)
    for ship in (first, second):
        match = do(match, MoveShip(ship, to=next(iter(ways(match, match.board.ships[ship])))))

    units = {one.id: one for one in units_of(match, RED)}

    assert units[unit(first)].left.most == 0
    assert [one.rules for one in units[unit(first)].reasons] == [("BP-ACT-8",)]
    assert units[unit(second)].left.most == 1
    assert units[unit(second)].is_active


def test_under_a_stellar_wind_no_ship_has_a_deed_and_the_reason_is_the_wind() -> None:
    """BP-EVENT-9."""
    match, _ = with_ship(with_event(acting(), WIND), RED, BIG, orbit(acting(), WILD)[0])

    ship = next(one for one in units_of(match, RED) if one.ship)

    assert not ship.can_act
    assert [one.rules for one in ship.reasons] == [("BP-EVENT-9",)]


def test_the_deeds_of_ships_follow_from_what_they_touch() -> None:
    match, scout = with_ship(acting(), RED, SMALL, orbit(acting(), WILD)[0])
    match, freighter = with_ship(match, RED, CARGO, orbit(match, RED_HOME)[0], hold=purse(metal=3))
    match, hauler = with_ship(match, RED, CARGO, ROCK_CELL + EAST, carried=DRILL)

    units = {one.id: choices_of(match, one.id).deeds for one in units_of(match, RED)}

    assert units[unit(scout)] == {UnitAction.MOVE, UnitAction.CONQUER}
    assert units[unit(freighter)] == {UnitAction.MOVE, UnitAction.LOAD, UnitAction.UNLOAD}
    assert units[unit(hauler)] == {UnitAction.MOVE, UnitAction.DEPLOY}
    [deployment] = choices_of(match, unit(hauler)).others[UnitAction.DEPLOY]
    assert deployment.legal
    assert getattr(deployment.command, "asteroid", None) == ROCK


def test_a_cargo_ship_may_conquer_too() -> None:
    """BP-CONQ-11."""
    match, ship = with_ship(acting(), RED, CARGO, orbit(acting(), WILD)[0])

    assert choices_of(match, unit(ship)).deeds == {UnitAction.MOVE, UnitAction.CONQUER}


def test_a_warship_at_an_undefended_planet_may_destroy_but_not_yet_conquer() -> None:
    """BP-CONQ-5 to -7."""
    match = without_defences(acting(), BLUE_HOME)
    match, port = with_structure(match, BLUE_HOME, SPACEPORT, HOME_GROUND)
    match, ship = with_ship(match, RED, BIG, orbit(match, BLUE_HOME)[0])

    choices = choices_of(match, unit(ship))

    assert choices.deeds == {UnitAction.MOVE, UnitAction.DESTROY}
    assert choices.others[UnitAction.CONQUER][0].verdict.rules == ("BP-CONQ-5",)
    assert getattr(choices.others[UnitAction.DESTROY][0].command, "structure", None) == port


# --- offers and the rules agree, in any position


@pytest.mark.parametrize("seed", range(16))
def test_in_positions_of_real_play_every_offer_is_what_the_rules_say(seed: int) -> None:
    """Deeds are offered if and only if a legal command for them exists; offers can be done."""
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    chance = Random(seed)
    makers = RANDOM if seed % 3 else MIXED

    for step in game(a_match(seed, positions, 2, rich=True), makers, seed, most=500):
        if step.after.stage is Stage.PLAY and chance.random() < 0.1:
            _require_agreement(step.after)


def _require_agreement(match: Match) -> None:
    player = match.turn.player
    for planet in planet_offers(match, player):
        for offer in planet.structures:
            cells = cells_for(match, planet.planet, offer.kind)
            assert offer.legal == (bool(cells) if match.tracked else offer.verdict.legal)
            for cell in cells[:3]:
                assert judge(match, BuildStructure(planet.planet, offer.kind, cell)).legal
    for yard in yard_offers(match, player):
        for ship_offer in yard.ships:
            assert ship_offer.legal == judge(match, BuildShip(yard.yard, ship_offer.cls)).legal
    for one in units_of(match, player):
        choices = choices_of(match, one.id)
        assert one == choices.unit
        assert (UnitAction.MOVE in choices.deeds) == _can_move(match, one.id, choices.moves)
        for deed, commands in _thinkable(match, one.id).items():
            exists = any(judge(match, command).legal for command in commands)
            assert (deed in choices.deeds) == exists, (one, deed)
        assert one.can_act == bool(choices.deeds)
        if one.can_act:
            assert one.left.most > 0
            assert one.reasons == ()


def _thinkable(match: Match, unit_id: str) -> dict[UnitAction, list[Command]]:
    """Everything a unit could be asked about anything on the table, however far away."""
    board, ship = match.board, match.board.ships.get(ShipId(unit_id))
    structures = [id_ for planet in board.planets.values() for id_ in planet.structures]
    targets = [*board.ships, *structures, *board.space, *board.asteroids, "asteroid"]
    attacks: list[Command] = [c.Attack(unit(unit_id), ShipId(one)) for one in targets]
    if ship is None:
        return {UnitAction.ATTACK: attacks}
    at = ship.id
    cells = ship.at.neighbors() if ship.at is not None else (None,)
    plenty = [purse(1), purse(0, 1), purse(0, 0, 1), purse(0, 0, 0, 1)]
    return {
        UnitAction.ATTACK: attacks,
        UnitAction.CONQUER: [c.Conquer(at, planet) for planet in board.planets],
        UnitAction.DESTROY: [c.DestroyStructure(at, one) for one in structures],
        UnitAction.LOAD: [
            *(c.LoadCargo(at, one, p, consent=True) for one in board.planets for p in plenty),
            *(c.LoadCargo(at, one, buy=k) for one in board.planets for k in (DRILL, STATION)),
            *(c.LoadCargo(at, one, buy=HABITAT) for one in board.planets),
            *(c.LoadCargo(at, one, p, consent=True) for one in board.space for p in plenty),
        ],
        UnitAction.UNLOAD: [
            *(c.UnloadCargo(at, site, ship.hold) for site in board.planets),
            *(c.UnloadCargo(at, site, ship.hold) for site in board.space),
        ],
        UnitAction.DEPLOY: [
            *(c.DeployStructure(at, asteroid=one) for one in board.asteroids),
            *(c.DeployStructure(at, cell) for cell in cells),
        ],
        UnitAction.PICK_UP: [c.PickUpStructure(at, one) for one in board.space],
    }


def _can_move(match: Match, unit_id: str, moves: object) -> bool:
    ship = match.board.ships.get(ShipId(unit_id))
    if ship is None:
        return False
    return bool(moves) if match.tracked else judge(match, MoveShip(ship.id)).legal


@pytest.mark.parametrize("seed", range(4))
def test_what_is_still_open_counts_what_the_offers_have(seed: int) -> None:
    """It is asked after every step, and so asks no more than it has to."""
    positions = Positions.TABLE if seed % 2 else Positions.BOARD
    counted = dict.fromkeys((Phase.STRUCTURES, Phase.SHIPS, Phase.ACTIONS), 0)
    for step in game(a_match(900 + seed, positions, 3, rich=True), MIXED, seed, most=300):
        match = step.after
        player, phase = match.turn.player, match.turn.phase
        if match.stage is not Stage.PLAY or phase not in counted:
            continue
        planets, yards = planet_offers(match, player), yard_offers(match, player)
        units = [one for one in units_of(match, player) if one.can_act]
        expected = {
            Phase.STRUCTURES: {sum(any(o.legal for o in one.structures) for one in planets)},
            Phase.SHIPS: {sum(any(o.legal for o in one.ships) for one in yards)},
            Phase.ACTIONS: {
                sum(one.ship for one in units),
                sum(not one.ship for one in units) if match.tracked else 0,
            },
        }[phase]
        found = {message.args["count"] for message in still_open(match).optional}
        assert found == expected - {0}
        counted[phase] += bool(found)
    assert all(counted.values()), counted
