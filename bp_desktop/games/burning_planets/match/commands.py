"""Commands of a match: all that players and the table can ask for, judged before it happens."""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.origins import MapOrigin
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.shared.chapters import MatchCommand, Reason
from bp_desktop.games.system import Enforcement

Name = Annotated[str, msgspec.Meta(max_length=80)]
Count = Annotated[int, msgspec.Meta(ge=1, le=100)]
Faces = Annotated[tuple[int, ...], msgspec.Meta(max_length=20)]
"""Typed results of physical dice; none: the program rolls (BP-APP-1)."""
Cells = Annotated[tuple[Hex, ...], msgspec.Meta(max_length=200)]


# --- set-up: BP-SETUP


class NewPlayer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who sits down to play."""

    name: Name
    faction: ids.FactionId
    color: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    seat: ids.PlayerId | None = None
    """The seat of the map to take; None: the next free one, of the same faction if there is."""
    dice: Literal["app", "hand"] = "app"


class CreateMatch(MatchCommand, frozen=True, tag="create_match", omit_defaults=False):
    """Begins the document: who plays, where and by which rules. Files say all of it, so that
    another default later changes nothing in a match that was begun before."""

    players: Annotated[tuple[NewPlayer, ...], msgspec.Meta(max_length=9)]
    """In the order of their seats round the table."""
    tables: Tables
    map: MapContent | None = None
    """A copy for this match alone. None beside a real board: planets are entered as met."""
    options: Options = DEFAULTS
    enforcement: Enforcement = Enforcement.WARN
    positions: ids.Positions = ids.Positions.BOARD
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    map_origin: MapOrigin | None = None
    """Which map it is a copy of, and how old."""


class RollOrder(MatchCommand, frozen=True, tag="roll_order"):
    """One die for everybody who may still be first (BP-SETUP-11)."""

    faces: Faces = ()
    """In the order of `Match.contenders`; 0: the program throws for this player."""


class SetOrder(MatchCommand, frozen=True, tag="set_order"):
    """The turn order as the table agreed on it (AMB-04)."""

    order: Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=9)]


class PlaceStartingCannon(MatchCommand, frozen=True, tag="place_starting_cannon"):
    """The owner chooses where the free cannon stands (BP-SETUP-7)."""

    player: ids.PlayerId
    at: Hex
    kind: ids.KindId = ids.CANNON


class AddPlanet(MatchCommand, frozen=True, tag="add_planet"):
    """Beside a real board: take a planet into the lists when it is first met."""

    size: ids.SizeId
    biome: ids.BiomeId
    forests: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    mountains: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    name: Name = ""
    starting: ids.PlayerId | None = None
    """Whose starting planet it is, during set-up."""
    owner: ids.PlayerId | None = None
    """Whose second planet it is from the beginning, where the table lets them be owned (AMB-09)."""


# --- turn: BP-TURN, BP-EVENT and BP-COL


class RollEvent(MatchCommand, frozen=True, tag="roll_event"):
    """Phase 1; moves on to phase 2 by itself."""

    faces: Faces = ()
    """The active player's, or everybody's at the start of a round (AMB-22); 0: the program
    throws."""


class Collect(MatchCommand, frozen=True, tag="collect"):
    """Phase 2; moves on to phase 3 by itself."""


class EnterPhase(MatchCommand, frozen=True, tag="enter_phase"):
    """Leave the present phase for a later one."""

    phase: ids.Phase


class EndTurn(MatchCommand, frozen=True, tag="end_turn"):
    """Done: whatever phases are left are left out, and the next player's own turn begins."""


# --- building: BP-BUILD and BP-SHIP


class BuildStructure(MatchCommand, frozen=True, tag="build_structure"):
    planet: ids.PlanetId
    kind: ids.KindId
    at: Hex | None = None


class Demolish(MatchCommand, frozen=True, tag="demolish"):
    """The owner takes down a structure of an own planet (BP-BUILD-6)."""

    structure: ids.StructureId


class ClearNatural(MatchCommand, frozen=True, tag="clear_natural"):
    """The owner destroys a forest or mountain for good (BP-BUILD-7)."""

    planet: ids.PlanetId
    kind: ids.KindId
    at: Hex | None = None


