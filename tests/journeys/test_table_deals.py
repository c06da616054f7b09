"""Deals of an evening in the real window: barter, sealed contracts and loads, private notes, with
passphrases known and forgotten, and with the program closed in between."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import ContractId, UnitId
from bp_desktop.games.burning_planets.match.commands import RemoveThing
from bp_desktop.games.burning_planets.match.secret_values import CargoState, ContractStatus
from bp_desktop.ui.games.burning_planets.table.cargo_form import CargoForm
from bp_desktop.ui.games.burning_planets.table.secrets.contract_form import ContractForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.trade import TradePanel
from tests.journeys.deals_room import (
    TITLE,
    actions_of,
    by_key,
    home_of,
    market_day,
    named,
    treasury,
)
from tests.journeys.game_room import game_room
from tests.ui.table.players_hand import PlayersHand, focused, push, ship_of
from tests.ui.table.secrets_hand import (
    begin_secret,
    enter,
    open_curtain,
    panel_of,
    pick,
    press_enter,
    type_twice,
    words,
)

ANNAS, BORIS_S = "seven red herrings", "gold under the stairs"


def contract_of(hand: PlayersHand) -> ContractId:
    [contract] = hand.match.secrets.contracts
    return contract


def status(hand: PlayersHand) -> ContractStatus:
    return hand.match.secrets.contracts[contract_of(hand)].status


def envelope_state(hand: PlayersHand) -> CargoState:
    [lot] = hand.match.secrets.cargo.values()
    return lot.state


def fill_in_contract(hand: PlayersHand) -> ContractForm:
    """Anna's 20 biomass for 10 metal of Boris, by his ship; she types, behind the curtain."""
    form = begin_secret(hand, panel_of(hand), "Anna", "Boris")
    pick(form.ship, "Boris's cargo ship 1")
    enter(form.gives[0].amounts["biomass"], 20)
    enter(form.gives[1].amounts["metal"], 10)
    return form


def sign_contract(hand: PlayersHand) -> None:
    """Both sign, each alone, and it lies on the table."""
    form = fill_in_contract(hand)
    type_twice(form.phrase, ANNAS)
    open_curtain(hand, "Boris")
    assert "Anna to Boris: 20 biomass" in form.read.text()
    type_twice(form.phrase, BORIS_S)
    assert status(hand) is ContractStatus.SEALED


def cargo_form(hand: PlayersHand, title: str) -> CargoForm:
    """Two clicks beside a real board, the ship and the deed; its owner looks first."""
    push(hand.view.dock.buttons["now"])
    unit = hand.own.do_now.unit
    hand.choose(hand.own.do_now.picker, "Cargo ship 1")
    if hand.view.viewer.seat(hand.match) is None:
        hand.choose(unit.deeds, "Load, unload, buy or place …")
        open_curtain(hand, "Boris")
    hand.choose(unit.deeds, title)
    QApplication.processEvents()  # the form is shown by then
    assert isinstance(unit.form, CargoForm)
    return unit.form


def load(hand: PlayersHand, place: str, resource: str, amount: int) -> None:
    form = cargo_form(hand, f"Load at {place} …")
    enter(form.amounts[resource], amount)
    push(form.do)
    if hand.own.consents.card.isVisible():
        push(hand.own.consents.card.agree)


def unload_all(hand: PlayersHand, place: str) -> None:
    form = cargo_form(hand, f"Unload at {place} …")
    push(form.everything)
    push(form.do)


def test_an_enter_too_many_behind_a_passphrase_throws_no_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    _, hand = market_day(qtbot, theme, tmp_path)
    sign_contract(hand)
    drafted = len(hand.view.session.entries)

    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert hand.view.dock.isAncestorOf(focused())
    assert not hand.view.curtain.isVisible()
    assert len(hand.view.session.entries) == drafted


