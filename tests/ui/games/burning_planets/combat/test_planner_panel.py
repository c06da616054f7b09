"""The planner worked by mouse and keys: it shows what the engine says, to the last digit."""

from fractions import Fraction
from itertools import count
from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.odds import destroy
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.optimum import Planner
from bp_desktop.games.burning_planets.planner.sampling import sample
from bp_desktop.ui.dice.figures import percent
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.slices import Slices
from tests.games.burning_planets.planner.answers import outcomes

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def planner(qtbot: QtBot, theme: Theme) -> PlannerPanel:
    made = PlannerPanel(theme, tables())
    qtbot.addWidget(made)
    made.resize(1280, 1600)
    made.show()
    qtbot.waitExposed(made)
    made.attackers.set_counts({})
    made.targets.set_counts({})
    return made


def click(button: QWidget) -> None:
    QApplication.processEvents()
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def more(panel: QWidget, name: str) -> Button:
    return next(one for one in panel.findChildren(Button) if one.accessibleName() == name)


def choose(box: QComboBox, data: object) -> None:
    """By keyboard, as from the open list."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentData() != data:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before, f"{data} is not on offer"


def shown(planner: PlannerPanel) -> str:
    return planner.card.fraction.text().replace("\u200b", "")


def set_up(planner: PlannerPanel, attackers: dict[str, int], targets: dict[str, int]) -> None:
    """And wait for an answer, for on a busy machine it may take more than one slice; what takes
    too long is not waited for."""
    planner.attackers.set_counts(attackers)
    planner.targets.set_counts(targets)
    planner.answer()
    own = planner.findChildren(Slices, options=Qt.FindChildOption.FindDirectChildrenOnly)
    while attackers is not MANY and any(one.is_busy for one in own):
        QApplication.processEvents()


def test_one_enormous_ship_against_a_tower_is_shown_as_ex_34(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    click(more(planner.attackers, "More: Enormous ship"))
    click(more(planner.targets, "More: Tower"))

    qtbot.waitUntil(lambda: shown(planner) == "40036479/40960000")

    assert planner.card.chance.text() == "97.7 %"


def test_typing_a_number_is_answered_by_itself_and_taking_one_away_too(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    set_up(planner, {}, {"ship:small": 1})
    spin = planner.attackers.spins["ship:big"]
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "2")
    qtbot.waitUntil(lambda: shown(planner) == str(outcomes(planner.forces()).chance_of_all))

    click(more(planner.attackers, "Fewer: Big ship"))

    assert len(planner.forces().attackers) == 1
    qtbot.waitUntil(lambda: shown(planner) == str(1 - Fraction(5, 16) ** 2))


def test_a_hopeless_target_is_named_before_anybody_rolls(planner: PlannerPanel) -> None:
    """EX-37."""
    set_up(planner, {"ship:small": 2}, {"structure:tower": 1})

    assert planner.card.chance.text() == "0.0 %"
    assert "Tower" in planner.card.trouble.text()
    assert not planner.steps.isVisible()


def test_nothing_chosen_and_too_much_chosen_are_said(planner: PlannerPanel) -> None:
    planner.answer()
    nothing = planner.card.trouble.text()

    set_up(planner, dict.fromkeys(planner.attackers.spins, 12), {"ship:small": 1})

    assert nothing
    assert "24" in planner.card.trouble.text()
    assert planner.card.chance.text() == ""
    assert not planner.keep.isEnabled()


@pytest.mark.parametrize("kind", ["all", "expected", "loot", "damage", "answer"])
def test_every_goal_shows_its_best_value(qtbot: QtBot, planner: PlannerPanel, kind: str) -> None:
    set_up(
        planner,
        {"ship:medium": 1, "ship:big": 1},
        {"ship:cargo": 1, "structure:cannon": 1, "ship:small": 1},
    )
    goal = Goal(kind)  # type: ignore[arg-type]  # all are goals

    choose(planner.goal.kind, kind)

    best = Planner(planner.forces(), goal).solve().value
    qtbot.waitUntil(lambda: shown(planner) == f"{best.numerator}/{best.denominator}")


def test_a_goal_can_name_one_target_or_a_number(qtbot: QtBot, planner: PlannerPanel) -> None:
    set_up(planner, {"ship:big": 2}, {"ship:cargo": 1, "structure:cannon": 1})
    choose(planner.goal.kind, "these")
    planner.goal.target.setFocus()
    QTest.keyClick(planner.goal.target, Qt.Key.Key_Down)
    one = Planner(planner.forces(), Goal("these", ("Cannon",))).solve().value
    qtbot.waitUntil(lambda: shown(planner) == str(one))

    choose(planner.goal.kind, "at_least")

    any_one = Planner(planner.forces(), Goal("at_least", number=1)).solve().value
    qtbot.waitUntil(lambda: shown(planner) == str(any_one))
    assert any_one != one


def test_attackers_can_act_as_listed_instead(qtbot: QtBot, planner: PlannerPanel) -> None:
    set_up(planner, {"ship:big": 1, "ship:medium": 2}, {"ship:cargo": 1, "structure:cannon": 1})

    choose(planner.goal.order, True)

    expected = outcomes(planner.forces()).chance_of_all
    qtbot.waitUntil(lambda: not planner.steps.isVisible())
    assert shown(planner) == f"{expected.numerator}/{expected.denominator}"


def test_the_bars_are_the_exact_distribution_of_best_play(planner: PlannerPanel) -> None:
    set_up(planner, {"ship:big": 2}, {"ship:cargo": 1, "structure:cannon": 1})
    found = finished(Planner(planner.forces(), Goal()).follow())

    assert [bar.chance for bar in planner.card.bars.bars] == list(found.by_number)
    for view, chances in (
        ("targets", [found.chance_of(one.id) for one in planner.forces().targets]),
        ("outcomes", list(found.by_destroyed.values())),
        ("loot", list(found.by_loot().values())),
        ("losses", list(found.by_losses().values())),
    ):
        click(planner.card.views.buttons[view])
        assert [bar.chance for bar in planner.card.bars.bars] == chances
        assert sum(chances) == 1 or view == "targets"


def test_the_steps_are_followed_by_saying_how_each_attack_went(planner: PlannerPanel) -> None:
    """BP-ACT-8: a ship uses its attacks before the next one acts."""
    set_up(planner, {"ship:big": 2}, {"structure:cannon": 1})
    steps = planner.steps

    assert "Big ship 1 attacks Cannon" in steps.now.text()
    assert steps.steps.text().count("up to 2 times") == 2
    click(steps.failed)
    assert "Big ship 1 attacks Cannon" in steps.now.text()
    three_left = 1 - (1 - destroy(8, 8, 4)) ** 3
    assert percent(three_left) in steps.now.text()
    steps.failed.setFocus()
    QTest.keyClick(steps.failed, Qt.Key.Key_Return)
    assert "Big ship 2 attacks Cannon" in steps.now.text()
    click(steps.fell)
    assert "reached" in steps.now.text()
    assert not steps.fell.isEnabled()
    click(steps.back)
    assert "Big ship 2 attacks Cannon" in steps.now.text()


def test_four_plans_side_by_side_are_kept_renamed_compared_dropped_and_opened(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    for number in range(1, 5):
        set_up(planner, {"ship:big": number}, {"structure:cannon": 1})
        click(planner.keep)
    kept = planner.kept
    assert not planner.keep.isEnabled()
    assert [plan.name for plan in kept.plans] == ["Plan A", "Plan B", "Plan C", "Plan D"]
    values = [facts[2].value for facts in kept.facts]
    assert values == sorted(values, key=lambda one: one or 0)

    name = kept.names[1]
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Two Eagles")
    QTest.keyClick(name, Qt.Key.Key_Return)
    click(kept.drops[0])

    assert [plan.name for plan in kept.plans] == ["Two Eagles", "Plan C", "Plan D"]
    assert planner.keep.isEnabled()
    click(kept.copy)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Two Eagles\n")
    assert f"{values[1]}" in text
    click(kept.opens[0])
    assert planner.attackers.counts() == {"ship:big": 2}
    qtbot.waitUntil(lambda: shown(planner) == str(values[1]))


def test_nothing_is_copied_while_another_answer_is_worked_out(
    planner: PlannerPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which no slice is long enough, and nobody loses patience."""
    set_up(planner, {"ship:big": 1}, {"structure:cannon": 1})
    QGuiApplication.clipboard().setText("before")
    clock = count()
    monkeypatch.setattr("bp_desktop.ui.widgets.slices.perf_counter", lambda: next(clock))
    monkeypatch.setattr("bp_desktop.ui.widgets.slices.PATIENCE_SECONDS", inf)

    planner.answer()
    click(planner.copy)

    assert QGuiApplication.clipboard().text() == "before"


