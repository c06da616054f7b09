"""Building at the table: Enter does what a click does, nothing half placed is lost, and nothing is
destroyed by one key."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import DIRECTIONS
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import BuildStructure, ClearNatural, Demolish
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.unfinished import UnfinishedPopover
from tests.games.burning_planets.match.build import FURNACE, GREENHOUSE
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.players_hand import PlayersHand, focused, push

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[GameRoom]:
    theme.set_look(Appearance(reduce_motion=True))
    made = game_room(qtbot, theme, tmp_path)
    made.window.actions_.run("sample.burning_planets.match")
    yield made
    made.leave()


@pytest.fixture
def building(qtbot: QtBot, room: GameRoom) -> PlayersHand:
    """The structures phase of the sample match."""
    hand = room.hand(qtbot)
    hand.go_on(2)
    assert hand.phase() is Phase.STRUCTURES
    return hand


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifier)
    QApplication.processEvents()


def built(hand: PlayersHand) -> list[BuildStructure]:
    commands = [entry.command for entry in hand.view.session.entries]
    return [one for one in commands if isinstance(one, BuildStructure)]


def asked(hand: PlayersHand) -> UnfinishedPopover:
    popover = hand.view.unfinished.popover
    assert popover is not None
    assert popover.isVisible()
    return popover


def test_enter_on_a_card_places_it_as_a_click_does(building: PlayersHand) -> None:
    press(Qt.Key.Key_D, CONTROL)
    shop, board = building.own.do_now.shop, building.own.board
    assert board is not None
    assert focused() is shop.offers[FURNACE]

    press(Qt.Key.Key_Return)
    assert board.placing.bar.isVisible()
    assert shop.offers[FURNACE].is_chosen
    assert not built(building), "nothing is paid before it stands"
    press(Qt.Key.Key_Return)

    assert [one.kind for one in built(building)] == [FURNACE]
    assert not board.placing.bar.isVisible()


def test_going_down_never_lands_where_nothing_is_seen_and_no_enter_destroys(
    building: PlayersHand,
) -> None:
    press(Qt.Key.Key_D, CONTROL)
    met = set()
    for _ in range(12):
        stop = focused()
        met.add(stop)
        seen = stop.visibleRegion().boundingRect()
        assert seen.height() > 10, f"nobody sees {stop}"
        press(Qt.Key.Key_Return)
        menu = building.own.do_now.shop.menu
        if menu is not None and menu.isVisible():
            assert stop is building.own.do_now.shop.removals
            QTest.keyClick(menu, Qt.Key.Key_Return)
            menu.close()
        building.view.unfinished.drop()
        commands = [entry.command for entry in building.view.session.entries]
        assert not any(isinstance(one, Demolish | ClearNatural) for one in commands)
        stop.setFocus()
        press(Qt.Key.Key_Down)

    assert building.own.do_now.shop.removals in met


def test_going_on_asks_before_it_drops_what_is_not_placed_yet(building: PlayersHand) -> None:
    view = building.view
    push(building.own.do_now.shop.offers[GREENHOUSE])

    press(Qt.Key.Key_Return, CONTROL)
    popover = asked(building)
    assert focused() is popover.finish, "the harmless answer"
    assert building.phase() is Phase.STRUCTURES
    assert "Greenhouse: not placed yet" in view.go_on.button.note
    press(Qt.Key.Key_Escape)

    board = building.own.board
    assert board is not None
    assert board.placing.bar.isVisible(), "keep placing"

    push(view.go_on.button)
    push(asked(building).finish)

    assert [one.kind for one in built(building)] == [GREENHOUSE]
    assert building.phase() is not Phase.STRUCTURES


def test_ending_the_turn_asks_too_and_may_drop_it(building: PlayersHand) -> None:
    push(building.own.do_now.shop.offers[GREENHOUSE])

    building.view.end_turn()
    popover = asked(building)
    turn = building.match.turn.number
    push(popover.drop)

    assert not built(building)
    assert building.match.turn.number == turn + 1
    assert building.own.board is not None
    assert not building.own.board.placing.bar.isVisible()


def test_another_card_asks_and_a_pause_drops_nothing(building: PlayersHand) -> None:
    shop, board = building.own.do_now.shop, building.own.board
    assert board is not None
    push(shop.offers[GREENHOUSE])

    building.view.clock.toggle()
    assert board.placing.bar.isVisible(), "a pause is no step of the game"
    building.view.clock.toggle()
    push(shop.offers[FURNACE])
    push(asked(building).drop)

    assert shop.offers[FURNACE].is_chosen
    push(board.placing.bar.place)
    assert [one.kind for one in built(building)] == [FURNACE]


def test_the_camera_comes_near_and_goes_back(building: PlayersHand) -> None:
    board = building.own.board
    assert board is not None
    before = board.view.scale_now, board.view.looked_at
    planet = building.own.do_now.places.chosen

    push(building.own.do_now.shop.offers[GREENHOUSE])
    placement = board.placing.current
    assert placement is not None
    across = {building.point(cell).x() for cell in placement.ground}
    wide = max(across) - min(across) + LAYOUT.hex_width * board.view.scale_now
    assert wide > 298, planet
    press(Qt.Key.Key_Escape)

    assert board.view.scale_now == pytest.approx(before[0])
    assert (board.view.looked_at - before[1]).manhattanLength() < 5


def test_a_full_turn_with_one_building_takes_seven_keys(qtbot: QtBot, room: GameRoom) -> None:
    hand = room.hand(qtbot)
    turn = hand.match.turn.number
    for key, modifier in (
        (Qt.Key.Key_Return, CONTROL),
        (Qt.Key.Key_Return, CONTROL),
        (Qt.Key.Key_D, CONTROL),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_End, CONTROL),
    ):
        press(key, modifier)

    assert len(built(hand)) == 1
    assert hand.match.turn.number == turn + 1


def test_taking_away_is_behind_a_menu_and_undo_brings_it_back(building: PlayersHand) -> None:
    shop, board = building.own.do_now.shop, building.own.board
    assert board is not None
    push(shop.removals)
    assert shop.menu is not None
    actions = shop.menu.actions()
    steps = len(building.view.session.timeline)

    actions[-1].trigger()
    asked = board.placing.current
    if asked is not None:  # which of several, the board asks
        beside = (one + step for one in asked.cells for step in DIRECTIONS)
        building.click(next(one for one in beside if one not in asked.cells))
        assert len(building.view.session.timeline) == steps, "a miss takes nothing away"
        push(board.placing.bar.place)
    shop.menu.close()

    assert len(building.view.session.timeline) == steps + 1
    building.view.undo()
    assert len(building.view.session.timeline) == steps


def test_at_a_large_scale_the_bar_leaves_the_cells_free(
    qtbot: QtBot, room: GameRoom, theme: Theme
) -> None:
    theme.set_look(Appearance(scale=150, reduce_motion=True))
    hand = room.hand(qtbot)
    hand.go_on(2)
    board = hand.own.board
    assert board is not None

    push(next(one for one in hand.own.do_now.shop.offers.values() if one.isEnabled()))
    QApplication.processEvents()

    assert board.placing.bar.height() < board.view.height() / 2
