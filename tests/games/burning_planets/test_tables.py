"""The rules tables say what the rulebook says, and a wrong file is told everything at once."""

import tomllib

import pytest

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import BiomeId, ClassId, FactionId, KindId
from bp_desktop.games.burning_planets.table_loader import TablesError, load_tables
from bp_desktop.resources import read_text
from tests.games.burning_planets.costs import parse_cost

TEXT = read_text("rules", "burning_planets.toml")
TABLES = load_tables(TEXT, source="burning_planets.toml")

# Rule, faction, item, model, attack die, defence die, shield, speed, cost: section 2.6, row by row.
SHIPS = [
    ("BP-FAC-H1", "humans", "small", "Spear", 4, 4, 0, 4, "5 M + 5 F"),
    ("BP-FAC-H2", "humans", "medium", "Hammer", 6, 6, 1, 3, "10 M + 10 F"),
    ("BP-FAC-H3", "humans", "big", "Eagle", 8, 8, 3, 2, "20 M + 20 F"),
    ("BP-FAC-H4", "humans", "enormous", "Obliterator", 20, 20, 6, 1, "100 M + 100 F"),
    ("BP-FAC-H5", "humans", "cargo", "Cargo ship", 0, 6, 2, 3, "15 M + 15 F"),
    ("BP-FAC-D1", "digitals", "small", "Byte", 4, 4, 0, 4, "10 M"),
    ("BP-FAC-D2", "digitals", "medium", "Kilo", 6, 6, 1, 3, "20 M"),
    ("BP-FAC-D3", "digitals", "big", "Mega", 8, 8, 3, 2, "40 M"),
    ("BP-FAC-D4", "digitals", "enormous", "Tera", 20, 20, 6, 1, "200 M"),
    ("BP-FAC-D5", "digitals", "cargo", "Cargo ship", 0, 6, 2, 3, "30 M"),
    ("BP-FAC-X1", "xenos", "small", "Scout", 4, 4, 0, 4, "10 F"),
    ("BP-FAC-X2", "xenos", "medium", "Hunter", 6, 6, 1, 3, "20 F"),
    ("BP-FAC-X3", "xenos", "big", "Butcher", 8, 8, 3, 2, "40 F"),
    ("BP-FAC-X4", "xenos", "enormous", "Devourer", 20, 20, 6, 1, "200 F"),
    ("BP-FAC-X5", "xenos", "cargo", "Cargo ship", 0, 6, 2, 3, "30 F"),
]

# Rules per faction, item, die (attack and defence), shield, costs per faction, yield.
NATURALS = [
    (("BP-FAC-H6", "BP-FAC-D6", "BP-FAC-X6"), "mountain", "1 C"),
    (("BP-FAC-H7", "BP-FAC-D7", "BP-FAC-X7"), "forest", "1 B"),
]
STRUCTURES = [
    (("BP-FAC-H8", "BP-FAC-D8", "BP-FAC-X8"), "blast_furnace", 0, 0, ("10 C",) * 3, "1 M"),
    (("BP-FAC-H9", "BP-FAC-D9", "BP-FAC-X9"), "greenhouse", 0, 0, ("10 B",) * 3, "1 F"),
    (
        ("BP-FAC-H10", "BP-FAC-D10", "BP-FAC-X10"),
        "spaceport",
        0,
        0,
        ("5 C + 5 M", "5 C + 5 M", "5 B + 5 F"),
        "",
    ),
    (
        ("BP-FAC-H11", "BP-FAC-D11", "BP-FAC-X11"),
        "cannon",
        8,
        4,
        ("10 M + 10 C", "10 M + 10 C", "10 F + 10 B"),
        "",
    ),
    (
        ("BP-FAC-H12", "BP-FAC-D12", "BP-FAC-X12"),
        "tower",
        12,
        6,
        ("50 M + 50 C", "50 M + 50 C", "50 F + 50 B"),
        "",
    ),
    (
        ("BP-FAC-H13", "BP-FAC-D13", "BP-FAC-X13"),
        "drilling_facility",
        4,
        2,
        ("10 M",) * 3,
        "1 C + 1 M",
    ),
    (("BP-FAC-H14", "BP-FAC-D14", "BP-FAC-X14"), "habitat", 4, 2, ("10 F",) * 3, "1 B + 1 F"),
    (
        ("BP-FAC-H15", "BP-FAC-D15", "BP-FAC-X15"),
        "space_station",
        8,
        4,
        ("10 M + 10 F", "20 M", "20 F"),
        "",
    ),
]
FACTIONS = ("humans", "digitals", "xenos")


@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_a_ship_is_as_in_the_rulebook(
    row: tuple[str, str, str, str, int, int, int, int, str],
) -> None:
    """BP-FAC-2, BP-FAC-3 and the rows BP-FAC-H1 to -H5, -D1 to -D5, -X1 to -X5."""
    _, faction_id, cls_id, model, attack, defence, shield, speed, cost = row
    cls = TABLES.ship_classes[ClassId(cls_id)]
    faction = TABLES.factions[FactionId(faction_id)]

    assert (cls.attack_die, cls.defence_die) == (attack, defence)
    assert (cls.shield, cls.speed) == (shield, speed)
    assert faction.models[cls.id] == model
    assert faction.ship_costs[cls.id] == parse_cost(cost)


