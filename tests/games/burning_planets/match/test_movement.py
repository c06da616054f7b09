"""Actions and movement (BP-ACT)."""

import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Named
from bp_desktop.games.burning_planets.ids import CARGO, ClassId, Phase, Positions, ShipId
from bp_desktop.games.burning_planets.match.actions import ActionKind, actions_left
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Conquer,
    DestroyStructure,
    LoadCargo,
    MoveShip,
)
from bp_desktop.games.burning_planets.match.movement import ways
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    ENORMOUS,
    FURNACE,
    MEDIUM,
    RED,
    RED_HOME,
    ROCK_CELL,
    SMALL,
    TABLES,
    WILD,
    WILD_CENTER,
    acting,
    do,
    do_all,
    in_phase,
    objected,
    objections,
    purse,
    refused,
    ship_at,
    started,
    unit,
    with_ship,
    with_structure,
    without_defences,
)

START = Hex(14, 11)
"""Open space in all directions."""
E = Hex(1, 0)


def lone(cls: ClassId, options: Options = DEFAULTS) -> tuple[Match, ShipId]:
    return with_ship(acting(options=options), RED, cls, START)


def eastward(steps: int, start: Hex = START) -> tuple[Hex, ...]:
    return tuple(start + E * step for step in range(1, steps + 1))


# --- how far


@pytest.mark.parametrize(
    ("cls", "cells"), [(SMALL, 8), (MEDIUM, 6), (BIG, 4), (CARGO, 6), (ENORMOUS, 1)]
)
def test_ex_27_how_far_a_ship_gets_in_an_own_turn(cls: ClassId, cells: int) -> None:
    """EX-27: BP-ACT-1, BP-ACT-2, BP-ACT-6."""
    match, ship = lone(cls)
    speed = TABLES.ship_classes[cls].speed
    here = START
    while actions_left(match, match.board.ships[ship], ActionKind.MOVE):
        match = do(match, MoveShip(ship, eastward(speed, here)))
        here = here + E * speed

    assert here.distance(START) == cells
    assert objected(match, MoveShip(ship, eastward(1, here)))


def test_a_move_longer_than_the_speed_is_objected_to() -> None:
    """BP-ACT-2."""
    match, ship = lone(MEDIUM)

    found = objections(match, MoveShip(ship, eastward(4)))

    message = found["bp.move.too_far"]
    assert message.rules == ("BP-ACT-2",)
    assert message.args == {"ship": Named("ship", ship, "Hammer", 1), "allowed": 3, "asked": 4}
    assert objected(match, MoveShip(ship, to=START + E * 4)) == ("BP-ACT-2", "BP-ACT-11")


def test_a_move_may_be_shorter_and_the_rest_is_lost() -> None:
    """BP-ACT-12."""
    match, ship = lone(SMALL)
    match = do_all(match, MoveShip(ship, eastward(1)), MoveShip(ship, eastward(1, START + E)))

    assert objected(match, MoveShip(ship, eastward(1, START + E * 2))) == ("BP-ACT-1",)


def test_an_overruled_move_ends_where_it_was_asked_to() -> None:
    """BP-APP-4."""
    match, ship = lone(BIG)

    assert (
        ship_at(do(match, MoveShip(ship, to=START + E * 9), overrule=True), ship) == START + E * 9
    )


# --- the way


@pytest.mark.parametrize(
    ("to", "rule"),
    [
        (CENTERS[0], "BP-BOARD-14"),
        (ROCK_CELL, "BP-BOARD-13"),
        (Hex(-50, 0), "BP-ACT-11"),
        (START + E, "BP-BOARD-13"),
        (START, "BP-ACT-2"),
    ],
)
def test_a_move_ends_on_a_free_space_cell_of_the_board(to: Hex, rule: str) -> None:
    """BP-ACT-11, BP-BOARD-13, BP-BOARD-14: not even the table can stack two tokens."""
    match, ship = lone(SMALL)
    match, _ = with_ship(match, BLUE, SMALL, START + E)

    assert refused(match, MoveShip(ship, to=to)) == (rule,)
    assert refused(match, MoveShip(ship, (START + Hex(0, 1), to))) == (rule,)


