"""Count the cash: which entries explain that a player counts something else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse

MOST_LINES = 2
"""More forgotten entries than this at once are not looked for: anything would fit."""
RECENT = 60
MOST_ANSWERS = 8


@dataclass(frozen=True, slots=True)
class Explanation:
    """Entries that the counted notes seem not to know, or to know twice."""

    lines: tuple[BookLine, ...]
    twice: bool
    """True: as if they had been paid or taken twice; False: not at all."""
    partly: bool = False
    """Only of the kinds that differ: of a price, say, the metal was forgotten."""


def difference(booked: Purse, counted: Purse) -> Purse:
    """What the notes have more than the book; less is negative."""
    return counted - booked


def explanations(
    lines: Sequence[BookLine], player: SeatId, booked: Purse, counted: Purse
) -> tuple[Explanation, ...]:
    """Few and recent entries first; empty if the notes agree or nothing explains them."""
    gap = difference(booked, counted)
    if not gap:
        return ()
    own = [line for line in lines if line.player == player][-RECENT:]
    own.reverse()
    for found in (
        _sums(own, gap, 1),
        _parts(own, gap),
        *(_sums(own, gap, count) for count in range(2, MOST_LINES + 1)),
    ):
        answers = tuple(islice(found, MOST_ANSWERS))
        if answers:
            return answers
    return ()


def _sums(own: Sequence[BookLine], gap: Purse, count: int) -> Iterator[Explanation]:
    """So many entries that come to the difference together."""
    for chosen in combinations(own, count):
        moved = chosen[0].amounts
        for line in chosen[1:]:
            moved = moved + line.amounts
        if moved in (gap, -gap):
            yield Explanation(chosen, twice=moved == gap)


def _parts(own: Sequence[BookLine], gap: Purse) -> Iterator[Explanation]:
    """Entries that come to it in the kinds that differ, whatever else they moved."""
    for line in own:
        moved = Purse.of({kind: line.amounts[kind] for kind, _ in gap})
        if moved in (gap, -gap):
            yield Explanation((line,), twice=moved == gap, partly=True)
