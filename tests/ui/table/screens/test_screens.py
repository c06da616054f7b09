"""The main screens of the table, compared with pictures that a person has approved."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    BuildStructure,
    Concede,
    PutShip,
)
from bp_desktop.ui.board.canvas import SPRITES
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import (
    BLUE,
    FURNACE,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    SMALL,
)
from tests.ui.build import boxes, settle
from tests.ui.games.burning_planets.table.setup.setup_page import new_match_form
from tests.ui.table.clock.wall_clock import WallClock, timed
from tests.ui.table.players_hand import PlayersHand, begun, in_phase, own, rich, sit_down
from tests.ui.table.screens.parts import assert_parts_approved

APPROVED = Path(__file__).parent / "approved"
OPEN_SPACE, BESIDE = Hex(14, 12), Hex(15, 12)
LAPTOP, DESKTOP = (1366, 768), (1920, 1080)
SHIPS = (PutShip(RED, SMALL, OPEN_SPACE), PutShip(BLUE, SMALL, BESIDE))


@pytest.fixture(params=["dark", "light"])
def mode(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def theme(qapp: QApplication, mode: Literal["dark", "light"]) -> Iterator[Theme]:
    locale, flash = QLocale(), qapp.cursorFlashTime()
    QLocale.setDefault(QLocale("en"))
    qapp.setCursorFlashTime(0)
    made = Theme(qapp, Appearance(mode, reduce_motion=True))
    made.complete()
    SPRITES.clear()  # what others drew at another size would be shown here, shrunk
    yield made

    qapp.setStyleSheet("")
    qapp.setCursorFlashTime(flash)
    QLocale.setDefault(locale)


def come_to_rest(qtbot: QtBot) -> None:
    """Without the keyboard's place in the picture."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    settle()
    qtbot.wait(400)  # the board is drawn sharp a moment after it came to rest
    settle()


def approve_table(qtbot: QtBot, hand: PlayersHand, name: str, mode: str) -> None:
    view = hand.view
    come_to_rest(qtbot)
    board = own(view).board
    if board is not None and board.view.isVisible():
        qtbot.waitUntil(lambda: board.view.is_sharp, timeout=10_000)
        settle()
    parts = {
        "board": view.pages.board.widget if view.pages.board is not None else None,
        "head": view.head,
        "balances": view.balances,
        "switch": view.pages.switch,
        "pages": view.pages,
        "column": view.turn.column,
        "message": view.message,
        "trouble": view.trouble,
        "go on": view.go_on,
        "zoom": view.turn.zoom,
        "closing": view.screens.closing,
    }
    assert_parts_approved(view.window(), parts, f"{name}_{mode}", APPROVED)


def test_the_set_up_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    desk = Desk(boxes(tmp_path))
    desk.open_box(desk.boxes.usual)
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    page = new_match_form(qtbot, theme, desk, choices)
    form = page.form
    form.setObjectName("page")
    form.resize(form.sizeHint())
    form.show()
    page.rolled._dice = AppDice("approved")

    page.rolled.at_once.click()

    come_to_rest(qtbot)
    assert_parts_approved(form, {"form": form}, f"setup_{mode}", APPROVED)
    desk.close_box()
    settle()


@pytest.mark.parametrize(("size", "name"), [(LAPTOP, "turn_board"), (DESKTOP, "turn_board_wide")])
def test_a_turn_with_the_board_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, size: tuple[int, int], name: str
) -> None:
    session = in_phase(timed(WallClock()), Phase.ACTIONS, SHIPS)

    hand = sit_down(qtbot, theme, tmp_path, session, size)

    approve_table(qtbot, hand, name, mode)


def test_a_turn_in_russian_at_a_large_scale_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, qapp: QApplication
) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak("ru")
    theme.set_look(theme.look._replace(scale=150))
    session = in_phase(timed(WallClock()), Phase.STRUCTURES, [*rich(RED), *SHIPS])

    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    approve_table(qtbot, hand, "turn_russian", mode)
    voice.speak("en")


def test_an_objection_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(timed(WallClock())), LAPTOP)

    hand.view.end_turn()

    assert hand.view.trouble.isVisible()
    approve_table(qtbot, hand, "objection", mode)


def test_a_turn_beside_a_real_board_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    session = timed(WallClock(), positions=Positions.TABLE)
    in_phase(session, Phase.STRUCTURES, rich(RED))

    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    approve_table(qtbot, hand, "turn_real_board", mode)


def test_a_battle_looks_as_approved(qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str) -> None:
    session = in_phase(timed(WallClock()), Phase.ACTIONS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    hand.click(OPEN_SPACE)
    hand.click(BESIDE)

    assert hand.own.fight.card is not None
    approve_table(qtbot, hand, "battle", mode)


def test_the_ledger_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    session = in_phase(timed(WallClock(), positions=Positions.TABLE), Phase.STRUCTURES, rich(RED))
    session.submit(BuildStructure(RED_HOME, FURNACE))
    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    hand.view.dock.show_panel("ledger")

    approve_table(qtbot, hand, "ledger", mode)


def test_covered_secrets_look_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    """BP-APP-6."""
    session = begun(timed(WallClock(), options=SECRET_BOOKS))
    session.submit(AdjustTreasury(RED, Purse.of({"metal": 77}), "test"))

    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    approve_table(qtbot, hand, "secrets_covered", mode)


def test_the_closing_page_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    wall = WallClock()
    session = in_phase(timed(wall), Phase.ACTIONS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)
    wall.wait(725)

    hand.view.act(Concede(BLUE))

    approve_table(qtbot, hand, "closing", mode)
