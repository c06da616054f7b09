"""A broken rule on a map: where, how bad, and what would mend it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import Single
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.state import MapState


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"
    """The rules would rather not, or the dice could not have fallen so."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the problem list."""

    rule: str
    severity: Severity
    message: Message
    cells: tuple[Hex, ...] = ()
    fix: Single | None = None
    accepted: bool = False
    """The designer lives with it."""
    reason: str = ""
    """Why it was accepted."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem as it is found."""

    message: Message
    cells: tuple[Hex, ...] = ()
    fixes: Iterable[Single] = ()
    """The best first; generators work them out only if they are wanted."""
    severity: Severity = Severity.ERROR

    @property
    def rule(self) -> str:
        return self.message.rules[0]


def warning(message: Message, cells: tuple[Hex, ...] = (), fixes: Iterable[Single] = ()) -> Finding:
    return Finding(message, cells, fixes, Severity.WARNING)


def first_workable(state: MapState, fixes: Iterable[Single]) -> Single | None:
    """The best fix that can be carried out as things stand."""
    for command in fixes:
        try:
            plan(state, command)
        except Refused:
            continue
        return command
    return None


def is_scenario(content: MapContent) -> bool:
    """Whether play has begun on this map: then the numbers of the set-up no longer bind it."""
    board = content.board
    return bool(
        content.standing
        or board.ships
        or board.space
        or any(planet.structures for planet in board.planets.values())
        or any(seat.treasury is not None or seat.reserve for seat in content.seats)
    )


def without_debts(amounts: Iterable[tuple[str, int]]) -> dict[str, int]:
    return {resource: amount for resource, amount in amounts if amount > 0}
