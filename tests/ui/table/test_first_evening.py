"""What a new group stumbled over: real dice by keys, large numbers, the menu, the way back."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table.balances import ICONS, ROLES, BalancesPanel
from bp_desktop.ui.table.frame import FrameKind
from tests.games.burning_planets.match.build import RED, WIND, GivenDice
from tests.ui.table.part_context import part_context
from tests.ui.table.players_hand import QUIET, begun, in_phase, new_session, push, sit_down

RESOURCES = ("biomass", "concrete", "food", "metal")


def test_digits_typed_anywhere_on_the_way_are_the_real_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: the main button hands digits to the field."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(by_hand=True)))
    hand.view.go_on.button.setFocus()

    QTest.keyClicks(hand.view.go_on.button, "2")
    QTest.keyClicks(hand.view.go_on.faces, "0")
    QTest.keyClick(hand.view.go_on.faces, Qt.Key.Key_Return)

    assert hand.match.turn.event == WIND


def test_enter_waits_for_real_dice_and_a_quiet_button_lets_the_program_roll(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1: an Enter too many throws nothing, nor does the button that asks for the dice."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(GivenDice(QUIET), by_hand=True)))
    go_on = hand.view.go_on
    assert go_on.button.text() == "Red rolls the d20: enter what it shows"

    QTest.keyClick(go_on.faces, Qt.Key.Key_Return)
    assert not hand.has_rolled()
    push(go_on.button)
    assert not hand.has_rolled()
    assert go_on.faces.hasFocus()
    push(go_on.roll)

    assert hand.has_rolled()
    assert not go_on.roll.isVisible()
    assert go_on.button.text() == "Collect: 2 biomass, 3 concrete"


def test_who_throws_the_dice_for_the_first_turn_is_said(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1, BP-SETUP-11: by the program for everybody, or by everybody."""
    for by_hand in (False, True):
        hand = sit_down(qtbot, theme, tmp_path, new_session(by_hand=by_hand))
        asked = "Red, Blue roll the d20: enter what they show"
        words = asked if by_hand else "Roll to see who goes first"

        assert hand.view.go_on.button.text() == words
        assert hand.view.go_on.roll.isVisible() is by_hand


def test_the_dice_field_has_the_keyboard_when_a_player_who_rolls_by_hand_is_next(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(by_hand=True)))
    QTest.keyClicks(hand.view.go_on.faces, str(QUIET))
    QTest.keyClick(hand.view.go_on.faces, Qt.Key.Key_Return)

    hand.go_on()
    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_End)

    assert hand.view.go_on.faces.hasFocus()


def test_a_low_window_asks_for_typed_dice_only(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """Its buttons would lie one over the other."""
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(by_hand=True)))
    pad = hand.view.go_on.pad
    assert pad.isVisible()
    hand.view.window().setFixedHeight(620)
    QApplication.processEvents()
    assert not pad.isVisible()

    QTest.keyClicks(hand.view.go_on.faces, str(QUIET))
    QTest.keyClick(hand.view.go_on.faces, Qt.Key.Key_Return)
    hand.go_on()
    QTest.keyClick(hand.view.go_on.button, Qt.Key.Key_End)

    assert hand.view.go_on.faces.isVisible()
    assert not pad.isVisible()


def test_all_balances_have_one_size_and_no_change_is_cut(qtbot: QtBot, theme: Theme) -> None:
    theme.set_look(Appearance(scale=150))
    context = part_context(qtbot, theme, Commander(new_session()))
    panel = BalancesPanel(context, lambda: None)
    qtbot.addWidget(panel)
    panel.resize(700, 200)
    panel.show()

    panel.spread(FrameKind.NARROW)
    panel.show_purse(
        Purse.of(biomass=311, concrete=129, food=60, metal=5), Purse.of(biomass=301, metal=5)
    )
    QApplication.processEvents()

    balances = panel.balances.values()
    (size,) = {one.figure_size for one in balances}
    assert size >= theme.px(24)
    biomass = panel.balances["biomass"]
    assert biomass.gain == "+301"
    beside = width_of(theme, "caption", biomass.gain)
    figure = width_of(theme, ROLES[max(one.largest() for one in balances)], biomass.figure)
    assert figure + beside < biomass.width() - theme.px(ICONS[FrameKind.NARROW])


def test_undo_says_which_correction_it_takes_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES)
    session.submit(AdjustTreasury(RED, Purse.of(metal=5), "a gift"))
    gift = session.entries[-1].seq
    session.amend(gift, None)

    hand = sit_down(qtbot, theme, tmp_path, session)

    assert str(gift) in hand.view.message.undo.accessibleName()


def test_the_menu_at_the_head_offers_the_page_for_paper(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))

    push(hand.view.head.more)

    menu = hand.view.head.menu
    assert menu is not None
    offered = {action.text() for action in menu.actions()}
    assert "Print a page to continue on paper" in offered
    assert "Open the public window" in offered
