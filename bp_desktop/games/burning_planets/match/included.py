"""Shared rule chapters in a match of Burning Planets, and whose time runs on its clock."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.clock import Watch
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PHASES, PlayerId
from bp_desktop.games.burning_planets.match import changes, events as e
from bp_desktop.games.burning_planets.match.lookup import (
    named_player,
    require_player,
    require_seated,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared import clock
from bp_desktop.games.shared.included import TableCustoms, include


def _paid(match: Match, player: PlayerId, owed: Purse) -> Postings:
    missing = match.players[player].treasury.missing(owed)
    if missing:
        name = named_player(match, player)
        raise Refused(say("bp.correction.below_nothing", "BP-RES-3", player=name, missing=missing))
    return (Posting(player, PostingType.ADJUST, -owed, source=clock.OVER_TIME),)


MONEY = clock.ClockMoney(lambda match: match.tables.resources, _paid, changes.post)
CUSTOMS = TableCustoms(require_player, require_seated, named_player, PHASES, "BP-APP-4", MONEY)
HANDLERS, EVOLVERS, TELLERS = include(CUSTOMS)


def watched(watch: Watch, event: object) -> Watch:
    """Whose time runs after an event."""
    match event:
        case e.TurnBegan() | e.TurnSet():
            return replace(watch, seat=event.player, turn=event.number, phase=event.phase)
        case e.PhaseEntered():
            return replace(watch, phase=event.phase)
        case e.PlayBegan():
            return replace(watch, playing=True)
        case e.MatchEnded():
            return replace(watch, playing=False)
        case _:
            return clock.watched(watch, event)
