"""Areas where two states of a board look different, so that only they are painted again."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from PySide6.QtCore import QRectF

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT

MANY = 60
"""With more changes than this, painting everything again is simpler and as fast."""
FROM_AFAR = 9.0
"""How far a piece may reach beyond its cell when it no longer shrinks, in hex sizes."""

K = TypeVar("K", bound=str)
T = TypeVar("T")


def differing(before: Mapping[K, T], after: Mapping[K, T], moved: frozenset[str]) -> Iterator[T]:
    """Things as they were and as they are, where that is not the same; `moved` are ids that came
    into view or went."""
    if before is after and not moved:
        return
    for key in before.keys() | after.keys():
        old, new = before.get(key), after.get(key)
        if old is new and key not in moved:
            continue
        if old is not None:
            yield old
        if new is not None:
            yield new


def around_cell(cell: Hex | None) -> Iterator[QRectF]:
    """What a piece on a cell covers at any zoom; nothing for one that is nowhere."""
    if cell is not None:
        x, y = LAYOUT.center(cell)
        reach = HEX_SIZE * FROM_AFAR
        yield QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


def unless_many(areas: Iterable[QRectF]) -> list[QRectF] | None:
    """None where so much changed that single areas are not worth their while."""
    found: list[QRectF] = []
    for area in areas:
        found.append(area)
        if len(found) > MANY:
            return None
    return found
