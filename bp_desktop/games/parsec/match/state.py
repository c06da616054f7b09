"""The whole state of a match of Parsec: frozen values, replaced and never changed.

What a unit did in a turn is stamped with the number of that turn, so nothing has to be reset.
"""

from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal

import msgspec

from bp_desktop.core.banker import Banker
from bp_desktop.core.clock import TableClock
from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import NOBODY
from bp_desktop.core.origins import BranchOrigin
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.promises import Promise
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.remarks import NO_REMARKS, Remarks
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import NO_BOARD, ModuleBoard
from bp_desktop.games.parsec.definitions import NO_DEFINITIONS, CardEffect, DefinitionSet
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables, Port, StartKit
from bp_desktop.games.shared.deck import Deck
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage

NEVER = 0
"""The number of no turn."""
FOR_GOOD = 0
"""Instead of a number of turns: the rest of the match (PA-EVT-18)."""


class UnitState(msgspec.Struct, frozen=True):
    """A piece on the board or aboard a transport; what is in the supply is no unit (PA-PLACE-5)."""

    id: ids.UnitId
    owner: ids.PlayerId
    type: ids.TypeId
    number: int
    """On the piece, so that people can tell two of a type apart."""
    cell: Hex | None = None
    """Where it stands; that of its transport for what is aboard. None beside a real board."""
    body: str = ""
    """Beside a real board: the planet or asteroid it stands on."""
    aboard: ids.UnitId | None = None
    paid: Purse = EMPTY
    """What was booked for it (PA-GAP-40)."""
    built: int = NEVER
    moved: int = NEVER
    attacked: int = NEVER
    loaded: int = NEVER
    supported: int = NEVER
    """The turn in which it last did so; `built` and `loaded` bar it in that same turn."""
    held: bool = False
    """It cannot move in its owner's next turn (PA-GAP-28)."""
    spent: bool = False
    """It cannot attack in its owner's next turn (PA-GAP-35)."""


class HeldCard(msgspec.Struct, frozen=True):
    """An event card in a hand."""

    card: ids.CardId
    """"" where cards are counted by their rarity alone (PA-DATA-7)."""
    rarity: str
    bought: int = NEVER
    """In which turn; NEVER: usable at once, as everything is since its owner's turn has begun again
    (PA-GAP-45)."""


class ParsecPlayer(msgspec.Struct, frozen=True):
    """One player; units name their owner, not the other way round."""

    id: ids.PlayerId
    name: str
    color: int = 0
    dice: Literal["app", "hand"] = "app"
    team: int = 0
    """Those of one team win and lose together; 0: nobody else's (PA-VTEAM-1)."""
    hand: Purse = EMPTY
    cards: tuple[HeldCard, ...] = ()
    permanent: tuple[ids.CardId, ...] = ()
    """In force for good (PA-EVT-18)."""
    factions: tuple[ids.FactionId, ...] = ()
    """The own one, and those that were inherited (PA-ELIM-4)."""
    reserve: int = 0
    """Colonies kept for later after settlement (PA-SETTLE-6)."""
    colonies_ever: int = 0
    fleet: int = 0
    """The highest number ever given to a piece."""
    eliminated: bool = False
    heir: ids.PlayerId | None = None
    """Who may still take the faction cards of this player, who is out (PA-GAP-52)."""


class LastingEvent(msgspec.Struct, frozen=True):
    """An event with a duration, and its marker (PA-EVT-13)."""

    id: str
    card: ids.CardId
    player: ids.PlayerId
    turns: int
    """It ends when so many of that player's turns have begun; or FOR_GOOD."""
    effect: CardEffect | None = None
    module: int = 0
    cell: Hex | None = None
    body: str = ""


# --- set-up


class SetupPart(StrEnum):
    """The parts of the preparation, in their order (chapter 4)."""

    BOARD = "board"
    ORDER = "order"
    FACTIONS = "factions"
    SETTLING = "settling"
    KITS = "kits"


