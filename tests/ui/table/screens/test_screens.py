"""The main screens of the table, compared with pictures that a person has approved."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
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
    EndTurn,
    PutShip,
    SetOwner,
)
from bp_desktop.ui.look.theme import Theme
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
from tests.ui.table.players_hand import PlayersHand, begun, in_phase, rich, sit_down
from tests.ui.table.screens.approving import (
    APPROVED,
    DESKTOP,
    LAPTOP,
    Screen,
    approve_table,
    come_to_rest,
)
from tests.ui.table.screens.parts import assert_parts_approved

BARS = 78
"""Title bar and task bar of a laptop."""
OPEN_SPACE, BESIDE = Hex(14, 12), Hex(15, 12)
SHIPS = (PutShip(RED, SMALL, OPEN_SPACE), PutShip(BLUE, SMALL, BESIDE))


def test_the_set_up_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    desk = Desk(boxes(tmp_path))
    desk.open_box(desk.boxes.usual)
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    page = new_match_form(qtbot, theme, desk, choices)
    form = page.form
    form.setObjectName("page")
    width, height = screen.size
    form.resize(form.sizeHint().boundedTo(QSize(width, height - BARS)))
    form.show()
    page.rolled._dice = AppDice("approved")

    page.rolled.at_once.click()

    come_to_rest(qtbot, form)
    assert_parts_approved(form, {"form": form}, f"setup{screen.name}_{mode}", APPROVED)
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
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(timed(WallClock())), screen.size)

    hand.view.end_turn()

    assert hand.view.trouble.isVisible()
    approve_table(qtbot, hand, f"objection{screen.name}", mode)


def test_a_turn_beside_a_real_board_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str
) -> None:
    session = timed(WallClock(), positions=Positions.TABLE)
    in_phase(session, Phase.STRUCTURES, rich(RED))

    hand = sit_down(qtbot, theme, tmp_path, session, LAPTOP)

    approve_table(qtbot, hand, "turn_real_board", mode)


def test_a_battle_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    session = in_phase(timed(WallClock()), Phase.ACTIONS, SHIPS)
    hand = sit_down(qtbot, theme, tmp_path, session, screen.size)

    hand.click(OPEN_SPACE)
    hand.click(BESIDE)

    assert hand.own.fight.card is not None
    hand.view.inspector.point_at(None)  # the mouse goes to the card
    approve_table(qtbot, hand, f"battle{screen.name}", mode)


def test_the_ledger_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    session = in_phase(timed(WallClock(), positions=Positions.TABLE), Phase.STRUCTURES, rich(RED))
    session.submit(BuildStructure(RED_HOME, FURNACE))
    hand = sit_down(qtbot, theme, tmp_path, session, screen.size)

    hand.view.dock.show_panel("ledger")

    approve_table(qtbot, hand, f"ledger{screen.name}", mode)


def test_covered_secrets_look_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    """BP-APP-6."""
    session = begun(timed(WallClock(), options=SECRET_BOOKS))
    session.submit(AdjustTreasury(RED, Purse.of({"metal": 77}), "test"))

    hand = sit_down(qtbot, theme, tmp_path, session, screen.size)

    approve_table(qtbot, hand, f"secrets_covered{screen.name}", mode)


def closed(qtbot: QtBot, theme: Theme, folder: Path, size: tuple[int, int]) -> PlayersHand:
    """A match in which a planet changed hands, and somebody gave up."""
    wall = WallClock()
    session = in_phase(timed(wall), Phase.ACTIONS, SHIPS)
    free = next(one.id for one in session.state.board.planets.values() if one.owner is None)
    for owner in (BLUE, None, RED, BLUE, RED):
        session.submit(SetOwner(free, owner, "test"), overrule=True)
        session.submit(EndTurn(), overrule=True)
    hand = sit_down(qtbot, theme, folder, session, size)
    wall.wait(4325)
    hand.view.act(Concede(BLUE))
    page = hand.view.screens.closing
    assert page is not None
    qtbot.waitUntil(lambda: page.back is not None)
    qtbot.waitUntil(lambda: page.content.hero.is_drawn, timeout=10_000)
    return hand


@pytest.mark.parametrize(("size", "name"), [(LAPTOP, "closing"), (DESKTOP, "closing_wide")])
def test_the_closing_page_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, size: tuple[int, int], name: str
) -> None:
    hand = closed(qtbot, theme, tmp_path, size)

    approve_table(qtbot, hand, name, mode)


def test_the_closing_page_in_russian_at_a_large_scale_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, qapp: QApplication
) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak("ru")
    theme.set_look(theme.look._replace(scale=150))

    hand = closed(qtbot, theme, tmp_path, LAPTOP)

    approve_table(qtbot, hand, "closing_russian", mode)
    voice.speak("en")
