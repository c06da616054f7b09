"""Small steps from one state of Parsec to the next, shared by everything that evolves a match."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch, UnitState


def post(match: ParsecMatch, postings: Iterable[Posting]) -> ParsecMatch:
    """Book postings: the one way hands and the bank change. What hands get in all comes from the
    bank, so that every resource always adds up (PA-RES-2, -3)."""
    players, total = dict(match.players), EMPTY
    for one in postings:
        player = players[one.player]
        players[one.player] = replace(player, hand=player.hand + one.amounts)
        total += one.amounts
    bank = match.bank - total if match.bank_ends else match.bank
    if any(player.hand.is_owed for player in players.values()) or bank.is_owed:
        raise ValueError("no hand and no bank holds less than nothing")
    return replace(match, players=players, bank=bank)


def purse_of(match: ParsecMatch) -> Purse:
    """What all hands hold together."""
    return sum((player.hand for player in match.players.values()), EMPTY)


def with_turn(match: ParsecMatch, **changed: Any) -> ParsecMatch:
    return replace(match, turn=replace(match.turn, **changed))


def with_player(match: ParsecMatch, id_: ids.PlayerId, **changed: Any) -> ParsecMatch:
    return replace(match, players=match.players | {id_: replace(match.players[id_], **changed)})


def changed_units(match: ParsecMatch, units: Iterable[ids.UnitId], **changed: Any) -> ParsecMatch:
    found = {id_: replace(match.units[id_], **changed) for id_ in units}
    return replace(match, units=match.units | found) if found else match


def launched(match: ParsecMatch, unit: UnitState) -> ParsecMatch:
    """A new piece; its owner never gets its number again."""
    player = match.players[unit.owner]
    colonies = player.colonies_ever + match.tables.units[unit.type].is_colony
    match = replace(match, units=match.units | {unit.id: unit})
    fleet = max(player.fleet, unit.number)
    return with_player(match, unit.owner, fleet=fleet, colonies_ever=colonies)


# --- cards


def drawn(match: ParsecMatch, player: ids.PlayerId, card: HeldCard) -> ParsecMatch:
    """From the deck into a hand."""
    return given(replace(match, deck=match.deck.without(card.card)), player, (card,))


def given(match: ParsecMatch, player: ids.PlayerId, cards: tuple[HeldCard, ...]) -> ParsecMatch:
    return with_player(match, player, cards=(*match.players[player].cards, *cards))


def taken(match: ParsecMatch, player: ids.PlayerId, card: HeldCard) -> ParsecMatch:
    """Out of a hand."""
    cards = list(match.players[player].cards)
    cards.remove(card)
    return with_player(match, player, cards=tuple(cards))


def to_bottom(match: ParsecMatch, *cards: ids.CardId) -> ParsecMatch:
    return replace(match, deck=match.deck.with_bottom(cards))
