"""Counts, expectation and verdicts; dice of the program and of the hand apart."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import Roll
from bp_desktop.ui.dice.statistics import FaceBars, StatisticsPanel
from bp_desktop.ui.look.theme import Theme


def texts(panel: StatisticsPanel) -> list[str]:
    return [one.text() for one in panel.findChildren(QLabel) if one.text()]


def test_dice_of_the_program_and_of_the_hand_are_counted_apart(qtbot: QtBot, theme: Theme) -> None:
    """BP-APP-1."""
    panel = StatisticsPanel(theme)
    qtbot.addWidget(panel)
    app = [Roll(6, face % 6 + 1, "app") for face in range(60)]
    hand = [Roll(6, 6, "hand") for _ in range(3)]

    panel.show_rolls((*app, *hand))

    app_line, hand_line = panel.verdict.text().splitlines()
    assert "60" in app_line
    assert "chi-square 0.0" in app_line
    assert "by hand" in hand_line
    assert "too few" in hand_line


def test_each_die_says_what_was_to_be_expected_and_what_is_usual(
    qtbot: QtBot, theme: Theme
) -> None:
    panel = StatisticsPanel(theme)
    qtbot.addWidget(panel)

    panel.show_rolls([Roll(6, face % 6 + 1, "app") for face in range(60)])

    assert any("10.0" in one and "5 to 16" in one for one in texts(panel))
    bars = panel.findChild(FaceBars)
    assert isinstance(bars, FaceBars)
    assert bars.accessibleName() == "d6: 10, 10, 10, 10, 10, 10"


def test_the_log_changes_with_its_source(qtbot: QtBot, theme: Theme) -> None:
    panel = StatisticsPanel(theme)
    qtbot.addWidget(panel)
    rolls = [Roll(6, 1, "app"), Roll(6, 2, "app")]

    panel.show_rolls(rolls, lambda place: f"throw {place}")
    assert [panel.log.item(row).text() for row in range(2)] == ["throw 1", "throw 0"]
    panel.show_rolls(rolls)

    assert panel.log.count() == 2
    assert panel.log.item(0).text().startswith("d6   2")
