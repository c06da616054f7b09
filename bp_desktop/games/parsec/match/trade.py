"""Trade between players and with the Space Port (chapter 8)."""

from enum import StrEnum

from bp_desktop.core.accounts import Posting
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import ParsecHandler, ParsecHandlers, Ruling
from bp_desktop.games.parsec.match.lookup import (
    held_card,
    named_player,
    not_in_turn,
    owned,
    require_paid,
    require_player,
    require_resources,
)
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import modifiers_of, port_rate, type_of
from bp_desktop.games.shared.chapters import leads_to


class Contact(StrEnum):
    """Why two players may trade (PA-TRADE-1 to -3, PA-PORT-3)."""

    CARGOS = "cargos"
    COLONIES = "colonies"
    CARGO_AND_COLONY = "cargo_and_colony"
    DOCKED = "docked"


def is_docked(match: ParsecMatch, unit: UnitState) -> bool:
    """A cargo on a docking cell (PA-PORT-2, PA-GAP-19)."""
    if not type_of(match, unit).is_cargo or unit.cell not in match.board.docks:
        return False
    return unit.aboard is None or match.options.trans.cargo_acts_aboard


def has_docked(match: ParsecMatch, player: ids.PlayerId) -> bool:
    return any(is_docked(match, one) for one in owned(match, player))


def contacts(match: ParsecMatch, player: ids.PlayerId) -> dict[ids.PlayerId, frozenset[Contact]]:
    """Whom a player may trade with now, and why."""
    mine = _traders(match, player)
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
        if has_docked(match, player) and has_docked(match, other):
            reasons.add(Contact.DOCKED)
        if reasons:
            found[other] = frozenset(reasons)
    return found


def _traders(match: ParsecMatch, player: ids.PlayerId) -> list[UnitState]:
    aboard = match.options.trans.cargo_acts_aboard
    return [
        one
        for one in owned(match, player)
        if (kind := type_of(match, one)).is_colony
        or (kind.is_cargo and (aboard or one.aboard is None))
    ]


def _contact(match: ParsecMatch, one: UnitState, other: UnitState) -> Contact:
    colonies = type_of(match, one).is_colony + type_of(match, other).is_colony
    return (Contact.CARGOS, Contact.CARGO_AND_COLONY, Contact.COLONIES)[colonies]


def _trade(match: ParsecMatch, command: c.TradeCards) -> Ruling:
    active = match.turn.player
    player, other = command.player or active, command.other
    require_player(match, player)
    require_player(match, other)
    if other == player:
        raise Refused(say("parsec.trade.with_oneself", "PA-TRADE-1"))
    require_resources(match, command.gives, "PA-TRADE-4")
    require_resources(match, command.gets, "PA-TRADE-4")
    if not command.gives and not command.gets:
        raise Refused(say("parsec.trade.nothing", "PA-TRADE-4"))
    require_paid(match, player, command.gives, "PA-TRADE-4")
    require_paid(match, other, command.gets, "PA-TRADE-4")
    partner = player if other == active else other
    found = not_in_turn(match, active if partner == player else player, ids.TurnPart.ACTIONS)
    who = named_player(match, partner)
    if match.tracked and other not in contacts(match, player):
        found.append(say("parsec.trade.no_contact", "PA-TRADE-1", "PA-PORT-3", player=who))
    if partner not in command.agreed:
        found.append(say("parsec.trade.not_agreed", "PA-TRADE-5", player=who))
    if not match.options.trade.gifts and not (command.gives and command.gets):
        found.append(say("parsec.trade.no_gifts", "PA-GAP-50"))
    change = command.gets - command.gives
    postings = (
        Posting(player, ParsecPosting.TRADE, change, source=other),
        Posting(other, ParsecPosting.TRADE, -change, source=player),
    )
    return leads_to(e.CardsTraded(player, other, postings), against=found)


# --- the port


def against_port(match: ParsecMatch, player: ids.PlayerId) -> list[Message]:
    """Objections to dealing with the port at all."""
    found = list[Message]()
    if match.tracked and not has_docked(match, player):
        found.append(say("parsec.port.no_dock", "PA-PORT-2", "PA-PORT-6"))
    if any(isinstance(one.effect, d.PortClosed) for one in match.lasting.values()):
        found.append(say("parsec.port.closed", "PA-EVT-13"))
    return found


def _exchange(match: ParsecMatch, command: c.ExchangeAtPort) -> Ruling:
    player, rate = match.turn.player, port_rate(match, match.turn.player)
    require_resources(match, command.gives, "PA-PORT-2")
    require_paid(match, player, command.gives, "PA-PORT-2")
    if command.gets not in match.tables.resources:
        raise Refused(say("parsec.hand.not_amounts", "PA-PORT-2"))
    get = Purse.of({command.gets: match.tables.port.exchange_get})
    # What is given is in the bank before something is taken out of it.
    if match.bank_ends and not (match.bank + command.gives).covers(get):
        raise Refused(say("parsec.bank.short", "PA-PROD-8", missing=get))
    found = not_in_turn(match, player, ids.TurnPart.ACTIONS) + against_port(match, player)
    if command.gives.total != rate:
        found.append(say("parsec.port.rate", "PA-PORT-2", wanted=rate))
    posting = Posting(player, ParsecPosting.PORT, get - command.gives)
    lasting = [match.tables.port.exchange_give] + [
        one.give for one in modifiers_of(match, player) if isinstance(one, d.PortRateModifier)
    ]
    uses = bool(match.turn.port_rates) and rate < min(lasting)
    return leads_to(
        e.PortExchanged(player, (posting,) if posting.amounts else (), rate, uses), against=found
    )


def _sell(match: ParsecMatch, command: c.SellEvent) -> Ruling:
    """PA-EVT-6, -8, PA-PORT-6."""
    player = match.turn.player
    held = held_card(match, player, command.card, command.rarity)
    found = not_in_turn(match, player, ids.TurnPart.ACTIONS)
    against = against_port(match, player)
    if not match.options.port.sale_needs_dock:
        against = [one for one in against if one.key != "parsec.port.no_dock"]
    price = match.tables.rarities[held.rarity].sells_for
    got = Purse.of({kind: min(count, match.bank[kind]) for kind, count in price})
    if not match.bank_ends:
        got = price
    posting = Posting(player, ParsecPosting.EVENT_SALE, got)
    return leads_to(e.CardSold(player, held, (posting,) if got else ()), against=[*found, *against])


HANDLERS: ParsecHandlers = {
    c.TradeCards: ParsecHandler(_trade),
    c.ExchangeAtPort: ParsecHandler(_exchange),
    c.SellEvent: ParsecHandler(_sell),
}
