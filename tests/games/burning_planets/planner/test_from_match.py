"""Plans taken from a match: who can fight what from where it stands, and nothing secret."""

from typing import Literal

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import CARGO, PlanetId, Positions, ShipId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack, MoveShip
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.planner.from_match import (
    are_held_back,
    fight_of,
    prizes_for,
    raid_on,
    siege_of,
)
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
    acting,
    cannon_cell,
    do,
    orbit,
    with_ship,
    with_space,
    with_structure,
)
from tests.games.burning_planets.planner.answers import conquest


def test_a_fight_holds_own_units_with_attacks_left_and_what_stands_beside_them() -> None:
    """BP-COMBAT-1: each reaches only its neighbours; asteroids count (BP-COMBAT-2)."""
    match, eagle = with_ship(acting(), RED, BIG, ROCK_CELL + EAST)
    match, hunter = with_ship(match, BLUE, MEDIUM, ROCK_CELL + EAST * 2)
    match, _far = with_ship(match, BLUE, SMALL, ROCK_CELL + EAST * 4)

    plan = fight_of(match, RED)

    assert [(one.id, one.die, one.attacks) for one in plan.attackers] == [(eagle, 8, 2)]
    assert {one.id for one in plan.targets} == {hunter, ROCK}
    assert set(plan.attackers[0].reaches or ()) == {hunter, ROCK}
    prey = next(one for one in plan.targets if one.id == hunter)
    assert (prey.die, prey.shield, prey.worth.total, prey.loot, prey.attacks) == (
        6,
        1,
        20,
        EMPTY,
        2,
    )


def test_units_beside_targets_that_may_not_act_are_told_from_those_beside_nothing() -> None:
    """BP-TURN-7: what was built in this turn waits for the next."""
    match, eagle = with_ship(acting(), RED, BIG, ROCK_CELL + EAST)
    alone = replace(match, board=replace(match.board, asteroids={}))
    match, _ = with_ship(match, BLUE, MEDIUM, ROCK_CELL + EAST * 2)
    ships = {**match.board.ships}
    ships[eagle] = replace(ships[eagle], built=match.turn.number)
    new = replace(match, board=replace(match.board, ships=ships))

    assert not fight_of(new, RED).attackers
    assert are_held_back(new, RED)
    assert not are_held_back(alone, RED)


def test_attacks_already_made_are_gone_from_the_plan() -> None:
    match, eagle = with_ship(acting(), RED, BIG, ROCK_CELL + EAST)
    match, hunter = with_ship(match, BLUE, MEDIUM, ROCK_CELL + EAST * 2)
    match = do(match, Attack(UnitId(eagle), hunter, (1, 6)))

    assert [one.attacks for one in fight_of(match, RED).attackers] == [1]


def test_a_cargo_ship_is_loot_at_its_price_but_a_hidden_hold_is_not_told() -> None:
    """BP-CARGO-1, BP-APP-6."""
    match, _ = with_ship(acting(), RED, BIG, ROCK_CELL + EAST)
    match, cargo = with_ship(match, BLUE, CARGO, ROCK_CELL + EAST * 2, hold=Purse.of(metal=99))

    plan = fight_of(match, RED)

    found = next(one for one in plan.targets if one.id == cargo)
    assert found.loot == found.worth
    assert found.attacks == 0


def test_a_raid_counts_the_attacks_left_after_moving_up() -> None:
    """BP-ACT-1: one action to move, one to attack."""
    match, prey = with_ship(acting(), BLUE, MEDIUM, ROCK_CELL + EAST * 6)
    match, near = with_ship(match, RED, SMALL, ROCK_CELL + EAST * 7)
    match, far = with_ship(match, RED, SMALL, ROCK_CELL + EAST * 10)

    plan = raid_on(match, RED, prey)

    assert {one.id: one.attacks for one in plan.attackers} == {near: 2, far: 1}


def test_a_siege_holds_the_ships_that_touch_the_planet_and_the_defences_they_can_reach() -> None:
    """BP-CONQ-2, BP-COMBAT-14."""
    match = acting()
    home = match.board.planets[BLUE_HOME]
    beside = next(cell for cell in orbit(match, BLUE_HOME) if cell.distance(cannon_cell(1)) == 1)
    away = max(orbit(match, BLUE_HOME), key=lambda cell: cell.distance(beside))
    match, tera = with_ship(match, RED, ENORMOUS, beside)
    match, spear = with_ship(match, RED, SMALL, away)
    match, _ = with_ship(match, RED, BIG, ROCK_CELL + EAST)

    siege = siege_of(match, RED, BLUE_HOME)

    cannon = next(iter(home.structures))
    assert [(one.id, one.die, one.actions, one.reaches) for one in siege.invaders] == [
        (tera, 20, 4, (cannon,)),
        (spear, 4, 2, ()),
    ]
    assert [one.id for one in siege.defences] == [cannon]
    assert conquest(siege).chance > 0
    assert prizes_for(match, RED)[0] == BLUE_HOME


def test_beside_a_real_board_every_ship_could_be_anywhere() -> None:
    match, eagle = with_ship(acting(positions=Positions.TABLE), RED, BIG, None)
    match, prey = with_ship(match, BLUE, SMALL, None)

    plan = fight_of(match, RED)

    assert eagle in {one.id for one in plan.attackers}
    assert prey in {one.id for one in plan.targets}
    assert all(one.reaches is None for one in plan.attackers)
    planet = next(PlanetId(one.id) for one in match.board.planets.values() if one.owner == BLUE)
    assert [one.id for one in siege_of(match, RED, planet).invaders] == [eagle]


