"""Shared rule chapters that a match of Parsec includes: clock, title, enforcement and the rest."""

from collections.abc import Mapping

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.clock import Watch
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import LEVELS
from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match import changes, handler
from bp_desktop.games.parsec.match.events import (
    ActionsClosed,
    ParsecEnded,
    ParsecTurnBegan,
    ProductionPaid,
)
from bp_desktop.games.parsec.match.lookup import (
    named_player,
    require_paid,
    require_player,
    require_seated,
)
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared import clock, program_seats, remarks
from bp_desktop.games.shared.banker import AppointBanker, BankerRules, banker_chapter
from bp_desktop.games.shared.branching import BeginBranch, branch_chapter
from bp_desktop.games.shared.consent import consent_chapter
from bp_desktop.games.shared.house_rules import ChangeEnforcement, RenameMatch, house_chapter
from bp_desktop.games.shared.promises import (
    MakePromise,
    PromiseCommand,
    PromiseRules,
    SettlePromise,
    promise_chapter,
)
from bp_desktop.games.shared.remarks import AddRemark, RemarkCommand, RemoveRemark, remarks_chapter
from bp_desktop.games.table import Stage

TABLE_RULE = "PA-APP-39"
"""Every step is on record, and the table has the last word."""

SharedInParsec = (
    clock.ClockCommand
    | RenameMatch
    | ChangeEnforcement
    | PromiseCommand
    | AppointBanker
    | RemarkCommand
    | BeginBranch
    | program_seats.ChangeSeat
)


def _paid(match: ParsecMatch, player: PlayerId, owed: Purse) -> Postings:
    require_paid(match, player, owed, TABLE_RULE)
    return (Posting(player, ParsecPosting.CORRECTION, -owed, source="over_time"),)


MONEY = clock.ClockMoney(lambda match: match.tables.resources, _paid, changes.post)
CLOCK = clock.clock_chapter(require_player, named_player, MONEY)
HOUSE = house_chapter(TABLE_RULE)
CONSENT = consent_chapter(named_player)
PROMISES = promise_chapter(PromiseRules(require_player, named_player, TURN_PARTS))
BANKER = banker_chapter(
    BankerRules(require_player, named_player, lambda match: match.survivors, TABLE_RULE)
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
HANDLERS: handler.ParsecHandlers = {
    kind: handler.ParsecHandler(judge, WHEN[kind], in_fight=True)
    for chapter in CHAPTERS
    for kind, judge in chapter.judges.items()
}


def is_aside(command: object) -> bool:
    """What is said beside the play."""
    beside = isinstance(command, SettlePromise | BeginBranch | program_seats.ChangeSeat)
    return beside or clock.is_aside(command) or remarks.is_aside(command)


def going_on(match: ParsecMatch, command: object) -> clock.ResumeClock | None:
    """A clock runs in play alone, and what is said about promises or a banker is no play."""
    if match.stage is not Stage.PLAY or isinstance(command, MakePromise | AppointBanker):
        return None
    return clock.going_on(match.clock, command)


def watched(watch: Watch, event: object) -> Watch:
    """Whose time runs after an event."""
    match event:
        case ParsecTurnBegan():
            part = TurnPart.PRODUCTION
            return replace(watch, seat=event.player, turn=event.number, phase=part, playing=True)
        case ProductionPaid():
            return replace(watch, phase=TurnPart.ACTIONS)
        case ActionsClosed():
            return replace(watch, phase=TurnPart.PURCHASES)
        case ParsecEnded():
            return replace(watch, playing=False)
        case _:
            return clock.watched(watch, event)
