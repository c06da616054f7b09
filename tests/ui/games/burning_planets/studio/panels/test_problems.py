"""The problems panel with real clicks and keys on a real session."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.games.burning_planets.studio.overlays import ProblemWatch
from bp_desktop.ui.games.burning_planets.studio.panels import problems as problems_module
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemCard, ProblemsPanel
from bp_desktop.ui.widgets.rule_link import RuleReader
from tests.ui.games.burning_planets.studio.panels.desk import Desk, empty_map, generated_map

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return generated_map()


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[Desk], ProblemsPanel]:
    def shown(desk: Desk) -> ProblemsPanel:
        panel = ProblemsPanel(desk.context, ProblemWatch(desk.context), RuleReader())
        return desk.stage(qtbot, panel)

    return shown


Show = Callable[[Desk], ProblemsPanel]


def touching(desk: Desk, count: int) -> Desk:
    """So many asteroids in a row that touch their neighbours (BP-AST-7)."""
    return desk.draw(*(c.PlaceAsteroid(Hex(1 + step, 1)) for step in range(count)))


def about(panel: ProblemsPanel, rule: str) -> list[ProblemCard]:
    return [card for card in panel.cards if card.problem.rule == rule]


def test_a_map_by_the_rules_has_nothing_to_list(desk: Desk, show: Show) -> None:
    panel = show(desk)

    assert panel.cards == []
    assert panel.watch.open_errors == 0


def test_a_map_without_problems_can_be_played_from_here(desk: Desk, qtbot: QtBot) -> None:
    asked: list[bool] = []
    watch = ProblemWatch(desk.context)
    panel = ProblemsPanel(desk.context, watch, RuleReader(), lambda: asked.append(True))
    desk.stage(qtbot, panel)

    assert panel.play is not None
    panel.play.click()
    assert asked == [True]
    touching(desk, 2)
    qtbot.waitUntil(lambda: bool(panel.cards))
    assert panel.play is None


def test_a_broken_rule_appears_after_the_stroke_without_being_asked_for(
    desk: Desk, show: Show, qtbot: QtBot
) -> None:
    panel = show(desk)

    touching(desk, 2)

    qtbot.waitUntil(lambda: len(about(panel, "BP-AST-7")) == 1)


def test_a_click_on_a_problem_goes_to_its_cells(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    card = about(panel, "BP-AST-7")[0]

    QTest.mouseClick(card, LEFT, NO_KEYS, card.rect().topLeft() + card.rect().center() / 8)

    assert desk.visited == [card.problem.cells]


def test_enter_on_a_problem_goes_to_its_cells_too(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    card = about(panel, "BP-AST-7")[0]
    card.setFocus()

    QTest.keyClick(card, Qt.Key.Key_Return)

    assert desk.visited == [card.problem.cells]


def test_one_click_mends_a_problem_in_one_undo_step(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    before = desk.state.content
    steps = len(desk.session.timeline)

    QTest.mouseClick(about(panel, "BP-AST-7")[0].fix, LEFT)

    qtbot.waitUntil(lambda: about(panel, "BP-AST-7") == [])
    assert len(desk.session.timeline) == steps + 1
    desk.commander.undo()
    assert desk.state.content == before


def test_every_fix_says_before_what_it_will_do(desk: Desk, show: Show) -> None:
    panel = show(touching(desk, 9))

    one = about(panel, "BP-AST-7")[0].fix.toolTip()
    many = panel.fix_all["BP-AST-7"].toolTip()

    assert one.startswith("Does this: ")
    assert one.removeprefix("Does this: ") in many
    assert many.endswith("and 3 more")
    assert panel.fix_everything is not None
    assert panel.fix_everything.toolTip()


@pytest.mark.parametrize(
    ("way", "said"), [("all", "bp.studio.fix_breaks"), ("everything", "bp.studio.fixes_nothing")]
)
def test_fixes_that_would_break_another_rule_are_told(
    desk: Desk, show: Show, monkeypatch: pytest.MonkeyPatch, way: str, said: str
) -> None:
    panel = show(touching(desk, 5))
    for name, found in (("without_new_errors", None), ("fixes_for_everything", ())):
        monkeypatch.setattr(problems_module, name, lambda *_, found=found: found)
    told: list[str] = []
    desk.context.feedback.told.connect(lambda messages: told.extend(one.key for one in messages))
    button = panel.fix_all["BP-AST-7"] if way == "all" else panel.fix_everything
    assert button is not None

    QTest.mouseClick(button, LEFT)

    assert told == [said]


def test_fix_all_mends_every_problem_of_the_kind_in_one_undo_step(
    desk: Desk, show: Show, qtbot: QtBot
) -> None:
    panel = show(touching(desk, 5))
    before = desk.state.content
    steps = len(desk.session.timeline)
    assert len(about(panel, "BP-AST-7")) == 4

    QTest.mouseClick(panel.fix_all["BP-AST-7"], LEFT)

    qtbot.waitUntil(lambda: about(panel, "BP-AST-7") == [])
    assert len(desk.session.timeline) == steps + 1
    desk.commander.undo()
    assert desk.state.content == before


def test_accepting_asks_for_a_reason_and_keeps_it_in_the_map(
    desk: Desk, show: Show, qtbot: QtBot
) -> None:
    panel = show(touching(desk, 2))
    card = about(panel, "BP-AST-7")[0]
    cells = card.problem.cells

    QTest.mouseClick(card.accept, LEFT)
    QTest.keyClicks(card.reason, "A belt of ice")
    QTest.keyClick(card.reason, Qt.Key.Key_Return)

    (kept,) = desk.state.content.accepted
    assert (kept.rule, kept.cells, kept.reason) == ("BP-AST-7", cells, "A belt of ice")
    qtbot.waitUntil(lambda: about(panel, "BP-AST-7")[0].problem.accepted)


def test_the_button_takes_the_reason_too(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    card = about(panel, "BP-AST-7")[0]

    QTest.mouseClick(card.accept, LEFT)
    asked = desk.state.content.accepted
    QTest.keyClicks(card.reason, "A belt of ice")
    QTest.mouseClick(card.accept, LEFT)

    assert asked == ()
    assert [one.reason for one in desk.state.content.accepted] == ["A belt of ice"]


def test_escape_while_giving_a_reason_accepts_nothing(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    card = about(panel, "BP-AST-7")[0]

    QTest.mouseClick(card.accept, LEFT)
    QTest.keyClicks(card.reason, "No")
    QTest.keyClick(card.reason, Qt.Key.Key_Escape)

    assert desk.state.content.accepted == ()
    assert card.accept.isVisible()


def test_an_accepted_problem_can_be_a_problem_again(desk: Desk, show: Show, qtbot: QtBot) -> None:
    panel = show(touching(desk, 2))
    problem = about(panel, "BP-AST-7")[0].problem
    desk.draw(c.AcceptProblem(problem.rule, problem.cells, "belt"))
    qtbot.waitUntil(lambda: about(panel, "BP-AST-7")[0].problem.accepted)

    QTest.mouseClick(about(panel, "BP-AST-7")[0].unaccept, LEFT)

    assert desk.state.content.accepted == ()
    qtbot.waitUntil(lambda: not about(panel, "BP-AST-7")[0].problem.accepted)


def test_errors_come_before_warnings_and_accepted_problems_last(
    desk: Desk, show: Show, qtbot: QtBot
) -> None:
    touching(desk, 9)
    panel = show(desk)
    first = about(panel, "BP-AST-7")[0].problem
    desk.draw(c.AcceptProblem(first.rule, first.cells, ""))
    qtbot.waitUntil(lambda: any(card.problem.accepted for card in panel.cards))

    order = [(card.problem.accepted, card.problem.severity.value) for card in panel.cards]

    assert order == sorted(order)
    assert (False, "warning") in order


def test_a_map_wrong_all_over_is_still_shown(show: Show, qtbot: QtBot) -> None:
    desk = empty_map()
    row = [Hex(column, 0) for column in range(39)] + [Hex(column - 1, 2) for column in range(39)]
    desk.draw(c.Together(tuple(c.PlaceAsteroid(cell) for cell in row)))

    panel = show(desk)

    assert len(panel.watch.problems) > 70
    assert len(panel.cards) == min(len(panel.watch.problems), 120)


def test_why_numbers_of_the_set_up_do_not_count_is_told(
    desk: Desk, show: Show, qtbot: QtBot
) -> None:
    panel = show(desk)
    seat, ship_class = desk.state.content.seats[0].id, ClassId("small")

    def said() -> bool:
        return any("Play has begun" in one.text() for one in panel.findChildren(QLabel))

    assert not said()

    free = next(one for one in desk.state.geometry.tile_of if not desk.state.occupancy.at(one))
    desk.draw(c.PlaceShip(seat, ship_class, free))
    qtbot.waitUntil(said)
    desk.commander.undo()
    qtbot.waitUntil(lambda: not said())
