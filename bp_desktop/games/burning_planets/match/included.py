"""Shared rule chapters that this match includes: clock, title, enforcement and consent."""

from collections.abc import Mapping

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.clock import Watch
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import LEVELS
from bp_desktop.games.burning_planets.ids import PHASES, PlayerId
from bp_desktop.games.burning_planets.match import changes, handler
from bp_desktop.games.burning_planets.match.events import (
    MatchEnded,
    PhaseEntered,
    PlayBegan,
    TurnBegan,
    TurnSet,
)
from bp_desktop.games.burning_planets.match.lookup import (
    named_player,
    require_player,
    require_seated,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared import clock, program_seats, remarks
from bp_desktop.games.shared.banker import AppointBanker, BankerRules, banker_chapter
from bp_desktop.games.shared.branching import BeginBranch, branch_chapter
from bp_desktop.games.shared.consent import consent_chapter
from bp_desktop.games.shared.house_rules import ChangeEnforcement, RenameMatch, house_chapter
from bp_desktop.games.shared.promises import (
    MakePromise,
    PromiseRules,
    SettlePromise,
    promise_chapter,
)
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark, remarks_chapter
from bp_desktop.games.table import Stage

OVER_TIME = "over_time"
"""The source of a correction that pays for it: the rules know no other reasons (BP-APP-2)."""


def _paid(match: Match, player: PlayerId, owed: Purse) -> Postings:
    missing = match.players[player].treasury.missing(owed)
    if missing:
        name = named_player(match, player)
        raise Refused(say("bp.correction.below_nothing", "BP-RES-3", player=name, missing=missing))
    return (Posting(player, PostingType.ADJUST, -owed, source=OVER_TIME),)


MONEY = clock.ClockMoney(lambda match: match.tables.resources, _paid, changes.post)
CLOCK = clock.clock_chapter(require_player, named_player, MONEY)
HOUSE = house_chapter("BP-APP-4")
CONSENT = consent_chapter(named_player)
PROMISES = promise_chapter(PromiseRules(require_player, named_player, PHASES))
BANKER = banker_chapter(
    BankerRules(require_player, named_player, lambda match: match.survivors, "BP-APP-4")
)
REMARKS = remarks_chapter(require_seated, named_player)
BRANCHES = branch_chapter()
SEATS = program_seats.program_seats_chapter(require_player, named_player, LEVELS)
CHAPTERS = (CLOCK, HOUSE, CONSENT, PROMISES, BANKER, REMARKS, BRANCHES, SEATS)
EVOLVERS = {kind: evolve for one in CHAPTERS for kind, evolve in one.evolvers.items()}
TELLERS = {kind: tell for one in CHAPTERS for kind, tell in one.tellers.items()}

WHEN: Mapping[type, frozenset[Stage]] = {
    clock.PauseClock: handler.PLAYING,
    clock.ResumeClock: handler.PLAYING,
    clock.SetClock: handler.UNDER_WAY,
    clock.SetHandicap: handler.UNDER_WAY,
    clock.BookOverTime: handler.PLAYING,
    RenameMatch: handler.BEGUN,
    ChangeEnforcement: handler.BEGUN,
    MakePromise: handler.UNDER_WAY,
    SettlePromise: handler.BEGUN,
    AppointBanker: handler.UNDER_WAY,
    AddRemark: handler.BEGUN,
    RemoveRemark: handler.BEGUN,
    BeginBranch: handler.BEGUN,
    program_seats.ChangeSeat: handler.UNDER_WAY,
}
HANDLERS: handler.Handlers = {
    kind: handler.Handler(judge, WHEN[kind])
    for chapter in CHAPTERS
    for kind, judge in chapter.judges.items()
}


def is_aside(command: object) -> bool:
    """What is said beside the play: pauses, remarks, that a promise is settled, who plays a seat,
    and where a match comes from."""
    beside = isinstance(command, SettlePromise | BeginBranch | program_seats.ChangeSeat)
    return beside or clock.is_aside(command) or remarks.is_aside(command)


def going_on(match: Match, command: object) -> clock.ResumeClock | None:
    """A clock runs in play alone, and what is said about promises or a banker is no play."""
    if match.stage is not Stage.PLAY or isinstance(command, MakePromise | AppointBanker):
        return None
    return clock.going_on(match.clock, command)


def watched(watch: Watch, event: object) -> Watch:
    """Whose time runs after an event."""
    match event:
        case TurnBegan() | TurnSet():
            return replace(watch, seat=event.player, turn=event.number, phase=event.phase)
        case PhaseEntered():
            return replace(watch, phase=event.phase)
        case PlayBegan():
            return replace(watch, playing=True)
        case MatchEnded():
            return replace(watch, playing=False)
        case _:
            return clock.watched(watch, event)
