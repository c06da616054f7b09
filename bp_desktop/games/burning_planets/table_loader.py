"""Reads the rules tables from TOML text, complaining about everything wrong at once."""

import tomllib

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import (
    PHASES,
    SYMBOLS,
    BiomeId,
    ClassId,
    EventId,
    FactionId,
    KindId,
    ResourceId,
    SizeId,
)
from bp_desktop.games.burning_planets.table_checks import integrity_problems
from bp_desktop.games.burning_planets.table_rows import TomlRow
from bp_desktop.games.burning_planets.tables import (
    NO_DIE,
    Biome,
    EventResult,
    Faction,
    Generation,
    NaturalKind,
    PlanetSize,
    ShipClass,
    StructureKind,
    Tables,
)

CATEGORIES = ("economic", "defence", "space")
SITES = ("planet", "planet_border", "asteroid", "empty_space")


class TablesError(Exception):
    """The rules tables are wrong. Lists every problem, not just the first."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join([f"{source}:", *(f"  {problem}" for problem in problems)]))
        self.problems = tuple(problems)


def load_tables(text: str, *, source: str) -> Tables:
    """Read the rules tables; `source` is only named in errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TablesError(source, [str(error)]) from None
    problems: list[str] = []
    tables = _tables(TomlRow(data, "", problems))
    if not problems:
        problems += integrity_problems(tables)
    if problems:
        raise TablesError(source, problems)
    return tables


def _tables(root: TomlRow) -> Tables:
    meta = root.table("meta")
    meta.number("schema")
    meta.text("game")
    edition, dice = meta.text("edition"), meta.numbers("dice")
    meta.done()
    resources = tuple(_resource(row) for row in root.rows("resource"))
    biomes = [_biome(row) for row in root.rows("biome")]
    classes = [_ship_class(row) for row in root.rows("ship_class")]
    naturals = [
        _natural(row, [biome.id for biome in biomes]) for row in root.rows("natural_resource")
    ]
    structures = [_structure(row, [biome.id for biome in biomes]) for row in root.rows("structure")]
    by_class = {one.id: one for one in classes}
    factions = [_faction(row, by_class, [one.id for one in biomes]) for row in root.rows("faction")]
    sizes = [_size(row) for row in root.rows("planet_size")]
    kinds = [one.id for one in naturals] + [one.id for one in structures]
    generation = _generation(root.table("generation"), kinds)
    asteroid = root.table("asteroid")
    shield, gap = asteroid.number("shield"), asteroid.number("min_distance_between")
    asteroid.done()
    _phases(root)
    event = root.table("event")
    event_die = event.number("die")
    events = [_event(row, kinds) for row in event.rows("result")]
    event.done()
    root.done()
    return Tables(
        edition=edition,
        dice=dice,
        resources=resources,
        ship_classes=by_class,
        naturals={one.id: one for one in naturals},
        structures={one.id: one for one in structures},
        factions={one.id: one for one in factions},
        sizes={one.id: one for one in sizes},
        biomes={one.id: one for one in biomes},
        generation=generation,
        event_die=event_die,
        events={one.id: one for one in events},
        asteroid_shield=shield,
        asteroid_gap=gap,
    )


def _resource(row: TomlRow) -> ResourceId:
    id_, symbol = row.text("id"), row.text("symbol")
    if SYMBOLS.get(symbol) != id_:
        row.complain("symbol", "the letter of this resource (BP-RES-1)", symbol)
    row.done()
    return ResourceId(id_)


def _ship_class(row: TomlRow) -> ShipClass:
    actions = row.table("actions")
    found = ShipClass(
        id=ClassId(row.text("id")),
        attack_die=row.number("attack_die", NO_DIE),
        defence_die=row.number("defence_die", NO_DIE),
        shield=row.number("shield"),
        speed=row.number("speed"),
        any_actions=actions.number("any", 0),
        move_actions=actions.number("move", 0),
        attack_actions=actions.number("attack", 0),
        max_space_structures=row.number("max_space_structures", 0),
    )
    actions.done()
    row.done()
    return found


def _natural(row: TomlRow, biomes: list[BiomeId]) -> NaturalKind:
    found = NaturalKind(
        id=KindId(row.text("id")),
        yields=row.purse("yield"),
        forbidden_biomes=tuple(map(BiomeId, row.ids("forbidden_biomes", biomes))),
    )
    row.done()
    return found