def test_each_step_goes_to_an_adjacent_cell() -> None:
    """BP-ACT-11."""
    match, ship = lone(SMALL)

    assert objected(match, MoveShip(ship, (START + E * 2,))) == ("BP-ACT-11",)


def test_no_unit_passes_through_an_occupied_cell_a_planet_or_an_asteroid() -> None:
    """BP-ACT-11."""
    match, ship = lone(SMALL)
    match, _ = with_ship(match, BLUE, SMALL, START + E)
    assert objected(match, MoveShip(ship, eastward(2))) == ("BP-ACT-11",)

    match, near = with_ship(match, RED, SMALL, ROCK_CELL - E)
    assert objected(match, MoveShip(near, eastward(2, ROCK_CELL - E))) == ("BP-ACT-11",)

    match, over = with_ship(match, RED, SMALL, CENTERS[0] + Hex(3, -3))
    through = (CENTERS[0] + Hex(3, -2), CENTERS[0] + Hex(2, -1), CENTERS[0] + Hex(3, -1))
    assert objected(match, MoveShip(over, through)) == ("BP-ACT-11",)


def test_the_shortest_way_goes_round_what_blocks_it() -> None:
    """BP-ACT-11."""
    match, ship = lone(SMALL)
    match, _ = with_ship(match, BLUE, SMALL, START + E)

    after = do(match, MoveShip(ship, to=START + E * 2))

    assert ship_at(after, ship) == START + E * 2
    assert len(ways(match, match.board.ships[ship])[START + E * 2]) == 3


def test_a_ship_walled_in_cannot_move() -> None:
    """BP-ACT-11."""
    match, ship = lone(SMALL)
    for cell in START.neighbors():
        match, _ = with_ship(match, RED, SMALL, cell)

    assert ways(match, match.board.ships[ship]) == {}
    assert objected(match, MoveShip(ship, to=START + E * 2)) == ("BP-ACT-2", "BP-ACT-11")


def test_what_is_offered_is_what_is_allowed() -> None:
    """The legality test and the highlighted cells come from the same function."""
    match, ship = with_ship(acting(), RED, SMALL, CENTERS[0] + Hex(3, 0))
    match, _ = with_ship(match, BLUE, SMALL, CENTERS[0] + Hex(4, 0))

    offered = ways(match, match.board.ships[ship])

    assert offered
    for cell, way in offered.items():
        assert objections(match, MoveShip(ship, way)) == {}
        assert objections(match, MoveShip(ship, to=cell)) == {}


@pytest.mark.parametrize(
    ("allowed", "through_own", "through_all"),
    [("none", False, False), ("own_ships", True, False), ("all_ships", True, True)],
)
def test_the_table_can_let_ships_pass_through_ships(
    allowed: str, through_own: bool, through_all: bool
) -> None:
    """pass_through (AMB-38): a move never ends on an occupied cell."""
    options = {
        "none": Options(),
        "own_ships": Options(pass_through="own_ships"),
        "all_ships": Options(pass_through="all_ships"),
    }[allowed]
    for owner, may in ((RED, through_own), (BLUE, through_all)):
        match, ship = lone(SMALL, options)
        match, _ = with_ship(match, owner, SMALL, START + E)
        assert (objections(match, MoveShip(ship, eastward(2))) == {}) is may
        offered = ways(match, match.board.ships[ship])
        assert START + E not in offered
        assert (len(offered[START + E * 2]) == 2) is may
        assert refused(match, MoveShip(ship, eastward(1))) == ("BP-BOARD-13",)


