"""Events of a map: values as they are afterwards, so that nothing is judged again."""

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

from bp_desktop.core.dice import Roll
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets import board, ids
from bp_desktop.games.burning_planets.map.commands import snake_case
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tiles import Tiles


class MapEvent(msgspec.Struct, frozen=True, tag=snake_case, omit_defaults=True):
    """The common shape of all events."""


class MapAdopted(MapEvent, frozen=True):
    content: board.MapContent


class ContentChanged(MapEvent, frozen=True):
    """What is said about the map differs now; what is not named stays."""

    title: str | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    seats: tuple[board.MapSeat, ...] | UnsetType = UNSET
    standing: board.ScenarioTurn | UnsetType | None = UNSET


class ThingsDrawn(MapEvent, frozen=True):
    """These are new, or look different now."""

    tiles: Tiles | None = None
    """All of them, if they are laid differently."""
    planets: tuple[board.Planet, ...] = ()
    asteroids: tuple[board.Asteroid, ...] = ()
    ships: tuple[board.Ship, ...] = ()
    space: tuple[board.SpaceStructure, ...] = ()
    notes: tuple[board.DesignerNote, ...] = ()


class ThingsErased(MapEvent, frozen=True):
    planets: tuple[ids.PlanetId, ...] = ()
    asteroids: tuple[ids.AsteroidId, ...] = ()
    ships: tuple[ids.ShipId, ...] = ()
    space: tuple[ids.StructureId, ...] = ()
    notes: tuple[Hex, ...] = ()


class ProblemAccepted(MapEvent, frozen=True):
    acceptance: board.Acceptance


class ProblemUnaccepted(MapEvent, frozen=True):
    rule: str
    cells: tuple[Hex, ...] = ()


class RevisionNamed(MapEvent, frozen=True):
    """A moment of the journal has a name now, or none any more."""

    of: int
    name: str = ""


# --- Generation


class GenerationStep(StrEnum):
    """What is due in the generation of a map (BP-GEN-4, BP-AST-2, BP-AST-4)."""

    TILE = "tile"
    SIZE = "size"
    BIOME = "biome"
    FORESTS = "forests"
    MOUNTAINS = "mountains"
    RESOURCE_CELLS = "resource_cells"
    ASTEROID_COUNT = "asteroid_count"
    ASTEROID_TILE = "asteroid_tile"
    ASTEROID_CELL = "asteroid_cell"


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A planet that is still to be generated."""

    player: ids.PlayerId
    starting: bool = False


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is settled about the planet being generated."""

    tile: int
    size: ids.SizeId | None = None
    biome: ids.BiomeId | None = None
    forests: int = 0
    mountains: int = 0
    forest_rolls: int = 0
    """How many of the rolls due have been made."""
    mountain_rolls: int = 0


class GenerationState(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a generation has come."""

    slots: tuple[Slot, ...] = ()
    """Planets to come, the current one first."""
    draft: Draft | None = None
    asteroids: int | None = None
    """How many asteroids there shall be; None until the modifier die is thrown."""
    placed: int = 0
    """Asteroids there already, kept ones included."""
    asteroid_tile: int = 0
    """The tile drawn for the next asteroid; 0: not drawn yet."""
    distance_dropped: bool = False
    """Whether the least distance of starting planets was given up as unattainable (AMB-13)."""


class GenerationRolled(MapEvent, frozen=True):
    """A die of the generation; with a clash, it has to be thrown again (BP-GEN-5)."""

    step: GenerationStep
    player: ids.PlayerId
    roll: Roll
    clash: Message | None = None


class GenerationWarned(MapEvent, frozen=True):
    message: Message


class GenerationAdvanced(MapEvent, frozen=True):
    """Where the generation stands now; None: it is over."""

    generation: GenerationState | None = None


AnyMapEvent = (
    MapAdopted
    | ContentChanged
    | ThingsDrawn
    | ThingsErased
    | ProblemAccepted
    | ProblemUnaccepted
    | RevisionNamed
    | GenerationRolled
    | GenerationWarned
    | GenerationAdvanced
)
