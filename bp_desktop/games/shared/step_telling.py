"""Tellers of a step, event by event: by a table from type of event to who tells it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from bp_desktop.core.dice import Roll
from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import E, T
from bp_desktop.games.table import ThrownDie


class ToldStep(Generic[E], NamedTuple):
    """All that happened in a step, for what one of its events cannot tell alone."""

    events: Sequence[E]
    rolls: Sequence[Roll]

    def roll(self, purpose: str, at: int = 0) -> Roll | None:
        """The die that was thrown for something, or so many after it."""
        thrown = [one for one in self.rolls if one.purpose == purpose]
        return thrown[at] if at < len(thrown) else None

    def die(self, purpose: str, seat: SeatId | None, face: int, at: int = 0) -> ThrownDie | None:
        """As it lies there; None where no die was thrown, as for a face that a correction has."""
        roll = self.roll(purpose, at)
        return ThrownDie(seat, roll.die, face, roll.origin == "hand") if roll is not None else None


Tellers = Mapping[type, Callable[[Any, Any, ToldStep[Any]], T | None]]
"""By type of event: the state before the step, the event and its step. Who is asked may find that
there is nothing to tell."""


def told_by(
    tellers: Tellers[T],
) -> Callable[[Any, Sequence[Any], Sequence[Roll]], tuple[T, ...]]:
    """Moments, turning points and the like of a step, in its order."""

    def told(state: Any, events: Sequence[Any], rolls: Sequence[Roll]) -> tuple[T, ...]:
        step = ToldStep(events, rolls)
        found = (
            tell(state, event, step)
            for event in events
            if (tell := tellers.get(type(event))) is not None
        )
        return tuple(one for one in found if one is not None)

    return told
