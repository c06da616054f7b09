"""What is half typed is there again after a restart; what is secret is not written, and told."""

import json
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from tests.journeys.interruptions import HIDDEN, MATCH, OPEN, Program, hand_of, running
from tests.ui.build import settle
from tests.ui.games.burning_planets.table.secrets.test_notes import open_note
from tests.ui.table.players_hand import PlayersHand
from tests.ui.table.secrets_hand import (
    begin_public,
    begin_secret,
    enter,
    panel_of,
    press_enter,
    type_twice,
)


def ledger_of(hand: PlayersHand) -> LedgerPanel:
    panel = hand.view.dock.show_panel("ledger")
    assert isinstance(panel, LedgerPanel)
    QApplication.processEvents()
    return panel


def open_again(app: WindowApp) -> PlayersHand:
    info = next(one for one in app.desk.library.documents() if one.title == MATCH)
    assert app.window.open_document(info)
    settle()
    return hand_of(app)


def test_a_booking_half_typed_is_there_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    with running(qtbot, tmp_path) as app:
        program = Program(app, OPEN)
        QTest.keyClicks(ledger_of(program.hand).entry, "red +5m found")

    with running(qtbot, tmp_path) as app:
        ledger = ledger_of(open_again(app))
        assert ledger.entry.text() == "red +5m found"
        beside = app.desk.library.path
        drafts = beside.with_name(f"{beside.name}.drafts")
        assert drafts.stat().st_mode & 0o777 == 0o600
        ledger.book()
        app.desk.keep_drafts()
        assert "red +5m" not in (drafts.read_text() if drafts.exists() else "")


def test_a_public_contract_is_there_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    with running(qtbot, tmp_path) as app:
        program = Program(app, HIDDEN)
        panel = panel_of(program.hand)
        begin_public(program.hand, panel, "Red")
        QTest.keyClicks(panel.form.note, "by the end of the year")
        enter(panel.form.gives[1].amounts["metal"], 4)

    with running(qtbot, tmp_path) as app:
        form = panel_of(open_again(app)).form
        assert form.note.text() == "by the end of the year"
        assert form.gives[1].amounts["metal"].value() == 4


def test_changes_to_a_note_are_there_sealed_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    phrase, words = "gold under the stairs", "the fox comes at midnight"
    with running(qtbot, tmp_path) as app:
        program = Program(app, HIDDEN)
        form = open_note(program.hand, panel_of(program.hand), "Red")
        QTest.keyClicks(form.text, "attack")
        type_twice(form.phrase, phrase)
        assert form.opening is not None
        press_enter(form.opening.phrase, phrase)
        form.text.setPlainText(words)
        assert not app.desk.has_secret_drafts, "it is safe: nobody has to be warned"

    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert not any(one in data for one in (words.encode(), phrase.encode()) for data in written)
    with running(qtbot, tmp_path) as app:
        hand = open_again(app)
        form = open_note(hand, panel_of(hand), "Red")
        assert form.text.toPlainText() == ""
        assert form.opening is not None
        press_enter(form.opening.phrase, phrase)
        assert form.text.toPlainText() == words
        type_twice(form.phrase, phrase)
        app.desk.keep_drafts()
        beside = app.desk.library.path
        drafts = beside.with_name(f"{beside.name}.drafts")
        kept = drafts.read_text() if drafts.exists() else ""
        assert "sealed" not in kept, "it is in the note now"


def test_a_secret_text_is_never_written_and_its_loss_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    words = "the fox comes at midnight"
    with running(qtbot, tmp_path) as app:
        program = Program(app, HIDDEN)
        form = begin_secret(program.hand, panel_of(program.hand), "Red", "Blue")
        QTest.keyClicks(form.note, words)

        closed_at_first = app.window.close()
        app.desk.keep_drafts()
        written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]

        assert not closed_at_first
        assert app.desk.has_secret_drafts
        assert not any(words.encode() in data for data in written)
        assert app.window.close()


def test_a_file_of_drafts_from_anywhere_stops_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    """It names a writer that nobody is, partners that there are not, and numbers beyond all."""
    contract = {"is begun": True, "kind": "public", "first": "x", "second gives metal": 10**400}
    with running(qtbot, tmp_path) as app:
        turn = table_game().turn(Program(app, OPEN).hand.view.state)
        assert turn is not None
        [document] = (one.id for one in app.desk.library.documents() if one.title == MATCH)
        beside = app.desk.library.path
    hostile = {
        "lasting/contract/": contract | {"writer": "nobody"},
        "lasting/trade/": {"first gives metal": 10**400},
        "lasting/dealers/": {"turn": turn.number, "first": "x"},
        "draft/pages/": {"page": 10**400},
        "pages": {"page": []},
    }
    drafts = beside.with_name(f"{beside.name}.drafts")
    for content in (hostile, hostile | {"lasting/contract/": contract}):
        drafts.write_text(json.dumps({document: content}))
        with running(qtbot, tmp_path) as app:
            hand = open_again(app)
            hand.view.dock.show_panel("trade")
            assert ledger_of(hand).entry.text() == ""
            assert panel_of(hand).form.note.text() == ""
