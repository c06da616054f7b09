"""Stacks on a board: several pieces in one cell beside each other, each smaller than alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import T
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.pieces import PLATE, SMALLEST_PLATE
from bp_desktop.ui.board.style import BoardPalette
from bp_desktop.ui.board.tokens import stamp_number, stamp_sign
from bp_desktop.ui.look.players import PlayerLook

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
    cell: Hex
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
        yield Stacked(thing, cell, x + dx * HEX_SIZE, y + dy * HEX_SIZE, size)


class StackLayout(Generic[T]):
    """Where everything stands on one board, worked out once, however often parts of it are drawn.
    From afar what has nothing beside it stays large enough to be told apart, and where it stands
    in a stack moves away from the others; the rest keeps to its cell, so that nothing hides its
    neighbours."""

    def __init__(
        self,
        things: Iterable[T],
        cell_of: Callable[[T], Hex | None],
        order: Callable[[T], Any],
    ) -> None:
        """`order` is that of the things on one cell."""
        self._order = order
        self._there: dict[Hex, list[T]] = {}
        for thing in things:
            cell = cell_of(thing)
            if cell is not None:
                self._there.setdefault(cell, []).append(thing)

    def on(self, cell: Hex, pixel: float = 0.0, least: float = KEPT) -> Iterator[Stacked[T]]:
        """What stands there. `pixel` is one of the screen on the board, 0 on paper and from near;
        `least` is for plates of stacks."""
        there = self._there.get(cell)
        if there is None:
            return iter(())
        placed = stacked(sorted(there, key=self._order) if len(there) > 1 else there, cell)
        if not pixel or not self._there.keys().isdisjoint(cell.neighbors()):
            return placed
        return (_alone(one, pixel, least) for one in placed)

    def seen_on(self, canvas: Canvas[BoardPalette], least: float = KEPT) -> list[Stacked[T]]:
        """All in the part of the board that is drawn."""
        pixel = 0.0 if canvas.vectors else canvas.pixel
        cells = filter(canvas.may_show, self._there)
        return [one for cell in cells for one in self.on(cell, pixel, least)]


def _alone(one: Stacked[T], pixel: float, least: float) -> Stacked[T]:
    """It, or its stack, has nothing beside it."""
    if one.size == 1.0:
        return one._replace(kept=SMALLEST_PLATE)
    x, y = LAYOUT.center(one.cell)
    grown = max(1.0, least * pixel / (PLATE * one.size * LAYOUT.hex_width))
    x, y = x + (one.x - x) * grown, y + (one.y - y) * grown
    return one._replace(x=x, y=y, kept=least)


def stamp_owners(
    canvas: Canvas[BoardPalette], placed: Iterable[Stacked[T]], look_of: Callable[[T], PlayerLook]
) -> None:
    """The sign of each player, once a cell for everyone on it: not everybody sees by the colour
    whose something is."""
    signed: dict[tuple[Hex, PlayerLook], list[Stacked[T]]] = {}
    for one in placed:
        signed.setdefault((one.cell, look_of(one.thing)), []).append(one)
    for (_, look), stack in signed.items():
        first = stack[0]
        if first.kept == SMALLEST_PLATE:
            stamp_number(canvas, look, 0, first.x, first.y, plate=PLATE)
            continue
        middle = sum(one.x for one in stack) / len(stack)
        lowest = max(one.y for one in stack)
        half = max(first.kept * canvas.pixel / 2, HEX_SIZE * first.size)
        stamp_sign(canvas, look, middle, lowest + half)
