"""Commands of a map: all that a designer can ask for, judged before anything happens."""

import re
from typing import Annotated

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import MapContent, MapSeat, Planet, ScenarioTurn
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.games.shared.map_deeds import MapDeed

Title = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Remark = Annotated[str, msgspec.Meta(max_length=2000)]
Reason = Annotated[str, msgspec.Meta(max_length=500)]
Seed = Annotated[str, msgspec.Meta(max_length=80)]
MOST_CELLS = 2000
MOST_PARTS = 5000
"""What a step of a file may hold. Files are held to it when read, commands when judged."""
Cells = Annotated[tuple[Hex, ...], msgspec.Meta(max_length=MOST_CELLS)]
Faces = Annotated[tuple[int, ...], msgspec.Meta(max_length=500)]
"""Typed results of physical dice; none: the program rolls (BP-APP-1)."""
Side = Annotated[int, msgspec.Meta(ge=0, le=50)]
TileSide = Annotated[int, msgspec.Meta(ge=3, le=99)]
ShipNumber = Annotated[int, msgspec.Meta(ge=0, le=9999)]


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class MapCommand(
    msgspec.Struct, frozen=True, tag=snake_case, omit_defaults=True, forbid_unknown_fields=True
):
    """The common shape of all commands."""


# --- The whole map


class CreateMap(MapCommand, frozen=True):
    """Begin anew with an empty board; without a grid, the one recommended for the seats."""

    seats: tuple[MapSeat, ...] = ()
    wide: Side = 0
    high: Side = 0
    places: tuple[TilePlace, ...] = ()
    """An outline of tiles instead of a rectangle."""
    options: Options = DEFAULTS
    """Tile size included."""
    title: Title = ""


class AdoptMap(MapCommand, frozen=True):
    """Become exactly this, such as the content of a file; broken rules are kept and listed."""

    content: MapContent


class RenameMap(MapCommand, frozen=True):
    title: Title


class ChangeOptions(MapCommand, frozen=True):
    """Play by other table options. Tile sides are changed by ResizeTiles."""

    options: Options


# --- Tiles


class AddTile(MapCommand, frozen=True):
    place: TilePlace


class RemoveTile(MapCommand, frozen=True):
    place: TilePlace
    clear: bool = False
    """Whether what stands on it goes too; otherwise the tile must be empty."""


class ChangeGrid(MapCommand, frozen=True):
    """Lay the tiles in a full rectangle; what is there keeps its cells."""

    wide: Side
    high: Side
    clear: bool = False


class SetOutline(MapCommand, frozen=True):
    """Lay tiles in exactly these places."""

    places: tuple[TilePlace, ...]
    clear: bool = False


class ResizeTiles(MapCommand, frozen=True):
    """Other tile sides; everything moves along with the centre of its tile."""

    width: TileSide
    height: TileSide


# --- Planets


class PlacePlanet(MapCommand, frozen=True):
    center: Hex
    size: ids.SizeId
    biome: ids.BiomeId
    owner: ids.PlayerId | None = None
    starting: ids.PlayerId | None = None
    name: Name = ""


class PastePlanet(MapCommand, frozen=True):
    """Put a planet with all that stands on it; an id that is taken is replaced by a new one."""

    planet: Planet


class MovePlanet(MapCommand, frozen=True):
    """Everything on the planet moves along."""

    planet: ids.PlanetId
    center: Hex


class RemovePlanet(MapCommand, frozen=True):
    planet: ids.PlanetId


class ResizePlanet(MapCommand, frozen=True):
    """What no longer stands where it may finds the nearest place."""

    planet: ids.PlanetId
    size: ids.SizeId


class SetBiome(MapCommand, frozen=True):
    planet: ids.PlanetId
    biome: ids.BiomeId


class RenamePlanet(MapCommand, frozen=True):
    planet: ids.PlanetId
    name: Name


class SetPlanetOwner(MapCommand, frozen=True, tag="set_owner"):
    """Put an owner's monolith in the centre, or take it away."""

    planet: ids.PlanetId
    owner: ids.PlayerId | None = None


class SetStarting(MapCommand, frozen=True):
    """Make a planet the starting planet of a seat, or of nobody."""

    planet: ids.PlanetId
    seat: ids.PlayerId | None = None


# --- On planets


class PlaceNatural(MapCommand, frozen=True):
    """Forests or mountains, one stroke of the brush; another natural resource is replaced."""

    kind: ids.KindId
    cells: Cells


class PlaceStructure(MapCommand, frozen=True):
    kind: ids.KindId
    at: Hex


class ClearGround(MapCommand, frozen=True):
    """Take away the natural resources and structures in some cells."""

    cells: Cells


class MoveGround(MapCommand, frozen=True):
    """Move a natural resource or structure to another cell of its planet."""

    at: Hex
    to: Hex


# --- In space


class PlaceAsteroid(MapCommand, frozen=True):
    at: Hex


class MoveAsteroid(MapCommand, frozen=True):
    """What is deployed on it moves along."""

    asteroid: ids.AsteroidId
    at: Hex


class RemoveAsteroid(MapCommand, frozen=True):
    """What is deployed on it goes too (BP-AST-14)."""

    asteroid: ids.AsteroidId


class PlaceShip(MapCommand, frozen=True):
    owner: ids.PlayerId
    cls: ids.ClassId = msgspec.field(name="class")
    at: Hex
    number: ShipNumber = 0
    """0: the next free number of the fleet (BP-SHIP-7)."""


