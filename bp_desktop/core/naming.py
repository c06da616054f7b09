"""Names for what a step makes: ids from the step's number, and numbers that people see on pieces.

A replay carries a step out again under its old number, so everything it makes answers to the same
id as before; striking or inserting a step never makes another thing answer to an old name.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import NamedTuple

import msgspec


class PieceNumber(NamedTuple):
    """The number that a step gave to a piece."""

    thing: str
    """The id of the piece."""
    series: str
    """Whose pieces are numbered together: their owner."""
    number: int


class StepNames(msgspec.Struct, frozen=True):
    """What a step may call the things it makes."""

    seq: int
    """The number of the step, the same at every replay."""
    given: Mapping[str, int] = {}
    """On a replay: the number each thing bore last time, by id."""
    taken: Mapping[str, frozenset[int]] = {}
    """On a replay: the numbers that other steps have given, earlier and later ones, by series."""

    def ids(self) -> Iterator[str]:
        """As many ids as the step needs, in their order."""
        return (f"{self.seq}.{place}" for place in count(1))

    def number(self, thing: str, series: str, highest: int) -> int:
        """The number for a new piece: the one it bore last time, if nobody else has it now;
        otherwise one more than the highest, here and in all other steps."""
        kept, taken = self.given.get(thing), self.taken.get(series, frozenset())
        if kept is not None and kept not in taken:
            return kept
        return max(highest, *taken, 0) + 1


def numbers_by_series(numbers: Iterable[PieceNumber]) -> dict[str, frozenset[int]]:
    """The numbers in use, for `StepNames.taken`."""
    found: dict[str, set[int]] = {}
    for one in numbers:
        found.setdefault(one.series, set()).add(one.number)
    return {series: frozenset(used) for series, used in found.items()}
