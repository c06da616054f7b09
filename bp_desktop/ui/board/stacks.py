"""Stacks on a board: several pieces in one cell beside each other, each smaller than alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import T
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT

PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.62, ((-0.38, -0.18), (0.38, 0.18))),
    3: (0.55, ((0.0, -0.46), (-0.42, 0.3), (0.42, 0.3))),
}
"""By how many there are: how large each is, and where it stands, in hex sizes."""


class Stacked(NamedTuple, Generic[T]):
    """One thing where it is drawn; `size` is a part of what it would be alone."""

    thing: T
    x: float
    y: float
    size: float


def stacked(things: Sequence[T], cell: Hex) -> Iterator[Stacked[T]]:
    """The first of them, and never more than can be seen."""
    shown = things[: max(PLACES)]
    size, places = PLACES[len(shown)]
    x, y = LAYOUT.center(cell)
    for thing, (dx, dy) in zip(shown, places, strict=True):
        yield Stacked(thing, x + dx * HEX_SIZE, y + dy * HEX_SIZE, size)


def in_stacks(
    things: Iterable[T], cell_of: Callable[[T], Hex | None], order: Callable[[T], Any]
) -> Iterator[Stacked[T]]:
    """All that stand somewhere; those of one cell in this order."""
    found: dict[Hex, list[T]] = {}
    for thing in things:
        cell = cell_of(thing)
        if cell is not None:
            found.setdefault(cell, []).append(thing)
    for cell, there in found.items():
        yield from stacked(sorted(there, key=order), cell)
