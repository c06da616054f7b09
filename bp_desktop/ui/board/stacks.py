"""Stacks on a board: several pieces in one cell beside each other, each smaller than alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import T
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.pieces import PLATE, SMALLEST_PLATE

PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.62, ((-0.38, -0.18), (0.38, 0.18))),
    3: (0.55, ((0.0, -0.46), (-0.42, 0.3), (0.42, 0.3))),
}
"""By how many there are: how large each is, and where it stands, in hex sizes."""


KEPT, KEPT_NEAR = 18.0, 26.0
"""Pixels of the plates in a stack with nothing beside it, however small the cells are."""


class Stacked(NamedTuple, Generic[T]):
    """One thing where it is drawn; `size` is a part of what it would be alone."""

    thing: T
    x: float
    y: float
    size: float
    kept: float = 0.0
    """Pixels below which its plate does not shrink; 0: it stays within its cell."""


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


def with_room(
    placed: Sequence[Stacked[T]],
    cell_of: Callable[[T], Hex | None],
    pixel: float,
    least: float = KEPT,
) -> Iterator[Stacked[T]]:
    """From afar: what has nothing beside it stays large enough to be told apart, and where it
    stands in a stack moves away from the others; the rest keeps to its cell, so that nothing hides
    its neighbours. `pixel` is one of the screen on the board; `least` is for plates of stacks."""
    taken = {cell_of(one.thing) for one in placed}
    for one in placed:
        cell = cell_of(one.thing)
        if cell is None or not taken.isdisjoint(cell.neighbors()):
            yield one
        elif one.size == 1.0:
            yield one._replace(kept=SMALLEST_PLATE)
        else:
            x, y = LAYOUT.center(cell)
            grown = max(1.0, least * pixel / (PLATE * one.size * LAYOUT.hex_width))
            x, y = x + (one.x - x) * grown, y + (one.y - y) * grown
            yield one._replace(x=x, y=y, kept=least)
