"""Beside a real board: a column a player, whole columns in view, by mouse and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.ui.games.burning_planets.table.column_faces import column_faces
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.panel import ColumnsPanel
from bp_desktop.ui.table.columns.player_column import FOOT_ID
from tests.games.burning_planets.match.build import BLUE, CANNON, RED, RED_HOME, SECRET_BOOKS, SMALL
from tests.ui.table.players_hand import (
    PlayersHand,
    focused,
    in_phase,
    new_session,
    ship_of,
    sit_down,
)

LARGE = (1366, 768)


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    extra = [PutShip(RED, SMALL), PutShip(RED, SMALL), PutShip(BLUE, SMALL)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    return sit_down(qtbot, theme, tmp_path, session, LARGE)


def columns_of(hand: PlayersHand) -> ColumnsPanel:
    columns = hand.own.holdings.columns
    assert columns is not None
    return columns


def test_each_player_has_a_column_of_the_same_width(hand: PlayersHand) -> None:
    columns = columns_of(hand).columns

    assert list(columns) == list(hand.match.order)
    assert len({one.width() for one in columns.values()}) == 1
    marks = {player: one.face.mark for player, one in columns.items() if one.face is not None}
    assert marks == {RED: "now", BLUE: "next"}


def test_a_click_on_a_ship_opens_it_in_do_now(hand: PlayersHand) -> None:
    hand.pick(RED, "Spear 2")

    assert hand.own.do_now.chosen[Phase.ACTIONS] == ship_of(hand.match, RED, 2)
    assert hand.own.do_now.unit.head.title == "Spear 2"


def test_a_cannon_is_chosen_by_its_icon(hand: PlayersHand) -> None:
    planet = hand.match.board.planets[RED_HOME]
    cannon = next(one.id for one in planet.structures.values() if one.kind == CANNON)

    hand.pick(RED, "Cannon ×1, Red's home")

    assert hand.own.do_now.chosen[Phase.ACTIONS] == cannon


def test_by_keys_every_thing_is_met_said_and_chosen(hand: PlayersHand) -> None:
    columns = columns_of(hand)
    red, blue = columns.columns[RED], columns.columns[BLUE]
    red.setFocus()
    met = [red.accessibleDescription()]
    for _ in red.spots[1:]:
        QTest.keyClick(red, Qt.Key.Key_Down)
        met.append(red.accessibleDescription())
    assert met == [spot.said for spot in red.spots]

    QTest.keyClick(red, Qt.Key.Key_Home)
    while red.spots[red.place].said != "Spear 2":
        QTest.keyClick(red, Qt.Key.Key_Down)
    QTest.keyClick(red, Qt.Key.Key_Return)
    assert hand.own.do_now.chosen[Phase.ACTIONS] == ship_of(hand.match, RED, 2)

    red.setFocus()
    QTest.keyClick(red, Qt.Key.Key_Right)
    assert focused() is blue


def test_the_foot_sets_right_what_that_player_has(hand: PlayersHand) -> None:
    blue = columns_of(hand).columns[BLUE]
    assert blue.spots[-1].id == FOOT_ID

    QTest.mouseClick(blue, Qt.MouseButton.LeftButton, pos=blue.seen(-1).center())

    form = hand.own.repair.panel
    assert form.isVisible()
    assert form.whose.currentData() == BLUE


def test_covered_amounts_are_dots(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6: nobody's column tells what its owner keeps hidden."""
    session = in_phase(new_session(positions=Positions.TABLE, options=SECRET_BOOKS), Phase.ACTIONS)
    hand = sit_down(qtbot, theme, tmp_path, session, LARGE)
    faces = [one.face for one in columns_of(hand).columns.values()]

    amounts = [one.amount for face in faces if face is not None for one in face.balances]
    incomes = [one.income for face in faces if face is not None for one in face.balances]

    assert set(amounts) == {None}
    assert set(incomes) == {0}
    assert "hidden" in columns_of(hand).columns[RED].accessibleName()
    hand.look()
    red = columns_of(hand).columns[RED].face
    assert red is not None
    assert all(one.amount is not None for one in red.balances)


def test_columns_keep_their_order_when_the_turn_goes_on(hand: PlayersHand) -> None:
    before = [one.x() for one in columns_of(hand).columns.values()]

    hand.view.end_turn()
    QApplication.processEvents()

    columns = columns_of(hand).columns
    assert [one.x() for one in columns.values()] == before
    blue = columns[BLUE].face
    assert blue is not None
    assert blue.on_turn


def test_of_more_than_four_whole_columns_are_in_view_with_the_one_on_turn(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS)
    hand = sit_down(qtbot, theme, tmp_path, session, LARGE)
    columns = columns_of(hand)
    two = column_faces(hand.match, lambda _player: True)
    many = tuple(
        two[0]._replace(player=f"p{place}", on_turn=place == 6)  # type: ignore[arg-type]
        for place in range(9)
    )

    columns.show_faces(many)
    QApplication.processEvents()
    seen = [player for player, one in columns.columns.items() if one.isVisible()]

    assert len(seen) == 4
    assert "p6" in seen
    ends = [one.geometry().right() for one in columns.columns.values() if one.isVisible()]
    assert max(ends) <= columns.width()
    assert columns.on.isVisible()
    columns.scroll_by(1)
    assert columns.first == 4
