"""How much room the table has. Every part of the turn screen spreads or draws together by it."""

from enum import IntEnum

from bp_desktop.ui.look.theme import Theme


class Room(IntEnum):
    """By the height of the table in lengths of the design: a larger interface has less of it."""

    SCARCE = 0
    LOW = 640
    """A small laptop: money and names in one line each, so that the page below has lines."""
    AMPLE = 820
    """Things may stand one above the other, and whatever comes and goes has a place kept free."""


def room_of(theme: Theme, height: int) -> Room:
    return max(room for room in Room if height >= theme.px(room))
