"""Attacks, by dice and by rule (BP-COMBAT)."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bp_desktop.core.dice import RecordingDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy, within
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    AsteroidId,
    ClassId,
    KindId,
    Phase,
    PlayerId,
    Positions,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.combat import require_attacker, require_target
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Collect,
    DestroyStructure,
    EndTurn,
    EnterPhase,
    MoveShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.events import Attacked, ShipDestroyed
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import SOME_ASTEROID
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.offers import OneOfHole
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DIGITALS,
    DRILL,
    ENORMOUS,
    FURNACE,
    GREEN,
    HABITAT,
    MEDIUM,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    STATION,
    TABLES,
    TOWER,
    TRIO,
    WILD,
    GivenDice,
    acting,
    building,
    cannon_cell,
    do,
    do_all,
    happens,
    in_phase,
    objected,
    objections,
    only,
    purse,
    refused,
    treasury,
    unit,
    with_ship,
    with_space,
    with_structure,
)

HERE, THERE = Hex(14, 11), Hex(15, 11)


def facing(
    attacker: ClassId, target: ClassId, options: Options = DEFAULTS
) -> tuple[Match, ShipId, ShipId]:
    """A ship of Red beside a ship of Blue, who plays Digitals here."""
    match, mine = with_ship(acting((TRIO[0], DIGITALS, TRIO[1]), options), RED, attacker, HERE)
    match, yours = with_ship(match, BLUE, target, THERE)
    return match, mine, yours


def against_structure(attacker: ClassId, kind: KindId) -> tuple[Match, ShipId, StructureId]:
    """A ship of Red touching a defence at the eastern corner of Blue's home."""
    match, structure = with_structure(acting(), BLUE_HOME, kind, CENTERS[1] + Hex(2, 0))
    match, ship = with_ship(match, RED, attacker, CENTERS[1] + Hex(3, 0))
    return match, ship, structure


# --- the fights of EX-32


@pytest.mark.parametrize(
    ("attacker", "roll", "target", "answer", "destroyed"),
    [
        pytest.param(MEDIUM, 5, BIG, 5, False, id="EX-32a tie"),
        pytest.param(SMALL, 1, SMALL, 1, False, id="EX-32f"),
        pytest.param(SMALL, 2, SMALL, 1, True, id="EX-32g"),
        pytest.param(SMALL, 4, ENORMOUS, 1, False, id="EX-32h shield"),
        pytest.param(MEDIUM, 3, CARGO, 2, True, id="EX-32i"),
        pytest.param(MEDIUM, 2, CARGO, 1, False, id="EX-32j shield equalled"),
        pytest.param(SMALL, 1, ENORMOUS, 20, False, id="EX-32k"),
    ],
)
def test_ex_32_ships_against_ships(
    attacker: ClassId, roll: int, target: ClassId, answer: int, destroyed: bool
) -> None:
    """EX-32a EX-32f EX-32g EX-32h EX-32i EX-32j EX-32k: BP-COMBAT-4, BP-COMBAT-5, BP-COMBAT-6,
    BP-COMBAT-7, BP-COMBAT-8, BP-COMBAT-9, BP-COMBAT-16."""
    match, mine, yours = facing(attacker, target)

    after = do(match, Attack(unit(mine), yours, faces=(roll, answer)))

    assert (yours not in after.board.ships) is destroyed
    assert mine in after.board.ships  # BP-COMBAT-10: the attacker is never harmed


@pytest.mark.parametrize(
    ("attacker", "roll", "kind", "answer", "destroyed"),
    [
        pytest.param(BIG, 4, CANNON, 2, False, id="EX-32b shield equalled"),
        pytest.param(BIG, 5, CANNON, 4, True, id="EX-32c"),
        pytest.param(ENORMOUS, 7, TOWER, 6, True, id="EX-32d"),
        pytest.param(ENORMOUS, 7, TOWER, 7, False, id="EX-32e tie"),
    ],
)
def test_ex_32_ships_against_defences(
    attacker: ClassId, roll: int, kind: KindId, answer: int, destroyed: bool
) -> None:
    """EX-32b EX-32c EX-32d EX-32e: BP-COMBAT-2, BP-COMBAT-5, BP-COMBAT-6, BP-COMBAT-7."""
    match, ship, structure = against_structure(attacker, kind)

    after = do(match, Attack(unit(ship), structure, faces=(roll, answer)))

    assert (structure not in after.board.planets[BLUE_HOME].structures) is destroyed


