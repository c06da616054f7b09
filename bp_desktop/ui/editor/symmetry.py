"""Live symmetry: the folds on offer, and where else a stroke falls when it is drawn once."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import atan2, pi, sqrt

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
    number: int = 0
    """Which copy it is, from 1; what is drawn itself is 0."""


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

_TOP, _BOTTOM = (
    QT_TRANSLATE_NOOP("SymmetryKind", "Top"),
    QT_TRANSLATE_NOOP("SymmetryKind", "Bottom"),
)
PARTS = {
    SymmetryKind.LEFT_RIGHT: (
        QT_TRANSLATE_NOOP("SymmetryKind", "Left"),
        QT_TRANSLATE_NOOP("SymmetryKind", "Right"),
    ),
    SymmetryKind.TOP_BOTTOM: (_TOP, _BOTTOM),
    SymmetryKind.HALF_TURN: (_TOP, _BOTTOM),
    SymmetryKind.TWO: (_TOP, _BOTTOM),
    SymmetryKind.BOTH: (
        QT_TRANSLATE_NOOP("SymmetryKind", "Upper left"),
        QT_TRANSLATE_NOOP("SymmetryKind", "Upper right"),
        QT_TRANSLATE_NOOP("SymmetryKind", "Lower left"),
        QT_TRANSLATE_NOOP("SymmetryKind", "Lower right"),
    ),
    SymmetryKind.THREE: ("1", "2", "3"),
    SymmetryKind.SIX: ("1", "2", "3", "4", "5", "6"),
}
"""What the equal parts of a fold are called; sectors are counted clockwise from the top."""


def _half(side: int) -> int | None:
    return int(side > 0) if side else None


def undone(local: Callable[[Hex], Hex], cell: Hex) -> Hex:
    """What a turn or mirror around the origin leads to a cell: done often enough, it leads back."""
    before = cell
    while (after := local(before)) != cell:
        before = after
    return before


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A fold, and for rotations the cell it turns around."""

    fold: SymmetryKind = SymmetryKind.NONE
    center: Hex = ORIGIN

    def images(self, frame: "Frame | None") -> tuple[SymmetryImage, ...]:
        """The copies besides the stroke itself; without a board there are no mirrors."""
        if self.fold in TURNS:
            found = [self._turn(sixths) for sixths in TURNS[self.fold]]
        elif frame is not None:
            found = [frame.image(*flip) for flip in FLIPS.get(self.fold, ())]
        else:
            found = []
        return tuple(replace(image, number=number) for number, image in enumerate(found, 1))

    def part_of(self, cell: Hex, frame: "Frame | None") -> int | None:
        """Which of its equal parts a cell lies in, by its place in `PARTS`; None on an axis, in
        the centre and without a board."""
        if self.fold in TURNS:
            return self._sector(cell)
        if frame is None or self.fold not in FLIPS:
            return None
        across, down = frame.side(cell)
        match self.fold:
            case SymmetryKind.LEFT_RIGHT:
                return _half(across)
            case SymmetryKind.TOP_BOTTOM:
                return _half(down)
            case SymmetryKind.HALF_TURN:
                return _half(down or across)
        return 2 * (down > 0) + (across > 0) if across and down else None

    def _sector(self, cell: Hex) -> int | None:
        """Clockwise from the top."""
        way = cell - self.center
        if way == ORIGIN:
            return None
        parts = len(TURNS[self.fold]) + 1
        angle = atan2(way.q + way.r / 2, -way.r * sqrt(3) / 2)  # from straight up, clockwise
        if parts == 2:
            angle += pi / 2  # the upper half and the lower one
        return int((angle % (2 * pi)) / (2 * pi) * parts + 1e-9) % parts

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

    def side(self, cell: Hex) -> tuple[int, int]:
        """On which side of the middle a cell lies, across and down: below 0 is left and above."""
        col, row = to_offset(cell)
        return 2 * col - self.left - self.right, 2 * row - self.top - self.bottom

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
