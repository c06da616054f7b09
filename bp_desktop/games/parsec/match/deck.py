"""Drawing from the event deck, and what is known of a card that is only counted (PA-DATA-7)."""

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.parsec.match.state import NEVER, HeldCard, ParsecMatch


def drawn_card(
    match: ParsecMatch, dice: Dice, rarity: str = "", *, bought: int = NEVER
) -> HeldCard | None:
    """The top card; None of an empty deck (PA-GAP-47). The rarity is that of the definition; of a
    counted card what its owner tells."""
    card = match.deck.drawn(dice)
    if card is None:
        return None
    definition = match.definitions.event(card)
    if definition is not None:
        rarity = definition.rarity
    return HeldCard(card, rarity or next(reversed(match.tables.rarities), ""), bought)


def require_rarity(match: ParsecMatch, told: str) -> None:
    """Where cards are only counted, somebody has to say what was drawn."""
    if told and told not in match.tables.rarities:
        raise Refused(say("parsec.card.no_such_rarity", "PA-EVT-4", rarity=told[:40]))
