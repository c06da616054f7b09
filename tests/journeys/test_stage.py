"""The stage in the real window: a turn costs as many clicks and keys as without it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from tests.journeys.counting_hand import CountingHand
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import focused

CTRL = Qt.KeyboardModifier.ControlModifier
MOST_CLICKS, MOST_KEYS, QUIET_CLICKS = 6, 7, 4


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    made = game_room(qtbot, theme, tmp_path, seed=3, stage="short")
    made.set_up_match("Friday", BoardSource.ROLLED, ("Anna", "Boris"), open_books=True)
    return made


@pytest.fixture
def counting(qtbot: QtBot, room: GameRoom) -> CountingHand:
    hand = room.hand(qtbot)
    hand.settle()
    assert hand.view.stage.is_showing, "Anna's turn"
    return CountingHand(hand)


def test_a_full_turn_by_mouse(room: GameRoom, counting: CountingHand) -> None:
    hand = counting.hand
    number, main = hand.match.turn.number, hand.view.go_on.button
    counting.click(main)  # roll, through "Anna's turn"
    assert hand.view.stage.is_showing
    counting.click(main)  # collect, through the roll
    assert hand.phase() is Phase.STRUCTURES
    shop = hand.own.do_now.shop
    counting.click(next(card for card in shop.offers.values() if card.isEnabled()))
    assert hand.own.board is not None
    counting.click(hand.own.board.placing.bar.place)
    counting.click(hand.view.go_on.end)

    assert hand.match.turn.number == number + 1
    assert hand.view.stage.is_showing, "the next player's turn"
    assert counting.inputs <= MOST_CLICKS
    room.leave()


def test_a_full_turn_by_keys(room: GameRoom, counting: CountingHand) -> None:
    hand = counting.hand
    number, built = hand.match.turn.number, len(hand.view.session.entries)
    counting.key(Qt.Key.Key_Return, CTRL)
    counting.key(Qt.Key.Key_Return, CTRL)
    assert hand.phase() is Phase.STRUCTURES
    counting.key(Qt.Key.Key_D, CTRL)
    if focused() not in hand.own.do_now.shop.offers.values():
        counting.key(Qt.Key.Key_Tab)
    counting.key(Qt.Key.Key_Space)
    counting.key(Qt.Key.Key_Return)
    counting.key(Qt.Key.Key_End, CTRL)

    assert hand.match.turn.number == number + 1
    assert len(hand.view.session.entries) == built + 4, "rolled, collected, built, ended"
    assert counting.inputs <= MOST_KEYS
    room.leave()


def test_a_quiet_turn_by_mouse(room: GameRoom, counting: CountingHand) -> None:
    hand = counting.hand
    number = hand.match.turn.number
    counting.click(hand.view.go_on.button)
    counting.click(hand.view.go_on.button)
    counting.click(hand.view.go_on.end)

    assert hand.match.turn.number == number + 1
    assert counting.inputs <= QUIET_CLICKS
    room.leave()


def test_a_quiet_turn_by_keys(room: GameRoom, counting: CountingHand) -> None:
    hand = counting.hand
    number = hand.match.turn.number
    counting.key(Qt.Key.Key_Return, CTRL)
    counting.key(Qt.Key.Key_Return, CTRL)
    counting.key(Qt.Key.Key_End, CTRL)

    assert hand.match.turn.number == number + 1
    assert counting.inputs <= QUIET_CLICKS
    room.leave()


def test_a_shortcut_acts_through_it_wherever_the_keyboard_is(
    room: GameRoom, counting: CountingHand
) -> None:
    hand = counting.hand
    assert hand.own.board is not None
    hand.own.board.view.setFocus()

    counting.key(Qt.Key.Key_Return, CTRL)

    assert hand.has_rolled()
    counting.key(Qt.Key.Key_Z, CTRL)
    assert hand.view.trouble.isVisible(), "undo acts through it: it asks about the dice"
    room.leave()


def test_nothing_lies_over_what_a_key_opens(room: GameRoom, counting: CountingHand) -> None:
    stage = counting.hand.view.stage

    counting.key(Qt.Key.Key_K, CTRL)

    assert not stage.is_showing
    QApplication.processEvents()
    over = QApplication.widgetAt(room.window.mapToGlobal(room.window.rect().center()))
    assert over is not None
    assert over is not stage
    assert not stage.isAncestorOf(over)
    room.leave()
