"""An old step is struck or changed from the journal, and what that breaks is decided."""

from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect,
    EndTurn,
    RollEvent,
    TransferResources,
)
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.history import LineStanding
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.purse import PurseLine
from tests.games.burning_planets.match.build import BLUE, RED, SECRET_BOOKS, GivenDice
from tests.ui.table.players_hand import (
    QUIET,
    MatchSession,
    PlayersHand,
    begun,
    focused,
    new_session,
    push,
    rich,
    sit_down,
)


def a_round(session: MatchSession) -> None:
    """Red's and Blue's turns: six steps."""
    for _ in session.state.order:
        session.submit(RollEvent((QUIET,)))
        session.submit(Collect())
        session.submit(EndTurn())


def open_line(hand: PlayersHand, seq: int) -> None:
    """By a click on the journal, the arrow keys and Enter."""
    hand.turn_to("journal")
    lines = hand.view.past.lines
    lines.setFocus()
    QTest.keyClick(lines, Qt.Key.Key_Home)
    while lines.chosen != str(seq):
        before = lines.currentIndex()
        QTest.keyClick(lines, Qt.Key.Key_Down)
        assert lines.currentIndex() != before, "there is no such line"
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert hand.view.past.correction.isVisible()


def test_a_wrong_payment_six_steps_back_is_corrected(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-2: 5 metal were booked for Red instead of 50; what came after stays."""
    session = begun(new_session())
    wrong = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    a_round(session)
    assert len(session.entries) == wrong + 6
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[RED].treasury["metal"]

    open_line(hand, wrong)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["change"])
    metal = panel.change.amounts["metal"]
    assert metal.value() == 5
    metal.setFocus()
    metal.selectAll()
    QTest.keyClicks(metal, "50")
    panel.reason.setFocus()
    QTest.keyClicks(panel.reason, "a slip of the pen")
    QTest.keyClick(panel.reason, Qt.Key.Key_Return)

    assert hand.match.players[RED].treasury["metal"] == before + 45
    assert session.standings() == {wrong: LineStanding.REVISED}
    assert not panel.isVisible()
    assert "a slip of the pen" in hand.view.past.lines.rows[0].title


def test_a_card_that_was_closed_judges_nothing_when_somebody_looks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """What was typed goes with the look; by then it is about no step any more."""
    session = begun(new_session())
    wrong = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    open_line(hand, wrong)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["change"])
    panel.change.amounts["metal"].setValue(50)
    push(panel.do)
    hand.view.undo()

    hand.view.viewer.uncover(hand.match, hand.match.turn.player)

    assert panel.change.amounts["metal"].value() == 0
    assert not panel.isVisible()


def test_a_struck_step_stays_readable_and_can_be_put_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    wrong = session.submit(AdjustTreasury(BLUE, Purse.of(metal=7), "a gift")).entry.seq
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[BLUE].treasury["metal"]
    panel = hand.view.past.correction

    open_line(hand, wrong)
    push(panel.do)

    assert hand.match.players[BLUE].treasury["metal"] == before - 7
    [line] = JournalPresenter(session, table_game()).rows([str(wrong)])
    assert "Blue" in line.title
    assert line.struck

    open_line(hand, wrong)
    assert panel.choices is not None
    assert next(iter(panel.choices.buttons)) == "restore"
    push(panel.do)

    assert hand.match.players[BLUE].treasury["metal"] == before


def test_what_a_struck_payment_paid_for_is_listed_and_has_to_be_decided(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    money = session.submit(rich(RED)[0]).entry.seq
    a_round(session)
    spent = session.submit(AdjustTreasury(RED, Purse.of(metal=-2000), "a bribe")).entry.seq
    later = session.submit(AdjustTreasury(RED, Purse.of(food=1), "found")).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction

    open_line(hand, money)

    assert list(panel.consequences.choices) == [spent]
    assert not panel.do.isEnabled()
    push(panel.consequences.choices[spent].buttons["strike"])
    push(panel.do)

    assert session.standings() == {money: LineStanding.STRUCK, spent: LineStanding.STRUCK}
    assert session.is_counting(later)


def test_dice_are_taken_back_only_if_the_table_agrees(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: a roll is a seal; without a tick the button stays grey."""
    session = begun(new_session(GivenDice(QUIET)))
    rolled = session.submit(RollEvent()).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction

    open_line(hand, rolled)

    assert panel.consent.isVisible()
    assert not panel.do.isEnabled()
    QTest.keyClick(panel.consent, Qt.Key.Key_Space)
    push(panel.do)
    assert session.standings()[rolled] is LineStanding.STRUCK
    assert session.entries[-1].consent


def test_dice_that_were_typed_wrong_are_changed_and_what_follows_is_kept(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: somebody typed 1 for 11, an anomaly that never was. A seal: the table agrees."""
    session = begun(new_session())
    typed = session.submit(RollEvent((1,))).entry.seq
    session.submit(Collect())
    hand = sit_down(qtbot, theme, tmp_path, session)
    anomaly = hand.match.turn.event
    assert anomaly is not None

    open_line(hand, typed)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["change"])
    assert panel.change.faces.text() == "1"
    panel.change.faces.setFocus()
    panel.change.faces.selectAll()
    QTest.keyClicks(panel.change.faces, "21")
    assert not panel.do.isVisible()
    assert not panel.consequences.choices, "a die that has no such face is nothing to decide on"
    assert "21" in panel.said.text()
    panel.change.faces.selectAll()
    QTest.keyClicks(panel.change.faces, "11")
    QTest.keyClick(panel.consent, Qt.Key.Key_Space)
    QTest.keyClick(panel.change.faces, Qt.Key.Key_Return)

    assert hand.match.turn.event is None
    assert hand.match.turn.phase is Phase.STRUCTURES, "what came after still counts"
    assert session.entries[-1].consent


def test_dice_the_program_threw_are_not_for_changing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(GivenDice(QUIET)))
    rolled = session.submit(RollEvent()).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)

    open_line(hand, rolled)

    choices = hand.view.past.correction.choices
    assert choices is not None
    assert list(choices.buttons) == ["strike", "insert"]


def test_a_payment_of_the_wrong_amount_is_changed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(options=Options(direct_transfer=True, treasury_visibility="owner")))
    session.submit(rich(RED)[0])
    paid = session.submit(TransferResources(RED, BLUE, Purse.of(metal=5), consent=True)).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction
    red, blue = (hand.match.players[one].treasury["metal"] for one in (RED, BLUE))
    open_line(hand, paid)
    assert panel.choices is not None
    assert "change" not in panel.choices.buttons, "BP-APP-6: neither of them looks"

    hand.look()
    push(panel.choices.buttons["change"])
    panel.change.amounts["metal"].setValue(50)
    push(panel.do)

    now = hand.match.players
    assert (now[RED].treasury["metal"], now[BLUE].treasury["metal"]) == (red - 45, blue + 45)


@pytest.mark.parametrize("visibility", ["public", "owner"])
def test_the_new_balances_are_shown_before_a_correction_is_made(
    qtbot: QtBot, theme: Theme, tmp_path: Path, visibility: Literal["public", "owner"]
) -> None:
    """In icons and figures, from what to what; of those whom whoever looks may see (BP-APP-6)."""
    options = Options(direct_transfer=True, treasury_visibility=visibility)
    session = begun(new_session(options=options))
    booked = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction
    open_line(hand, booked)
    if visibility == "owner":
        assert not panel.balances.isVisible(), "nobody looks"
        hand.look()
    before = hand.match.players[RED].treasury
    assert panel.choices is not None
    push(panel.choices.buttons["change"])
    panel.change.amounts["metal"].setValue(9)

    [(seat, was, becomes)] = panel.balances.changes
    assert panel.balances.isVisible()
    assert (seat.id, was, becomes) == (RED, before, before + Purse.of(metal=4))
    shown = [one.accessibleName() for one in panel.balances.findChildren(PurseLine)]
    assert "9 metal" in shown[-1].lower() or "metal 9" in shown[-1].lower()
    push(panel.do)
    assert hand.match.players[RED].treasury == becomes
    assert not panel.balances.isVisible()


def test_a_forgotten_payment_of_what_was_not_there_says_so_and_asks_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction

    open_line(hand, len(session.entries))
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    QTest.keyClicks(panel.forgotten, "red -9999m")

    assert "does not have that much" in panel.said.text()
    assert not panel.consequences.isVisible()
    assert not panel.do.isVisible()


def test_escape_leaves_everything_as_it_is(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session())
    session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match

    open_line(hand, len(session.entries))
    QTest.keyClick(hand.view.past.correction.reason, Qt.Key.Key_Escape)

    assert not hand.view.past.correction.isVisible()
    assert hand.match is before
    assert hand.view.past.lines.hasFocus()


def test_amounts_of_a_covered_treasury_are_not_offered_for_change(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: Red looks, the amounts are offered; covered again, they are gone."""
    session = begun(new_session(options=SECRET_BOOKS))
    session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction

    open_line(hand, len(session.entries))
    assert panel.choices is not None
    assert "change" not in panel.choices.buttons
    hand.look()
    assert "change" in panel.choices.buttons
    push(panel.choices.buttons["change"])
    hand.view.toggle_look()

    assert "change" not in panel.choices.buttons
    assert not panel.change.amounts["metal"].isVisible()


def test_a_forgotten_payment_six_steps_back_is_put_in_by_keyboard(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-2: it counts from there on, and the journal says where it was put in."""
    session = begun(new_session())
    a_round(session)
    first = len(session.entries) - 5
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[RED].treasury["metal"]

    open_line(hand, first)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    assert panel.forgotten.hasFocus()
    assert not panel.do.isVisible()
    QTest.keyClicks(panel.forgotten, "red +5m")
    assert panel.do.isVisible()
    QTest.keyClick(panel.forgotten, Qt.Key.Key_Return)

    inserted = session.entries[-1].seq
    assert hand.match.players[RED].treasury["metal"] == before + 5
    assert [step.seq for step in session.timeline][first - 1 : first + 1] == [inserted, first]
    newest = hand.view.past.lines.rows[0].title
    assert f"Inserted before step {first}:" in newest
    hand.view.undo()
    assert hand.match.players[RED].treasury["metal"] == before


def test_what_cannot_be_corrected_says_why(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session())
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.pages.show_page("journal")
    page = hand.view.past
    said = [page.why.text()]
    hand.view.undo()

    hand.view.open_journal()
    said.append(page.why.text())
    QTest.keyClick(page.lines, Qt.Key.Key_Down)
    said.append(page.why.text())
    assert not page.correct.isEnabled()
    QTest.keyClick(page.lines, Qt.Key.Key_Down)

    assert [one.split()[0] for one in said] == ["Select", "Select", "This"]
    assert page.correct.isEnabled()
    assert not page.why.text()


def test_tab_goes_through_the_card_from_top_to_bottom(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    have = session.state.players[RED].treasury["concrete"]
    session.submit(AdjustTreasury(RED, Purse.of(concrete=-have), "paid"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    open_line(hand, len(session.entries))
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    QTest.keyClicks(panel.forgotten, "red -1c")
    QApplication.processEvents()
    hand.view.past.lines.setFocus()
    tops = []

    while focused() is not panel.reason:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        tops.append(focused().mapTo(panel, QPoint(0, 0)).y())
        assert panel.isAncestorOf(focused()), f"the keyboard left the card for {focused()}"

    assert tops == sorted(tops)


def test_what_a_forgotten_expense_makes_impossible_is_decided(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    have = session.state.players[RED].treasury["concrete"]
    session.submit(AdjustTreasury(RED, Purse.of(concrete=-have), "paid"))
    spent = session.entries[-1].seq
    hand = sit_down(qtbot, theme, tmp_path, session)

    open_line(hand, spent)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    QTest.keyClicks(panel.forgotten, "red -1c")

    assert list(panel.consequences.choices) == [spent]
    assert not panel.do.isVisible()
    push(panel.consequences.choices[spent].buttons["strike"])
    push(panel.do)
    assert hand.match.players[RED].treasury["concrete"] == have - 1
    assert session.standings()[spent] is LineStanding.STRUCK


def test_a_line_that_cannot_be_read_says_why_and_changes_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    lines = len(session.entries)

    open_line(hand, lines - 2)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    QTest.keyClicks(panel.forgotten, "nobody +5m")
    QTest.keyClick(panel.forgotten, Qt.Key.Key_Return)

    assert "nobody" in panel.said.text()
    assert len(session.entries) == lines


def test_the_journal_is_walked_by_keys_as_a_list(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    hand.view.pages.show_page("journal")
    lines = hand.view.past.lines
    lines.setFocus()
    count = len(hand.view.session.entries)
    seen: list[int] = []

    for key in (Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Down):
        QTest.keyClick(lines, key)
        seen.append(lines.currentIndex().row())

    assert seen == [count - 1, count - 2, 0, 1]
    assert hand.view.past.correct.isEnabled()


def test_the_journal_says_that_the_table_agreed_to_go_across_a_seal(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Undoing dice, and striking them: both are on record, with what they were about."""
    session = begun(new_session(GivenDice(QUIET)))
    rolled = session.submit(RollEvent()).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)

    push(hand.view.message.undo)
    push(hand.view.trouble.way_out)
    undone = hand.view.message.text.text()
    push(hand.view.message.redo)
    again = hand.view.message.text.text()
    open_line(hand, rolled)
    QTest.keyClick(hand.view.past.correction.consent, Qt.Key.Key_Space)
    push(hand.view.past.correction.do)
    struck = hand.view.message.text.text()

    assert undone.endswith(f"Undone: step {rolled} (Roll for an event). Everyone agreed.")
    assert again.endswith(f"Redone: step {rolled} (Roll for an event).")
    assert struck.endswith(f"Deleted: step {rolled} (Roll for an event). Everyone agreed.")


def test_a_changed_step_says_what_it_was_and_what_it_is(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Also when it is changed once more, and when that is undone."""
    session = begun(new_session())
    wrong = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    hand = sit_down(qtbot, theme, tmp_path, session)
    sentence = hand.view.past.journal.sentence
    plain = sentence(wrong)
    read = []

    for amount in (50, 60):
        open_line(hand, wrong)
        panel = hand.view.past.correction
        assert panel.choices is not None
        push(panel.choices.buttons["change"])
        panel.change.amounts["metal"].setValue(amount)
        push(panel.do)
        read.append(sentence(wrong))
    hand.view.undo()
    read.append(sentence(wrong))
    hand.view.undo()

    assert [one.count("Corrected:") for one in read] == [1, 1, 1]
    assert ["+50" in one for one in read] == [True, False, True]
    assert all("+5 " in one for one in read), "what was booked stays readable"
    assert sentence(wrong) == plain
