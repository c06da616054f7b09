"""Chapters of the shared rules that this match includes: its clock, title and enforcement."""

from collections.abc import Mapping

from msgspec.structs import replace

from bp_desktop.core.clock import Watch
from bp_desktop.games.burning_planets.match import handler
from bp_desktop.games.burning_planets.match.events import MatchEnded, PlayBegan, TurnBegan, TurnSet
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared import clock
from bp_desktop.games.shared.house_rules import ChangeEnforcement, RenameMatch, house_chapter
from bp_desktop.games.table import Stage

CLOCK = clock.clock_chapter(require_player, named_player)
HOUSE = house_chapter("BP-APP-4")
EVOLVERS = {**CLOCK.evolvers, **HOUSE.evolvers}
TELLERS = {**CLOCK.tellers, **HOUSE.tellers}

WHEN: Mapping[type, frozenset[Stage]] = {
    clock.PauseClock: handler.PLAYING,
    clock.ResumeClock: handler.PLAYING,
    clock.SetClock: handler.UNDER_WAY,
    clock.SetHandicap: handler.UNDER_WAY,
    RenameMatch: handler.BEGUN,
    ChangeEnforcement: handler.BEGUN,
}
HANDLERS: handler.Handlers = {
    kind: handler.Handler(judge, WHEN[kind])
    for kind, judge in {**CLOCK.judges, **HOUSE.judges}.items()
}


def going_on(match: Match, command: object) -> clock.ResumeClock | None:
    """A clock runs in play alone."""
    return clock.going_on(match.clock, command) if match.stage is Stage.PLAY else None


def watched(watch: Watch, event: object) -> Watch:
    """Whose time runs after an event."""
    match event:
        case TurnBegan() | TurnSet():
            return replace(watch, seat=event.player)
        case PlayBegan():
            return replace(watch, playing=True)
        case MatchEnded():
            return replace(watch, playing=False)
        case _:
            return clock.watched(watch, event)
