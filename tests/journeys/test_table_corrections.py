"""Somebody remembers a payment of half an hour ago: put in by keys alone, in the real window, with
the board on screen and beside a real one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.session.history import LineStanding
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import PlayersHand, focused, push

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Player 1", "Player 2", "Player 3")
PLAIN = Qt.KeyboardModifier.NoModifier


class Keyboard:
    """Every key that is pressed, wherever the keyboard is by itself, is counted."""

    def __init__(self) -> None:
        self.pressed = 0

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            QTest.keyClick(focused(), key, held)
            QApplication.processEvents()
            self.pressed += 1


def second_round(qtbot: QtBot, room: GameRoom, place: BoardSource) -> PlayersHand:
    """Hidden treasuries, as they are by default; everybody has had a turn."""
    room.set_up_match("Late", place, NAMES)
    hand = room.hand(qtbot)
    hand.settle()
    while hand.match.turn.round < 2:
        hand.go_on()
    return hand


@pytest.mark.parametrize("place", [BoardSource.ROLLED, BoardSource.REAL])
def test_a_forgotten_payment_six_steps_back_takes_thirteen_keys_and_survives_the_night(
    qtbot: QtBot, theme: Theme, tmp_path: Path, place: BoardSource
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=3)
    hand = second_round(qtbot, room, place)
    session, keyboard = hand.view.session, Keyboard()
    target = len(session.entries) - 6
    then = session.state_after(session.steps_before(target)).turn.player
    before = hand.match.players[then].treasury["metal"]

    keyboard.press(Qt.Key.Key_J, held=CTRL)
    keyboard.press(*6 * (Qt.Key.Key_Down,), Qt.Key.Key_Return)
    keyboard.press(Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_5, Qt.Key.Key_M, Qt.Key.Key_Return)

    assert keyboard.pressed == 13
    assert hand.match.players[then].treasury["metal"] == before + 5
    assert session.entries[-1].target == target
    keyboard.press(Qt.Key.Key_Escape)
    assert hand.view.go_on.button.hasFocus(), "and the next key goes on"

    # Next week the correction is undone, and what was undone is done again.
    room.leave()
    room = game_room(qtbot, theme, tmp_path, seed=4)
    room.reopen("Late")
    hand = room.hand(qtbot)
    while hand.match.players[then].treasury["metal"] != before:
        push(hand.view.message.undo)
    assert hand.view.session.standings()[target + 7] is LineStanding.UNDONE
    push(hand.view.message.redo)
    assert hand.match.players[then].treasury["metal"] == before + 5


def test_a_booking_takes_six_keys_from_anywhere(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """Ctrl+G, 3+5m and Enter: five metal for Player 3, whose turn it need not be."""
    room = game_room(qtbot, theme, tmp_path, seed=3)
    hand = second_round(qtbot, room, BoardSource.REAL)
    keyboard = Keyboard()
    (third,) = [one for one in hand.match.players.values() if one.name == "Player 3"]

    keyboard.press(Qt.Key.Key_G, held=CTRL)
    keyboard.press(Qt.Key.Key_3, Qt.Key.Key_Plus, Qt.Key.Key_5, Qt.Key.Key_M, Qt.Key.Key_Return)

    assert hand.match.players[third.id].treasury["metal"] == third.treasury["metal"] + 5
    assert keyboard.pressed == 6
    keyboard.press(Qt.Key.Key_Escape)
    assert hand.view.go_on.button.hasFocus()
