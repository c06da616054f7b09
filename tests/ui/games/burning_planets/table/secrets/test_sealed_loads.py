"""Sealed loads from the unit in hand: loaded under a passphrase, opened where they go ashore."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.games.burning_planets.match.secret_commands import LoadSealed
from bp_desktop.games.burning_planets.match.secret_values import CargoState
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.table.cargo_form import CargoForm, SealedUnloadForm
from bp_desktop.ui.games.burning_planets.table.unit_card import UnitCard
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BJORN,
    FIRST_SEAL,
    HERE,
    PASSPHRASES,
    SHIP,
    Table,
    new_match,
    purse,
)
from tests.ui.table.players_hand import PlayersHand, push, sit_down
from tests.ui.table.secrets_hand import (
    enter,
    look_as,
    open_curtain,
    panel_of,
    press_enter,
    type_twice,
    words,
)


def freighter(hand: PlayersHand) -> UnitCard:
    hand.own.do_now.show_unit(UnitId(SHIP))
    return hand.own.do_now.unit


def loading(hand: PlayersHand, site: str) -> CargoForm:
    """The ship, the curtain before what it may load is shown, and the place."""
    card = freighter(hand)
    hand.choose(card.deeds, "Load, unload, buy or place …")
    open_curtain(hand, "Bjorn")
    hand.choose(card.deeds, f"Load at {site} …")
    assert isinstance(card.form, CargoForm)
    return card.form


def test_goods_are_loaded_in_an_envelope_that_two_can_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-TRADE-8, BP-REG-4: at another's planet, with that player's consent and passphrase."""
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = loading(hand, "here")
    assert not form.phrase.isVisible()
    enter(form.amounts["biomass"], 17)
    QTest.keyClick(form.sealed, Qt.Key.Key_Space)
    type_twice(form.phrase, PASSPHRASES[BJORN])
    curtain = hand.view.curtain
    assert curtain.isVisible()
    assert curtain.card.name.text() == "Aaron"
    assert hand.view.viewer.seat(table.match) is None, "Bjorn's amounts are covered first"

    type_twice(curtain.card.phrase, PASSPHRASES[AARON])

    assert not curtain.isVisible()
    lot = table.match.secrets.cargo[FIRST_SEAL]
    assert lot.state is CargoState.ABOARD
    assert set(lot.seal.openers) == {AARON, BJORN}
    assert table.treasury(AARON) == purse(50), "the program does not know what went aboard"
    assert "1 sealed load" in hand.own.do_now.unit.aboard.text()
    assert "Aaron agrees." in hand.view.message.text.text(), "who seals it has agreed"


def test_one_of_the_two_passphrases_is_enough_and_none_is_not(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = loading(hand, "here")
    enter(form.amounts["biomass"], 17)
    QTest.keyClick(form.sealed, Qt.Key.Key_Space)
    push(form.do)
    card = hand.view.curtain.card
    assert card.phrase.phrase.hasFocus()
    QTest.keyClick(card.phrase.phrase, Qt.Key.Key_Tab)
    assert card.phrase.again.hasFocus()

    push(card.stay)
    assert card.hint.text() == "A sealed load needs a passphrase."
    assert table.match.secrets.cargo == {}
    type_twice(card.phrase, PASSPHRASES[AARON])

    assert table.match.secrets.cargo[FIRST_SEAL].seal.openers == (AARON,)


def test_whoever_does_not_want_to_type_now_leaves_everything_as_it_was(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = loading(hand, "here")
    enter(form.amounts["biomass"], 17)
    QTest.keyClick(form.sealed, Qt.Key.Key_Space)
    type_twice(form.phrase, PASSPHRASES[BJORN])
    card = hand.view.curtain.card
    QTest.keyClicks(card.phrase.phrase, "half")

    QTest.keyClick(card.phrase.phrase, Qt.Key.Key_Escape)

    assert not hand.view.curtain.isVisible()
    assert card.phrase.text() == ""
    assert table.match.secrets.cargo == {}
    hand.look()
    assert hand.view.viewer.seat(table.match) == BJORN, "the curtain is what it was"
    assert not card.phrase.isVisible()


def test_a_sealed_load_without_a_passphrase_is_not_sealed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    form = loading(hand, "there")
    enter(form.amounts["metal"], 4)
    QTest.keyClick(form.sealed, Qt.Key.Key_Space)

    push(form.do)

    assert table.match.secrets.cargo == {}
    assert form.said.text() == "A sealed load needs a passphrase."


def test_an_own_load_is_bounded_by_the_treasury(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    table = Table()
    hand = sit_down(qtbot, theme, tmp_path, table.session)

    form = loading(hand, "there")

    assert form.amounts["metal"].maximum() == 40
    assert not form.amounts["food"].isEnabled()


def test_an_envelope_is_opened_and_a_part_of_it_unloaded(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-5, BP-TRADE-6: shown to all, with the proof that it is what was sealed."""
    table = Table()
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(17)), consent=True))
    table = table.then(BJORN)
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    card = freighter(hand)
    hand.choose(card.deeds, "Open a sealed load at there …")
    open_curtain(hand, "Bjorn")
    form = card.form
    assert isinstance(form, SealedUnloadForm)
    press_enter(form.opening.phrase, "open sesame")
    assert not form.do.isVisible()
    press_enter(form.opening.phrase, PASSPHRASES[BJORN])
    assert form.inside.text() == "Inside: 17 biomass"

    enter(form.amounts["biomass"], 10)
    push(form.do)

    assert table.treasury(BJORN) == purse(15, metal=40)
    assert table.match.board.ships[SHIP].hold == purse(7)
    assert hand.own.shown.isVisible()
    assert hand.own.shown.words.text() == "17 biomass"
    assert hand.own.shown.proof.text().startswith("Verified")


def test_the_way_back_from_the_amounts_leads_to_the_list(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, Table().session)
    loading(hand, "there")
    card = hand.own.do_now.unit
    assert not card.deeds.isVisible()

    push(card.back)

    assert card.form is None
    assert card.deeds.isVisible()


def test_a_party_reads_a_sealed_load_alone_without_showing_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-REG-2, BP-APP-6."""
    table = Table()
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(17)), consent=True))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    panel = panel_of(hand)
    assert panel.lines[1].alone is None, "nobody looks"
    look_as(hand, panel, "Aaron")
    card = panel.lines[1]
    assert card.alone is not None

    press_enter(card.alone.phrase, PASSPHRASES[AARON])

    assert card.contents.text() == "17 biomass"
    assert table.match.secrets.cargo[FIRST_SEAL].state is CargoState.ABOARD
    push(panel.look)
    assert "17 biomass" not in words(panel)


def test_the_room_left_in_a_hold_is_told_where_the_table_has_a_limit(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """AMB-36: cargo_capacity."""
    table = Table(new_match(Options(cargo_capacity=30, treasury_visibility="owner")))
    hand = sit_down(qtbot, theme, tmp_path, table.session)

    form = loading(hand, "there")

    assert form.room.text() == "Room in the hold: 30"
