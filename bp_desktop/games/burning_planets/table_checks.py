"""Checks of rules tables: can a match be played with them at all, and do their rows agree."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import CARGO, ENORMOUS, FOREST, MOUNTAIN, SYMBOLS
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.burning_planets.tables import MOST, Tables

ROWS_PER_FACTION = 15
"""Five ships, two natural resources and eight structures, as in the rulebook's tables."""
SIZE_DIE = 4
BIOME_DIE = 6


# --- can they be played by


def unsound_tables(tables: Tables) -> Iterator[str]:
    """Everything a match would stumble over in tables that were read from a file: names filed
    wrongly, missing rows, impossible amounts. Whether an edition is a good one is another
    matter."""
    yield from _names(tables)
    yield from _missing(tables)
    for purse in _purses(tables):
        for resource, amount in purse:
            if resource not in tables.resources or not 0 <= amount <= MOST:
                yield f"{amount} {resource} is not an amount"


def out_of_bounds(tables: Tables) -> Iterator[str]:
    """Numbers that no file may have: reading checks them, and a program may have made others."""
    try:
        msgspec.convert(msgspec.to_builtins(tables), Tables)
    except msgspec.ValidationError as error:
        yield str(error)


def _names(tables: Tables) -> Iterator[str]:
    filed: list[tuple[str, str]] = []
    filed += ((key, row.id) for key, row in tables.ship_classes.items())
    filed += ((key, row.id) for key, row in tables.naturals.items())
    filed += ((key, row.id) for key, row in tables.structures.items())
    filed += ((key, row.id) for key, row in tables.factions.items())
    filed += ((key, row.id) for key, row in tables.sizes.items())
    filed += ((key, row.id) for key, row in tables.biomes.items())
    filed += ((key, row.id) for key, row in tables.events.items())
    for key, id_ in filed:
        if key != id_ or not id_:
            yield f"{id_!r} is filed under {key!r}"
    for kind in tables.naturals.keys() & tables.structures.keys():
        yield f"{kind} is a natural resource and a structure"


def _missing(tables: Tables) -> Iterator[str]:
    needed: set[str] = {CARGO, ENORMOUS, FOREST, MOUNTAIN, *radii(DEFAULTS)}
    known: set[str] = {*tables.ship_classes, *tables.naturals, *tables.sizes}
    for name in needed - known:
        yield f"there is no {name}"
    for kind in tables.generation.starting_structures:
        if kind not in tables.structures:
            yield f"there is no starting {kind}"
    for faction in tables.factions.values():
        where = f"factions.{faction.id}"
        for cls in tables.ship_classes.keys() - (faction.ship_costs.keys() & faction.models.keys()):
            yield f"{where}: no model and price for class {cls!r}"
        for kind in tables.structures.keys() - faction.structure_costs.keys():
            yield f"{where}: no price for {kind!r}"


def _purses(tables: Tables) -> Iterator[Purse]:
    yield from (natural.yields for natural in tables.naturals.values())
    yield from (structure.yields for structure in tables.structures.values())
    for faction in tables.factions.values():
        yield from faction.ship_costs.values()
        yield from faction.structure_costs.values()


# --- do they agree


def integrity_problems(tables: Tables) -> Iterator[str]:
    """Every contradiction between rows that are well formed each for itself."""
    if tables.resources != tuple(SYMBOLS.values()):
        yield f"resources: the four kinds expected (BP-RES-1), got {list(tables.resources)}"
    if set(tables.sizes) != set(radii(DEFAULTS)):
        yield f"sizes: those with a radius expected (AMB-06), got {sorted(tables.sizes)}"
    for where, ids, known in _references(tables):
        yield from (f"{where}: {id_!r} is not known" for id_ in ids if id_ not in known)
    yield from _factions(tables)
    yield from _faces("sizes", SIZE_DIE, [size.faces for size in tables.sizes.values()])
    yield from _faces("biomes", BIOME_DIE, [biome.faces for biome in tables.biomes.values()])
    yield from _biomes(tables)
    yield from _dice(tables)


def _references(tables: Tables) -> Iterator[tuple[str, Collection[str], Collection[str]]]:
    """Which row names which ids, and those that it may name."""
    kinds = (*tables.naturals, *tables.structures)
    for natural in tables.naturals.values():
        yield f"naturals.{natural.id}", natural.forbidden_biomes, tables.biomes
    for structure in tables.structures.values():
        yield f"structures.{structure.id}", structure.forbidden_biomes, tables.biomes
    for faction in tables.factions.values():
        yield f"factions.{faction.id}", [faction.starting_biome], tables.biomes
        yield f"factions.{faction.id}", faction.structure_costs, tables.structures
    for biome in tables.biomes.values():
        yield f"biomes.{biome.id}", biome.forbidden_structures, tables.structures
    for event in tables.events.values():
        yield f"events.{event.id}", (*event.no_yield, *event.no_build), kinds


def _factions(tables: Tables) -> Iterator[str]:
    """What an item costs in all kinds together is the same for every faction (BP-FAC-8)."""
    totals: dict[str, dict[str, int]] = {}
    for faction in tables.factions.values():
        rows = len(faction.ship_costs) + len(tables.naturals) + len(faction.structure_costs)
        if rows != ROWS_PER_FACTION:
            yield f"factions.{faction.id}: {ROWS_PER_FACTION} rows expected, got {rows}"
        for item, cost in (*faction.ship_costs.items(), *faction.structure_costs.items()):
            totals.setdefault(item, {})[faction.id] = cost.total
    for item, by_faction in totals.items():
        if len(set(by_faction.values())) > 1:
            listed = ", ".join(f"{faction} {total}" for faction, total in by_faction.items())
            yield f"cost of {item}: the sum must be the same in all factions (BP-FAC-8): {listed}"


def _faces(where: str, die: int, rows: Iterable[tuple[int, ...]]) -> Iterator[str]:
    """Each face of the die must mean exactly one row (BP-GEN-8, BP-GEN-10)."""
    faces = sorted(face for row in rows for face in row)
    if faces != list(range(1, die + 1)):
        yield f"{where}: each face of the d{die} must occur once, got {faces}"


def _biomes(tables: Tables) -> Iterator[str]:
    """A biome and a kind must agree on whether they go together (BP-GEN-13, BP-GEN-14)."""
    for biome in tables.biomes.values():
        for structure in tables.structures.values():
            by_biome = structure.id in biome.forbidden_structures
            if by_biome != (biome.id in structure.forbidden_biomes):
                yield f"biomes.{biome.id}: it and {structure.id!r} do not agree on each other"
        for natural in tables.naturals.values():
            rolls = biome.forest_rolls if natural.id == FOREST else biome.mountain_rolls
            if (rolls == 0) != (biome.id in natural.forbidden_biomes):
                yield f"biomes.{biome.id}: its rolls and {natural.id!r} do not agree"


def _dice(tables: Tables) -> Iterator[str]:
    used = [
        *((f"ship_classes.{one.id}", one.attack_die) for one in tables.ship_classes.values()),
        *((f"ship_classes.{one.id}", one.defence_die) for one in tables.ship_classes.values()),
        *((f"structures.{one.id}", one.attack_die) for one in tables.structures.values()),
        *((f"structures.{one.id}", one.defence_die) for one in tables.structures.values()),
        *((f"sizes.{one.id}", one.resource_die) for one in tables.sizes.values()),
        ("generation", tables.generation.starting_forest_die),
        ("event_die", tables.event_die),
    ]
    for where, die in used:
        if die and die not in tables.dice:
            yield f"{where}: the game has no d{die}"