@pytest.mark.parametrize(
    ("roll", "destroyed"),
    [pytest.param(18, False, id="EX-32l"), pytest.param(19, True, id="EX-32m")],
)
def test_ex_32_enormous_ships_against_asteroids(roll: int, destroyed: bool) -> None:
    """EX-32l EX-32m: BP-COMBAT-17, BP-AST-13, BP-AST-14, BP-AST-15, BP-CARGO-7."""
    match, ship = with_ship(acting(), RED, ENORMOUS, ROCK_CELL + Hex(1, 0))
    match, drill = with_space(match, BLUE, DRILL, asteroid=ROCK)

    after = do(match, Attack(unit(ship), ROCK, faces=(roll,)))

    assert (ROCK not in after.board.asteroids) is destroyed
    assert (drill not in after.board.space) is destroyed
    assert treasury(after, RED) == treasury(match, RED)
    moved = objections(after, MoveShip(ship, to=ROCK_CELL)) if destroyed else {}
    assert moved == {}  # the cell is space now


# --- odds


def test_ex_33_to_38_odds_of_the_dice_in_the_tables() -> None:
    """EX-33 EX-34 EX-35 EX-36 EX-38."""
    kinds, classes = TABLES.structures, TABLES.ship_classes
    tower, cannon, giant = kinds[TOWER], kinds[CANNON], classes[ENORMOUS]

    on_tower = destroy(giant.attack_die, tower.defence_die, tower.shield)
    on_giant = destroy(cannon.attack_die, giant.defence_die, giant.shield)

    assert destroy(classes[BIG].attack_die, tower.defence_die, tower.shield) == Fraction(13, 96)
    assert on_tower == Fraction(49, 80)
    assert within(on_tower, 4) == Fraction(40036479, 40960000)
    assert within(on_giant, 2) == Fraction(3991, 25600)
    assert destroy(giant.attack_die, giant.defence_die, giant.shield) == Fraction(7, 16)
    assert within(destroy(20, 0, TABLES.asteroid_shield), 4) == Fraction(3439, 10000)


@pytest.mark.parametrize(
    ("attack", "target"),
    [
        (4, CANNON),
        (4, TOWER),
        (4, STATION),
        (6, TOWER),
    ],
)
def test_ex_37_hopeless_attacks(attack: int, target: KindId) -> None:
    """EX-37: the chance is nought, which the assistant says before the roll."""
    kind = TABLES.structures[target]

    assert destroy(attack, kind.defence_die, kind.shield) == 0
    assert destroy(attack, 20, TABLES.ship_classes[ENORMOUS].shield) == 0
    assert destroy(12, 0, TABLES.asteroid_shield) == 0


ARMED = [
    *(one.id for one in TABLES.ship_classes.values() if one.attack_die),
    *(one.id for one in TABLES.structures.values() if one.attack_die),
]
SHIELDED = [
    *(one.id for one in TABLES.ship_classes.values()),
    *(one.id for one in TABLES.structures.values() if one.defence_die),
    "asteroid",
]


def stood_up(match: Match, player: PlayerId, what: str) -> tuple[Match, str]:
    """Anything that fights or can be fought, somewhere on the table."""
    kind = KindId(what)
    if ClassId(what) in TABLES.ship_classes:
        return with_ship(match, player, ClassId(what), None)
    if what == "asteroid":
        return match, ROCK
    if TABLES.structures[kind].category == "defence":
        home, number = (RED_HOME, 0) if player == RED else (BLUE_HOME, 1)
        return with_structure(match, home, kind, CENTERS[number] + Hex(2, 0))
    return with_space(match, player, kind)


def fought(match: Match, command: Attack, *faces: int) -> tuple[Event, ...]:
    """Whatever the rules have against it: a planet does not fire at planets."""
    return happens(match, command, dice=GivenDice(*faces), overrule=True)


