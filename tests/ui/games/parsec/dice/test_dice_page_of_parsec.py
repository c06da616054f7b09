"""Parsec on the Dice page: the tables of chapter 18, typed figures, ties, units of the match."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import document_kinds
from bp_desktop.games.parsec.ids import TypeId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.ui.games.parsec.dice.dice_page import ParsecDicePage, StrikePanel
from bp_desktop.ui.games.parsec.kinds import parsec_match_kind
from bp_desktop.ui.games.parsec.setup.match_setup import new_parsec
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.shell.pages import PageId
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.parsec_hand import agreement, free_space
from tests.ui.build import settle

SINGLE = {
    "fighter": (21, 10, 3, 0, 28, 36, 28, 28, 28, 21),
    "transport": (21, 10, 3, 0, 28, 36, 28, 28, 28, 21),
    "transport 1": (28, 15, 6, 0, 36, 43, 36, 36, 36, 28),
    "transport 2": (36, 21, 10, 0, 43, 49, 43, 43, 43, 36),
    "cruiser": (28, 15, 6, 0, 36, 43, 36, 36, 36, 28),
}
"""Chapter 18: single strike, n/64."""
BLOOD = {
    "fighter": (52.75, 29.74, 10.11, 0, 64.00, 69.57, 58.03, 53.65, 50.39, 42.09),
    "transport": (59.81, 36.08, 13.03, 0, 70.33, 74.61, 64.00, 58.03, 53.65, 46.47),
    "transport 1": (70.33, 48.27, 23.97, 0, 79.67, 82.40, 74.61, 69.57, 65.68, 58.03),
    "transport 2": (79.67, 59.81, 36.08, 0, 86.19, 88.19, 82.40, 78.45, 75.29, 69.57),
    "cruiser": (76.84, 56.64, 30.62, 0, 84.58, 86.19, 79.67, 74.61, 69.57, 64.00),
}
"""Chapter 18: first blood, per cent."""
TARGETS = (
    *("colony", "colony 2", "colony 3", "colony 7", "cargo", "fighter"),
    *("transport", "transport 1", "transport 2", "cruiser"),
)


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    return game_room(qtbot, theme, tmp_path, kinds=document_kinds)


def page_of(room: GameRoom) -> ParsecDicePage:
    steps = new_parsec(agreement("Anna", "Boris"))
    assert room.window.make_document(parsec_match_kind(), NewDocument("Friday", steps))
    room.window.show_page(PageId.DICE)
    settle()
    page = room.window.dice.assistant
    assert isinstance(page, ParsecDicePage), "the game of the open match"
    return page


@pytest.mark.parametrize("striker", SINGLE)
def test_every_figure_of_the_rules_is_shown(room: GameRoom, striker: str) -> None:
    """PA-APP-29, chapter 18: every printed pair, also with fighters aboard and joined colonies."""
    page = page_of(room)
    page.show_subject("strike")
    panel = page.strike
    panel.striker.piece.choose(striker)

    for target, hits, blood in zip(TARGETS, SINGLE[striker], BLOOD[striker], strict=True):
        panel.target.piece.choose(target)
        assert f": {hits} of 64 rolls hit" in panel.said.text(), target
        first = panel.odds.bars[2].chance if len(panel.odds.bars) > 2 else 0
        assert round(float(first) * 100, 2) == pytest.approx(blood, abs=0.006), target
    shown = [one.chance * 64 for one in panel.every.bars]
    assert sorted(shown) == sorted(SINGLE[striker])


def typed(panel: StrikePanel, attack: int, defence: int) -> str:
    for box, value in ((panel.striker.attack, attack), (panel.target.defence, defence)):
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, str(value))
        QTest.keyClick(box, Qt.Key.Key_Tab)
    return panel.said.text()


def test_figures_are_typed_ties_are_switched_and_a_d8_is_thrown(room: GameRoom) -> None:
    page = page_of(room)
    assert [one.die for one in page.tray.faces] == [8]
    QTest.mouseClick(page.tray.throw_button, Qt.MouseButton.LeftButton)
    assert page.tray.rolls[-1].die == 8
    QTest.mouseClick(page.subjects.buttons["strike"], Qt.MouseButton.LeftButton)
    settle()
    panel = page.strike

    assert "28 of 64" in typed(panel, 5, 5)
    assert panel.striker.piece.currentData() == "", "figures of one's own"
    QTest.keyClick(panel.ties, Qt.Key.Key_Space)
    assert "36 of 64" in panel.said.text()
    QTest.keyClick(panel.ties, Qt.Key.Key_Space)
    panel.target.attack.setValue(0)
    panel.striker.defence.setValue(9)
    assert "0 of 64" in typed(panel, 1, 9)
    assert panel.strikes.text() == "No hit is possible."


def test_units_of_the_match_bring_what_they_add(room: GameRoom) -> None:
    """Ctrl+Shift+F, and the card of a unit: with fighters aboard and joined colonies."""
    page = page_of(room)
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    commander = document.commander
    free = free_space(commander.state)
    me, other = commander.state.players
    for player, kind, cell in ((me, "cruiser", free), (other, "fighter", free.neighbors()[0])):
        assert commander.submit(c.PutUnit(player, TypeId(kind), cell), overrule=True)
    theirs = next(one for one in commander.state.units.values() if one.owner == other)

    page.plan_from_match(theirs.id)

    assert page.strike.target.piece.currentData() == "fighter"
    assert page.strike.target.figures == (1, 0)