class BuildShip(MatchCommand, frozen=True, tag="build_ship"):
    """Ships of one class, built at a planet with a spaceport or at a station."""

    yard: ids.SiteId
    cls: ids.ClassId = msgspec.field(name="class")
    at: Hex | None = None
    """Where the first one goes. None, and for any further ones: the nearest free cell."""
    count: Count = 1


# --- actions: BP-ACT, BP-COMBAT, BP-CONQ and BP-BOMB


class MoveShip(MatchCommand, frozen=True, tag="move_ship"):
    """One move action. Beside a real board neither way nor goal is named."""

    ship: ids.ShipId
    path: Cells = ()
    """The cells entered, in order; the starting cell is not among them."""
    to: Hex | None = None
    """Instead of a path: the shortest way to this cell."""


class Attack(MatchCommand, frozen=True, tag="attack"):
    """One attack by a ship, a defence or a space structure."""

    attacker: ids.UnitId
    target: ids.ShipId | ids.StructureId | ids.AsteroidId
    faces: Faces = ()
    """The attacker's, then the defender's; an asteroid rolls nothing. 0: the program throws."""
    structure_on_it: ids.StructureId | None = None
    """Beside a real board, of an asteroid under attack: the structure that would go with it."""


class Conquer(MatchCommand, frozen=True, tag="conquer"):
    ship: ids.ShipId
    planet: ids.PlanetId


class DestroyStructure(MatchCommand, frozen=True, tag="destroy_structure"):
    """A warship destroys an economic structure of a planet it touches, without dice."""

    ship: ids.ShipId
    structure: ids.StructureId


class Bombard(MatchCommand, frozen=True, tag="bombard"):
    """Six enormous ships destroy every structure of a planet."""

    planet: ids.PlanetId
    ships: Annotated[tuple[ids.ShipId, ...], msgspec.Meta(max_length=6)] = ()
    """None: those in position. Beside a real board they have to be named."""
    consents: Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=9)] = ()
    """Players who lend their ships, where the table allows it (AMB-58)."""


# --- cargo: BP-CARGO, BP-SPACE and BP-TRADE


class LoadCargo(MatchCommand, frozen=True, tag="load_cargo"):
    """One load action: any mix of goods, and at most one space structure."""

    ship: ids.ShipId
    site: ids.SiteId
    """The planet it touches; a station where the table allows it (AMB-35)."""
    goods: Purse = EMPTY
    buy: ids.KindId | None = None
    """A new space structure, paid for now (BP-SPACE-2)."""
    from_reserve: ids.StructureId | None = None
    """A looted space structure (BP-CARGO-5)."""
    consent: bool = False
    """Whether the owner of the site agrees, where that is another player (BP-TRADE-8)."""


class UnloadCargo(MatchCommand, frozen=True, tag="unload_cargo"):
    """One unload action: any part of the hold goes to the owner of the site."""

    ship: ids.ShipId
    site: ids.SiteId
    goods: Purse = EMPTY
    structure: bool = False
    """The space structure aboard goes into the receiver's reserve (AMB-66)."""
    consent: bool = False
    """Whoever owns the structure agrees, where that is neither the carrier nor the receiver."""


class DeployStructure(MatchCommand, frozen=True, tag="deploy_structure"):
    """One unload action: the space structure aboard goes onto an asteroid or into space."""

    ship: ids.ShipId
    at: Hex | None = None
    asteroid: ids.AsteroidId | None = None


class PickUpStructure(MatchCommand, frozen=True, tag="pick_up_structure"):
    """One load action: a deployed space structure goes aboard to be moved (BP-SPACE-12)."""

    ship: ids.ShipId
    structure: ids.StructureId
    consent: bool = False
    """Whether the structure's owner agrees, where that is another player (AMB-32)."""


class TransferResources(MatchCommand, frozen=True, tag="transfer_resources"):
    """From treasury to treasury, where the table allows it (AMB-65)."""

    giver: ids.PlayerId
    receiver: ids.PlayerId
    goods: Purse
    consent: bool = False
    """Whether both agree."""
    reason: Reason = ""


class Barter(MatchCommand, frozen=True, tag="barter"):
    """Goods against goods from treasury to treasury, both ways in one step (AMB-65)."""

    first: ids.PlayerId
    second: ids.PlayerId
    gives: Purse
    """What the first gives the second."""
    takes: Purse
    """What the second gives the first."""
    agreed: Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=2)] = ()
    """Who has said yes."""


