"""Plans taken from a match: who can fight what from where it stands, and nothing secret."""

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import CARGO, PlanetId, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.planner.conquest import conquest
from bp_desktop.games.burning_planets.planner.from_match import (
    fight_of,
    prizes_for,
    raid_on,
    siege_of,
)
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    EAST,
    ENORMOUS,
    MEDIUM,
    RED,
    ROCK,
    ROCK_CELL,
    SMALL,
    acting,
    cannon_cell,
    do,
    orbit,
    with_ship,
)


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
