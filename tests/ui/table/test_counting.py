"""Balances count to their new value; the head fades when the turn passes on."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect,
    EndTurn,
    RollEvent,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.balances import BalanceCard
from tests.games.burning_planets.match.build import BLUE, RED, purse
from tests.ui.table.players_hand import QUIET, PlayersHand, begun, new_session, sit_down


def metal(hand: PlayersHand) -> BalanceCard:
    return hand.view.balances.balances["metal"]


def give(hand: PlayersHand, amount: int) -> None:
    hand.view.context.commander.submit(AdjustTreasury(RED, purse(metal=amount), "test"))


def test_a_balance_counts_to_its_new_value(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    give(hand, 100)
    card = metal(hand)

    assert card.amount == hand.match.players[RED].treasury["metal"], "known at once"
    card._counter.motion._run.setCurrentTime(50)
    assert card._counted is not None
    assert 0 < card._counted < card.amount
    qtbot.waitUntil(lambda: card._counted is None)


def test_without_motion_it_is_there_at_once(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    theme.set_look(Appearance(reduce_motion=True))
    give(hand, 100)

    assert metal(hand)._counted is None


def test_nobody_counts_from_one_players_money_to_anothers(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    session.submit(AdjustTreasury(BLUE, purse(metal=300), "test"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.context.commander.submit(EndTurn(), overrule=True)

    assert hand.match.turn.player == BLUE
    assert metal(hand)._counted is None
    assert metal(hand).amount == hand.match.players[BLUE].treasury["metal"]


def test_a_treasury_that_is_covered_stops_counting(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6."""
    session = begun(new_session(options=Options(treasury_visibility="owner")))
    session.submit(RollEvent((QUIET,)))
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.look()
    hand.view.context.commander.submit(Collect())
    hand.view.curtain.cover()

    for card in hand.view.balances.balances.values():
        assert card.amount is None
        assert card._counted is None
        assert not card._counter.motion.is_running


def test_the_head_fades_when_the_turn_passes_on(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    head = hand.view.head
    before = head._color.now
    hand.view.context.commander.submit(EndTurn(), overrule=True)

    assert head._badge._motion.is_running
    assert head._color._motion.is_running
    qtbot.waitUntil(lambda: not head._color._motion.is_running)
    assert head._color.now != before
