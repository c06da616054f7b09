"""The lesson of the studio: a small map is drawn by mouse, and passes its checks."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.lesson_hand import LessonHand
from tests.ui.table.players_hand import push


def state_of(room: GameRoom) -> MapState:
    document = room.desk.on_page(PageId.STUDIO)
    assert document is not None
    state: MapState = document.commander.state
    return state


def do(hand: LessonHand, step: str) -> None:
    """Whatever it points at, until it is done."""
    hand.at(step)
    number = 0
    while hand.step == step:
        number += 1
        hand.look(f"{step}-{number}")
        hand.press()
        hand.coach.look()
        assert number < 12, f"{step} is never done"


def test_a_small_map_is_drawn_and_passes_its_checks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    theme.set_look(Appearance(reduce_motion=True))
    room = game_room(qtbot, theme, tmp_path)
    room.window.resize(1366, 768)
    hand = LessonHand(qtbot, room.window)
    room.window.actions_.run("learn.first_map")
    hand.at("welcome")
    hand.read_on()
    for step in ("symmetry", "planet", "second"):
        do(hand, step)
    assert len(state_of(room).board.planets) == 4
    do(hand, "problems")
    do(hand, "starts")
    for step in ("forest", "mountain", "asteroids"):
        do(hand, step)
    hand.at("play")
    found = problems(state_of(room).content, state_of(room).tables)
    assert found == () or not list(found)
    (studio,) = room.window.findChildren(StudioView)
    push(studio.dock.buttons["generator"])
    hand.look("play-hidden")
    hand.press()  # back to the list of problems
    hand.look("play-here")
    hand.press()
    assert room.window.findChild(NewMatchForm) is not None
    hand.coach.look()
    assert hand.bubble.isHidden(), "a form lies over the window"
    room.window.notices.close_overlay()
    hand.at("finish")
    hand.read_on()
    assert room.window.lessons.coach is None
