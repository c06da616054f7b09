"""The match as a kind of document: which command is judged by whom, and what it leads to."""

from collections.abc import Callable, Mapping
from typing import Any, cast, get_args

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.match.commands import PlayCommand
from bp_desktop.games.burning_planets.match.correction_commands import TableCommand
from bp_desktop.games.burning_planets.match.correction_events import TableEvent
from bp_desktop.games.burning_planets.match.events import PlayEvent
from bp_desktop.games.burning_planets.match.evolve import evolve_play
from bp_desktop.games.burning_planets.match.evolve_table import evolve_table
from bp_desktop.games.burning_planets.match.handler import Handler, Objections
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match, Stage
from bp_desktop.games.system import GameSystem

Command = PlayCommand | TableCommand
Event = PlayEvent | TableEvent

HANDLERS: Mapping[type, Handler[Any]] = {}

EVOLVERS: Mapping[type, Callable[[Match, Any], Match]] = {
    **dict.fromkeys(get_args(PlayEvent), evolve_play),
    **dict.fromkeys(get_args(TableEvent), evolve_table),
}


def check(match: Match, command: Command) -> Objections:
    handler = HANDLERS[type(command)]
    if match.stage not in handler.stages:
        raise Refused(_too_early_or_late(match))
    return handler.check(match, command)


def carry_out(match: Match, command: Command, dice: Dice) -> tuple[Event, ...]:
    happenings = HANDLERS[type(command)].carry_out(match, command, dice)
    return cast("tuple[Event, ...]", happenings)


def evolve(match: Match, event: Event) -> Match:
    return EVOLVERS[type(event)](match, event)


def _too_early_or_late(match: Match) -> Message:
    match match.stage:
        case Stage.NEW:
            return say("setup.no_match_yet", "BP-SETUP-3")
        case Stage.SETUP:
            return say("setup.not_finished", "BP-SETUP-3")
        case Stage.PLAY:
            return say("setup.play_has_begun", "BP-SETUP-3")
        case Stage.OVER:
            return say("victory.match_is_over", "BP-WIN-3")


def match_system() -> GameSystem[Match, Command, Event]:
    return GameSystem(
        id="burning_planets.match",
        commands=Command,
        events=Event,
        start=NEW_MATCH,
        check=check,
        carry_out=carry_out,
        evolve=evolve,
        enforcement=lambda match: match.enforcement,
        summary=lambda match: say(
            "match.summary", players=len(match.players), round=match.turn.round
        ),
    )
