"""At the table there is no rail: the board fills the window, and the header leads everywhere."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.toast import Toast
from tests.journeys.game_room import game_room
from tests.ui.build import settle
from tests.ui.table.players_hand import pick, push


def place(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())


def test_the_board_goes_from_edge_to_edge_and_the_mark_leads_home(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    window = room.window
    assert window.rail.isVisible()

    window.actions_.run("sample.burning_planets.match")
    hand = room.hand(qtbot)
    assert not window.rail.isVisible()
    assert hand.own.board is not None
    board, header = place(hand.own.board.view), place(hand.view.head)
    assert (board.left(), board.right()) == (0, window.width() - 1)
    assert (board.top(), board.bottom()) == (header.bottom() + 1, window.height() - 1)
    push(hand.view.head.mark)
    assert window.page is PageId.HOME
    assert window.rail.isVisible()

    window.show_page(PageId.TABLE)
    assert not window.rail.isVisible()
    room.desk.put_away(PageId.TABLE)
    settle()
    assert window.rail.isVisible(), "an empty table has no header to leave by"
    room.leave()


def test_the_menu_leads_to_the_other_pages(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.actions_.run("sample.burning_planets.match")
    head = room.hand(qtbot).view.head

    push(head.more)
    assert head.menu is not None
    (pages,) = [one for one in head.menu.findChildren(QMenu) if one.title() == "Page"]
    pages.popup(head.mapToGlobal(QPoint(0, 60)))
    QApplication.processEvents()
    chronicle = next(one for one in pages.actions() if one.text() == "Chronicle")
    pick(pages, chronicle)
    head.menu.close()

    assert room.window.page is PageId.CHRONICLE
    room.leave()


def test_a_notice_of_the_window_covers_neither_message_nor_main_button(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path)
    room.window.actions_.run("sample.burning_planets.match")
    view = room.hand(qtbot).view

    room.window.notices.notify("The box is backed up.")
    settle()

    toast = room.window.findChild(Toast)
    assert isinstance(toast, Toast)
    for part in (view.message, view.go_on):
        assert not place(toast).intersects(place(part))
    QTest.keyClick(view.go_on.button, Qt.Key.Key_Return)
    room.leave()
