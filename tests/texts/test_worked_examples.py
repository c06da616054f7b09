"""Worked examples of the Rules page: every number in them is worked out again by the engine."""

import re
from collections.abc import Callable
from fractions import Fraction

import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import beats, destroy, within
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.geometry import planet_shape
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, ClassId, FactionId, Phase
from bp_desktop.games.burning_planets.map.tiles import recommended_grid, tile_die
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Collect,
    LoadCargo,
    RollEvent,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.burning_planets.tables import PlanetSize, ShipClass, StructureKind
from bp_desktop.texts.game_rules import GameRules
from tests.architecture.test_rule_ids import IDS
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    GREEN,
    HUMANS,
    RED,
    RED_HOME,
    TABLES,
    XENOS,
    acting,
    do,
    do_all,
    in_phase,
    purse,
    treasury,
    unit,
    with_ship,
    with_treasury,
)
from tests.games.burning_planets.match.test_cargo import put_at
from tests.games.burning_planets.match.test_economy import industrious
from tests.texts.rules_in import LANGUAGES, rules_in

Number = int | float
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
SHIPS: dict[str, ShipClass] = {str(id_): one for id_, one in TABLES.ship_classes.items()}
THINGS: dict[str, StructureKind] = {str(id_): one for id_, one in TABLES.structures.items()}
SIZES: dict[str, PlanetSize] = {str(id_): one for id_, one in TABLES.sizes.items()}
CARGO, BIG = ClassId("cargo"), ClassId("big")


def numbers_in(text: str) -> list[Number]:
    found = (one.replace(",", ".") for one in NUMBER.findall(text))
    return sorted(float(one) if "." in one else int(one) for one in found)


def percent(chance: Fraction) -> Number:
    """As people read it: a tenth of a percent, and none where it is whole."""
    shown = int(chance * 1000 + Fraction(1, 2)) / 10
    return int(shown) if shown == int(shown) else shown


def price(faction: str, **bought: int) -> Purse:
    side, total = TABLES.factions[FactionId(faction)], Purse()
    costs: dict[str, Purse] = {str(id_): cost for id_, cost in side.ship_costs.items()}
    costs |= {str(id_): cost for id_, cost in side.structure_costs.items()}
    for what, many in bought.items():
        total = total + costs[what] * many
    return total


def amounts(purse: Purse) -> list[Number]:
    return [amount for _, amount in purse if amount]


def start(forests: int, mountains: int) -> list[Number]:
    times = TABLES.generation.starting_turns_of_production
    yields = TABLES.naturals[FOREST].yields * forests
    return amounts((yields + TABLES.naturals[MOUNTAIN].yields * mountains) * times)


# --- what each example tells, worked out


def refused_tower() -> list[Number]:
    has, tower = purse(49, 0, 50), price("xenos", tower=1)
    assert not has.covers(tower)
    assert has.missing(tower).total == 1
    return [*amounts(has), *amounts(tower), *amounts(has)]


def human_starts() -> list[Number]:
    found: list[Number] = []
    for roll in (1, 3, 4):
        found += [roll, *start(roll, TABLES.generation.starting_planet_resources - roll)]
    return [*found, sum(start(2, 3))]


def sizes() -> list[Number]:
    shapes = [planet_shape(Hex(0, 0), one.radius) for one in TABLES.sizes.values()]
    counted = (
        [len(one.cells) for one in shapes],
        [len(one.border) for one in shapes],
        [len(one.interior) for one in shapes],
        [len(one.orbit) for one in shapes],
    )
    return [number for numbers in counted for number in numbers]


def water_planet() -> list[Number]:
    small = SIZES["small"]
    inside = len(planet_shape(Hex(0, 0), small.radius).interior)
    border = len(planet_shape(Hex(0, 0), small.radius).border)
    faces = range(1, small.resource_die + 1)
    over = sum(1 for one in faces for other in faces if one + other > inside)
    forests = 2 * small.resource_die
    free = inside + border - forests
    die = small.resource_die
    return [die, 4, 4, forests, inside, forests - inside, free, inside + 1, over, die**2]


def three_place_asteroids() -> list[Number]:
    """The numbers that each of three places are every third one, and all are told."""
    return [8, 5, 8 + 5, *range(1, 8 + 5 + 1)]


def collected() -> list[Number]:
    found: list[Number] = [2, 3, 1, 1, 1, 1]
    for face in (7, 1, 20):
        found += amounts(treasury(do_all(industrious(), RollEvent(faces=(face,)), Collect()), RED))
    return found


def reaches() -> list[Number]:
    return [
        one.speed * (one.any_actions or one.move_actions)
        for one in (SHIPS[id_] for id_ in ("small", "medium", "big", "cargo", "enormous"))
    ]


def tower_pairs() -> list[Number]:
    die, tower = SHIPS["big"].attack_die, THINGS["tower"]
    wins = {
        face: sum(beats(face, other, tower.shield) for other in range(1, tower.defence_die + 1))
        for face in range(1, die + 1)
    }
    pairs, chance = die * tower.defence_die, destroy(die, tower.defence_die, tower.shield)
    assert Fraction(sum(wins.values()), pairs) == chance
    winning = [face for face, won in wins.items() if won]
    told = [number for face in winning for number in (face, wins[face])]
    head = [die, tower.defence_die, tower.shield, *winning]
    return [*head, *told, sum(wins.values()), pairs, percent(chance)]


