"""Parsec at the table: what the shared screens ask of a match, answered (seam 2)."""

from functools import lru_cache

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.included import watched
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.lookup import named_faction
from bp_desktop.games.parsec.match.queries.book import (
    BOOK,
    TYPE_NAMES,
    posting_told,
    turn_begun_by,
)
from bp_desktop.games.parsec.match.queries.command_names import command_name
from bp_desktop.games.parsec.match.queries.facts.thing import facts_of
from bp_desktop.games.parsec.match.queries.measures import MEASURES
from bp_desktop.games.parsec.match.queries.moments import moments_of
from bp_desktop.games.parsec.match.queries.standing import endings, standing
from bp_desktop.games.parsec.match.queries.steps import left_at_end, next_step
from bp_desktop.games.parsec.match.queries.tale import player_exits, tale
from bp_desktop.games.parsec.match.queries.throws import LUCK, chances_of, throws_of
from bp_desktop.games.parsec.match.queries.turning_points import (
    COUNTS,
    MODULES,
    turning_points_of,
)
from bp_desktop.games.parsec.match.sight import hides, seen_by, sees
from bp_desktop.games.parsec.match.state import ParsecMatch, Preparation, SetupPart
from bp_desktop.games.parsec.match.system import Command, Event, parsec_system
from bp_desktop.games.table import (
    Accounts,
    EditableField,
    FiniteBank,
    Messages,
    Seat,
    Stage,
    TableGame,
    Turn,
)

ParsecGame = TableGame[ParsecMatch, Command, Event]


def parsec_table() -> ParsecGame:
    return TableGame(
        system=parsec_system(),
        title=lambda match: match.title,
        stage=lambda match: match.stage,
        seats=_seats,
        turn=_turn,
        asked=asked,
        headline=_headline,
        next_step=next_step,
        legal=legal,
        sees=sees,
        seen_by=seen_by,
        standing=standing,
        name=command_name,
        hides=hides,
        looked_back=_looked_back,
        told=discreet,
        begins=turn_begun_by,
        tale=tale,
        measures=MEASURES,
        facts=facts_of,
        moments=moments_of,
        throws=throws_of,
        chances=chances_of,
        luck=LUCK,
        turning_points=turning_points_of,
        possessions=MODULES,
        journal_counts=COUNTS,
        exits=player_exits,
        endings=endings,
        left_at_end=left_at_end,
        editable=_editable,
        accounts=_accounts(),
        clock=lambda match: match.clock,
        watched=watched,
        promises=lambda match: tuple(match.promises.values()),
        remarks=lambda match: match.remarks,
        banker=lambda match: match.banker,
        as_banker=_as_banker,
        owner="parsec",
        bots=PARSEC_BOTS,
        program_seats=lambda match: match.program_seats,
    )


# --- seats and turns


def _seats(match: ParsecMatch) -> tuple[Seat, ...]:
    played = match.program_seats
    found = (match.players[one] for one in match.order or tuple(match.players))
    return tuple(
        _seat(
            one.id,
            one.name,
            one.color,
            one.eliminated,
            one.dice,
            named_faction(match, one.factions[0]) if one.factions else None,
            one.team,
            played[one.id].level if one.id in played else "",
        )
        for one in found
    )


@lru_cache(maxsize=64)
def _seat(
    id_: PlayerId,
    name: str,
    color: int,
    out: bool,
    dice: str,
    faction: Named | None,
    team: int,
    level: str,
) -> Seat:
    """Every part of the table asks who sits there, after every step."""
    side: Message | None = None
    if faction is not None and team:
        side = say("parsec.seat.faction_and_team", faction=faction, team=team)
    elif faction is not None:
        side = say("parsec.seat.faction", faction=faction)
    elif team:
        side = say("parsec.seat.team", team=team)
    by_hand = dice == "hand" and not level
    return Seat(id_, name, color, out=out, by_hand=by_hand, side=side, level=level)


def _turn(match: ParsecMatch) -> Turn | None:
    if match.stage is not Stage.PLAY:
        return None
    turn = match.turn
    return Turn(turn.player, turn.round, turn.number, turn.part, TURN_PARTS)


