"""A rehearsal over the table of a match: neither shows or hears anything of the other."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.inspect.fact_card import FactCard
from bp_desktop.ui.table.inspect.glance_card import GlanceCard
from bp_desktop.ui.table.rehearsal import RehearsalScreen
from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel
from bp_desktop.ui.table.standing_table import StandingGrid
from bp_desktop.ui.table.trade import TradePanel
from tests.journeys.parsec_hand import ParsecHand, free_space
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit


def facing(hand: ParsecHand) -> c.DeclareAttack:
    """A cruiser beside one of the other player; the attack on it."""
    cell = free_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    return c.DeclareAttack((mine,), hand.put(1, "cruiser", cell.neighbors()[0]))


def screen_of(hand: ParsecHand) -> RehearsalScreen:
    screen = hand.match_view.rehearsal.screen
    assert screen is not None
    return screen


def test_a_hand_that_lay_open_is_covered_when_a_rehearsal_is_left(sit: Sit) -> None:
    """Whoever answers in it sits before the screen then."""
    hand = sit(ui={"hidden_hands": True})
    attack, match = facing(hand), hand.match_view
    anna, boris = hand.match.order
    match.curtain.ask_for_treasury(anna)
    match.curtain.open()
    assert match.viewer.seat(match.state) == anna

    match.rehearse(attack)
    hand.view.act(c.RollStrike((1, 8)))
    hand.view.act(c.AcceptMiss())
    hand.view.curtain.ask_for_treasury(boris)
    hand.view.curtain.open()
    settle()
    assert hand.view.viewer.seat(hand.match) == boris
    hand.push(screen_of(hand).bar.leave)

    assert hand.view is match
    assert match.viewer.seat(match.state) is None


def test_a_declaration_waits_though_the_hand_is_covered(sit: Sit) -> None:
    """PA-APP-35: it is needed again when the match itself goes on."""
    hand = sit(ui={"hidden_hands": True})
    attack, match = facing(hand), hand.match_view
    match.curtain.ask_for_treasury(hand.match.turn.player)
    match.curtain.open()
    hand.own.open_attack(attack.attackers[0], attack.target)
    settle()

    hand.push(hand.own.now.attack.rehearse)
    assert hand.view is not match
    hand.push(screen_of(hand).bar.leave)

    assert hand.own.now.attack.isVisible()
    assert match.viewer.seat(match.state) is None


def test_cards_of_the_match_do_not_lie_over_a_rehearsal(sit: Sit) -> None:
    hand = sit()
    attack = facing(hand)
    hand.view.inspect(attack.target)
    settle()
    assert hand.seen(FactCard)

    hand.view.rehearse(attack)
    settle()

    assert not hand.seen(FactCard)
    assert not hand.seen(GlanceCard)


def test_a_match_that_is_put_away_takes_the_keys_of_its_rehearsal_with_it(sit: Sit) -> None:
    hand = sit()
    hand.view.rehearse(facing(hand))
    settle()
    assert "table.undo" in hand.app.window.actions_

    hand.app.desk.put_away(PageId.TABLE)
    settle()

    left = [one.id for one in hand.app.window.actions_.bound if one.id.startswith("table.")]
    assert not left


@pytest.mark.parametrize("real_dice", [False, True])
def test_what_a_rehearsal_does_not_want_is_not_for_the_match_below(
    sit: Sit, real_dice: bool
) -> None:
    """Digits typed on the bar, a right click there, and Esc, which leads out."""
    hand = sit(real_dice=real_dice)
    match, attack = hand.match_view, facing(hand)
    hand.view.act(attack)
    settle()
    hand.view.rehearse()
    settle()
    again = screen_of(hand).bar.again
    again.setFocus()

    QTest.keyClicks(again, "5")
    at = again.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, again.mapToGlobal(at))
    QApplication.sendEvent(again, asked)
    settle()

    assert hand.app.window.focusWidget() is again
    assert match.go_on.faces.text() == ""
    assert match.inspector.card is None
    QTest.keyClick(again, Qt.Key.Key_Escape)
    settle()
    assert match.rehearsal.screen is None


def test_a_click_on_somebody_else_trades_with_nobody_in_a_rehearsal(sit: Sit) -> None:
    hand = sit()
    facing(hand)
    hand.view.rehearse()
    settle()

    QTest.mouseClick(hand.view.head.others.buttons[0], Qt.MouseButton.LeftButton)
    settle()

    assert screen_of(hand).isVisible()
    assert not hand.seen(TradePanel)


def test_a_victory_in_a_rehearsal_opens_no_hands(sit: Sit) -> None:
    """PA-GAP-42: at the end of a match they lie open; here nothing has ended."""
    hand = sit(ui={"hidden_hands": True})
    at, taken, bodies = hand.match.board.modules_at, hand.match.stacks, hand.match.board.body_at
    free = [cell for cell in sorted(at) if not taken.get(cell) and cell not in bodies]
    start, goal = next(
        (one, there)
        for there in free
        for one in there.neighbors()
        if one in free and 3 in at[there] and at[one] in ((1,), (2,))
    )
    unit = hand.put(0, "fighter", start)
    for module in (1, 2):
        hand.put(0, "fighter", next(cell for cell in free if at[cell] == (module,)))

    hand.view.rehearse(c.MoveVessel(unit, to=goal))
    settle()

    assert hand.match.stage is Stage.OVER
    assert hand.match_view.state.stage is Stage.PLAY
    assert not hand.seen(StandingGrid)
    assert not hand.view.isVisible()
    assert "ends" in screen_of(hand).bar.words.text()
    hand.push(screen_of(hand).bar.leave)
    assert hand.match.winners == ()


def test_an_option_that_is_asked_for_is_seen_for_which_a_rehearsal_ends(sit: Sit) -> None:
    hand = sit()
    hand.view.rehearse(facing(hand))
    settle()

    hand.match_view.open_option("ui.hidden_hands")
    settle()

    assert hand.match_view.rehearsal.screen is None
    assert hand.seen(MatchOptionsPanel)
