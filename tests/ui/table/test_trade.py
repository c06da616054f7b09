"""Barter and payments with the consent of both, and the manifests of cargo ships."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.match.commands import (
    Barter,
    EndTurn,
    LoadCargo,
    TransferResources,
)
from bp_desktop.games.burning_planets.match.secret_commands import LoadSealed
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.games.burning_planets.table.trade_parts import CargoManifests
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.trade import TradePanel
from bp_desktop.ui.widgets.purse import MOST
from tests.games.burning_planets.match.build import SECRET_BOOKS
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BJORN,
    HERE,
    SHIP,
    THERE,
    Table,
    new_match,
    purse,
)
from tests.ui.table.players_hand import PlayersHand, focused, push, sit_down
from tests.ui.table.secrets_hand import enter, open_curtain, panel_of, pick

LEFT = Qt.MouseButton.LeftButton
FREE = Options(direct_transfer=True, treasury_visibility="owner")
OPEN = Options(direct_transfer=True, treasury_visibility="public")


def at_table(
    qtbot: QtBot, theme: Theme, folder: Path, options: Options = FREE
) -> tuple[Table, PlayersHand]:
    table = Table(new_match(options))
    return table, sit_down(qtbot, theme, folder, table.session)


def trade_of(hand: PlayersHand) -> TradePanel:
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    return panel


def manifests_of(hand: PlayersHand) -> CargoManifests:
    below = trade_of(hand).findChild(CargoManifests)
    assert isinstance(below, CargoManifests)
    return below


def test_a_barter_is_offered_and_agreed_to_in_one_step(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-1."""
    table, hand = at_table(qtbot, theme, tmp_path)
    push(hand.own.do_now.trade)
    form = trade_of(hand).barter
    pick(form.partners[1], "Aaron")
    enter(form.gives[0].amounts["metal"], 10)
    enter(form.gives[1].amounts["biomass"], 20)

    push(form.ask)
    assert (
        form.consent.words.text() == "Bjorn gives Aaron: 10 metal.\nAaron gives Bjorn: 20 biomass."
    )
    QTest.keyClick(form.consent.agree, Qt.Key.Key_Return)

    assert table.treasury(BJORN) == purse(25, metal=30)
    assert table.treasury(AARON) == purse(30, metal=10)
    assert len(table.session.entries) == 1
    assert isinstance(table.session.entries[0].command, Barter)
    assert not form.consent.is_open
    assert form.gives[0].purse() == purse()


def test_goods_that_changed_hands_while_nobody_looked_are_not_offered_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table, hand = at_table(qtbot, theme, tmp_path)
    form = trade_of(hand).barter
    hand.look()
    pick(form.partners[1], "Aaron")
    enter(form.gives[0].amounts["metal"], 10)
    push(form.ask)
    hand.view.curtain.cover()
    push(form.consent.agree)
    assert len(table.session.entries) == 1

    hand.look()

    assert form.gives[0].purse() == purse()


def test_a_barter_that_is_declined_changes_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table, hand = at_table(qtbot, theme, tmp_path)
    before = table.match
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 10)
    push(form.ask)

    push(form.consent.decline)

    assert table.match is before
    assert len(table.session.entries) == 0
    assert form.said.text() == "Aaron declines. Nothing has changed."
    assert form.gives[0].amounts["metal"].value() == 10, "they may haggle on"


def test_a_payment_is_an_offer_without_return(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    table, hand = at_table(qtbot, theme, tmp_path)
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 10)
    QTest.keyClick(form.gives[0].amounts["metal"], Qt.Key.Key_Return)

    push(form.consent.agree)

    assert table.treasury(AARON) == purse(50, metal=10)
    assert isinstance(table.session.entries[0].command, TransferResources)