def test_planets_and_asteroids_block_in_any_case() -> None:
    """pass_through = all_ships (AMB-38)."""
    match, ship = with_ship(
        acting(options=Options(pass_through="all_ships")), RED, SMALL, ROCK_CELL - E
    )

    assert objected(match, MoveShip(ship, eastward(2, ROCK_CELL - E))) == ("BP-ACT-11",)


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (MoveShip(ShipId("ghost"), to=START), "BP-APP-7"),
        (MoveShip(ShipId("red-1")), "BP-ACT-2"),
        (MoveShip(ShipId("red-1"), eastward(1), START + E), "BP-ACT-2"),
    ],
)
def test_a_move_names_a_ship_and_either_a_way_or_a_goal(command: MoveShip, rule: str) -> None:
    match, _ = lone(SMALL)

    assert refused(match, command) == (rule,)


# --- how often


def test_the_two_actions_may_be_of_any_type_in_any_order() -> None:
    """BP-ACT-1, BP-ACT-3, BP-ACT-10."""
    match, spear = lone(SMALL)
    match, target = with_ship(match, BLUE, BIG, START + E * 3)
    hit = Attack(unit(spear), target, faces=(1, 1))

    moved = do_all(match, MoveShip(spear, eastward(2)), hit)
    assert objected(moved, hit) == ("BP-ACT-1",)
    twice = do_all(match, MoveShip(spear, eastward(1)), MoveShip(spear, eastward(1, START + E)))
    assert objected(twice, hit) == ("BP-ACT-1",)


def test_conquering_loading_and_destroying_count_as_actions() -> None:
    """BP-ACT-4."""
    match, spear = with_ship(acting(), RED, SMALL, WILD_CENTER + Hex(4, 0))
    conquered = do(match, Conquer(spear, WILD))
    assert actions_left(conquered, conquered.board.ships[spear], ActionKind.MOVE) == 1

    match, cargo = with_ship(acting(), RED, CARGO, CENTERS[0] + Hex(3, 0))
    loaded = do(match, LoadCargo(cargo, RED_HOME, purse(1)))
    assert actions_left(loaded, loaded.board.ships[cargo], ActionKind.CARGO) == 1

    match = without_defences(acting(), BLUE_HOME)
    match, furnace = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(0, 1))
    match, eagle = with_ship(match, RED, BIG, CENTERS[1] + Hex(3, 0))
    razed = do(match, DestroyStructure(eagle, furnace))
    assert actions_left(razed, razed.board.ships[eagle], ActionKind.ATTACK) == 1


def test_ex_29_actions_are_used_consecutively() -> None:
    """EX-29: BP-ACT-8: A's second action was lost when B acted."""
    match, first = lone(SMALL)
    match, second = with_ship(match, RED, SMALL, START + Hex(0, 3))
    match, target = with_ship(match, BLUE, SMALL, START + E * 2)

    match = do_all(
        match,
        MoveShip(first, eastward(1)),
        MoveShip(second, to=START + Hex(0, 4)),
    )

    assert objected(match, Attack(unit(first), target)) == ("BP-ACT-8",)
    assert objections(match, MoveShip(second, to=START + Hex(0, 5))) == {}


def test_the_consecutive_rule_covers_enormous_ships() -> None:
    """BP-ACT-9."""
    match, tera = lone(ENORMOUS)
    match, other = with_ship(match, RED, SMALL, START + Hex(0, 3))
    match = do_all(match, MoveShip(tera, eastward(1)), MoveShip(other, to=START + Hex(0, 4)))
    match, target = with_ship(match, BLUE, SMALL, START + E * 2)

    assert objected(match, Attack(unit(tera), target)) == ("BP-ACT-8", "BP-ACT-9")


# --- enormous ships


def giant(options: Options = DEFAULTS) -> tuple[Match, ShipId, Attack, MoveShip]:
    """An enormous ship beside something it can hit for ever, and away from it."""
    match, ship = lone(ENORMOUS, options)
    match, target = with_ship(match, BLUE, ENORMOUS, START - E)
    return match, ship, Attack(unit(ship), target, faces=(1, 20)), MoveShip(ship, eastward(1))


