"""Plans and the table of odds on the Dice page, exact and by real mouse."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.planner.outcomes import outcomes
from bp_desktop.ui.burning_planets.book import tables
from bp_desktop.ui.burning_planets.combat.matrix import Matrix
from bp_desktop.ui.burning_planets.combat.page import DicePage
from bp_desktop.ui.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.preferences import Choices, Preferences
from bp_desktop.ui.theme import Theme


@pytest.fixture
def planner(qtbot: QtBot, theme: Theme) -> PlannerPanel:
    made = PlannerPanel(theme, tables())
    qtbot.addWidget(made)
    made.show()
    for spin in (*made.attackers.values(), *made.targets.values()):
        spin.setValue(0)
    return made


def test_the_matrix_counts_every_pair_of_faces_by_the_resolvers_rule() -> None:
    matrix = Matrix(tables())

    for row in matrix.rows:
        defences = range(1, row.die + 1) if row.die else [None]
        for column in matrix.columns:
            pairs = [
                beats(attack, defence, row.shield)
                for attack in range(1, column.die + 1)
                for defence in defences
            ]
            assert matrix.chance(row, column) == Fraction(sum(pairs), len(pairs))
    assert (len(matrix.rows), len(matrix.columns)) == (9, 5)


def test_one_enormous_ship_against_a_tower_is_shown_as_ex_34(planner: PlannerPanel) -> None:
    planner.attackers["ship:enormous"].setValue(1)
    planner.targets["structure:tower"].setValue(1)
    planner.answer()

    assert planner.fraction.text() == "40036479/40960000"
    assert planner.chance.text() == "97.7 %"


def test_typing_a_number_is_answered_by_itself(qtbot: QtBot, planner: PlannerPanel) -> None:
    planner.targets["ship:small"].setValue(1)
    spin = planner.attackers["ship:big"]
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "1")

    qtbot.waitUntil(lambda: bool(planner.fraction.text()))

    assert planner.fraction.text() == str(outcomes(planner.forces()).chance_of_all)


def test_a_hopeless_target_is_named_before_anybody_rolls(planner: PlannerPanel) -> None:
    """EX-37."""
    planner.attackers["ship:small"].setValue(2)
    planner.targets["structure:tower"].setValue(1)
    planner.answer()

    assert planner.chance.text() == "0.0 %"
    assert "Tower 1" in planner.trouble.text()


def test_nothing_chosen_and_too_much_chosen_are_said(planner: PlannerPanel) -> None:
    planner.answer()
    nothing = planner.trouble.text()
    for spin in planner.attackers.values():
        spin.setValue(6)
    planner.targets["ship:small"].setValue(1)
    planner.answer()

    assert nothing
    assert "12" in planner.trouble.text()
    assert planner.chance.text() == ""


def test_the_page_shows_one_subject_at_a_time(
    qtbot: QtBot, theme: Theme, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("choices") / "preferences.json"
    page = DicePage(theme, Choices(path, Preferences()))
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    qtbot.waitExposed(page)
    seen = []

    for subject in ("odds", "plan", "tray"):
        QTest.mouseClick(page.subjects.buttons[subject], Qt.MouseButton.LeftButton)
        seen.append((page.matrix.isVisible(), page.planner.isVisible(), page.tray.isVisible()))

    assert seen == [(True, False, False), (False, True, False), (False, False, True)]
