"""Hexes in axial coordinates, with the arithmetic and the shapes every hex game needs."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bp_desktop.core.bounds import Coordinate


class Hex(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """A hex in axial coordinates.

    The third cube coordinate is derived, so a Hex can never contradict itself.
    """

    q: Coordinate
    r: Coordinate

    @property
    def s(self) -> int:
        return -self.q - self.r

    def __add__(self, other: "Hex") -> "Hex":
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "Hex") -> "Hex":
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, factor: int) -> "Hex":
        return Hex(self.q * factor, self.r * factor)

    def distance(self, other: "Hex") -> int:
        """Number of steps between two hexes."""
        q, r = self.q - other.q, self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def neighbors(self) -> tuple["Hex", ...]:
        """The six adjacent hexes, in the order of DIRECTIONS."""
        q, r = self.q, self.r
        return (
            Hex(q + 1, r),
            Hex(q + 1, r - 1),
            Hex(q, r - 1),
            Hex(q - 1, r),
            Hex(q - 1, r + 1),
            Hex(q, r + 1),
        )


ORIGIN = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""East first, then counter-clockwise on screen."""


@lru_cache(maxsize=4096)
def disc(center: Hex, radius: int) -> tuple[Hex, ...]:
    """All hexes at most `radius` steps away, in reading order."""
    return tuple(
        Hex(center.q + q, center.r + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -r - radius), min(radius, -r + radius) + 1)
    )


def ring(center: Hex, radius: int) -> tuple[Hex, ...]:
    """All hexes exactly `radius` steps away, walking round from the first direction's corner."""
    if radius == 0:
        return (center,)
    cells = []
    here = center + DIRECTIONS[0] * radius
    for side in range(6):
        step = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            cells.append(here)
            here = here + step
    return tuple(cells)


def corners(center: Hex, radius: int) -> tuple[Hex, ...]:
    """The six corner hexes of a ring, in the order of DIRECTIONS."""
    return tuple(center + direction * radius for direction in DIRECTIONS)


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The hexes under a straight line, both ends included.

    A tiny nudge off the exact line settles ties between two cells the same way each time.
    """
    steps = start.distance(end)
    if steps == 0:
        return (start,)
    nudge_q, nudge_r = 1e-6, 2e-6
    return tuple(
        round_to_hex(
            start.q + nudge_q + (end.q - start.q) * step / steps,
            start.r + nudge_r + (end.r - start.r) * step / steps,
        )
        for step in range(steps + 1)
    )


def is_straight(gap: Hex) -> bool:
    """Whether a way leads along a row of cells, or along the edges between two rows."""
    return 0 in (gap.q, gap.r, gap.s) or len({gap.q, gap.r, gap.s}) < 3


def round_to_hex(q: float, r: float) -> Hex:
    """The hex that contains a point given in fractional axial coordinates."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    gap_q, gap_r, gap_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if gap_q > gap_r and gap_q > gap_s:
        near_q = -near_r - near_s
    elif gap_r > gap_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)


def rotated(cell: Hex, sixths: int, around: Hex = ORIGIN) -> Hex:
    """Turned by `sixths` times 60 degrees, clockwise on screen."""
    q, r = cell.q - around.q, cell.r - around.r
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(around.q + q, around.r + r)


def mirrored(cell: Hex, axis: int, around: Hex = ORIGIN) -> Hex:
    """Reflected on one of the six mirror axes through a hex.

    Axes are counted in steps of 30 degrees clockwise from the horizontal: even axes run
    through neighbours' centres, odd axes along edges between two neighbours.
    """
    q, r = cell.q - around.q, cell.r - around.r
    flipped = Hex(q + r, -r)  # on the horizontal axis
    turned = rotated(flipped, axis)
    return Hex(around.q + turned.q, around.r + turned.r)


def from_offset(col: int, row: int) -> Hex:
    """From odd-r offset coordinates, columns and rows counted from the top left."""
    return Hex(col - (row - (row & 1)) // 2, row)


def to_offset(cell: Hex) -> tuple[int, int]:
    """The odd-r column and row of a hex."""
    return cell.q + (cell.r - (cell.r & 1)) // 2, cell.r


def offset_rectangle(width: int, height: int) -> Iterator[Hex]:
    """A rectangle of cells in reading order, from column 0 and row 0."""
    return (from_offset(col, row) for row in range(height) for col in range(width))
