"""Events of a match of Parsec: what happened, with every result inside."""

from typing import Annotated, Literal

import msgspec

from bp_desktop.core.accounts import Postings
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.match import state as s
from bp_desktop.games.parsec.options import ParsecOptions
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.shared.chapters import MatchEvent, Reason
from bp_desktop.games.system import Enforcement

Few = msgspec.Meta(max_length=100)
Fate = Literal["bottom", "permanent", "lasting"]
"""What becomes of a card that was played."""


class PlayerDeed(MatchEvent, frozen=True):
    """Something that one player did, or that happened to one."""

    player: ids.PlayerId


# --- preparation


class ParsecBegun(MatchEvent, frozen=True, tag="parsec_begun", omit_defaults=False):
    players: Annotated[tuple[s.ParsecPlayer, ...], msgspec.Meta(max_length=8)]
    tables: ParsecTables
    definitions: DefinitionSet
    options: ParsecOptions
    enforcement: Enforcement
    tracked: bool
    title: str
    bank: Purse
    bank_ends: bool
    deck: dict[ids.CardId, int]


class ModulesLaid(MatchEvent, frozen=True, tag="modules_laid"):
    """In reading order; dealt, or as they lie on the real table."""

    columns: int
    rows: int
    modules: Annotated[tuple[ids.ModuleId, ...], Few]
    dealt: bool = False
    seed: str = ""


class BoardAccepted(MatchEvent, frozen=True, tag="board_accepted"):
    pass


class BodyTold(MatchEvent, frozen=True, tag="body_told"):
    body: BodyFacts


class FirstRolled(MatchEvent, frozen=True, tag="first_rolled"):
    rolls: tuple[tuple[ids.PlayerId, int], ...]
    tied: tuple[ids.PlayerId, ...] = ()
    """Who rolls again (PA-SETUP-11)."""
    order: tuple[ids.PlayerId, ...] = ()
    """Once it is settled."""


class FactionsDealt(MatchEvent, frozen=True, tag="factions_dealt"):
    factions: dict[ids.PlayerId, ids.FactionId]
    """Nobody's in the variant without them."""


class SettlementRolled(PlayerDeed, frozen=True, tag="settlement_rolled"):
    face: int
    succeeded: bool


class PlanetMissed(PlayerDeed, frozen=True, tag="planet_missed"):
    """Beside a real board a roll has failed, by the players' word."""

    number: int


class Settled(PlayerDeed, frozen=True, tag="settled"):
    """A colony and a cargo stand on the board; without a colony it is kept in reserve."""

    cargo: s.UnitState
    colony: s.UnitState | None = None


class KitTaken(PlayerDeed, frozen=True, tag="kit_taken"):
    postings: Postings
    card: s.HeldCard | None = None


# --- turns


class ParsecTurnBegan(PlayerDeed, frozen=True, tag="parsec_turn_began"):
    number: int
    round: int
    skipped: tuple[ids.PlayerId, ...] = ()
    """Who is out, and whose turn would have come before: their events age all the same."""


class ProductionRolled(PlayerDeed, frozen=True, tag="production_rolled"):
    face: int


class ProductionPaid(PlayerDeed, frozen=True, tag="production_paid"):
    postings: Postings
    short: Purse = Purse()
    """What the bank could not cover (PA-PROD-8)."""


class ActionsClosed(PlayerDeed, frozen=True, tag="actions_closed"):
    """The first purchase (PA-TURN-4)."""


# --- units


class VesselMoved(MatchEvent, frozen=True, tag="vessel_moved"):
    unit: ids.UnitId
    way: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=500)] = ()
    body: str = ""
    aboard: ids.UnitId | None = None
    postings: Postings = ()
    consents: tuple[ids.PlayerId, ...] = ()


class VesselUnloaded(MatchEvent, frozen=True, tag="vessel_unloaded"):
    unit: ids.UnitId
    to: Hex | None = None
    body: str = ""
    uses_move: bool = False


class UnitBuilt(MatchEvent, frozen=True, tag="unit_built"):
    unit: s.UnitState
    postings: Postings = ()
    free: bool = False
    from_reserve: bool = False


class CargoConverted(MatchEvent, frozen=True, tag="cargo_converted"):
    """Into a colony, on its cell; also where building uses the cargo up (PA-GAP-11)."""

    cargo: ids.UnitId
    colony: s.UnitState
    postings: Postings = ()


class ArmsRaceBegan(MatchEvent, frozen=True, tag="arms_race_began"):
    player: ids.PlayerId


class UnitLost(MatchEvent, frozen=True, tag="unit_lost"):
    """Back to the supply; what it carried with it is lost by lines of its own."""

    unit: ids.UnitId
    cause: Literal["fight", "event", "correction"]
    by: ids.PlayerId | None = None
    postings: Postings = ()
    """The salvage."""


# --- cards and trade


class CardBought(PlayerDeed, frozen=True, tag="card_bought"):
    card: s.HeldCard
    postings: Postings


class CardsTraded(PlayerDeed, frozen=True, tag="cards_traded"):
    other: ids.PlayerId
    postings: Postings


class PortExchanged(PlayerDeed, frozen=True, tag="port_exchanged"):
    postings: Postings
    rate: int
    uses_rate: bool = False
    """Whether a rate of an event was used up by one."""


class CardSold(PlayerDeed, frozen=True, tag="card_sold"):
    card: s.HeldCard
    postings: Postings


class CardPlayed(PlayerDeed, frozen=True, tag="card_played"):
    card: s.HeldCard
    fate: Fate
    postings: Postings = ()