def obliterator_at_tower() -> list[Number]:
    ship, tower = SHIPS["enormous"], THINGS["tower"]
    once = destroy(ship.attack_die, tower.defence_die, tower.shield)
    times = ship.attack_actions
    return [percent(once), percent(within(once, times)), times]


def cannon_at_enormous() -> list[Number]:
    cannon, ship = THINGS["cannon"], SHIPS["enormous"]
    once = destroy(cannon.attack_die, ship.defence_die, ship.shield)
    return [percent(within(once, cannon.attacks_per_turn))]


def enormous_at_enormous() -> list[Number]:
    ship = SHIPS["enormous"]
    once = destroy(ship.attack_die, ship.defence_die, ship.shield)
    return [once.numerator, once.denominator, percent(once)]


def never() -> list[Number]:
    hopeless = (
        ("small", THINGS["cannon"]),
        ("small", THINGS["tower"]),
        ("small", THINGS["space_station"]),
        ("small", SHIPS["enormous"]),
        ("medium", THINGS["tower"]),
        ("medium", SHIPS["enormous"]),
    )
    chances = {destroy(SHIPS[id_].attack_die, one.defence_die, one.shield) for id_, one in hopeless}
    assert chances == {0}
    return [0]


def asteroid() -> list[Number]:
    ship, shield = SHIPS["enormous"], TABLES.asteroid_shield
    once, times = destroy(ship.attack_die, 0, shield), ship.attack_actions
    faces = [shield + 1, shield + 2]
    assert faces[-1] == ship.attack_die
    return [ship.attack_die, *faces, percent(once), times, percent(within(once, times))]


def failed(attack: int, defence: int, shield: int) -> list[Number]:
    assert not beats(attack, defence, shield)
    return [attack, defence]


AT_RED, AT_BLUE = CENTERS[0] + Hex(3, 0), CENTERS[1] + Hex(-3, 0)


def lost_cargo() -> list[Number]:
    match = acting((HUMANS, HUMANS, XENOS))
    for who, money in ((RED, purse(metal=25)), (BLUE, purse(concrete=80)), (GREEN, purse())):
        match = with_treasury(match, who, money)
    match, ship = with_ship(match, RED, CARGO, AT_RED)
    match = do(match, LoadCargo(ship, RED_HOME, purse(metal=10)))
    match = do_all(
        put_at(match, ship, AT_BLUE),
        UnloadCargo(ship, BLUE_HOME, purse(metal=10)),
        LoadCargo(ship, BLUE_HOME, purse(concrete=30), consent=True),
    )
    match, eagle = with_ship(match, GREEN, BIG, AT_BLUE + Hex(-1, 0))
    match = do(in_phase(match, Phase.ACTIONS, GREEN), Attack(unit(eagle), ship, faces=(6, 5)))
    ends = [number for who in (GREEN, RED, BLUE) for number in amounts(treasury(match, who))]
    return [25, 10, 80, 30, 6, 5, *ends]


def barter() -> list[Number]:
    match = with_treasury(acting(), BLUE, purse(50))
    match = with_treasury(match, RED, purse(5, 0, 0, 40))
    match, ship = with_ship(match, RED, CARGO, AT_BLUE)
    steps: tuple[tuple[Hex, LoadCargo | UnloadCargo], ...] = (
        (AT_BLUE, LoadCargo(ship, BLUE_HOME, purse(20), consent=True)),
        (AT_RED, UnloadCargo(ship, RED_HOME, purse(20))),
        (AT_RED, LoadCargo(ship, RED_HOME, purse(metal=10))),
        (AT_BLUE, UnloadCargo(ship, BLUE_HOME, purse(metal=10))),
    )
    for at, command in steps:
        match = do(put_at(match, ship, at), command)
    ends = [number for who in (BLUE, RED) for number in amounts(treasury(match, who))]
    return [50, 5, 40, 20, 10, *ends, len(steps)]


