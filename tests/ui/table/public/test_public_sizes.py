"""The public window in any shape: no name is cut, and the board is no stamp."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.public import PublicWindow
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.journeys.game_room import game_room
from tests.ui.build import settle

NAMES = ("Vjacheslav", "Elizaveta", "Aleksandra", "Konstantin", "Maksimilian", "Ekaterina")
SIZES = (QSize(1366, 400), QSize(1920, 540), QSize(1280, 720), QSize(1920, 1080))
LOW = SIZES[:2]


@pytest.fixture
def russian(qapp: QApplication) -> LanguageSwitcher:
    voice = LanguageSwitcher(qapp)
    voice.speak("ru")
    return voice


def place(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


def assert_names_are_whole(window: PublicWindow) -> None:
    """Every name, and the time behind it, has room where it is written."""
    strip, theme = window.others, window.theme
    assert window.rect().contains(place(strip, window)), "seats below the edge"
    for number, seat in enumerate(strip._seen.seats):
        cell = strip.cell(number)
        assert strip.rect().contains(cell), seat.name
        room = cell.width() - theme.px(26)
        role = strip.role_of(seat, room)
        time = width_of(theme, "caption", strip._times.get(seat.id, ""))
        assert width_of(theme, role, seat.name) + time + theme.px(8) <= room, seat.name
    assert window._name.width() >= window._name.fontMetrics().horizontalAdvance(
        max(window._name.text().split(), key=len)
    )


@pytest.mark.parametrize("count", [3, 6])
@pytest.mark.parametrize("source", [BoardSource.ROLLED, BoardSource.REAL])
def test_every_shape_has_room_for_names_and_board(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    russian: LanguageSwitcher,
    count: int,
    source: BoardSource,
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.set_up_match("Friday", source, NAMES[:count], open_books=True)
    hand = room.hand(qtbot)
    hand.settle()
    hand.view.public.open()
    window = hand.view.public.window
    assert window is not None
    for size in SIZES:
        window.resize(size)
        settle()
        assert window.size() == size, "no layout forbids the shape that the other one is for"
        assert window.is_low or size not in LOW
        assert_names_are_whole(window)
        if window.board is not None:
            assert window.is_low == (size in LOW)
            share = window.board.height() / window.height()
            assert share >= (0.85 if size in LOW else 0.4), size
        if window.standing is not None:
            shown = [one for one in window.standing.findChildren(QLabel) if one.text()]
            assert all(window.rect().contains(place(one, window)) for one in shown), size
            assert all(one.height() >= one.sizeHint().height() for one in shown), size
    russian.speak("en")
    room.leave()
