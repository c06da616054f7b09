"""What somebody typed or might do while they looked cannot be read or guessed afterwards."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, LoadCargo
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CancelContract,
    DraftContract,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.table.trade import TradePanel
from bp_desktop.ui.widgets.purse import MOST
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    FIRST,
    OTHER_SHIP,
    PASSPHRASES,
    SHIP,
    TABLES,
    THERE,
    Table,
    new_match,
    purse,
)
from tests.ui.table.eyes import leaks, readable
from tests.ui.table.players_hand import PlayersHand, push, sit_down
from tests.ui.table.secrets_hand import (
    begin_secret,
    enter,
    look_as,
    new_contract,
    open_curtain,
    panel_of,
    pick,
)

CTRL = Qt.KeyboardModifier.ControlModifier


def titles_of(hand: PlayersHand, ship: str) -> list[str]:
    hand.own.do_now.show_unit(UnitId(ship))
    return hand.titles(hand.own.do_now.unit.deeds)


def read_by_undoing(line: QLineEdit) -> set[str]:
    """What somebody curious reads there, and with Ctrl+Z in the field."""
    line.setFocus()
    found = {line.text()}
    for _ in range(5):
        QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
        found.add(line.text())
    return found


@pytest.mark.parametrize("amount", [0, 500])
def test_a_covered_ship_offers_the_same_whatever_its_owner_can_pay(
    qtbot: QtBot, theme: Theme, tmp_path: Path, amount: int
) -> None:
    """BP-APP-6: what can be bought, or that nothing can be loaded, tells amounts."""
    table = Table(new_match(bjorn=purse(amount, amount, amount, amount)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)

    covered = titles_of(hand, SHIP)
    hand.look()
    seen = titles_of(hand, SHIP)

    told = [one for one in covered if "Conquer" not in one and not one.startswith("Move")]
    assert told == ["Load, unload, buy or place …"]
    assert any(one == "Load at there …" for one in seen) == (amount > 0)


@pytest.mark.parametrize("amount", [0, 500])
def test_where_others_may_give_something_does_not_tell_whether_they_have_any(
    qtbot: QtBot, theme: Theme, tmp_path: Path, amount: int
) -> None:
    """Not even Bjorn, who looks, learns so that Aaron has nothing left."""
    table = Table(new_match(aaron=purse(amount)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.look()

    found = [one for one in titles_of(hand, SHIP) if one.startswith("Load at")]

    assert sorted(found) == ["Load at here …", "Load at there …", "Load at yonder …"]


def test_a_covered_ship_does_not_tell_that_it_carries_a_structure(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-REG-4: that it is laden is public, with what is not."""
    table = Table(new_match(bjorn=purse(500, 500, 500, 500)))
    habitat = next(one.id for one in TABLES.structures.values() if one.category == "space")
    table.do(LoadCargo(SHIP, THERE, buy=habitat), overrule=True)
    hand = sit_down(qtbot, theme, tmp_path, table.session)

    assert not any("Place" in one for one in titles_of(hand, SHIP))
    hand.look()

    assert any("Place" in one for one in titles_of(hand, SHIP))


def test_a_wish_that_was_cut_down_to_the_own_treasury_goes_with_the_look(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Who types "everything" before Bjorn looks must not find his treasury there after it."""
    table = Table(new_match(bjorn=purse(metal=40321)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    panel.barter.gives[0].amounts["metal"].setValue(MOST)

    hand.look()
    hand.view.curtain.cover()

    assert leaks({"40321"}) == []


def test_undo_in_a_field_does_not_bring_back_what_was_typed_there_in_secret(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Bjorn", "Aaron")
    QTest.keyClicks(form.note, "at midnight")
    biomass = form.gives[0].amounts["biomass"]
    enter(biomass, 17)
    enter(biomass, 0)
    push(form.drop)
    new_contract(panel)  # Bjorn still looks

    assert read_by_undoing(form.note) == {""}
    assert read_by_undoing(biomass.lineEdit()) == {"0"}


def test_the_ship_of_a_secret_contract_is_not_proposed_for_the_next_one(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    new_contract(panel)
    open_curtain(hand, "Bjorn")
    proposed = panel.form.ship.currentText()
    push(panel.form.drop)
    form = begin_secret(hand, panel, "Bjorn", "Aaron")
    pick(form.ship, form.ship.itemText(form.ship.count() - 1))
    assert form.ship.currentText() != proposed
    push(form.drop)
    hand.view.curtain.cover()

    new_contract(panel)
    open_curtain(hand, "Bjorn")

    assert form.ship.currentText() == proposed


def test_bookings_typed_while_somebody_looks_are_gone_when_nobody_does(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    table.do(AdjustTreasury(BJORN, purse(metal=3), "found"))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.look()
    ledger = hand.view.dock.show_panel("ledger")
    assert isinstance(ledger, LedgerPanel)
    QTest.keyClicks(ledger.entry, "bjorn -7m")
    hand.view.pages.show_page("journal")
    page = hand.view.past
    page.lines.setCurrentIndex(page.lines.index_of(page.lines.ids[0]))
    push(page.correct)
    page.correction.choose("insert")
    QTest.keyClicks(page.correction.forgotten, "bjorn +9m")

    hand.view.curtain.cover()

    assert read_by_undoing(ledger.entry) == {""}
    assert read_by_undoing(page.correction.forgotten) == {""}


def test_a_secret_draft_is_a_note_also_on_the_undo_button_and_after_it_is_undone(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-COMM-3: nobody reads who passed it, or that it was a contract."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)), AgreeContract(FIRST, BJORN))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.view.pages.show_page("journal")
    telling = {"contract", "draft", "Aaron signs", "Bjorn signs"}

    def told() -> list[str]:
        page, undo = hand.view.pages, hand.view.message.undo
        return leaks(telling, [page, undo])

    assert told() == []
    hand.view.undo()
    assert told() == []
    hand.view.undo()
    hand.look()
    hand.view.curtain.cover()
    assert told() == []
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    table.do(CancelContract(table.contract.id, AARON))
    hand.view.message.refresh()

    assert told() == []


def test_the_other_partner_does_not_see_the_first_ones_treasury(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Passphrases are typed one after the other, each behind the curtain."""
    table = Table(new_match(bjorn=purse(50, metal=40321)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Bjorn", "Aaron")
    form.gives[0].amounts["metal"].setValue(4)
    assert leaks({"40321"}), "Bjorn sees his own"

    QTest.keyClicks(form.phrase.phrase, PASSPHRASES[BJORN])
    QTest.keyClicks(form.phrase.again, PASSPHRASES[BJORN])
    QTest.keyClick(form.phrase.again, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert leaks({"40321"}) == []
    push(hand.view.curtain.card.leave)
    assert not form.isVisible()
    push(panel.resume)
    push(hand.view.curtain.card.stay)
    assert form.whose.text() == "Aaron signs"
    assert leaks({"40321"}) == []
    push(form.do)

    assert set(table.contract.partners) == {AARON, BJORN}


def test_the_walk_reads_what_a_card_says(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """Else the tests above would find nothing anyway."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    look_as(hand, panel_of(hand), "Aaron")

    assert any("Transport register" in text for _, text in readable([hand.view]))
    assert OTHER_SHIP in table.match.board.ships
