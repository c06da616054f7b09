"""Annals of a match: turns, figures, throws and chances, step by step; knows no Qt."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import nan
from operator import is_
from typing import Any, Generic, NamedTuple

from bp_desktop.core.dice import Origin, Roll
from bp_desktop.core.ids import SeatId
from bp_desktop.core.luck import Luck, luck
from bp_desktop.core.messages import Message
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import E, S
from bp_desktop.games.table import Chance, Figure, Stage, TableGame, Throw, Turn

SURPLUS = "hits_above_expected"
"""The id of the chart that no state tells: see `LuckTopics.charted`."""


class Visibility(NamedTuple):
    """What the table may see now of what was hidden: all of it once it looks after the match;
    before, only where books were open then and are open now."""

    now_open: bool
    revealed: bool


class Sample(NamedTuple):
    """A match in figures, after some step. What has not changed is shared with the sample before,
    so that thousands of them cost little."""

    turn: Turn | None
    """None before the first; after the end, the last one."""
    is_open: bool
    """Whether nothing was hidden then."""
    figures: tuple[Mapping[SeatId, Figure], ...]
    """One for each measure of the game."""
    surplus: Mapping[SeatId, Fraction]
    """How many more tries went well so far than were to be expected."""

    def may_be_seen(self, sight: Visibility) -> bool:
        return sight.revealed or (sight.now_open and self.is_open)


class ThrowRecord(NamedTuple):
    """A die as it fell, and when."""

    place: int
    seq: int
    """The step of the journal."""
    turn: Turn | None
    throw: Throw


class Annals(Generic[S, E]):
    """Reads a match step by step and keeps a sample for every place in it.

    Place 0 is before the first step. Reading goes on where it stopped: after `cut` from there.
    """

    def __init__(self, game: TableGame[S, Any, E]) -> None:
        self.game = game
        self._places = {one.id: place for place, one in enumerate(game.measures)}
        self._state = game.system.start
        self._sources = self._sources_now()
        figures = tuple(one.values(self._state) for one in game.measures)
        self.samples: list[Sample] = [Sample(None, False, figures, {})]
        self.steps: list[int] = []
        """The seq of each step read."""
        self.throws: list[ThrowRecord] = []
        self.chances: list[tuple[int, Chance]] = []
        """With the place after the step."""

    @property
    def last(self) -> int:
        """The last place."""
        return len(self.steps)

    def read(self, seq: int, events: Sequence[E], rolls: Sequence[Roll]) -> None:
        game, before, place = self.game, self._state, self.last + 1
        chances = game.chances(before, events, rolls)
        turn = self.samples[-1].turn
        self.throws += (
            ThrowRecord(place, seq, turn, one) for one in game.throws(before, events, rolls)
        )
        self.chances += ((place, one) for one in chances)
        for event in events:
            self._state = game.system.evolve(self._state, event)
        self.samples.append(self._next(chances))
        self.steps.append(seq)

    def cut(self, place: int, state: S) -> None:
        """Forget what comes after a place, where the match stands as given."""
        self._state = state
        self._sources = self._sources_now()
        del self.samples[place + 1 :], self.steps[place:]
        self.throws = [one for one in self.throws if one.place <= place]
        self.chances = [one for one in self.chances if one[0] <= place]

    def _sources_now(self) -> list[tuple[object, ...]]:
        """What the figures of each measure are worked out from."""
        return [one.source(self._state) for one in self.game.measures]

    def _next(self, chances: Sequence[Chance]) -> Sample:
        """Works out again only what the step can have changed."""
        game, after, last = self.game, self._state, self.samples[-1]
        turn = game.turn(after)
        if turn is None and game.stage(after) is Stage.OVER:
            turn = last.turn
        before, self._sources = self._sources, self._sources_now()
        figures = tuple(
            old if all(map(is_, was, now)) else one.values(after)
            for one, old, was, now in zip(
                game.measures, last.figures, before, self._sources, strict=True
            )
        )
        return Sample(turn, not game.hides(after), figures, self._surplus(last.surplus, chances))

    def _surplus(
        self, so_far: Mapping[SeatId, Fraction], chances: Sequence[Chance]
    ) -> Mapping[SeatId, Fraction]:
        topics = self.game.luck
        for one in chances:
            if topics is not None and one.purpose == topics.charted:
                gained = int(one.success) - one.chance
                so_far = {**so_far, one.seat: so_far.get(one.seat, Fraction(0)) + gained}
        return so_far

    # --- figures

    @property
    def titles(self) -> dict[str, Message]:
        """What there is a chart of, by id."""
        found = {one.id: one.title for one in self.game.measures}
        return found if self.game.luck is None else {**found, SURPLUS: self.game.luck.title}

    @property
    def in_resources(self) -> frozenset[str]:
        """The charts in which one resource can be looked at by itself."""
        return frozenset(one.id for one in self.game.measures if one.in_resources)

    def values(self, sample: Sample, subject: str) -> Mapping[SeatId, Figure]:
        return sample.surplus if subject == SURPLUS else sample.figures[self._places[subject]]

    def changes(self, subject: str) -> Iterator[tuple[int, Sample]]:
        """The places at which figures may be others than before, or hidden otherwise, from the
        first step on."""
        values: object = None
        was_open = False
        for place, sample in enumerate(self.samples[1:], start=1):
            now = self.values(sample, subject)
            if now is not values or sample.is_open != was_open:
                values, was_open = now, sample.is_open
                yield place, sample

    def is_hidden(self, sample: Sample, subject: str, sight: Visibility) -> bool:
        if subject == SURPLUS or not self.game.measures[self._places[subject]].secret:
            return False
        return not sample.may_be_seen(sight)

    def figure(
        self, sample: Sample, subject: str, seat: SeatId, resource: str, sight: Visibility
    ) -> int | float | None:
        """None: hidden. `resource` "" stands for all of them together."""
        if self.is_hidden(sample, subject, sight):
            return None
        found = self.values(sample, subject).get(seat, 0)
        if isinstance(found, Purse):
            return found[resource] if resource else found.total
        return float(found) if subject == SURPLUS or isinstance(found, Fraction) else found


# --- turns


class Chapter(NamedTuple):
    """One own turn of one seat."""

    begins: int
    """The place, counted in steps, from which it is this seat's turn."""
    turn: int
    round: int
    seat: SeatId
    opens_round: bool


