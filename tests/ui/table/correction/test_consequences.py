"""What a correction leads to is told before it is made: no later step changes behind one's back."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, BuildStructure, EndTurn
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.amend import ConflictKind
from bp_desktop.session.history import LineStanding
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from tests.games.burning_planets.match.build import (
    BLUE,
    CENTERS,
    FURNACE,
    RED,
    RED_HOME,
    SECRET_BOOKS,
)
from tests.ui.table.correction.test_correction import a_round, open_line
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    push,
    rich,
    sit_down,
)


def read(hand: PlayersHand) -> str:
    """All that can be read in the list of consequences."""
    labels = hand.view.past.correction.consequences.findChildren(QLabel)
    return "\n".join(one.text() for one in labels if one.isVisibleTo(hand.view))


def offered(hand: PlayersHand) -> str:
    buttons = hand.view.past.correction.consequences.findChildren(Button)
    return "\n".join(one.text() for one in buttons if one.isVisibleTo(hand.view))


def furnace_of_long_ago(
    qtbot: QtBot, theme: Theme, folder: Path, options: Options = OPEN_BOOKS
) -> tuple[PlayersHand, int, int]:
    """Red has collected once since it was built. The numbers of both steps."""
    session = in_phase(new_session(options=options), Phase.STRUCTURES, rich(RED))
    command = BuildStructure(RED_HOME, FURNACE, CENTERS[0] + Hex(1, 1))
    built = session.submit(command).entry.seq
    session.submit(EndTurn())
    a_round(session)
    hand = sit_down(qtbot, theme, folder, session)
    open_line(hand, built)
    return hand, built, len(session.entries) - 1


def turn_that_never_ended(
    qtbot: QtBot, theme: Theme, folder: Path
) -> tuple[PlayersHand, int, list[int]]:
    """Blue's turn, begun and played after Red's was ended by mistake."""
    session = in_phase(new_session(), Phase.ACTIONS)
    ended = session.submit(EndTurn()).entry.seq
    first = len(session.entries) + 1
    a_round(session)
    hand = sit_down(qtbot, theme, folder, session)
    open_line(hand, ended)
    return hand, ended, list(range(first, len(session.entries) + 1))


# --- changed steps


def test_a_later_step_with_another_result_is_listed_with_both_sentences(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _, collected = furnace_of_long_ago(qtbot, theme, tmp_path)
    panel, session = hand.view.past.correction, hand.view.session
    was = hand.view.past.journal.sentence(collected)

    told = read(hand)

    assert "Different result: 1" in told
    assert was in told
    push(panel.do)
    now = hand.view.past.journal.sentence(collected)
    assert session.standings()[collected] is LineStanding.REVISED
    _, becomes = now.split(" Corrected: ")
    assert f"Now: {becomes}" in told
    assert becomes not in was


def test_the_card_counts_what_stays_what_changes_and_what_is_in_conflict(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """It used to say that every later step still fits."""
    hand, built, _ = furnace_of_long_ago(qtbot, theme, tmp_path)
    later = len(hand.view.session.timeline) - built

    said = hand.view.past.correction.said.text()

    assert said == f"Later steps: {later - 1} the same, 1 changed, 0 in conflict."


def test_amounts_nobody_may_read_now_are_in_neither_sentence(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: that it comes out otherwise is told, how much is not; and nothing is booked."""
    hand, _, collected = furnace_of_long_ago(qtbot, theme, tmp_path, SECRET_BOOKS)

    covered = read(hand)
    hand.view.viewer.uncover(hand.match, RED)
    seen = read(hand)

    assert "It reads the same" in covered
    assert f"{collected}." in covered
    assert "metal" not in covered
    assert "metal" in seen


# --- conflicts