class Preparation(msgspec.Struct, frozen=True):
    """How far the preparation is."""

    part: SetupPart = SetupPart.BOARD
    contenders: tuple[ids.PlayerId, ...] = ()
    """Who rolls next for the first turn: everybody, then tied leaders (PA-SETUP-11)."""
    queue: tuple[ids.PlayerId, ...] = ()
    """Who settles, or takes the start kit, from now on."""
    round: int = 1
    """Of settlement, 1 or 2 (PA-SETTLE-1)."""
    rolled: int = 0
    """The number to settle on; 0: not rolled yet."""
    failed: int = 0
    """How often this step's roll has failed (PA-SETTLE-4, -5)."""


# --- turns and fights


class OwnTurnState(msgspec.Struct, frozen=True):
    """An own turn of one player."""

    number: int = NEVER
    round: int = 0
    player: ids.PlayerId = NOBODY
    part: ids.TurnPart = ids.TurnPart.PRODUCTION
    rolled: int = 0
    """The production die; 0: not thrown yet. It is paid out before anything else."""
    cards_bought: int = 0
    ranges: dict[ids.UnitId, int] = {}
    moves: dict[ids.UnitId, int] = {}
    """What events add to one vessel until the end of the turn."""
    cargo_attack: int | None = None
    """The attack bonus of own cargos, if an event lets them attack this turn."""
    port_rates: tuple[tuple[int, int], ...] = ()
    """Rates of events, each with how many exchanges it is still good for."""


class FightSide(StrEnum):
    """The two sides of a fight: whoever declared it, and the owner of the target."""

    ATTACK = "attack"
    DEFENCE = "defence"

    @property
    def other(self) -> "FightSide":
        return FightSide.DEFENCE if self is FightSide.ATTACK else FightSide.ATTACK


class FightStage(StrEnum):
    """Where the machine of 11.9 stands."""

    BEFORE_ROLL = "before_roll"
    AFTER_ROLL = "after_roll"
    ANSWER = "answer"
    RESUME = "resume"