def chapters_of(samples: Sequence[Sample]) -> tuple[Chapter, ...]:
    """Every own turn in order. What comes before the first is the set-up; a turn that the table
    set by hand is a chapter too."""
    found: list[Chapter] = []
    before: tuple[int, SeatId] | None = None
    for place, sample in enumerate(samples):
        turn = sample.turn
        now = (turn.number, turn.seat) if turn is not None else None
        if turn is not None and now != before:
            opens = not found or turn.round != found[-1].round
            found.append(Chapter(place, turn.number, turn.round, turn.seat, opens))
        before = now
    return tuple(found)


def chapter_at(chapters: Sequence[Chapter], place: int) -> Chapter | None:
    """The turn a place lies in; None during the set-up."""
    index = bisect_right(chapters, place, key=lambda one: one.begins)
    return chapters[index - 1] if index else None


def turn_before(chapters: Sequence[Chapter], place: int) -> int:
    """Where the turn begins, or the one before if this is its beginning; 0 before the first."""
    return max((one.begins for one in chapters if one.begins < place), default=0)


def turn_after(chapters: Sequence[Chapter], place: int, last: int) -> int:
    """Where the next turn begins, or the end."""
    return min((one.begins for one in chapters if one.begins > place), default=last)


# --- luck


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """How one seat's tries went with one kind of dice."""

    seat: SeatId
    origin: Origin
    whole: Luck
    parts: dict[str, Luck]
    """By purpose; only what was tried."""


def fortunes(
    seats: Iterable[SeatId], purposes: Iterable[str], chances: Iterable[Chance]
) -> tuple[SeatLuck, ...]:
    """In the order of the seats; dice of the program and of the hand apart."""
    sorted_: dict[tuple[SeatId, Origin], list[Chance]] = {}
    for one in chances:
        sorted_.setdefault((one.seat, one.origin), []).append(one)
    origins: tuple[Origin, ...] = ("app", "hand")
    order = tuple(purposes)
    return tuple(
        _fortune(seat, origin, order, sorted_[seat, origin])
        for seat in seats
        for origin in origins
        if (seat, origin) in sorted_
    )


def _fortune(
    seat: SeatId, origin: Origin, purposes: Iterable[str], chances: list[Chance]
) -> SeatLuck:
    parts = {
        purpose: luck([(one.chance, one.success) for one in chances if one.purpose == purpose])
        for purpose in purposes
        if any(one.purpose == purpose for one in chances)
    }
    return SeatLuck(seat, origin, luck([(one.chance, one.success) for one in chances]), parts)


# --- lines of charts


class ChartLine(NamedTuple):
    """Corners of a line that keeps its level until something changes; nan where it is hidden."""

    places: list[float]
    levels: list[float]

    @property
    def is_hidden(self) -> bool:
        return all(level != level for level in self.levels)  # noqa: PLR0124 - nan differs from itself


def lines_of(
    annals: Annals[Any, Any],
    subject: str,
    seats: Iterable[SeatId],
    resource: str,
    sight: Visibility,
) -> dict[SeatId, ChartLine]:
    """The line of each seat in one chart."""
    changes = list(annals.changes(subject))
    return {seat: _line(annals, changes, subject, seat, resource, sight) for seat in seats}


def _line(
    annals: Annals[Any, Any],
    changes: Iterable[tuple[int, Sample]],
    subject: str,
    seat: SeatId,
    resource: str,
    sight: Visibility,
) -> ChartLine:
    """Only where something changes there are corners: few, however long the match. It begins with
    the match, after the first step."""
    places: list[float] = []
    levels: list[float] = []
    level: float | None = None
    for place, sample in changes:
        figure = annals.figure(sample, subject, seat, resource, sight)
        new = nan if figure is None else float(figure)
        if new == level or (new != new and level != level):  # noqa: PLR0124 - both hidden
            continue
        if level is not None:
            places.append(place)
            levels.append(level)
        places.append(place)
        levels.append(new)
        level = new
    places.append(annals.last)
    levels.append(nan if level is None else level)
    return ChartLine(places, levels)
