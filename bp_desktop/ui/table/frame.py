"""Frame of the table: where its places stand, by the size of the window and the interface scale.

They are fixed for a size and a scale: nothing that is said, asked, paused or refused moves them.
"""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

WIDE_FROM, NARROW_BELOW, TABBED_BELOW = 1500, 1200, 800
"""Widths in lengths of the design, so divided by the scale."""
LARGE_SCALE = 150
HEADER, HEADER_GAP = 56, 12
MARGIN, GAP = 16, 12
BETWEEN = 8
"""Between two balances."""
FIT_ASIDE, FIT_ABOVE = 14, 10
"""What stays free around a board that is shown whole."""


class FrameKind(Enum):
    WIDE = auto()
    USUAL = auto()
    NARROW = auto()
    """Names shrink to numbers and badges, the view switch to one button."""
    TABBED = auto()
    """What can be done and the board are two tabs in one place."""

    @property
    def is_narrow(self) -> bool:
        return self in (FrameKind.NARROW, FrameKind.TABBED)


class _Lengths(NamedTuple):
    """Of one kind of frame, in lengths of the design."""

    margin: int
    dock: int
    balance: int
    """The width of one; 0: they share what is there."""
    balances: int
    """Their height."""
    line: int
    """The height of the message place and the main button."""


_LENGTHS = {
    FrameKind.WIDE: _Lengths(MARGIN, 372, 186, 80, 64),
    FrameKind.USUAL: _Lengths(MARGIN, 320, 146, 64, 64),
    FrameKind.NARROW: _Lengths(MARGIN, 320, 0, 64, 64),
    FrameKind.TABBED: _Lengths(8, 240, 0, 44, 56),
}
SWITCH, ZOOM = 42, 40
"""Heights of the view switch and of the zoom controls."""


class TableFrame(NamedTuple):
    """The places in pixels, from the upper left corner of the table."""

    kind: FrameKind
    header: QRect
    balances: QRect
    switch: QRect
    dock: QRect
    """What can be done now."""
    message: QRect
    main: QRect
    zoom: QRect
    page: QRect
    """Where a page that is no board stands."""
    large_page: QRect
    """The same for pages that show the balances themselves."""
    free: QRect
    """What a board that is shown whole may fill."""


def frame_kind(width: int, scale: int) -> FrameKind:
    """`scale` in percent."""
    room = width * 100 / scale
    if room < TABBED_BELOW:
        return FrameKind.TABBED
    if room < NARROW_BELOW or scale >= LARGE_SCALE:
        return FrameKind.NARROW
    return FrameKind.WIDE if room >= WIDE_FROM else FrameKind.USUAL


def table_frame(
    size: QSize,
    scale: int,
    *,
    switch: int,
    zoom: int,
    balances: int = 4,
    tall: int = 0,
    bare: bool = False,
    large: bool = False,
) -> TableFrame:
    """`switch` and `zoom` are the widths of these two in pixels, `tall` is what fingers need of
    their height, `balances` is their number.
    `bare`: the board has all but the header and the bottom line. `large`: the pages show the
    balances themselves."""

    def px(length: float) -> int:
        return round(length * scale / 100)

    width, height = size.width(), size.height()
    kind = frame_kind(width, scale)
    lengths = _LENGTHS[kind]
    is_tabbed = kind is FrameKind.TABBED
    margin, line = px(lengths.margin), px(lengths.line)
    gap = px(BETWEEN if is_tabbed else GAP)
    header = QRect(0, 0, width, px(HEADER))
    top = header.height() + (px(BETWEEN) if is_tabbed else px(HEADER_GAP))
    aside = px(lengths.dock)
    foot = height - margin - line
    main = QRect(width - margin - aside, foot, aside, line)
    message = QRect(margin, foot, main.left() - gap - margin, line)
    bottom = foot - gap
    """Of whatever stands above the bottom line."""
    column = QRect(main.left(), top, aside, bottom - top)
    right = width - margin if is_tabbed else column.left() - gap
    high = max(px(lengths.balances), tall)
    switch_high = max(min(px(SWITCH), high), tall)
    chosen = QRect(right - switch, top + (high - switch_high) // 2, switch, switch_high)
    room = chosen.left() - gap - margin
    between = px(BETWEEN)
    wished = balances * px(lengths.balance) + (balances - 1) * between
    money = QRect(margin, top, min(wished, room) if lengths.balance else room, high)
    below = top if large and not is_tabbed else money.bottom() + 1 + between
    page = QRect(margin, money.bottom() + 1 + between, right - margin, 0)
    page.setBottom(bottom - 1)
    large_page = QRect(QPoint(margin, below), page.bottomRight())
    zoom_high = max(px(ZOOM), tall)
    controls = QRect(right - zoom, bottom - zoom_high, zoom, zoom_high)
    left, end = px(FIT_ASIDE), (right if is_tabbed else column.left()) - px(FIT_ASIDE)
    upper, lower = money.bottom() + 1 + px(FIT_ABOVE), foot - px(FIT_ABOVE)
    if bare:
        upper, end = header.bottom() + 1 + px(FIT_ABOVE), width - left
    free = QRect(QPoint(left, upper), QPoint(end - 1, lower - 1))
    return TableFrame(
        kind,
        header,
        money,
        chosen,
        page if is_tabbed else column,
        message,
        main,
        controls,
        page,
        large_page,
        free,
    )
