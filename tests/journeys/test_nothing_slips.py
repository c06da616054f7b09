"""Nothing slips: leaving the match and a turn that ends with something left are asked about, no
Enter overrules a rule, and Undo is at hand afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect,
    EndTurn,
    PutShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.preferences import AskChoice
from tests.games.burning_planets.match.build import BLUE, GREEN, GREENHOUSE, RED, SMALL, TRIO
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    QUIET,
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    push,
    rich,
    sit_down,
)

CONTROL = Qt.KeyboardModifier.ControlModifier


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifier)
    QApplication.processEvents()


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    theme.set_look(Appearance(reduce_motion=True))
    made = game_room(qtbot, theme, tmp_path, ask_at_end="first")
    made.window.actions_.run("sample.burning_planets.match")
    yield made
    made.leave()


@pytest.fixture
def hand(qtbot: QtBot, room: GameRoom) -> PlayersHand:
    return room.hand(qtbot)


# --- no Enter overrules


def test_enter_after_an_objection_overrules_nothing(hand: PlayersHand) -> None:
    """Event phase, Ctrl+End, and the key that one presses to go on."""
    assert not hand.has_rolled()
    turn, steps = hand.match.turn.number, len(hand.view.session.timeline)

    press(Qt.Key.Key_End, CONTROL)
    assert hand.view.trouble.isVisible()
    assert focused() is hand.view.trouble.keep
    press(Qt.Key.Key_Return)

    assert not hand.view.trouble.isVisible()
    assert (hand.match.turn.number, len(hand.view.session.timeline)) == (turn, steps)
    assert focused() is hand.view.go_on.button, "the next Enter goes on"
    press(Qt.Key.Key_Return)
    assert hand.has_rolled()


@pytest.mark.parametrize("enters", [2, 5])
def test_the_objection_is_not_overruled_by_pressing_on(hand: PlayersHand, enters: int) -> None:
    press(Qt.Key.Key_End, CONTROL)
    for _ in range(enters):
        press(Qt.Key.Key_Return)

    assert not any(entry.overruled for entry in hand.view.session.entries)


# --- the lasting reason


def test_a_reason_that_lasts_is_told_before_the_price(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Nobody barters for biomass to build what their planet will never take."""
    session = begun(new_session(factions=TRIO), (20, 10, 1))
    for _ in (RED, BLUE):
        for command in (RollEvent((QUIET,)), Collect(), EndTurn()):
            session.submit(command)
    assert session.state.turn.player == GREEN
    broke = -session.state.players[GREEN].treasury
    session.submit(AdjustTreasury(GREEN, broke, "test"))
    session.submit(RollEvent((QUIET,)))
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.go_on()
    assert hand.phase() is Phase.STRUCTURES

    card = hand.own.do_now.shop.offers[GREENHOUSE]

    assert not card.isEnabled()
    assert card.reason == "No Greenhouse on a Harsh planet."
    shown = " ".join(card.reason_lines(card.width()))
    assert shown == card.reason, "whole, on as many lines as it takes"


# --- the end of a turn


def test_the_first_turn_that_ends_with_something_left_asks(hand: PlayersHand) -> None:
    hand.go_on(2)
    turn, trouble = hand.match.turn.number, hand.view.trouble

    press(Qt.Key.Key_End, CONTROL)
    assert trouble.isVisible()
    assert "End the turn anyway?" in trouble.text.text()
    assert focused() is trouble.keep
    assert trouble.keep.text() == "Keep playing"
    press(Qt.Key.Key_End, CONTROL)
    assert hand.match.turn.number == turn, "asking again is no answer"
    press(Qt.Key.Key_Return)

    assert not trouble.isVisible()
    assert hand.match.turn.number == turn
    assert hand.phase() is Phase.STRUCTURES


