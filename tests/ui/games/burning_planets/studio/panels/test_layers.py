"""The layers panel and what it lays over the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.balance import MapBalance
from bp_desktop.ui.board.vision_effect import see_as
from bp_desktop.ui.editor.panels.layers_panel import LayersPanel
from bp_desktop.ui.editor.vision import vision_warnings
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.games.burning_planets.studio.map_game import LAYER_NAMES, TERRITORY
from bp_desktop.ui.games.burning_planets.studio.overlays import (
    ProblemOverlay,
    ProblemWatch,
    TerritoryOverlay,
    territory_marks,
)
from bp_desktop.ui.look.players import READABLE, contrast, looks_of
from tests.ui.games.burning_planets.studio.panels.desk import Desk, generated_map

LEFT = Qt.MouseButton.LeftButton


class Studio:
    """The parts of a studio that layers have to do with."""

    def __init__(self, qtbot: QtBot) -> None:
        self.desk: Desk = generated_map()
        context = self.desk.context
        self.shown = context.display
        self.shown.set_part(TERRITORY, on=False)
        self.watch = ProblemWatch(context)
        ProblemOverlay(context, self.watch)
        TerritoryOverlay(context)
        self.panel = self.desk.stage(qtbot, LayersPanel(context, LAYER_NAMES))

    def marked(self) -> set[Hex]:
        return {cell for mark in self.desk.marks.all for cell in mark.cells}


@pytest.fixture
def studio(qtbot: QtBot) -> Studio:
    return Studio(qtbot)


@pytest.mark.parametrize("layer", ["cell_lines", "coordinates", "ships", "natural", "names"])
def test_a_layer_of_the_board_is_switched(studio: Studio, layer: str) -> None:
    before = studio.shown.now.layers.shows(layer)

    QTest.keyClick(studio.panel.switches[layer], Qt.Key.Key_Space)

    assert studio.shown.now.layers.shows(layer) is not before


@pytest.mark.parametrize("part", ["rulers", "minimap", "notes", "symmetry"])
def test_what_is_around_the_board_is_switched(studio: Studio, part: str) -> None:
    QTest.keyClick(studio.panel.switches[part], Qt.Key.Key_Space)

    assert not studio.shown.now.shows(part)


def test_a_switch_follows_what_is_switched_elsewhere(studio: Studio) -> None:
    studio.shown.set_part("rulers", on=False)

    assert not studio.panel.switches["rulers"].isChecked()


def test_everything_is_shown_again_by_one_click(studio: Studio) -> None:
    studio.shown.set_part("rulers", on=False)
    studio.shown.set_layer("ships", on=False)

    QTest.mouseClick(studio.panel.all, LEFT)

    assert studio.shown.now.shows("rulers")
    assert studio.shown.now.layers.shows("ships")


def test_switching_layers_never_touches_the_journal(studio: Studio) -> None:
    steps = len(studio.desk.session.entries)

    for switch in studio.panel.switches.values():
        QTest.keyClick(switch, Qt.Key.Key_Space)

    assert len(studio.desk.session.entries) == steps


def test_problems_are_marked_on_the_board_until_switched_off(studio: Studio, qtbot: QtBot) -> None:
    studio.desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    qtbot.waitUntil(lambda: studio.marked() >= {Hex(1, 1), Hex(2, 1)})

    QTest.keyClick(studio.panel.switches["problems"], Qt.Key.Key_Space)

    assert studio.marked() == set()


def test_accepted_problems_are_not_marked(studio: Studio, qtbot: QtBot) -> None:
    studio.desk.draw(c.PlaceAsteroid(Hex(1, 1)), c.PlaceAsteroid(Hex(2, 1)))
    qtbot.waitUntil(lambda: studio.marked() != set())
    (problem,) = (one for one in studio.watch.problems if one.rule == "BP-AST-7")

    studio.desk.draw(c.AcceptProblem(problem.rule, problem.cells, ""))

    qtbot.waitUntil(lambda: studio.marked() == set())


def test_whose_cells_are_is_laid_over_and_follows_the_map(studio: Studio, qtbot: QtBot) -> None:
    QTest.keyClick(studio.panel.switches["territory"], Qt.Key.Key_Space)
    before = studio.marked()
    assert before >= {cell for cells in territory(studio).values() for cell in cells}

    studio.desk.draw(c.ChangeGrid(4, 3))

    qtbot.waitUntil(lambda: len(studio.marked()) > len(before))
    assert studio.marked() >= {cell for cells in territory(studio).values() for cell in cells}


def territory(studio: Studio) -> dict[PlayerId, tuple[Hex, ...]]:
    return MapBalance(studio.desk.state).territory


def test_territories_are_told_by_pattern_and_seen_on_the_board(studio: Studio) -> None:
    studio.shown.set_part(TERRITORY, on=True)
    seats = studio.desk.context.state.content.seats
    looks = looks_of(seats, "safe")

    patterns = [mark.pattern for mark in studio.desk.marks.all if not mark.dashed]

    assert {look.pattern for look in looks.values()} <= set(patterns)
    for mode, colors in BOARD_COLORS.items():
        theme = studio.desk.context.theme
        theme.set_look(theme.look._replace(theme=mode))
        for mark in territory_marks(
            MapBalance(studio.desk.context.state), studio.desk.context.state, theme
        ):
            assert contrast(QColor(mark.color), QColor(colors.void)) >= READABLE


def test_the_map_is_seen_with_other_eyes(studio: Studio) -> None:
    panel = studio.panel
    assert panel.warnings.isHidden()

    panel.vision.choose("grey")
    panel.vision.activated.emit(panel.vision.currentIndex())

    assert studio.shown.now.vision == "grey"
    assert panel.warnings.isVisible()


@pytest.mark.parametrize(("vision", "alike"), [("grey", True), ("tritan", False)])
def test_players_that_look_alike_are_told(vision: str, alike: bool) -> None:
    """Red and green are as bright as each other, and differ for whoever lacks blue."""
    red, green, white = (MapSeat(PlayerId(str(one)), "humans", color=one) for one in (0, 3, 8))
    dark = QColor(BOARD_COLORS["dark"].void)

    told = list(vision_warnings((red, green), "vivid", dark, vision))

    assert bool(told) is alike
    [pale] = vision_warnings((white,), "vivid", QColor("#ffffff"), vision)
    assert "1" in pale


def test_a_widget_is_shown_without_its_colours(qtbot: QtBot) -> None:
    red = QWidget()
    qtbot.addWidget(red)
    red.setStyleSheet("background: #e8502e")
    red.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    red.resize(40, 40)
    red.show()

    see_as(red, "grey")
    grey = red.grab().toImage().pixelColor(20, 20)
    see_as(red, "usual")
    again = red.grab().toImage().pixelColor(20, 20)

    assert grey.saturation() < 4
    assert again == QColor("#e8502e")
