"""Contracts and the register on the table: sealed, signed, turned over, lost and ruled on."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import LoadCargo, UnloadCargo
from bp_desktop.games.burning_planets.match.correction_commands import RemoveThing
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    LoadSealed,
    SealContract,
)
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus
from bp_desktop.ui.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.theme import Theme
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    FIRST,
    FIRST_SEAL,
    HERE,
    PASSPHRASES,
    SHIP,
    THERE,
    Table,
    purse,
)
from tests.ui.burning_planets.table.players_hand import PlayersHand, push, sit_down

SECRET_GOODS = "17 biomass"


def panel_of(hand: PlayersHand) -> SecretsPanel:
    push(hand.view.dock.tabs["secrets"])
    panel = hand.view.dock.show_panel("secrets")
    assert isinstance(panel, SecretsPanel)
    return panel


def words(root: QWidget) -> str:
    def all_words() -> Iterator[str]:
        for one in (root, *root.findChildren(QWidget)):
            yield from (one.toolTip(), one.windowTitle(), one.accessibleName())
            if isinstance(one, QLabel) and one.isVisible():
                yield one.text()

    QApplication.processEvents()  # what is new is laid out and shown by then
    return "\n".join(all_words())


def pick(box: QComboBox, name: str) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(name)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == name


def enter(spin: QSpinBox, amount: int) -> None:
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, str(amount))
    assert spin.value() == amount


def press_enter(line: QLineEdit, text: str) -> None:
    line.setFocus()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def face_down() -> Table:
    table = Table()
    seal = table.terms(BARTER)
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    return table


def test_a_secret_contract_is_written_signed_and_laid_face_down(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """EX-47, BP-SECRET-2, -3, -4, -9: with two passphrases, and nobody else reads it."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)

    push(panel.new)
    form = panel.form
    pick(form.partners[0], "Aaron")
    pick(form.partners[1], "Bjorn")
    pick(form.carrier, "Bjorn")
    enter(form.number, 3)
    enter(form.gives[0].amounts["biomass"], 17)
    for line, phrase in zip(form.phrases, PASSPHRASES.values(), strict=True):
        assert line.echoMode() is QLineEdit.EchoMode.Password
        QTest.keyClicks(line, phrase)
    form.do.setFocus()
    QTest.keyClick(form.do, Qt.Key.Key_Space)

    assert table.status() is ContractStatus.DRAFT
    assert table.contract.seal is not None
    assert set(table.contract.seal.openers) == {AARON, BJORN}
    assert b"biomass" not in table.bytes.split(b"draft_contract", 1)[1]
    assert not any(line.text() for line in form.phrases)
    assert form.gives[0].goods() == purse()
    assert not panel.contracts, "a secret draft is a note passed between two"
    pick(panel.who, "Bjorn")
    push(panel.look)
    push(panel.contracts[FIRST].buttons["sign"])
    push(panel.contracts[FIRST].buttons["seal"])
    assert table.status() is ContractStatus.SEALED
    assert SECRET_GOODS not in words(hand.view.window())


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
    assert opening.said.text() == "No lock takes this passphrase."
    assert opening.phrase.text() == ""


def test_the_table_rules_on_a_contract_that_nobody_can_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-7: the ship is lost and both passphrases are forgotten."""
    table = face_down()
    table.do(RemoveThing(SHIP))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    opening = panel.contracts[FIRST].opening
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
    first = panel.lines[1].opening
    assert first is not None

    press_enter(first.phrase, PASSPHRASES[BJORN])

    assert SECRET_GOODS in words(panel.lines[1])
    assert "Verified" in words(panel.lines[1])
    second = panel.lines[2].opening
    assert second is not None
    push(second.give_up)
    assert second.goods is not None
    enter(second.goods.amounts["biomass"], 4)
    press_enter(second.reason, "as far as we remember")
    assert "4 biomass" in words(panel.lines[2])
    assert "Verified" not in words(panel.lines[2])
    assert FIRST_SEAL in table.match.secrets.cargo


def test_a_look_ends_when_the_panel_is_left(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6: a contract that is merely hidden is read by its partners, behind a look."""
    table = Table()
    seal = table.terms(BARTER, {AARON: None, BJORN: None})
    table.do(DraftContract(AARON, BJORN, seal), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    assert "20 biomass" not in words(panel)

    pick(panel.who, "Carol")
    push(panel.look)
    assert "20 biomass" not in words(panel), "Carol is no partner"
    push(panel.look)
    pick(panel.who, "Aaron")
    push(panel.look)
    assert "20 biomass" in words(panel)
    push(hand.view.dock.tabs["now"])
    push(hand.view.dock.tabs["secrets"])

    assert "20 biomass" not in words(panel)