def _headline(match: ParsecMatch) -> Message:
    match match.stage:
        case Stage.NEW:
            return say("parsec.match.empty")
        case Stage.SETUP:
            return _preparing(match.preparation)
        case Stage.PLAY if match.fight is not None:
            return say("parsec.headline.fight", stage=match.fight.stage.value)
        case Stage.PLAY:
            return say("parsec.headline.play", round=match.turn.round)
        case Stage.OVER:
            return say("parsec.headline.over")


def _preparing(now: Preparation) -> Message:
    match now.part:
        case SetupPart.BOARD:
            return say("parsec.headline.board")
        case SetupPart.ORDER:
            return say("parsec.headline.order")
        case SetupPart.FACTIONS:
            return say("parsec.headline.factions")
        case SetupPart.SETTLING if now.rolled:
            return say("parsec.headline.settles_on", number=now.rolled)
        case SetupPart.SETTLING:
            return say("parsec.headline.settles", round=now.round)
        case SetupPart.KITS:
            return say("parsec.headline.kit")


# --- what is hidden

TELLING = frozenset({"parsec.hand.missing", "parsec.hand.below_nothing"})
"""They tell how much a hand lacks, and so how much there is."""


def discreet(match: ParsecMatch, messages: Messages, viewer: PlayerId | None) -> Messages:
    """`messages` as this viewer may read them (PA-GAP-42); None: everybody."""
    return tuple(one if _may_read(match, one, viewer) else _quiet(one) for one in messages)


def _may_read(match: ParsecMatch, message: Message, viewer: PlayerId | None) -> bool:
    player = message.args.get("player")
    if message.key not in TELLING or not isinstance(player, Named):
        return True
    return sees(match, PlayerId(player.id), viewer)


def _quiet(message: Message) -> Message:
    rules, player = message.rules, message.args["player"]
    return say("parsec.hand.missing_hidden", *rules, player=player)


def _looked_back(past: ParsecMatch, now: ParsecMatch, revealed: bool) -> ParsecMatch:
    """A state of the past with hands as open as they may be now."""
    wanted = not revealed and (past.options.ui.hidden_hands or hides(now))
    if past.options.ui.hidden_hands == wanted:
        return past
    view = replace(past.options.ui, hidden_hands=wanted)
    return replace(past, options=replace(past.options, ui=view))


# --- cards, and corrections


def _accounts() -> Accounts[ParsecMatch, Command, Event]:
    return Accounts(
        resources=lambda match: tuple(match.tables.resources),
        balance=lambda match, player: match.players[player].hand,
        others=lambda _match: {},
        book=BOOK,
        types=TYPE_NAMES,
        told=posting_told,
        adjust=c.AdjustHand,
        bank=_bank,
        pay=_pay,
        barter=_barter,
    )


def _bank(match: ParsecMatch) -> FiniteBank | None:
    """Forty cards of each resource, in hands or in the bank (PA-RES-3)."""
    if not match.bank_ends or match.stage is Stage.NEW:
        return None
    return FiniteBank(match.bank, match.tables.full_bank)


def _pay(giver: PlayerId, receiver: PlayerId, goods: Purse, _reason: str) -> Command:
    return c.TradeCards(receiver, goods, EMPTY, (giver, receiver), giver)


def _barter(
    first: PlayerId, second: PlayerId, gives: Purse, takes: Purse, agreed: tuple[PlayerId, ...]
) -> Command:
    return c.TradeCards(second, gives, takes, agreed, first)


def _as_banker(command: Command) -> Command | None:
    return replace(command, by_banker=True) if isinstance(command, c.AdjustHand) else None


def _editable(
    match: ParsecMatch, command: Command, viewer: PlayerId | None
) -> tuple[EditableField, ...]:
    """Amounts, by whoever may see them, and dice that were typed: what the program threw stays."""
    match command:
        case c.AdjustHand():
            if sees(match, command.player, viewer):
                return (EditableField("amounts", seats=(command.player,)),)
        case c.TradeCards():
            both = (match.turn.player, command.other)
            if any(sees(match, one, viewer) for one in both):
                return (
                    EditableField("gives", seats=both),
                    EditableField("gets", seats=both),
                )
        case c.TakeKit():
            seats = match.preparation.queue[:1]
            if all(sees(match, one, viewer) for one in seats):
                return (EditableField("resources", seats=seats),)
        case c.RollForFirst() | c.RollToSettle() | c.RollProduction() | c.RollStrike():
            if command.faces and all(command.faces):
                return (EditableField("faces", dice=True),)
    return ()
