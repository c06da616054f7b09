"""Shared rule chapters as a whole: what every match can include, and when each command fits."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, NamedTuple, get_args

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, say_each
from bp_desktop.core.origins import Origins
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.bots import LEVELS
from bp_desktop.games.shared import (
    banker,
    branching,
    clock,
    consent,
    handlers,
    house_rules,
    program_seats,
    promises,
    remarks,
)
from bp_desktop.games.shared.chapters import RuleChapter
from bp_desktop.games.system import Enforcement, GameSystem, TitleAccess
from bp_desktop.games.table import Stage

SharedCommand = (
    clock.ClockCommand
    | house_rules.RenameMatch
    | house_rules.ChangeEnforcement
    | promises.PromiseCommand
    | banker.AppointBanker
    | remarks.RemarkCommand
    | branching.BeginBranch
    | program_seats.ChangeSeat
)
"""What tables of every game can ask for."""
SharedEvent = (
    clock.ClockEvent
    | house_rules.MatchRenamed
    | house_rules.EnforcementChanged
    | consent.ConsentGiven
    | promises.PromiseEvent
    | banker.BankerAppointed
    | remarks.RemarkEvent
    | branching.BranchBegun
    | program_seats.SeatChanged
)
SHARED_NAMES = say_each("shared.command", get_args(SharedCommand))
"""What the commands are called."""
WHEN: Mapping[type, frozenset[Stage]] = {
    clock.PauseClock: handlers.PLAYING,
    clock.ResumeClock: handlers.PLAYING,
    clock.SetClock: handlers.UNDER_WAY,
    clock.SetHandicap: handlers.UNDER_WAY,
    clock.BookOverTime: handlers.PLAYING,
    house_rules.RenameMatch: handlers.BEGUN,
    house_rules.ChangeEnforcement: handlers.BEGUN,
    promises.MakePromise: handlers.UNDER_WAY,
    promises.SettlePromise: handlers.BEGUN,
    banker.AppointBanker: handlers.UNDER_WAY,
    remarks.AddRemark: handlers.BEGUN,
    remarks.RemoveRemark: handlers.BEGUN,
    branching.BeginBranch: handlers.BEGUN,
    program_seats.ChangeSeat: handlers.UNDER_WAY,
}


class TableCustoms(Generic[S], NamedTuple):
    """What a game says for all the chapters. Its match has the fields that they name, and
    `survivors`."""

    require_player: Callable[[S, SeatId], object]
    """Refuses whoever is not in the game any more."""
    require_seated: Callable[[S, SeatId], object]
    """Refuses whoever does not sit there."""
    named: Callable[[S, SeatId | None], Named]
    phases: tuple[str, ...]
    """Of an own turn, in their order."""
    rule: str
    """Lets the table decide how it plays."""
    money: clock.ClockMoney[S] | None = None
    levels: Collection[str] = LEVELS


class Included(Generic[S], NamedTuple):
    """The chapters, to be looked up by type of command or event."""

    handlers: handlers.Handlers
    evolvers: Mapping[type, Callable[[S, Any], S]]
    tellers: Mapping[type, Callable[[S, Any], Message]]


def include(customs: TableCustoms[S]) -> Included[S]:
    require, named, rule = customs.require_player, customs.named, customs.rule
    seats = attrgetter("survivors")
    chapters: tuple[RuleChapter[S], ...] = (
        clock.clock_chapter(require, named, customs.money),
        house_rules.house_chapter(rule),
        consent.consent_chapter(named),
        promises.promise_chapter(promises.PromiseRules(require, named, customs.phases)),
        banker.banker_chapter(banker.BankerRules(require, named, seats, rule)),
        remarks.remarks_chapter(customs.require_seated, named),
        branching.branch_chapter(),
        program_seats.program_seats_chapter(require, named, customs.levels),
    )
    return Included(
        handlers={
            kind: handlers.Handler(judge, WHEN[kind], in_fight=True)
            for chapter in chapters
            for kind, judge in chapter.judges.items()
        },
        evolvers={kind: evolve for one in chapters for kind, evolve in one.evolvers.items()},
        tellers={kind: tell for one in chapters for kind, tell in one.tellers.items()},
    )


def is_aside(command: object) -> bool:
    """What is said beside the play: pauses, remarks, that a promise is settled, who plays a seat,
    and where a match comes from."""
    beside = promises.SettlePromise | branching.BeginBranch | program_seats.ChangeSeat
    return isinstance(command, beside) or clock.is_aside(command) or remarks.is_aside(command)


def going_on(match: Any, command: object) -> Any:
    """A clock runs in play alone, and what is said about promises or a banker is no play."""
    beside = isinstance(command, promises.MakePromise | banker.AppointBanker)
    if match.stage is not Stage.PLAY or beside:
        return None
    return clock.going_on(match.clock, command)


_TITLE: TitleAccess[Any, Any] = TitleAccess(attrgetter("title"), house_rules.RenameMatch)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MatchSystem(GameSystem[S, C, E]):
    """The kind of document of a match that includes all the chapters."""

    aside: Callable[[C], bool] = is_aside
    prelude: Callable[[S, C | None], C | None] = going_on
    enforcement: Callable[[S], Enforcement] = attrgetter("enforcement")
    titled: TitleAccess[S, Any] | None = _TITLE
    origins: Callable[[Any], Origins] = lambda match: Origins(match.branched)
    branch: Callable[..., Any] | None = branching.BeginBranch
