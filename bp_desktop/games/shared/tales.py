"""The tale of a match: every own turn in short, collected while its events are walked through."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named
from bp_desktop.core.type_variables import E, S
from bp_desktop.games.shared import clock
from bp_desktop.games.table import TurnSummary

UNTOLD_CLOCK: Mapping[type, str] = dict.fromkeys(
    (clock.ClockPaused, clock.ClockResumed, clock.ClockSet, clock.HandicapSet),
    "time is no part of the story",
)
"""What no tale tells, and why."""


class TurnBeginning(Protocol):
    """The event that begins an own turn."""

    @property
    def player(self) -> SeatId: ...

    @property
    def round(self) -> int: ...


B = TypeVar("B", bound=TurnBeginning)


class OwnTurnTale:
    """What happens in one own turn; a game adds what it tells in its own way."""

    def __init__(self, begins: int, began: TurnBeginning) -> None:
        self._begins, self.player, self._round = begins, began.player, began.round
        self.movers: set[str] = set()
        self.built: list[Named] = []
        self.lost: dict[tuple[Named | None, Named], list[Named]] = {}
        """What somebody destroyed of somebody's."""
        self.corrected = 0
        self.decided: list[Message] = []
        """Something changed hands for good, or somebody is out."""

    def lose(self, by: Named | None, owner: Named, thing: Named) -> None:
        self.lost.setdefault((by, owner), []).append(thing)

    def summary(self, told: Iterable[Message]) -> TurnSummary:
        happened = (*told, *self.decided)
        return TurnSummary(
            self._begins, self.player, self._round, happened, decisive=bool(self.decided)
        )


TurnTale = TypeVar("TurnTale", bound=OwnTurnTale)


def walk_turns(
    before: S,
    steps: Iterable[Sequence[E]],
    evolve: Callable[[S, E], S],
    began: type[B],
    begin: Callable[[int, B], TurnTale],
    see: Callable[[TurnTale, S, E], None],
) -> tuple[S, list[TurnTale]]:
    """Every turn that begins in these steps, having seen what happened in it, with the state after
    the last of them."""
    turns = list[TurnTale]()
    for place, events in enumerate(steps, start=1):
        for event in events:
            if isinstance(event, began):
                turns.append(begin(place, event))
            elif turns:
                see(turns[-1], before, event)
            before = evolve(before, event)
    return before, turns


def player_exits(
    began: type[Any], out: type[Any], told: Callable[[Any, int], Message]
) -> Callable[[Iterable[Sequence[Any]]], Mapping[SeatId, Message]]:
    """How those went who are out, the first one first, by the event and the round of it; the steps
    are those that count."""

    def exits(steps: Iterable[Sequence[Any]]) -> Mapping[SeatId, Message]:
        return dict(_exits(steps))

    def _exits(steps: Iterable[Sequence[Any]]) -> Iterator[tuple[SeatId, Message]]:
        round_ = 0
        for events in steps:
            for event in events:
                if isinstance(event, began):
                    round_ = event.round
                elif isinstance(event, out):
                    yield event.player, told(event, round_)

    return exits
