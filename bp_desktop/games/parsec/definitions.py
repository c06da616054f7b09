"""Definitions that people enter themselves: modules, event cards and factions (PA-DATA-1).

A match keeps a full copy of those it uses, so that later edits change nothing under it (PA-DATA-5).
"""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.bounds import Few, Label, LongText
from bp_desktop.core.keyed import with_id
from bp_desktop.core.module_grid import LARGEST_PITCH, Pitch
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import (
    CardId,
    DefinitionOrigin,
    FactionId,
    ModuleId,
    ResourceId,
    TypeId,
)
from bp_desktop.games.parsec.tables import Names

Delta = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Offset = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_PITCH)]
Spot = tuple[Offset, Offset]
"""Column and row within a module, from its upper left cell (odd-r)."""
Stat = Literal["attack", "defence", "range", "move"]


class DefinitionPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What definitions are made of."""


# --- modules


class Body(DefinitionPart, frozen=True):
    """A planet by its centre, or an asteroid (PA-BODY-1 to -4)."""

    kind: Literal["planet", "asteroid"]
    cell: Spot
    number: Count
    resources: Annotated[tuple[ResourceId, ...], Few]


class ModuleDefinition(DefinitionPart, frozen=True):
    """One rectangular module; with docks it is the Space Port."""

    id: ModuleId
    origin: DefinitionOrigin
    complete: bool = True
    version: Count = 1
    name: Names = {}
    bodies: Annotated[tuple[Body, ...], Few] = ()
    docks: Annotated[tuple[Spot, ...], Few] = ()
    port_core: Spot | None = None
    rim: bool = True
    """Whether its cells on the rim of the board can be entered (PA-GAP-6)."""

    @property
    def is_port(self) -> bool:
        return bool(self.docks) or self.port_core is not None


# --- what cards do (14.4)


class Gain(DefinitionPart, frozen=True, tag_field="op", tag="gain"):
    amounts: Purse

    def __post_init__(self) -> None:
        if not all(0 <= one <= 1000 for _kind, one in self.amounts):
            raise ValueError("amounts are whole numbers from 0 to 1000")


class GainChoice(DefinitionPart, frozen=True, tag_field="op", tag="gain_choice"):
    count: Count


class AttackBonus(DefinitionPart, frozen=True, tag_field="op", tag="attack"):
    delta: Delta


class DefenceBonus(DefinitionPart, frozen=True, tag_field="op", tag="defence"):
    delta: Delta


class Reroll(DefinitionPart, frozen=True, tag_field="op", tag="reroll"):
    die: Literal["own"] = "own"


class RangeBonus(DefinitionPart, frozen=True, tag_field="op", tag="range"):
    delta: Delta


class MoveBonus(DefinitionPart, frozen=True, tag_field="op", tag="move"):
    delta: Delta


class Escape(DefinitionPart, frozen=True, tag_field="op", tag="escape"):
    move: Count


class FreeUnit(DefinitionPart, frozen=True, tag_field="op", tag="free_unit"):
    unit: TypeId
    where: Literal["", "any-free-planet-hex"] = ""


class CargoMayAttack(DefinitionPart, frozen=True, tag_field="op", tag="cargo_may_attack"):
    attack: Count


class ModuleNoAttack(DefinitionPart, frozen=True, tag_field="op", tag="module_no_attack"):
    pass


class ModuleMove(DefinitionPart, frozen=True, tag_field="op", tag="module_move"):
    delta: Delta


class BodyBlocked(DefinitionPart, frozen=True, tag_field="op", tag="body_blocked"):
    pass


class PortClosed(DefinitionPart, frozen=True, tag_field="op", tag="port_closed"):
    pass


class PortRate(DefinitionPart, frozen=True, tag_field="op", tag="port_rate"):
    give: Some
    uses: Some


class Hazard(DefinitionPart, frozen=True, tag_field="op", tag="hazard"):
    die: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    destroyed_on: Annotated[tuple[Count, ...], Few]


class StatPermanent(DefinitionPart, frozen=True, tag_field="op", tag="stat_permanent"):
    unit: TypeId
    stat: Stat
    delta: Delta


class AsteroidBonus(DefinitionPart, frozen=True, tag_field="op", tag="asteroid_bonus"):
    delta: Delta


CardEffect = (
    Gain | GainChoice | AttackBonus | DefenceBonus | Reroll | RangeBonus | MoveBonus | Escape
    | FreeUnit | CargoMayAttack | ModuleNoAttack | ModuleMove | BodyBlocked | PortClosed
    | PortRate | Hazard | StatPermanent | AsteroidBonus
)  # fmt: skip


class EventDefinition(DefinitionPart, frozen=True):
    """An event card. Without an effect the table reads its text and books what it says
    (PA-DATA-6)."""

    id: CardId
    origin: DefinitionOrigin
    category: Label
    rarity: Label
    name: Names
    complete: bool = True
    version: Count = 1
    copies: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    when: Literal["", "own", "fight", "any"] = ""
    """In the own turn, in own fights, or in anybody's turn, for a card that says so (PA-EVT-11)."""
    scope: Literal["", "board", "module", "hex", "body"] = ""
    rounds: Count = 0
    """How many turns of its player it lasts; 0: it acts at once, or for good."""
    text: LongText = ""
    set: Label = ""
    duration: Label = ""
    effect: CardEffect | None = None

    @property
    def place(self) -> str:
        """Where it acts: some effects know one sort of place only (14.4)."""
        if isinstance(self.effect, ModuleNoAttack | ModuleMove):
            return "module"
        return "body" if isinstance(self.effect, BodyBlocked) else self.scope

    @property
    def is_permanent(self) -> bool:
        return self.category == "permanent"


