"""The book of a match: how its events are read for it, and its postings as sentences."""

from collections.abc import Callable, Mapping

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.messages import Message, Named, say, say_each
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.games.burning_planets.match.posting_types import PostingType as Type
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.books import book_reader, gains
from bp_desktop.games.shared.clock import OVER_TIME

BOOK = book_reader(TurnBegan)
TYPE_NAMES: Mapping[str, Message] = say_each("bp.posting", Type)
"""What the types of postings are called, in their order."""


# --- postings as sentences


def posting_told(match: Match, line: BookLine) -> Message:
    """Who got or paid something, and what for."""
    player = lookup.named_player(match, line.player)
    source = _source(match, line.source)
    told = None if source is None else _with_source(line, player, source)
    return _plain(line, player) if told is None else told


def _with_source(line: BookLine, player: Named, source: Named) -> Message | None:
    """None where nothing has to be said about where it came from."""
    match line.type:
        case Type.START_GRANT:
            return say("bp.book.begins_with", player=player, source=source)
        case Type.COLLECT:
            return say("bp.book.collects_from", player=player, source=source)
        case Type.BUILD if gains(line):
            return say("bp.book.refund", player=player, source=source)
        case Type.BUILD | Type.SHIP_BUILD:
            return say("bp.book.builds_what", player=player, source=source)
        case Type.SPACE_PURCHASE:
            return say("bp.book.buys", player=player, source=source)
        case Type.LOAD:
            return say("bp.book.loads_ship", player=player, source=source)
        case Type.UNLOAD:
            return say("bp.book.unloads_ship", player=player, source=source)
        case Type.LOOT_HULL | Type.LOOT_HOLD:
            return say("bp.book.loot", player=player, source=source)
        case Type.TRANSFER if gains(line) and line.reason:
            return say("bp.book.paid_by_for", player=player, source=source, reason=line.reason)
        case Type.TRANSFER if gains(line):
            return say("bp.book.paid_by", player=player, source=source)
        case Type.TRANSFER if line.reason:
            return say("bp.book.pays_for", player=player, source=source, reason=line.reason)
        case Type.TRANSFER:
            return say("bp.book.pays", player=player, source=source)
        case _:
            return None


PLAIN: Mapping[str, Callable[[Named], Message]] = {
    Type.START_GRANT: lambda player: say("bp.book.begins", player=player),
    Type.COLLECT: lambda player: say("bp.book.collects", player=player),
    Type.BUILD: lambda player: say("bp.book.builds", player=player),
    Type.SPACE_PURCHASE: lambda player: say("bp.book.builds", player=player),
    Type.SHIP_BUILD: lambda player: say("bp.book.builds_ship", player=player),
    Type.LOAD: lambda player: say("bp.book.loads", player=player),
    Type.UNLOAD: lambda player: say("bp.book.unloads", player=player),
    Type.LOOT_HULL: lambda player: say("bp.book.loot_hull", player=player),
    Type.LOOT_HOLD: lambda player: say("bp.book.loot_hold", player=player),
    Type.TRANSFER: lambda player: say("bp.book.payment", player=player),
    Type.ADJUST: lambda player: say("bp.book.correction", player=player),
}


def _plain(line: BookLine, player: Named) -> Message:
    """Where the source says nothing, or is gone: a destroyed ship leaves its loot only."""
    match line.type:
        case Type.TRANSFER if line.reason:
            return say("bp.book.payment_for", player=player, reason=line.reason)
        case Type.ADJUST if line.source == OVER_TIME:
            return say("bp.book.over_time", player=player)
        case Type.ADJUST if line.source == line.player:  # BP-ELIM-2
            return say("bp.book.out", player=player)
        case Type.ADJUST if line.reason:
            return say("bp.book.correction_for", player=player, reason=line.reason)
        case _:
            return PLAIN.get(line.type, PLAIN[Type.ADJUST])(player)


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
