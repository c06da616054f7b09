"""Every house rule that takes others along can be used four ways: from the list and on the board,
by mouse and by keys (F2 of the findings)."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO
from bp_desktop.games.burning_planets.match.commands import MoveShip, PutShip, PutSpaceStructure
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.lookup import geometry
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.rows import RowList
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    ENORMOUS,
    GREEN,
    RED,
    ROCK,
    ROCK_CELL,
    cannon_cell,
    started,
)
from tests.journeys.counting_hand import tab_to
from tests.ui.games.burning_planets.table.test_house_rules import at_table
from tests.ui.table.players_hand import PlayersHand, focused, push, ship_of

Way = Literal["list by mouse", "list by keys", "board by mouse", "board by keys"]
WAYS: tuple[Way, ...] = ("list by mouse", "list by keys", "board by mouse", "board by keys")
each_way = pytest.mark.parametrize("way", WAYS)


def choose_row(hand: PlayersHand, rows: RowList, begins: str, way: Way) -> None:
    """The row that begins like this."""
    row = next(one for one in rows.rows if one.title.startswith(begins))
    if way == "list by mouse":
        hand.choose(rows, row.title)
        return
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Home)
    for _ in rows.rows:
        if rows.currentIndex() == rows.index_of(row.id):
            break
        QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Return)


def go_to_cell(hand: PlayersHand, cell: Hex, way: Way) -> None:
    """Click it, or Enter on it with the cursor."""
    board = hand.own.board
    assert board is not None
    if way == "board by mouse":
        hand.click(cell)
        return
    board.view.setFocus()
    board.scene.move_cursor(cell)
    QTest.keyClick(board.view, Qt.Key.Key_Return)


def do_from_card(hand: PlayersHand, cell: Hex, deed: str, way: Way) -> None:
    """The card of what lies there has a button for it."""
    go_to_cell(hand, cell, way)
    card = hand.view.inspector.card
    assert card is not None
    QApplication.processEvents()
    button = next(one for one in card.findChildren(Button) if one.text() == deed)
    if way == "board by mouse":
        push(button)
    else:
        tab_to(button)
        QTest.keyClick(button, Qt.Key.Key_Return)


def agree(hand: PlayersHand, way: Way) -> None:
    consent = hand.own.consents.card
    assert consent.isVisible(), "nobody was asked"
    if way.endswith("mouse"):
        push(consent.agree)
    else:
        assert focused() is consent.agree
        QTest.keyClick(focused(), Qt.Key.Key_Return)


def do_it(hand: PlayersHand, way: Way, by_list: Callable[[], None], cell: Hex, deed: str) -> None:
    if way.startswith("list"):
        by_list()
    else:
        do_from_card(hand, cell, deed, way)
    agree(hand, way)


@each_way
def test_bombarding_with_allies(qtbot: QtBot, theme: Theme, tmp_path: Path, way: Way) -> None:
    """AMB-58."""
    cells = geometry(started()).shapes[BLUE_HOME].vertex_orbit
    fleet = [PutShip(RED if n < 4 else GREEN, ENORMOUS, at) for n, at in enumerate(cells)]
    options = Options(bombardment_allies=True, treasury_visibility="public")
    hand = at_table(qtbot, theme, tmp_path, options, *fleet)
    bombs = hand.own.do_now.bombs

    do_it(hand, way, lambda: choose_row(hand, bombs, "Bombard", way), CENTERS[1], "Bombard")

    assert not hand.match.board.planets[BLUE_HOME].structures


@each_way
def test_taking_anothers_structure_aboard(
    qtbot: QtBot, theme: Theme, tmp_path: Path, way: Way
) -> None:
    """AMB-32."""
    options = Options(foreign_cargo_moves_structures="with_consent", treasury_visibility="public")
    drill, freighter = PutSpaceStructure(BLUE, DRILL, asteroid=ROCK), ROCK_CELL + Hex(1, 0)
    hand = at_table(qtbot, theme, tmp_path, options, drill, PutShip(RED, CARGO, freighter))

    def by_list() -> None:
        choose_row(hand, hand.own.do_now.picker, "Cargo ship 1", way)
        choose_row(hand, hand.own.do_now.unit.deeds, "Take aboard", way)

    do_it(hand, way, by_list, ROCK_CELL, "Take aboard")

    carried = hand.match.board.ships[ship_of(hand.match, RED)].carried
    assert carried is not None
    assert carried.owner == BLUE


@each_way
def test_handing_a_structure_over(qtbot: QtBot, theme: Theme, tmp_path: Path, way: Way) -> None:
    """AMB-66: of a third player, who agrees."""
    options = Options(
        trade_space_structures=True,
        foreign_cargo_moves_structures="with_consent",
        treasury_visibility="public",
    )
    freighter = PutShip(RED, CARGO, CENTERS[1] + Hex(3, 0))
    hand = at_table(qtbot, theme, tmp_path, options, freighter)
    hand.view.act(PutSpaceStructure(GREEN, DRILL, ship=ship_of(hand.match, RED)))

    def by_list() -> None:
        choose_row(hand, hand.own.do_now.picker, "Cargo ship 1", way)
        choose_row(hand, hand.own.do_now.unit.deeds, "Hand", way)

    do_it(hand, way, by_list, CENTERS[1], "Hand over")

    [reserved] = hand.match.players[BLUE].reserve
    assert reserved.owner == BLUE


@each_way
def test_answering_with_a_defence(qtbot: QtBot, theme: Theme, tmp_path: Path, way: Way) -> None:
    """AMB-49: in the turn of whoever came near."""
    cannon_at = cannon_cell(1)
    outside, start = cannon_at + Hex(-1, 0), cannon_at + Hex(-2, 0)
    options = Options(defence_fire="reaction", treasury_visibility="public")
    hand = at_table(qtbot, theme, tmp_path, options, PutShip(RED, BIG, start))
    hand.view.act(MoveShip(ship_of(hand.match, RED), (outside,)))
    board = hand.own.board
    assert board is not None

    if way.startswith("list"):
        choose_row(hand, hand.own.do_now.picker, "Cannon", way)
        choose_row(hand, hand.own.do_now.unit.deeds, "Attack Eagle 1", way)
    else:
        board.view.setFocus()
        QTest.keyClick(board.view, Qt.Key.Key_Escape)  # the ship is put back
        go_to_cell(hand, cannon_at, way)
        go_to_cell(hand, outside, way)
    card = hand.own.fight.card
    assert card is not None
    if way.endswith("mouse"):
        push(card.roll_button)
    else:
        tab_to(card.roll_button)
        QTest.keyClick(card.roll_button, Qt.Key.Key_Return)

    attacked = hand.view.session.entries[-1].events[0]
    assert isinstance(attacked, Attacked)
    assert attacked.reaction
    assert attacked.player == BLUE
