"""The book of a match of Parsec: how its events are read for it, and its postings as sentences."""

from collections.abc import Mapping

from bp_desktop.core.accounts import BookLine, BookReader, Postings
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.events import ParsecTurnBegan
from bp_desktop.games.parsec.match.lookup import named_player, named_type
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event


def postings_of(event: Event) -> Postings:
    found: Postings = getattr(event, "postings", ())
    return found


def turn_begun_by(event: Event) -> int | None:
    return event.number if isinstance(event, ParsecTurnBegan) else None


def _reason_of(event: Event) -> str:
    reason: str = getattr(event, "reason", "")
    return reason


BOOK: BookReader[Event] = BookReader(postings_of, turn_begun_by, _reason_of)

TYPE_NAMES: Mapping[str, Message] = {
    ParsecPosting.SETUP: say("parsec.posting.setup"),
    ParsecPosting.PRODUCTION: say("parsec.posting.production"),
    ParsecPosting.WILDCARD: say("parsec.posting.wildcard"),
    ParsecPosting.PURCHASE: say("parsec.posting.purchase"),
    ParsecPosting.SALVAGE: say("parsec.posting.salvage"),
    ParsecPosting.TRADE: say("parsec.posting.trade"),
    ParsecPosting.PORT: say("parsec.posting.port"),
    ParsecPosting.EVENT_SALE: say("parsec.posting.event_sale"),
    ParsecPosting.EVENT_EFFECT: say("parsec.posting.event_effect"),
    ParsecPosting.SUPPORT_FEE: say("parsec.posting.support_fee"),
    ParsecPosting.TOLL: say("parsec.posting.toll"),
    ParsecPosting.ELIMINATION: say("parsec.posting.elimination"),
    ParsecPosting.CORRECTION: say("parsec.posting.correction"),
}
"""What the types of postings are called, in their order (PA-APP-20)."""


def posting_told(match: ParsecMatch, line: BookLine) -> Message:
    """Who got or paid something, and what for."""
    player = named_player(match, line.player)
    gains = any(amount > 0 for _kind, amount in line.amounts)
    match line.type:
        case ParsecPosting.SETUP:
            return say("parsec.book.setup", player=player)
        case ParsecPosting.PRODUCTION:
            return say("parsec.book.production", player=player)
        case ParsecPosting.WILDCARD:
            return say("parsec.book.wildcard", "PA-PROD-5", player=player)
        case ParsecPosting.PURCHASE if line.source in match.tables.units:
            return say("parsec.book.purchase", player=player, type=named_type(line.source))
        case ParsecPosting.PURCHASE:
            return say("parsec.book.purchase_card", player=player)
        case ParsecPosting.SALVAGE if line.source in match.tables.units:
            return say("parsec.book.salvage", player=player, type=named_type(line.source))
        case ParsecPosting.PORT:
            return say("parsec.book.port", player=player)
        case ParsecPosting.EVENT_SALE:
            return say("parsec.book.event_sale", player=player)
        case ParsecPosting.EVENT_EFFECT:
            return say("parsec.book.event_effect", player=player)
        case ParsecPosting.CORRECTION if line.source == "over_time":
            return say("parsec.book.over_time", player=player)
        case ParsecPosting.CORRECTION if line.reason:
            return say("parsec.book.correction_for", player=player, reason=line.reason)
        case _:
            return _between(line, player, _other(match, line), gains=gains)


def _between(line: BookLine, player: Named, other: Named | None, *, gains: bool) -> Message:
    """What went from one player to another."""
    match line.type:
        case ParsecPosting.TRADE if other is not None:
            return say("parsec.book.trade", player=player, other=other)
        case ParsecPosting.SUPPORT_FEE if gains:
            return say("parsec.book.fee_got", player=player)
        case ParsecPosting.SUPPORT_FEE:
            return say("parsec.book.fee_paid", player=player)
        case ParsecPosting.TOLL if gains:
            return say("parsec.book.toll_got", player=player)
        case ParsecPosting.TOLL:
            return say("parsec.book.toll_paid", player=player)
        case ParsecPosting.ELIMINATION if other is not None:
            return say("parsec.book.inherits", player=player, other=other)
        case ParsecPosting.ELIMINATION:
            return say("parsec.book.out", player=player)
        case _:
            return say("parsec.book.correction", player=player)


def _other(match: ParsecMatch, line: BookLine) -> Named | None:
    found = PlayerId(line.source)
    return named_player(match, found) if found in match.players else None