def test_conflicts_are_decided_with_one_click_for_all_of_a_kind(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """F1: Blue's turn was carried out for Red without a word."""
    hand, ended, later = turn_that_never_ended(qtbot, theme, tmp_path)
    panel, session = hand.view.past.correction, hand.view.session
    assert list(panel.consequences.for_all) == [ConflictKind.OTHER_SEAT, ConflictKind.OTHER_PHASE]
    assert "Now another player would do it: 3" in read(hand)
    assert not panel.do.isVisible()

    for kind in panel.consequences.for_all:
        push(panel.consequences.for_all[kind].buttons["strike"])
    QTest.keyClick(panel.consent, Qt.Key.Key_Space)
    push(panel.do)

    assert session.standings() == dict.fromkeys((ended, *later), LineStanding.STRUCK)
    assert hand.match.turn.player == RED


def test_all_of_a_kind_are_kept_whether_or_not_the_rules_object(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _, later = turn_that_never_ended(qtbot, theme, tmp_path)
    panel = hand.view.past.correction
    was = set(panel.consequences.choices)

    push(panel.consequences.for_all[ConflictKind.OTHER_SEAT].buttons["keep"])

    kept = [
        seq
        for seq, one in panel.consequences.choices.items()
        if any(one.buttons[name].isChecked() for name in one.buttons if name != "strike")
    ]
    assert later[0] in kept
    assert "Different result" in read(hand), "what comes of a decision is told too"
    assert set(panel.consequences.choices) <= was | set(later)


def test_one_of_them_can_be_decided_otherwise(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand, _, later = turn_that_never_ended(qtbot, theme, tmp_path)
    panel = hand.view.past.correction
    push(panel.consequences.for_all[ConflictKind.OTHER_SEAT].buttons["strike"])

    chosen = panel.consequences.choices[later[2]]
    assert chosen.buttons["strike"].isChecked()
    QTest.mouseClick(chosen.buttons["keep"], Qt.MouseButton.LeftButton)

    chosen = panel.consequences.choices[later[2]]
    assert chosen.buttons["keep"].isChecked()
    for_all = panel.consequences.for_all[ConflictKind.OTHER_SEAT]
    assert not any(one.isChecked() for one in for_all.buttons.values())


def test_a_decision_by_keys_leaves_the_keyboard_where_it_is(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _, later = turn_that_never_ended(qtbot, theme, tmp_path)
    panel = hand.view.past.correction
    chip = next(iter(panel.consequences.choices[later[0]].buttons.values()))
    while focused() is not chip:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert panel.isAncestorOf(focused()), f"the keyboard left the card for {focused()}"

    for key, decided in ((Qt.Key.Key_Space, "overrule"), (Qt.Key.Key_Right, "strike")):
        QTest.keyClick(focused(), key)
        QApplication.processEvents()
        chip = panel.consequences.choices[later[0]].buttons[decided]
        assert chip.isChecked()
        assert focused() is chip


def test_cancel_leaves_everything_as_it_was(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand, _, _ = turn_that_never_ended(qtbot, theme, tmp_path)
    panel, before = hand.view.past.correction, hand.match
    lines = len(hand.view.session.entries)
    push(panel.consequences.for_all[ConflictKind.OTHER_SEAT].buttons["strike"])

    push(panel.leave)

    assert (hand.match, len(hand.view.session.entries)) == (before, lines)
    assert panel.leave.text() == "Cancel"


# --- today instead


def test_the_difference_is_booked_today_and_the_past_stays_as_it_is(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    wrong = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[RED].treasury["metal"]
    open_line(hand, wrong)
    panel = hand.view.past.correction
    assert panel.choices is not None
    push(panel.choices.buttons["change"])
    assert "Record the difference" not in offered(hand), "nothing differs"
    panel.change.amounts["metal"].setValue(50)
    assert "+45 metal" in read(hand)

    assert panel.consequences.book is not None
    push(panel.consequences.book)

    assert hand.match.players[RED].treasury["metal"] == before + 45
    assert session.standings() == {}
    assert not panel.isVisible()
    assert f"Instead of correcting step {wrong}" in hand.view.past.lines.rows[0].title


def test_what_follows_from_it_is_in_the_difference_and_what_no_longer_fits_is_not(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """The furnace comes back into the purse, what it yielded goes; what a conflict paid stays."""
    hand, built, collected = furnace_of_long_ago(qtbot, theme, tmp_path)
    panel, session = hand.view.past.correction, hand.view.session
    plan = session.plan_amend(built, None)
    before = hand.match.players[RED].treasury
    differs = plan.after.players[RED].treasury - before
    assert differs["metal"]

    assert panel.consequences.book is not None
    push(panel.consequences.book)

    assert hand.match.players[RED].treasury == before + differs
    assert session.is_counting(collected)


def test_a_payment_that_would_be_missing_later_is_booked_as_it_was(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    money = session.submit(AdjustTreasury(BLUE, Purse.of(metal=500), "a gift")).entry.seq
    session.submit(AdjustTreasury(BLUE, Purse.of(metal=-480), "a bribe"))
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[BLUE].treasury
    open_line(hand, money)
    book = hand.view.past.correction.consequences.book
    assert book is not None

    push(book)

    said = hand.view.past.correction.said.text()
    assert "does not have that much" in said, "500 metal, with the bribe as it was paid"
    assert hand.match.players[BLUE].treasury == before


def test_covered_amounts_are_not_booked_either(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = begun(new_session(options=SECRET_BOOKS))
    wrong = session.submit(AdjustTreasury(RED, Purse.of(metal=5), "sold")).entry.seq
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    open_line(hand, wrong)
    assert "Record the difference" not in offered(hand)

    hand.look()

    assert "Record the difference" in offered(hand)


def test_where_no_amount_differs_there_is_nothing_to_book(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES)
    hand = sit_down(qtbot, theme, tmp_path, session)

    open_line(hand, len(session.entries) - 1)  # the throw for the event

    assert "Record the difference" not in offered(hand)