class Support(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A vessel of another player, its fee, and the target it was asked for (PA-ALLY-1 to -4)."""

    unit: ids.UnitId
    fee: Purse = EMPTY
    on_success: Purse = EMPTY
    salvage: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """Per cent of the salvage, where the table agrees on a share (PA-GAP-37)."""


class StrikeState(msgspec.Struct, frozen=True):
    """One strike: who strikes whom, with what, and how the dice fell."""

    side: FightSide
    """That strikes."""
    strikers: tuple[ids.UnitId, ...]
    target: ids.UnitId
    attack: int
    defence: int
    """The bonuses before events."""
    attack_events: int = 0
    defence_events: int = 0
    attack_die: int = 0
    defence_die: int = 0
    """0: not thrown yet."""

    @property
    def totals(self) -> tuple[int, int]:
        """PA-COMBAT-7, -8."""
        return (
            self.attack_die + self.attack + self.attack_events,
            self.defence_die + self.defence + self.defence_events,
        )

    @property
    def hits(self) -> bool:
        """PA-COMBAT-9, -10: equal totals go to the defender."""
        attack, defence = self.totals
        return attack > defence


class FightState(msgspec.Struct, frozen=True):
    """An open fight (11.9)."""

    attacker: ids.PlayerId
    defender: ids.PlayerId
    """Who control the sides."""
    stage: FightStage
    acting: FightSide
    """Whose word it is: who strikes, loses, answers or resumes."""
    involved: dict[ids.UnitId, FightSide] = {}
    supports: dict[ids.UnitId, Support] = {}
    supported: dict[ids.UnitId, ids.UnitId] = {}
    """Supporting vessels, and the one target each was asked for (PA-ALLY-4)."""
    strike: StrikeState | None = None
    pairs: tuple[tuple[ids.UnitId, ids.UnitId], ...] = ()
    """Strikers and targets of a separate counter-attack that are still to come."""
    is_separate: bool = False
    """Whether `strike` is one of several (PA-COORD-6)."""
    last: tuple[StrikeState, ...] = ()
    lost: dict[str, int] = {}
    """How many units each side has lost in `last`, by side."""
    passed: int = 0
    """How often in a row a side had no card to play (PA-GAP-65)."""

    def controller(self, side: FightSide) -> ids.PlayerId:
        return self.attacker if side is FightSide.ATTACK else self.defender

    def side_of(self, player: ids.PlayerId) -> FightSide | None:
        return next((side for side in FightSide if self.controller(side) == player), None)

    @property
    def speaker(self) -> ids.PlayerId:
        return self.controller(self.acting)


# --- all of it


class ParsecEnding(StrEnum):
    """How a match came to its end (chapter 17)."""

    MILITARY = "military"
    ECONOMIC = "economic"
    BOTH = "both"
    TIME = "time"
    LAST_SURVIVOR = "last_survivor"
    AGREED = "agreed"


NO_TABLES = ParsecTables(
    8, 0, 0, 0, 0, 0, StartKit(0, 0, 0, 0), {}, {}, (), 0, Port(0, 0, 0), EMPTY, {}, {}
)


class ParsecMatch(msgspec.Struct, frozen=True, dict=True):
    """Everything about one match. Its dicts are never changed, only replaced."""

    stage: Stage = Stage.NEW
    title: str = ""
    tables: ParsecTables = NO_TABLES
    options: ParsecOptions = DEFAULTS
    definitions: DefinitionSet = NO_DEFINITIONS
    enforcement: Enforcement = Enforcement.WARN
    tracked: bool = True
    """Whether the program knows where things stand; else it is the players' word."""
    players: dict[ids.PlayerId, ParsecPlayer] = {}
    """In the order of their seats, clockwise."""
    order: tuple[ids.PlayerId, ...] = ()
    """Of turns, eliminated players included; empty until it is settled."""
    board: ModuleBoard = NO_BOARD
    preparation: Preparation = Preparation()
    units: dict[ids.UnitId, UnitState] = {}
    bank: Purse = EMPTY
    bank_ends: bool = True
    """Whether the bank can run out (PA-GAP-43)."""
    deck: Deck[ids.CardId] = Deck()
    """Of event cards (PA-EVT-16)."""
    lasting: dict[str, LastingEvent] = {}
    arms_race: bool = False
    turn: OwnTurnState = OwnTurnState()
    fight: FightState | None = None
    time_is_up: bool = False
    ending: ParsecEnding | None = None
    winners: tuple[ids.PlayerId, ...] = ()
    clock: TableClock = TableClock()
    promises: dict[str, Promise] = {}
    banker: Banker | None = None
    remarks: Remarks = NO_REMARKS
    program_seats: dict[ids.PlayerId, ProgramSeat] = {}
    branched: BranchOrigin | None = None

    @cached_property
    def stacks(self) -> dict[Hex, tuple[UnitState, ...]]:
        """What stands in each cell by itself: what is aboard is in its transport."""
        found: dict[Hex, tuple[UnitState, ...]] = {}
        for one in self.units.values():
            if one.aboard is None and one.cell is not None:
                found[one.cell] = (*found.get(one.cell, ()), one)
        return found

    @cached_property
    def carried(self) -> dict[ids.UnitId, tuple[UnitState, ...]]:
        """What is aboard each transport."""
        found: dict[ids.UnitId, tuple[UnitState, ...]] = {}
        for one in self.units.values():
            if one.aboard is not None:
                found[one.aboard] = (*found.get(one.aboard, ()), one)
        return found

    @property
    def survivors(self) -> tuple[ids.PlayerId, ...]:
        """Players still in the game, in turn order."""
        return tuple(one for one in self.order or self.players if not self.players[one].eliminated)

    @property
    def is_sample(self) -> bool:
        """Whether any of what it is played with was invented (PA-DATA-3)."""
        return self.definitions.has_samples


NEW_PARSEC_MATCH = ParsecMatch()
