"""The whole state of a match: frozen values, replaced and never changed."""

from enum import StrEnum
from typing import Literal

import msgspec

from bp_desktop.core.banker import Banker
from bp_desktop.core.clock import TableClock
from bp_desktop.core.ids import NOBODY
from bp_desktop.core.origins import BranchOrigin, MapOrigin
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.promises import Promise
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.remarks import NO_REMARKS, Remarks
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Board, SpaceStructure
from bp_desktop.games.burning_planets.match.secret_values import NO_SECRETS, Secrets
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import EditionNames, Generation, Tables
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage


class Ending(StrEnum):
    """How a match came to its end."""

    LAST_SURVIVOR = "last_survivor"
    SHARED = "shared"
    STOPPED = "stopped"
    """By agreement, without a winner (BP-WIN-6)."""


class Player(msgspec.Struct, frozen=True):
    """One player; planets, ships and structures name their owner, not the other way round."""

    id: ids.PlayerId
    name: str
    faction: ids.FactionId
    color: int = 0
    """Index into the palette; glyph and pattern go with it."""
    dice: Literal["app", "hand"] = "app"
    """What the player prefers; either may be used at any roll (BP-APP-1)."""
    treasury: Purse = EMPTY
    reserve: tuple[SpaceStructure, ...] = ()
    """Looted space structures that are neither on the board nor in a hold (BP-CARGO-5)."""
    fleet: int = 0
    """The highest ship number ever given out (BP-SHIP-7)."""
    eliminated: bool = False


class Allowance(msgspec.Struct, frozen=True):
    """How often a planet's three allowances were used in this own turn (BP-BUILD-9)."""

    built: int = 0
    demolished: int = 0
    cleared: int = 0


UNUSED = Allowance()


class SpentActions(msgspec.Struct, frozen=True):
    """What a unit has used since its owner's last own turn began."""

    owner: ids.PlayerId
    moves: int = 0
    attacks: int = 0
    others: int = 0
    """Loading, unloading, conquering, destroying a structure (BP-ACT-4)."""
    done: bool = False
    """Its whole turn is taken: it bombards (BP-BOMB-4), or did so out of its own turn."""


class OwnTurn(msgspec.Struct, frozen=True):
    """An own turn of one player."""

    number: int = 0
    """Counts every own turn of every player; what is built or conquered is stamped with it."""
    round: int = 0
    player: ids.PlayerId = NOBODY
    phase: ids.Phase = ids.Phase.EVENT_ROLL
    opens_round: bool = False
    """Whether it is the first own turn of its round."""
    rolled: bool = False
    event: ids.EventId | None = None
    """The catastrophic event in force for this own turn (BP-EVENT-11)."""
    collected: bool = False
    allowances: dict[ids.PlanetId, Allowance] = {}
    active: ids.UnitId | None = None
    """The unit whose activation is open; others that have spent something are finished
    (BP-ACT-8)."""
    spent: dict[ids.UnitId, SpentActions] = {}
    arrived: ids.ShipId | None = None
    """The ship whose move action has just ended: reaction fire may answer it (AMB-49)."""


NO_TURN = OwnTurn()

NO_TABLES = Tables(
    edition="",
    dice=(),
    resources=(),
    ship_classes={},
    naturals={},
    structures={},
    factions={},
    sizes={},
    biomes={},
    generation=Generation(0, 0, 0, 0, ()),
    event_die=20,
    events={},
    asteroid_shield=0,
    asteroid_gap=0,
)


class Match(msgspec.Struct, frozen=True):
    """Everything about one match. Its dicts are never changed, only replaced."""

    stage: Stage = Stage.NEW
    title: str = ""
    tables: Tables = NO_TABLES
    options: Options = DEFAULTS
    enforcement: Enforcement = Enforcement.WARN
    positions: ids.Positions = ids.Positions.BOARD
    players: dict[ids.PlayerId, Player] = {}
    """In the order of their seats."""
    order: tuple[ids.PlayerId, ...] = ()
    """OwnTurn order, eliminated players included; empty until it is settled."""
    contenders: tuple[ids.PlayerId, ...] = ()
    """Who rolls next for the first turn: everybody, then tied leaders (BP-SETUP-11)."""
    unplaced: dict[ids.PlayerId, tuple[ids.KindId, ...]] = {}
    """Starting structures that wait for a cell (BP-SETUP-7)."""
    board: Board = Board()
    turn: OwnTurn = NO_TURN
    omens: dict[ids.PlayerId, ids.EventId | None] = {}
    """Events rolled at the start of the round for own turns that are still to come (AMB-22)."""
    forfeits: dict[ids.ShipId, ids.PlayerId] = {}
    """Ships that took part in another player's bombardment and lose their next own turn
    (AMB-58)."""
    gone: dict[ids.ShipId, tuple[ids.PlayerId, int]] = {}
    """Owner and number of every ship that has left the board."""
    secrets: Secrets = NO_SECRETS
    clock: TableClock = TableClock()
    promises: dict[str, Promise] = {}
    """That are still open, in the order in which they were made."""
    banker: Banker | None = None
    """The one who creates money; None: whoever books."""
    remarks: Remarks = NO_REMARKS
    """Comments and photos on its steps."""
    program_seats: dict[ids.PlayerId, ProgramSeat] = {}
    """Those that the program plays."""
    branched: BranchOrigin | None = None
    """The match it went its own way from."""
    map_origin: MapOrigin | None = None
    """The map it was begun on; None: one that nobody kept, or a real board."""
    vocabulary: EditionNames = EditionNames()
    """What the tables have names for."""
    foreign: frozenset[str] = frozenset()
    """Ids that came with the map and look like those that steps give: no step gives them again."""
    ending: Ending | None = None
    winners: tuple[ids.PlayerId, ...] = ()

    @property
    def tracked(self) -> bool:
        """Whether the program knows where things stand; else it is the players' word."""
        return self.positions is ids.Positions.BOARD

    @property
    def survivors(self) -> tuple[ids.PlayerId, ...]:
        """Players still in the game, in turn order."""
        players = self.players
        return tuple(one for one in self.order or players if not players[one].eliminated)


NEW_MATCH = Match()
