"""The panels where they belong: in the dock of the real studio."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.balance import Balance
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from tests.ui.games.burning_planets.studio.panels.desk import Desk, generated_map

LEFT = Qt.MouseButton.LeftButton
PANELS = (
    "inspector",
    "problems",
    "generator",
    "balance",
    "symmetry",
    "layers",
    "history",
    "revisions",
    "export",
)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return generated_map()


@pytest.fixture
def studio(desk: Desk, qtbot: QtBot) -> StudioView:
    return desk.stage(qtbot, StudioView(desk.theme, desk.commander), 1300, 900)


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_opens_by_a_click_and_follows_the_map(
    desk: Desk, studio: StudioView, qtbot: QtBot, panel: str
) -> None:
    QTest.mouseClick(studio.dock.buttons[panel], LEFT)
    shown = studio.dock.panel(panel)
    assert shown.isVisible()

    desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    desk.commander.undo()
    desk.commander.redo()
    qtbot.wait(150)

    assert studio.dock.current == panel


def test_a_rule_is_broken_on_the_board_and_mended_from_the_panel(
    desk: Desk, studio: StudioView, qtbot: QtBot
) -> None:
    QTest.mouseClick(studio.dock.buttons["problems"], LEFT)
    panel = studio.dock.panel("problems")
    assert isinstance(panel, ProblemsPanel)
    good = desk.state.content

    desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    qtbot.waitUntil(lambda: any(card.problem.rule == "BP-AST-7" for card in panel.cards))
    assert {Hex(1, 1), Hex(2, 1)} <= {cell for mark in studio.marks.all for cell in mark.cells}
    card = next(card for card in panel.cards if card.problem.rule == "BP-AST-7")
    QTest.mouseClick(card.fix, LEFT)

    qtbot.waitUntil(lambda: panel.watch.open_errors == 0)
    for _ in range(3):
        desk.commander.undo()
    assert desk.state.content == good


def test_the_pointer_on_the_board_makes_the_balance_explain_the_cell(
    desk: Desk, studio: StudioView, qtbot: QtBot
) -> None:
    QTest.mouseClick(studio.dock.buttons["balance"], LEFT)
    panel = studio.dock.panel("balance")
    assert isinstance(panel, BalancePanel)
    cell = next(iter(Balance(desk.state).territory.values()))[40]
    studio.go_to((cell,))
    before = panel.claim.text()

    view = studio.canvas.view.viewport()
    at = studio.canvas.point_of(cell).toPoint()
    QTest.mouseMove(view, at + QPoint(60, 60))
    QTest.mouseMove(view, at)

    qtbot.waitUntil(lambda: panel.claim.text() != before)
    assert "nearest to" in panel.claim.text()
