"""Parsec at the table: what the shared screens ask of a match, answered (seam 2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.bots.level_bot import PARSEC_BOTS
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId
from bp_desktop.games.parsec.match import commands as c, lookup as look
from bp_desktop.games.parsec.match.included import watched
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.queries.book import BOOK, TYPE_NAMES, posting_told
from bp_desktop.games.parsec.match.queries.facts.thing import facts_of
from bp_desktop.games.parsec.match.queries.measures import MEASURES
from bp_desktop.games.parsec.match.queries.moments import moments_of
from bp_desktop.games.parsec.match.queries.standing import endings, standing
from bp_desktop.games.parsec.match.queries.steps import left_at_end, next_step
from bp_desktop.games.parsec.match.queries.tale import exits_told, tale
from bp_desktop.games.parsec.match.queries.throws import LUCK, chances_of, throws_of
from bp_desktop.games.parsec.match.queries.turning_points import COUNTS, MODULES, turning_points_of
from bp_desktop.games.parsec.match.sight import hides, seen_by, sees
from bp_desktop.games.parsec.match.state import ParsecMatch, ParsecPlayer, Preparation, SetupPart
from bp_desktop.games.parsec.match.subjects import command_name
from bp_desktop.games.parsec.match.system import Command, Event, parsec_system
from bp_desktop.games.shared.corrections import EditableFields
from bp_desktop.games.shared.discretion import Discretion
from bp_desktop.games.shared.match_table import MatchTableGame, seats_of, turn_in
from bp_desktop.games.table import Accounts, FiniteBank, Seat, Stage, TableGame

ParsecGame = TableGame[ParsecMatch, Command, Event]


def parsec_table() -> ParsecGame:
    return MatchTableGame(
        system=parsec_system(),
        seats=_seats,
        turn=lambda match: turn_in(match, match.turn.part, TURN_PARTS),
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
        begins=BOOK.turn,
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
        exits=exits_told,
        endings=endings,
        left_at_end=left_at_end,
        editable=EDITABLE,
        accounts=_accounts(),
        watched=watched,
        as_banker=_as_banker,
        owner="parsec",
        bots=PARSEC_BOTS,
    )


# --- seats and turns


def _seats(match: ParsecMatch) -> tuple[Seat, ...]:
    return seats_of(match, lambda one: _side(match, one))


def _side(match: ParsecMatch, player: ParsecPlayer) -> Message | None:
    if not player.factions:
        return say("parsec.seat.team", team=player.team) if player.team else None
    faction = look.named_faction(match, player.factions[0])
    if player.team:
        return say("parsec.seat.faction_and_team", faction=faction, team=player.team)
    return say("parsec.seat.faction", faction=faction)


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


PREPARING: Mapping[SetupPart, Message] = {
    SetupPart.BOARD: say("parsec.headline.board"),
    SetupPart.ORDER: say("parsec.headline.order"),
    SetupPart.FACTIONS: say("parsec.headline.factions"),
    SetupPart.KITS: say("parsec.headline.kit"),
}


def _preparing(now: Preparation) -> Message:
    if now.part is not SetupPart.SETTLING:
        return PREPARING[now.part]
    if now.rolled:
        return say("parsec.headline.settles_on", number=now.rolled)
    if now.failed and now.round == 1:
        return say("parsec.headline.rolls_again", round=now.round)
    if now.failed:
        return say("parsec.headline.rolls_once_more", round=now.round)
    return say("parsec.headline.settles", round=now.round)


# --- what is hidden


def _may_read(match: ParsecMatch, message: Message, viewer: PlayerId | None) -> bool:
    player = message.args.get("player")
    return not isinstance(player, Named) or sees(match, PlayerId(player.id), viewer)


def _quiet(message: Message) -> Message:
    return say("parsec.hand.missing_hidden", *message.rules, player=message.args["player"])


QUIET = {"parsec.hand.missing": _quiet, "parsec.hand.below_nothing": _quiet}
"""They tell how much a hand lacks, and so how much there is."""
discreet = Discretion(QUIET, _may_read)
"""Messages as a viewer may read them (PA-GAP-42); None: everybody."""


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


EDITABLE = EditableFields(
    sees,
    {
        c.AdjustHand: (("amounts",), lambda _match, one: (one.player,)),
        c.TradeCards: (
            ("gives", "gets"),
            lambda now, one: (one.player or now.turn.player, one.other),
        ),
        c.TakeKit: (("resources",), lambda match, _one: match.preparation.queue[:1]),
    },
    (c.RollForFirst, c.RollToSettle, c.RollProduction, c.RollStrike),
)
