"""The table before play: who goes first, and the starting cannons on a board that is seen."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import RollOrder
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Appearance, Theme
from tests.ui.build import settle
from tests.ui.table.players_hand import PlayersHand, new_session, sit_down
from tests.ui.table.test_large_letters import place_of

LAPTOP = (1366, 768)


def placing(qtbot: QtBot, theme: Theme, folder: Path, scale: int = 100) -> PlayersHand:
    """Whoever goes first is about to place a starting cannon."""
    theme.set_look(Appearance(scale=scale))
    session = new_session()
    session.submit(RollOrder(faces=(20, 1)))
    hand = sit_down(qtbot, theme, folder, session, LAPTOP)
    settle()
    return hand


def test_what_is_asked_is_read_whole(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    where = placing(qtbot, theme, tmp_path).view.head.where

    assert where.text() == "places the starting cannon"
    assert where.width() >= where.sizeHint().width()


def test_the_whole_board_is_seen_again_however_fast_cannons_are_placed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """The camera may still be on its way back when the next planet is looked at."""
    hand = placing(qtbot, theme, tmp_path)
    board = hand.own.board
    assert board is not None
    qtbot.waitUntil(lambda: board.placing.camera.is_away)
    assert not board.view.is_fitted

    while hand.stage() is Stage.SETUP:
        hand.go_on()

    qtbot.waitUntil(lambda: board.view.is_fitted)


def test_dice_in_several_lines_leave_the_planet_free(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = placing(qtbot, theme, tmp_path, scale=150)
    board = hand.own.board
    assert board is not None
    placement = board.placing.current
    assert placement is not None
    settled = board.view.scale_now
    qtbot.waitUntil(lambda: board.view.scale_now == settled)
    dice = place_of(hand.own.order)

    cells = [board.view.mapTo(hand.view, hand.point(one)) for one in placement.cells]

    assert not [one for one in cells if dice.contains(one)]
