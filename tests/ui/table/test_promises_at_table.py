"""Promises: noted in the trade tab, brought up at their phase, and settled where they stand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.shared.promises import MakePromise, PromiseSettled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.promises import PromisesCard
from bp_desktop.ui.table.trade import TradePanel
from tests.games.burning_planets.match.build import BLUE, RED, GivenDice
from tests.ui.table.players_hand import (
    QUIET,
    PlayersHand,
    begun,
    focused,
    new_session,
    push,
    sit_down,
)

METAL = "ten metal, after the battle"


def seated(qtbot: QtBot, theme: Theme, folder: Path, *made: MakePromise) -> PlayersHand:
    session = begun(new_session(GivenDice(QUIET)))
    for one in made:
        session.submit(one)
    return sit_down(qtbot, theme, folder, session)


def promises_of(hand: PlayersHand) -> PromisesCard:
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    assert panel.promises is not None
    QApplication.processEvents()
    return panel.promises


def test_a_promise_is_noted_by_keys(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = seated(qtbot, theme, tmp_path)
    card = promises_of(hand)
    card.open_form.setFocus()
    QTest.keyClick(card.open_form, Qt.Key.Key_Return)
    form = card.form
    assert focused() is form.text
    QTest.keyClicks(form.text, METAL)
    form.to.choose(BLUE)
    form.turn_of.choose(RED)
    form.phase.choose(Phase.STRUCTURES)
    QTest.keyClick(form.text, Qt.Key.Key_Return)

    (made,) = hand.match.promises.values()
    assert (made.by, made.to, made.text) == (RED, BLUE, METAL)
    assert (made.turn_of, made.phase, made.round) == (RED, Phase.STRUCTURES, 1)
    assert not form.isVisible()
    (line,) = card.lines.values()
    assert METAL in line.text.text()
    assert "Turn of Red" in line.when.text()
    hand.view.undo()
    assert not card.lines


def test_an_empty_one_is_refused_in_words_and_aloud(
    qtbot: QtBot, theme: Theme, tmp_path: Path, heard: list[str]
) -> None:
    hand = seated(qtbot, theme, tmp_path)
    card = promises_of(hand)
    push(card.open_form)
    push(card.form.make_it)

    assert not hand.match.promises
    assert hand.view.trouble.text.text() == "Write what is promised."
    assert heard[-1] == "Write what is promised."
    assert card.form.isVisible()


@pytest.mark.parametrize("kept", [True, False])
def test_its_phase_brings_it_up_with_its_answers(
    qtbot: QtBot, theme: Theme, tmp_path: Path, kept: bool
) -> None:
    promise = MakePromise(RED, METAL, BLUE, RED, Phase.STRUCTURES)
    hand = seated(qtbot, theme, tmp_path, promise)
    bar, main = hand.view.message.promise, hand.view.go_on.button
    assert not bar.isVisible()
    assert METAL not in main.note

    hand.go_on(2)
    assert hand.phase() is Phase.STRUCTURES
    assert bar.isVisible()
    assert METAL in bar.text.text()
    assert METAL in main.note
    assert focused() is main, "nobody has to answer"
    undo = hand.view.session.next_undo
    push(bar.kept if kept else bar.broken)

    assert not hand.match.promises
    assert not bar.isVisible()
    assert METAL not in main.note
    assert hand.view.session.next_undo == undo, "beside the play"
    outcome = hand.view.session.entries[-1].outcome
    assert outcome is not None
    (event,) = outcome.events
    assert isinstance(event, PromiseSettled)
    assert event.kept is kept


def test_what_is_put_off_comes_back_in_the_next_turn(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = seated(qtbot, theme, tmp_path, MakePromise(RED, METAL), MakePromise(BLUE, "peace"))
    bar = hand.view.message.promise
    assert METAL in bar.text.text()
    push(bar.later)
    assert "peace" in bar.text.text(), "one after the other"
    push(bar.later)
    assert not bar.isVisible()
    hand.view.focus_main()
    hand.go_on(2)
    assert not bar.isVisible()

    hand.view.end_turn()

    assert bar.isVisible()
    assert METAL in bar.text.text()


def test_an_open_one_is_settled_in_the_trade_tab(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = seated(qtbot, theme, tmp_path, MakePromise(RED, METAL, BLUE, phase=Phase.ACTIONS))
    card = promises_of(hand)
    (line,) = card.lines.values()
    QApplication.processEvents()

    push(line.kept)

    assert not hand.match.promises
    assert not card.lines
    assert card.none.isVisible()
