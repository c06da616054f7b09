"""Where turns and rounds begin in the row of steps."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.chronicle.samples import Sample


class Chapter(NamedTuple):
    """One own turn of one player."""

    begins: int
    """The place, counted in steps, from which it is this player's turn."""
    turn: int
    round: int
    player: PlayerId
    opens_round: bool


def chapters_of(samples: Sequence[Sample]) -> tuple[Chapter, ...]:
    """Every own turn in order. What comes before the first is the set-up; a turn that the table
    set by hand is a chapter too."""
    found: list[Chapter] = []
    before = (0, samples[0].player)
    round_ = 0
    for place, sample in enumerate(samples):
        now = (sample.turn, sample.player)
        if now != before and sample.turn:
            opens = sample.round != round_
            found.append(Chapter(place, sample.turn, sample.round, sample.player, opens))
            round_ = sample.round
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
