"""Correction commands: changes by the table outside the rules, each with a reason."""

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    ClassId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.commands import Count
from bp_desktop.games.shared.chapters import MatchCommand, Reason


class AdjustTreasury(MatchCommand, frozen=True, tag="adjust_treasury"):
    player: PlayerId
    change: Purse
    reason: Reason = ""


class AdjustHold(MatchCommand, frozen=True, tag="adjust_hold"):
    ship: ShipId
    change: Purse
    reason: Reason = ""


class PutShip(MatchCommand, frozen=True, tag="put_ship"):
    """Ships of one class, free of charge."""

    owner: PlayerId
    cls: ClassId = msgspec.field(name="class")
    at: Hex | None = None
    """Where the first one stands; any further ones: the nearest free cells."""
    reason: Reason = ""
    count: Count = 1


class PutStructure(MatchCommand, frozen=True, tag="put_structure"):
    """A structure on a planet, free of charge."""

    planet: PlanetId
    kind: KindId
    at: Hex | None = None
    reason: Reason = ""


class PutSpaceStructure(MatchCommand, frozen=True, tag="put_space_structure"):
    """A space structure, free of charge: on an asteroid, in a cell, aboard or in reserve."""

    owner: PlayerId
    kind: KindId
    at: Hex | None = None
    asteroid: AsteroidId | None = None
    ship: ShipId | None = None
    reserve: bool = False
    reason: Reason = ""


class PutNatural(MatchCommand, frozen=True, tag="put_natural"):
    planet: PlanetId
    kind: KindId
    at: Hex | None = None
    reason: Reason = ""


class PutAsteroid(MatchCommand, frozen=True, tag="put_asteroid"):
    at: Hex | None = None
    reason: Reason = ""


class RelocateShip(MatchCommand, frozen=True, tag="relocate_ship"):
    """Put a ship where it should stand; no action is used."""

    ship: ShipId
    at: Hex
    reason: Reason = ""


class RemoveNatural(MatchCommand, frozen=True, tag="remove_natural"):
    planet: PlanetId
    kind: KindId
    at: Hex | None = None
    reason: Reason = ""


class RemoveThing(MatchCommand, frozen=True, tag="remove_thing"):
    """Take a ship, a structure, a space structure or an asteroid off the table."""

    thing: ShipId | StructureId | AsteroidId
    reason: Reason = ""


class SetOwner(MatchCommand, frozen=True, tag="set_owner"):
    """Whose monolith stands on a planet; None: nobody's."""

    planet: PlanetId
    owner: PlayerId | None = None
    reason: Reason = ""


class SetTurn(MatchCommand, frozen=True, tag="set_turn"):
    """Whose own turn it is and in which phase; the count of turns goes on."""

    player: PlayerId
    phase: Phase
    rolled: bool = False
    collected: bool = False
    reason: Reason = ""


class RestoreActions(MatchCommand, frozen=True, tag="restore_actions"):
    """A unit counts as not having acted."""

    unit: UnitId
    reason: Reason = ""


TableCommand = (
    AdjustTreasury
    | AdjustHold
    | PutShip
    | PutStructure
    | PutSpaceStructure
    | PutNatural
    | PutAsteroid
    | RelocateShip
    | RemoveNatural
    | RemoveThing
    | SetOwner
    | SetTurn
    | RestoreActions
)