def test_once_answered_the_message_offers_undo_instead(hand: PlayersHand) -> None:
    hand.go_on(2)
    turn = hand.match.turn.number
    press(Qt.Key.Key_End, CONTROL)
    push(hand.view.trouble.way_out)
    assert hand.match.turn.number == turn + 1
    assert hand.view.message.take_back.isVisible()

    push(hand.view.message.take_back)
    assert hand.match.turn.number == turn
    hand.view.focus_main()
    press(Qt.Key.Key_End, CONTROL)

    assert hand.match.turn.number == turn + 1, "asked once in a match"
    assert "The turn has ended." in hand.view.message.text.text()
    assert hand.view.message.take_back.isVisible()


def test_the_question_can_be_answered_by_keys(hand: PlayersHand) -> None:
    hand.go_on(2)
    turn = hand.match.turn.number
    press(Qt.Key.Key_End, CONTROL)
    press(Qt.Key.Key_Tab)
    assert focused() is hand.view.trouble.way_out
    press(Qt.Key.Key_Return)

    assert hand.match.turn.number == turn + 1


def seated(
    qtbot: QtBot, theme: Theme, folder: Path, wish: AskChoice, *, hidden: bool = False
) -> PlayersHand:
    """Red could build something."""
    options = Options(treasury_visibility="owner") if hidden else OPEN_BOOKS
    session = in_phase(new_session(options=options), Phase.STRUCTURES, rich(RED))
    return sit_down(qtbot, theme, folder, session, ask_at_end=wish)


@pytest.mark.parametrize(("wish", "asked"), [("always", 2), ("first", 1), ("never", 0)])
def test_how_often_it_asks_is_a_preference(
    qtbot: QtBot, theme: Theme, tmp_path: Path, wish: AskChoice, asked: int
) -> None:
    hand = seated(qtbot, theme, tmp_path, wish)
    met = 0
    for _ in range(2):
        hand.view.end_turn()
        if hand.view.trouble.isVisible():
            met += 1
            push(hand.view.trouble.way_out)
        assert hand.match.turn.player == BLUE
        hand.view.undo()
        assert hand.match.turn.player == RED

    assert met == asked


def test_a_covered_treasury_is_not_told_by_a_question(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: whether something could be built hangs on what is hidden."""
    hand = seated(qtbot, theme, tmp_path, "always", hidden=True)
    assert hand.view.viewer.is_covered(hand.match)

    hand.view.end_turn()

    assert not hand.view.trouble.isVisible()
    assert hand.match.turn.player == BLUE
    assert not hand.view.message.take_back.isVisible()


def test_ships_that_were_not_used_are_named_from_any_phase(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, [PutShip(RED, SMALL, Hex(10, 12))])
    hand = sit_down(qtbot, theme, tmp_path, session, ask_at_end="first")

    hand.view.end_turn()

    assert "Ships with actions left: 1" in hand.view.trouble.text.text()


def test_where_the_rules_only_note_skipping_income_asks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(enforcement=Enforcement.FREE))
    hand = sit_down(qtbot, theme, tmp_path, session, ask_at_end="first")

    hand.view.end_turn()

    assert hand.match.turn.player == RED
    assert hand.view.trouble.keep.hasFocus()
    assert "Nothing has been collected yet" in hand.view.trouble.text.text()


# --- leaving the match


def concede(hand: PlayersHand, name: str) -> None:
    hand.end_match(f"{name} concedes")


def test_conceding_asks_first_and_can_be_undone_from_the_message(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = new_session(factions=TRIO)
    begun(session, (20, 10, 1))
    hand = sit_down(qtbot, theme, tmp_path, session)

    concede(hand, "Green")
    assert focused() is hand.view.trouble.keep
    press(Qt.Key.Key_Return)
    assert GREEN in hand.match.survivors, "the harmless answer"
    concede(hand, "Green")
    push(hand.view.trouble.way_out)
    assert GREEN not in hand.match.survivors
    assert hand.view.message.take_back.isVisible()
    push(hand.view.message.take_back)

    assert GREEN in hand.match.survivors
    assert hand.stage() is Stage.PLAY
