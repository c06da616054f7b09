"""Stack drawing: the units of one cell beside each other, each with its owner, number and deeds."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bp_desktop.games.parsec.match.state import UnitState
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT
from bp_desktop.ui.board.pieces import ICON_SIDE, PLATE, Piece
from bp_desktop.ui.look.players import PlayerLook

PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.62, ((-0.38, -0.18), (0.38, 0.18))),
    3: (0.55, ((0.0, -0.46), (-0.42, 0.3), (0.42, 0.3))),
}
"""By how many there are: how large each is, and where it stands, in hex sizes."""
MOST = 3


class StackedUnit(NamedTuple):
    """One unit where it is drawn; `size` is a part of what it would be alone."""

    unit: UnitState
    x: float
    y: float
    size: float


def stacked(units: Sequence[UnitState]) -> Iterator[StackedUnit]:
    """The colony first, then the large, then the small; never more than can be seen."""
    shown = sorted(units, key=_order)[:MOST]
    size, places = PLACES[len(shown)]
    for unit, (dx, dy) in zip(shown, places, strict=True):
        if unit.cell is not None:
            x, y = LAYOUT.center(unit.cell)
            yield StackedUnit(unit, x + dx * HEX_SIZE, y + dy * HEX_SIZE, size)


def _order(unit: UnitState) -> tuple[int, int]:
    first = {"colony": 0, "transport": 1, "cruiser": 1}
    return first.get(unit.type, 2), unit.number


def unit_piece(
    unit: UnitState, owner: PlayerLook, *, size: float = 1.0, done: bool = False
) -> Piece:
    return Piece(
        f"unit/{unit.type}",
        owner,
        plate=PLATE * size,
        side=ICON_SIDE * size,
        token=size == 1.0,
        round=unit.type == "colony",
        done=done,
    )
