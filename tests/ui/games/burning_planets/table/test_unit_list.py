"""The list of units: as long as there is room, one scroll bar, and first whoever can act."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import MoveShip, PutShip
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import RED, SMALL
from tests.ui.build import settle
from tests.ui.table.players_hand import PlayersHand, in_phase, new_session, ship_of, sit_down

HERE, SHIPS = Hex(13, 10), 15
CELLS = [HERE + Hex(place % 5, place // 5) for place in range(SHIPS)]


@pytest.fixture(params=[(1366, 768), (1920, 1080)], ids=["laptop", "desktop"])
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path, request: pytest.FixtureRequest) -> PlayersHand:
    """Fifteen ships, of which the first has used both its actions."""
    fleet = [PutShip(RED, SMALL, cell) for cell in CELLS]
    session = in_phase(new_session(), Phase.ACTIONS, fleet)
    first = ship_of(session.state, RED, 1)
    for step in (1, 2):
        session.submit(MoveShip(first, (HERE - Hex(step, 0),)))
    hand = sit_down(qtbot, theme, tmp_path, session, request.param)
    settle()
    return hand


def test_it_starts_at_a_ship_that_can_act(hand: PlayersHand) -> None:
    now = hand.own.do_now

    assert now.chosen[Phase.ACTIONS] == ship_of(hand.match, RED, 2)
    can = [one.id for one in now.picker.rows if one.id]
    assert can.index(ship_of(hand.match, RED, 1)) > can.index(ship_of(hand.match, RED, 15))
    assert now.picker.verticalScrollBar().value() == 0


def test_it_fills_the_panel_with_one_scroll_bar(hand: PlayersHand) -> None:
    now = hand.own.do_now
    picker, dock = now.picker, hand.view.dock

    below = dock.rect().bottom() - picker.mapTo(dock, picker.rect().bottomLeft()).y()
    assert below < hand.view.context.theme.px(100), "no empty room below while rows are hidden"
    assert picker.verticalScrollBar().isVisible()
    assert not now.unit.deeds.verticalScrollBar().isVisible()