# --- the end: BP-WIN and BP-ELIM


class Concede(MatchCommand, frozen=True, tag="concede"):
    player: ids.PlayerId


class ShareVictory(MatchCommand, frozen=True, tag="share_victory"):
    """A shared victory of everybody left, if everybody left agrees (BP-WIN-5)."""

    agreed: Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=9)]


class StopMatch(MatchCommand, frozen=True, tag="stop_match"):
    """The table stops without a winner (BP-WIN-6)."""

    reason: Reason = ""


# --- corrections: changes by the table outside the rules, each with a reason (BP-APP-4)


class AdjustTreasury(MatchCommand, frozen=True, tag="adjust_treasury"):
    player: ids.PlayerId
    change: Purse
    reason: Reason = ""
    by_banker: bool = False


class AdjustHold(MatchCommand, frozen=True, tag="adjust_hold"):
    ship: ids.ShipId
    change: Purse
    reason: Reason = ""
    by_banker: bool = False


class PutShip(MatchCommand, frozen=True, tag="put_ship"):
    """Ships of one class, free of charge."""

    owner: ids.PlayerId
    cls: ids.ClassId = msgspec.field(name="class")
    at: Hex | None = None
    """Where the first one stands; any further ones: the nearest free cells."""
    reason: Reason = ""
    count: Count = 1


class PutStructure(MatchCommand, frozen=True, tag="put_structure"):
    """A structure on a planet, free of charge."""

    planet: ids.PlanetId
    kind: ids.KindId
    at: Hex | None = None
    reason: Reason = ""


class PutSpaceStructure(MatchCommand, frozen=True, tag="put_space_structure"):
    """A space structure, free of charge: on an asteroid, in a cell, aboard or in reserve."""

    owner: ids.PlayerId
    kind: ids.KindId
    at: Hex | None = None
    asteroid: ids.AsteroidId | None = None
    ship: ids.ShipId | None = None
    reserve: bool = False
    reason: Reason = ""


class PutNatural(MatchCommand, frozen=True, tag="put_natural"):
    planet: ids.PlanetId
    kind: ids.KindId
    at: Hex | None = None
    reason: Reason = ""


class PutAsteroid(MatchCommand, frozen=True, tag="put_asteroid"):
    at: Hex | None = None
    reason: Reason = ""


class RelocateShip(MatchCommand, frozen=True, tag="relocate_ship"):
    """Put a ship where it should stand; no action is used."""

    ship: ids.ShipId
    at: Hex
    reason: Reason = ""


class RemoveNatural(MatchCommand, frozen=True, tag="remove_natural"):
    planet: ids.PlanetId
    kind: ids.KindId
    at: Hex | None = None
    reason: Reason = ""


class RemoveThing(MatchCommand, frozen=True, tag="remove_thing"):
    """Take a ship, a structure, a space structure or an asteroid off the table."""

    thing: ids.ShipId | ids.StructureId | ids.AsteroidId
    reason: Reason = ""


class SetOwner(MatchCommand, frozen=True, tag="set_owner"):
    """Whose monolith stands on a planet; None: nobody's."""

    planet: ids.PlanetId
    owner: ids.PlayerId | None = None
    reason: Reason = ""


class SetTurn(MatchCommand, frozen=True, tag="set_turn"):
    """Whose own turn it is and in which phase; the count of turns goes on."""

    player: ids.PlayerId
    phase: ids.Phase
    rolled: bool = False
    collected: bool = False
    reason: Reason = ""


class RestoreActions(MatchCommand, frozen=True, tag="restore_actions"):
    """A unit counts as not having acted."""

    unit: ids.UnitId
    reason: Reason = ""


PlayCommand = (
    CreateMatch
    | RollOrder
    | SetOrder
    | PlaceStartingCannon
    | AddPlanet
    | RollEvent
    | Collect
    | EnterPhase
    | EndTurn
    | BuildStructure
    | Demolish
    | ClearNatural
    | BuildShip
    | MoveShip
    | Attack
    | Conquer
    | DestroyStructure
    | Bombard
    | LoadCargo
    | UnloadCargo
    | DeployStructure
    | PickUpStructure
    | TransferResources
    | Barter
    | Concede
    | ShareVictory
    | StopMatch
)

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
