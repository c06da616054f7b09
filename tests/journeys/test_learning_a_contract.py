"""The lesson of the curtain and a contract: one person looks, writes, and signs for two seats."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.lessons.guided_board import OTHER
from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.curtain import CurtainCard, ViewerBar
from tests.journeys.game_room import game_room
from tests.journeys.lesson_hand import LessonHand
from tests.ui.table.secrets_hand import enter, type_twice


@pytest.mark.parametrize("scale", [100, 150])
def test_a_contract_is_written_signed_by_both_and_lies_on_the_table(
    qtbot: QtBot, theme: Theme, tmp_path: Path, scale: int
) -> None:
    theme.set_look(Appearance(scale=scale, reduce_motion=True))
    room = game_room(qtbot, theme, tmp_path)
    room.window.resize(1366, 768)
    hand = LessonHand(qtbot, room.window)
    room.window.actions_.run("learn.first_contract")
    hand.at("covered")
    hand.read_on()
    hand.at("look")
    hand.press()
    hand.look("look-curtain")
    assert_the_curtain_is_read(hand)
    hand.press(middle_of(hand, the(hand, CurtainCard).stay))
    hand.at("cover")
    hand.press(middle_of(hand, the(hand, ViewerBar).cover))
    hand.at("secrets")
    hand.press()
    hand.at("partner")
    hand.press(middle_of(hand, the(hand, SecretsPanel).new.buttons[OTHER]))
    hand.look("partner-curtain")
    assert_the_curtain_is_read(hand)
    hand.press()
    hand.at("terms")
    form = the(hand, SecretsPanel).form
    enter(form.gives[0].amounts["metal"], 5)
    hand.look("terms-take")
    enter(form.gives[1].amounts["concrete"], 5)
    assert form.ship.currentText() == "Captain's cargo ship 3"
    hand.at("sign")
    type_twice(form.phrase, "comet ladder river")
    hand.at("countersign")
    assert_the_curtain_is_read(hand)
    hand.press()
    hand.look("countersign-form")
    assert "Captain to Vega: 5 metal" in form.read.text()
    type_twice(form.phrase, "nebula")
    hand.look("countersign-weak")
    hand.press()  # a weak one is warned of, and taken if somebody insists
    hand.at("finish")
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    match: Match = document.commander.state
    assert len(match.secrets.contracts) == 1
    hand.read_on()
    assert room.window.lessons.coach is None


def assert_the_curtain_is_read(hand: LessonHand) -> None:
    """To whom the laptop is passed, why, and the way out."""
    card = the(hand, CurtainCard)
    for one in (card.name, card.reason):
        words = one.fontMetrics().boundingRect(one.text())
        words.moveCenter(middle_of(hand, one))
        assert not hand.bubble.frame.intersects(words)
    assert not hand.bubble.frame.contains(middle_of(hand, card.leave))


T = TypeVar("T", bound=QWidget)


def the(hand: LessonHand, kind: type[T]) -> T:
    """The one of its kind that is to be seen."""
    QApplication.processEvents()
    (found,) = [one for one in hand.window.findChildren(kind) if one.isVisible()]
    return found


def middle_of(hand: LessonHand, widget: QWidget) -> QPoint:
    return widget.mapTo(hand.window, widget.rect().center())
