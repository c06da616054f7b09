"""Remarks on the steps of a match: comments, and photos of the table."""

from typing import NamedTuple

import msgspec

from bp_desktop.core.ids import SeatId

LONGEST_REMARK = 2000
"""In characters."""
LONGEST_SIDE = 1600
"""Of a photo, in pixels."""
LARGEST_PHOTO = 400_000
"""In bytes."""
MOST_PHOTOS = 50
"""That a match keeps, removed ones included: they stay in its file."""


class PhotoSize(NamedTuple):
    width: int
    height: int


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wrote about a step, or a photo of it. The picture itself is kept in the line
    of the journal that brought it: a state stays small, however many there are."""

    id: str
    step: int
    """The number of the step in the journal."""
    text: str = ""
    by: SeatId | None = None
    """None: the table."""
    photo: PhotoSize | None = None

    @property
    def line(self) -> int:
        """The number of the line that brought it."""
        number = self.id.partition(".")[0]
        return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0


class Remarks(msgspec.Struct, frozen=True):
    """Those that were not removed, in the order in which they came."""

    by_id: dict[str, Remark] = {}
    photos: int = 0
    """How many came, removed ones included."""

    def of(self, step: int) -> tuple[Remark, ...]:
        return tuple(one for one in self.by_id.values() if one.step == step)


NO_REMARKS = Remarks()
