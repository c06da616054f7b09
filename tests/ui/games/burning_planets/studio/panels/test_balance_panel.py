"""The balance panel: figures, the worst difference, the overlay and the hover."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.balance import (
    FairnessMeasure,
    MapBalance,
    StartDifference,
)
from bp_desktop.ui.editor.context import PanelMarks
from bp_desktop.ui.games.burning_planets.studio.panels import balance as balance_panel
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from tests.ui.games.burning_planets.studio.panels.desk import (
    FAIR,
    MEDIUM,
    SMALL,
    WATER,
    Desk,
    empty_map,
)

RED, BLUE = PlayerId("player1"), PlayerId("player2")


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = empty_map()
    return desk.draw(
        c.PlacePlanet(desk.center(1), SMALL, FAIR, starting=RED, owner=RED),
        c.PlacePlanet(desk.center(6), SMALL, WATER, starting=BLUE, owner=BLUE),
    )


@pytest.fixture
def marks(desk: Desk) -> PanelMarks:
    return desk.marks


def shown(desk: Desk, qtbot: QtBot, marks: PanelMarks | None = None) -> BalancePanel:
    panel = BalancePanel(desk.context)
    return desk.stage(qtbot, panel, 360, 1200)


def figures(panel: BalancePanel, measure: FairnessMeasure) -> list[str]:
    return [figure.text() for figure in panel.lines[measure].figures]


def test_each_start_has_its_column(desk: Desk, qtbot: QtBot) -> None:
    panel = shown(desk, qtbot)

    assert figures(panel, FairnessMeasure.SIZE) == ["19", "19"]
    assert all(line.difference.isHidden() for line in panel.lines.values())


def test_the_worst_difference_is_lit_after_the_stroke(desk: Desk, qtbot: QtBot) -> None:
    panel = shown(desk, qtbot)
    red = next(iter(desk.state.board.planets.values()))

    desk.draw(c.ResizePlanet(red.id, MEDIUM))

    qtbot.waitUntil(lambda: figures(panel, FairnessMeasure.SIZE) == ["37", "19"])
    lit = [measure for measure, line in panel.lines.items() if not line.difference.isHidden()]
    assert lit == [FairnessMeasure.SIZE]
    assert "19 against 37, 49 % less" in panel.lines[FairnessMeasure.SIZE].difference.text()


def test_one_sentence_says_how_fair_the_map_is(desk: Desk, qtbot: QtBot) -> None:
    panel = shown(desk, qtbot)
    assert panel.verdict.text() == "All starting positions are equal."
    red = next(iter(desk.state.board.planets.values()))

    desk.draw(c.ResizePlanet(red.id, MEDIUM))

    unequal = "Not balanced. Look at: Cells of the planet"
    qtbot.waitUntil(lambda: panel.verdict.text() == unequal)
    line = panel.lines[FairnessMeasure.SIZE]
    verdicts = {
        balance_panel._verdict(StartDifference(FairnessMeasure.SIZE, least, 100))
        for least in (95.0, 80.0, 60.0)
    }
    assert len(verdicts) == 3
    assert line.isVisible()


def test_of_figures_that_look_the_same_none_stands_out(desk: Desk, qtbot: QtBot) -> None:
    line = shown(desk, qtbot).lines[FairnessMeasure.NEUTRALS]

    line.show_values([25.01, 25.02])
    weights = {one.text(): "700" in one.styleSheet() for one in line.figures}
    line.show_values([25.0, 26.0])
    clear = {one.text(): "700" in one.styleSheet() for one in line.figures}

    assert weights == {"25": False}
    assert clear == {"25": True, "26": True}


def test_small_figures_are_told_with_their_own_percentage(desk: Desk, qtbot: QtBot) -> None:
    """Weighed less when measures are compared, but told as they are."""
    line = shown(desk, qtbot).lines[FairnessMeasure.NATURAL]

    line.show_worst(StartDifference(FairnessMeasure.NATURAL, 3, 4))

    assert "3 against 4, 25 % less" in line.difference.text()


def test_the_largest_difference_makes_a_narrow_panel_no_wider(desk: Desk, qtbot: QtBot) -> None:
    panel = BalancePanel(desk.context)
    desk.stage(qtbot, panel, 300, 1200)

    panel.lines[FairnessMeasure.SIZE].show_worst(StartDifference(FairnessMeasure.SIZE, 19, 37))

    qtbot.wait(50)  # for the layout
    assert panel.body.horizontalScrollBar().maximum() == 0


def test_the_board_shows_whose_cells_are_until_switched_off(
    desk: Desk, qtbot: QtBot, marks: PanelMarks
) -> None:
    panel = shown(desk, qtbot, marks)
    assert {cell for mark in marks.all for cell in mark.cells} >= set(
        MapBalance(desk.state).territory[RED]
    )

    QTest.keyClick(panel.overlay, Qt.Key.Key_Space)

    assert marks.all == ()


def test_nothing_is_marked_while_another_panel_is_shown(
    desk: Desk, qtbot: QtBot, marks: PanelMarks
) -> None:
    panel = shown(desk, qtbot, marks)

    panel.hide()

    assert marks.all == ()


def test_pointing_at_a_cell_tells_whose_it_is_and_why(desk: Desk, qtbot: QtBot) -> None:
    panel = shown(desk, qtbot)

    panel.show_cell(desk.center(1) + Hex(4, 0))
    near = panel.claim.text()
    panel.show_cell(MapBalance(desk.state).shared[0])
    shared = panel.claim.text()

    assert "nearest to Humans, 1 step." in near
    assert "Then Xenos" in near
    assert "contested" in shared


def test_distances_to_each_opponent_and_each_free_planet_are_listed(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.draw(c.PlacePlanet(desk.center(2), SMALL, FAIR))
    panel = shown(desk, qtbot)

    assert panel.neutrals[PlanetId("p3")].figures[0].text() == "7"
    assert panel.opponents[RED].figures[0].text() == "–"
    assert panel.opponents[RED].figures[1].text() == panel.opponents[BLUE].figures[0].text()


def test_a_map_without_starts_says_what_to_do(qtbot: QtBot) -> None:
    panel = shown(empty_map(), qtbot)

    assert panel.lines == {}
