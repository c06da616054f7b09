"""What stands where: the values a map is drawn with and a match is played on."""

from itertools import pairwise
from typing import Annotated

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    BiomeId,
    ClassId,
    KindId,
    PlanetId,
    PlayerId,
    SealId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options

LONG_AGO = 0
"""The turn stamp of what was there before the first own turn."""

# Files come from anywhere: these bounds keep reading them short, far above any real board.
# Fields nobody knows are refused, because designers write these files by hand too and a slip of the
# pen would otherwise change a scenario without a word.
MAX_CELLS = 250_000
Few = msgspec.Meta(max_length=500)
Many = msgspec.Meta(max_length=10_000)
Label = Annotated[str, msgspec.Meta(max_length=200)]
LongText = Annotated[str, msgspec.Meta(max_length=4000)]


class Natural(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A forest or a mountain; `at` is None beside a real board."""

    kind: KindId
    at: Hex | None = None


class Structure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A planetary structure; its owner is the planet's."""

    id: StructureId
    kind: KindId
    at: Hex | None = None
    built: int = LONG_AGO
    """The own turn (counted over all players) in which it was built (BP-TURN-8)."""


class Planet(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A planet with all that stands on its cells. An owner's monolith stands in the centre."""

    id: PlanetId
    size: SizeId
    biome: BiomeId
    center: Hex | None = None
    """None beside a real board."""
    name: Label = ""
    owner: PlayerId | None = None
    starting: PlayerId | None = None
    """Whose starting planet it is or was; a seat of the map."""
    acquired: int = LONG_AGO
    natural: Annotated[tuple[Natural, ...], Many] = ()
    structures: Annotated[dict[StructureId, Structure], Many] = {}
    number: int = 0
    """Beside a real board: the one it got when it was met; on a map its id tells it."""


class SpaceStructure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A drilling facility, habitat or space station, deployed (a station has a cell, the
    others an asteroid) or in a hold or reserve (neither)."""

    id: StructureId
    kind: KindId
    owner: PlayerId
    at: Hex | None = None
    asteroid: AsteroidId | None = None
    deployed: int = LONG_AGO


class Asteroid(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One cell of rock (BP-AST-12); what is on it names it, not the other way round."""

    id: AsteroidId
    at: Hex | None = None


class Ship(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A unit with a class; `number` is unique in its owner's fleet and public (BP-SHIP-7)."""

    id: ShipId
    owner: PlayerId
    cls: ClassId = msgspec.field(name="class")
    number: int = 0
    at: Hex | None = None
    built: int = LONG_AGO
    hold: Purse = EMPTY
    """The resources aboard, as far as they are known to the program."""
    carried: SpaceStructure | None = None
    seal: SealId | None = None
    """Set while the contents are sealed with a passphrase and unknown to the program."""


class TilePlace(msgspec.Struct, frozen=True, array_like=True):
    """Column and row of a tile in the grid of tiles."""

    tx: Annotated[int, msgspec.Meta(ge=-500, le=500)]
    ty: Annotated[int, msgspec.Meta(ge=-500, le=500)]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The playing field: equal rectangular tiles, usually a full rectangle of them.

    Tiles are numbered from 1 in reading order of their places (BP-BOARD-10).
    """

    width: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Cells per tile, odd (BP-BOARD-3)."""
    height: Annotated[int, msgspec.Meta(ge=1, le=99)]
    places: Annotated[tuple[TilePlace, ...], Many]
    """Sorted in reading order: by row, then by column."""

    def __post_init__(self) -> None:
        if self.width * self.height * len(self.places) > MAX_CELLS:
            raise ValueError(f"a board has at most {MAX_CELLS} cells")
        in_order = [(place.ty, place.tx) for place in self.places]
        if any(here >= there for here, there in pairwise(in_order)):
            raise ValueError("the places of tiles stand in reading order, each once")


class MapSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a player will sit: faction, colour and, in a scenario, what the player owns."""

    id: PlayerId
    faction: str
    name: Label = ""
    color: int = 0
    """Index into the palette; glyph and pattern go with it."""
    treasury: Purse | None = None
    """None: the start grant of the rules (BP-SETUP-4)."""
    reserve: Annotated[tuple[KindId, ...], Few] = ()


class CellNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A designer's remark on a cell."""

    at: Hex
    text: LongText


class Acceptance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A broken rule the designer lives with, and why."""

    rule: Label
    cells: Annotated[tuple[Hex, ...], Many]
    reason: LongText


class ScenarioTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In a scenario: whose turn and which phase it is when the match begins."""

    player: PlayerId
    phase: str
    turn: int = 1


class Board(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table. A match evolves the same value a map was drawn as."""

    tiles: Tiles | None = None
    """None beside a real board."""
    planets: Annotated[dict[PlanetId, Planet], Few] = {}
    asteroids: Annotated[dict[AsteroidId, Asteroid], Many] = {}
    ships: Annotated[dict[ShipId, Ship], Many] = {}
    space: Annotated[dict[StructureId, SpaceStructure], Many] = {}
    """Deployed space structures."""


class MapContent(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a map file says: the board, who sits where, and the designer's remarks."""

    board: Board
    seats: Annotated[tuple[MapSeat, ...], Few] = ()
    """In turn order."""
    standing: ScenarioTurn | None = None
    notes: Annotated[tuple[CellNote, ...], Many] = ()
    accepted: Annotated[tuple[Acceptance, ...], Many] = ()
    title: Label = ""
    seed: Label = ""
    """The seed it was generated from, if any."""
    options: Options = DEFAULTS
    """The table options it is drawn for: planet radii and what counts as a problem hang on them."""
