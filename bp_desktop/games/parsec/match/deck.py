"""Drawing from the event deck, whose order nobody has written down."""

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.parsec.ids import CardId
from bp_desktop.games.parsec.match.state import NEVER, HeldCard, ParsecMatch
from bp_desktop.games.table import LOT

UNKNOWN = CardId("")
"""A card of which only the rarity is known (PA-DATA-7)."""


def drawn_card(
    match: ParsecMatch, dice: Dice, rarity: str = "", *, bought: int = NEVER
) -> HeldCard | None:
    """The top card; None of an empty deck (PA-GAP-47)."""
    unseen = match.deck.unseen
    if not unseen:
        if not match.deck.bottom:
            return None
        return HeldCard(
            match.deck.bottom[0], rarity_of(match, match.deck.bottom[0], rarity), bought
        )
    count = sum(unseen.values())
    at = dice.roll(count, LOT).face if len(unseen) > 1 else 1
    for card, copies in unseen.items():
        at -= copies
        if at <= 0:
            return HeldCard(card, rarity_of(match, card, rarity), bought)
    raise AssertionError


def rarity_of(match: ParsecMatch, card: CardId, told: str = "") -> str:
    """That of the definition; of a counted card what its owner tells."""
    definition = match.definitions.event(card)
    if definition is not None:
        return definition.rarity
    return told or next(iter(reversed(match.tables.rarities)), "")


def require_rarity(match: ParsecMatch, told: str) -> None:
    """Where cards are only counted, somebody has to say what was drawn."""
    if told and told not in match.tables.rarities:
        raise Refused(say("parsec.card.no_such_rarity", "PA-EVT-4", rarity=told[:40]))
