"""Place of the lesson's bubble: beside what it points at, never over it, and off what matters."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from bp_desktop.ui.widgets.floating import within

FAR = 60
"""Covered pixels that a pixel of distance is worth: words stand where the eye is."""
LEAST = 60_000
"""As much as this counts for what is to be kept clear, however small: a name is read or not."""

TOUCHED = 24_000
"""At least so much counts for what is as small: a line is not read without its first letters."""


class BubbleSide(Enum):
    """Which edge of the bubble its pointer leaves by, as steps across and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class BubblePlace(NamedTuple):
    frame: QRect
    side: BubbleSide | None
    """Towards what it points at; None: it points at nothing, or stands in a corner."""


def bubble_place(
    room: QRect, size: QSize, target: QRect | None, clear: Iterable[QRect], gap: int
) -> BubblePlace:
    """Within the room; of all places around the target the one that covers least of what is to be
    kept `clear`, and is near. Where there is none, the corner that covers least of the target."""
    kept = tuple(clear)
    corners = [BubblePlace(frame, None) for frame in _corners(room, size)]
    if target is None or not target.intersects(room):
        return min(corners, key=lambda one: _covered(one.frame, kept))
    aim = target.intersected(room)
    outside = (
        place
        for panel in kept
        if panel.contains(aim)
        for place in _beside(room, size, _level(panel, aim), gap)
    )
    past = (place for one in kept if _is_small(one) for place in _past(room, size, one, gap))
    near = (*_beside(room, size, aim, gap), *outside, *_aslant(room, size, aim, gap))
    places = (*near, *corners, *past)
    apart = [one for one in places if not one.frame.intersects(target)]
    if not apart:
        return min(corners, key=lambda one: _covered(one.frame, (target,)))
    return min(apart, key=lambda one: _missed(one.frame, kept) + FAR * _way(one.frame, aim))


def _level(panel: QRect, aim: QRect) -> QRect:
    """As wide as the panel that the target lies in, and as high as the target: beside it the
    bubble covers nothing of the panel."""
    return QRect(panel.left(), aim.top(), panel.width(), aim.height())


def _way(frame: QRect, target: QRect) -> int:
    """How many pixels lie between them, across and down."""
    across = max(frame.left() - target.right(), target.left() - frame.right(), 0)
    down = max(frame.top() - target.bottom(), target.top() - frame.bottom(), 0)
    return across + down


def _covered(frame: QRect, others: Iterable[QRect]) -> int:
    found = (frame.intersected(one) for one in others)
    return sum(one.width() * one.height() for one in found if not one.isEmpty())


def _missed(frame: QRect, kept: Iterable[QRect]) -> float:
    """How much of what is to be kept clear is covered."""
    return sum(_missed_of(frame, one) for one in kept if frame.intersects(one))


def _missed_of(frame: QRect, one: QRect) -> float:
    covered = _covered(frame, (one,))
    if not _is_small(one):
        return covered
    return max(TOUCHED, covered * LEAST / (one.width() * one.height()))


def _is_small(kept: QRect) -> bool:
    return kept.width() * kept.height() < LEAST


def _beside(room: QRect, size: QSize, target: QRect, gap: int) -> Iterator[BubblePlace]:
    """To its right or left, then below and above; level with its middle, else with an end."""
    width, height = size.width(), size.height()
    tops = (
        target.center().y() - height // 2,
        target.top(),
        target.bottom() + 1 - height,
    )
    lefts = (
        target.center().x() - width // 2,
        target.left(),
        target.right() + 1 - width,
    )
    right, left = target.right() + 1 + gap, target.left() - gap - width
    below, above = target.bottom() + 1 + gap, target.top() - gap - height
    for x, side in ((right, BubbleSide.LEFT), (left, BubbleSide.RIGHT)):
        if room.left() <= x and x + width <= room.right() + 1:
            for y in tops:
                yield BubblePlace(within(room, QRect(QPoint(x, y), size)), side)
    for y, side in ((below, BubbleSide.UP), (above, BubbleSide.DOWN)):
        if room.top() <= y and y + height <= room.bottom() + 1:
            for x in lefts:
                yield BubblePlace(within(room, QRect(QPoint(x, y), size)), side)


def _aslant(room: QRect, size: QSize, target: QRect, gap: int) -> Iterator[BubblePlace]:
    """Off one of its corners."""
    lefts = target.left() - gap - size.width(), target.right() + 1 + gap
    tops = target.top() - gap - size.height(), target.bottom() + 1 + gap
    for y in tops:
        for x in lefts:
            frame = QRect(QPoint(x, y), size)
            if room.contains(frame):
                yield BubblePlace(frame, None)


def _past(room: QRect, size: QSize, kept: QRect, gap: int) -> Iterator[BubblePlace]:
    """Along either edge of the room, just above it or below it."""
    tops = kept.top() - gap - size.height(), kept.bottom() + 1 + gap
    for y in tops:
        for x in (room.left(), room.right() + 1 - size.width()):
            frame = QRect(QPoint(x, y), size)
            if room.contains(frame):
                yield BubblePlace(frame, None)


def _corners(room: QRect, size: QSize) -> Iterator[QRect]:
    """The lower left one first, where there is the least to do; then the middle of each edge."""
    left, top = room.left(), room.top()
    right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    center = QRect(QPoint(0, 0), size)
    center.moveCenter(room.center())
    places = (left, bottom), (left, top), (right, bottom), (right, top), (left, center.top())
    for x, y in (*places, (right, center.top()), (center.left(), bottom), (center.left(), top)):
        yield within(room, QRect(QPoint(x, y), size))
