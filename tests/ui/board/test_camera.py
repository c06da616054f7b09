"""The camera moves in on something, and back to where somebody looked from, however fast."""

from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.ui.board.camera import MOVE_MS, BoardCamera
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.theme import Appearance, Theme

HERE, THERE = QRectF(200, 200, 80, 80), QRectF(900, 600, 80, 80)


def test_one_thing_after_another_still_leads_back_to_the_whole_board(
    qtbot: QtBot, theme: Theme, view: BoardView
) -> None:
    """As when several players place their cannons one after another."""
    theme.set_look(Appearance(reduce_motion=False))
    camera = BoardCamera(theme, view)
    whole = view.scale_now
    assert view.is_fitted
    for area in (HERE, THERE, HERE):
        camera.come_near(area, 300)
        qtbot.waitUntil(lambda: view.scale_now > 2 * whole)
        camera.come_back()
        QTest.qWait(MOVE_MS // 4)
    camera.come_near(THERE, 300)
    qtbot.waitUntil(lambda: view.free_area.contains(THERE))
    camera.come_back()
    assert not camera.is_away

    qtbot.waitUntil(lambda: view.is_fitted)
    assert view.scale_now == whole
