"""From hexes to points in the plane and back, for pointy-top boards, without any toolkit."""

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from bp_desktop.core.hexes import Hex, round_to_hex

SQRT3 = sqrt(3)


@dataclass(frozen=True, slots=True)
class HexLayout:
    """Pointy-top hexes; `size` is the distance from a hex's centre to a corner."""

    size: float
    x: float = 0.0
    """Where the centre of hex (0, 0) lies."""
    y: float = 0.0

    @property
    def hex_width(self) -> float:
        return SQRT3 * self.size

    @property
    def row_height(self) -> float:
        return 1.5 * self.size

    def center(self, cell: Hex) -> tuple[float, float]:
        return (
            self.x + self.size * SQRT3 * (cell.q + cell.r / 2),
            self.y + self.size * 1.5 * cell.r,
        )

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex that contains a point, exact up to the edge."""
        r = (y - self.y) / (1.5 * self.size)
        q = (x - self.x) / (SQRT3 * self.size) - r / 2
        return round_to_hex(q, r)

    def corners(self, cell: Hex) -> tuple[tuple[float, float], ...]:
        """The six corners, clockwise from the upper right."""
        x, y = self.center(cell)
        return tuple((x + self.size * dx, y + self.size * dy) for dx, dy in _UNIT_CORNERS)


_UNIT_CORNERS = tuple(
    (cos(pi / 180 * angle), sin(pi / 180 * angle)) for angle in (-30, 30, 90, 150, 210, 270)
)