def long_way() -> list[Number]:
    radius, cargo, apart = SIZES["small"].radius, SHIPS["cargo"], 13
    cells = apart - 2 * (radius + 1)
    moves = -(-cells // cargo.speed)
    actions = 2 * moves + 4
    return [apart, cells, moves, moves, moves, actions, actions // cargo.any_actions]


def vertices() -> list[Number]:
    shape = planet_shape(Hex(0, 0), SIZES["medium"].radius)
    far = {cell.distance(Hex(0, 0)) for cell in shape.orbit}
    assert len(shape.vertex_orbit) == 6
    assert far == {shape.radius + 1}
    return [*far, len(shape.orbit) - 6, len(shape.orbit), *far]


def six_enormous() -> list[Number]:
    return [
        number
        for side in ("humans", "digitals", "xenos")
        for number in amounts(price(side, enormous=6))
    ]


def quiet_turns() -> list[Number]:
    one = Fraction(1, TABLES.event_die)
    none = 1 - one * len(TABLES.events)
    return [percent(one), 10, percent(none**10)]


def board_for_three() -> list[Number]:
    across, down = recommended_grid(3)
    planets = 3 * TABLES.generation.planets_per_player
    side, high = DEFAULTS.tile_width, DEFAULTS.tile_height
    wide, tall = across * side, down * high
    tiles = across * down
    die = tile_die(tiles, TABLES.dice)
    return [planets, tiles, across, down, die, side, high, wide, tall, wide * tall]


def nine_tiles() -> list[Number]:
    die = tile_die(9, TABLES.dice)
    counts = Fraction(9, die)
    return [9, die, *range(10, die + 1), counts.numerator, counts.denominator]


def greenhouse_for_forest() -> list[Number]:
    cost = price("humans", greenhouse=1)
    less = TABLES.naturals[FOREST].yields
    return [*amounts(cost), *amounts(less), *amounts(THINGS["greenhouse"].yields)]


def ordinary(*told: Number) -> Callable[[], list[Number]]:
    """Turns, numbers of ships and what is given: a test of the engine plays the example by its
    id."""
    return lambda: list(told)


WORKED: dict[str, Callable[[], list[Number]]] = {
    "EX-01": lambda: [2, 2, 3, *start(2, 3)],
    "EX-02": human_starts,
    "EX-03": lambda: [5, *start(0, 5), 5, *start(5, 0)],
    "EX-04": ordinary(6, 6, 3, 3, 5, 3, 6, 1, 3, 3, 5, 6, 1),
    "EX-06": lambda: [SIZES["medium"].resource_die, 4, 1, 4, 1],
    "EX-07": lambda: [
        SIZES["big"].resource_die,
        *(7, 8, 7 + 8, 0),
        len(planet_shape(Hex(0, 0), SIZES["big"].radius).interior),
    ],
    "EX-08": water_planet,
    "EX-09": sizes,
    "EX-11": board_for_three,
    "EX-12": nine_tiles,
    "EX-13": three_place_asteroids,
    "EX-17": collected,
    "EX-18": ordinary(2, 1),
    "EX-19": lambda: [1, 2, 1, 1, *amounts(price("humans", cannon=1, small=2, big=1, cargo=1))],
    "EX-20": refused_tower,
    "EX-21": ordinary(6, 4, 0, 6, 4, 7),
    "EX-22": greenhouse_for_forest,
    "EX-23": ordinary(),
    "EX-24": lambda: [
        price("xenos", tower=1).total,
        len(TABLES.factions),
        price("digitals", cargo=1).total,
    ],
    "EX-27": reaches,
    "EX-29": ordinary(1, 2, 1, 2),
    "EX-30": lambda: [7, 8, SHIPS["small"].any_actions],
    "EX-32a": lambda: failed(5, 5, SHIPS["big"].shield),
    "EX-32b": lambda: [*failed(4, 2, THINGS["cannon"].shield), THINGS["cannon"].shield],
    "EX-32c": lambda: (
        [5, 4, THINGS["cannon"].shield] if beats(5, 4, THINGS["cannon"].shield) else []
    ),
    "EX-33": tower_pairs,
    "EX-34": obliterator_at_tower,
    "EX-35": cannon_at_enormous,
    "EX-36": enormous_at_enormous,
    "EX-37": never,
    "EX-38": asteroid,
    "EX-40": ordinary(),
    "EX-41": lost_cargo,
    "EX-42": barter,
    "EX-43": long_way,
    "EX-46": ordinary(5),
    "EX-47": ordinary(20, 10, 3, 3),
    "EX-48": lambda: [*(SHIPS["small"].speed,) * 2, SHIPS["small"].speed + 1],
    "EX-50": vertices,
    "EX-51": lambda: [2, 1, 5, 2 + 1 + 5, 7],
    "EX-53": six_enormous,
    "EX-55": ordinary(5, 5, 6, 7),
    "EX-56": quiet_turns,
    "EX-60": ordinary(),
}


@pytest.fixture(params=LANGUAGES, scope="module")
def rules(request: pytest.FixtureRequest) -> GameRules:
    return rules_in(request.param)


def test_every_example_is_worked_out_and_its_id_is_one_of_the_specification(
    rules: GameRules,
) -> None:
    told = [one.id for one in rules.examples]

    assert sorted(told) == sorted(WORKED)
    assert set(told) <= set(IDS["burning_planets"])


@pytest.mark.parametrize("id_", WORKED)
def test_the_numbers_of_an_example_are_those_of_the_engine(rules: GameRules, id_: str) -> None:
    note = rules.note(id_)

    assert note is not None
    assert numbers_in(note.text) == sorted(WORKED[id_]())


def test_a_ship_of_the_examples_is_called_as_in_the_tables(rules: GameRules) -> None:
    """Names of models are those of the tables in every language."""
    models = {name for side in TABLES.factions.values() for name in side.models.values()}
    text = " ".join(one.text for one in rules.examples)
    assert {"Spear", "Hammer", "Eagle", "Obliterator", "Tera"} <= {
        one for one in models if one in text
    }
