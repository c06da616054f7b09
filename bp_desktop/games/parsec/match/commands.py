"""Commands of a match of Parsec: all that players and the table can ask for."""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import NO_DEFINITIONS, DefinitionSet
from bp_desktop.games.parsec.match.state import Support
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.shared.chapters import MatchCommand, Reason
from bp_desktop.games.system import Enforcement

Name = Annotated[str, msgspec.Meta(max_length=80)]
Faces = Annotated[tuple[int, ...], msgspec.Meta(max_length=20)]
"""Typed results of physical dice; none: the program rolls."""
Several = msgspec.Meta(max_length=100)
Way = Annotated[tuple[Hex, ...], msgspec.Meta(max_length=500)]
Units = Annotated[tuple[ids.UnitId, ...], Several]
Seats = Annotated[tuple[ids.PlayerId, ...], msgspec.Meta(max_length=8)]


# --- preparation: chapter 4


class ParsecSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who sits down to play."""

    name: Name
    color: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    dice: Literal["app", "hand"] = "app"
    team: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0


class BeginParsec(MatchCommand, frozen=True, tag="begin_parsec", omit_defaults=False):
    """Begins the document: who plays and by which rules, with a copy of all definitions used."""

    players: Annotated[tuple[ParsecSeat, ...], msgspec.Meta(max_length=8)]
    """Clockwise round the table."""
    tables: ParsecTables
    definitions: DefinitionSet = NO_DEFINITIONS
    options: ParsecOptions = DEFAULTS
    enforcement: Enforcement = Enforcement.WARN
    tracked: bool = True
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    mixed: bool = False
    """Somebody confirmed that samples and owners' definitions are mixed (PA-DATA-4)."""


class DealModules(MatchCommand, frozen=True, tag="deal_modules"):
    """Shuffles the modules into the grid (PA-SETUP-1 to -5)."""

    central: bool = False
    """The port in the middle, if everybody agrees (PA-GAP-62)."""
    seed: Name = ""
    """The same one deals alike; none: the program's dice do (PA-APP-7)."""


class LayModules(MatchCommand, frozen=True, tag="lay_modules"):
    """The modules as they lie on the real table, in reading order."""

    modules: Annotated[tuple[ids.ModuleId, ...], msgspec.Meta(max_length=64)]


class AcceptBoard(MatchCommand, frozen=True, tag="accept_board"):
    """The board stays as it lies; whoever plays beside a real one begins here."""


class TellBody(MatchCommand, frozen=True, tag="tell_body"):
    """Beside a real board: a planet or an asteroid, taken into the list when it is first met."""

    is_planet: bool
    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    resources: Annotated[tuple[ids.ResourceId, ...], msgspec.Meta(max_length=4)]


class RollForFirst(MatchCommand, frozen=True, tag="roll_for_first"):
    """One die for everybody who may still be first (PA-SETUP-10, -11)."""

    faces: Faces = ()
    """In the order of the contenders; 0: the program throws for this player."""


class DealFactions(MatchCommand, frozen=True, tag="deal_factions"):
    """One faction for each player, drawn or as the cards lie on the table (PA-SETUP-12)."""

    factions: Annotated[tuple[ids.FactionId, ...], msgspec.Meta(max_length=8)] = ()
    """In the order of seats; none: drawn."""


class RollToSettle(MatchCommand, frozen=True, tag="roll_to_settle"):
    """The die of a settlement step; where it fails for good, the reserve is used (PA-SETTLE-6)."""

    faces: Faces = ()


class FindNoPlanet(MatchCommand, frozen=True, tag="find_no_planet"):
    """Beside a real board: none with the number rolled is free of others (PA-SETTLE-3)."""


class Settle(MatchCommand, frozen=True, tag="settle"):
    """A colony and a cargo on a cell of the planet (PA-SETTLE-2)."""

    at: Hex | None = None
    body: str = ""
    """Beside a real board."""


class TakeKit(MatchCommand, frozen=True, tag="take_kit"):
    """Three resources of choice and the top event card (PA-SETUP-13)."""

    resources: Purse
    rarity: Name = ""
    """Of the card, where cards are only counted (PA-DATA-7)."""


# --- turn: chapters 6 and 7


class RollProduction(MatchCommand, frozen=True, tag="roll_production"):
    faces: Faces = ()


class ProductionChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player takes of planets, or instead of a number that is nowhere."""

    player: ids.PlayerId
    takes: Purse
    """Of planets only: asteroids leave no choice."""


class PayProduction(MatchCommand, frozen=True, tag="pay_production"):
    """One confirmation for all players (PA-APP-17)."""

    choices: Annotated[tuple[ProductionChoice, ...], msgspec.Meta(max_length=8)] = ()


class EndParsecTurn(MatchCommand, frozen=True, tag="end_parsec_turn"):
    """Done: the next player's own turn begins (PA-TURN-6, -7)."""


# --- movement: chapter 9 and PA-TRANS


class MoveVessel(MatchCommand, frozen=True, tag="move_vessel"):
    unit: ids.UnitId
    way: Way = ()
    """Cell by cell, without the start; none: the shortest way to `to`, or beside a real board."""
    to: Hex | None = None
    body: str = ""
    """Beside a real board: where it stands afterwards."""
    board: ids.UnitId | None = None
    """The transport it goes aboard at the end (PA-TRANS-2)."""
    consents: Seats = ()
    """Who lets it pass, or stop (PA-MOVE-4, PA-GAP-9)."""
    tolls: Annotated[tuple[tuple[ids.PlayerId, Purse], ...], msgspec.Meta(max_length=8)] = ()


class Unload(MatchCommand, frozen=True, tag="unload"):
    unit: ids.UnitId
    to: Hex | None = None
    body: str = ""


# --- purchases: PA-PLACE, PA-EXPAND, PA-EVT


class BuildUnit(MatchCommand, frozen=True, tag="build_unit"):
    """A vessel at an own colony, or aboard a transport."""

    kind: ids.TypeId
    colony: ids.UnitId | None = None
    aboard: ids.UnitId | None = None


class FoundColony(MatchCommand, frozen=True, tag="found_colony"):
    """By a cargo on its cell: at full price, by conversion, or from the reserve."""

    cargo: ids.UnitId
    how: Literal["build", "convert", "reserve"] = "build"


class BuyEvent(MatchCommand, frozen=True, tag="buy_event"):
    rarity: Name = ""


# --- trade and port: chapter 8


class TradeCards(MatchCommand, frozen=True, tag="trade_cards"):
    """The player on turn and another one exchange resource cards."""

    other: ids.PlayerId
    gives: Purse
    gets: Purse
    agreed: Seats = ()
    player: ids.PlayerId | None = None
    """Who offers; None: the player on turn, who is one of the two."""


class ExchangeAtPort(MatchCommand, frozen=True, tag="exchange_at_port"):
    gives: Purse
    gets: ids.ResourceId


class SellEvent(MatchCommand, frozen=True, tag="sell_event"):
    card: ids.CardId
    rarity: Name = ""


# --- event cards: chapter 5


class PlayEvent(MatchCommand, frozen=True, tag="play_event"):
    """A card from a hand, with whatever it asks for."""

    player: ids.PlayerId
    card: ids.CardId
    rarity: Name = ""
    module: int = 0
    at: Hex | None = None
    body: str = ""
    unit: ids.UnitId | None = None
    takes: Purse = EMPTY
    faces: Faces = ()
    turns: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How long it lasts, for a card that only its text explains (PA-DATA-6)."""
    attack: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    defence: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    """What such a card adds in a fight."""


class ApplyText(MatchCommand, frozen=True, tag="apply_text"):
    """One change that the text of an event or a faction asks for, and the table makes
    (PA-DATA-6)."""

    player: ids.PlayerId
    card: Name
    attack: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    defence: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    """Of the strike under way."""
    unit: ids.UnitId | None = None
    range: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    move: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    removes: bool = False
    """The unit goes off the board."""
    amounts: Purse = EMPTY
    """Cards gained, or lost."""
    is_cost: bool = False
    """They are what something costs more or less."""
    adds: Name = ""
    """The type of a unit that the player gets."""
    at: Hex | None = None
    body: str = ""
    aboard: ids.UnitId | None = None


class EndEvent(MatchCommand, frozen=True, tag="end_event"):
    """The table says that a lasting event is over."""

    event: str


# --- fights: chapter 11


class DeclareAttack(MatchCommand, frozen=True, tag="declare_attack"):
    attackers: Units
    target: ids.UnitId
    supports: Annotated[tuple[Support, ...], Several] = ()


class PassCards(MatchCommand, frozen=True, tag="pass_cards"):
    """A side plays no card now (PA-GAP-65)."""

    player: ids.PlayerId


class RollStrike(MatchCommand, frozen=True, tag="roll_strike"):
    """Both dice; whoever wanted to play a card before has done so."""

    faces: Faces = ()
    """The striking side's first; 0: the program throws."""


