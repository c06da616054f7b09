"""The public window, compared with pictures that a person has approved."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import RED
from tests.ui.table.clock.wall_clock import WallClock, timed
from tests.ui.table.players_hand import PlayersHand, in_phase, rich, sit_down
from tests.ui.table.screens.approving import APPROVED, Screen, come_to_rest
from tests.ui.table.screens.parts import assert_parts_approved
from tests.ui.table.screens.test_screens import SHIPS

LOW = (1366, 400)


def approve_public(qtbot: QtBot, hand: PlayersHand, size: tuple[int, int], name: str) -> None:
    """All of it: whoever looks from across the room sees nothing else."""
    hand.view.public.open()
    window = hand.view.public.window
    assert window is not None
    window.resize(*size)
    come_to_rest(qtbot, window, window.board)
    parts = {
        "side": window._side,
        "board": window.board,
        "standing": window.standing,
    }
    assert_parts_approved(window, parts, name, APPROVED)
    window.close()


def test_the_public_window_looks_as_approved(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: str, screen: Screen
) -> None:
    session = in_phase(timed(WallClock()), Phase.ACTIONS, [*rich(RED), *SHIPS])
    hand = sit_down(qtbot, theme, tmp_path, session, screen.size)

    approve_public(qtbot, hand, screen.size, f"public{screen.name}_{mode}")


@pytest.mark.parametrize("positions", [Positions.BOARD, Positions.TABLE], ids=["board", "real"])
def test_the_low_public_window_looks_as_approved(
    qtbot: QtBot,
    theme: Theme,
    tmp_path: Path,
    mode: str,
    positions: Positions,
    qapp: QApplication,
) -> None:
    """In Russian."""
    voice = LanguageSwitcher(qapp)
    voice.speak("ru")
    extra = [*rich(RED), *(SHIPS if positions is Positions.BOARD else ())]
    session = in_phase(timed(WallClock(), positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    approve_public(qtbot, hand, LOW, f"public_low_{positions.value}_{mode}")
    voice.speak("en")
