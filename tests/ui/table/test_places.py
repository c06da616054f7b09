"""Places of the table stand still, whatever is said or asked; the board has the room between."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import EnterPhase, PutShip
from bp_desktop.games.shared.clock import PauseClock
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.frame import FrameKind
from tests.games.burning_planets.match.build import (
    BLUE,
    CENTERS,
    EAST,
    GREENHOUSE,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    SMALL,
    WIND,
    GivenDice,
)
from tests.ui.build import settle
from tests.ui.table.clock.wall_clock import WallClock, timed
from tests.ui.table.players_hand import (
    QUIET,
    MatchSession,
    PlayersHand,
    begun,
    focused,
    in_phase,
    new_session,
    own,
    push,
    rich,
    sit_down,
)

LAPTOP, DESKTOP = (1366, 768), (1920, 1080)
Sit = Callable[[MatchSession, tuple[int, int], int], PlayersHand]
SHIPS = [PutShip(RED, SMALL, Hex(14, 12)), PutShip(BLUE, SMALL, Hex(15, 12))]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Sit:
    def made(session: MatchSession, size: tuple[int, int], scale: int = 100) -> PlayersHand:
        theme.set_look(Appearance(scale=scale, reduce_motion=True))
        hand = sit_down(qtbot, theme, tmp_path, session, size)
        [actions] = hand.view.window().findChildren(Actions)
        actions.set_page(PageId.TABLE)
        settle()
        assert hand.view.size().toTuple() == size, "the window grew"
        return hand

    return made


def at(hand: PlayersHand, part: QWidget) -> QRect:
    """Where a part stands in the table."""
    return QRect(part.mapTo(hand.view, QPoint(0, 0)), part.size())


def places(hand: PlayersHand) -> dict[str, QRect]:
    """Those that are seen."""
    view = hand.view
    settle()
    parts: dict[str, QWidget] = {
        "header": view.head,
        "balances": view.balances,
        "switch": view.pages.switch,
        "dock": view.turn.column,
        "message": view.message,
        "main": view.go_on,
        "button": view.go_on.button,
        "zoom": view.turn.zoom,
        "stepper": view.head.stepper,
        "others": view.head.others,
        "clock": view.clock,
    }
    return {name: at(hand, part) for name, part in parts.items() if part.isVisible()}


def rects(region: QRegion) -> list[QRect]:
    """PySide6 can iterate a region, but does not say so."""
    found: list[QRect] = list(region)  # type: ignore[call-overload]
    return found


# --- the board is the page


@pytest.mark.parametrize(
    ("size", "scale", "share"), [(LAPTOP, 100, 0.45), (LAPTOP, 150, 0.30), (DESKTOP, 100, 0.55)]
)
def test_the_free_part_of_the_board_is_large(
    sit: Sit, size: tuple[int, int], scale: int, share: float
) -> None:
    hand = sit(in_phase(timed(WallClock()), Phase.ACTIONS, SHIPS), size, scale)
    assert hand.own.board is not None

    free = QRegion(at(hand, hand.own.board.view))
    for panel in hand.view.turn.panels:
        free -= QRegion(at(hand, panel))

    area = sum(one.width() * one.height() for one in rects(free))
    assert area / (size[0] * size[1]) >= share


@pytest.mark.parametrize(("size", "scale"), [(LAPTOP, 100), (LAPTOP, 150), (DESKTOP, 100)])
def test_the_key_0_shows_the_whole_board_in_what_is_free(
    sit: Sit, size: tuple[int, int], scale: int
) -> None:
    """From anywhere at the table."""
    hand = sit(in_phase(new_session(), Phase.ACTIONS, SHIPS), size, scale)
    board = hand.own.board
    assert board is not None
    view = board.view
    view.zoom_by(3)
    view.pan_by(300, 200)
    hand.turn_to("journal")
    assert not view.is_fitted

    for place in (hand.view.go_on.button, hand.view.past.lines):
        place.setFocus()
        view.zoom_by(1.5)
        QTest.keyClick(focused(), Qt.Key.Key_0)
        assert view.is_fitted

    assert hand.view.pages.page == "board"
    bounds = view.mapFromScene(view.chunks.bounds()).boundingRect()
    seen = QRect(view.viewport().mapTo(hand.view, bounds.topLeft()), bounds.size())
    frame = hand.view.turn.frame
    assert frame.free.adjusted(-3, -3, 3, 3).contains(seen)
    assert abs(seen.center().x() - frame.free.center().x()) <= 3
    for name, panel in places(hand).items():
        assert not panel.intersects(seen.adjusted(3, 3, -3, -3)), f"{name} lies over the board"


def test_the_view_switch_shows_what_is_shown_after_a_narrow_window_too(sit: Sit) -> None:
    """In a narrow window one button stands for all; in a wide one again the page has its own."""
    hand = sit(new_session(), LAPTOP, 100)
    switch = hand.view.pages.switch

    hand.view.window().resize(900, 700)
    settle()
    hand.view.pages.open_page("journal")
    hand.view.pages.open_page("board")
    assert switch.one.isChecked()
    hand.view.window().resize(*LAPTOP)
    settle()

    assert [id_ for id_, button in switch.buttons.items() if button.isChecked()] == ["board"]


def test_zoom_and_fit_have_buttons(sit: Sit) -> None:
    hand = sit(in_phase(new_session(), Phase.ACTIONS, SHIPS), LAPTOP, 100)
    assert hand.own.board is not None
    view, zoom = hand.own.board.view, hand.view.turn.zoom
    before = view.scale_now

    push(zoom.closer)
    assert view.scale_now > before
    assert zoom.percent.text() == f"{round(view.scale_now * 100)} %"
    assert focused() is hand.view.go_on.button, "the keyboard stays"
    push(zoom.further)
    push(zoom.further)
    assert view.scale_now < before
    push(zoom.fit)

    assert view.scale_now == pytest.approx(before)


@pytest.mark.parametrize("leave", [Qt.Key.Key_F11, Qt.Key.Key_Escape])
def test_the_board_fills_the_screen_and_gives_it_back(sit: Sit, leave: Qt.Key) -> None:
    hand = sit(in_phase(new_session(), Phase.ACTIONS, SHIPS), LAPTOP, 100)
    view, window = hand.view, hand.view.window()
    before = places(hand)

    QTest.keyClick(focused(), Qt.Key.Key_F11)
    settle()
    assert window.isFullScreen()
    assert set(places(hand)) - {"stepper", "others", "clock", "button"} == {
        "header",
        "message",
        "main",
    }
    hand.view.advance()  # a turn can be played on
    QTest.keyClick(focused(), leave)
    settle()

    assert not window.isFullScreen()
    assert set(places(hand)) == set(before)
    assert view.turn.column.isVisible()


# --- nothing jumps


def test_nothing_moves_whatever_is_said(sit: Sit) -> None:
    session = begun(new_session(GivenDice(WIND_FACE, QUIET)))
    hand = sit(session, LAPTOP, 100)
    view = hand.view
    before = places(hand)

    view.act(EnterPhase(Phase.ACTIONS))  # too early
    assert view.trouble.isVisible()
    assert places(hand) == before, "an objection"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    view.act(PauseClock("pizza"))
    assert view.message.go_on.isVisible()
    assert places(hand) == before, "a pause"
    push(view.message.go_on)
    hand.view.go_on.button.setFocus()
    hand.go_on()
    assert hand.match.turn.event == WIND
    assert places(hand) == before, "an event"
    push(view.message.undo)
    assert view.trouble.isVisible()
    assert places(hand) == before, "a question to the table"
    push(view.trouble.way_out)
    assert places(hand) == before


def test_nothing_moves_for_a_question_or_a_refusal(sit: Sit) -> None:
    hand = sit(in_phase(new_session(), Phase.STRUCTURES, rich(RED)), LAPTOP, 100)
    view, board = hand.view, hand.own.board
    assert board is not None
    free = CENTERS[0] + EAST * 2
    before = places(hand)

    push(own(view).do_now.shop.offers[GREENHOUSE])
    assert board.placing.bar.isVisible()
    assert at(hand, board.placing.bar) == before["message"], "it is the message place"
    assert places(hand) == before
    cell = hand.point(free)
    hand.click(CENTERS[0] + EAST * 12)

    assert view.trouble.isVisible()
    assert board.placing.bar.isVisible(), "placing goes on"
    assert not at(hand, view.trouble).intersects(at(hand, board.placing.bar))
    assert places(hand) == before
    assert hand.point(free) == cell


def test_nothing_moves_for_real_dice_or_for_who_looks(sit: Sit) -> None:
    by_hand = begun(new_session(by_hand=True, options=SECRET_BOOKS))
    hand = sit(by_hand, LAPTOP, 100)
    assert hand.view.go_on.faces.isVisible()
    before = places(hand)

    hand.look()
    assert hand.view.curtain.bar.isVisible()
    assert places(hand) == before
    QTest.keyClicks(hand.view.go_on.faces, str(QUIET))
    QTest.keyClick(hand.view.go_on.faces, Qt.Key.Key_Return)

    assert not hand.view.go_on.faces.isVisible()
    assert places(hand) == before


def test_nothing_moves_from_turn_to_turn(sit: Sit) -> None:
    session = begun(timed(WallClock()))
    hand = sit(session, LAPTOP, 100)
    before = places(hand)
    del before["others"]  # right-aligned, and others stand there

    for _ in range(12):
        hand.view.advance()
        found = places(hand)
        found.pop("others")
        assert found == before


# --- what is no longer true goes by itself


def refused(hand: PlayersHand) -> None:
    hand.view.act(EnterPhase(Phase.ACTIONS))
    assert hand.view.trouble.isVisible()


@pytest.mark.parametrize("way", ["a step", "Esc", "another page", "another tab"])
def test_a_refusal_goes_when_it_is_no_longer_true(sit: Sit, way: str) -> None:
    hand = sit(begun(new_session(GivenDice(QUIET, QUIET))), LAPTOP, 100)
    refused(hand)

    if way == "a step":
        hand.view.advance()
    elif way == "Esc":
        hand.view.go_on.button.setFocus()
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    elif way == "another page":
        hand.turn_to("journal")
    else:
        push(hand.view.dock.buttons["forecast"])

    assert not hand.view.trouble.isVisible()


def test_the_keyboard_never_comes_to_overrule(sit: Sit) -> None:
    """Enter, the key one goes on with, would break the rules."""
    hand = sit(begun(new_session(GivenDice(QUIET))), LAPTOP, 100)
    steps = len(hand.view.session.entries)

    QTest.keyClick(focused(), Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert hand.view.trouble.isVisible()
    assert focused() is hand.view.trouble.keep
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert len(hand.view.session.entries) == steps
    assert focused() is hand.view.go_on.button
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert hand.has_rolled()


# --- the narrowest frame


def test_at_200_percent_a_whole_turn_is_played_without_overlap(sit: Sit) -> None:
    session = begun(new_session(GivenDice(QUIET, QUIET, QUIET)))
    for step in rich(RED):
        session.submit(step)
    hand = sit(session, LAPTOP, 200)
    view = hand.view
    assert view.turn.frame.kind is FrameKind.TABBED

    def seen_whole() -> None:
        found = {name: place for name, place in places(hand).items() if name not in INNER}
        for (one, place), (other, beside) in combinations(found.items(), 2):
            assert "zoom" in (one, other) or not place.intersects(beside), f"{one} over {other}"
        for name, place in found.items():
            assert view.rect().contains(place), name
        for button in view.head.others.buttons:
            assert button.visibleRegion().boundingRect() == button.rect(), "half a badge"
        assert not at(hand, view.head.stepper).intersects(at(hand, view.head.others))

    seen_whole()
    push(view.go_on.button)
    push(view.go_on.button)
    assert hand.phase() is Phase.STRUCTURES
    assert view.turn.column.isVisible()
    seen_whole()
    push(own(view).do_now.shop.offers[GREENHOUSE])
    assert not view.turn.column.isVisible(), "the board has the place"
    seen_whole()
    hand.click(CENTERS[0] + EAST * 2)
    built = [one.kind for one in hand.match.board.planets[RED_HOME].structures.values()]
    assert GREENHOUSE in built
    push(view.pages.switch.dock)
    assert view.turn.column.isVisible()
    hand.turn_to("journal")
    seen_whole()
    while hand.match.turn.player == RED:
        push(view.go_on.button)
    assert hand.match.turn.player == BLUE


INNER = ("button", "stepper", "others", "clock")
"""Parts of other places."""
WIND_FACE = 20


def test_at_200_percent_nothing_scrolls_sideways(sit: Sit) -> None:
    for positions in Positions:
        session = in_phase(new_session(positions=positions), Phase.STRUCTURES, rich(RED))
        hand = sit(session, LAPTOP, 200)
        for name in hand.view.dock.buttons:
            panel = hand.view.dock.show_panel(name)
            hand.view.pages.open_dock()
            settle()
            QApplication.processEvents()
            assert panel.width() <= hand.view.turn.column.width()


# --- digits


def test_digits_typed_in_a_list_are_the_real_dice(sit: Sit) -> None:
    """BP-APP-1: wherever the keyboard is."""
    hand = sit(begun(new_session(by_hand=True)), LAPTOP, 100)
    hand.view.open_journal()
    assert focused() is hand.view.past.lines

    QTest.keyClicks(focused(), "2")
    assert focused() is hand.view.go_on.faces
    QTest.keyClicks(focused(), "0")
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert hand.match.turn.event == WIND