def test_an_enormous_ship_moves_once_and_attacks_four_times_in_any_order() -> None:
    """BP-ACT-5, BP-ACT-6."""
    match, ship, hit, step = giant()

    match = do_all(match, hit, hit, hit, hit)
    assert objected(match, hit) == ("BP-ACT-5", "BP-ACT-6")
    match = do(match, step)

    assert "BP-ACT-6" in objected(match, MoveShip(ship, eastward(1, START + E)))


def test_conquest_by_an_enormous_ship_is_charged_to_its_attacks() -> None:
    """BP-ACT-7; enormous_special_actions = move_allowance turns it round (AMB-43)."""
    for options, attacks, moves in (
        (DEFAULTS, 3, 1),
        (Options(enormous_special_actions="move_allowance"), 4, 0),
    ):
        match, ship = with_ship(acting(options=options), RED, ENORMOUS, WILD_CENTER + Hex(4, 0))
        match = do(match, Conquer(ship, WILD))
        left = match.board.ships[ship]
        assert actions_left(match, left, ActionKind.ATTACK) == attacks
        assert actions_left(match, left, ActionKind.MOVE) == moves


def test_destroying_structures_can_be_charged_to_the_single_move() -> None:
    """enormous_special_actions = move_allowance (AMB-43): each consumes the single move."""
    options = Options(enormous_special_actions="move_allowance")
    match = without_defences(acting(options=options), BLUE_HOME)
    match, first = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(0, 1))
    match, second = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(2, 0))
    match, ship = with_ship(match, RED, ENORMOUS, CENTERS[1] + Hex(3, 0))

    match = do(match, DestroyStructure(ship, first))

    assert "BP-ACT-6" in objected(match, DestroyStructure(ship, second))


def test_the_table_can_give_enormous_ships_four_actions_with_one_move() -> None:
    """enormous_actions = four_with_one_move (AMB-42)."""
    match, ship, hit, step = giant(Options(enormous_actions="four_with_one_move"))

    used = do_all(match, hit, hit, hit, hit)
    assert objected(used, step)
    match = do_all(match, hit, step)
    assert objected(match, MoveShip(ship, eastward(1, START + E)))
    left = match.board.ships[ship]
    assert actions_left(match, left, ActionKind.ATTACK) == 2


def test_the_table_can_let_enormous_ships_move_or_attack() -> None:
    """enormous_actions = move_or_attack (AMB-42): the first action used fixes the choice."""
    match, _ship, hit, step = giant(Options(enormous_actions="move_or_attack"))

    assert objected(do(match, hit), step)
    fired = do_all(match, hit, hit, hit, hit)
    assert objected(fired, hit)
    match, ship = lone(ENORMOUS, Options(enormous_actions="move_or_attack"))
    match = do(match, MoveShip(ship, eastward(1)))
    match, target = with_ship(match, BLUE, SMALL, START + E * 2)
    assert objected(match, Attack(unit(ship), target)) == ("BP-ACT-5", "BP-ACT-6")


def test_a_cargo_ship_moves_loads_unloads_and_conquers_but_never_attacks() -> None:
    """BP-ACT-14."""
    match, cargo = lone(CARGO)
    match, target = with_ship(match, BLUE, SMALL, START + E)

    assert refused(match, Attack(unit(cargo), target)) == ("BP-COMBAT-15",)


# --- beside a real board


def test_beside_a_real_board_a_move_is_an_action_and_nothing_else() -> None:
    match, ship = with_ship(
        in_phase(started(positions=Positions.TABLE), Phase.ACTIONS), RED, SMALL, None
    )

    match = do_all(match, MoveShip(ship), MoveShip(ship))

    assert objected(match, MoveShip(ship)) == ("BP-ACT-1",)
    assert refused(match, MoveShip(ship, to=START)) == ("BP-APP-1",)
    assert ways(match, match.board.ships[ship]) == {}