class ShiftShip(MapCommand, frozen=True, tag="move_ship"):
    ship: ids.ShipId
    at: Hex


class RemoveShip(MapCommand, frozen=True):
    ship: ids.ShipId


class NumberShip(MapCommand, frozen=True):
    ship: ids.ShipId
    number: ShipNumber


class SetHold(MapCommand, frozen=True):
    """What a ship carries: resources and at most one space structure (BP-CARGO-8)."""

    ship: ids.ShipId
    hold: Purse = EMPTY
    carried: ids.KindId | None = None


class PlaceSpaceStructure(MapCommand, frozen=True):
    """Deploy in a cell: on its asteroid, or in empty space."""

    owner: ids.PlayerId
    kind: ids.KindId
    at: Hex


class MoveSpaceStructure(MapCommand, frozen=True):
    structure: ids.StructureId
    at: Hex


class RemoveSpaceStructure(MapCommand, frozen=True):
    structure: ids.StructureId


# --- Seats and remarks


class SetSeats(MapCommand, frozen=True):
    """Who sits where, in turn order. A seat that owns something cannot be left out."""

    seats: tuple[MapSeat, ...]


class SetTreasury(MapCommand, frozen=True):
    """In a scenario: what a player owns; None is the start grant of the rules."""

    player: ids.PlayerId
    treasury: Purse | None = None


class SetReserve(MapCommand, frozen=True):
    """In a scenario: looted space structures not yet loaded (AMB-31)."""

    player: ids.PlayerId
    reserve: tuple[ids.KindId, ...] = ()


class SetStanding(MapCommand, frozen=True):
    """In a scenario: whose turn and which phase it is; None for a fresh game."""

    standing: ScenarioTurn | None = None


class PutNote(MapCommand, frozen=True):
    """A remark on a cell; one that was there is replaced."""

    at: Hex
    text: Remark


class RemoveNote(MapCommand, frozen=True):
    at: Hex


class AcceptProblem(MapCommand, frozen=True):
    """Live with a broken rule, and say why."""

    rule: str
    cells: Cells = ()
    reason: Reason = ""


class UnacceptProblem(MapCommand, frozen=True):
    rule: str
    cells: Cells = ()


class NameRevision(MapCommand, frozen=True):
    """Call the map as it was after a step of the journal by a name; no name forgets it.

    Changes nothing that is drawn. It is a step like any other, so that names last as long as the
    journal does.
    """

    of: Annotated[int, msgspec.Meta(ge=1)]
    """The number of the step."""
    name: Name = ""


Single = (
    RenameMap
    | ChangeOptions
    | AddTile
    | RemoveTile
    | ChangeGrid
    | SetOutline
    | ResizeTiles
    | PlacePlanet
    | PastePlanet
    | MovePlanet
    | RemovePlanet
    | ResizePlanet
    | SetBiome
    | RenamePlanet
    | SetPlanetOwner
    | SetStarting
    | PlaceNatural
    | PlaceStructure
    | ClearGround
    | MoveGround
    | PlaceAsteroid
    | MoveAsteroid
    | RemoveAsteroid
    | PlaceShip
    | ShiftShip
    | RemoveShip
    | NumberShip
    | SetHold
    | PlaceSpaceStructure
    | MoveSpaceStructure
    | RemoveSpaceStructure
    | SetSeats
    | SetTreasury
    | SetReserve
    | SetStanding
    | PutNote
    | RemoveNote
    | AcceptProblem
    | UnacceptProblem
)
"""What can also be part of a gesture."""


class Together(MapCommand, frozen=True):
    """One gesture that does several things, such as paste, mirror or "fix all": one undo step.

    Judged and carried out in order, all or nothing.
    """

    commands: Annotated[tuple[Single, ...], msgspec.Meta(max_length=MOST_PARTS)]
    deed: MapDeed = MapDeed.DRAWING
    """What the history calls it."""


# --- Generation by the rulebook


class GenerateMap(MapCommand, frozen=True):
    """Roll the whole map for the seats, except what is kept (BP-GEN, BP-AST)."""

    seed: Seed = ""
    """The same seed gives the same map; none: the dice of the table."""
    faces: Faces = ()
    """Typed results for the first dice, in order; the program throws the rest."""
    keep_planets: tuple[ids.PlanetId, ...] = ()
    keep_asteroids: tuple[ids.AsteroidId, ...] = ()


class BeginGeneration(MapCommand, frozen=True):
    """Get ready to roll step by step; what is not kept is cleared away."""

    keep_planets: tuple[ids.PlanetId, ...] = ()
    keep_asteroids: tuple[ids.AsteroidId, ...] = ()


class RollNext(MapCommand, frozen=True):
    """Throw the die that is due, or choose the cells that are."""

    faces: Faces = ()
    cells: Cells = ()
    """Where a choice of cells is due; none: the program draws them."""


class FinishGeneration(MapCommand, frozen=True):
    """Roll everything that is left."""


class StopGeneration(MapCommand, frozen=True):
    """Go on by hand with what has been rolled so far."""


AnyMapCommand = (
    CreateMap
    | AdoptMap
    | NameRevision
    | Single
    | Together
    | GenerateMap
    | BeginGeneration
    | RollNext
    | FinishGeneration
    | StopGeneration
)