class ChooseLoss(MatchCommand, frozen=True, tag="choose_loss"):
    """The unit that the loser removes (PA-COMBAT-11, PA-TRANS-11)."""

    unit: ids.UnitId
    bonus: Purse = EMPTY
    """The free cards of a salvage bonus."""


class AcceptMiss(MatchCommand, frozen=True, tag="accept_miss"):
    """Nobody plays another card: the strike has missed."""


class CounterAttack(MatchCommand, frozen=True, tag="counter_attack"):
    """Together, at one of those that struck (PA-COORD-4, -5, -7)."""

    target: ids.UnitId
    strikers: Units
    supports: Annotated[tuple[Support, ...], Several] = ()


class CounterSeparately(MatchCommand, frozen=True, tag="counter_separately"):
    """One striker against one target each (PA-COORD-6)."""

    pairs: Annotated[tuple[tuple[ids.UnitId, ids.UnitId], ...], Several]


class Evade(MatchCommand, frozen=True, tag="evade"):
    unit: ids.UnitId
    way: Way = ()
    to: Hex | None = None
    out_of_reach: bool = False
    """Beside a real board: whether it has left the fight."""
    consents: Seats = ()


class DeclineAnswer(MatchCommand, frozen=True, tag="decline_answer"):
    """Neither counter-attack nor evasion (PA-COUNTER-7, PA-GAP-25)."""


class ResumeAttack(MatchCommand, frozen=True, tag="resume_attack"):
    """Again at one that stayed in reach (PA-EVADE-3)."""

    target: ids.UnitId
    strikers: Units


class LetGo(MatchCommand, frozen=True, tag="let_go"):
    pass


# --- end, and the table's word


class InheritFaction(MatchCommand, frozen=True, tag="inherit_faction"):
    """The heir takes the faction card of whoever is out, or leaves it (PA-GAP-52)."""

    player: ids.PlayerId
    faction: ids.FactionId
    takes: bool


class EndTime(MatchCommand, frozen=True, tag="end_time"):
    """The agreed time is over (PA-VTIME-2)."""


class EndByAgreement(MatchCommand, frozen=True, tag="end_by_agreement"):
    winners: Seats = ()


class AdjustHand(MatchCommand, frozen=True, tag="adjust_hand"):
    """Sets a hand right."""

    player: ids.PlayerId
    amounts: Purse
    reason: Reason = ""
    by_banker: bool = False


class PutUnit(MatchCommand, frozen=True, tag="put_unit"):
    """Sets the board right: a piece that stands there."""

    player: ids.PlayerId
    kind: ids.TypeId
    at: Hex | None = None
    body: str = ""
    aboard: ids.UnitId | None = None
    reason: Reason = ""


class RemoveUnit(MatchCommand, frozen=True, tag="remove_unit"):
    unit: ids.UnitId
    reason: Reason = ""


class ChangeParsecOption(MatchCommand, frozen=True, tag="change_parsec_option"):
    """With everybody's consent (chapter 15)."""

    key: Name
    value: bool | int | Name
    agreed: Seats = ()


ParsecPlay = (
    BeginParsec | DealModules | LayModules | AcceptBoard | TellBody | RollForFirst
    | DealFactions | RollToSettle | FindNoPlanet | Settle | TakeKit | RollProduction | PayProduction
    | EndParsecTurn | MoveVessel | Unload | BuildUnit | FoundColony | BuyEvent | TradeCards
    | ExchangeAtPort | SellEvent | PlayEvent | ApplyText | EndEvent | InheritFaction | EndTime
    | EndByAgreement | AdjustHand | PutUnit | RemoveUnit | ChangeParsecOption
)  # fmt: skip
ParsecFight = (
    DeclareAttack | PassCards | RollStrike | ChooseLoss | AcceptMiss | CounterAttack
    | CounterSeparately | Evade | DeclineAnswer | ResumeAttack | LetGo
)  # fmt: skip
ParsecCommand = ParsecPlay | ParsecFight
