"""Printed pages and how a board is divided over them, in millimetres."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

from bp_desktop.core.export_settings import PAGES

MARGIN = 10.0
FOOT = 12.0
"""Room below the picture, for the ruler, the page's name and the page map."""
MOST_PAGES = 2000


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of paper."""

    width: float
    height: float

    @property
    def turned(self) -> "Page":
        return Page(self.height, self.width)

    @property
    def room(self) -> QRectF:
        """Where the picture goes."""
        return QRectF(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT)


@dataclass(frozen=True, slots=True)
class PagePart:
    """What one page shows of the board."""

    column: int
    row: int
    area: QRectF
    """On the board, in millimetres of the print."""

    @property
    def name(self) -> str:
        """A1 is the upper left one; columns are letters, as on a map."""
        return f"{_letters(self.column)}{self.row + 1}"


@dataclass(frozen=True, slots=True)
class PageGrid:
    page: Page
    columns: int
    rows: int
    parts: tuple[PagePart, ...]


def page_named(name: str) -> Page:
    return Page(*PAGES[name])


def divide(width: float, height: float, page: Page, overlap: float) -> PageGrid | None:
    """A board over pages that share `overlap` with their neighbours, with the fewest pages.

    None if the page is too small for its margins and the overlap.
    """
    choices = [
        division
        for turned in (page, page.turned)
        if (division := _divide(width, height, turned, overlap)) is not None
    ]
    return min(choices, key=lambda choice: choice.columns * choice.rows, default=None)


def _divide(width: float, height: float, page: Page, overlap: float) -> PageGrid | None:
    wide, high = page.room.width(), page.room.height()
    if min(wide, high) <= 2 * overlap:
        return None
    columns, rows = _count(width, wide, overlap), _count(height, high, overlap)
    if columns * rows > MOST_PAGES:
        return PageGrid(page, columns, rows, ())
    parts = tuple(
        PagePart(column, row, QRectF(column * (wide - overlap), row * (high - overlap), wide, high))
        for row in range(rows)
        for column in range(columns)
    )
    return PageGrid(page, columns, rows, parts)


def _count(length: float, room: float, overlap: float) -> int:
    """Pages side by side that cover a length; each but the first adds its room less the overlap."""
    if length <= room:
        return 1
    return 1 + ceil((length - room) / (room - overlap) - 1e-9)


def page_for(width: float, height: float, page: Page) -> Page | None:
    """The page, upright or turned, that a picture of that size fits on."""
    fitting = (one for one in (page, page.turned) if _enlarged(width, height, one) >= 1)
    return next(fitting, None)


def largest_scale(width: float, height: float, page: Page) -> float:
    """How much a picture could be enlarged to still fit on the page; below 1 it does not fit."""
    return max(_enlarged(width, height, one) for one in (page, page.turned))


def _enlarged(width: float, height: float, page: Page) -> float:
    return min(page.room.width() / width, page.room.height() / height)


def _letters(number: int) -> str:
    """A to Z, then AA, AB …"""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters
