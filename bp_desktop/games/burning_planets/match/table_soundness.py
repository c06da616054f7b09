"""Soundness check of rules tables from anywhere: can a match be played with them at all."""

from collections.abc import Iterator

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import CARGO, ENORMOUS, FOREST, MOUNTAIN
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.burning_planets.tables import NO_DIE, Tables

MAX_SIDES = 1000
MOST = 1_000_000
"""No price, speed or number of actions is higher."""


def unsound_tables(tables: Tables) -> Iterator[str]:
    """Everything a match would stumble over: names filed wrongly, missing rows, impossible
    numbers. Whether an edition is a good one is another matter (table_checks)."""
    yield from _names(tables)
    yield from _missing(tables)
    for number, highest in _numbers(tables):
        if not 0 <= number <= highest:
            yield f"{number} is not a number for these tables"
    for purse in _purses(tables):
        for resource, amount in purse:
            if resource not in tables.resources or not 0 <= amount <= MOST:
                yield f"{amount} {resource} is not an amount"
    if tables.event_die == NO_DIE:
        yield "the event die has no faces"


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
        if key != id_:
            yield f"{id_} is filed under {key}"
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
        if tables.ship_classes.keys() - (faction.ship_costs.keys() & faction.models.keys()):
            yield f"not all ships of {faction.id} have names and prices"
        if tables.structures.keys() - faction.structure_costs.keys():
            yield f"not all structures of {faction.id} have prices"


def _numbers(tables: Tables) -> Iterator[tuple[int, int]]:
    """Every number a match uses, with the highest it may be."""
    yield tables.event_die, MAX_SIDES
    yield tables.asteroid_shield, MOST
    yield tables.generation.starting_turns_of_production, 1000
    for cls in tables.ship_classes.values():
        yield cls.attack_die, MAX_SIDES
        yield cls.defence_die, MAX_SIDES
        yield cls.speed, 100
        for number in (cls.shield, cls.any_actions, cls.move_actions, cls.attack_actions):
            yield number, MOST
    for kind in tables.structures.values():
        yield kind.attack_die, MAX_SIDES
        yield kind.defence_die, MAX_SIDES
        yield kind.shield, MOST
        yield kind.attacks_per_turn, MOST


def _purses(tables: Tables) -> Iterator[Purse]:
    yield from (natural.yields for natural in tables.naturals.values())
    yield from (structure.yields for structure in tables.structures.values())
    for faction in tables.factions.values():
        yield from faction.ship_costs.values()
        yield from faction.structure_costs.values()