# --- what factions do (14.5)


class CostModifier(DefinitionPart, frozen=True, tag_field="kind", tag="cost"):
    units: Annotated[tuple[TypeId, ...], Few]
    resource: ResourceId
    delta: Delta


class StatModifier(DefinitionPart, frozen=True, tag_field="kind", tag="stat"):
    unit: TypeId
    stat: Stat
    delta: Delta


class PortRateModifier(DefinitionPart, frozen=True, tag_field="kind", tag="port_rate"):
    give: Some


class EventPriceModifier(DefinitionPart, frozen=True, tag_field="kind", tag="event_price"):
    delta: Delta
    per_turn: Count | None = None
    """For so many cards a turn; None: for all."""


class SalvageModifier(DefinitionPart, frozen=True, tag_field="kind", tag="salvage_bonus"):
    count: Count


class AsteroidModifier(DefinitionPart, frozen=True, tag_field="kind", tag="asteroid_bonus"):
    delta: Delta


FactionModifier = (
    CostModifier | StatModifier | PortRateModifier | EventPriceModifier | SalvageModifier
    | AsteroidModifier
)  # fmt: skip


class FactionDefinition(DefinitionPart, frozen=True):
    id: FactionId
    origin: DefinitionOrigin
    name: Names
    complete: bool = True
    playable: bool = True
    """False: not until its owner has completed the card (PA-GAP-59)."""
    version: Count = 1
    text: LongText = ""
    modifiers: Annotated[tuple[FactionModifier, ...], Few] = ()


# --- all of them


class DefinitionSet(DefinitionPart, frozen=True):
    """A library, or what a match has copied of one."""

    pitch: tuple[Pitch, Pitch] = (8, 8)
    """From a module to the next: columns and rows. Cells on a multiple of it are seams."""
    modules: Annotated[tuple[ModuleDefinition, ...], Few] = ()
    events: Annotated[tuple[EventDefinition, ...], Few] = ()
    factions: Annotated[tuple[FactionDefinition, ...], Few] = ()

    @property
    def origins(self) -> frozenset[DefinitionOrigin]:
        rows = (self.modules, self.events, self.factions)
        return frozenset(one.origin for kind in rows for one in kind)

    @property
    def has_samples(self) -> bool:
        """Then everything made with it is marked as a sample (PA-DATA-3)."""
        return DefinitionOrigin.SAMPLE in self.origins

    @property
    def mixes(self) -> bool:
        """Owners' and samples together, which has to be confirmed (PA-DATA-4)."""
        return {DefinitionOrigin.SAMPLE, DefinitionOrigin.OWNER} <= self.origins

    @property
    def cards(self) -> int:
        return sum(one.copies for one in self.events)

    def module(self, id_: ModuleId) -> ModuleDefinition | None:
        return with_id(self.modules, id_)

    def event(self, id_: CardId) -> EventDefinition | None:
        return with_id(self.events, id_)

    def faction(self, id_: FactionId) -> FactionDefinition | None:
        return with_id(self.factions, id_)


NO_DEFINITIONS = DefinitionSet()
