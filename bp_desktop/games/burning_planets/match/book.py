"""The book of a match: how its events are read for it, and its postings as sentences."""

from collections.abc import Mapping

from bp_desktop.core.accounts import BookLine, BookReader, Postings
from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.included import OVER_TIME
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match


def postings_of(event: Event) -> Postings:
    found: Postings = getattr(event, "postings", ())
    return found


def _turn_of(event: Event) -> int | None:
    return event.number if isinstance(event, TurnBegan) else None


def _reason_of(event: Event) -> str:
    reason: str = getattr(event, "reason", "")
    return reason


BOOK: BookReader[Event] = BookReader(postings_of, _turn_of, _reason_of)
"""How the events of a match are read for its book."""

TYPE_NAMES: Mapping[str, Message] = {
    PostingType.START_GRANT: say("bp.posting.start_grant"),
    PostingType.COLLECT: say("bp.posting.collect"),
    PostingType.BUILD: say("bp.posting.build"),
    PostingType.SHIP_BUILD: say("bp.posting.ship_build"),
    PostingType.SPACE_PURCHASE: say("bp.posting.space_purchase"),
    PostingType.LOAD: say("bp.posting.load"),
    PostingType.UNLOAD: say("bp.posting.unload"),
    PostingType.LOOT_HULL: say("bp.posting.loot_hull"),
    PostingType.LOOT_HOLD: say("bp.posting.loot_hold"),
    PostingType.ADJUST: say("bp.posting.adjust"),
    PostingType.TRANSFER: say("bp.posting.transfer"),
}
"""What the types of postings are called, in their order."""


# --- postings as sentences


def posting_told(match: Match, line: BookLine) -> Message:
    """Who got or paid something, and what for."""
    player = lookup.named_player(match, line.player)
    source = _source(match, line.source)
    told = None if source is None else _with_source(line, player, source)
    return _plain(line, player) if told is None else told


def _gains(line: BookLine) -> bool:
    return any(amount > 0 for _, amount in line.amounts)


def _with_source(line: BookLine, player: Named, source: Named) -> Message | None:
    """None where nothing has to be said about where it came from."""
    match line.type:
        case PostingType.START_GRANT:
            return say("bp.book.begins_with", player=player, source=source)
        case PostingType.COLLECT:
            return say("bp.book.collects_from", player=player, source=source)
        case PostingType.BUILD if _gains(line):
            return say("bp.book.refund", player=player, source=source)
        case PostingType.BUILD | PostingType.SHIP_BUILD:
            return say("bp.book.builds_what", player=player, source=source)
        case PostingType.SPACE_PURCHASE:
            return say("bp.book.buys", player=player, source=source)
        case PostingType.LOAD:
            return say("bp.book.loads_ship", player=player, source=source)
        case PostingType.UNLOAD:
            return say("bp.book.unloads_ship", player=player, source=source)
        case PostingType.LOOT_HULL | PostingType.LOOT_HOLD:
            return say("bp.book.loot", player=player, source=source)
        case PostingType.TRANSFER if _gains(line) and line.reason:
            return say("bp.book.paid_by_for", player=player, source=source, reason=line.reason)
        case PostingType.TRANSFER if _gains(line):
            return say("bp.book.paid_by", player=player, source=source)
        case PostingType.TRANSFER if line.reason:
            return say("bp.book.pays_for", player=player, source=source, reason=line.reason)
        case PostingType.TRANSFER:
            return say("bp.book.pays", player=player, source=source)
        case _:
            return None


def _plain(line: BookLine, player: Named) -> Message:
    """Where the source says nothing, or is gone: a destroyed ship leaves its loot only."""
    match line.type:
        case PostingType.START_GRANT:
            return say("bp.book.begins", player=player)
        case PostingType.COLLECT:
            return say("bp.book.collects", player=player)
        case PostingType.BUILD | PostingType.SPACE_PURCHASE:
            return say("bp.book.builds", player=player)
        case PostingType.SHIP_BUILD:
            return say("bp.book.builds_ship", player=player)
        case PostingType.LOAD:
            return say("bp.book.loads", player=player)
        case PostingType.UNLOAD:
            return say("bp.book.unloads", player=player)
        case PostingType.LOOT_HULL:
            return say("bp.book.loot_hull", player=player)
        case PostingType.LOOT_HOLD:
            return say("bp.book.loot_hold", player=player)
        case PostingType.TRANSFER if line.reason:
            return say("bp.book.payment_for", player=player, reason=line.reason)
        case PostingType.TRANSFER:
            return say("bp.book.payment", player=player)
        case PostingType.ADJUST if line.source == OVER_TIME:
            return say("bp.book.over_time", player=player)
        case PostingType.ADJUST if line.source == line.player:  # BP-ELIM-2
            return say("bp.book.out", player=player)
        case PostingType.ADJUST if line.reason:
            return say("bp.book.correction_for", player=player, reason=line.reason)
        case _:
            return say("bp.book.correction", player=player)


def _source(match: Match, source: str) -> Named | None:
    """A planet, a player, a ship that is still there or a kind; None for what is gone."""
    planet = match.board.planets.get(PlanetId(source))
    if planet is not None:
        return lookup.named_planet(match, planet)
    if source in match.players:
        return lookup.named_player(match, PlayerId(source))
    ship = match.board.ships.get(ShipId(source))
    if ship is not None:
        return lookup.named_ship(match, ship)
    return lookup.named_kind(source) if source in match.tables.structures else None
