"""The book of a match of Parsec: how its events are read for it, and its postings as sentences."""

from collections.abc import Callable, Mapping

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.messages import Message, Named, say, say_each
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.events import ParsecTurnBegan
from bp_desktop.games.parsec.match.lookup import named_player, named_type
from bp_desktop.games.parsec.match.posting_types import EVENT_CARD, ParsecPosting as Type
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared.books import book_reader, gains
from bp_desktop.games.shared.clock import OVER_TIME

BOOK = book_reader(ParsecTurnBegan)
TYPE_NAMES: Mapping[str, Message] = say_each("parsec.posting", Type)
"""What the types of postings are called, in their order (PA-APP-20)."""
PLAIN: Mapping[str, Callable[[Named], Message]] = {
    Type.SETUP: lambda player: say("parsec.book.setup", player=player),
    Type.PRODUCTION: lambda player: say("parsec.book.production", player=player),
    Type.WILDCARD: lambda player: say("parsec.book.wildcard", "PA-PROD-5", player=player),
    Type.PURCHASE: lambda player: say("parsec.book.purchase_card", player=player),
    Type.PORT: lambda player: say("parsec.book.port", player=player),
    Type.EVENT_SALE: lambda player: say("parsec.book.event_sale", player=player),
    Type.EVENT_EFFECT: lambda player: say("parsec.book.event_effect", player=player),
    Type.SUPPORT_FEE: lambda player: say("parsec.book.fee_paid", player=player),
    Type.TOLL: lambda player: say("parsec.book.toll_paid", player=player),
    Type.ELIMINATION: lambda player: say("parsec.book.out", player=player),
    Type.CORRECTION: lambda player: say("parsec.book.correction", player=player),
}
"""Where there is no more to say than who and why."""


def posting_told(match: ParsecMatch, line: BookLine) -> Message:
    """Who got or paid something, and what for."""
    player, source = named_player(match, line.player), line.source
    other = named_player(match, PlayerId(source)) if source in match.players else None
    match line.type:
        case Type.PURCHASE if source in match.tables.units:
            return say("parsec.book.purchase", player=player, type=named_type(source))
        case Type.PURCHASE if source != EVENT_CARD:
            return say("parsec.book.text_cost", player=player)
        case Type.SALVAGE if source in match.tables.units:
            return say("parsec.book.salvage", player=player, type=named_type(source))
        case Type.TRADE if other is not None:
            return say("parsec.book.trade", player=player, other=other)
        case Type.ELIMINATION if other is not None:
            return say("parsec.book.inherits", player=player, other=other)
        case Type.SUPPORT_FEE if gains(line):
            return say("parsec.book.fee_got", player=player)
        case Type.TOLL if gains(line):
            return say("parsec.book.toll_got", player=player)
        case Type.CORRECTION if source == OVER_TIME:
            return say("parsec.book.over_time", player=player)
        case Type.CORRECTION if line.reason:
            return say("parsec.book.correction_for", player=player, reason=line.reason)
        case _:
            return PLAIN.get(line.type, PLAIN[Type.CORRECTION])(player)