def test_a_sealed_contract_is_kept_and_turned_over_for_all(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """EX-47, EX-42: written, signed, laid face down, delivered in two turns, disclosed."""
    room, hand = market_day(qtbot, theme, tmp_path)
    sign_contract(hand)
    annas, boris_s = home_of(hand, "Anna"), home_of(hand, "Boris")

    actions_of(hand, "Boris")
    before = treasury(hand, "Anna"), treasury(hand, "Boris")
    load(hand, annas, "biomass", 20)
    unload_all(hand, boris_s)
    assert before[0] - treasury(hand, "Anna") == Purse.of(biomass=20)
    assert treasury(hand, "Boris") - before[1] == Purse.of(biomass=20)
    assert "20 biomass" not in words(panel_of(hand).contracts[contract_of(hand)])
    actions_of(hand, "Boris")
    before = treasury(hand, "Anna"), treasury(hand, "Boris")
    load(hand, boris_s, "metal", 10)
    unload_all(hand, annas)
    assert treasury(hand, "Anna") - before[0] == Purse.of(metal=10)
    assert before[1] - treasury(hand, "Boris") == Purse.of(metal=10)
    opening = panel_of(hand).contracts[contract_of(hand)].opening
    assert opening is not None
    press_enter(opening.phrase, ANNAS)

    assert status(hand) is ContractStatus.DISCLOSED
    shown = hand.own.shown
    assert shown.isVisible()
    assert "Anna to Boris: 20 biomass" in shown.words.text()
    assert shown.proof.text().startswith("Verified")
    assert "Verified" in words(panel_of(hand).contracts[contract_of(hand)])
    room.leave()


def test_a_contract_that_nobody_can_open_is_ruled_on_by_the_table(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-7: the ship is lost, both passphrases are forgotten, and the reason is kept."""
    room, hand = market_day(qtbot, theme, tmp_path)
    sign_contract(hand)
    hand.view.act(RemoveThing(ship_of(hand.match, named(hand, "Boris"))))
    panel = panel_of(hand)
    card = panel.contracts[contract_of(hand)]
    assert card.opening is not None
    assert card.ruling is not None

    for guess in ("herrings", "stairs"):
        press_enter(card.opening.phrase, guess)
        assert card.opening.said.isVisible()
    push(card.ruling.give_up)
    assert card.ruling.outcomes is not None
    push(card.ruling.outcomes.buttons["lost"])
    press_enter(card.ruling.reason, "both of them forgot")

    assert status(hand) is ContractStatus.LOST
    assert "both of them forgot" in words(panel.contracts[contract_of(hand)])
    assert "Verified" not in words(panel.contracts[contract_of(hand)])
    assert "both of them forgot" in hand.view.message.text.text()
    room.leave()


def test_a_sealed_hold_is_looted_and_disclosed(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-CARGO-3, BP-REG-3: what was in the envelope goes to who destroyed the ship."""
    room, hand = market_day(qtbot, theme, tmp_path)
    actions_of(hand, "Boris")
    form = cargo_form(hand, f"Load at {home_of(hand, 'Boris')} …")
    enter(form.amounts["metal"], 13)
    QTest.keyClick(form.sealed, Qt.Key.Key_Space)
    type_twice(form.phrase, BORIS_S)
    assert envelope_state(hand) is CargoState.ABOARD

    actions_of(hand, "Clara")
    shoot_down(hand)
    assert envelope_state(hand) is CargoState.PENDING
    before = treasury(hand, "Clara"), treasury(hand, "Boris")
    opening = panel_of(hand).lines[1].opening
    assert opening is not None
    press_enter(opening.phrase, BORIS_S)

    assert envelope_state(hand) is CargoState.SETTLED
    assert treasury(hand, "Clara") - before[0] == Purse.of(metal=13)
    assert before[1] - treasury(hand, "Boris") == Purse.of(metal=13)
    assert hand.own.shown.words.text() == "13 metal"
    assert "Verified" in words(panel_of(hand).lines[1])
    room.leave()


def shoot_down(hand: PlayersHand) -> None:
    """Clara's warships fire at the cargo ship of Boris until it is gone."""
    target = ship_of(hand.match, named(hand, "Boris"))
    clara = named(hand, "Clara")
    hunters = [one.id for one in hand.match.board.ships.values() if one.owner == clara]
    for hunter in hunters:
        for _ in range(2):
            if target in hand.match.board.ships:
                hand.own.fight.open(UnitId(hunter), target)
                assert hand.own.fight.card is not None
                push(hand.own.fight.card.roll_button)
    assert target not in hand.match.board.ships, "another seed is needed"


def test_a_barter_that_the_other_side_refuses_changes_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-1: from the keyboard alone, the answer by mouse."""
    room, hand = market_day(qtbot, theme, tmp_path)
    before, steps = hand.match, len(hand.view.session.entries)

    by_key(hand, Qt.Key.Key_T)
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    focus = QApplication.focusWidget()
    assert focus is panel.barter.gives[0].amounts["biomass"]
    QTest.keyClicks(focus, "7")
    QTest.keyClick(focus, Qt.Key.Key_Return)
    push(panel.barter.consent.decline)

    assert hand.match is before
    assert len(hand.view.session.entries) == steps
    assert panel.barter.said.text().endswith("Nothing has changed.")
    room.leave()


def test_a_note_about_an_alliance_is_read_again_on_another_evening(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-ALLY-5, BP-APP-6."""
    room, hand = market_day(qtbot, theme, tmp_path)
    writer = hand.match.players[hand.match.turn.player].name
    by_key(hand, Qt.Key.Key_M, shift=True)
    open_curtain(hand, writer)
    panel = panel_of(hand)
    note = panel.note_form
    assert note is not None
    ally = next(iter(note.allies))
    QTest.keyClick(note.allies[ally], Qt.Key.Key_Space)
    QTest.keyClicks(note.text, "until the tower falls")
    type_twice(note.phrase, ANNAS)
    push(panel.look)
    assert "until the tower falls" not in words(room.window)
    room.leave()
    assert b"until the tower falls" not in (tmp_path / "usual.bpbox").read_bytes()

    room = game_room(qtbot, theme, tmp_path)
    room.reopen(TITLE)
    hand = room.hand(qtbot)
    panel = panel_of(hand)
    pick(panel.who, writer)
    push(panel.notes)
    open_curtain(hand, writer)
    note = panel.note_form
    assert note is not None
    assert note.opening is not None
    press_enter(note.opening.phrase, ANNAS)

    assert note.text.toPlainText() == "until the tower falls"
    assert [one for one, box in note.allies.items() if box.isChecked()] == [ally]
    room.leave()


def test_a_contract_lies_there_over_night_and_what_was_only_typed_is_said_to_be_forgotten(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-4: closed with one on the table, and in the middle of typing another."""
    room, hand = market_day(qtbot, theme, tmp_path)
    sign_contract(hand)
    form = fill_in_contract(hand)
    assert "it is lost when you close the program" in form.hint.text()
    evening = hand.match
    room.leave()

    room = game_room(qtbot, theme, tmp_path)
    room.reopen(TITLE)
    hand = room.hand(qtbot)
    assert hand.match.secrets == evening.secrets
    assert hand.match.players == evening.players
    panel = panel_of(hand)
    assert not panel.form.isVisible()
    assert not panel.resume.isVisible()
    assert panel.form.gives[0].purse() == Purse()
    assert status(hand) is ContractStatus.SEALED

    room.leave()