@pytest.mark.parametrize("defender", SHIELDED)
@pytest.mark.parametrize("attacker", ARMED)
def test_the_fight_and_the_odds_are_one_rule(attacker: str, defender: str) -> None:
    """BP-COMBAT-7: every pair of faces of every attacker against every target, fought out by the
    rules of real fights and counted, is the fraction the odds say."""
    match, mine = stood_up(acting(positions=Positions.TABLE), RED, attacker)
    match, yours = stood_up(match, BLUE, defender)
    target = require_target(match, yours if defender != "asteroid" else SOME_ASTEROID)
    command = Attack(unit(mine), ShipId(target.id))
    die = require_attacker(match, mine).attack_die

    won = [
        only(Attacked, fought(match, command, roll, answer)).destroyed
        for roll in range(1, die + 1)
        for answer in range(1, (target.defence_die or 1) + 1)
    ]

    assert Fraction(sum(won), len(won)) == destroy(die, target.defence_die, target.shield)


def test_a_player_with_real_dice_fights_one_who_lets_the_program_roll() -> None:
    """BP-APP-1: a face of nought is thrown by the program, and the log says whose is whose."""
    match, mine, yours = facing(BIG, SMALL)
    dice = RecordingDice(GivenDice(4))

    attacked = only(Attacked, happens(match, Attack(unit(mine), yours, (8, 0)), dice=dice))

    assert (attacked.attack, attacked.defence) == (8, 4)
    assert [roll.origin for roll in dice.rolls] == ["hand", "app"]


# --- who and what


def test_an_attack_needs_a_target_in_an_adjacent_cell() -> None:
    """BP-COMBAT-1, BP-ACT-3."""
    match, mine = with_ship(acting(), RED, BIG, HERE)
    match, yours = with_ship(match, BLUE, SMALL, HERE + Hex(2, 0))

    assert objected(match, Attack(unit(mine), yours)) == ("BP-COMBAT-1", "BP-ACT-3")


def test_ex_45_own_units_are_not_attacked() -> None:
    """EX-45: BP-COMBAT-3."""
    match, eagle = with_ship(acting(), RED, BIG, HERE)
    match, cargo = with_ship(match, RED, CARGO, THERE)

    assert objected(match, Attack(unit(eagle), cargo)) == ("BP-COMBAT-3",)
    assert refused(match, Attack(unit(eagle), eagle)) == ("BP-COMBAT-3",)


def test_alliances_do_not_restrict_targets() -> None:
    """BP-COMBAT-3, BP-ALLY-2, BP-ALLY-3, BP-ALLY-4, BP-ALLY-5: the program knows of none."""
    match, mine, yours = facing(BIG, SMALL)
    assert objections(match, Attack(unit(mine), yours)) == {}

    match, third = with_ship(match, GREEN, SMALL, HERE + Hex(0, 1))
    assert objections(match, Attack(unit(mine), third)) == {}


def test_economic_structures_planets_and_natural_resources_are_no_targets() -> None:
    """BP-COMBAT-2, BP-COMBAT-21, BP-CONQ-6."""
    match, furnace = with_structure(acting(), BLUE_HOME, FURNACE, CENTERS[1] + Hex(2, 0))
    match, ship = with_ship(match, RED, BIG, CENTERS[1] + Hex(3, 0))

    assert refused(match, Attack(unit(ship), furnace)) == ("BP-COMBAT-2", "BP-CONQ-6")
    assert refused(match, Attack(unit(ship), AsteroidId(WILD))) == ("BP-COMBAT-21",)
    assert refused(match, Attack(unit(furnace), ship)) == ("BP-COMBAT-2",)


@pytest.mark.parametrize("target", ["ghost", "forest", "asteroid"])
def test_unknown_targets_are_refused(target: str) -> None:
    """BP-APP-7."""
    match, mine, _ = facing(BIG, SMALL)

    assert refused(match, Attack(unit(mine), ShipId(target))) == ("BP-APP-7",)
    assert refused(match, Attack(unit("ghost"), mine)) == ("BP-APP-7",)


