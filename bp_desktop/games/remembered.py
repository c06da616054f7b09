"""Memories of a match, as its game tells them: possessions, counts and turning points."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message
from bp_desktop.core.type_variables import E, S


class Possessions(Generic[S], NamedTuple):
    """Things that one seat holds at a time, such as planets: for the time line of a match."""

    title: Message
    owners: Callable[[S], Mapping[str, SeatId | None]]
    """Who holds each of them, by its id, in the order in which they are shown."""
    source: Callable[[S], object]
    """The part of a state that the owners hang on: while it is the same, so are they."""
    name: Callable[[S, str], Fact]


class JournalCount(Generic[S, E], NamedTuple):
    """Something that is counted for every seat over a whole match, such as what it destroyed."""

    id: str
    name: Message
    counts: Callable[[S, Sequence[E]], Mapping[SeatId, int]]
    """What one step adds: the state before it, and its events."""


class TurningPoint(NamedTuple):
    """Something that a match is remembered by: only what the room may know."""

    sort: str
    """What kind of thing it was: of the strongest ones, no kind comes twice before all others."""
    effect: int
    """How much it changed: the larger, the more."""
    words: Message
    seat: SeatId | None = None
    """In whose colour it is shown."""
    icon: str = ""
