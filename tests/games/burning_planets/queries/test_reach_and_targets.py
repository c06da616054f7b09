"""Where ships can go, whom units may attack with what chance, and who threatens a cell."""

from fractions import Fraction

import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.options import with_choice
from bp_desktop.games.burning_planets.ids import CARGO, Positions, ShipId
from bp_desktop.games.burning_planets.match.commands import Attack, Bombard, MoveShip
from bp_desktop.games.burning_planets.match.movement import way_to, ways
from bp_desktop.games.burning_planets.match.queries.candidates import bombardments
from bp_desktop.games.burning_planets.match.queries.reach import can_leave, reach_of, who_can_hit
from bp_desktop.games.burning_planets.match.queries.targets import targets_of
from bp_desktop.games.burning_planets.match.queries.units import UnitAction, choices_of
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DRILL,
    EAST,
    ENORMOUS,
    MEDIUM,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    TOWER,
    acting,
    cannon_cell,
    do,
    orbit,
    unit,
    with_ship,
    with_space,
    with_structure,
)

OPEN = Hex(14, 12)
"""Far from planets and rocks."""
SOUTH = Hex(0, 1)


# --- reach


def test_the_cells_in_reach_are_exactly_those_a_move_is_legal_to() -> None:
    """BP-ACT-2, BP-ACT-11: highlight and judgement agree, obstacles included."""
    match, ship = with_ship(acting(), RED, SMALL, ROCK_CELL + EAST)
    match, _ = with_ship(match, BLUE, BIG, ROCK_CELL + EAST * 3)

    reach = reach_of(match, ship)

    assert reach.objections == ()
    for q in range(ROCK_CELL.q - 5, ROCK_CELL.q + 8):
        for r in range(14):
            goal = Hex(q, r)
            legal = judge(match, MoveShip(ship, to=goal)).legal
            assert legal == (goal in reach.cells), goal
            if legal:
                assert judge(match, MoveShip(ship, reach.cells[goal])).legal
                assert way_to(match, match.board.ships[ship], goal) == reach.cells[goal]


@pytest.mark.parametrize("passing", ["none", "own_ships", "all_ships"])
def test_one_way_is_the_same_as_among_all_ways_whoever_may_be_passed(passing: str) -> None:
    """AMB-38."""
    options = Options(pass_through=passing)  # type: ignore[arg-type]  # one of its literals
    match, ship = with_ship(acting(options=options), RED, SMALL, OPEN)
    for number, cell in enumerate(OPEN.neighbors()[:5]):
        match, _ = with_ship(match, RED if number % 2 else BLUE, SMALL, cell)
    here = match.board.ships[ship]

    every = ways(match, here)

    assert {goal: way_to(match, here, goal) for goal in every} == every
    assert can_leave(match, here)


def test_a_ship_walled_in_cannot_leave() -> None:
    match, ship = with_ship(acting(), RED, SMALL, OPEN)
    for cell in OPEN.neighbors():
        match, _ = with_ship(match, BLUE, SMALL, cell)

    assert not can_leave(match, match.board.ships[ship])
    assert reach_of(match, ship).cells == {}
    assert choices_of(match, unit(ship)).deeds == {UnitAction.ATTACK}


def test_out_of_turn_the_reach_is_known_but_nothing_is_allowed() -> None:
    match, ship = with_ship(acting(), BLUE, SMALL, OPEN)

    reach = reach_of(match, ship)

    assert reach.ways
    assert reach.cells == {}
    assert reach.objections[0].rules == ("BP-TURN-1",)


def test_who_can_hit_a_cell_has_moved_up_and_still_an_attack_left() -> None:
    """BP-ACT-3, BP-ACT-6, BP-COMBAT-13."""
    match, beside = with_ship(acting(), RED, BIG, OPEN + EAST)
    match, one_move = with_ship(match, RED, BIG, OPEN - SOUTH * 3)
    match, _too_far = with_ship(match, RED, BIG, OPEN + EAST * 4)
    match, giant = with_ship(match, RED, ENORMOUS, OPEN + SOUTH * 2)
    match, _unarmed = with_ship(match, RED, CARGO, OPEN + Hex(-1, 0))

    found = {one.unit: (one.moves, one.attacks, one.attack_die) for one in who_can_hit(match, OPEN)}

    assert found == {
        unit(beside): (0, 2, 8),
        unit(one_move): (1, 1, 8),
        unit(giant): (1, 4, 20),
    }


