"""Parsec for everybody: files in its language, lines read aloud, things asked about, no motion."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtWidgets import QApplication

from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from tests.ui.build import AnsweringPrompts, settle
from tests.ui.games.parsec.conftest import Language, Sit

LEDGER = {"it": "Passo;Turno;Giocatore;Tipo;Voce;", "ru": "Шаг;Ход;Игрок;Тип;Запись;"}
FIGURES = {
    "it": "Passo;Turno;Giro;Di chi è il turno;Giocatore;",
    "ru": "Шаг;Ход;Раунд;Чей ход;Игрок;",
}


def lines_of(path: Path) -> list[str]:
    """Of a file that a spreadsheet opens as it is."""
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    return data.decode("utf-8-sig").splitlines()


@pytest.mark.parametrize("language", ["it", "ru"])
def test_sheets_speak_the_language_of_the_window(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Where numbers have a comma, semicolons part the columns."""
    hand = sit(language=language)
    asked = AnsweringPrompts()
    monkeypatch.setattr(hand.view.context.view.prompts, "export_file", asked.export_file)
    asked.answer = tmp_path / "ledger.csv"
    hand.open_panel("ledger")
    ledger = hand.view.findChild(LedgerPanel)
    assert isinstance(ledger, LedgerPanel)
    hand.push(ledger.save)
    head, *bookings = lines_of(asked.answer)
    assert head.startswith(LEDGER[language])
    assert len(bookings) == len(ledger.lines) > 0

    hand.app.window.prompts = asked
    asked.answer = tmp_path / "figures.csv"
    hand.app.window.show_page(PageId.CHRONICLE)
    settle()
    past = hand.app.window.findChild(ChronicleView)
    assert isinstance(past, ChronicleView)
    past.export_button.menu().actions()[1].trigger()
    head, *figures = lines_of(asked.answer)
    assert head.startswith(FIGURES[language])
    assert any("0,25" in line for line in figures), "cards expected of a roll"


def test_a_new_line_is_read_aloud(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, heard: list[str]
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    hand = sit()
    heard.clear()

    hand.go_on()

    entries = hand.view.context.commander.session.entries
    assert hand.view.past.journal.told(len(entries)) in heard


def test_asking_in_a_list_tells_about_the_vessel(sit: Sit) -> None:
    """By right click, which is what a finger that rests is for every list (test_fingers)."""
    hand = sit()
    units = hand.own.now.units
    assert units.isVisible()
    row = units.visualRect(units.index_of(units.ids[1])).center()
    reason = QContextMenuEvent.Reason.Mouse
    far = units.viewport().mapToGlobal(row)

    QApplication.sendEvent(units.viewport(), QContextMenuEvent(reason, row, far))

    assert hand.view.inspector.pinned == units.ids[1]


@pytest.mark.parametrize("still", [False, True])
def test_vessels_slide_unless_motion_is_to_stop(sit: Sit, still: bool) -> None:
    hand = sit()
    theme = hand.view.context.theme
    theme.set_look(theme.look._replace(reduce_motion=still))
    move = next(
        one.command
        for one in legal(hand.match, hand.match.turn.player)
        if isinstance(one.command, c.MoveVessel) and one.legal
    )
    hand.view.act(move)

    assert hand.board.transit.is_under_way is not still
