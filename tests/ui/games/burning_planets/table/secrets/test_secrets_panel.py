"""Contracts and the register on the table: sealed, signed, turned over, lost and ruled on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.sealing import Opening, open_seal
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import LoadCargo, RemoveThing, UnloadCargo
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    LoadSealed,
    SealContract,
)
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.trade import TradePanel
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    CAROL,
    FIRST,
    FIRST_SEAL,
    HERE,
    PASSPHRASES,
    SHIP,
    THERE,
    Table,
    purse,
)
from tests.ui.build import settle
from tests.ui.table.players_hand import focused, push, sit_down
from tests.ui.table.secrets_hand import (
    begin_public,
    begin_secret,
    enter,
    look_as,
    new_contract,
    open_curtain,
    panel_of,
    pick,
    press_enter,
    type_twice,
    words,
)

SECRET_GOODS = "17 biomass"


def face_down() -> Table:
    table = Table()
    seal = table.terms(BARTER)
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    return table


def test_a_secret_contract_is_written_signed_and_laid_face_down(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """EX-47, BP-SECRET-2, -3, -4, -9: each signs alone, nobody else reads it, and with the last
    signature it lies on the table."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Aaron", "Bjorn")
    assert form.kind == "secret", "without being asked"
    pick(form.ship, "Bjorn's cargo ship 3")
    enter(form.gives[0].amounts["biomass"], 17)
    assert form.whose.text() == "Aaron signs"
    type_twice(form.phrase, PASSPHRASES[AARON])
    assert hand.view.viewer.seat(table.match) is None, "what Aaron may see is covered first"
    assert not form.isVisible()
    assert not table.session.entries, "nothing is written down before both have signed"
    open_curtain(hand, "Bjorn")
    assert SECRET_GOODS in form.read.text(), "nobody signs what they have not read"
    assert form.whose.text() == "Bjorn signs"
    type_twice(form.phrase, PASSPHRASES[BJORN])

    assert table.status() is ContractStatus.SEALED
    assert len(table.session.entries) == 1
    assert table.contract.signed == (AARON, BJORN)
    assert table.contract.seal is not None
    assert set(table.contract.seal.openers) == {AARON, BJORN}
    assert b"biomass" not in table.bytes.split(b"draft_contract", 1)[1]
    assert form.phrase.text() == form.phrase.again.text() == ""
    assert form.gives[0].purse() == purse()
    assert hand.view.viewer.seat(table.match) is None, "covered by itself"
    assert SECRET_GOODS not in words(hand.view.window())
    assert not form.isVisible()
    card = panel.contracts[FIRST]
    assert "In force, secret" in words(card)
    commitment = table.contract.seal.commitment.hex()
    assert commitment[:8] not in words(card), "nobody is bothered with it"
    push(card.details)
    assert commitment in card.fingerprint.text(), "BP-SECRET-9: it is published"
    assert card.fingerprint.isVisible()


