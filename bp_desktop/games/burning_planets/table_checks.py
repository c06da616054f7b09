"""Integrity checks between the rows of the rules tables."""

from collections.abc import Iterable, Iterator

from bp_desktop.games.burning_planets.tables import Tables

ROWS_PER_FACTION = 15
"""Five ships, two natural resources and eight structures, as in the rulebook's tables."""
SIZE_DIE = 4
BIOME_DIE = 6
RESOURCES = 4


def integrity_problems(tables: Tables) -> list[str]:
    """Every contradiction between rows that are well formed each for itself."""
    return [
        *_factions(tables),
        *_sums(tables),
        *_sizes(tables),
        *_faces("planet_size", SIZE_DIE, [size.faces for size in tables.sizes.values()]),
        *_faces("biome", BIOME_DIE, [biome.faces for biome in tables.biomes.values()]),
        *_biomes(tables),
        *_dice(tables),
    ]


def _factions(tables: Tables) -> Iterator[str]:
    if len(tables.resources) != RESOURCES:
        yield f"resource: four kinds expected (BP-RES-1), got {len(tables.resources)}"
    for faction in tables.factions.values():
        where = f"faction.{faction.id}"
        for cls in tables.ship_classes.keys() - faction.ship_costs.keys():
            yield f"{where}.ships: no row for class {cls!r}"
        for kind in faction.structure_costs.keys() - tables.structures.keys():
            yield f"{where}.structures: {kind!r} is not a known structure"
        for kind in tables.structures.keys() - faction.structure_costs.keys():
            yield f"{where}.structures: no row for {kind!r}"
        rows = len(faction.ship_costs) + len(tables.naturals) + len(faction.structure_costs)
        if rows != ROWS_PER_FACTION:
            yield f"{where}: {ROWS_PER_FACTION} rows expected, got {rows}"


def _sums(tables: Tables) -> Iterator[str]:
    """What an item costs in all kinds together is the same for every faction (BP-FAC-8)."""
    totals: dict[str, dict[str, int]] = {}
    for faction in tables.factions.values():
        for item, cost in (*faction.ship_costs.items(), *faction.structure_costs.items()):
            totals.setdefault(item, {})[faction.id] = cost.total
    for item, by_faction in totals.items():
        if len(set(by_faction.values())) > 1:
            listed = ", ".join(f"{faction} {total}" for faction, total in by_faction.items())
            yield f"cost of {item}: the sum must be the same in all factions (BP-FAC-8): {listed}"


def _sizes(tables: Tables) -> Iterator[str]:
    """The table options give a radius to exactly these sizes (AMB-06)."""
    if set(tables.sizes) != {"small", "medium", "big"}:
        yield f"planet_size: small, medium and big expected, got {sorted(tables.sizes)}"


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
                yield f"biome.{biome.id}: it and {structure.id!r} do not agree on each other"
        for kind in set(biome.forbidden_structures) - tables.structures.keys():
            yield f"biome.{biome.id}.forbidden_structures: {kind!r} is not a known structure"
        for natural in tables.naturals.values():
            rolls = biome.forest_rolls if natural.id == "forest" else biome.mountain_rolls
            if (rolls == 0) != (biome.id in natural.forbidden_biomes):
                yield f"biome.{biome.id}: its rolls and {natural.id!r} do not agree"


def _dice(tables: Tables) -> Iterator[str]:
    used = [
        *((f"ship_class.{one.id}", one.attack_die) for one in tables.ship_classes.values()),
        *((f"ship_class.{one.id}", one.defence_die) for one in tables.ship_classes.values()),
        *((f"structure.{one.id}", one.attack_die) for one in tables.structures.values()),
        *((f"structure.{one.id}", one.defence_die) for one in tables.structures.values()),
        *((f"planet_size.{one.id}", one.resource_die) for one in tables.sizes.values()),
        ("generation", tables.generation.starting_forest_die),
        ("event", tables.event_die),
    ]
    for where, die in used:
        if die and die not in tables.dice:
            yield f"{where}: the game has no d{die}"
