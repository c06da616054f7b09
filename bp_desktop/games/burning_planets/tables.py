"""The rules tables as frozen values: factions, ships, structures, planets, phases and events."""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids

NO_DIE = 0
Die = Annotated[int, msgspec.Meta(ge=NO_DIE, le=1000)]
Faces = tuple[Annotated[int, msgspec.Meta(ge=1)], ...]
MOST = 1_000_000
"""No price, shield or number of actions is higher."""
Number = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class TablePart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the tables are made of: a field nobody knows is misspelt."""


class ShipClass(TablePart, frozen=True):
    """The same for all factions (BP-FAC-2)."""

    id: ids.ClassId
    defence_die: Die
    shield: Number
    speed: Annotated[int, msgspec.Meta(ge=0, le=100)]
    attack_die: Die = NO_DIE
    any_actions: Number = 0
    """Actions for whatever the player likes (BP-ACT-1)."""
    move_actions: Number = 0
    """Of an enormous ship (BP-ACT-5)."""
    attack_actions: Number = 0
    max_space_structures: Number = 0

    @property
    def attacks(self) -> int:
        """How often one attacks in a turn, at most; an unarmed one has as many other actions."""
        return self.any_actions or self.attack_actions


class NaturalKind(TablePart, frozen=True):
    id: ids.KindId
    yields: Purse
    forbidden_biomes: tuple[ids.BiomeId, ...] = ()


class StructureKind(TablePart, frozen=True):
    id: ids.KindId
    category: Literal["economic", "defence", "space"]
    site: Literal["planet", "planet_border", "asteroid", "empty_space"]
    yields: Purse = EMPTY
    attack_die: Die = NO_DIE
    defence_die: Die = NO_DIE
    shield: Number = 0
    attacks_per_turn: Number = 0
    forbidden_biomes: tuple[ids.BiomeId, ...] = ()
    builds_ships: bool = False


class Faction(TablePart, frozen=True):
    id: ids.FactionId
    starting_biome: ids.BiomeId
    models: dict[ids.ClassId, str]
    ship_costs: dict[ids.ClassId, Purse]
    structure_costs: dict[ids.KindId, Purse]


class PlanetSize(TablePart, frozen=True):
    id: ids.SizeId
    faces: Faces
    """The d4 results that give this size (BP-GEN-8)."""
    resource_die: Die
    radius: Number


class Biome(TablePart, frozen=True):
    id: ids.BiomeId
    faces: Faces
    """The d6 results that give this biome (BP-GEN-10)."""
    forest_rolls: Number
    mountain_rolls: Number
    forbidden_structures: tuple[ids.KindId, ...]


class EventResult(TablePart, frozen=True):
    id: ids.EventId
    roll: Number
    no_yield: tuple[ids.KindId, ...]
    no_build: tuple[ids.KindId, ...]
    ships_act: bool


class Generation(TablePart, frozen=True):
    planets_per_player: Number
    starting_planet_resources: Number
    starting_forest_die: Die
    starting_turns_of_production: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    starting_structures: tuple[ids.KindId, ...]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edition of the rules; a match carries its own copy."""

    edition: str
    dice: Faces
    resources: tuple[ids.ResourceId, ...]
    ship_classes: dict[ids.ClassId, ShipClass]
    naturals: dict[ids.KindId, NaturalKind]
    structures: dict[ids.KindId, StructureKind]
    factions: dict[ids.FactionId, Faction]
    sizes: dict[ids.SizeId, PlanetSize]
    biomes: dict[ids.BiomeId, Biome]
    generation: Generation
    event_die: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    events: dict[ids.EventId, EventResult]
    asteroid_shield: Number
    asteroid_gap: Number
    """Least distance between two asteroids (BP-AST-7)."""


class EditionNames(msgspec.Struct, frozen=True):
    """The names that an edition knows: enough to find that somebody's file names what nobody
    knows, without asking what the rules say about it."""

    ship_classes: frozenset[ids.ClassId] = frozenset()
    naturals: frozenset[ids.KindId] = frozenset()
    structures: frozenset[ids.KindId] = frozenset()
    sizes: frozenset[ids.SizeId] = frozenset()
    biomes: frozenset[ids.BiomeId] = frozenset()
    events: frozenset[ids.EventId] = frozenset()


def vocabulary_of(tables: Tables) -> EditionNames:
    return EditionNames(
        frozenset(tables.ship_classes),
        frozenset(tables.naturals),
        frozenset(tables.structures),
        frozenset(tables.sizes),
        frozenset(tables.biomes),
        frozenset(tables.events),
    )
