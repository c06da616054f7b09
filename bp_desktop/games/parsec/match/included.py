"""Shared rule chapters in a match of Parsec, and whose time runs on its clock."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.clock import Watch
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match import changes, events as e, lookup
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared import clock
from bp_desktop.games.shared.included import TableCustoms, include

TABLE_RULE = "PA-APP-39"
"""Every step is on record, and the table has the last word."""


def _paid(match: ParsecMatch, player: PlayerId, owed: Purse) -> Postings:
    lookup.require_paid(match, player, owed, TABLE_RULE)
    return (Posting(player, ParsecPosting.CORRECTION, -owed, source=clock.OVER_TIME),)


CUSTOMS = TableCustoms(
    lookup.require_player,
    lookup.require_seated,
    lookup.named_player,
    TURN_PARTS,
    TABLE_RULE,
    clock.ClockMoney(lambda match: match.tables.resources, _paid, changes.post),
)
HANDLERS, EVOLVERS, TELLERS = include(CUSTOMS)


def watched(watch: Watch, event: object) -> Watch:
    """Whose time runs after an event."""
    match event:
        case e.ParsecTurnBegan():
            part = TurnPart.PRODUCTION
            return replace(watch, seat=event.player, turn=event.number, phase=part, playing=True)
        case e.ProductionPaid():
            return replace(watch, phase=TurnPart.ACTIONS)
        case e.ActionsClosed():
            return replace(watch, phase=TurnPart.PURCHASES)
        case e.ParsecEnded():
            return replace(watch, playing=False)
        case _:
            return clock.watched(watch, event)
