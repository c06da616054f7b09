"""With the board on screen: nothing moves it under the mouse, and the keyboard comes back."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.ui.games.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.placing import Placement
from tests.games.burning_planets.match.build import (
    CENTERS,
    EAST,
    GREENHOUSE,
    RED,
    SECRET_BOOKS,
    SMALL,
)
from tests.ui.table.players_hand import (
    PlayersHand,
    focused,
    in_phase,
    new_session,
    own,
    push,
    rich,
    ship_of,
    sit_down,
)

SHIPS = (PutShip(RED, SMALL, Hex(14, 12)),)


@pytest.fixture
def building(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    """Red's phase of building, with money for everything."""
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    return sit_down(qtbot, theme, tmp_path, session)


def board_of(hand: PlayersHand) -> BoardPanel:
    assert hand.own.board is not None
    return hand.own.board


def test_a_refusal_does_not_move_the_board_that_waits_for_a_cell(building: PlayersHand) -> None:
    board, free = board_of(building), CENTERS[0] + EAST * 2
    button = building.view.go_on.button.pos()
    push(own(building.view).do_now.shop.offers[GREENHOUSE])
    QTest.qWait(300)  # the camera has moved in
    before = building.point(free), button

    building.click(CENTERS[0] + EAST * 12)
    building.settle()

    assert board.placing.bar.isVisible()
    assert building.view.trouble.isVisible()
    assert (building.point(free), building.view.go_on.button.pos()) == before


def test_after_a_miss_the_next_click_may_hit(building: PlayersHand) -> None:
    push(own(building.view).do_now.shop.offers[GREENHOUSE])
    building.click(CENTERS[0] + EAST * 12)

    building.click(CENTERS[0] + EAST * 2)

    (planet,) = [one for one in building.match.board.planets.values() if one.owner == RED]
    assert GREENHOUSE in [one.kind for one in planet.structures.values()]
    assert not board_of(building).placing.bar.isVisible()
    assert not building.view.trouble.isVisible()


def test_the_bar_lies_in_the_message_place(building: PlayersHand) -> None:
    """It never jumps: "Place for me" is where it was last time."""
    board = board_of(building)

    for at in (CENTERS[0] + EAST * 2, CENTERS[1] + EAST * 2):
        board.place(Placement("Where?", (at,), lambda _at: None))
        building.settle()
        assert board.placing.bar.geometry() == building.view.message.geometry()


def test_what_was_put_down_leaves_the_keyboard_where_one_key_goes_on(
    building: PlayersHand,
) -> None:
    push(own(building.view).do_now.shop.offers[GREENHOUSE])
    assert focused() is board_of(building).view

    building.click(CENTERS[0] + EAST * 2)

    assert focused() is building.view.go_on.button


def test_going_on_takes_the_keyboard_off_the_board(building: PlayersHand) -> None:
    push(own(building.view).do_now.shop.offers[GREENHOUSE])

    building.view.advance()
    popover = building.view.unfinished.popover
    assert popover is not None
    push(popover.drop)

    assert focused() is building.view.go_on.button


def test_the_first_unit_is_in_hand_when_actions_begin(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """The column says where it can go: one click moves it."""
    session = in_phase(new_session(), Phase.SHIPS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.go_on()

    picked = board_of(hand).tool.picked
    assert picked == hand.own.do_now.chosen[Phase.ACTIONS] == ship_of(hand.match, RED)


def test_actions_left_are_no_secret(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6 hides amounts; what stands on the board everybody sees."""
    session = in_phase(new_session(options=SECRET_BOOKS), Phase.ACTIONS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session)

    assert hand.view.viewer.is_covered(hand.match)
    assert "actions left" in hand.view.go_on.button.note


def test_the_cell_cursor_goes_with_the_keyboard(building: PlayersHand) -> None:
    """Left behind it looks like a piece of the yellow player."""
    board = board_of(building)
    board.view.setFocus()
    board.scene.move_cursor(CENTERS[0])
    assert board.scene.cursor.isVisible()

    building.view.go_on.button.setFocus()

    assert not board.scene.cursor.isVisible()