def test_a_cargo_ship_never_attacks() -> None:
    """BP-COMBAT-15."""
    match, mine, yours = facing(CARGO, SMALL)

    assert refused(match, Attack(unit(mine), yours)) == ("BP-COMBAT-15",)


def test_a_failed_attack_changes_nothing_but_the_action() -> None:
    """BP-COMBAT-10."""
    match, mine, yours = facing(MEDIUM, BIG)

    after = do(match, Attack(unit(mine), yours, faces=(1, 8)))

    assert after.board == match.board
    assert after.players == match.players
    assert after.turn.spent[unit(mine)].attacks == 1


def test_a_unit_may_be_attacked_any_number_of_times_and_rolls_anew() -> None:
    """BP-COMBAT-19, BP-COMBAT-20."""
    match, mine, yours = facing(BIG, SMALL)
    match, other = with_ship(match, RED, BIG, THERE + Hex(0, 1))

    match = do_all(
        match,
        Attack(unit(mine), yours, faces=(2, 4)),
        Attack(unit(mine), yours, faces=(3, 3)),
        Attack(unit(other), yours, faces=(4, 3)),
    )

    assert yours not in match.board.ships


def test_destroying_anything_but_a_cargo_ship_yields_no_loot() -> None:
    """BP-CARGO-7."""
    match, mine, yours = facing(BIG, SMALL)

    destroyed = only(ShipDestroyed, happens(match, Attack(unit(mine), yours, faces=(8, 1))))

    assert destroyed.postings == ()


@pytest.mark.parametrize("faces", [(9, 1), (8, 5), (-1, 1), (8,), (8, 1, 1)])
def test_faces_fit_the_dice_of_the_fight(faces: tuple[int, ...]) -> None:
    """BP-APP-1, BP-COMBAT-4."""
    match, mine, yours = facing(BIG, SMALL)

    assert refused(match, Attack(unit(mine), yours, faces=faces)) == ("BP-APP-1",)


# --- defences


def besieged(kind: KindId = CANNON, options: Options = DEFAULTS) -> tuple[Match, StructureId]:
    """A defence of Red on a border cell that is no corner, and ships of Blue at its two cells."""
    match, defence = with_structure(acting(options=options), RED_HOME, kind, CENTERS[0] + Hex(1, 1))
    for at in (CENTERS[0] + Hex(2, 1), CENTERS[0] + Hex(1, 2)):
        match, _ = with_ship(match, BLUE, BIG, at)
    return match, defence


def ships_of(match: Match, player: PlayerId) -> list[ShipId]:
    return [ship.id for ship in match.board.ships.values() if ship.owner == player]


def test_a_defence_attacks_twice_and_at_different_targets_if_it_likes() -> None:
    """BP-COMBAT-11, BP-COMBAT-12."""
    match, cannon = besieged()
    first, second = ships_of(match, BLUE)

    match = do_all(
        match,
        Attack(unit(cannon), first, faces=(1, 8)),
        Attack(unit(cannon), second, faces=(8, 1)),
    )

    assert ships_of(match, BLUE) == [first]
    assert objected(match, Attack(unit(cannon), first)) == ("BP-COMBAT-11",)


@pytest.mark.parametrize(
    ("cell", "reached"), [(Hex(2, 0), 3), (Hex(0, -2), 3), (Hex(1, 1), 2), (Hex(-1, 2), 2)]
)
def test_a_defence_reaches_only_cells_adjacent_to_its_own(cell: Hex, reached: int) -> None:
    """BP-COMBAT-13: three orbit cells from a corner, two from any other border cell."""
    match, defence = with_structure(acting(), RED_HOME, CANNON, CENTERS[0] + cell)
    hit = 0
    for at in (CENTERS[0] + Hex(q, r) for q in range(-3, 4) for r in range(-3, 4)):
        if at.distance(CENTERS[0]) == 3:
            there, ship = with_ship(match, BLUE, SMALL, at)
            hit += objections(there, Attack(unit(defence), ship)) == {}

    assert hit == reached