def test_seats_of_the_program_are_no_partners(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """The program signs nothing: neither buttons nor the form offer it, and the trade has no way
    to a contract with it. A seat that becomes the program's while the text is written is told."""
    table = Table()
    table.do(ChangeSeat(CAROL, "easy", 1))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    assert [one.text() for one in panel.new.buttons.values()] == ["Aaron"]
    assert [panel.who.itemText(one) for one in range(panel.who.count())] == ["Aaron", "Bjorn"]
    form = begin_secret(hand, panel, "Bjorn", "Aaron")
    offered = [[box.itemText(one) for one in range(box.count())] for box in form.partners]
    assert offered == [["Aaron", "Bjorn"]] * 2

    table.do(ChangeSeat(AARON, "easy", 1))
    enter(form.gives[0].amounts["metal"], 1)
    type_twice(form.phrase, PASSPHRASES[BJORN])
    assert form.said.text() == "Aaron cannot sign a contract now."
    push(form.drop)
    hand.view.curtain.cover()
    settle()

    assert panel_of(hand).new.buttons == {}
    assert panel.new.none.isVisible(), "it is said in words"
    trade = hand.view.dock.show_panel("trade")
    assert isinstance(trade, TradePanel)
    assert not trade.barter.contract.isVisible()


def test_another_passphrase_than_before_is_typed_once_more(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """A slip must not lock somebody out."""
    table = face_down()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = begin_secret(hand, panel_of(hand), "Aaron", "Bjorn")
    enter(form.gives[0].amounts["biomass"], 17)

    press_enter(form.phrase.phrase, "a new one")
    assert form.phrase.again.isVisible()
    assert form.said.isVisible()
    press_enter(form.phrase.again, "a new one")

    open_curtain(hand, "Bjorn")
    press_enter(form.phrase.phrase, PASSPHRASES[BJORN])
    newest = list(table.match.secrets.contracts.values())[-1]
    assert newest.seal is not None
    assert isinstance(open_seal(newest.seal, "a new one"), Opening)


def test_who_does_not_sign_gives_the_text_back(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """Nothing of it is written down, and nothing is lost."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = begin_secret(hand, panel_of(hand), "Aaron", "Bjorn")
    enter(form.gives[0].amounts["biomass"], 17)
    type_twice(form.phrase, PASSPHRASES[AARON])
    open_curtain(hand, "Bjorn")

    push(form.back)

    open_curtain(hand, "Aaron")
    assert not table.session.entries
    assert form.gives[0].amounts["biomass"].value() == 17
    assert form.whose.text() == "Aaron signs"
    assert form.phrase.text() == ""


def test_two_different_words_are_not_a_passphrase(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = begin_secret(hand, panel_of(hand), "Aaron", "Bjorn")
    enter(form.gives[0].amounts["biomass"], 17)
    QTest.keyClicks(form.phrase.phrase, "herring")

    press_enter(form.phrase.again, "herrings")

    assert form.said.isVisible()
    assert not hand.view.curtain.isVisible()
    assert form.whose.text() == "Aaron signs"
    assert form.phrase.text() == ""


def test_a_draft_is_changed_by_a_partner_and_signed_anew(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-2: another text, and the other one has to sign again."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    look_as(hand, panel, "Bjorn")
    card = panel.contracts[FIRST]
    assert card.alone is not None
    press_enter(card.alone.phrase, PASSPHRASES[BJORN])

    push(card.buttons["change"])
    assert panel.form.gives[1].amounts["biomass"].value() == 20, "it begins with the old text"
    enter(panel.form.gives[1].amounts["biomass"], 25)
    press_enter(panel.form.phrase.phrase, PASSPHRASES[BJORN])
    open_curtain(hand, "Aaron")
    assert "25 biomass" in panel.form.read.text()
    press_enter(panel.form.phrase.phrase, PASSPHRASES[AARON])

    assert table.status() is ContractStatus.SEALED
    assert set(table.contract.signed) == {AARON, BJORN}
    assert table.contract.seal is not None
    opening = open_seal(table.contract.seal, PASSPHRASES[AARON])
    assert isinstance(opening, Opening)
    assert b"25" in opening.content


@pytest.mark.parametrize(
    ("reader", "signed", "ready"),
    [("Aaron", (), "change"), ("Bjorn", (), "sign"), ("Aaron", (BJORN,), "seal")],
)
def test_the_keyboard_never_stands_on_throwing_a_draft_away(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    reader: str,
    signed: tuple[PlayerId, ...],
    ready: str,
) -> None:
    """Enter opens a draft to be read; Enter once more must not be the end of it."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    table.do(*(AgreeContract(FIRST, one) for one in signed))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    look_as(hand, panel, reader)
    card = panel.contracts[FIRST]
    assert card.alone is not None

    press_enter(card.alone.phrase, PASSPHRASES[AARON if reader == "Aaron" else BJORN])

    assert focused() is card.buttons[ready]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert table.status() is not ContractStatus.VOID
    assert FIRST in table.match.secrets.contracts


def test_a_draft_from_elsewhere_lies_on_the_table_with_its_last_signature(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-4: no step is left that somebody could forget."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    look_as(hand, panel, "Bjorn")
    alone = panel.contracts[FIRST].alone
    assert alone is not None
    press_enter(alone.phrase, PASSPHRASES[BJORN])

    QTest.keyClick(focused(), Qt.Key.Key_Space)

    assert table.contract.signed == (AARON, BJORN)
    assert table.status() is ContractStatus.SEALED
    assert "seal" not in panel.contracts[FIRST].buttons


def test_a_public_contract_is_signed_openly_and_broken_on_record(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-1, BP-SECRET-8."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_public(hand, panel, "Bjorn")
    pick(form.partners[1], "Carol")
    enter(form.gives[0].amounts["metal"], 5)

    push(form.do)
    assert "Bjorn to Carol: 5 metal" in form.consent.words.text()
    push(form.consent.agree)
    assert not hand.view.curtain.isVisible()
    assert table.status() is ContractStatus.SEALED
    assert "Bjorn to Carol: 5 metal" in words(panel.contracts[FIRST])
    push(panel.contracts[FIRST].buttons["broken"])

    assert table.status() is ContractStatus.BROKEN


def test_a_half_written_secret_is_out_of_sight_when_nobody_looks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: the text waits for its writer, behind the curtain."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Aaron", "Bjorn")
    enter(form.gives[0].amounts["biomass"], 17)

    push(panel.look)

    assert not form.isVisible()
    push(panel.resume)
    open_curtain(hand, "Aaron")
    assert form.isVisible()
    assert form.gives[0].amounts["biomass"].value() == 17


def test_who_wants_another_contract_is_led_to_the_secret_one_that_was_begun(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """The form that would say so is out of sight."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    form = begin_secret(hand, panel, "Aaron", "Bjorn")
    push(panel.look)

    new_contract(panel)

    assert focused() is panel.resume
    push(panel.resume)
    open_curtain(hand, "Aaron")
    assert not form.said.isVisible(), "Aaron did not ask for another one"


def test_a_sealed_contract_is_turned_over_and_shown_to_be_genuine(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """EX-47, BP-SECRET-6, BP-SECRET-9."""
    table = face_down()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(20)))
    table = table.then(BJORN)
    table.do(LoadCargo(SHIP, THERE, purse(metal=10)), UnloadCargo(SHIP, HERE, purse(metal=10)))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    opening = panel.contracts[FIRST].opening
    assert opening is not None
    assert "Verified" not in words(panel.contracts[FIRST])

    press_enter(opening.phrase, PASSPHRASES[AARON])

    assert table.status() is ContractStatus.DISCLOSED
    card = panel.contracts[FIRST]
    assert "Verified: this is what was sealed." in words(card)
    assert "Aaron to Bjorn: 20 biomass" in words(card)


def test_a_wrong_passphrase_opens_nothing_and_is_not_kept(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = face_down()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    opening = panel_of(hand).contracts[FIRST].opening
    assert opening is not None

    press_enter(opening.phrase, "open sesame")

    assert table.status() is ContractStatus.SEALED
    assert opening.said.text() == "Wrong passphrase."
    assert opening.phrase.text() == ""


def test_the_table_rules_on_a_contract_that_nobody_can_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-7: the ship is lost and both passphrases are forgotten."""
    table = face_down()
    table.do(RemoveThing(SHIP))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    opening = panel.contracts[FIRST].ruling
    assert opening is not None

    push(opening.give_up)
    QTest.keyClick(opening.reason, Qt.Key.Key_Return)
    assert table.status() is ContractStatus.SEALED, "a ruling needs a reason"
    press_enter(opening.reason, "both forgot")

    assert table.status() is ContractStatus.LOST
    assert "both forgot" in words(panel.contracts[FIRST])
    assert "Verified" not in words(panel.contracts[FIRST])


def test_sealed_goods_are_shown_with_their_proof_or_ruled_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-REG-3, BP-REG-5: the ship with two envelopes is lost; one is opened, one is not."""
    table = Table()
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(17)), consent=True))
    table = table.then(BJORN)
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(5)), consent=True))
    table.do(RemoveThing(SHIP))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    assert SECRET_GOODS not in words(panel)
    assert "The ship is gone." in words(panel.lines[1])
    first = panel.lines[1].opening
    assert first is not None

    press_enter(first.phrase, PASSPHRASES[BJORN])

    assert SECRET_GOODS in words(panel.lines[1])
    assert "Verified" in words(panel.lines[1])
    second = panel.lines[2].ruling
    assert second is not None
    push(second.give_up)
    assert second.goods is not None
    enter(second.goods.amounts["biomass"], 4)
    press_enter(second.reason, "as far as we remember")
    assert "4 biomass" in words(panel.lines[2])
    assert "Verified" not in words(panel.lines[2])
    assert FIRST_SEAL in table.match.secrets.cargo


def test_a_look_shows_partners_their_contract_until_it_is_covered(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: a contract that is merely hidden is read by its partners, behind a look."""
    table = Table()
    seal = table.terms(BARTER, {AARON: None, BJORN: None})
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    assert "20 biomass" not in words(panel)

    look_as(hand, panel, "Carol")
    assert "20 biomass" not in words(panel), "Carol is no partner"
    push(panel.look)
    look_as(hand, panel, "Aaron")
    assert "20 biomass" in words(panel)
    push(panel.look)

    assert "20 biomass" not in words(panel)


def test_who_leaves_the_tab_leaves_no_card_behind(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: what is covered is gone, and not merely out of sight."""
    table = Table()
    seal = table.terms(BARTER, {AARON: None, BJORN: None})
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    look_as(hand, panel, "Aaron")

    def written() -> str:
        settle()
        return " ".join(one.text() for one in panel.findChildren(QLabel))

    assert "20 biomass" in written()
    hand.view.dock.show_panel("ledger")

    assert not panel.isVisible()
    assert "20 biomass" not in written()
