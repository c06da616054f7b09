"""Half a form is filled in, something comes between, and it goes on where it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import FOREST
from bp_desktop.ui.games.burning_planets.table.cargo_form import CargoForm
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.table.trade import TradePanel
from tests.journeys.interruptions import HIDDEN, OPEN, Program, interruptions, running
from tests.ui.table.players_hand import PlayersHand, push
from tests.ui.table.secrets_hand import enter, pick


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """With hidden treasuries."""
    with running(qtbot, tmp_path) as app:
        yield Program(app, HIDDEN)


@pytest.fixture
def open_books(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    with running(qtbot, tmp_path) as app:
        yield Program(app, OPEN)


def ledger_of(hand: PlayersHand) -> LedgerPanel:
    panel = hand.view.dock.show_panel("ledger")
    assert isinstance(panel, LedgerPanel)
    QApplication.processEvents()
    return panel


def trade_of(hand: PlayersHand) -> TradePanel:
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    QApplication.processEvents()
    return panel


def test_a_booking_and_a_count_of_the_cash(open_books: Program) -> None:
    ledger = ledger_of(open_books.hand)
    QTest.keyClicks(ledger.entry, "red +5m found")
    push(ledger.count)
    enter(ledger.cash.counts["metal"], 31)

    for what in interruptions(open_books):
        ledger = ledger_of(open_books.hand)
        assert ledger.entry.text() == "red +5m found", what
        assert ledger.cash.isVisible(), what
        assert ledger.cash.counts["metal"].value() == 31, what


def test_a_booking_under_the_curtain_comes_back_with_who_typed_it(program: Program) -> None:
    hand = program.hand
    hand.look()
    ledger = ledger_of(hand)
    QTest.keyClicks(ledger.entry, "red -7m")
    push(ledger.count)
    enter(ledger.cash.counts["food"], 64287)

    for what in interruptions(program):
        hand = program.hand
        hand.view.curtain.cover()
        ledger = ledger_of(hand)
        assert ledger.entry.text() == "", what
        assert ledger.cash.counts["food"].value() == 0, what
        hand.look()
        assert ledger.entry.text() == "red -7m", what
        assert ledger.cash.counts["food"].value() == 64287, what


def test_what_one_player_counted_is_not_brought_back_by_undo_in_the_field(
    program: Program,
) -> None:
    hand = program.hand
    hand.look()
    ledger = ledger_of(hand)
    push(ledger.count)
    spin = ledger.cash.counts["food"]
    enter(spin, 64287)
    enter(spin, 0)

    hand.view.curtain.cover()

    spin.lineEdit().undo()
    assert spin.value() == 0


def test_a_barter(open_books: Program) -> None:
    barter = trade_of(open_books.hand).barter
    second, first = barter.pair
    pick(barter.partners[0], barter.partners[1].currentText())
    enter(barter.gives[1].amounts["metal"], 2)

    for what in interruptions(open_books):
        barter = trade_of(open_books.hand).barter
        assert barter.pair == (first, second), what
        assert barter.gives[1].purse().total == 2, what


def open_load(hand: PlayersHand) -> CargoForm:
    """The first one on offer, in English."""
    deeds = hand.own.do_now.unit.deeds
    hand.choose(deeds, next(one for one in hand.titles(deeds) if one.startswith("Load at")))
    return load_of(hand)


def load_of(hand: PlayersHand) -> CargoForm:
    form = hand.own.do_now.unit.form
    assert isinstance(form, CargoForm)
    return form


def test_a_load(open_books: Program) -> None:
    enter(open_load(open_books.hand).amounts["metal"], 3)

    for what in interruptions(open_books):
        form = load_of(open_books.hand)
        assert form.isVisible(), what
        assert form.amounts["metal"].value() == 3, what


def test_a_load_that_was_made_does_not_come_back(open_books: Program) -> None:
    hand = open_books.hand
    form = open_load(hand)
    enter(form.amounts["metal"], 3)
    push(form.do)
    assert hand.own.do_now.unit.form is None

    hand.view.undo()

    assert not open_load(hand).form.purse()


def test_a_new_planet(open_books: Program) -> None:
    holdings = open_books.hand.own.holdings
    push(holdings.add_planet)
    QTest.keyClicks(holdings.form.name, "Terra")
    enter(holdings.form.forests, 3)

    for what in interruptions(open_books):
        holdings = open_books.hand.own.holdings
        assert holdings.form.isVisible(), what
        assert holdings.form.name.text() == "Terra", what
        assert holdings.form.forests.value() == 3, what


def test_a_planet_that_is_refused_stays_in_the_form_until_the_table_overrules(
    open_books: Program,
) -> None:
    hand = open_books.hand
    form = hand.own.holdings.form
    push(hand.own.holdings.add_planet)
    barren = hand.match.tables.naturals[FOREST].forbidden_biomes[0]
    form.biomes.setCurrentIndex(form.biomes.findData(barren))
    QTest.keyClicks(form.name, "Dust")
    enter(form.forests, 2)

    push(form.add)
    assert form.name.text() == "Dust"
    push(hand.view.trouble.way_out)

    assert form.name.text() == ""
    assert any(one.name == "Dust" for one in hand.match.board.planets.values())


def test_a_correction(program: Program) -> None:
    hand = program.hand
    hand.look()
    hand.view.pages.show_page("journal")
    page = hand.view.past
    line = page.lines.ids[0]
    page.lines.setCurrentIndex(page.lines.index_of(line))
    push(page.correct)
    page.correction.choose("insert")
    QTest.keyClicks(page.correction.forgotten, "red +9m")
    QTest.keyClicks(page.correction.reason, "forgot")
    step = page.correction.seq

    for what in interruptions(program):
        hand = program.hand
        hand.view.curtain.cover()
        correction = hand.view.past.correction
        assert correction.isVisible(), what
        assert correction.seq == step, what
        assert correction.reason.text() == "forgot", what
        assert correction.forgotten.text() == "", what
        hand.look()
        assert correction.forgotten.isVisible(), what
        assert correction.forgotten.text() == "red +9m", what
    page = program.hand.view.past
    push(page.correction.leave)
    page.lines.setCurrentIndex(page.lines.index_of(line))
    push(page.correct)
    assert page.correction.reason.text() == ""
    assert page.correction.forgotten.text() == ""


def test_a_reason_for_a_pause(open_books: Program) -> None:
    clock = open_books.hand.view.clock
    clock.open_menu()
    assert clock.menu is not None
    QTest.keyClicks(clock.menu.reason, "the cat")
    clock.menu.close()

    for what in interruptions(open_books):
        clock = open_books.hand.view.clock
        clock.open_menu()
        assert clock.menu is not None
        assert clock.menu.reason.text() == "the cat", what
        clock.menu.close()
    clock = open_books.hand.view.clock
    clock.open_menu()
    assert clock.menu is not None
    QTest.keyClick(clock.menu.reason, Qt.Key.Key_Return)
    assert open_books.hand.match.clock.reason == "the cat"
    clock.open_menu()
    assert clock.menu.reason.text() == ""
    clock.menu.close()