def test_who_is_clicked_in_the_strip_is_the_partner(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    _table, hand = at_table(qtbot, theme, tmp_path)
    push(hand.view.head.others.button_of(SeatId("carol")))

    form = trade_of(hand).barter
    assert form.isVisible()
    assert form.pair == (BJORN, "carol")
    assert form.gives[0].amounts["biomass"].hasFocus()


def test_own_amounts_bound_what_is_given_and_those_of_others_are_not_told(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6."""
    _table, hand = at_table(qtbot, theme, tmp_path)
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    assert form.gives[0].amounts["metal"].maximum() == MOST, "nobody looks"

    hand.look()

    assert form.gives[0].amounts["metal"].maximum() == 40
    assert form.gives[1].amounts["biomass"].maximum() == MOST
    hand.view.toggle_look()
    assert form.gives[0].amounts["metal"].maximum() == MOST


def test_with_open_books_both_are_bounded(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    _table, hand = at_table(qtbot, theme, tmp_path, OPEN)

    hand.view.open_trade(AARON)

    form = trade_of(hand).barter
    assert form.gives[0].amounts["metal"].maximum() == 40
    assert form.gives[1].amounts["biomass"].maximum() == 50


def test_what_the_partner_does_not_have_is_refused_without_a_number(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-RES-3, BP-APP-6."""
    table, hand = at_table(qtbot, theme, tmp_path)
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 1)
    enter(form.gives[1].amounts["biomass"], 57)
    push(form.ask)

    push(form.consent.agree)

    assert len(table.session.entries) == 0
    assert form.consent.said.text() == "Aaron does not have that much."
    assert not hand.view.trouble.isVisible(), "said where they look"


def test_a_barter_takes_three_steps_and_agreeing_is_the_overruling(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-1, -2, -10: what, the offer, the consent; on record, with the rules and names."""
    table, hand = at_table(qtbot, theme, tmp_path, Options(treasury_visibility="public"))
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    assert form.rules.rules.ids == ("BP-TRADE-2", "BP-TRADE-3")

    enter(form.gives[0].amounts["metal"], 10)  # what
    enter(form.gives[1].amounts["biomass"], 20)
    QTest.keyClick(focused(), Qt.Key.Key_Return)  # the offer
    assert form.consent.against.rules.ids == ("BP-TRADE-2", "BP-TRADE-10")
    assert "on record" in form.consent.against.text.text()
    assert len(table.session.entries) == 0
    QTest.keyClick(focused(), Qt.Key.Key_Return)  # the consent

    assert table.treasury(AARON) == purse(30, metal=10)
    assert table.session.entries[0].overruled == ("BP-TRADE-2", "BP-TRADE-10")
    assert not hand.view.trouble.isVisible(), "no red bar elsewhere"
    assert not form.consent.isVisible()
    told = hand.view.message.text.text()
    assert "Bjorn gives Aaron: 10 metal." in told
    assert "Aaron gives Bjorn: 20 biomass." in told
    assert "Bjorn, Aaron agree." in told
    assert "BP-TRADE-2" in hand.view.past.journal.sentence(1)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert len(table.session.entries) == 1, "an Enter too many does nothing"


def test_what_changed_hands_is_told_to_nobody_where_treasuries_are_hidden(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: that they agreed is told, the amounts are not."""
    _table, hand = at_table(qtbot, theme, tmp_path, Options(treasury_visibility="owner"))
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 10)

    push(form.ask)
    push(form.consent.agree)

    told = hand.view.message.text.text()
    assert "Bjorn, Aaron agree." in told
    assert "metal" not in told


def test_a_strict_table_offers_no_such_deal(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-4."""
    table = Table(replace(new_match(SECRET_BOOKS), enforcement=Enforcement.STRICT))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.view.open_trade(AARON)

    assert not trade_of(hand).barter.ask.isEnabled()


def test_what_was_typed_can_become_a_contract(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    _table, hand = at_table(qtbot, theme, tmp_path, SECRET_BOOKS)
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 10)
    enter(form.gives[1].amounts["biomass"], 20)

    push(form.contract)
    open_curtain(hand, "Bjorn")

    contract = panel_of(hand).form
    assert contract.isVisible()
    assert contract.pair == (BJORN, AARON)
    assert contract.gives[0].purse() == purse(metal=10)
    assert contract.gives[1].purse() == purse(20)


def test_manifests_show_the_own_hold_and_of_others_only_that_it_is_laden(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-REG-4, BP-APP-6."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(12), consent=True))
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(7)), consent=True))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    ships = manifests_of(hand).ships

    def note(title: str) -> str:
        return next(one.note for one in ships.rows if one.title == title)

    assert note("Cargo ship 3") == "loaded, contents hidden · 1 sealed load"
    assert note("Cargo ship 4") == "empty"
    hand.look()
    assert note("Cargo ship 3") == "12 biomass · 1 sealed load"
    hand.choose(ships, "Cargo ship 3")
    assert hand.own.do_now.unit.isVisible()


def test_behind_another_tab_no_manifest_keeps_what_was_uncovered(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(12), consent=True))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    ships = manifests_of(hand).ships
    hand.look()
    assert "12 biomass" in {one.note for one in ships.rows}

    hand.view.dock.show_panel("now")
    hand.view.curtain.cover()
    assert not list(ships.rows)

    hand.view.dock.show_panel("trade")
    assert "12 biomass" not in {one.note for one in ships.rows}
    assert "loaded, contents hidden" in {one.note for one in ships.rows}


def test_an_offer_does_not_outlive_its_turn(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    table, hand = at_table(qtbot, theme, tmp_path)
    hand.view.open_trade(AARON)
    form = trade_of(hand).barter
    enter(form.gives[0].amounts["metal"], 10)
    push(form.ask)

    hand.view.act(EndTurn())

    assert not form.consent.is_open
    assert form.pair[0] == table.match.turn.player != BJORN


def test_the_giver_of_a_sealed_load_is_told_that_the_treasury_still_counts_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-7: the program takes the goods out when it learns what they were."""
    table = Table()
    table.do(LoadSealed(SHIP, THERE, table.goods(purse(metal=7))))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = manifests_of(hand)
    assert not panel.still_counted.isVisible()

    hand.look()

    assert panel.still_counted.text() == "Your treasury still includes 1 sealed load."
    assert panel.still_counted.isVisible()
