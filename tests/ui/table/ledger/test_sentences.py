"""Every posting is a sentence that a player understands: no ids, and nothing left out."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.accounts import BookLine
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.book import posting_told
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table.ledger.postings import moved, posting_row
from bp_desktop.ui.words.wording import worded
from tests.games.burning_planets.match.build import BLUE, FURNACE, RED, RED_HOME, SMALL
from tests.ui.table.part_context import part_context
from tests.ui.table.players_hand import begun, new_session

GAIN, LOSS = Purse.of(metal=5), Purse.of(metal=-5)
SHIP = "a ship"
"""Stands for the id of a ship that is there."""


@pytest.fixture(scope="module")
def match() -> Match:
    session = begun(new_session())
    session.submit(PutShip(RED, SMALL, Hex(14, 12)))
    return session.state


def line(
    match: Match, type_: PostingType, amounts: Purse, source: str = "", reason: str = ""
) -> BookLine:
    if source == SHIP:
        source = next(iter(match.board.ships))
    return BookLine(7, 3, RED, type_, amounts, source, Purse.of(metal=9), reason)


def told(match: Match, posting: BookLine) -> str:
    return worded(posting_told(match, posting))


@pytest.mark.parametrize(
    ("type_", "amounts", "source", "words"),
    [
        (PostingType.START_GRANT, GAIN, RED_HOME, "Red begins with the production of Red's home"),
        (PostingType.START_GRANT, GAIN, "", "Red begins"),
        (PostingType.COLLECT, GAIN, RED_HOME, "Red collects: Red's home"),
        (PostingType.COLLECT, GAIN, "drilling_facility", "Red collects: Drilling facility"),
        (PostingType.BUILD, LOSS, FURNACE, "Red builds: Blast Furnace"),
        (PostingType.BUILD, GAIN, FURNACE, "Red gets money back: Blast Furnace"),
        (PostingType.SHIP_BUILD, LOSS, SHIP, "Red builds: Spear 1"),
        (PostingType.SHIP_BUILD, LOSS, "red-9", "Red builds a ship"),
        (PostingType.SPACE_PURCHASE, LOSS, "habitat", "Red buys: Habitat"),
        (PostingType.LOAD, LOSS, SHIP, "Red loads goods: Spear 1"),
        (PostingType.LOAD, LOSS, "red-9", "Red loads goods"),
        (PostingType.UNLOAD, GAIN, SHIP, "Red unloads goods: Spear 1"),
        (PostingType.LOOT_HULL, GAIN, "blue-1", "Red takes the value of a destroyed ship"),
        (PostingType.LOOT_HULL, GAIN, "habitat", "Red takes loot: Habitat"),
        (PostingType.LOOT_HOLD, GAIN, "blue-1", "Red takes the goods of a destroyed ship"),
        (PostingType.TRANSFER, LOSS, BLUE, "Red pays Blue"),
        (PostingType.TRANSFER, GAIN, BLUE, "Red is paid by Blue"),
        (PostingType.ADJUST, LOSS, "", "Correction for Red"),
        (PostingType.ADJUST, LOSS, RED, "Red is out: the treasury is lost"),
    ],
)
def test_every_posting_is_a_sentence(
    match: Match, type_: PostingType, amounts: Purse, source: str, words: str
) -> None:
    """BP-APP-2, BP-ELIM-2."""
    assert told(match, line(match, type_, amounts, source)) == words


def test_a_payment_says_what_it_was_for(match: Match) -> None:
    paid = line(match, PostingType.TRANSFER, LOSS, BLUE, "for the gate")

    assert told(match, paid) == "Red pays Blue: for the gate"


def test_a_correction_says_its_reason(match: Match) -> None:
    found = line(match, PostingType.ADJUST, GAIN, reason="paid {player} twice")

    assert told(match, found) == "Correction for Red: paid {player} twice"


def test_what_moved_comes_with_the_running_balance() -> None:
    """Only what moved, in the order of the rule book."""
    change, after = Purse.of(metal=-5, biomass=2), Purse.of(metal=9, biomass=4, food=1)
    found = BookLine(7, 3, RED, PostingType.ADJUST, change, "", after)

    assert moved("bp", found, tuple(tables().resources)) == "+2 biomass → 4, -5 metal → 9"


def test_a_screen_reader_hears_the_sentence_the_amounts_and_the_turn(
    qtbot: QtBot, theme: Theme
) -> None:
    session = begun(new_session())
    context = part_context(qtbot, theme, Commander(session), RED)
    posting = line(session.state, PostingType.BUILD, LOSS, FURNACE)

    heard = posting_row("1", context, posting, tuple(tables().resources)).spoken
    assert heard == "Red builds: Blast Furnace. -5 metal → 9. Turn 3, step 7"
