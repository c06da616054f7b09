"""Grid of modules: equal rectangles of hexes laid side by side, which share the cells of a seam."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

import msgspec

from bp_desktop.core.hexes import Hex, from_offset, to_offset

MOST_MODULES = 64
LARGEST_PITCH = 24
"""The largest board has 40,000 cells to draw."""
Side = Annotated[int, msgspec.Meta(ge=0, le=MOST_MODULES)]
Pitch = Annotated[int, msgspec.Meta(ge=2, le=LARGEST_PITCH)]


class ModularGrid(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """Modules are numbered from 1 in reading order. Cells on a multiple of the pitch lie on a seam
    and belong to every module they touch."""

    columns: Side = 0
    rows: Side = 0
    pitch: tuple[Pitch, Pitch] = (8, 8)

    @cached_property
    def sharers(self) -> dict[Hex, tuple[int, ...]]:
        """The modules of every cell, in reading order."""
        wide, high = self.pitch
        return {
            from_offset(column, row): tuple(
                1 + at_row * self.columns + at_column
                for at_row in _touched(row, high, self.rows)
                for at_column in _touched(column, wide, self.columns)
            )
            for row in range(high * self.rows + 1)
            for column in range(wide * self.columns + 1)
        }

    def is_on_rim(self, cell: Hex) -> bool:
        column, row = to_offset(cell)
        across, down = self.pitch[0] * self.columns, self.pitch[1] * self.rows
        return column in (0, across) or row in (0, down)

    @cached_property
    def beside(self) -> dict[bool, dict[int, frozenset[int]]]:
        """The modules that touch each module, by whether touching at a corner counts."""
        numbers = range(1, self.columns * self.rows + 1)
        return {
            corners: {one: frozenset(self._beside(one, corners=corners)) for one in numbers}
            for corners in (False, True)
        }

    def _beside(self, number: int, *, corners: bool) -> Iterator[int]:
        row, column = divmod(number - 1, self.columns)
        for other in range(self.columns * self.rows):
            down, right = divmod(other, self.columns)
            apart = abs(down - row), abs(right - column)
            if sum(apart) == 1 or (corners and apart == (1, 1)):
                yield other + 1

    def place_of(self, cell: Hex) -> str:
        """As people say it: the module, and column and row in it counted from 1; a seam belongs
        to the first of its modules."""
        number = (self.sharers.get(cell) or (1,))[0]
        row, column = divmod(number - 1, max(1, self.columns))
        across, down = to_offset(cell)
        return f"{number}:{across - column * self.pitch[0] + 1},{down - row * self.pitch[1] + 1}"

    def placed(self, number: int, spot: tuple[int, int]) -> Hex:
        """A spot of the module with this number, counted from 0. An even pitch in rows keeps
        neighbours the same wherever a module lies."""
        row, column = divmod(number, self.columns)
        return from_offset(column * self.pitch[0] + spot[0], row * self.pitch[1] + spot[1])


def middle_places(columns: int, rows: int) -> tuple[int, ...]:
    """The one to four places in the middle of a grid, counted from 0 in reading order."""
    across = sorted({(columns - 1) // 2, columns // 2})
    down = sorted({(rows - 1) // 2, rows // 2})
    return tuple(row * columns + column for row in down for column in across)


def _touched(at: int, pitch: int, count: int) -> tuple[int, ...]:
    """The modules of a row, or of a column, that a cell belongs to: two on a seam."""
    number, beyond = divmod(at, pitch)
    if beyond:
        return (number,)
    return tuple(one for one in (number - 1, number) if 0 <= one < count)
