"""The common jobs of a turn by keyboard alone, from the main button and back to it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import PutShip, PutStructure
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import (
    BLUE,
    CENTERS,
    GREENHOUSE,
    RED,
    RED_HOME,
    SMALL,
    SPACEPORT,
)
from tests.journeys.game_room import game_room
from tests.ui.table.players_hand import (
    PlayersHand,
    focused,
    in_phase,
    new_session,
    rich,
    ship_of,
    sit_down,
)

BOTH = pytest.mark.parametrize("positions", list(Positions))
HERE = Hex(16, 10)


def on(positions: Positions, cell: Hex) -> Hex | None:
    return cell if positions is Positions.BOARD else None


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focused(), key)


def to_do_now(hand: PlayersHand) -> None:
    """Ctrl+D, from the main button."""
    assert focused() is hand.view.go_on.button
    hand.view.dock.open_panel("now")
    QApplication.processEvents()


@BOTH
def test_a_structure_is_built_by_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    session = in_phase(new_session(positions=positions), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)

    to_do_now(hand)
    press(Qt.Key.Key_Down)
    assert focused() is hand.own.do_now.shop.offers[GREENHOUSE]
    press(Qt.Key.Key_Return)
    if positions is Positions.BOARD:
        press(Qt.Key.Key_Return)  # the first cell on offer

    built = [one.kind for one in hand.match.board.planets[RED_HOME].structures.values()]
    assert GREENHOUSE in built
    assert focused() is hand.view.go_on.button


def test_tab_goes_through_the_cards_in_the_order_they_stand_in(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)
    shop = hand.own.do_now.shop
    to_do_now(hand)

    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
        assert shop.take_keyboard()
        met = [focused()]
        for _ in range(len(shop.offers)):
            press(key)
            met.append(focused())
        assert met == [*shop.offers.values(), shop.removals]


@BOTH
def test_three_ships_are_bought_by_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-SHIP-5: the number is typed, and Enter buys."""
    port = PutStructure(RED_HOME, SPACEPORT, on(positions, CENTERS[0] + Hex(2, 0)))
    session = in_phase(new_session(positions=positions), Phase.SHIPS, [*rich(RED), port])
    hand = sit_down(qtbot, theme, tmp_path, session)

    to_do_now(hand)
    press(Qt.Key.Key_Tab, Qt.Key.Key_3, Qt.Key.Key_Return)
    if hand.own.board is not None:
        press(Qt.Key.Key_Return)  # the first cell on offer
    press(Qt.Key.Key_Escape)

    assert [one.cls for one in hand.match.board.ships.values()] == [SMALL] * 3
    assert focused() is hand.view.go_on.button


@BOTH
def test_a_ship_is_moved_by_keys(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    extra: list[Command] = [
        PutShip(RED, SMALL, on(positions, Hex(10, 12))),
        PutShip(RED, SMALL, on(positions, HERE)),
    ]
    session = in_phase(new_session(positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    second = ship_of(hand.match, RED, 2)

    to_do_now(hand)
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    press(*([Qt.Key.Key_Left, Qt.Key.Key_Return] if hand.own.board else [Qt.Key.Key_Return]))

    assert hand.match.turn.active == UnitId(second)
    assert hand.match.board.ships[second].at == on(positions, HERE + Hex(-1, 0))
    press(Qt.Key.Key_Escape)
    if hand.own.board is not None:  # the first puts the ship down
        press(Qt.Key.Key_Escape)
    assert focused() is hand.view.go_on.button


def test_an_attack_is_begun_by_keys_beside_a_real_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    extra: list[Command] = [PutShip(RED, SMALL), PutShip(BLUE, SMALL)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    to_do_now(hand)
    press(Qt.Key.Key_Return)
    deeds = hand.own.do_now.unit.deeds
    down = deeds.ids.index(ship_of(hand.match, BLUE))  # below what is there for the taking
    press(*[Qt.Key.Key_Down] * down, Qt.Key.Key_Return)

    assert hand.own.fight.card is not None
    assert hand.own.fight.card.target == ship_of(hand.match, BLUE)


def test_one_key_goes_to_what_can_be_done_now(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.actions_.run("sample.burning_planets.match")
    hand = room.hand(qtbot)
    hand.go_on(2)
    hand.view.dock.show_panel("forecast")

    QTest.keyClick(focused(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)

    assert hand.view.dock.current == "now"
    assert focused() in hand.own.do_now.shop.offers.values()
    room.leave()
