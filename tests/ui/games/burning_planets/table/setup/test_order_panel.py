"""The roll for the first turn, seen by everybody (BP-SETUP-11)."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import BLUE, RED, GivenDice
from tests.ui.table.players_hand import new_session, sit_down


def test_the_dice_of_everybody_show_what_they_rolled(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(3, 18)))
    panel = hand.own.order
    assert panel.isVisible()
    assert {die.face for die in panel.dice.values()} == {None}

    hand.go_on()

    assert {id_: die.face for id_, die in panel.dice.items()} == {RED: 3, BLUE: 18}
    assert panel._places[BLUE].text() == "number 1 in turn"


def test_who_ties_for_the_lead_rolls_again(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(18, 18, 2, 5)))
    panel = hand.own.order

    hand.go_on()
    assert {die.face for die in panel.dice.values()} == {18}
    assert panel._places[RED].text() == "rolls again"
    hand.go_on()

    assert {id_: die.face for id_, die in panel.dice.items()} == {RED: 2, BLUE: 5}


def test_real_dice_are_typed_and_undo_clears_them(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1."""
    hand = sit_down(qtbot, theme, tmp_path, new_session(by_hand=True))
    faces = hand.view.go_on.faces
    assert faces.isVisible()

    QTest.keyClicks(faces, "7 12")
    QTest.keyClick(faces, Qt.Key.Key_Return)
    assert {id_: die.face for id_, die in hand.own.order.dice.items()} == {RED: 7, BLUE: 12}
    hand.view.undo(consent=True)

    assert {die.face for die in hand.own.order.dice.values()} == {None}


def test_the_dice_are_gone_when_play_begins(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, new_session(GivenDice(3, 18)))

    hand.go_on(3)

    assert hand.stage() is Stage.PLAY
    assert not hand.own.order.isVisible()
