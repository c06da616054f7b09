"""Back to the start of the own turn: told beforehand, asked once, step by step, and redoable."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect,
    EndTurn,
    EnterPhase,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.session.entry import Kind
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.turn_back import done_this_turn
from tests.games.burning_planets.match.build import BLUE, RED
from tests.ui.table.players_hand import (
    QUIET,
    MatchSession,
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    push,
    sit_down,
)

METAL = Purse.of(metal=5)


def in_the_middle() -> MatchSession:
    """Red has rolled, collected and gone on twice: four steps, dice at their beginning."""
    session = in_phase(new_session(), Phase.SHIPS)
    session.submit(EnterPhase(Phase.ACTIONS))
    return session


def press_the_keys(hand: PlayersHand) -> None:
    [actions] = hand.view.window().findChildren(Actions)
    actions.set_page(PageId.TABLE)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(focused(), Qt.Key.Key_Backspace, keys)
    assert hand.view.trouble.isVisible()


def agree(hand: PlayersHand) -> None:
    """By keyboard, past the other answers."""
    while focused() is not hand.view.trouble.way_out:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_the_table_is_asked_once_and_every_step_is_a_line(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_the_middle()
    lines = len(session.entries)
    start = session.state_before(lines - 3)
    hand = sit_down(qtbot, theme, tmp_path, session)

    press_the_keys(hand)
    assert "4 steps" in hand.view.trouble.text.text()
    assert focused() is hand.view.trouble.keep, "the harmless answer"
    agree(hand)

    assert session.state == start
    new = list(session.entries)[lines:]
    assert [one.kind for one in new] == [Kind.UNDO] * 4
    assert [one.consent for one in new] == [False, False, False, True]
    assert not hand.view.trouble.isVisible()
    assert not hand.view.message.turn_start.isEnabled()


def test_without_asking_it_stops_before_the_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_the_middle()
    hand = sit_down(qtbot, theme, tmp_path, session)

    push(hand.view.message.turn_start)
    assert hand.view.trouble.other_way.text() == "Only 3 steps (no agreement needed)"
    push(hand.view.trouble.other_way)

    assert hand.has_rolled()
    assert not hand.match.turn.collected
    assert not any(one.consent for one in session.entries)


def test_where_no_dice_fell_nobody_is_asked(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session())
    start = session.state
    session.submit(AdjustTreasury(RED, METAL, "found"))
    session.submit(AdjustTreasury(BLUE, METAL, "found too"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    assert hand.view.message.turn_start.toolTip().endswith("2 steps")

    push(hand.view.message.turn_start)
    assert not hand.view.trouble.other_way.isVisible()
    assert hand.view.trouble.way_out.text() == "Undo 2 steps"
    push(hand.view.trouble.way_out)

    assert session.state == start


def test_the_way_back_can_be_undone_itself(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = in_the_middle()
    before = session.state
    hand = sit_down(qtbot, theme, tmp_path, session)
    message = hand.view.message
    push(message.turn_start)
    push(hand.view.trouble.way_out)
    assert session.state != before
    assert message.text.text() == "Undone: 4 steps"

    push(message.take_back)
    assert session.state == before

    push(message.turn_start)
    push(hand.view.trouble.way_out)
    hand.view.act(RollEvent((QUIET,)))
    assert not message.take_back.isVisible(), "too late: something else was done"


def test_at_the_start_of_a_turn_there_is_nothing_to_take_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_the_middle()
    session.submit(EndTurn())
    lines = len(session.entries)
    hand = sit_down(qtbot, theme, tmp_path, session)

    press_the_keys(hand)

    assert not hand.view.trouble.way_out.isVisible()
    assert len(session.entries) == lines
    assert done_this_turn(table_game(), new_session()) == [], "before the first turn"


def test_a_correction_of_what_was_before_stays() -> None:
    session = begun(new_session())
    booked = session.submit(AdjustTreasury(RED, METAL, "found")).entry.seq
    session = _through_a_turn(session)
    own = session.submit(AdjustTreasury(BLUE, METAL, "found too")).entry.seq
    own_correction = session.amend(own, AdjustTreasury(BLUE, Purse.of(metal=6), "six")).entry
    assert [one.seq for one in done_this_turn(table_game(), session)] == [own_correction.seq, own]

    session.amend(booked, None)
    last = session.submit(AdjustTreasury(BLUE, METAL, "again")).entry

    assert [one.seq for one in done_this_turn(table_game(), session)] == [last.seq]


def _through_a_turn(session: MatchSession) -> MatchSession:
    session.submit(RollEvent((QUIET,)))
    session.submit(Collect())
    session.submit(EndTurn())
    return session
