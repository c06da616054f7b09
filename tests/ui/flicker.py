"""How often an area turns brighter and darker again: what the eye takes for flashing."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from bp_desktop.ui.look.players import luminance

STEP = 0.1
"""Of the brightest there is: a smaller change does not flash (WCAG 2.3.1)."""
PART = 148
"""Pixels: the side of the smallest square that can do harm (WCAG: a quarter of 341 x 256). Where
the whole picture stands still, such a part of it can flash."""
MOST = 3
"""Flashes a second that harm nobody."""


def brightness(picture: QImage) -> tuple[float, ...]:
    """The mean of every part of a picture."""
    across, down = (max(1, round(side / PART)) for side in (picture.width(), picture.height()))
    small = picture.scaled(
        across,
        down,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return tuple(luminance(small.pixelColor(x, y)) for y in range(down) for x in range(across))


def flashes(frames: Iterable[QImage]) -> int:
    """Of the part that flashes most: a flash goes one way and back again."""
    parts = zip(*(brightness(one) for one in frames), strict=True)
    return max(len(list(_turns(part))) // 2 for part in parts)


def _turns(values: tuple[float, ...]) -> Iterator[float]:
    """Changes of at least a step, each the other way than the one before."""
    low = high = values[0]
    way = 0
    for value in values:
        low, high = min(low, value), max(high, value)
        if way <= 0 and value - low >= STEP:
            yield value
            way, high = 1, value
        elif way >= 0 and high - value >= STEP:
            yield value
            way, low = -1, value
