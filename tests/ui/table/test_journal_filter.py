"""The journal with all lines, or without what was taken back; every line stays in the file."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.secret_commands import DraftContract
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.journal import JournalPresenter
from tests.games.burning_planets.match.build import BLUE, RED
from tests.games.burning_planets.match.secret_table import AARON, BARTER, BJORN, Table
from tests.ui.table.players_hand import (
    MatchSession,
    PlayersHand,
    begun,
    focused,
    new_session,
    push,
    sit_down,
)

FOUND = AdjustTreasury(RED, Purse.of(metal=5), "found")


def shown(hand: PlayersHand) -> list[int]:
    return [int(seq) for seq in hand.view.past.lines.ids]


def with_a_past(qtbot: QtBot, theme: Theme, folder: Path) -> tuple[PlayersHand, MatchSession, int]:
    """One booking taken back, one struck, and one that counts, whose number is told."""
    session = begun(new_session())
    session.submit(FOUND)
    session.undo()
    struck = session.submit(FOUND).entry.seq
    kept = session.submit(AdjustTreasury(BLUE, Purse.of(metal=7), "counts")).entry.seq
    session.amend(struck, None)
    hand = sit_down(qtbot, theme, folder, session)
    hand.view.open_journal()
    return hand, session, kept


def test_a_new_line_is_read_aloud(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    heard: list[str],
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    hand, session, _ = with_a_past(qtbot, theme, tmp_path)
    heard.clear()

    hand.view.past._context.commander.submit(AdjustTreasury(RED, Purse.of(metal=3), "aloud"))

    assert heard == [hand.view.past.journal.told(len(session.entries))]
    assert "aloud" in heard[0]


def test_a_chip_hides_what_was_taken_back_and_shows_it_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, session, kept = with_a_past(qtbot, theme, tmp_path)
    everything = [entry.seq for entry in reversed(list(session.entries))]
    assert shown(hand) == everything

    push(hand.view.past.counting)
    gone = {kept - 3, kept - 2, kept - 1}  # booked, taken back, and the one that was struck
    assert shown(hand) == [seq for seq in everything if seq not in gone]
    assert not any(row.struck for row in hand.view.past.lines.rows)

    push(hand.view.past.counting)
    assert shown(hand) == everything


def test_the_keys_do_it_from_anywhere_and_the_chosen_line_stays(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _session, kept = with_a_past(qtbot, theme, tmp_path)
    page = hand.view.past
    page.lines.setCurrentIndex(page.lines.index_of(str(kept)))
    hand.view.go_on.button.setFocus()
    [actions] = hand.view.window().findChildren(Actions)
    actions.set_page(PageId.TABLE)

    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(focused(), Qt.Key.Key_J, keys)

    assert page.counting.isChecked()
    assert page.lines.chosen == str(kept)
    assert page.lines.hasFocus()


def test_new_steps_come_and_go_while_it_is_filtered(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, session, _kept = with_a_past(qtbot, theme, tmp_path)
    push(hand.view.past.counting)
    before = shown(hand)

    hand.view.act(FOUND)
    newest = len(session.entries)
    assert shown(hand) == [newest, *before]
    assert hand.view.message.note.text().startswith(f"Step {newest} ")

    hand.view.undo()
    assert shown(hand) == before
    assert hand.view.message.note.text().startswith(f"Step {newest + 1} "), (
        "the last line, shown or not"
    )

    hand.view.redo()
    assert shown(hand) == [newest, *before]


def test_a_hidden_line_that_is_to_be_corrected_is_shown(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _session, kept = with_a_past(qtbot, theme, tmp_path)
    push(hand.view.past.counting)

    hand.view.correct_step(kept - 1)

    assert hand.view.past.correction.seq == kept - 1
    assert hand.view.past.lines.chosen == str(kept - 1)


def test_who_passes_a_note_is_not_found_by_player_either(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMM-3: the line does not say it, so looking for the lines of a player must not."""
    table = Table()
    table.do(AdjustTreasury(AARON, Purse.of(metal=5), "found"))
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    note = len(table.session.entries)
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.view.open_journal()
    page = hand.view.past
    assert page.journal.told(note) == "A note is passed."

    found = dict[str, list[int]]()
    for at in range(1, page.filter.player.count()):
        page.filter.player.setCurrentIndex(at)
        page.filter.player.activated.emit(at)
        found[page.filter.player.currentData()] = shown(hand)

    assert set(found) == set(hand.match.players)
    assert any(found.values()), "what is told of a player is found"
    assert not any(note in lines for lines in found.values())
    hand.view.viewer.uncover(hand.match, BJORN)
    assert "Aaron" in page.journal.told(note), "its partner reads who wrote it"
    assert page.journal.seat_of(note) == AARON


def test_lines_are_looked_up_once_and_not_again_with_every_step(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 2,000 lines a step would take five times as long as it may, otherwise."""
    hand, session, _kept = with_a_past(qtbot, theme, tmp_path)
    page = hand.view.past
    page.filter.player.setCurrentIndex(1)
    page.filter.player.activated.emit(1)
    asked: list[int] = []
    told = JournalPresenter._is_told

    def counted(journal: JournalPresenter[Any, Any, Any], seq: int, seat: SeatId) -> bool:
        asked.append(seq)
        return told(journal, seq, seat)

    monkeypatch.setattr(JournalPresenter, "_is_told", counted)

    hand.view.act(FOUND)

    assert asked == [len(session.entries)], "only the new line"
    assert len(session.entries) in shown(hand)
