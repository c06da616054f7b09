"""The sample maps on offer in the New-map form."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map.commands import AdoptMap
from bp_desktop.ui.games.burning_planets.sample_shelf import SAMPLES, SampleButton, sample_content
from bp_desktop.ui.shell.kinds import NewDocument
from tests.ui.games.burning_planets.studio.panels.desk import Desk


def test_a_click_lists_the_samples_and_a_key_takes_one(qtbot: QtBot) -> None:
    desk = Desk()
    chosen: list[NewDocument] = []
    button = desk.stage(qtbot, SampleButton(desk.theme, chosen.append), 200, 40)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    texts = [button.shelf.item(row).text() for row in range(button.shelf.count())]
    QTest.keyClick(button.shelf, Qt.Key.Key_Right)
    QTest.keyClick(button.shelf, Qt.Key.Key_Left)
    QTest.keyClick(button.shelf, Qt.Key.Key_Return)

    assert len(texts) == len(SAMPLES)
    assert texts[0] == "Duel\n2 players"
    (document,) = chosen
    assert document.title == "Duel"
    assert not button.shelf.isVisible()
    (command,) = document.commands
    assert isinstance(command, AdoptMap)
    assert command.content.board == sample_content("duel").board


def test_every_sample_shows_a_picture_of_its_own_and_a_click_takes_it(qtbot: QtBot) -> None:
    desk = Desk()
    chosen: list[NewDocument] = []
    button = desk.stage(qtbot, SampleButton(desk.theme, chosen.append), 200, 40)
    shelf = button.shelf

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    items = [shelf.item(row) for row in range(shelf.count())]
    looks = {bytes(item.icon().pixmap(64, 40).toImage().constBits()) for item in items}
    shelf.scrollToItem(items[-1])
    last = shelf.visualItemRect(items[-1])
    QTest.mouseClick(shelf.viewport(), Qt.MouseButton.LeftButton, pos=last.center())

    assert len(looks) == len(SAMPLES)
    assert shelf.viewport().rect().contains(last)
    assert [one.title for one in chosen] == ["The Great Wheel"]


def test_escape_takes_no_sample(qtbot: QtBot) -> None:
    desk = Desk()
    chosen: list[NewDocument] = []
    button = desk.stage(qtbot, SampleButton(desk.theme, chosen.append), 200, 40)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button.shelf, Qt.Key.Key_Escape)

    assert not button.shelf.isVisible()
    assert chosen == []