def test_ex_40_a_ship_on_the_far_side_is_out_of_reach_both_ways() -> None:
    """EX-40: BP-COMBAT-13, BP-COMBAT-14, BP-CONQ-7."""
    match, cannon = with_structure(acting(), BLUE_HOME, CANNON, CENTERS[1] + Hex(2, 0))
    [old] = [one for one in match.board.planets[BLUE_HOME].structures if one != cannon]
    planet = match.board.planets[BLUE_HOME]
    structures = {id_: one for id_, one in planet.structures.items() if id_ != old}
    planets = {**match.board.planets, BLUE_HOME: replace(planet, structures=structures)}
    match = replace(match, board=replace(match.board, planets=planets))
    match, furnace = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(0, 1))
    match, eagle = with_ship(match, RED, BIG, CENTERS[1] + Hex(-3, 0))

    assert objected(match, Attack(unit(eagle), cannon)) == (
        "BP-COMBAT-1",
        "BP-ACT-3",
        "BP-COMBAT-14",
    )
    assert objected(match, DestroyStructure(eagle, furnace)) == ("BP-CONQ-7",)
    blue = in_phase(match, Phase.ACTIONS, BLUE)
    assert objected(blue, Attack(unit(cannon), eagle)) == (
        "BP-COMBAT-1",
        "BP-ACT-3",
        "BP-COMBAT-13",
    )


def test_defences_and_stations_fight_like_ships() -> None:
    """BP-COMBAT-11, BP-FAC-2."""
    rows = {
        kind: (row.attack_die, row.defence_die, row.shield)
        for kind, row in TABLES.structures.items()
        if row.attack_die
    }

    assert rows == {
        CANNON: (8, 8, 4),
        TOWER: (12, 12, 6),
        DRILL: (4, 4, 2),
        HABITAT: (4, 4, 2),
        STATION: (8, 8, 4),
    }


def test_a_defence_may_fire_in_the_turn_it_is_built() -> None:
    """BP-TURN-10; new_structure_functions_at_once = false turns it round (AMB-28)."""
    for options, expected in (
        (DEFAULTS, ()),
        (Options(new_structure_functions_at_once=False), ("BP-TURN-10",)),
    ):
        match = in_phase(building(options), Phase.ACTIONS)
        match, cannon = with_structure(
            match, RED_HOME, CANNON, CENTERS[0] + Hex(2, 0), built=match.turn.number
        )
        match, ship = with_ship(match, BLUE, SMALL, CENTERS[0] + Hex(3, 0))
        found = objections(match, Attack(unit(cannon), ship))
        assert tuple(rule for one in found.values() for rule in one.rules) == expected


def test_the_consecutive_rule_covers_structures() -> None:
    """BP-ACT-9; structures_fire_consecutively = false lets them interleave (AMB-44)."""
    for options, expected in (
        (DEFAULTS, ("BP-ACT-8", "BP-ACT-9")),
        (Options(structures_fire_consecutively=False), ()),
    ):
        match, cannon = besieged(options=options)
        first, _ = ships_of(match, BLUE)
        match, spear = with_ship(match, RED, SMALL, HERE)
        miss = Attack(unit(cannon), first, faces=(1, 8))
        match = do_all(match, MoveShip(spear, to=THERE), miss)

        goes_on = objections(match, MoveShip(spear, to=HERE))
        assert (goes_on == {}) is (expected == ())
        if not goes_on:
            match = do(match, MoveShip(spear, to=HERE))
        else:
            match = do(match, MoveShip(spear, to=HERE), overrule=True)
        found = objections(match, miss)
        assert tuple(rule for one in found.values() for rule in one.rules) == expected


# --- space structures


def manned(kind: KindId, options: Options = DEFAULTS) -> tuple[Match, StructureId, ShipId]:
    """A space structure of Red with a ship of Blue beside it."""
    match = acting(options=options)
    if kind == STATION:
        match, structure = with_space(match, RED, kind, HERE)
        match, ship = with_ship(match, BLUE, BIG, THERE)
    else:
        match, structure = with_space(match, RED, kind, asteroid=ROCK)
        match, ship = with_ship(match, BLUE, BIG, ROCK_CELL + Hex(1, 0))
    return match, structure, ship


