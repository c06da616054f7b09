"""The others in the header: their balances are seen wherever there is room for figures."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import Concede
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import COLORS
from bp_desktop.ui.table.others import IN_TWO_LINES, Room
from tests.games.burning_planets.match.build import BLUE, GREEN, RED, TRIO
from tests.ui.build import settle
from tests.ui.table.players_hand import begun, new_session, rich, sit_down

LAPTOP, DESKTOP = (1366, 768), (1920, 1080)


@pytest.mark.parametrize(("size", "rooms"), [(LAPTOP, IN_TWO_LINES), (DESKTOP, (Room.PURSES,))])
def test_large_balances_of_the_others_are_seen(
    qtbot: QtBot, theme: Theme, tmp_path: Path, size: tuple[int, int], rooms: tuple[Room, ...]
) -> None:
    """Three digits each take two lines on a laptop."""
    session = begun(new_session(factions=TRIO), faces=(20, 10, 1))
    for player in (RED, BLUE, GREEN):
        for command in rich(player):
            session.submit(command)
    hand = sit_down(qtbot, theme, tmp_path, session, size)
    settle()
    others = hand.view.head.others

    assert {one._room for one in others.buttons} <= set(rooms)
    for button in others.buttons:
        assert button.isVisible()
        assert button.width() >= button.wide(button._room)
    assert not hand.view.head.stepper.geometry().intersects(others.geometry())


def test_whoever_is_out_is_told_by_words_and_a_line_and_not_by_fainter_colours(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(
        qtbot, theme, tmp_path, begun(new_session(factions=TRIO), faces=(20, 10, 1)), DESKTOP
    )
    settle()

    hand.view.act(Concede(GREEN))
    settle()

    (button,) = [one for one in hand.view.head.others.buttons if one.told().startswith("Green")]
    assert "out of the game" in button.accessibleDescription()
    assert "out of the game" in button.toolTip()
    picture, faint = button.grab().toImage(), QColor(COLORS[theme.mode].faint)
    middle = picture.height() // 2
    line = max(
        sum(picture.pixelColor(x, y) == faint for x in range(picture.width()))
        for y in range(middle - 12, middle + 12)
    )
    assert line > theme.px(20), "its name is struck out"