def test_who_has_begun_goes_on_first_or_not_at_all() -> None:
    """BP-ACT-8: a ship that has moved does not wait in the plan."""
    match, eagle = with_ship(acting(), RED, BIG, ROCK_CELL + EAST)
    match, other = with_ship(match, RED, BIG, ROCK_CELL + EAST * 3)
    match, hunter = with_ship(match, BLUE, MEDIUM, ROCK_CELL + EAST * 2)
    match = do(match, Attack(UnitId(eagle), hunter, (1, 6)))

    plan = fight_of(match, RED)
    raid = raid_on(match, RED, hunter)
    match = do(match, Attack(UnitId(other), hunter, (1, 6)))

    assert {one.id: one.acting for one in plan.attackers} == {eagle: True, other: False}
    assert {one.id: one.attacks for one in raid.attackers} == {eagle: 1, other: 2}
    assert [(one.id, one.acting) for one in fight_of(match, RED).attackers] == [(other, True)]


def test_a_structure_that_has_fired_before_another_unit_is_out_of_the_plan() -> None:
    """BP-ACT-9, AMB-44; where the table says otherwise it still has its shot."""
    options = Options(structures_fire_consecutively=False)

    def after_both(match: Match) -> tuple[set[str], str]:
        match, cannon = with_structure(match, RED_HOME, CANNON, CENTERS[0] + Hex(2, 0))
        match, prey = with_ship(match, BLUE, MEDIUM, CENTERS[0] + Hex(3, 0))
        match, eagle = with_ship(match, RED, BIG, CENTERS[0] + Hex(4, 0))
        match = do(match, Attack(UnitId(cannon), prey, (1, 6)))
        match = do(match, Attack(UnitId(eagle), prey, (1, 6)))
        return {one.id for one in fight_of(match, RED).attackers}, cannon

    bound, cannon = after_both(acting())
    free, same = after_both(acting(options=options))

    assert cannon not in bound
    assert same in free


def test_a_raid_in_the_own_turn_counts_what_is_left_of_it() -> None:
    """BP-ACT-1: one action is spent, and moving up would take the other."""
    match, prey = with_ship(acting(), BLUE, MEDIUM, ROCK_CELL + EAST * 9)
    match, scout = with_ship(match, RED, SMALL, ROCK_CELL + EAST * 5)
    fresh = raid_on(match, RED, prey)
    match = do(match, MoveShip(scout, to=ROCK_CELL + EAST * 6))

    assert [one.attacks for one in fresh.attackers] == [1]
    assert raid_on(match, RED, prey).attackers == ()


def at_blues_home(options: Options) -> tuple[Match, ShipId, ShipId]:
    match = acting(options=options)
    beside = next(cell for cell in orbit(match, BLUE_HOME) if cell.distance(cannon_cell(1)) == 1)
    away = max(orbit(match, BLUE_HOME), key=lambda cell: cell.distance(beside))
    match, tera = with_ship(match, RED, ENORMOUS, beside)
    match, cargo = with_ship(match, RED, CARGO, away)
    return match, tera, cargo


@pytest.mark.parametrize(
    ("allowed", "comes"), [("any", True), ("uninhabited_only", False), ("never", False)]
)
def test_a_cargo_ship_takes_part_in_a_siege_where_the_table_lets_it(
    allowed: Literal["any", "uninhabited_only", "never"], comes: bool
) -> None:
    """BP-CONQ-11, AMB-54."""
    match, tera, cargo = at_blues_home(Options(cargo_conquest=allowed))

    found = {one.id for one in siege_of(match, RED, BLUE_HOME).invaders}

    assert found == ({tera, cargo} if comes else {tera})


def test_a_siege_knows_planets_that_fall_by_themselves_and_guards_in_orbit() -> None:
    """AMB-55, AMB-56: the same answers as the conquest itself gives."""
    plain, *_ = at_blues_home(DEFAULTS)
    automatic, *_ = at_blues_home(Options(enemy_conquest="automatic"))
    guarded, *_ = at_blues_home(Options(orbit_guard_blocks_conquest=True))
    free = next(c for c in orbit(guarded, BLUE_HOME) if c not in occupied(guarded))
    unguarded = siege_of(guarded, RED, BLUE_HOME)
    guarded, _ = with_ship(guarded, BLUE, SMALL, free)
    both = Options(enemy_conquest="automatic", orbit_guard_blocks_conquest=True)

    assert not siege_of(plain, RED, BLUE_HOME).automatic
    assert siege_of(automatic, RED, BLUE_HOME).actions_needed == 0
    assert not unguarded.guarded
    for match in (guarded, replace(guarded, options=both)):
        assert conquest(siege_of(match, RED, BLUE_HOME)).chance == 0


def occupied(match: Match) -> set[Hex | None]:
    return {ship.at for ship in match.board.ships.values()}


def test_an_enormous_ship_that_has_moved_may_still_fire_where_conquest_is_a_move() -> None:
    """AMB-43: its one move is gone, its attacks are not."""
    match, tera, _cargo = at_blues_home(Options(enormous_special_actions="move_allowance"))
    here = match.board.ships[tera].at
    assert here is not None
    there = next(
        one
        for one in orbit(match, BLUE_HOME)
        if one.distance(here) == 1 and one not in occupied(match)
    )
    match = do(match, MoveShip(tera, to=there))

    found = next(one for one in siege_of(match, RED, BLUE_HOME).invaders if one.id == tera)

    assert (found.actions, found.specials, found.acting) == (4, 0, True)


def test_a_structure_on_an_asteroid_falls_with_it_in_the_plan() -> None:
    """BP-AST-14."""
    match, _ = with_ship(acting(), RED, ENORMOUS, ROCK_CELL + EAST)
    match, drill = with_space(match, BLUE, DRILL, asteroid=ROCK)

    plan = fight_of(match, RED)

    assert {one.id: one.stands_on for one in plan.targets} == {drill: ROCK, ROCK: ""}