@pytest.mark.parametrize(
    ("way", "attacks"), [("separate", 4), ("four_with_one_move", 3), ("move_or_attack", None)]
)
def test_who_moves_up_attacks_as_often_as_the_table_counts(way: str, attacks: int | None) -> None:
    """AMB-42, BP-ACT-6."""
    options = with_choice(Options(), "enormous_actions", way, "BP-APP-5")
    match, giant = with_ship(acting(options=options), RED, ENORMOUS, OPEN + SOUTH * 2)

    found = {one.unit: one.attacks for one in who_can_hit(match, OPEN)}

    assert found == ({} if attacks is None else {unit(giant): attacks})


def test_defences_and_space_structures_hit_only_the_cells_beside_them() -> None:
    match, drill = with_space(acting(), BLUE, DRILL, asteroid=ROCK)
    [cannon] = match.board.planets[BLUE_HOME].structures

    assert [one.unit for one in who_can_hit(match, ROCK_CELL + EAST, BLUE)] == [unit(drill)]
    west = cannon_cell(1) + Hex(-1, 0)
    assert [(one.unit, one.attacks) for one in who_can_hit(match, west)] == [(unit(cannon), 2)]


# --- targets


def test_targets_come_with_exact_chances_the_best_first_and_the_rest_with_reasons() -> None:
    """BP-COMBAT-1, BP-COMBAT-3; EX-33's shield and dice are those of section 6."""
    match, attacker = with_ship(acting(), RED, BIG, OPEN)
    match, weak = with_ship(match, BLUE, SMALL, OPEN + EAST)
    match, strong = with_ship(match, BLUE, ENORMOUS, OPEN + Hex(0, 1))
    match, own = with_ship(match, RED, SMALL, OPEN + Hex(-1, 0))
    match, away = with_ship(match, BLUE, SMALL, OPEN + EAST * 3)

    targets = targets_of(match, unit(attacker))

    legal = [(one.id, one.chance) for one in targets if one.legal]
    assert legal == [(weak, Fraction(11, 16)), (strong, Fraction(13, 160))]
    assert targets[0].within == (Fraction(11, 16), 1 - Fraction(5, 16) ** 2)
    reasons = {one.id: one.verdict.rules for one in targets if not one.legal}
    assert reasons[own] == ("BP-COMBAT-3",)
    assert reasons[away] == ("BP-COMBAT-1", "BP-ACT-3")
    assert "BP-COMBAT-14" in reasons[next(iter(match.board.planets[BLUE_HOME].structures))]


def test_a_hopeless_target_is_legal_and_said_to_be_hopeless() -> None:
    """EX-37: a small ship never destroys a tower."""
    border = CENTERS[1] + EAST * 2
    match, tower = with_structure(acting(), BLUE_HOME, TOWER, border)
    match, ship = with_ship(match, RED, SMALL, border + EAST)

    [found] = [one for one in targets_of(match, unit(ship)) if one.legal]

    assert found.id == tower
    assert found.hopeless


def test_an_asteroid_and_what_stands_on_it_are_two_targets() -> None:
    """BP-COMBAT-17, BP-COMBAT-18, EX-38."""
    match, drill = with_space(acting(), BLUE, DRILL, asteroid=ROCK)
    match, ship = with_ship(match, RED, ENORMOUS, ROCK_CELL + EAST)

    targets = {one.id: one for one in targets_of(match, unit(ship), everything=False)}

    assert set(targets) == {ROCK, drill}
    assert targets[ROCK].within[3] == Fraction(3439, 10000)
    assert targets[drill].chance == Fraction(69, 80)


def test_beside_a_real_board_everything_of_others_is_a_target() -> None:
    match, ship = with_ship(acting(positions=Positions.TABLE), RED, MEDIUM, None)
    match, prey = with_ship(match, BLUE, SMALL, None)

    legal = {one.id for one in targets_of(match, unit(ship)) if one.legal}

    assert prey in legal
    assert "asteroid" in {*legal, *(one.name for one in targets_of(match, unit(ship)))}