@pytest.mark.parametrize(
    ("kind", "times", "rule"),
    [(DRILL, 1, "BP-SPACE-14"), (HABITAT, 1, "BP-SPACE-14"), (STATION, 2, "BP-SPACE-15")],
)
def test_how_often_space_structures_attack(kind: KindId, times: int, rule: str) -> None:
    """BP-SPACE-14, BP-SPACE-15."""
    match, structure, ship = manned(kind)
    miss = Attack(unit(structure), ship, faces=(1, 8))
    for _ in range(times):
        match = do(match, miss)

    assert objected(match, miss) == (rule,)


def test_the_table_decides_how_often_stations_attack() -> None:
    """station_attacks = 0 and 1 (AMB-35)."""
    never, structure, ship = manned(STATION, Options(station_attacks=0))
    once, _, _ = manned(STATION, Options(station_attacks=1))
    miss = Attack(unit(structure), ship, faces=(1, 8))

    assert objected(never, miss) == ("BP-SPACE-15",)
    assert objected(do(once, miss), miss) == ("BP-SPACE-15",)


def test_structure_and_asteroid_are_separate_targets() -> None:
    """BP-COMBAT-18, BP-SPACE-18: the structure alone leaves the asteroid intact and free."""
    match, ship = with_ship(acting(), RED, BIG, ROCK_CELL + Hex(1, 0))
    match, habitat = with_space(match, BLUE, HABITAT, asteroid=ROCK)

    after = do(match, Attack(unit(ship), habitat, faces=(8, 1)))

    assert habitat not in after.board.space
    assert ROCK in after.board.asteroids
    assert refused(match, Attack(unit(ship), ROCK, faces=(8, 1))) == ("BP-APP-1",)


def test_asteroids_belong_to_nobody_and_can_be_made_safe() -> None:
    """BP-COMBAT-3; asteroid_attack = false (AMB-52)."""
    match, ship = with_ship(acting(), RED, ENORMOUS, ROCK_CELL + Hex(1, 0))
    assert objections(match, Attack(unit(ship), ROCK)) == {}

    safe = replace(match, options=Options(asteroid_attack=False))
    assert objected(safe, Attack(unit(ship), ROCK)) == ("BP-COMBAT-2",)


def test_a_structure_in_a_hold_cannot_attack() -> None:
    """BP-SPACE-21."""
    match, ship = with_ship(acting(), RED, CARGO, HERE, carried=STATION)
    match, target = with_ship(match, BLUE, SMALL, THERE)
    carried = match.board.ships[ship].carried
    assert carried is not None

    assert refused(match, Attack(unit(carried.id), target)) == ("BP-SPACE-21",)


# --- reaction fire


def approached(options: Options) -> tuple[Match, StructureId, ShipId]:
    """A ship of Blue has just ended its move beside Red's cannon, in Blue's own turn."""
    match, ship = with_ship(acting(options=options), BLUE, BIG, cannon_cell(0) + Hex(-3, 0))
    match = in_phase(match, Phase.ACTIONS, BLUE)
    [cannon] = match.board.planets[RED_HOME].structures
    return do(match, MoveShip(ship, to=cannon_cell(0) + Hex(-1, 0))), cannon, ship


def test_there_is_no_reaction_fire_by_default() -> None:
    """BP-TURN-12."""
    match, cannon, ship = approached(DEFAULTS)

    assert objected(match, Attack(unit(cannon), ship)) == ("BP-TURN-1",)


def test_a_defence_may_fire_at_a_ship_that_ends_its_move_beside_it() -> None:
    """defence_fire = reaction (AMB-49): one allowance of two for both kinds of fire."""
    match, cannon, ship = approached(Options(defence_fire="reaction"))
    miss = Attack(unit(cannon), ship, faces=(1, 8))

    match = do_all(match, miss, miss)

    assert objected(match, miss) == ("BP-COMBAT-11",)
    assert objections(match, MoveShip(ship, to=cannon_cell(0) + Hex(-2, 0))) == {}


