"""A whole turn at twice the size on a small laptop: set-up, building, a fight and the curtain."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import PutShip
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    RED,
    SECRET_BOOKS,
    SMALL,
    SPACEPORT,
    GivenDice,
)
from tests.ui.build import boxes, settle
from tests.ui.games.burning_planets.table.setup.setup_page import new_match_form
from tests.ui.table.players_hand import (
    QUIET,
    PlayersHand,
    new_session,
    push,
    rich,
    ship_of,
    sit_down,
)
from tests.ui.table.test_large_letters import LAPTOP, place_of, squeezed

EDGE = 18
"""Of the window beside a form, in pixels."""
HERE = Hex(16, 10)
BESIDE = HERE + Hex(1, 0)


@pytest.fixture(params=["en", "it", "ru"])
def large(request: pytest.FixtureRequest, theme: Theme, qapp: QApplication) -> Iterator[Theme]:
    voice = LanguageSwitcher(qapp)
    voice.speak(request.param)
    theme.set_look(theme.look._replace(scale=200, reduce_motion=True))
    yield theme

    voice.speak("en")


def is_fine(hand: PlayersHand, where: str) -> None:
    """Every panel has its place to itself, no button is narrower than its words
    and nothing scrolls sideways."""
    settle()
    view = hand.view
    window = view.window()
    assert (window.width(), window.height()) == LAPTOP, where
    before = view.own.before_play
    parts = [*view.turn.panels, *([before] if before is not None and before.isVisible() else [])]
    places = [(type(one).__name__, place_of(one)) for one in parts if one.isVisible()]
    over = [
        (name, other)
        for number, (name, place) in enumerate(places)
        for other, there in places[number + 1 :]
        if place.intersects(there)
    ]
    assert over == [], where
    areas = [one for one in window.findChildren(QAbstractScrollArea) if one.isVisible()]
    lists = [one for one in areas if not isinstance(one, QGraphicsView)]
    assert [one for one in lists if one.horizontalScrollBar().maximum()] == [], where
    assert squeezed(window) == [], where


def go_on(hand: PlayersHand) -> None:
    push(hand.view.go_on.button)


def test_a_match_is_set_up(qtbot: QtBot, large: Theme, tmp_path: Path) -> None:
    """Four players have two lines each; nothing has to be moved sideways to be read."""
    desk = Desk(boxes(tmp_path))
    desk.open_box(desk.boxes.usual)
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    form = new_match_form(qtbot, large, desk, choices).form
    form.resize(LAPTOP[0] - 2 * EDGE, LAPTOP[1] - 2 * EDGE)
    form.show()
    settle()
    push(form.more)
    settle()

    areas = [one for one in form.findChildren(QAbstractScrollArea) if one.isVisible()]
    assert areas
    assert [one for one in areas if one.horizontalScrollBar().maximum()] == []
    assert squeezed(form) == []
    for line in form.seats.lines:
        assert line.rect().contains(line.remove.mapTo(line, line.remove.rect().bottomRight()))
    desk.close_box()


def test_a_turn_with_a_building_a_ship_and_a_fight(
    qtbot: QtBot, large: Theme, tmp_path: Path
) -> None:
    dice = GivenDice(20, 1, QUIET, QUIET, QUIET, 8, 1)
    hand = sit_down(qtbot, large, tmp_path, new_session(dice), LAPTOP)
    is_fine(hand, "before the first roll")
    while hand.stage() is Stage.SETUP:
        go_on(hand)
        is_fine(hand, "set-up")
    for command in (*rich(RED), PutShip(RED, BIG, HERE), PutShip(BLUE, SMALL, BESIDE)):
        hand.view.act(command)
    is_fine(hand, "set right")
    for _ in hand.match.order:
        while hand.phase() is not Phase.ACTIONS:
            go_on(hand)
            is_fine(hand, f"round before, {hand.phase()}")
        go_on(hand)
    while hand.phase() is not Phase.STRUCTURES:
        go_on(hand)
        is_fine(hand, f"phase {hand.phase()}")

    push(hand.own.do_now.shop.offers[SPACEPORT])
    is_fine(hand, "placing")
    board = hand.own.board
    assert board is not None
    push(board.placing.bar.place)
    is_fine(hand, "placed")
    go_on(hand)
    is_fine(hand, "ships")
    push(next(one for one in hand.own.do_now.yard.offers.values() if one.isEnabled()))
    is_fine(hand, "placing a ship")
    push(board.placing.bar.place)
    go_on(hand)
    is_fine(hand, "actions")

    prey = ship_of(hand.match, BLUE)
    hand.turn_to("board")
    is_fine(hand, "board")
    hand.click(HERE)
    is_fine(hand, "chosen")
    if hand.view.pages.is_dock_shown:
        hand.turn_to("board")
    hand.click(BESIDE)
    is_fine(hand, "attack")
    card = hand.own.fight.card
    assert card is not None
    push(card.roll_button)
    qtbot.waitUntil(lambda: not card.result.isHidden())
    is_fine(hand, "after the fight")
    push(card.close_button)
    is_fine(hand, "back on the board")
    assert hand.view.pages.shows_board
    assert not hand.view.pages.is_dock_shown

    assert prey not in hand.match.board.ships


def test_the_curtain_and_what_lies_behind_it(qtbot: QtBot, large: Theme, tmp_path: Path) -> None:
    dice = GivenDice(20, 1, QUIET)
    session = new_session(dice, options=SECRET_BOOKS)
    hand = sit_down(qtbot, large, tmp_path, session, LAPTOP)
    while hand.stage() is Stage.SETUP:
        go_on(hand)
    is_fine(hand, "covered")

    hand.view.toggle_look()
    is_fine(hand, "curtain")
    QTest.keyClick(hand.view.curtain.card.hold, Qt.Key.Key_Return)
    is_fine(hand, "open")
    while hand.phase() is not Phase.STRUCTURES:
        go_on(hand)
        is_fine(hand, f"phase {hand.phase()}")
