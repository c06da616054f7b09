"""The guided first match, from Home to its end, by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, PlanetId, PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.view import TableView
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.lesson_hand import LEFT, LessonHand
from tests.ui.table.players_hand import MatchView, focused, push

YOU = PlayerId("player-1")
FIRST = "first_match"
MOST_PRESSES = 6
"""Of what a step points at, one after the other, until it is done."""


def learner(
    qtbot: QtBot, theme: Theme, folder: Path, scale: int = 100
) -> tuple[GameRoom, LessonHand]:
    theme.set_look(Appearance(scale=scale, reduce_motion=True))
    room = game_room(qtbot, theme, folder, seed=8, ask_at_end="first")
    room.window.resize(1366, 768)
    room.window.choices.set(pace="at_once")
    return room, LessonHand(qtbot, room.window)


def match_of(room: GameRoom) -> Match:
    document = room.desk.on_page(PageId.TABLE)
    assert document is not None
    match: Match = document.commander.state
    return match


def table_of(room: GameRoom) -> MatchView:
    (view,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    return view


@pytest.mark.parametrize("scale", [100, 150])
def test_the_guided_match_is_led_to_its_end(
    qtbot: QtBot, theme: Theme, tmp_path: Path, scale: int
) -> None:
    room, hand = learner(qtbot, theme, tmp_path, scale)
    room.window.actions_.run(f"learn.{FIRST}")
    for step in ("welcome", "balances"):
        hand.at(step)
        hand.read_on()
    for step in ("event", "collect"):
        hand.at(step)
        hand.press()
    build(room, hand)
    act(room, hand)
    look_around(room, hand)
    settle_the_asteroid(room, hand)
    hand.at("finish")
    hand.read_on()
    assert room.window.lessons.coach is None
    assert room.window.choices.now.lessons[FIRST].split("|")[1] == "over"


def build(room: GameRoom, hand: LessonHand) -> None:
    """A spaceport, taken back and made again; then a ship."""
    hand.at("spaceport")
    hand.press()
    hand.look("spaceport-cell")
    hand.press(near_edge(hand))
    for step in ("undo", "redo", "ship"):
        hand.at(step)
        hand.press()
    assert match_of(room).turn.phase is Phase.SHIPS
    hand.look("ship-card")
    hand.press()
    hand.look("ship-cell")
    place_somewhere(hand)


def act(room: GameRoom, hand: LessonHand) -> None:
    """Move, attack, conquer; and the turn is over."""
    hand.at("move")
    hand.press()
    assert match_of(room).turn.phase is Phase.ACTIONS
    press_on(hand, "move", "move-unit")
    hand.at("attack")
    hand.press()
    hand.look("attack-roll")
    hand.press()
    hand.at("conquer")
    hand.press()  # the battle card is closed
    for name in ("conquer-unit", "conquer-cell", "conquer-deed"):
        hand.look(name)
        hand.press()
    assert match_of(room).board.planets[PlanetId("free")].owner == YOU
    hand.at("end_turn")
    hand.press()
    hand.look("end_turn-asked")  # a ship could still act
    asked = table_of(room).trouble
    corner = asked.mapTo(room.window, QPoint(0, 0))
    assert not hand.bubble.frame.intersects(QRect(corner, asked.size())), "it can be read"
    hand.press()


def look_around(room: GameRoom, hand: LessonHand) -> None:
    """The others have played: journal and rules."""
    hand.at("journal")
    assert match_of(room).turn.number == 4
    assert names_its_menu(room, hand)
    turn_to(room, hand, "journal")
    hand.at("board")
    assert names_its_menu(room, hand)
    turn_to(room, hand, "board")
    hand.at("rules")
    QTest.keyClick(focused(), Qt.Key.Key_F1)
    hand.at("rules_read")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)


def names_its_menu(room: GameRoom, hand: LessonHand) -> bool:
    """Where the ring is around the menu of all pages the words say so, and nowhere else."""
    is_menu = table_of(room).pages.switch.one.isVisible()
    assert is_menu == (room.window.theme.look.scale == 150), "both are looked at"
    return is_menu == ("this menu" in hand.bubble.text.text())


def turn_to(room: GameRoom, hand: LessonHand, page: str) -> None:
    """By its button or, where there is little room, by the menu of the one for all of them."""
    hand.press()
    switch = table_of(room).pages.switch
    if switch.menu is not None and switch.menu.isVisible():
        entry = switch.menu.actions()[list(switch.buttons).index(page)]
        QTest.mouseClick(
            switch.menu,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
            switch.menu.actionGeometry(entry).center(),
        )


def press_on(hand: LessonHand, step: str, name: str) -> None:
    """Whatever a step points at, until it is done."""
    presses = 0
    while hand.step == step:
        hand.look(name)
        hand.press()
        presses += 1
        assert presses <= MOST_PRESSES, f"{step}: it points at what leads nowhere"


def settle_the_asteroid(room: GameRoom, hand: LessonHand) -> None:
    """In the second turn."""
    hand.at("again")
    hand.press()
    hand.press()
    for name in ("load", "load-ships"):
        hand.look(name)
        hand.press()
    press_on(hand, "load", "load-unit")
    press_on(hand, "deploy", "deploy")
    assert [one.kind for one in match_of(room).board.space.values()] == ["drilling_facility"]


def near_edge(hand: LessonHand) -> QPoint:
    """Of the highlighted cells one that is highlighted for sure: those of the border are free."""
    target = hand.target
    assert target is not None
    return QPoint(target.center().x(), target.bottom() - 12)


def place_somewhere(hand: LessonHand) -> None:
    """By the bar: in the first cell on offer."""
    from bp_desktop.ui.widgets.placing_bar import PlacingBar

    (bar,) = [one for one in hand.window.findChildren(PlacingBar) if one.isVisible()]
    push(bar.place)


def test_who_lacks_what_a_facility_takes_is_told_so(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Nobody is sent to press the cargo ship again and again."""
    room, hand = learner(qtbot, theme, tmp_path)
    room.window.actions_.run(f"learn.{FIRST}")
    hand.at("welcome")
    while hand.step != "load":  # without a spaceport
        hand.coach.skip()
    while match_of(room).turn.phase is not Phase.ACTIONS:
        hand.look("no-spaceport")
        hand.press()
    hand.look("no-spaceport-ship")
    hand.press()
    hand.look("no-spaceport-told")
    assert hand.bubble.text.text().startswith("A drilling facility cannot be bought here now.")
