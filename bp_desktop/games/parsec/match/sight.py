"""Sight: who may see whose hand (PA-GAP-42), and a state without what somebody may not see."""

from msgspec.structs import replace

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import CardId
from bp_desktop.games.parsec.match.state import HeldCard, ParsecMatch
from bp_desktop.games.shared.deck import Deck
from bp_desktop.games.table import Stage

HIDDEN_CARD = CardId("hidden")


def hides(match: ParsecMatch) -> bool:
    return match.options.ui.hidden_hands and match.stage is not Stage.OVER


def sees(match: ParsecMatch, owner: SeatId, viewer: SeatId | None) -> bool:
    """Hands are private, between team-mates too (PA-GAP-61); counts are open."""
    return not hides(match) or owner == viewer


def seen_by(match: ParsecMatch, viewer: SeatId | None) -> ParsecMatch:
    """Of other hands and of the deck only the number of cards is left (PA-APP-21)."""
    if not hides(match):
        return match
    players = {
        id_: player
        if sees(match, id_, viewer)
        else replace(
            player,
            hand=Purse.of({HIDDEN_CARD: player.hand.total}),
            cards=tuple(HeldCard(HIDDEN_CARD, "", one.bought) for one in player.cards),
        )
        for id_, player in match.players.items()
    }
    left = sum(match.deck.unseen.values())
    deck = Deck({HIDDEN_CARD: left} if left else {}, match.deck.bottom)
    return replace(match, players=players, deck=deck)