@pytest.mark.parametrize(("rules", "kind", "yields"), NATURALS, ids=lambda cell: str(cell)[:40])
def test_a_natural_resource_yields_for_every_faction_and_costs_nothing_can_buy(
    rules: tuple[str, ...], kind: str, yields: str
) -> None:
    """BP-FAC-4; there is no row to build one from (BP-FAC-H6, -H7 and the like)."""
    assert TABLES.naturals[KindId(kind)].yields == parse_cost(yields)
    for faction in TABLES.factions.values():
        assert kind not in faction.structure_costs


@pytest.mark.parametrize("row", STRUCTURES, ids=lambda row: row[1])
def test_a_structure_is_as_in_the_rulebook(
    row: tuple[tuple[str, ...], str, int, int, tuple[str, ...], str],
) -> None:
    """BP-FAC-4, BP-FAC-5, BP-FAC-6, BP-FAC-7 and the rows from BP-FAC-H8 on."""
    _, kind_id, die, shield, costs, yields = row
    kind = TABLES.structures[KindId(kind_id)]

    assert (kind.attack_die, kind.defence_die, kind.shield) == (die, die, shield)
    assert kind.yields == parse_cost(yields)
    for faction_id, cost in zip(FACTIONS, costs, strict=True):
        faction = TABLES.factions[FactionId(faction_id)]
        assert faction.structure_costs[kind.id] == parse_cost(cost)


def test_there_are_three_factions_with_their_biomes() -> None:
    """BP-FAC-1, BP-GEN-11."""
    biomes = {faction.id: faction.starting_biome for faction in TABLES.factions.values()}

    assert biomes == {"humans": "fair", "digitals": "harsh", "xenos": "water"}


def test_there_are_four_resources() -> None:
    """BP-RES-1."""
    assert TABLES.resources == ("biomass", "concrete", "food", "metal")


def test_only_spaceports_and_stations_build_ships_and_neither_yields() -> None:
    """BP-FAC-6, BP-FAC-7."""
    builders = [kind for kind in TABLES.structures.values() if kind.builds_ships]

    assert [kind.id for kind in builders] == ["spaceport", "space_station"]
    assert not any(kind.yields for kind in builders)


def test_the_costs_of_an_item_have_the_same_sum_in_all_factions() -> None:
    """EX-24, BP-FAC-8."""
    sums = {
        item: {
            (faction.ship_costs | faction.structure_costs)[item].total  # type: ignore[index]  # ids of two kinds
            for faction in TABLES.factions.values()
        }
        for item in (*TABLES.ship_classes, *TABLES.structures)
    }

    assert sums == {
        "small": {10},
        "medium": {20},
        "big": {40},
        "enormous": {200},
        "cargo": {30},
        "blast_furnace": {10},
        "greenhouse": {10},
        "spaceport": {10},
        "cannon": {20},
        "tower": {100},
        "drilling_facility": {10},
        "habitat": {10},
        "space_station": {20},
    }


def test_an_asteroid_has_a_shield_of_18_and_keeps_a_cell_between_itself_and_others() -> None:
    """BP-AST-13, BP-AST-7."""
    assert TABLES.asteroid_shield == 18
    assert TABLES.asteroid_gap == 2


def test_harsh_bears_no_greenhouse_and_water_no_blast_furnace() -> None:
    """BP-GEN-12 to -14."""
    forbidden = {biome.id: biome.forbidden_structures for biome in TABLES.biomes.values()}

    assert forbidden == {"fair": (), "harsh": ("greenhouse",), "water": ("blast_furnace",)}
    assert TABLES.naturals[KindId("forest")].forbidden_biomes == (BiomeId("harsh"),)
    assert TABLES.naturals[KindId("mountain")].forbidden_biomes == (BiomeId("water"),)


# --- A wrong file


def wrong(*changes: tuple[str, str]) -> tuple[str, ...]:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(TablesError) as caught:
        load_tables(text, source="wrong.toml")
    assert str(caught.value).startswith("wrong.toml:\n")
    return caught.value.problems


def test_every_row_that_cannot_be_read_is_told_with_its_path() -> None:
    problems = wrong(
        ("any_actions = 2", "any_actions = -2"),
        ('category = "economic"', 'category = "comical"'),
        ("yields = { C = 1 }", "yields = 1"),
        ("ships_act = true", 'ships_act = "yes"'),
        ("asteroid_gap = 2", "asteroid_gap = true"),
        ('starting_biome = "fair"', "starting_biom = 3"),
    )

    assert [(problem.split(":")[0], problem.split()[-1]) for problem in problems] == [
        ("ship_classes.small", "`$.any_actions`"),
        ("naturals.mountain", "`$.yields`"),
        ("structures.blast_furnace", "`$.category`"),
        ("factions.humans", "`starting_biom`"),
        ("events.climatic_anomaly", "`$.ships_act`"),
        ("tables", "`$.asteroid_gap`"),
    ]