class TextApplied(MatchEvent, frozen=True, tag="text_applied"):
    """The table did what the text of a card says; what else came of it follows."""

    player: ids.PlayerId
    card: str
    postings: Postings = ()


class LastingBegan(MatchEvent, frozen=True, tag="lasting_began"):
    event: s.LastingEvent


class LastingEnded(MatchEvent, frozen=True, tag="lasting_ended"):
    """Its card goes to the bottom of the deck (PA-EVT-16)."""

    event: str


class TurnHelped(MatchEvent, frozen=True, tag="turn_helped"):
    """Something that an event gives until the end of the turn."""

    unit: ids.UnitId | None = None
    range: int = 0
    move: int = 0
    cargo_attack: int | None = None
    rate: tuple[int, int] | None = None


class HazardRolled(MatchEvent, frozen=True, tag="hazard_rolled"):
    unit: ids.UnitId
    face: int
    destroyed: bool


# --- fights: each has the fight as it is afterwards


class FightDeclared(MatchEvent, frozen=True, tag="fight_declared"):
    fight: s.FightState
    tired: Annotated[tuple[ids.UnitId, ...], Few]
    """Own attackers and the fighters aboard them: they have attacked (PA-GAP-18)."""
    supporting: Annotated[tuple[ids.UnitId, ...], Few] = ()
    postings: Postings = ()
    spends: bool = False
    """Whether support is the attack of their owners' next turn (PA-GAP-35)."""


class StrikeRolled(MatchEvent, frozen=True, tag="strike_rolled"):
    strike: s.StrikeState
    fight: s.FightState


class StrikeModified(PlayerDeed, frozen=True, tag="strike_modified"):
    strike: s.StrikeState
    fight: s.FightState


class CardsPassed(PlayerDeed, frozen=True, tag="cards_passed"):
    fight: s.FightState


class StrikeEnded(MatchEvent, frozen=True, tag="strike_ended"):
    """The cards have been played: it hit or it missed."""

    strike: s.StrikeState
    hit: bool
    fight: s.FightState
    postings: Postings = ()
    """Fees that were promised for a success."""


class FightAnswered(PlayerDeed, frozen=True, tag="fight_answered"):
    how: Literal["joint", "separate", "evade", "resume"]
    fight: s.FightState
    unit: ids.UnitId | None = None
    """Who evades."""
    way: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=500)] = ()
    escaped: bool = False
    holds: bool = False
    """An evasion that is the move of this turn, or of its owner's next one (PA-GAP-28)."""
    supporting: Annotated[tuple[ids.UnitId, ...], Few] = ()
    postings: Postings = ()
    spends: bool = False
    """As in a declaration."""


class FightEnded(MatchEvent, frozen=True, tag="fight_ended"):
    outcome: Literal["destroyed", "withdrawn", "declined", "let_go", "no_answer", "simplified"]
    rule: str


# --- the end, and the table's word


class ParsecPlayerOut(PlayerDeed, frozen=True, tag="parsec_player_out"):
    by: ids.PlayerId | None
    postings: Postings
    heir_cards: tuple[s.HeldCard, ...] = ()
    to_bottom: tuple[ids.CardId, ...] = ()
    permanent: tuple[ids.CardId, ...] = ()
    """That the heir takes over (PA-GAP-52)."""


class FactionInherited(PlayerDeed, frozen=True, tag="faction_inherited"):
    """The heir has taken the faction cards, or left them: nothing is asked again."""

    factions: tuple[ids.FactionId, ...]
    of: ids.PlayerId | None = None
    """Who is out."""


class TimeRanOut(MatchEvent, frozen=True, tag="time_ran_out"):
    pass


class ScoreLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One source of points (PA-VTIME-3 to -6)."""

    player: ids.PlayerId
    source: str
    points: int


class ParsecEnded(MatchEvent, frozen=True, tag="parsec_ended"):
    ending: s.ParsecEnding
    winners: tuple[ids.PlayerId, ...]
    scores: Annotated[tuple[ScoreLine, ...], msgspec.Meta(max_length=500)] = ()


class HandAdjusted(PlayerDeed, frozen=True, tag="hand_adjusted"):
    postings: Postings
    reason: Reason = ""


class UnitPut(MatchEvent, frozen=True, tag="unit_put"):
    unit: s.UnitState
    reason: Reason = ""


class ParsecOptionChanged(MatchEvent, frozen=True, tag="parsec_option_changed"):
    key: str
    options: ParsecOptions
    agreed: tuple[ids.PlayerId, ...] = ()
    bank: Purse | None = None
    """What it holds from now on, where that it can run out was changed."""
    bank_ends: bool = True


PreparationEvent = (
    ParsecBegun | ModulesLaid | BoardAccepted | BodyTold | FirstRolled | FactionsDealt
    | SettlementRolled | PlanetMissed | Settled | KitTaken
)  # fmt: skip
ParsecPlayEvent = (
    PreparationEvent | ParsecTurnBegan | ProductionRolled | ProductionPaid | ActionsClosed
    | VesselMoved | VesselUnloaded | UnitBuilt | CargoConverted | ArmsRaceBegan | UnitLost
    | CardBought | CardsTraded | PortExchanged | CardSold | CardPlayed | TextApplied
    | LastingBegan | LastingEnded | TurnHelped | HazardRolled | ParsecPlayerOut | FactionInherited
    | TimeRanOut | ParsecEnded | HandAdjusted | UnitPut | ParsecOptionChanged
)  # fmt: skip
ParsecFightEvent = (
    FightDeclared | StrikeRolled | StrikeModified | CardsPassed | StrikeEnded | FightAnswered
    | FightEnded
)  # fmt: skip
