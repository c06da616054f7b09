"""Correction events: changes by the table outside the rules, with their reason (BP-APP-4)."""

from bp_desktop.core.accounts import Postings
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    EventId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.chapters import MatchEvent


class OptionChanged(MatchEvent, frozen=True, tag="option_changed"):
    option: str
    options: Options


class BalanceAdjusted(MatchEvent, frozen=True, tag="balance_adjusted"):
    player: PlayerId
    postings: Postings
    reason: str = ""


class ShipPut(MatchEvent, frozen=True, tag="ship_put"):
    ship: Ship
    reason: str = ""


class StructurePut(MatchEvent, frozen=True, tag="structure_put"):
    planet: PlanetId
    structure: Structure
    reason: str = ""


class SpaceStructurePut(MatchEvent, frozen=True, tag="space_structure_put"):
    structure: SpaceStructure
    ship: ShipId | None = None
    """Aboard this ship."""
    reserve: bool = False
    """In its owner's reserve."""
    reason: str = ""


class NaturalPut(MatchEvent, frozen=True, tag="natural_put"):
    planet: PlanetId
    natural: Natural
    reason: str = ""


class AsteroidPut(MatchEvent, frozen=True, tag="asteroid_put"):
    asteroid: Asteroid
    reason: str = ""


class ShipRelocated(MatchEvent, frozen=True, tag="ship_relocated"):
    ship: ShipId
    at: Hex
    reason: str = ""


class NaturalRemoved(MatchEvent, frozen=True, tag="natural_removed"):
    planet: PlanetId
    natural: Natural
    reason: str = ""


class ThingRemoved(MatchEvent, frozen=True, tag="thing_removed"):
    """A ship, a structure, a space structure or an asteroid is off the table."""

    thing: ShipId | StructureId | AsteroidId
    kind: KindId | None = None
    """Of a structure."""
    planet: PlanetId | None = None
    """That the structure stood on."""
    owner: PlayerId | None = None
    """Who lost something that counts (BP-ELIM-1)."""
    on_it: StructureId | None = None
    """What stood on the asteroid."""
    postings: Postings = ()
    reason: str = ""


class OwnerSet(MatchEvent, frozen=True, tag="owner_set"):
    planet: PlanetId
    owner: PlayerId | None = None
    former: PlayerId | None = None
    reason: str = ""


class TurnSet(MatchEvent, frozen=True, tag="turn_set"):
    player: PlayerId
    phase: Phase
    number: int
    """One more than before, if it is another player's own turn: for the stamps."""
    rolled: bool = False
    event: EventId | None = None
    collected: bool = False
    rested: tuple[UnitId, ...] = ()
    """As where a turn begins by itself."""
    idle: tuple[ShipId, ...] = ()
    reason: str = ""


class ActionsRestored(MatchEvent, frozen=True, tag="actions_restored"):
    unit: UnitId
    reason: str = ""


TableEvent = (
    OptionChanged
    | BalanceAdjusted
    | ShipPut
    | StructurePut
    | SpaceStructurePut
    | NaturalPut
    | AsteroidPut
    | ShipRelocated
    | NaturalRemoved
    | ThingRemoved
    | OwnerSet
    | TurnSet
    | ActionsRestored
)
