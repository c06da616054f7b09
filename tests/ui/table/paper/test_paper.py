"""The paper fallback: one page by one key, with everything needed to play on by hand."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.ids import CARGO
from bp_desktop.games.burning_planets.match.commands import LoadCargo, PutShip
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    SealContract,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table import paper
from bp_desktop.ui.table.paper import HEIGHT, LEAST_PICTURE, UNITS_PER_MM, Sheet
from tests.games.burning_planets.match.build import RED, SMALL, started, with_ship
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BARTER,
    BJORN,
    CAROL,
    FIRST,
    HERE,
    SHIP,
    Table,
    new_match,
    purse,
)
from tests.ui.build import AnsweringPrompts
from tests.ui.export.pdf_reading import copyable_characters, lost_signs
from tests.ui.table.players_hand import sit_down


def for_all_html(match: Match, written: str = "") -> str:
    return paper.for_all_html(match_parts(), match, written=written)


def sheet_of(match: Match) -> Sheet:
    return paper.sheet_of(match_parts(), match)


def parts(match: Match) -> tuple[str, dict[str, str]]:
    """The part for all, and the strips by player."""
    for_all, document = QTextDocument(), QTextDocument()
    for_all.setHtml(for_all_html(match))
    document.setHtml(paper.strips_html(match_parts(), match))
    _, *strips = document.toPlainText().split("For ")
    return for_all.toPlainText(), {strip.split(" alone", 1)[0]: strip for strip in strips}


def test_one_key_writes_one_page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    prompts = AnsweringPrompts()
    prompts.answer = tmp_path / "fallback.pdf"
    hand = sit_down(qtbot, theme, tmp_path, Table().session, prompts=prompts)
    host = hand.view.window()
    actions = host.findChild(Actions)
    assert actions is not None
    actions.set_page(PageId.TABLE)

    QTest.keyClick(host, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)

    written = prompts.answer.read_bytes()
    assert written.startswith(b"%PDF")
    assert b"/Count 1\n" in written
    assert set("Red") <= copyable_characters(prompts.answer)
    assert lost_signs(prompts.answer) == set()


def test_no_file_chosen_writes_nothing(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, Table().session, prompts=AnsweringPrompts())

    hand.view.write_paper()

    assert not list(tmp_path.glob("*.pdf"))


def test_balances_stand_in_notes_on_the_strip_of_their_owner_only(qtbot: QtBot) -> None:
    """BP-RES-6, BP-APP-6: Bjorn has 287 metal, and nobody else reads that."""
    match = new_match(bjorn=purse(metal=287))

    for_all, strips = parts(match)

    heads = ["100", "50", "20", "10", "5", "1"]
    notes = ["Metal", "287", "2 ×", "1 ×", "1 ×", "1 ×", "1 ×", "2 ×"]
    words = strips["Bjorn"].split("\n")
    assert words[3:9] == heads
    assert words[words.index("Metal") :][:8] == notes
    biomass = ["Biomass", "50", "·", "1 ×", "·", "·", "·", "·"]
    words = strips["Aaron"].split("\n")
    assert words[words.index("Biomass") :][:8] == biomass, "each strip has its player's balances"
    for other in (for_all, strips["Aaron"], strips["Carol"]):
        assert "287" not in other


def test_turn_and_holdings_stand_where_all_can_read_them(qtbot: QtBot) -> None:
    for_all, _ = parts(new_match())

    assert "Round 2: the turn of Bjorn, phase Actions" in for_all
    assert "Cargo ship 3" in for_all
    assert "yonder" in for_all
    assert "Order of play: Aaron → Bjorn → Carol" in for_all
    assert "Actions left: Cargo ship 3 (" in for_all
    assert "[" not in for_all, "where ships are is seen on the table"


def test_with_the_board_on_the_screen_every_ship_has_its_place_and_the_board_its_picture(
    qtbot: QtBot,
) -> None:
    match, _ = with_ship(started(), RED, SMALL, from_offset(13 + 2, 4))

    for_all, _ = parts(match)

    assert "Spear 1 [2:3,5]" in for_all
    assert sheet_of(match).picture >= LEAST_PICTURE
    assert sheet_of(new_match()).picture == 0


def test_whoever_is_out_gets_no_strip(qtbot: QtBot) -> None:
    """BP-ELIM-2."""
    match = new_match()
    gone = replace(match.players[CAROL], eliminated=True)
    match = replace(match, players={**match.players, CAROL: gone})

    for_all, strips = parts(match)

    assert set(strips) == {"Aaron", "Bjorn"}
    assert "out of the game" in for_all


def test_it_says_after_which_step_play_went_on_by_hand(qtbot: QtBot) -> None:
    document = QTextDocument()
    document.setHtml(for_all_html(new_match(), written="after step 301"))

    assert "after step 301" in document.toPlainText()


def test_a_hold_and_a_hidden_contract_are_told_to_their_owners_only(qtbot: QtBot) -> None:
    """BP-REG-2, BP-SECRET-4: a locked contract is named with its hash and told to nobody."""
    table = Table()
    hidden = table.terms(BARTER, {AARON: None, BJORN: None})
    table.do(DraftContract(AARON, BJORN, hidden), AgreeContract(FIRST, BJORN), SealContract(FIRST))
    table.do(LoadCargo(SHIP, HERE, purse(13), consent=True))

    for_all, strips = parts(table.match)

    assert "face down" in for_all
    assert "13 biomass" in strips["Bjorn"]
    assert "20 biomass" in strips["Aaron"]
    assert "20 biomass" in strips["Bjorn"]
    for other in (for_all, strips["Carol"]):
        assert "13 biomass" not in other
        assert "20 biomass" not in other


def test_names_people_type_are_never_markup(qtbot: QtBot) -> None:
    match = new_match()
    named = replace(match.players[AARON], name="<b>Aaron</b>")
    match = replace(match, players={**match.players, AARON: named})

    for_all, _ = parts(match)

    assert "<b>Aaron</b>" in for_all


def test_however_much_there_is_it_stays_one_page(qtbot: QtBot) -> None:
    few = sheet_of(Table().match)
    table = Table()
    for _ in range(600):
        table.do(PutShip(BJORN, CARGO))
    many = sheet_of(table.match)

    assert few.units == UNITS_PER_MM
    assert many.units > few.units
    for sheet in (few, many, sheet_of(started())):
        assert sheet.height(sheet.for_all) + sheet.picture + sheet.height(sheet.strips) <= HEIGHT
