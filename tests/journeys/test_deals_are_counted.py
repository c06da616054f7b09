"""Deals in the real window, with the stage on, cost no more inputs than the table was promised:
a sealed contract eight by mouse and by keyboard, a barter three steps, a booking six keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, PutShip
from bp_desktop.games.burning_planets.match.secret_values import Contract, ContractStatus
from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.table.trade import TradePanel
from tests.journeys.counting_hand import LEFT, CountingHand
from tests.journeys.deals_room import named, treasury
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import PlayersHand, focused

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST_FOR_A_CONTRACT, STEPS_OF_A_BARTER, KEYS_OF_A_BOOKING = 8, 3, 6
PHRASES = "seven red herrings", "gold under the stairs"


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    """Three people, so that a partner has to be chosen; a laptop's window."""
    made = game_room(qtbot, theme, tmp_path, seed=3, stage="short")
    made.window.resize(1366, 768)
    made.set_up_match("Friday", BoardSource.REAL, ("Anna", "Boris", "Clara"), open_books=True)
    return made


@pytest.fixture
def counting(qtbot: QtBot, room: GameRoom) -> CountingHand:
    """Everybody has goods and two cargo ships; whose turn it is has been seen."""
    hand = room.hand(qtbot)
    hand.settle()
    for player in hand.match.order:
        hand.view.act(AdjustTreasury(player, Purse.of(biomass=20, metal=20), "test"))
        for _ in range(2):
            hand.view.act(PutShip(player, CARGO))
    qtbot.waitUntil(lambda: not hand.view.stage.is_showing)
    hand.view.go_on.button.setFocus()
    return CountingHand(hand)


def people(hand: PlayersHand) -> tuple[str, str]:
    """Whose turn it is, and whoever is not proposed first."""
    active = hand.match.turn.player
    others = [one.name for one in hand.match.players.values() if one.id != active]
    return hand.match.players[active].name, others[-1]


def secrets_of(hand: PlayersHand) -> SecretsPanel:
    found = hand.view.findChild(SecretsPanel)
    assert isinstance(found, SecretsPanel)
    return found


def contracts(hand: PlayersHand) -> list[Contract]:
    return list(hand.match.secrets.contracts.values())


def begin_by_mouse(counting: CountingHand, partner: str) -> SecretsPanel:
    """The tab, with whom, and whoever writes it is alone with it."""
    hand = counting.hand
    counting.click(hand.view.dock.buttons["secrets"])
    panel = secrets_of(hand)
    counting.click(panel.new.buttons[named(hand, partner)])
    counting.click(hand.view.curtain.card.stay)
    return panel


def test_a_sealed_contract_by_mouse(room: GameRoom, counting: CountingHand) -> None:
    """Signed by the buttons; the next one with the passphrases they have."""
    hand = counting.hand
    writer, partner = people(hand)
    form = begin_by_mouse(counting, partner).form
    counting.fill(form.gives[0].amounts["biomass"], 2)
    counting.fill(form.gives[1].amounts["metal"], 3)
    counting.choose_passphrase(form.phrase, PHRASES[0])
    counting.click(form.do)
    assert hand.view.curtain.card.name.text() == partner
    counting.click(hand.view.curtain.card.stay)
    counting.choose_passphrase(form.phrase, PHRASES[1])
    counting.click(form.do)

    assert [one.status for one in contracts(hand)] == [ContractStatus.SEALED]
    assert contracts(hand)[0].partners == (named(hand, writer), named(hand, partner))
    assert counting.inputs <= MOST_FOR_A_CONTRACT

    again = CountingHand(hand)
    again.click(secrets_of(hand).new.buttons[named(hand, partner)])
    again.click(hand.view.curtain.card.stay)
    again.fill(form.gives[0].amounts["biomass"], 4)
    again.fill(form.gives[1].amounts["metal"], 5)
    again.type_passphrase(form.phrase, PHRASES[0])
    again.click(hand.view.curtain.card.stay)
    again.type_passphrase(form.phrase, PHRASES[1])

    assert [one.status for one in contracts(hand)] == [ContractStatus.SEALED] * 2
    assert again.inputs <= MOST_FOR_A_CONTRACT
    room.leave()


def test_a_sealed_contract_by_mouse_with_another_ship(
    room: GameRoom, counting: CountingHand
) -> None:
    """Than the one that is proposed; who types a passphrase signs by Enter."""
    hand = counting.hand
    _writer, partner = people(hand)
    form = begin_by_mouse(counting, partner).form
    counting.fill(form.gives[0].amounts["biomass"], 2)
    counting.fill(form.gives[1].amounts["metal"], 3)
    counting.choose(form.ship, form.ship.itemText(1))
    counting.choose_passphrase(form.phrase, PHRASES[0])
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    counting.click(hand.view.curtain.card.stay)
    counting.choose_passphrase(form.phrase, PHRASES[1])
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert [one.status for one in contracts(hand)] == [ContractStatus.SEALED]
    assert counting.inputs <= MOST_FOR_A_CONTRACT
    room.leave()


def test_a_sealed_contract_by_keys(room: GameRoom, counting: CountingHand) -> None:
    hand = counting.hand
    counting.key(Qt.Key.Key_T, CTRL | SHIFT)
    counting.key(Qt.Key.Key_Return)
    form = secrets_of(hand).form
    counting.fill_by_keys(form.gives[0].amounts["biomass"], 2)
    counting.fill_by_keys(form.gives[1].amounts["metal"], 3)
    counting.choose_passphrase(form.phrase, PHRASES[0])
    counting.key(Qt.Key.Key_Return)
    counting.key(Qt.Key.Key_Return)  # the other one is there
    counting.choose_passphrase(form.phrase, PHRASES[1])
    counting.key(Qt.Key.Key_Return)

    assert [one.status for one in contracts(hand)] == [ContractStatus.SEALED]
    assert counting.inputs <= MOST_FOR_A_CONTRACT
    room.leave()


def test_a_barter(room: GameRoom, counting: CountingHand) -> None:
    """What, the offer, agree; agreeing is the overruling, for goods travel by cargo ship."""
    hand = counting.hand
    writer, partner = people(hand)
    before = treasury(hand, writer), treasury(hand, partner)
    QTest.mouseClick(hand.view.head.others.button_of(named(hand, partner)), LEFT)
    panel = hand.view.dock.panel(hand.view.dock.current)
    assert isinstance(panel, TradePanel)
    assert panel.barter.pair == (named(hand, writer), named(hand, partner))

    counting.fill(panel.barter.gives[0].amounts["biomass"], 2)
    counting.click(panel.barter.ask)
    counting.click(panel.barter.consent.agree)

    moved = Purse.of(biomass=2)
    assert treasury(hand, writer) == before[0] - moved
    assert treasury(hand, partner) == before[1] + moved
    assert counting.inputs <= STEPS_OF_A_BARTER
    assert not hand.view.trouble.isVisible(), "nobody is asked once more"
    room.leave()


def test_a_booking_by_keys(room: GameRoom, counting: CountingHand) -> None:
    """Begun from wherever the keyboard is: the ledger, the amount, Enter."""
    hand = counting.hand
    active = hand.match.turn.player
    before = hand.match.players[active].treasury
    counting.key(Qt.Key.Key_G, CTRL)
    QApplication.processEvents()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_M):
        counting.key(key)
    counting.key(Qt.Key.Key_Return)

    assert isinstance(hand.view.dock.panel("ledger"), LedgerPanel)
    assert hand.match.players[active].treasury - before == Purse.of(metal=12)
    assert counting.inputs <= KEYS_OF_A_BOOKING
    room.leave()
