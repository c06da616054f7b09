"""The frame of the table as figures: where the places stand, and that none lies over another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QRegion

from bp_desktop.ui.table.frame import FrameKind, TableFrame, frame_kind, table_frame

LAPTOP, DESKTOP = QSize(1366, 768), QSize(1920, 1080)
SIZES = [
    (QSize(*size), scale)
    for size in ((720, 520), (1024, 690), (1280, 720), (1366, 690), (1366, 768), (1920, 1080))
    for scale in (80, 100, 125, 150, 175, 200)
    if size[0] * 100 / scale >= 600 and size[1] * 100 / scale >= 340
]


def frame(size: QSize, scale: int, *, bare: bool = False) -> TableFrame:
    kind = frame_kind(size.width(), scale)
    switch = {FrameKind.NARROW: 110, FrameKind.TABBED: 170}.get(kind, 222)
    zoom = 150 if kind.is_narrow else 282
    return table_frame(
        size, scale, switch=switch * scale // 100, zoom=zoom * scale // 100, bare=bare
    )


def places(found: TableFrame) -> dict[str, QRect]:
    return {
        "header": found.header,
        "balances": found.balances,
        "switch": found.switch,
        "dock": found.dock,
        "message": found.message,
        "main": found.main,
    }


def free_share(found: TableFrame, size: QSize) -> float:
    """What of the window no place covers."""
    region = QRegion(QRect(0, 0, size.width(), size.height()))
    for place in (*places(found).values(), found.zoom):
        region -= QRegion(place)
    every: list[QRect] = list(region)  # type: ignore[call-overload]
    free = sum(one.width() * one.height() for one in every)
    return free / (size.width() * size.height())


def test_on_a_laptop_everything_stands_where_the_design_has_it() -> None:
    found = frame(LAPTOP, 100)

    assert found.kind is FrameKind.USUAL
    assert found.header == QRect(0, 0, 1366, 56)
    assert found.balances == QRect(16, 68, 4 * 146 + 3 * 8, 64)
    assert found.dock == QRect(1030, 68, 320, 608)
    assert found.message == QRect(16, 688, 1002, 64)
    assert found.main == QRect(1030, 688, 320, 64)
    assert found.switch.right() == found.zoom.right() == found.message.right()
    assert found.switch.center().y() == found.balances.center().y()
    assert found.zoom.bottom() == 768 - 92 - 1
    assert found.free == QRect(14, 142, 1002, 536)


def test_on_a_large_screen_balances_and_dock_are_larger() -> None:
    found = frame(DESKTOP, 100)

    assert found.kind is FrameKind.WIDE
    assert found.balances == QRect(16, 68, 4 * 186 + 3 * 8, 80)
    assert found.dock.width() == found.main.width() == 372


@pytest.mark.parametrize(
    ("width", "scale", "kind"),
    [
        (1500, 100, FrameKind.WIDE),
        (1499, 100, FrameKind.USUAL),
        (1200, 100, FrameKind.USUAL),
        (1199, 100, FrameKind.NARROW),
        (1366, 125, FrameKind.NARROW),
        (2400, 150, FrameKind.NARROW),
        (1366, 150, FrameKind.NARROW),
        (1366, 200, FrameKind.TABBED),
        (799, 100, FrameKind.TABBED),
    ],
)
def test_the_kind_of_frame_hangs_on_width_and_scale(
    width: int, scale: int, kind: FrameKind
) -> None:
    assert frame_kind(width, scale) is kind


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_place_lies_over_another_or_beyond_the_window(size: QSize, scale: int) -> None:
    found = frame(size, scale)
    window = QRect(0, 0, size.width(), size.height())

    for name, place in places(found).items():
        assert window.contains(place), name
        assert place.width() > 0, name
        assert place.height() > 0, name
    for (one, place), (other, beside) in combinations(places(found).items(), 2):
        assert not place.intersects(beside), f"{one} lies over {other}"
    if found.kind is FrameKind.TABBED:
        assert found.dock == found.page, "two tabs in one place"
    else:
        assert not found.page.intersects(found.dock)


@pytest.mark.parametrize(
    ("size", "scale", "share"), [(LAPTOP, 100, 0.45), (LAPTOP, 150, 0.30), (DESKTOP, 100, 0.55)]
)
def test_the_board_has_most_of_the_window(size: QSize, scale: int, share: float) -> None:
    assert free_share(frame(size, scale), size) >= share


def test_on_the_whole_screen_the_board_has_all_between_header_and_bottom_line() -> None:
    found = frame(DESKTOP, 100, bare=True)

    assert found.free == QRect(14, 66, 1920 - 28, found.message.top() - 76)
    assert found.message == frame(DESKTOP, 100).message
    assert found.main == frame(DESKTOP, 100).main


def test_pages_that_show_the_balances_stand_in_their_place() -> None:
    found = table_frame(LAPTOP, 100, switch=222, zoom=282, large=True)

    assert found.large_page == QRect(16, 68, 1002, 608)


@pytest.mark.parametrize("scale", [80, 100, 150])
def test_what_fingers_press_on_the_board_is_tall_enough_and_lies_on_nothing(scale: int) -> None:
    """Touch mode: the buttons in them are 44 pixels high, whatever the scale."""
    tall = 56

    found = table_frame(LAPTOP, scale, switch=222, zoom=282, tall=tall)

    assert found.switch.height() >= tall
    assert found.zoom.height() >= tall
    assert found.switch.bottom() <= found.balances.bottom() < found.page.top()
    assert found.zoom.bottom() < found.message.top()
