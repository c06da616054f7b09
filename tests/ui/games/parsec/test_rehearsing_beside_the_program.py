"""Rehearsals at a table where the program plays, too: it tells nobody what it would do there."""

from pytestqt.qtbot import QtBot

from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import FightStage
from bp_desktop.games.shared.program_seats import ChangeSeat
from tests.journeys.parsec_hand import ParsecHand, free_space
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit

LONG = 60
"""Milliseconds: long enough for many steps of the program."""


def facing(hand: ParsecHand) -> c.DeclareAttack:
    """A cruiser beside one of the other player; the attack on it."""
    cell = free_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    return c.DeclareAttack((mine,), hand.put(1, "cruiser", cell.neighbors()[0]))


def test_what_the_program_holds_and_would_do_is_not_learnt_in_a_rehearsal(
    sit: Sit, qtbot: QtBot
) -> None:
    """The same state, seat and seed give the same step: it would answer the attack itself alike."""
    hand = sit(ui={"hidden_hands": True})
    _anna, boris = hand.match.order
    attack = facing(hand)
    hand.view.act(ChangeSeat(boris, "medium", 7))
    hand.app.window.choices.set(pace="at_once")

    hand.view.rehearse(attack)
    hand.view.act(c.RollStrike((1, 8)))
    hand.view.act(c.AcceptMiss())
    qtbot.wait(LONG)

    assert hand.match_view.rehearsal.table is hand.view
    assert hand.view.program.seat is None, "people say what it does"
    assert hand.match.fight is not None
    assert hand.match.fight.stage is FightStage.ANSWER
    assert all(one.why is None for one in hand.view.session.entries)
    hand.view.curtain.ask_for_treasury(boris)
    settle()
    assert not hand.view.curtain.isVisible(), "nor does anybody look at its cards"


def test_the_program_waits_until_a_rehearsal_is_left(sit: Sit, qtbot: QtBot) -> None:
    """Nobody would see what it does in the match meanwhile."""
    hand = sit()
    anna, _boris = hand.match.order
    attack = facing(hand)
    hand.app.window.choices.set(pace="slow")
    hand.view.act(ChangeSeat(anna, "easy", 7))
    match = hand.match_view
    hand.view.rehearse(attack)
    assert match.rehearsal.screen is not None
    written = len(match.session.entries)

    hand.app.window.choices.set(pace="at_once")
    qtbot.wait(LONG)

    assert len(match.session.entries) == written
    hand.push(match.rehearsal.screen.bar.leave)
    qtbot.waitUntil(lambda: len(match.session.entries) > written)
