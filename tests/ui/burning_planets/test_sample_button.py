"""The sample maps on offer in the New-map form."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map.commands import AdoptMap
from bp_desktop.ui.burning_planets.sample_button import SampleButton
from bp_desktop.ui.burning_planets.samples import SAMPLES, sample_content
from bp_desktop.ui.kinds import NewDocument
from tests.ui.burning_planets.studio.panels.desk import Desk


def test_a_click_lists_the_samples_and_a_key_takes_one(qtbot: QtBot) -> None:
    desk = Desk()
    chosen: list[NewDocument] = []
    button = desk.stage(qtbot, SampleButton(desk.theme, chosen.append), 200, 40)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    texts = [action.text() for action in button.list.actions()]
    QTest.keyClick(button.list, Qt.Key.Key_Down)
    QTest.keyClick(button.list, Qt.Key.Key_Return)

    assert len(texts) == len(SAMPLES)
    assert texts[0] == "Duel · 2 players"
    (document,) = chosen
    assert document.title == "Duel"
    (command,) = document.commands
    assert isinstance(command, AdoptMap)
    assert command.content.board == sample_content("duel").board
