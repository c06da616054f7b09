"""Looking back on a whole match: who held what when, its key moments, counts and luck."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Generic, NamedTuple

from bp_desktop.core.dice import Roll
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact
from bp_desktop.core.type_variables import E, S
from bp_desktop.core.work import Work
from bp_desktop.games.remembered import TurningPoint
from bp_desktop.games.table import TableGame

MOST_MOMENTS = 6

Happened = tuple[Sequence[E], Sequence[Roll]]
"""The events of a step, and its dice."""


class HeldSpan(NamedTuple):
    """How long somebody held a thing."""

    begins: int
    """How many steps had happened when it began."""
    seat: SeatId | None


class HeldThing(NamedTuple):
    """A thing, and who held it one after the other; the first span begins when it is there."""

    id: str
    name: Fact
    spans: tuple[HeldSpan, ...]


class RoundStart(NamedTuple):
    round: int
    begins: int


class KeyMoment(NamedTuple):
    """A turning point, and when it was."""

    place: int
    """How many steps had happened just after it."""
    round: int
    point: TurningPoint


class LookBack(NamedTuple):
    """What a match is remembered by, worked out once."""

    last: int
    """The number of its steps."""
    rounds: tuple[RoundStart, ...]
    held: tuple[HeldThing, ...]
    moments: tuple[KeyMoment, ...]
    """The few that changed most, as they happened."""
    counts: tuple[Mapping[SeatId, int], ...]
    """For each of the game's journal counts."""
    surplus: Mapping[SeatId, Fraction]
    """How many more tries went well than were to be expected; whoever never tried is not there."""

    def at(self, place: float) -> float:
        """Where a place lies on an axis on which every round is as wide as the others: 2.5 is the
        middle of the third."""
        ends = (*(one.begins for one in self.rounds[1:]), self.last)
        for number, (one, end) in enumerate(zip(self.rounds, ends, strict=True)):
            if place < end or number == len(self.rounds) - 1:
                share = (place - one.begins) / max(end - one.begins, 1)
                return number + min(max(share, 0.0), 1.0)
        return 0.0


def look_back(game: TableGame[S, Any, E], start: S, steps: Sequence[Happened[E]]) -> Work[LookBack]:
    """In slices: a long match has thousands of steps, which are those that count; `start` is the
    state before the first of them."""
    seen = _Seen(game, start)
    for place, (events, rolls) in enumerate(steps, start=1):
        seen.read(place, events, rolls)
        yield place / len(steps)
    return seen.told(len(steps))


class _Seen(Generic[S, E]):
    """Collects while a match is walked through."""

    def __init__(self, game: TableGame[S, Any, E], start: S) -> None:
        self._game = game
        self._state = start
        self._rounds: list[RoundStart] = []
        self._spans: dict[str, list[HeldSpan]] = {}
        self._source: object = None
        self._moments: list[KeyMoment] = []
        self._counts: list[dict[SeatId, int]] = [{} for _ in game.journal_counts]
        self._surplus: dict[SeatId, Fraction] = {}

    def read(self, place: int, events: Sequence[E], rolls: Sequence[Roll]) -> None:
        game, before = self._game, self._state
        points = game.turning_points(before, events, rolls)
        for counted, one in zip(self._counts, game.journal_counts, strict=True):
            for seat, number in one.counts(before, events).items():
                counted[seat] = counted.get(seat, 0) + number
        if rolls and game.luck is not None:
            self._see_luck(game.luck.charted, before, events, rolls)
        for event in events:
            self._state = game.system.evolve(self._state, event)
        turn = game.turn(self._state)
        if turn is not None and (not self._rounds or turn.round > self._rounds[-1].round):
            self._rounds.append(RoundStart(turn.round, place))
        round_ = self._rounds[-1].round if self._rounds else 0
        self._moments += (KeyMoment(place, round_, one) for one in points)
        self._see_owners(place)

    def _see_luck(
        self, charted: str, before: S, events: Sequence[E], rolls: Sequence[Roll]
    ) -> None:
        for one in self._game.chances(before, events, rolls):
            if one.purpose == charted:
                gained = int(one.success) - one.chance
                self._surplus[one.seat] = self._surplus.get(one.seat, Fraction(0)) + gained

    def _see_owners(self, place: int) -> None:
        things = self._game.possessions
        if things is None or things.source(self._state) is self._source:
            return
        self._source = things.source(self._state)
        for id_, seat in things.owners(self._state).items():
            spans = self._spans.setdefault(id_, [])
            if not spans or spans[-1].seat != seat:
                spans.append(HeldSpan(place, seat))

    def told(self, last: int) -> LookBack:
        things = self._game.possessions
        held: tuple[HeldThing, ...] = ()
        if things is not None:
            there = things.owners(self._state)
            held = tuple(
                HeldThing(id_, things.name(self._state, id_), tuple(self._spans[id_]))
                for id_ in there
                if any(one.seat is not None for one in self._spans[id_])
            )
        return LookBack(
            last,
            tuple(self._rounds),
            held,
            chosen_moments(self._moments),
            tuple(self._counts),
            self._surplus,
        )


def chosen_moments(moments: Iterable[KeyMoment], most: int = MOST_MOMENTS) -> tuple[KeyMoment, ...]:
    """The strongest one of every sort, then the strongest of the rest; as they happened. Of equal
    ones the later counts for more: it was nearer to the end."""
    found = list(moments)
    ranked = sorted(found, key=lambda one: (one.point.effect, one.place), reverse=True)
    firsts: dict[str, KeyMoment] = {}
    for one in ranked:
        firsts.setdefault(one.point.sort, one)
    chosen = list(firsts.values())
    chosen += [one for one in ranked if firsts[one.point.sort] is not one]
    kept = {id(one) for one in chosen[:most]}
    return tuple(one for one in found if id(one) in kept)
