"""Who left the game when, and how."""

from collections.abc import Iterable
from typing import NamedTuple

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import PlayerEliminated, TurnBegan
from bp_desktop.games.burning_planets.match.evolution import Event


class Fate(NamedTuple):
    """How somebody went."""

    round: int
    conceded: bool


def fates(steps: Iterable[Iterable[Event]]) -> dict[PlayerId, Fate]:
    """Those who are out, the first one first; the steps are those that count."""
    found: dict[PlayerId, Fate] = {}
    round_ = 0
    for events in steps:
        for event in events:
            if isinstance(event, TurnBegan):
                round_ = event.round
            elif isinstance(event, PlayerEliminated):
                found[event.player] = Fate(round_, event.conceded)
    return found
