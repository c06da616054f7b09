"""Ships slide along their path and structures grow, on the board and across the room."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, ShipId
from bp_desktop.games.burning_planets.match.commands import BuildStructure, MoveShip, PutShip
from bp_desktop.games.burning_planets.match.queries.offers import cells_for
from bp_desktop.games.burning_planets.match.queries.units import choices_of
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.transit import SMALL, BoardTransit
from bp_desktop.ui.look.theme import Appearance, Theme
from tests.games.burning_planets.match.build import GREENHOUSE, MEDIUM, RED, RED_HOME
from tests.ui.table.players_hand import PlayersHand, in_phase, new_session, rich, ship_of, sit_down

HERE = Hex(14, 12)


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    extra = [PutShip(RED, MEDIUM, HERE), *rich(RED)]
    return sit_down(qtbot, theme, tmp_path, in_phase(new_session(), Phase.ACTIONS, extra))


def transit_of(hand: PlayersHand) -> BoardTransit:
    assert hand.own.board is not None
    return hand.own.board.transit


def move(hand: PlayersHand) -> tuple[Hex, ...]:
    ship = ship_of(hand.match, RED)
    moves = choices_of(hand.match, ship).moves  # type: ignore[arg-type]
    path = max(moves.values(), key=len)
    hand.view.context.commander.submit(MoveShip(ShipId(ship), path))
    return (HERE, *path)


def center(cell: Hex) -> QPointF:
    return QPointF(*LAYOUT.center(cell))


def test_a_ship_slides_along_its_path(qtbot: QtBot, hand: PlayersHand) -> None:
    transit = transit_of(hand)
    way = move(hand)
    [item] = transit._items

    assert item.pos() == center(way[0])
    for place, cell in enumerate(way):
        item.show_part(place / (len(way) - 1))
        assert (item.pos() - center(cell)).manhattanLength() < 0.01, "from cell to cell"
    assert hand.own.board is not None
    hidden = hand.own.board.view._board.layers.hidden  # type: ignore[attr-defined]
    assert hidden == {ship_of(hand.match, RED)}, "it is not there twice"
    qtbot.waitUntil(lambda: not transit.is_under_way)
    assert not hand.own.board.view._board.layers.hidden  # type: ignore[attr-defined]


def test_whoever_takes_it_back_sees_it_stand_where_it_was(hand: PlayersHand) -> None:
    move(hand)
    hand.view.context.commander.undo()

    assert not transit_of(hand).is_under_way
    assert hand.own.board is not None
    assert not hand.own.board.view._board.layers.hidden  # type: ignore[attr-defined]


def test_the_next_step_does_not_wait(hand: PlayersHand) -> None:
    move(hand)
    hand.view.context.commander.submit(PutShip(RED, MEDIUM, Hex(20, 3)))

    assert not transit_of(hand).is_under_way


def test_without_motion_it_is_there_at_once(hand: PlayersHand, theme: Theme) -> None:
    theme.set_look(Appearance(reduce_motion=True))
    move(hand)

    assert not transit_of(hand).is_under_way


def test_what_is_built_grows(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session)
    cell = next(iter(cells_for(hand.match, RED_HOME, GREENHOUSE)))
    hand.view.context.commander.submit(BuildStructure(RED_HOME, GREENHOUSE, cell))
    [item] = transit_of(hand)._items

    assert item.scale() == pytest.approx(SMALL, abs=0.05)
    assert item.pos() == center(cell)
    picture = item._picture.toImage()
    middle = picture.pixelColor(picture.rect().center())
    assert middle.alpha() > 0, "there is something to see"
    assert picture.pixelColor(0, 0).alpha() == 0, "and nothing of the board around it"
    qtbot.waitUntil(lambda: not transit_of(hand).is_under_way)


def test_across_the_room_it_moves_too(hand: PlayersHand) -> None:
    hand.view.public.open()
    public = hand.view.public.window
    assert public is not None
    assert public.board is not None
    move(hand)

    assert public.board.transit.is_under_way
    public.close()
