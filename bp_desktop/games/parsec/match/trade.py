"""Trade between players and with the Space Port (chapter 8)."""

from enum import StrEnum

from bp_desktop.core.accounts import booked, handed
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import lasting_rate, port_rate, type_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Ruling


class Contact(StrEnum):
    """Why two players may trade (PA-TRADE-1 to -3, PA-PORT-3)."""

    CARGOS = "cargos"
    COLONIES = "colonies"
    CARGO_AND_COLONY = "cargo_and_colony"
    DOCKED = "docked"


def is_docked(match: ParsecMatch, unit: UnitState) -> bool:
    """A cargo on a docking cell (PA-PORT-2, PA-GAP-19)."""
    on_dock = unit.cell in match.board.docks and type_of(match, unit).is_cargo
    return on_dock and _acts(match, unit)


def _acts(match: ParsecMatch, cargo: UnitState) -> bool:
    return cargo.aboard is None or match.options.trans.cargo_acts_aboard


def has_docked(match: ParsecMatch, player: ids.PlayerId) -> bool:
    return any(is_docked(match, one) for one in look.owned(match, player))


def contacts(match: ParsecMatch, player: ids.PlayerId) -> dict[ids.PlayerId, frozenset[Contact]]:
    """Whom a player may trade with now, and why."""
    mine, docked = _traders(match, player), has_docked(match, player)
    found: dict[ids.PlayerId, frozenset[Contact]] = {}
    for other in match.survivors:
        if other == player:
            continue
        reasons = {
            _contact(match, one, their)
            for one in mine
            for their in _traders(match, other)
            if one.cell is not None
            and their.cell is not None
            and one.cell.distance(their.cell) == 1
        }
        if docked and has_docked(match, other):
            reasons.add(Contact.DOCKED)
        if reasons:
            found[other] = frozenset(reasons)
    return found


def _traders(match: ParsecMatch, player: ids.PlayerId) -> list[UnitState]:
    return [
        one
        for one in look.owned(match, player)
        if (kind := type_of(match, one)).is_colony or (kind.is_cargo and _acts(match, one))
    ]


def _contact(match: ParsecMatch, one: UnitState, other: UnitState) -> Contact:
    colonies = type_of(match, one).is_colony + type_of(match, other).is_colony
    return (Contact.CARGOS, Contact.CARGO_AND_COLONY, Contact.COLONIES)[colonies]


def _trade(match: ParsecMatch, command: c.TradeCards) -> Ruling:
    active, gives, gets = match.turn.player, command.gives, command.gets
    player, other = command.player or active, command.other
    look.require_player(match, player)
    look.require_player(match, other)
    if other == player:
        raise Refused(say("parsec.trade.with_oneself", "PA-TRADE-1"))
    look.require_resources(match, gives, "PA-TRADE-4")
    look.require_resources(match, gets, "PA-TRADE-4")
    if not gives and not gets:
        raise Refused(say("parsec.trade.nothing", "PA-TRADE-4"))
    look.require_paid(match, player, gives, "PA-TRADE-4")
    look.require_paid(match, other, gets, "PA-TRADE-4")
    partner = player if other == active else other
    found = look.not_in_turn(match, active if partner == player else player, ids.TurnPart.ACTIONS)
    who = look.named_player(match, partner)
    if match.tracked and other not in contacts(match, player):
        found.append(say("parsec.trade.no_contact", "PA-TRADE-1", "PA-PORT-3", player=who))
    if partner not in command.agreed:
        found.append(say("parsec.trade.not_agreed", "PA-TRADE-5", player=who))
    if not match.options.trade.gifts and not (gives and gets):
        found.append(say("parsec.trade.no_gifts", "PA-GAP-50"))
    postings = handed(player, other, ParsecPosting.TRADE, gives - gets)
    return leads_to(e.CardsTraded(player, other, postings), against=found)


# --- the port


def _against_port(
    match: ParsecMatch, player: ids.PlayerId, *, needs_dock: bool = True
) -> list[Message]:
    """Objections to dealing with the port now."""
    found = look.not_in_turn(match, player, ids.TurnPart.ACTIONS)
    if needs_dock and match.tracked and not has_docked(match, player):
        found.append(say("parsec.port.no_dock", "PA-PORT-2", "PA-PORT-6"))
    if any(isinstance(one.effect, d.PortClosed) for one in match.lasting.values()):
        found.append(say("parsec.port.closed", "PA-EVT-13"))
    return found


def _exchange(match: ParsecMatch, command: c.ExchangeAtPort) -> Ruling:
    player, gives, rate = match.turn.player, command.gives, port_rate(match, match.turn.player)
    look.require_resources(match, gives, "PA-PORT-2")
    look.require_paid(match, player, gives, "PA-PORT-2")
    if command.gets not in match.tables.resources:
        raise Refused(say("parsec.hand.not_amounts", "PA-PORT-2"))
    gets = Purse.of({command.gets: match.tables.port.exchange_get})
    look.require_bank(match, gets, given=gives)
    found = _against_port(match, player)
    if gives.total != rate:
        found.append(say("parsec.port.rate", "PA-PORT-2", wanted=rate))
    postings = booked(player, ParsecPosting.PORT, gets - gives)
    uses = rate < lasting_rate(match, player)
    return leads_to(e.PortExchanged(player, postings, rate, uses), against=found)


def _sell(match: ParsecMatch, command: c.SellEvent) -> Ruling:
    """PA-EVT-6, -8, PA-PORT-6."""
    player = match.turn.player
    held = look.held_card(match, player, command.card, command.rarity)
    found = _against_port(match, player, needs_dock=match.options.port.sale_needs_dock)
    got = look.from_bank(match, match.tables.rarities[held.rarity].sells_for)
    postings = booked(player, ParsecPosting.EVENT_SALE, got)
    return leads_to(e.CardSold(player, held, postings), against=found)


HANDLERS: Handlers = {
    c.TradeCards: Handler(_trade),
    c.ExchangeAtPort: Handler(_exchange),
    c.SellEvent: Handler(_sell),
}
