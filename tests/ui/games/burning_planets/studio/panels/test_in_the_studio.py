"""The panels where they belong: in the dock of the real studio."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.balance import MapBalance
from tests.ui.editor.editor_page import push
from tests.ui.games.burning_planets.studio.panels.desk import Desk, generated_map
from tests.ui.games.burning_planets.studio.studio_page import StudioPage

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
def studio(desk: Desk, qtbot: QtBot) -> StudioPage:
    return desk.studio(qtbot)


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_opens_by_a_click_and_follows_the_map(
    desk: Desk, studio: StudioPage, qtbot: QtBot, panel: str
) -> None:
    push(studio.tab(panel))
    assert studio.is_seen(panel)

    desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    desk.commander.undo()
    desk.commander.redo()
    qtbot.wait(150)

    assert studio.panel == panel


def test_a_rule_is_broken_on_the_board_and_mended_from_the_panel(
    desk: Desk, studio: StudioPage, qtbot: QtBot
) -> None:
    panel = studio.problems_panel()
    good = desk.state.content

    desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    qtbot.waitUntil(lambda: any(card.problem.rule == "BP-AST-7" for card in panel.cards))
    assert {Hex(1, 1), Hex(2, 1)} <= studio.marked
    card = next(card for card in panel.cards if card.problem.rule == "BP-AST-7")
    push(card.fix)

    qtbot.waitUntil(lambda: panel.watch.open_errors == 0)
    for _ in range(3):
        desk.commander.undo()
    assert desk.state.content == good


def test_the_pointer_on_the_board_makes_the_balance_explain_the_cell(
    desk: Desk, studio: StudioPage, qtbot: QtBot
) -> None:
    panel = studio.balance_panel()
    cell = next(iter(MapBalance(desk.state).territory.values()))[40]
    studio.go_to(cell)
    before = panel.claim.text()

    studio.move(cell + Hex(2, 2))
    studio.move(cell)

    qtbot.waitUntil(lambda: panel.claim.text() != before)
    assert "nearest to" in panel.claim.text()