def test_the_shots_of_a_reaction_come_back_at_the_start_of_the_owners_turn() -> None:
    """defence_fire = reaction (AMB-49)."""
    match, cannon, ship = approached(Options(defence_fire="reaction"))
    miss = Attack(unit(cannon), ship, faces=(1, 8))
    match = do(match, miss)
    match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    assert unit(cannon) in match.turn.spent  # Green's own turn

    match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect(), EnterPhase(Phase.ACTIONS))

    assert match.turn.player == RED
    assert objected(do_all(match, miss, miss), miss) == ("BP-COMBAT-11",)


def test_shots_of_the_own_turn_are_missing_in_the_reaction() -> None:
    """defence_fire = reaction (AMB-49)."""
    match, ship = with_ship(
        acting(options=Options(defence_fire="reaction")), BLUE, BIG, cannon_cell(0) + Hex(-1, 0)
    )
    [cannon] = match.board.planets[RED_HOME].structures
    miss = Attack(unit(cannon), ship, faces=(1, 8))
    match = do_all(match, miss, miss, EndTurn(), RollEvent(faces=(7,)), Collect())
    match = do(match, EnterPhase(Phase.ACTIONS))

    match = do(match, MoveShip(ship, to=cannon_cell(0) + Hex(-1, 1)))

    assert objected(match, miss) == ("BP-COMBAT-11",)


def test_only_the_ship_that_has_just_arrived_is_answered() -> None:
    """defence_fire = reaction (AMB-49)."""
    match, cannon, ship = approached(Options(defence_fire="reaction"))
    match, other = with_ship(match, BLUE, BIG, HERE)

    moved_on = do(match, MoveShip(other, to=THERE))

    assert "BP-TURN-1" in objected(moved_on, Attack(unit(cannon), ship))
    match, spear = with_ship(match, RED, SMALL, cannon_cell(0) + Hex(-2, 0))
    assert "BP-TURN-1" in objected(match, Attack(unit(spear), ship))  # ships do not react


# --- beside a real board


def test_beside_a_real_board_adjacency_is_the_players_word() -> None:
    """Dice, allowances and loot work the same."""
    match = in_phase(acting(positions=Positions.TABLE), Phase.ACTIONS)
    match, eagle = with_ship(match, RED, BIG, None)
    match, cargo = with_ship(match, BLUE, CARGO, None, hold=purse(concrete=7))
    [cannon] = match.board.planets[BLUE_HOME].structures
    assert objections(match, Attack(unit(eagle), cannon)) == {}

    match = do(match, Attack(unit(eagle), cargo, faces=(8, 1)))

    assert treasury(match, RED) == purse(20, 37, 30)


def test_beside_a_real_board_any_rock_can_be_attacked() -> None:
    """BP-AST-14, BP-COMBAT-17: the players name the structure that goes with it."""
    match, giant = with_ship(acting(positions=Positions.TABLE), RED, ENORMOUS, None)
    match, drill = with_space(match, BLUE, DRILL)
    command = Attack(unit(giant), SOME_ASTEROID, faces=(20,), structure_on_it=drill)

    assert drill not in do(match, command).board.space
    kept = do(match, Attack(unit(giant), SOME_ASTEROID, faces=(20,)))
    assert drill in kept.board.space
    with_board, ship = with_ship(acting(), RED, ENORMOUS, ROCK_CELL + Hex(1, 0))
    named = Attack(unit(ship), ROCK, structure_on_it=drill)
    assert refused(with_board, named) == ("BP-COMBAT-18",)


def test_a_station_stands_on_no_asteroid() -> None:
    """BP-SPACE-9: it is fought by its own die and shield, and never goes with a rock."""
    match, giant = with_ship(acting(positions=Positions.TABLE), RED, ENORMOUS, None)
    match, station = with_space(match, BLUE, STATION)
    match, drill = with_space(match, BLUE, DRILL)
    command = Attack(unit(giant), SOME_ASTEROID, faces=(20,), structure_on_it=station)

    assert refused(match, command) == ("BP-SPACE-9",)
    offers = [one for one in legal(match, RED) if one.command == Attack(unit(giant), SOME_ASTEROID)]
    assert [one.holes for one in offers] == [(OneOfHole("structure_on_it", (None, drill)),)]
