"""The table at 200 % on a laptop: nothing lies over anything else, and a turn can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import NewPlayer
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.shared.promises import MakePromise
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.main_window import SMALLEST
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import (
    BLUE,
    HUMANS,
    RED,
    SECRET_BOOKS,
    GivenDice,
    creation,
)
from tests.ui.build import settle
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    MatchSession,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    push,
    rich,
    sit_down,
)

LAPTOP = (1366, 768)


@pytest.fixture(params=["en", "it", "ru"])
def hand(
    request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme, tmp_path: Path, qapp: QApplication
) -> Iterator[PlayersHand]:
    voice = LanguageSwitcher(qapp)
    voice.speak(request.param)
    theme.set_look(theme.look._replace(scale=200, reduce_motion=True))
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)
    settle()
    yield hand

    voice.speak("en")


def place_of(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def squeezed(root: QWidget) -> list[str]:
    """Buttons that are narrower than their words."""
    return [
        one.text()
        for one in root.findChildren(QAbstractButton)
        if one.isVisible() and one.text() and one.width() < one.minimumSizeHint().width()
    ]


def test_every_panel_stands_in_its_place_and_cuts_no_button(hand: PlayersHand) -> None:
    view = hand.view
    for id_ in view.dock.buttons:
        panel = view.dock.show_panel(id_)
        settle()

        children = [one for one in panel.children() if isinstance(one, QWidget)]
        shown = [one for one in children if one.isVisible()]
        overlaps = [
            (one.objectName() or type(one).__name__, type(other).__name__)
            for place, one in enumerate(shown)
            for other in shown[place + 1 :]
            if one.geometry().intersects(other.geometry())
        ]
        assert overlaps == [], id_
        assert squeezed(panel) == [], id_


def test_placing_cuts_no_word_and_ends_where_the_turn_goes_on(hand: PlayersHand) -> None:
    view = hand.view
    offer = next(one for one in hand.own.do_now.shop.offers.values() if one.isEnabled())
    push(offer)
    settle()
    board = hand.own.board
    assert board is not None
    bar = board.placing.bar
    assert bar.isVisible()
    assert squeezed(bar) == []
    assert not view.pages.is_dock_shown

    push(bar.place)
    view.go_on.button.click()
    settle()

    assert hand.phase() is not Phase.STRUCTURES
    assert view.pages.is_dock_shown


def test_a_promise_leaves_undo_at_hand(hand: PlayersHand) -> None:
    view = hand.view

    hand.view.act(MakePromise(RED, "Ten metal, after the battle", BLUE, RED, Phase.STRUCTURES))
    settle()

    bar = view.message.promise
    assert bar.isVisible()
    assert not place_of(bar).intersects(place_of(view.message.undo))
    assert squeezed(bar) == []


def test_the_window_fits_a_laptop_that_shows_everything_twice_as_large() -> None:
    assert SMALLEST.width() <= 1366 // 2
    assert SMALLEST.height() <= 690 // 2


# --- before play, and behind the curtain


def agreed_by(players: int) -> MatchSession:
    """A match beside a real board that so many have agreed on."""
    made = creation(options=OPEN_BOOKS, positions=Positions.TABLE)
    seats = tuple(NewPlayer(f"Player {one}", HUMANS, color=one) for one in range(players))
    session: MatchSession = Session(match_system(), MemoryJournal(), GivenDice())
    session.submit(replace(made, players=seats, map=None))
    return session


@pytest.mark.parametrize("players", [2, 9])
def test_dice_for_the_first_turn_lie_over_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path, players: int
) -> None:
    theme.set_look(theme.look._replace(scale=200, reduce_motion=True))
    hand = sit_down(qtbot, theme, tmp_path, agreed_by(players), LAPTOP)
    settle()
    dice, view = hand.own.order, hand.view
    assert dice.isVisible()

    for page in ("now", "journal"):
        if page == "journal":
            hand.turn_to("journal")
        shown = [one for one in (view.turn.column, view.pages) if one.isVisible()]
        assert shown, page
        assert not any(place_of(one).intersects(place_of(dice)) for one in shown), page
        assert not place_of(dice).intersects(place_of(view.go_on))


def test_the_badge_on_the_curtain_is_whole(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    theme.set_look(theme.look._replace(scale=200, reduce_motion=True))
    session = begun(new_session(options=SECRET_BOOKS))
    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)
    settle()

    hand.view.curtain.ask_for_treasury(RED)
    settle()

    card = hand.view.curtain.card
    assert card.badge.height() >= card.badge.pixmap().deviceIndependentSize().height()
    assert squeezed(card) == []
