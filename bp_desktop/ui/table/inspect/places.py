"""Places of things: where a game shows them, and where a card about one may stand."""

from enum import Enum
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect, QSize, SignalInstance

from bp_desktop.ui.widgets.floating import within


class Heading(Enum):
    """Where an arrow key leads, across and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class ThingPlaces(Protocol):
    """Answers for the board of a game, in the coordinates of the table."""

    @property
    def moved(self) -> SignalInstance:
        """Things stand elsewhere on the screen."""

    def room(self) -> QRect:
        """What cards may cover: the part of the board that nothing else lies over."""

    def spot(self, thing: str) -> QRect | None:
        """Where it is seen now; None if it is not."""

    def under(self, point: QPoint) -> str | None:
        """What is seen there."""

    def at_cursor(self) -> str | None:
        """What the keyboard is on; None if it is elsewhere."""

    def bring(self, thing: str) -> bool:
        """Show it, wherever it is; False if it has no place there."""

    def ring(self, thing: str | None) -> None:
        """Mark it as the one that is asked about; None: nothing is."""

    def beyond(self, thing: str, heading: Heading) -> str | None:
        """The next thing that way."""


class CardPlace(NamedTuple):
    """Where a card stands, and from which side of it a pointer leads to its thing."""

    frame: QRect
    side: Heading | None
    """None: it lies over its thing, for there is no room beside it."""


def card_place(room: QRect, size: QSize, thing: QRect, gap: int, least: int) -> CardPlace:
    """Beside the thing, on the side with more room: `gap` away, or nearer down to `least`."""
    seen = thing.intersected(room) if thing.intersects(room) else thing
    left, right = seen.left() - room.left(), room.right() - seen.right()
    above, below = seen.top() - room.top(), room.bottom() - seen.bottom()
    width, height = size.width(), size.height()
    middle = seen.center()
    if max(left, right) >= width + least:
        away = min(gap, max(left, right) - width)
        top = middle.y() - height // 2
        if right >= left:
            frame, side = QRect(QPoint(seen.right() + 1 + away, top), size), Heading.LEFT
        else:
            frame, side = QRect(QPoint(seen.left() - away - width, top), size), Heading.RIGHT
    elif max(above, below) >= height + least:
        away = min(gap, max(above, below) - height)
        start = middle.x() - width // 2
        if below >= above:
            frame, side = QRect(QPoint(start, seen.bottom() + 1 + away), size), Heading.UP
        else:
            frame, side = QRect(QPoint(start, seen.top() - away - height), size), Heading.DOWN
    else:
        start = room.right() + 1 - width if right >= left else room.left()
        return CardPlace(within(room, QRect(QPoint(start, middle.y() - height // 2), size)), None)
    return CardPlace(within(room, frame), side)
