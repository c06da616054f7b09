"""Hands for what lies face down: combo boxes, amounts, passphrases and the curtain, by keys."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget

from bp_desktop.ui.games.burning_planets.table.secrets.contract_form import ContractForm
from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.widgets.passphrase import NewPassphrase
from tests.ui.table.players_hand import PlayersHand, push


def panel_of(hand: PlayersHand) -> SecretsPanel:
    push(hand.view.dock.buttons["secrets"])
    panel = hand.view.dock.show_panel("secrets")
    assert isinstance(panel, SecretsPanel)
    return panel


def words(root: QWidget) -> str:
    """Everything of it that can be read."""

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


def type_twice(field: NewPassphrase, phrase: str) -> None:
    """Unseen, once more, and Enter."""
    assert field.phrase.echoMode() is QLineEdit.EchoMode.Password
    assert field.again.echoMode() is QLineEdit.EchoMode.Password
    QTest.keyClicks(field.phrase, phrase)
    press_enter(field.again, phrase)


def open_curtain(hand: PlayersHand, name: str) -> None:
    """Whoever is asked says so, by Enter."""
    curtain = hand.view.curtain
    assert curtain.isVisible(), "nobody was asked"
    assert curtain.card.name.text() == name
    QTest.keyClick(curtain.card.stay, Qt.Key.Key_Return)
    QApplication.processEvents()


def look_as(hand: PlayersHand, panel: SecretsPanel, name: str) -> None:
    pick(panel.who, name)
    push(panel.look)
    open_curtain(hand, name)


def new_contract(panel: SecretsPanel, partner: str = "") -> None:
    """With this partner, or the first of them."""
    QApplication.processEvents()
    buttons = panel.new.buttons.values()
    push(next(one for one in buttons if one.text() == (partner or one.text())))


def begin_secret(hand: PlayersHand, panel: SecretsPanel, first: str, second: str) -> ContractForm:
    """A new contract of these two; it is secret, so the first one writes it behind the curtain."""
    if hand.view.viewer.seat(hand.match) is not None:
        push(panel.look)
    pick(panel.who, first)
    new_contract(panel, second)
    open_curtain(hand, first)
    return panel.form


def begin_public(hand: PlayersHand, panel: SecretsPanel, first: str) -> ContractForm:
    """A new contract that everybody may read."""
    pick(panel.who, first)
    new_contract(panel)
    open_curtain(hand, first)
    push(panel.form.kinds.buttons["public"])
    return panel.form
