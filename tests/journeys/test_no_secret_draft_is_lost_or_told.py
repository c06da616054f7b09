"""Contracts, notes and rulings are half written, something comes between, and nothing is told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LEAST_COST
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    SealContract,
)
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import Delivery, Terms
from bp_desktop.storage.places import user_places
from tests.games.burning_planets.match.build import BLUE, RED
from tests.journeys.interruptions import HIDDEN, Program, interruptions, running
from tests.ui.table.eyes import leaks
from tests.ui.table.players_hand import push
from tests.ui.table.secrets_hand import (
    begin_public,
    begin_secret,
    enter,
    new_contract,
    open_curtain,
    panel_of,
    press_enter,
    type_twice,
)

WORDS = "the fox comes at midnight"
PHRASE = "gold under the stairs"


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    with running(qtbot, tmp_path) as app:
        yield Program(app, HIDDEN)


def test_a_public_contract(program: Program) -> None:
    panel = panel_of(program.hand)
    begin_public(program.hand, panel, "Red")
    program.hand.view.curtain.cover()
    QTest.keyClicks(panel.form.note, "by the end of the year")
    enter(panel.form.gives[1].amounts["metal"], 4)
    panel.form.ship.setCurrentIndex(1)
    ship = panel.form.ship.currentData()

    for what in interruptions(program):
        form = panel_of(program.hand).form
        assert form.isVisible(), what
        assert form.note.text() == "by the end of the year", what
        assert form.gives[1].amounts["metal"].value() == 4, what
        assert form.ship.currentData() == ship, what


def test_a_secret_contract_waits_for_its_author(program: Program, tmp_path: Path) -> None:
    hand = program.hand
    form = begin_secret(hand, panel_of(hand), "Red", "Blue")
    QTest.keyClicks(form.note, WORDS)
    enter(form.gives[0].amounts["metal"], 53119)

    for what in interruptions(program):
        hand = program.hand
        hand.view.curtain.cover()
        panel = panel_of(hand)
        assert leaks([WORDS, "53119"]) == [], what
        assert not panel.form.isVisible(), what
        push(panel.resume)
        assert leaks([WORDS, "53119"]) == [], what
        open_curtain(hand, "Red")
        assert panel.form.isVisible(), what
        assert panel.form.note.text() == WORDS, what
        assert panel.form.gives[0].amounts["metal"].value() == 53119, what

    files = [one for one in user_places(tmp_path).data.rglob("*") if one.is_file()]
    assert files
    assert not any(WORDS.encode() in one.read_bytes() for one in files)


def test_on_the_way_to_the_other_partner_it_goes_back_to_its_author(program: Program) -> None:
    hand = program.hand
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Red", "Blue")
    QTest.keyClicks(form.note, WORDS)
    enter(form.gives[0].amounts["metal"], 1)
    type_twice(form.phrase, PHRASE)
    push(hand.view.curtain.card.leave)

    for _ in interruptions(program):
        pass

    hand = program.hand
    panel = panel_of(hand)
    push(panel.resume)
    open_curtain(hand, "Red")
    assert panel.form.note.text() == WORDS
    assert panel.form.note.isVisible()


def test_nobody_begins_a_contract_over_a_half_written_one(program: Program) -> None:
    hand = program.hand
    panel = panel_of(hand)
    begin_public(hand, panel, "Red")
    QTest.keyClicks(panel.form.note, WORDS)

    panel.write_contract((BLUE, RED), None)

    assert panel.form.note.text() == WORDS
    assert panel.form.said.text() == "Finish this contract first, or discard it."
    push(panel.form.drop)
    new_contract(panel)  # Red still looks
    assert panel.form.note.text() == ""


def test_a_note_that_is_not_kept_yet(program: Program) -> None:
    hand = program.hand
    panel = panel_of(hand)
    push(panel.notes)
    open_curtain(hand, "Red")
    assert panel.note_form is not None
    QTest.keyClicks(panel.note_form.text, WORDS)

    for what in interruptions(program):
        hand = program.hand
        hand.view.curtain.cover()
        panel = panel_of(hand)
        assert leaks([WORDS]) == [], what
        push(panel.notes)
        assert leaks([WORDS]) == [], what
        open_curtain(hand, "Red")
        assert panel.note_form is not None
        assert panel.note_form.text.toPlainText() == WORDS, what


def test_changes_of_a_kept_note_ask_for_its_passphrase_again(program: Program) -> None:
    hand = program.hand
    panel = panel_of(hand)
    push(panel.notes)
    open_curtain(hand, "Red")
    form = panel.note_form
    assert form is not None
    QTest.keyClicks(form.text, "peace")
    type_twice(form.phrase, PHRASE)
    assert form.opening is not None
    press_enter(form.opening.phrase, PHRASE)
    form.text.moveCursor(form.text.textCursor().MoveOperation.End)
    QTest.keyClicks(form.text, f", but {WORDS}")

    for what in interruptions(program):
        hand = program.hand
        hand.view.curtain.cover()
        panel = panel_of(hand)
        push(panel.notes)
        open_curtain(hand, "Red")
        assert leaks([WORDS]) == [], what
        form = panel.note_form
        assert form is not None
        assert form.opening is not None
        press_enter(form.opening.phrase, PHRASE)
        assert form.text.toPlainText() == f"peace, but {WORDS}", what


def test_a_ruling(program: Program) -> None:
    hand = program.hand
    terms = Terms(RED, 1, (Delivery(RED, BLUE, Purse.of(metal=1)),), WORDS)
    phrases = {RED: PHRASE, BLUE: None}
    seal = sealed(terms, phrases, lambda count: b"\7" * count, LEAST_COST)
    hand.view.session.submit(DraftContract(RED, BLUE, seal), overrule=True)
    [contract] = hand.match.secrets.contracts
    for command in (AgreeContract(contract, BLUE), SealContract(contract)):
        hand.view.session.submit(command, overrule=True)
    [card] = panel_of(hand).contracts.values()
    assert card.ruling is not None
    push(card.ruling.give_up)
    QTest.keyClicks(card.ruling.reason, "the dog ate it")
    assert card.ruling.outcomes is not None
    push(card.ruling.outcomes.buttons["void"])

    for what in interruptions(program):
        [card] = panel_of(program.hand).contracts.values()
        assert card.ruling is not None
        assert card.ruling.reason.isVisible(), what
        assert card.ruling.reason.text() == "the dog ate it", what
        assert card.ruling.outcome == "void", what

    assert card.ruling is not None
    QTest.keyClick(card.ruling.reason, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert program.hand.match.secrets.contracts[contract].reason == "the dog ate it"