def test_the_copied_text_holds_the_whole_distribution(planner: PlannerPanel) -> None:
    set_up(planner, {"ship:big": 1}, {"structure:cannon": 1, "ship:cargo": 1})

    click(planner.copy)

    text = QGuiApplication.clipboard().text()
    found = finished(Planner(planner.forces(), Goal()).follow())
    for chance in found.by_destroyed.values():
        assert f"{chance.numerator}/{chance.denominator}" in text


def test_prices_and_loot_are_those_of_the_faction_attacked(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    """BP-CARGO-2: an enemy cargo ship is worth 30 Food to the Xenos' enemy."""
    set_up(planner, {"ship:big": 1}, {"ship:cargo": 1})
    assert "metal" in planner.card.means.text()

    choose(planner.sides.faction, "xenos")

    qtbot.waitUntil(lambda: "metal" not in planner.card.means.text())
    assert "food" in planner.card.means.text()
    assert planner.targets.counts() == {"ship:cargo": 1}


# --- what do I need


def test_the_cheapest_fleets_of_all_factions_stand_side_by_side(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    set_up(planner, {}, {"ship:medium": 1})
    needs = planner.needs
    chances = [cells["chance"] for cells in needs.cells.values()]
    qtbot.waitUntil(lambda: all(cell.text() for cell in chances))

    ships = {faction: cells["ships"].text() for faction, cells in needs.cells.items()}
    assert set(ships) == set(tables().factions)
    assert len(set(ships.values())) == 3
    needs.wanted.setFocus()
    needs.wanted.selectAll()
    QTest.keyClicks(needs.wanted, "99")
    QTest.keyClick(needs.wanted, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: all(
            cells["ships"].text() != ships[faction] for faction, cells in needs.cells.items()
        )
    )


def test_a_fleet_that_cannot_be_had_is_said(qtbot: QtBot, planner: PlannerPanel) -> None:
    set_up(planner, {}, {"asteroid": 1})
    planner.needs.ships.setValue(1)
    planner.needs.wanted.setValue(90)

    rows = list(planner.needs.cells.values())
    qtbot.waitUntil(lambda: all("No fleet" in cells["ships"].text() for cells in rows))
    assert all(not cells["price"].text() for cells in rows)


# --- what takes too long

MANY = {
    "ship:small": 3,
    "ship:medium": 3,
    "ship:big": 3,
    "ship:enormous": 3,
    "structure:tower": 3,
    "structure:drilling_facility": 2,
}
ALL_TARGETS = (
    "ship:small",
    "ship:medium",
    "ship:big",
    "ship:enormous",
    "ship:cargo",
    "structure:cannon",
    "structure:tower",
    "structure:habitat",
    "asteroid",
)


def test_a_plan_that_would_take_long_offers_throws_with_their_error(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    set_up(planner, MANY, dict.fromkeys(ALL_TARGETS, 1))
    waiting = planner.waiting
    assert waiting.sample.isVisible()
    assert planner.card.chance.text() == ""

    waiting.runs.setValue(300)
    waiting.seed.setValue(7)
    click(waiting.sample)

    qtbot.waitUntil(lambda: planner.card.chance.text().startswith("≈"), timeout=20_000)
    said = planner.card.fraction.text()
    expected = finished(sample(planner.forces(), Goal(), AppDice(7), 300))
    assert "300" in said
    assert "7" in said
    assert "95 %" in said
    assert planner.card.chance.text() == f"≈ {percent(expected.value)}"
    assert all(bar.range_ is not None for bar in planner.card.bars.bars)


def test_long_work_shows_progress_lets_the_window_live_and_can_be_stopped(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    set_up(planner, MANY, dict.fromkeys(ALL_TARGETS, 1))
    planner.waiting.runs.setValue(1_000_000)
    click(planner.waiting.sample)
    qtbot.waitUntil(planner.waiting.stop.isVisible)
    qtbot.waitUntil(lambda: planner.waiting.bar.value() > 0, timeout=20_000)

    click(planner.waiting.stop)

    assert planner.waiting.sample.isVisible()
    assert planner.card.chance.text() == ""


def test_another_question_replaces_the_one_being_worked_on(
    qtbot: QtBot, planner: PlannerPanel
) -> None:
    set_up(planner, MANY, dict.fromkeys(ALL_TARGETS, 1))
    planner.waiting.runs.setValue(1_000_000)
    click(planner.waiting.sample)

    set_up(planner, {"ship:enormous": 1}, {"structure:tower": 1})

    assert shown(planner) == "40036479/40960000"
    assert not planner.waiting.isVisible()


def test_nothing_is_worked_on_while_nobody_looks(planner: PlannerPanel) -> None:
    set_up(planner, MANY, dict.fromkeys(ALL_TARGETS, 1))
    planner.waiting.runs.setValue(1_000_000)
    click(planner.waiting.sample)

    planner.hide()

    assert not planner._slices.is_busy
