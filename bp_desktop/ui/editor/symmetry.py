"""Live symmetry: the folds on offer, and where else a stroke falls when it is drawn once."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bp_desktop.core.hexes import ORIGIN, Hex, from_offset, mirrored, rotated, to_offset
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP


class SymmetryKind(StrEnum):
    """The kinds of symmetry on offer."""

    NONE = "none"
    TWO = "rotate_2"
    THREE = "rotate_3"
    SIX = "rotate_6"
    LEFT_RIGHT = "left_right"
    TOP_BOTTOM = "top_bottom"
    BOTH = "both"
    """Left-right and top-bottom together."""
    HALF_TURN = "half_turn"
    """180 degrees of the board's rectangle."""


FOLDS = {
    SymmetryKind.NONE: QT_TRANSLATE_NOOP("SymmetryKind", "No symmetry"),
    SymmetryKind.LEFT_RIGHT: QT_TRANSLATE_NOOP("SymmetryKind", "Left and right"),
    SymmetryKind.TOP_BOTTOM: QT_TRANSLATE_NOOP("SymmetryKind", "Top and bottom"),
    SymmetryKind.BOTH: QT_TRANSLATE_NOOP("SymmetryKind", "Four quarters"),
    SymmetryKind.HALF_TURN: QT_TRANSLATE_NOOP("SymmetryKind", "Half turn of the board"),
    SymmetryKind.TWO: QT_TRANSLATE_NOOP("SymmetryKind", "2-fold"),
    SymmetryKind.THREE: QT_TRANSLATE_NOOP("SymmetryKind", "3-fold"),
    SymmetryKind.SIX: QT_TRANSLATE_NOOP("SymmetryKind", "6-fold"),
}
"""What the folds are called, in the order they are offered."""


@dataclass(frozen=True, slots=True)
class SymmetryImage:
    """One copy of what is drawn."""

    place: Callable[[Hex], Hex]
    """Where a cell of the board goes."""
    local: Callable[[Hex], Hex]
    """How the surroundings of a centre are turned, given relative to it."""
    is_mirror: bool = False
    """Whether it is of the board's rectangle: done twice it leads back, but for shifted rows."""


IDENTITY = SymmetryImage(lambda cell: cell, lambda cell: cell)

TURNS = {SymmetryKind.TWO: (3,), SymmetryKind.THREE: (2, 4), SymmetryKind.SIX: (1, 2, 3, 4, 5)}
HORIZONTAL_AXIS, VERTICAL_AXIS = 0, 3
"""Mirror axes of `core.hexes.mirrored`: on the horizontal, on the vertical."""
ACROSS, DOWN, AROUND = (True, False), (False, True), (True, True)
"""Whether columns change places, and whether rows do."""
FLIPS = {
    SymmetryKind.LEFT_RIGHT: (ACROSS,),
    SymmetryKind.TOP_BOTTOM: (DOWN,),
    SymmetryKind.HALF_TURN: (AROUND,),
    SymmetryKind.BOTH: (ACROSS, DOWN, AROUND),
}


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A fold, and for rotations the cell it turns around."""

    fold: SymmetryKind = SymmetryKind.NONE
    center: Hex = ORIGIN

    def images(self, frame: "Frame | None") -> tuple[SymmetryImage, ...]:
        """The copies besides the stroke itself; without a board there are no mirrors."""
        if self.fold in TURNS:
            return tuple(self._turn(sixths) for sixths in TURNS[self.fold])
        if frame is None:
            return ()
        return tuple(frame.image(*flip) for flip in FLIPS.get(self.fold, ()))

    def _turn(self, sixths: int) -> SymmetryImage:
        return SymmetryImage(
            lambda cell: rotated(cell, sixths, self.center), lambda cell: rotated(cell, sixths)
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle of columns and rows that encloses the board.

    Rows of hexes are shifted by half a cell, so a mirrored column is exact only row by row; what
    lies around a centre is mirrored as hexes are, so planets keep their shape.
    """

    left: int
    right: int
    top: int
    bottom: int

    def image(self, across: bool, down: bool) -> SymmetryImage:
        def place(cell: Hex) -> Hex:
            col, row = to_offset(cell)
            if across:
                col = self.left + self.right - col
            if down:
                row = self.top + self.bottom - row
            return from_offset(col, row)

        def local(cell: Hex) -> Hex:
            if across:
                cell = mirrored(cell, VERTICAL_AXIS)
            return mirrored(cell, HORIZONTAL_AXIS) if down else cell

        return SymmetryImage(place, local, is_mirror=True)
