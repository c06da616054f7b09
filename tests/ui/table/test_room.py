"""Where there is little room: large amounts, narrow headers, long names."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.ids import PHASES
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.table import Turn
from bp_desktop.ui.games.burning_planets.phases import phase_word
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import Language
from bp_desktop.ui.table.balances import EDGE, ROLES
from bp_desktop.ui.table.frame import FrameKind
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import RED, purse
from tests.ui.table.players_hand import begun, new_session, sit_down


def test_balances_are_written_alike_and_whole_however_much_there_is(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session())
    hand = sit_down(qtbot, theme, tmp_path, session, size=(1000, 760))
    cards = hand.view.balances.balances.values()
    small = {one.figure_size for one in cards}

    hand.view.act(AdjustTreasury(RED, purse(metal=987_654), "a find"))
    QApplication.processEvents()

    (size,) = {one.figure_size for one in cards}
    assert size < min(small)
    for one in cards:
        role = ROLES[max(each.largest() for each in cards)]
        assert theme.px(EDGE) + width_of(theme, role, one.figure) <= one.width()


def test_amounts_stand_on_one_line_where_one_gain_has_no_room_beside_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """At 200 % the amounts with a gain lay lower than those without one."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    hand.view.act(AdjustTreasury(RED, purse(concrete=98_765), "a find"))
    panel = hand.view.balances
    cards = list(panel.balances.values())
    panel.spread(FrameKind.TABBED)
    for width in range(200, 900, 10):
        panel.resize(width, theme.px(34))

        assert len({one.is_under for one in cards}) == 1
        if 0 < sum(one.is_crowded for one in cards) < len(cards):
            break
    else:
        pytest.fail("no width is too narrow for some of them only")
    assert cards[0].is_under


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("width", [280, 400, 520, 900])
def test_the_present_phase_is_never_cut_off(
    qtbot: QtBot, theme: Theme, qapp: QApplication, language: Language, width: int
) -> None:
    """However narrow the header is: the other names go first, and no two steps touch."""
    voice = LanguageSwitcher(qapp)
    voice.speak(language)
    row = PhaseStepper(theme, phase_word, PHASES)
    qtbot.addWidget(row)
    row.resize(max(width, row.minimumSizeHint().width()), 32)

    for phase in PHASES:
        row.show_turn(Turn(SeatId("red"), 1, 1, phase, PHASES))
        steps = list(row.steps())
        (now,) = [one for one in steps if one.place == PHASES.index(phase)]
        assert now.is_worded
        assert width_of(theme, "strong", now.name) < now.width
        assert steps[-1].left + steps[-1].width <= row.width()
        for one, following in pairwise(steps):
            assert one.left + one.width < following.left
    voice.speak("en")
