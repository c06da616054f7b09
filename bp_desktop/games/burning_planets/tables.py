"""The rules tables as frozen values: factions, ships, structures, planets, phases and events."""

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import (
    BiomeId,
    ClassId,
    EventId,
    FactionId,
    KindId,
    ResourceId,
    SizeId,
)

NO_DIE = 0


class ShipClass(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same for all factions (BP-FAC-2)."""

    id: ClassId
    defence_die: int
    shield: int
    speed: int
    attack_die: int = NO_DIE
    any_actions: int = 0
    """Actions for whatever the player likes (BP-ACT-1)."""
    move_actions: int = 0
    """Of an enormous ship (BP-ACT-5)."""
    attack_actions: int = 0
    max_space_structures: int = 0


class NaturalKind(msgspec.Struct, frozen=True, omit_defaults=True):
    id: KindId
    yields: Purse
    forbidden_biomes: tuple[BiomeId, ...] = ()


class StructureKind(msgspec.Struct, frozen=True, omit_defaults=True):
    id: KindId
    category: str
    """economic, defence or space."""
    site: str
    """planet, planet_border, asteroid or empty_space."""
    yields: Purse = EMPTY
    attack_die: int = NO_DIE
    defence_die: int = NO_DIE
    shield: int = 0
    attacks_per_turn: int = 0
    forbidden_biomes: tuple[BiomeId, ...] = ()
    builds_ships: bool = False


class Faction(msgspec.Struct, frozen=True):
    id: FactionId
    starting_biome: BiomeId
    models: dict[ClassId, str]
    ship_costs: dict[ClassId, Purse]
    structure_costs: dict[KindId, Purse]


class PlanetSize(msgspec.Struct, frozen=True):
    id: SizeId
    faces: tuple[int, ...]
    """The d4 results that give this size (BP-GEN-8)."""
    resource_die: int
    radius: int


class Biome(msgspec.Struct, frozen=True):
    id: BiomeId
    faces: tuple[int, ...]
    """The d6 results that give this biome (BP-GEN-10)."""
    forest_rolls: int
    mountain_rolls: int
    forbidden_structures: tuple[KindId, ...]


class EventResult(msgspec.Struct, frozen=True):
    id: EventId
    roll: int
    no_yield: tuple[KindId, ...]
    no_build: tuple[KindId, ...]
    ships_act: bool


class Generation(msgspec.Struct, frozen=True):
    planets_per_player: int
    starting_planet_resources: int
    starting_forest_die: int
    starting_turns_of_production: int
    starting_structures: tuple[KindId, ...]


class Tables(msgspec.Struct, frozen=True):
    """One edition of the rules; a match carries its own copy."""

    edition: str
    dice: tuple[int, ...]
    resources: tuple[ResourceId, ...]
    ship_classes: dict[ClassId, ShipClass]
    naturals: dict[KindId, NaturalKind]
    structures: dict[KindId, StructureKind]
    factions: dict[FactionId, Faction]
    sizes: dict[SizeId, PlanetSize]
    biomes: dict[BiomeId, Biome]
    generation: Generation
    event_die: int
    events: dict[EventId, EventResult]
    asteroid_shield: int
    asteroid_gap: int
    """Least distance between two asteroids (BP-AST-7)."""


class EditionNames(msgspec.Struct, frozen=True):
    """The names that an edition knows: enough to find that somebody's file names what nobody
    knows, without asking what the rules say about it."""

    ship_classes: frozenset[ClassId] = frozenset()
    naturals: frozenset[KindId] = frozenset()
    structures: frozenset[KindId] = frozenset()
    sizes: frozenset[SizeId] = frozenset()
    biomes: frozenset[BiomeId] = frozenset()
    events: frozenset[EventId] = frozenset()


def vocabulary_of(tables: Tables) -> EditionNames:
    return EditionNames(
        frozenset(tables.ship_classes),
        frozenset(tables.naturals),
        frozenset(tables.structures),
        frozenset(tables.sizes),
        frozenset(tables.biomes),
        frozenset(tables.events),
    )
