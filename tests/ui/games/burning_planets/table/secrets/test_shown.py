"""What is turned over lies on the table and on the public window, and goes when it is undone."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import RemoveThing
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    LoadSealed,
    RuleOnSeal,
    SealContract,
)
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    FIRST,
    FIRST_SEAL,
    HERE,
    PASSPHRASES,
    SHIP,
    Table,
    purse,
)
from tests.ui.table.players_hand import push, sit_down
from tests.ui.table.secrets_hand import panel_of, press_enter, words


def test_everybody_reads_a_disclosed_contract_on_both_screens(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SECRET-6, BP-SECRET-9: with the check of its seal in a sentence."""
    table = Table()
    table.do(DraftContract(AARON, BJORN, table.terms(BARTER)))
    table.do(AgreeContract(FIRST, BJORN), SealContract(FIRST), RemoveThing(SHIP))
    hand = sit_down(qtbot, theme, tmp_path, table.session)
    hand.view.public.open()
    public = hand.view.public.window
    assert public is not None
    qtbot.addWidget(public)
    assert "20 biomass" not in words(public)
    opening = panel_of(hand).contracts[FIRST].opening
    assert opening is not None

    press_enter(opening.phrase, PASSPHRASES[BJORN])

    on_television = public.findChild(DisclosureCard)
    assert on_television is not None
    for card in (hand.own.shown, on_television):
        assert card.isVisible()
        assert "Aaron to Bjorn: 20 biomass" in card.words.text()
        assert card.proof.text().startswith("Verified")
    hand.view.undo(consent=True)
    assert not hand.own.shown.isVisible()
    assert not on_television.isVisible()


def test_a_ruling_is_shown_as_the_word_of_the_table_and_not_as_proof(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-REG-3."""
    table = Table()
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(17)), consent=True), RemoveThing(SHIP))
    hand = sit_down(qtbot, theme, tmp_path, table.session)

    hand.view.act(RuleOnSeal(FIRST_SEAL, purse(4), "as far as we remember"))

    assert hand.own.shown.words.text() == "4 biomass"
    assert "as far as we remember" in hand.own.shown.proof.text()
    assert "Verified" not in hand.own.shown.proof.text()
    assert hand.own.shown.proof.toolTip() == ""
    push(hand.own.shown.dismiss)
    assert not hand.own.shown.isVisible()
