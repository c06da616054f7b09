"""The board of a match as it is heard: cell by cell, what stands there, whose it is, and where."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.burning_planets.match.lookup import geometry, occupancy
from bp_desktop.ui.games.burning_planets.table.titles import describe_cell
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import MEDIUM, RED, RED_HOME
from tests.ui.table.players_hand import PlayersHand, in_phase, new_session, sit_down

HERE = Hex(14, 12)


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    session = in_phase(new_session(), Phase.ACTIONS, [PutShip(RED, MEDIUM, HERE)])
    return sit_down(qtbot, theme, tmp_path, session)


def test_a_ship_is_heard_with_its_owner_and_its_cell(hand: PlayersHand) -> None:
    where, what = describe_cell(hand.match, HERE).split(" · ")

    assert where.startswith("cell ")
    assert what == "Hammer 1 of Red"


def test_the_ground_is_heard_with_what_stands_on_it(hand: PlayersHand) -> None:
    match = hand.match
    naturals = match.board.planets[RED_HOME].by_cell
    cell, natural = next((at, one) for at, one in naturals.items() if one.kind == "mountain")

    said = describe_cell(match, cell).split(" · ")

    assert natural.kind.title() in said
    assert "Red's home" in said
    assert "owner: Red" in said


def test_a_centre_and_empty_space_are_heard(hand: PlayersHand) -> None:
    match = hand.match
    center = match.board.planets[RED_HOME].center
    assert center is not None
    known = geometry(match)
    nowhere = [one for one in known.tile_of if one not in known.planet_at]
    free = next(one for one in nowhere if not known.orbits_at.get(one))

    assert "centre" in describe_cell(match, center).split(" · ")
    assert occupancy(match).at(free) is None
    assert describe_cell(match, free).endswith(" · space")
    assert describe_cell(match, Hex(900, 900)) == "off the board"


def test_the_cursor_says_it(hand: PlayersHand) -> None:
    assert hand.own.board is not None
    view = hand.own.board.view
    hand.own.board.scene.move_cursor(HERE)

    assert view.accessibleDescription() == describe_cell(hand.match, HERE)
