"""Home, and what is asked and placed at the table, compared with pictures a person has approved."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.match.commands import Concede
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.shared.promises import MakePromise
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.home import page as home_page
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.banker import BankerForm
from bp_desktop.ui.table.trade import TradePanel
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import BLUE, GREENHOUSE, RED, RED_HOME
from tests.journeys.game_room import game_room
from tests.ui.build import settle
from tests.ui.table.clock.wall_clock import WallClock, timed
from tests.ui.table.players_hand import PlayersHand, in_phase, push, rich, sit_down
from tests.ui.table.screens.approving import (
    APPROVED,
    RUSSIAN,
    WIDE,
    Screen,
    approve_table,
    come_to_rest,
)
from tests.ui.table.screens.parts import Parts, assert_parts_approved


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path, screen: Screen) -> PlayersHand:
    session = in_phase(timed(WallClock()), Phase.STRUCTURES, rich(RED))
    return sit_down(qtbot, theme, tmp_path, session, screen.size)


def approve(qtbot: QtBot, hand: PlayersHand, parts: Parts, name: str) -> None:
    board = hand.own.board
    assert board is not None
    come_to_rest(qtbot, hand.view.window(), board.view)
    assert_parts_approved(hand.view.window(), parts, name, APPROVED)


def test_home_looks_as_approved(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    mode: str,
    screen: Screen,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(home_page, "hour_now", lambda: 20)
    room = game_room(qtbot, theme, tmp_path)
    room.window.resize(*screen.size)
    library = room.desk.library
    plan = sample_plan("Duel in June").commands(AppDice("approved"))
    seats = sample_plan("x").seats
    gone = [Concede(seat.id) for seat in seats[:2]]
    for title in ("Long night", "Great wheel"):
        rolled = CreateMap(seats, options=DEFAULTS), GenerateMap(seed=title)
        library.create("burning_planets.map", title, rolled)
    library.create("burning_planets.match", "Duel in June", (*plan, *gone))
    library.create("burning_planets.match", "Friday", plan)
    room.desk.shelf_changed.emit()
    shelf = room.window.findChild(ShelfPanel)
    assert isinstance(shelf, ShelfPanel)
    qtbot.waitUntil(
        lambda: all(info.pictured is not None for info in library.documents()), timeout=20_000
    )
    come_to_rest(qtbot, room.window)

    parts = {"head": room.window.home.widget()}
    assert_parts_approved(room.window, parts, f"home{screen.name}_{mode}", APPROVED)
    room.leave()


def test_placing_looks_as_approved(
    qtbot: QtBot, hand: PlayersHand, mode: str, screen: Screen
) -> None:
    push(hand.own.do_now.shop.offers[GREENHOUSE])
    board = hand.own.board
    assert board is not None
    settle()

    parts = {"board": board.view, "bar": board.placing.bar, "go on": hand.view.go_on}
    approve(qtbot, hand, parts, f"placing{screen.name}_{mode}")


def test_what_is_asked_looks_as_approved(
    qtbot: QtBot, hand: PlayersHand, mode: str, screen: Screen
) -> None:
    hand.view.inspect(RED_HOME)
    card = hand.view.inspector.card
    assert card is not None

    approve(qtbot, hand, {"card": card}, f"inspect{screen.name}_{mode}")


def test_a_promise_and_its_form_look_as_approved(
    qtbot: QtBot, hand: PlayersHand, mode: str, screen: Screen
) -> None:
    hand.view.act(MakePromise(RED, "Ten metal, after the battle", BLUE, RED, Phase.STRUCTURES))
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    assert panel.promises is not None
    panel.promises.open_form.click()

    column, bar = hand.view.turn.column, hand.view.message.promise
    approve(qtbot, hand, {"column": column, "bar": bar}, f"promise{screen.name}_{mode}")


def test_the_form_for_a_banker_looks_as_approved(
    qtbot: QtBot, hand: PlayersHand, mode: str, screen: Screen
) -> None:
    hand.view.choose_banker()
    settle()
    [form] = hand.view.window().findChildren(BankerForm)

    approve(qtbot, hand, {"form": form}, f"banker{screen.name}_{mode}")


@pytest.mark.parametrize("shown", [WIDE, RUSSIAN], ids=["wide", "russian"])
def test_columns_beside_a_real_board_look_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, shown: Screen, qapp: QApplication
) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak(shown.language)
    theme.set_look(theme.look._replace(scale=shown.scale))
    session = timed(WallClock(), positions=Positions.TABLE)
    in_phase(session, Phase.STRUCTURES, rich(RED))

    hand = sit_down(qtbot, theme, tmp_path, session, shown.size)

    approve_table(qtbot, hand, f"turn_real_board{shown.name}", mode)
    voice.speak("en")
