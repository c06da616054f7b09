"""Height classes of the table: by how much room it has, every part spreads or draws together."""

from enum import IntEnum

from bp_desktop.ui.look.theme import Theme


class HeightClass(IntEnum):
    """By the height of the table in lengths of the design: a larger interface has less of it."""

    SCARCE = 0
    LOW = 640
    """A small laptop: money and names in one line each, so that the page below has lines."""
    AMPLE = 820
    """Things may stand one above the other, and whatever comes and goes has a place kept free."""


def height_class(theme: Theme, height: int) -> HeightClass:
    return max(room for room in HeightClass if height >= theme.px(room))
