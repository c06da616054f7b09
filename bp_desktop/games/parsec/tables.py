"""The rules tables of Parsec as frozen values: resources, units, thresholds, port and cards."""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.bounds import Kinds, Label
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import ResourceId, TypeId

Number = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Names = Annotated[dict[Label, Label], Kinds]
"""By language: what people call a thing. Something that owners typed in has one name for all."""


class RuleSheetPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tables are made of: a field nobody knows is misspelt."""


class ResourceKind(RuleSheetPart, frozen=True):
    id: ResourceId
    abbr: Label
    bank: Number
    """How many cards there are of it (PA-COMP-5)."""
    name: Names


class UnitType(RuleSheetPart, frozen=True):
    """What all units of a type have before factions and events change it (PA-UNIT-1, -2)."""

    id: TypeId
    kind: Literal["structure", "vessel"]
    military: bool
    size: Literal["none", "small", "large"]
    attack: Small
    defence: Small
    range: Small
    move: Small
    limit: Number
    """Pieces of it in a set (PA-COMP-4)."""
    score: Number
    """Points in the timed variant (PA-VTIME-6)."""
    cost: Purse
    can_attack: bool
    can_counter: bool
    name: Names
    convert_to_colony: Purse | None = None
    """What turning it into a colony costs; None: it cannot (PA-UNIT-10)."""
    aboard_surcharge: Purse = EMPTY
    """For building it aboard, away from a colony (PA-TRANS-5); nothing: it cannot be."""
    carries_small: Small = 0
    attack_per_carried_fighter: Small = 0

    @property
    def is_colony(self) -> bool:
        return self.kind == "structure"

    @property
    def is_vessel(self) -> bool:
        return self.kind == "vessel"

    @property
    def is_cargo(self) -> bool:
        return self.is_vessel and not self.military

    @property
    def is_small(self) -> bool:
        return self.size == "small"

    @property
    def is_large(self) -> bool:
        return self.size == "large"

    @property
    def is_transport(self) -> bool:
        return self.carries_small > 0

    @property
    def is_fighter(self) -> bool:
        """What gives a transport its bonus: a small vessel that fights (PA-TRANS-9)."""
        return self.military and self.is_small


class Threshold(RuleSheetPart, frozen=True):
    """The board and the victory conditions for some numbers of players (PA-WIN-4 to -9)."""

    players: tuple[Small, ...]
    modules_total: Small
    grid: tuple[Small, Small]
    """Columns and rows of modules (PA-GAP-5)."""
    ordinary_modules: Small
    dominated_modules: Small
    colonies: Small
    each_resource: Small


class Port(RuleSheetPart, frozen=True):
    docks: Small
    exchange_give: Small
    exchange_get: Small


class EventCategory(RuleSheetPart, frozen=True):
    id: Label
    name: Names


class Rarity(RuleSheetPart, frozen=True):
    """What a card is worth by its colour (PA-EVT-4 to -6, PA-VTIME-4)."""

    id: Label
    rank: Label
    sells_for: Purse
    score: Number
    max_copies: Small
    """0: the rulebook does not say."""
    name: Names


class StartKit(RuleSheetPart, frozen=True):
    colonies: Small
    cargos: Small
    resources_of_choice: Small
    event_cards: Small


class ParsecTables(RuleSheetPart, frozen=True):
    """All of it. A match keeps a copy, so that later editions change nothing under it."""

    die: Small
    players_min: Small
    players_max: Small
    event_markers: Small
    event_cards: Small
    """That a full deck has (PA-COMP-7)."""
    modules_ordinary: Small
    start: StartKit
    resources: dict[ResourceId, ResourceKind]
    units: dict[TypeId, UnitType]
    thresholds: tuple[Threshold, ...]
    arms_race_colonies: Small
    port: Port
    event_price: Purse
    categories: dict[str, EventCategory]
    rarities: dict[str, Rarity]

    @property
    def full_bank(self) -> Purse:
        return Purse.of({one.id: one.bank for one in self.resources.values()})

    @property
    def colony(self) -> UnitType:
        return next(one for one in self.units.values() if one.is_colony)

    @property
    def cargo(self) -> UnitType:
        return next(one for one in self.units.values() if one.is_cargo)

    def threshold(self, players: int) -> Threshold | None:
        """None: the rulebook says nothing about so many players (PA-GAP-4)."""
        return next((one for one in self.thresholds if players in one.players), None)
