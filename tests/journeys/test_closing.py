"""The end of a match: a short one is played to it, shared as a poster, and looked back on."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.games.table import Stage
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.test_table_short_games import concede, play_turn
from tests.ui.build import AnsweringPrompts
from tests.ui.table.players_hand import push

LEFT = Qt.MouseButton.LeftButton


def choose(menu: QMenu, place: int) -> None:
    """An entry of an open menu, by mouse."""
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[place]).center())


def chronicle_place(qtbot: QtBot, room: GameRoom) -> int:
    page = room.window.findChild(ChroniclePage)
    assert isinstance(page, ChroniclePage)
    view = page.view
    assert view is not None
    qtbot.waitUntil(lambda: view.reading.is_done, timeout=20_000)
    QApplication.processEvents()
    return view.time.slider.value()


def test_a_finished_match_is_shared_and_its_moments_are_found_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=3)
    prompts = room.window.prompts = AnsweringPrompts()
    room.set_up_match("Friday", BoardSource.ROLLED, ("Anna", "Boris", "Chiara"), open_books=True)
    hand = room.hand(qtbot)
    hand.settle()
    for _ in range(3):
        play_turn(hand)

    # Boris gives up in the second round, and then Chiara does: Anna has won.
    concede(hand, "Boris")
    concede(hand, "Chiara")
    assert hand.match.stage is Stage.OVER
    page = hand.view.screens.closing
    assert page is not None
    qtbot.waitUntil(lambda: page.content.moments is not None)
    assert page.headline.text() == "Anna wins"
    assert page.content.hero.line.text().startswith("Friday · ")

    # The poster goes into a file.
    prompts.answer = tmp_path / "poster.png"
    menu = page.save.menu()
    assert menu is not None
    # Opened by hand: one that the button opens would wait for the mouse.
    menu.popup(page.save.mapToGlobal(page.save.rect().bottomLeft()))
    choose(menu, 0)
    assert QImage(str(tmp_path / "poster.png")).width() == 1920

    # A moment opens the chronicle where it happened, and so does the next one.
    moments = page.content.moments
    assert moments is not None
    first = next(one for one in moments.buttons if one.text() == "Boris gives up")
    push(first)
    assert room.window.page is PageId.CHRONICLE
    assert chronicle_place(qtbot, room) == first.moment.place
    room.window.show_page(PageId.TABLE)
    last = moments.buttons[-1]
    push(last)
    assert chronicle_place(qtbot, room) == last.moment.place
    room.leave()
