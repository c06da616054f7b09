"""StillBoard protocol: what a board drawn from chunks can do, and how long it may take."""

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter


class OutOfTimeError(Exception):
    """A picture was not finished; nothing is wrong, it is tried again in the next frame."""


class PaintBudget:
    """How long one picture may take. Whoever paints asks before each work that is kept for later
    (such as a sprite); the first is always allowed, so that every try comes further."""

    def __init__(self, until: float = inf) -> None:
        """`until` is a time of perf_counter."""
        self._until = until
        self._begun = False

    def keep(self) -> None:
        if self._begun and perf_counter() > self._until:
            raise OutOfTimeError
        self._begun = True


UNHURRIED = PaintBudget()


class StillBoard(Protocol):
    """Whoever knows what the board looks like."""

    def bounds(self) -> QRectF:
        """What there is to see, in scene coordinates."""
        ...

    def background(self) -> QColor: ...

    def paint(
        self, painter: QPainter, area: QRectF, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        """Draw all that lies in `area`; the painter is in scene coordinates.

        `scale` is device pixels per scene unit, for choosing the level of detail.
        """
        ...

    def changed_since(self, before: "StillBoard") -> list[QRectF] | None:
        """Where this board looks different from another one; None: possibly everywhere."""
        ...

    def prepare(self) -> Iterator[None]:
        """Work that will be needed for painting, a little of it with every step."""
        ...
