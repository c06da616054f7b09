"""The curtain: pass the laptop, hold to look, and covered again by itself (BP-APP-6)."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table import curtain as curtain_module
from bp_desktop.ui.table.balances import HIDDEN
from tests.games.burning_planets.match.build import BLUE, RED, SECRET_BOOKS, GivenDice
from tests.ui.table.players_hand import (
    LEFT,
    OPEN_BOOKS,
    QUIET,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    push,
    rich,
    sit_down,
)


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    """Red's turn at a table with hidden treasuries; something can be built."""
    session = in_phase(new_session(options=SECRET_BOOKS), Phase.STRUCTURES, rich(RED, BLUE))
    return sit_down(qtbot, theme, tmp_path, session)


@pytest.fixture
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the test is, what it holds counts as held."""
    monkeypatch.setattr(curtain_module, "TAP_MS", 0)


def shown(hand: PlayersHand) -> set[str]:
    return {one.figure for one in hand.view.balances.balances.values()}


def is_open(hand: PlayersHand) -> bool:
    return HIDDEN not in shown(hand)


@pytest.mark.usefixtures("_patient")
def test_what_is_hidden_is_seen_while_the_mouse_button_is_held(hand: PlayersHand) -> None:
    curtain = hand.view.curtain
    push(hand.view.balances.look)
    assert curtain.isVisible()
    assert curtain.card.name.text() == "Red"
    assert not is_open(hand)

    QTest.mousePress(curtain.card.hold, LEFT)
    assert is_open(hand)
    assert not curtain.card.name.isVisible(), "the card is in the way"
    QTest.mouseRelease(curtain.card.hold, LEFT)

    assert not is_open(hand)
    assert not curtain.isVisible()


@pytest.mark.usefixtures("_patient")
def test_the_space_bar_looks_while_it_is_down_and_then_goes_on_again(hand: PlayersHand) -> None:
    hand.view.toggle_look()

    QTest.keyPress(hand.view.curtain.card.hold, Qt.Key.Key_Space)
    assert is_open(hand)
    QTest.keyRelease(hand.view.curtain.card.hold, Qt.Key.Key_Space)

    assert not is_open(hand)
    hand.go_on()
    assert hand.phase() is not Phase.STRUCTURES


def test_a_tap_shows_how_it_is_meant_and_the_card_stays(hand: PlayersHand) -> None:
    hand.view.toggle_look()
    before = hand.view.curtain.card.hint.text()

    QTest.mouseClick(hand.view.curtain.card.hold, LEFT)

    assert hand.view.curtain.isVisible()
    assert hand.view.curtain.card.hint.text() != before
    assert not is_open(hand)


def test_who_cannot_hold_opens_it_by_one_press(hand: PlayersHand) -> None:
    hand.view.toggle_look()

    push(hand.view.curtain.card.stay)

    assert is_open(hand)
    assert not hand.view.curtain.isVisible()
    assert "Red" in hand.view.curtain.bar.words.text()
    push(hand.view.curtain.bar.cover)
    assert not is_open(hand)
    assert not hand.view.curtain.bar.isVisible()


def test_escape_leaves_everything_covered(hand: PlayersHand) -> None:
    hand.view.toggle_look()

    QTest.keyClick(hand.view.curtain.card.hold, Qt.Key.Key_Escape)

    assert not hand.view.curtain.isVisible()
    assert not is_open(hand)
    assert hand.view.go_on.button.hasFocus()


def test_it_covers_itself_when_nobody_touches_anything(hand: PlayersHand, qtbot: QtBot) -> None:
    hand.view.curtain.idle.setInterval(80)
    hand.look()
    assert is_open(hand)

    qtbot.waitUntil(lambda: not is_open(hand), timeout=2000)

    assert not hand.view.curtain.bar.isVisible()


def test_a_held_look_ends_by_itself_too(hand: PlayersHand, qtbot: QtBot) -> None:
    """A book on the space bar is not somebody who looks."""
    hand.view.curtain.idle.setInterval(80)
    hand.view.toggle_look()
    QTest.keyPress(hand.view.curtain.card.hold, Qt.Key.Key_Space)

    qtbot.waitUntil(lambda: not is_open(hand), timeout=2000)

    assert not hand.view.curtain.isVisible()


def test_touching_the_table_keeps_it_open(hand: PlayersHand) -> None:
    hand.look()
    idle = hand.view.curtain.idle
    idle.setTimerType(Qt.TimerType.PreciseTimer)
    idle.start(5000)
    QTest.qWait(30)
    before = idle.remainingTime()

    QTest.mouseMove(hand.view.balances)
    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_Shift)

    assert idle.remainingTime() > before


def test_it_covers_itself_when_the_window_loses_the_keyboard(hand: PlayersHand) -> None:
    hand.look()

    QApplication.sendEvent(hand.view.window(), QEvent(QEvent.Type.WindowDeactivate))

    assert not is_open(hand)


def test_it_covers_itself_when_the_table_is_left(hand: PlayersHand) -> None:
    hand.look()

    hand.view.hide()
    hand.view.show()

    assert not is_open(hand)


def test_the_next_turn_begins_covered(hand: PlayersHand) -> None:
    hand.look()

    hand.view.go_on.end_turn()

    assert hand.match.turn.player == BLUE
    assert not is_open(hand)
    assert not hand.view.curtain.bar.isVisible()


def test_undo_covers_what_was_open(hand: PlayersHand) -> None:
    hand.look()
    hand.view.go_on.button.setFocus()
    hand.go_on()
    assert is_open(hand)

    hand.view.undo()

    assert not is_open(hand)


def test_who_sits_alone_before_the_program_opens_it_once(hand: PlayersHand, qtbot: QtBot) -> None:
    view, idle = hand.view, hand.view.curtain.idle
    view.act(ChangeSeat(BLUE, "easy", 7))
    hand.look()
    with qtbot.waitSignal(idle.timeout):
        idle.start(10)
    assert is_open(hand), "nobody is there to look over their shoulder"

    view.go_on.end_turn()
    assert not is_open(hand), "what the program has"
    assert view.viewer.seat(hand.match) == RED
    view.undo(consent=True)
    assert hand.match.turn.player == RED
    assert is_open(hand)

    view.go_on.end_turn()
    view.act(ChangeSeat(BLUE))
    assert view.viewer.seat(hand.match) is None, "somebody has sat down beside them"
    assert not view.curtain.bar.isVisible()


def test_nothing_behind_the_curtain_is_worked_while_it_hangs(hand: PlayersHand) -> None:
    hand.view.toggle_look()
    steps = len(hand.view.session.entries)
    curtain = hand.view.curtain
    behind = hand.view.go_on.button
    at = behind.mapTo(hand.view, behind.rect().center())
    assert hand.view.childAt(at) not in (behind, None)

    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert curtain.isAncestorOf(focus), "Tab left the card"
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    assert len(hand.view.session.entries) == steps


def test_somebody_else_is_asked_by_name_and_sees_only_their_own(hand: PlayersHand) -> None:
    """The seam for holds, contracts and notes: `then` is done once they have opened it."""
    done: list[str] = []
    curtain = hand.view.curtain

    curtain.ask(BLUE, "to read a note", lambda: done.append("read"))
    assert curtain.card.name.text() == "Blue"
    assert curtain.card.reason.text() == "to read a note"
    assert not curtain.card.hold.isVisible(), "there is something to do afterwards"
    assert not done
    QTest.keyClick(curtain.card.stay, Qt.Key.Key_Return)

    assert done == ["read"]
    assert hand.view.viewer.seat(hand.match) == BLUE
    assert not is_open(hand), "Red's treasury is not Blue's to see"
    curtain.ask(BLUE, "again", lambda: done.append("again"))
    assert done == ["read", "again"]


def test_at_a_table_with_open_books_nobody_ever_sees_a_curtain(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(GivenDice(QUIET, QUIET), options=OPEN_BOOKS))
    hand = sit_down(qtbot, theme, tmp_path, session)
    seen: list[QWidget] = []

    for _ in range(8):
        hand.go_on()
        hand.view.toggle_look()
        seen += [one for one in (hand.view.curtain, hand.view.curtain.bar) if one.isVisible()]

    assert not seen
    push(hand.view.balances.look)
    assert not hand.view.curtain.isVisible()
    assert hand.view.balances.look.focusPolicy() is Qt.FocusPolicy.NoFocus, "it is no button"


def test_a_turn_with_nothing_built_takes_four_keys_with_hidden_treasuries_too(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(GivenDice(QUIET), options=SECRET_BOOKS))
    hand = sit_down(qtbot, theme, tmp_path, session)
    number = hand.match.turn.number

    hand.go_on(4)

    assert hand.match.turn.number == number + 1


def test_a_booking_takes_at_most_six_keys_with_hidden_treasuries_too(hand: PlayersHand) -> None:
    """BP-APP-4: from the main button to the book, each key to whatever has the keyboard; nobody
    has to look."""
    metal = hand.match.players[RED].treasury["metal"]
    keys = 0

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        nonlocal keys
        keys += 1
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key, modifier)

    actions = hand.view.window().findChild(Actions)
    assert actions is not None
    actions.set_page(PageId.TABLE)
    assert hand.view.go_on.button.hasFocus()
    press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_5, Qt.Key.Key_M, Qt.Key.Key_Return):
        press(key)

    assert keys <= 6
    assert hand.match.players[RED].treasury["metal"] == metal + 5
    assert not hand.view.curtain.isVisible()