def _structure(row: TomlRow, biomes: list[BiomeId]) -> StructureKind:
    found = StructureKind(
        id=KindId(row.text("id")),
        category=row.text("category"),
        site=row.text("site"),
        yields=row.purse("yield"),
        attack_die=row.number("attack_die", NO_DIE),
        defence_die=row.number("defence_die", NO_DIE),
        shield=row.number("shield", 0),
        attacks_per_turn=row.number("attacks_per_turn", 0),
        forbidden_biomes=tuple(map(BiomeId, row.ids("forbidden_biomes", biomes))),
        builds_ships=row.flag("builds_ships", False),
    )
    if found.category not in CATEGORIES:
        row.complain("category", "one of " + ", ".join(CATEGORIES), found.category)
    if found.site not in SITES:
        row.complain("site", "one of " + ", ".join(SITES), found.site)
    row.done()
    return found


def _faction(row: TomlRow, classes: dict[ClassId, ShipClass], biomes: list[BiomeId]) -> Faction:
    id_, biome = row.text("id"), row.text("starting_biome")
    if biome not in biomes:
        row.complain("starting_biome", "known biome", biome)
    models: dict[ClassId, str] = {}
    ship_costs: dict[ClassId, Purse] = {}
    for ship in row.rows("ships"):
        cls = ClassId(ship.text("class"))
        ship.text("id")
        models[cls] = ship.text("model")
        ship_costs[cls] = ship.purse("cost")
        _same_as_class(ship, classes.get(cls))
        ship.done()
    structure_costs: dict[KindId, Purse] = {}
    for structure in row.rows("structures"):
        structure.text("id")
        structure_costs[KindId(structure.text("kind"))] = structure.purse("cost")
        structure.done()
    row.done()
    return Faction(FactionId(id_), BiomeId(biome), models, ship_costs, structure_costs)


def _same_as_class(ship: TomlRow, cls: ShipClass | None) -> None:
    """Dice, shield and speed depend on the class alone (BP-FAC-2)."""
    numbers = {
        "attack_die": ship.number("attack_die", NO_DIE),
        "defence_die": ship.number("defence_die", NO_DIE),
        "shield": ship.number("shield"),
        "speed": ship.number("speed"),
    }
    if cls is None:
        ship.complain("class", "known ship class", None)
        return
    for field, value in numbers.items():
        expected = getattr(cls, field)
        if value != expected:
            ship.complain(field, f"{expected} as in its class (BP-FAC-2)", value)


def _size(row: TomlRow) -> PlanetSize:
    found = PlanetSize(
        id=SizeId(row.text("id")),
        faces=row.numbers("d4"),
        resource_die=row.number("resource_die"),
        radius=row.number("radius"),
    )
    row.done()
    return found


def _biome(row: TomlRow) -> Biome:
    found = Biome(
        id=BiomeId(row.text("id")),
        faces=row.numbers("d6"),
        forest_rolls=row.number("forest_rolls"),
        mountain_rolls=row.number("mountain_rolls"),
        forbidden_structures=tuple(map(KindId, row.ids("forbidden_structures"))),
    )
    row.done()
    return found


def _generation(row: TomlRow, kinds: list[KindId]) -> Generation:
    found = Generation(
        planets_per_player=row.number("planets_per_player"),
        starting_planet_resources=row.number("starting_planet_resources"),
        starting_forest_die=row.number("starting_forest_die"),
        starting_turns_of_production=row.number("starting_turns_of_production"),
        starting_structures=tuple(map(KindId, row.ids("starting_structures", kinds))),
    )
    row.done()
    return found


def _phases(root: TomlRow) -> None:
    """The order of phases is written in the program too; the file must agree (BP-TURN-2)."""
    for number, row in enumerate(root.rows("phase"), start=1):
        order, id_ = row.number("order"), row.text("id")
        if order != number or number > len(PHASES) or PHASES[number - 1] != id_:
            row.complain("id", "the five phases in their order (BP-TURN-2)", id_)
        row.done()


def _event(row: TomlRow, kinds: list[KindId]) -> EventResult:
    found = EventResult(
        id=EventId(row.text("id")),
        roll=row.number("roll"),
        no_yield=tuple(map(KindId, row.ids("no_yield", kinds))),
        no_build=tuple(map(KindId, row.ids("no_build", kinds))),
        ships_act=row.flag("ships_act"),
    )
    row.done()
    return found
