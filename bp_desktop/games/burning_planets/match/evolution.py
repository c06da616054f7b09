"""Every event of a match and how it changes the state."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from bp_desktop.games.burning_planets.match import included
from bp_desktop.games.burning_planets.match.correction_events import TableEvent
from bp_desktop.games.burning_planets.match.events import PlayEvent
from bp_desktop.games.burning_planets.match.evolve import evolve_play
from bp_desktop.games.burning_planets.match.evolve_table import evolve_table
from bp_desktop.games.burning_planets.match.secret_events import SecretEvent
from bp_desktop.games.burning_planets.match.secrets import evolve_secret
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.shared.clock import ClockEvent
from bp_desktop.games.shared.house_rules import EnforcementChanged, MatchRenamed

Event = PlayEvent | TableEvent | SecretEvent | ClockEvent | MatchRenamed | EnforcementChanged

Evolver = Callable[[Match, Any], Match]

EVOLVERS: Mapping[type, Evolver] = {
    **dict.fromkeys(get_args(PlayEvent), evolve_play),
    **dict.fromkeys(get_args(TableEvent), evolve_table),
    **dict.fromkeys(get_args(SecretEvent), evolve_secret),
    **included.EVOLVERS,
}


def evolve(match: Match, event: MatchEvent) -> Match:
    return EVOLVERS[type(event)](match, event)


def evolve_all(match: Match, events: Iterable[MatchEvent]) -> Match:
    for event in events:
        match = EVOLVERS[type(event)](match, event)
    return match