@pytest.mark.parametrize("positions", list(Positions))
def test_every_verdict_is_the_one_a_submitted_attack_gets(positions: Positions) -> None:
    """BP-COMBAT-1, BP-COMBAT-3: rested or spent, in turn or not, ships and what stands."""
    beside = {Positions.BOARD: (OPEN, OPEN + EAST, OPEN + SOUTH)}.get(positions, (None,) * 3)
    match, mine = with_ship(acting(positions=positions), RED, MEDIUM, beside[0])
    match, theirs = with_ship(match, BLUE, BIG, beside[1])
    match, _ = with_ship(match, RED, SMALL, beside[2])
    struck = do(match, Attack(unit(mine), theirs, (1, 8)), overrule=True)

    for state in (match, struck):
        attackers: list[str] = [*state.board.ships]
        for planet in state.board.planets.values():
            attackers += planet.structures
        for attacker in attackers:
            for target in targets_of(state, unit(attacker)):
                assert target.verdict == judge(state, Attack(unit(attacker), ShipId(target.id)))


def test_what_has_no_die_has_no_targets() -> None:
    """BP-COMBAT-15."""
    match, ship = with_ship(acting(), RED, CARGO, OPEN)

    assert targets_of(match, unit(ship)) == ()
    assert targets_of(match, unit("nobody")) == ()


def test_bombardment_is_offered_for_planets_of_others_with_structures_only() -> None:
    """BP-BOMB-9."""
    match = acting()

    commands = [one.command for one in bombardments(match)]

    planets = [one.planet for one in commands if isinstance(one, Bombard)]
    assert sorted(planets) == ["p2", "p3"]
    assert judge(match, next(bombardments(match)).command).rules == ("BP-BOMB-1", "BP-BOMB-2")
    assert orbit(match, BLUE_HOME)


def test_beside_a_real_board_six_rested_enormous_ships_are_named_for_a_bombardment() -> None:
    """BP-BOMB-1, BP-BOMB-4."""
    match = acting(positions=Positions.TABLE)
    ships = []
    for _ in range(6):
        match, ship = with_ship(match, RED, ENORMOUS, None)
        ships.append(ship)
    match, _new = with_ship(match, RED, ENORMOUS, None, built=match.turn.number)

    command = next(bombardments(match)).command

    assert isinstance(command, Bombard)
    assert command.ships == tuple(ships)
    assert judge(match, command).legal


def test_a_cannon_that_may_answer_an_arrival_is_said_to_be_able_to() -> None:
    """BP-COMBAT-12, AMB-49: reaction fire, in another player's own turn."""
    match = acting(options=Options(defence_fire="reaction"))
    beside = cannon_cell(1) + Hex(-1, 0)
    match, ship = with_ship(match, RED, SMALL, beside + Hex(-1, 0))
    [cannon] = match.board.planets[BLUE_HOME].structures
    before = choices_of(match, unit(cannon)).unit

    match = do(match, MoveShip(ship, to=beside))

    choices = choices_of(match, unit(cannon))
    after = choices.unit
    assert not before.can_act
    assert before.reasons
    assert choices.deeds == {UnitAction.ATTACK}
    assert after.can_act
    assert (after.left.attacks, after.reasons) == (2, ())


def test_beside_a_real_board_defences_are_offered_nothing_on_other_planets() -> None:
    """BP-GEN-7, BP-COMBAT-13: planets never touch; ships may be anywhere."""
    match = acting(positions=Positions.TABLE)
    match, cannon = with_structure(match, RED_HOME, CANNON, None)
    match, other = with_structure(match, BLUE_HOME, CANNON, None)
    match, ship = with_ship(match, BLUE, SMALL, None)

    offered = {one.id for one in targets_of(match, unit(cannon), everything=False)}

    assert ship in offered
    assert other not in offered
    assert judge(match, Attack(unit(cannon), other)).rules[-2:] == ("BP-COMBAT-13", "BP-COMBAT-14")
    assert judge(match, Attack(unit(cannon), ship)).legal