def test_every_contradiction_of_a_file_is_told_with_its_path() -> None:
    problems = wrong(
        ("yields = { C = 1 }", "yields = { Q = 1 }"),
        ('forbidden_biomes = ["water"]', 'forbidden_biomes = ["lava"]'),
        ('starting_biome = "fair"', 'starting_biome = "foul"'),
        ('no_yield = ["greenhouse"', 'no_yield = ["glasshouse"'),
        ('no_build = ["greenhouse"', 'no_build = ["warmhouse"'),
    )

    assert problems == (
        "1 Q is not an amount",
        "naturals.mountain: 'lava' is not known",
        "factions.humans: 'foul' is not known",
        "events.climatic_anomaly: 'glasshouse' is not known",
        "events.climatic_anomaly: 'warmhouse' is not known",
        "biomes.water: its rolls and 'mountain' do not agree",
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            ("tower = { M = 50, C = 50 }", "tower = { M = 50, C = 51 }"),
            "cost of tower: the sum must be the same in all factions (BP-FAC-8)",
        ),
        (("dice = [4, 6, 8, 12, 20]", "dice = [4, 6, 8, 12]"), "the game has no d20"),
        (("faces = [3]", "faces = [2]"), "sizes: each face of the d4 must occur once"),
        (
            ('forbidden_structures = ["greenhouse"]', "forbidden_structures = []"),
            "biomes.harsh: it and 'greenhouse' do not agree",
        ),
        (("mountain_rolls = 2", "mountain_rolls = 0"), "biomes.harsh: its rolls and 'mountain'"),
        (('id = "small"\nfaces', 'id = "tiny"\nfaces'), "sizes: those with a radius expected"),
        (("tower = { M = 50, C = 50 }\n", ""), "factions.humans: 15 rows expected, got 14"),
        (('"food", "metal"]', '"food", "gold"]'), "BP-RES-1"),
        (('"food", "metal"]', '"metal"]'), "BP-RES-1"),
        (('id = "fair"', 'id = ""'), "'' is filed under ''"),
        (("tower = {", "turret = {"), "'turret' is not known"),
        (("tower = {", "turret = {"), "factions.humans: no price for 'tower'"),
        (
            ('forbidden_structures = ["greenhouse"]', 'forbidden_structures = ["glasshouse"]'),
            "'glasshouse' is not known",
        ),
        (('small = "Spear", ', ""), "factions.humans: no model and price for class 'small'"),
        (("small = { M = 5, F = 5 }\n", ""), "no model and price for class 'small'"),
        (('starting_structures = ["cannon"]', 'starting_structures = ["canon"]'), "no starting"),
    ],
)
def test_rows_that_contradict_each_other_are_noticed(change: tuple[str, str], words: str) -> None:
    """BP-FAC-3, BP-FAC-8 and the like: well formed, but not true."""
    assert any(words in problem for problem in wrong(change))


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (('site = "planet"', 'site = "moon"'), "structures.blast_furnace"),
        (("faces = [3]", "faces = 3"), "sizes.medium"),
        (("faces = [3]", "faces = [0]"), "sizes.medium"),
        (('no_build = ["greenhouse", "habitat"]', "no_build = 3"), "events.climatic_anomaly"),
        (("yields = { C = 1 }", "yields = { C = 0 }"), "naturals.mountain"),
        (("yields = { C = 1 }", 'yields = { C = "1" }'), "naturals.mountain"),
        (("small = { M = 5, F = 5 }", "small = 5"), "factions.humans"),
        (("yields = { C = 1 }", "yield = { C = 1 }"), "naturals.mountain"),
        (('id = "forest"', 'id = "mountain"'), "naturals.mountain: there are two of them"),
        (('id = "humans"', "id = 3"), "factions.3"),
        (('id = "humans"', "id = []"), "factions.[]"),
        (('id = "humans"\n', ""), "factions.1"),
        (("builds_ships = true", "builds_ships = 1"), "structures.spaceport"),
        (('edition = "rulebook"', "edition = 1"), "tables"),
        (("asteroid_gap = 2\n", ""), "tables"),
        (("[generation]", "[generations]"), "tables"),
        (("planets_per_player = 2", "planets_per_player = true"), "tables"),
        (("event_die = 20", "event_die = 0"), "tables"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_with_its_path(
    change: tuple[str, str], path: str
) -> None:
    assert any(problem.startswith(path) for problem in wrong(change))


@pytest.mark.parametrize(
    "text", ["", "[", "ship_classes = 3", "[[ship_classes]]\nid = 4", "ship_classes = [3]", "\x00"]
)
def test_text_that_is_no_table_is_an_error_and_nothing_worse(text: str) -> None:
    with pytest.raises(TablesError):
        load_tables(text, source="text")


def test_the_tables_hold_no_names_but_models() -> None:
    """BP-APP-7: display names are looked up per language and never stored with the data."""
    data = tomllib.loads(TEXT)

    rows = [row for rows in data.values() if isinstance(rows, list) for row in rows]
    assert len(rows) > 20
    assert all("name" not in row for row in rows if isinstance(row, dict))
    assert Purse.of(concrete=1) == TABLES.naturals[KindId("mountain")].yields
