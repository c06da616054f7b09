"""Fixes on a map with a live symmetry: they go where a gesture would go too."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.ids import (
    FOREST,
    ClassId,
    KindId,
    PlanetId,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryKind
from bp_desktop.ui.games.burning_planets.studio.edit_images import images_of_fix
from bp_desktop.ui.games.burning_planets.studio.map_images import frame_of, image_of
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemCard, ProblemsPanel
from tests.ui.games.burning_planets.studio.build import unpaired
from tests.ui.games.burning_planets.studio.panels.desk import (
    FAIR,
    HARSH,
    MEDIUM,
    SMALL,
    Desk,
    empty_map,
)
from tests.ui.games.burning_planets.studio.studio_page import StudioPage

SCOUT, STATION = ClassId("small"), KindId("space_station")
LEFT = Qt.MouseButton.LeftButton
MIRROR = Symmetry(SymmetryKind.LEFT_RIGHT)
LAST_COLUMN = 38
"""Of a board three tiles wide."""


def both_sides(col: int, row: int) -> list[Hex]:
    return [from_offset(col, row), from_offset(LAST_COLUMN - col, row)]


def with_asteroids(*cells: Hex) -> Desk:
    return empty_map().draw(c.Together(tuple(c.PlaceAsteroid(cell) for cell in cells)))


def touching_on_both_sides() -> Desk:
    """Two pairs that touch (BP-AST-7) on each side, each the image of one on the other."""
    columns = [(2, 2), (3, 2), (4, 2), (2, 9), (3, 9)]
    return with_asteroids(*(cell for col, row in columns for cell in both_sides(col, row)))


def about(panel: ProblemsPanel, rule: str) -> list[ProblemCard]:
    return [card for card in panel.cards if card.problem.rule == rule]


def in_the_studio(desk: Desk, qtbot: QtBot, fold: SymmetryKind) -> StudioPage:
    studio = desk.studio(qtbot)
    studio.fold(fold)
    return studio


def test_fix_all_keeps_a_symmetric_map_symmetric_in_one_step(qtbot: QtBot) -> None:
    desk = touching_on_both_sides()
    studio = in_the_studio(desk, qtbot, SymmetryKind.LEFT_RIGHT)
    panel = studio.problems_panel()
    before, steps = desk.state.content, len(desk.session.timeline)
    assert unpaired(desk.state, MIRROR) == ()

    QTest.mouseClick(panel.fix_all["BP-AST-7"], LEFT)

    qtbot.waitUntil(lambda: about(panel, "BP-AST-7") == [])
    assert unpaired(desk.state, MIRROR) == ()
    assert studio.notice == ""
    assert len(desk.session.timeline) == steps + 1
    desk.commander.undo()
    assert desk.state.content == before


def test_the_fix_of_one_problem_is_mirrored_too(qtbot: QtBot) -> None:
    desk = touching_on_both_sides()
    panel = in_the_studio(desk, qtbot, SymmetryKind.LEFT_RIGHT).problems_panel()
    steps = len(desk.session.timeline)

    QTest.mouseClick(about(panel, "BP-AST-7")[0].fix, LEFT)

    assert len(desk.session.timeline) == steps + 1
    assert unpaired(desk.state, MIRROR) == ()


def test_without_a_symmetry_only_the_problem_itself_is_mended(qtbot: QtBot) -> None:
    desk = touching_on_both_sides()
    panel = in_the_studio(desk, qtbot, SymmetryKind.NONE).problems_panel()
    before = set(desk.state.occupancy.asteroids)

    QTest.mouseClick(about(panel, "BP-AST-7")[0].fix, LEFT)

    assert len(before - set(desk.state.occupancy.asteroids)) == 1


def test_what_cannot_be_fixed_symmetrically_is_fixed_and_told_in_the_foot(qtbot: QtBot) -> None:
    """Rocks on the axis are their own images: one that leaves it has none."""
    middle = LAST_COLUMN // 2
    desk = with_asteroids(*(from_offset(middle, row) for row in (4, 5, 6)))
    assert unpaired(desk.state, MIRROR) == ()
    studio = in_the_studio(desk, qtbot, SymmetryKind.LEFT_RIGHT)
    panel = studio.problems_panel()

    QTest.mouseClick(panel.fix_all["BP-AST-7"], LEFT)

    qtbot.waitUntil(lambda: about(panel, "BP-AST-7") == [])
    assert unpaired(desk.state, MIRROR) != ()
    assert "exceptions" in studio.notice


def test_an_image_that_would_break_a_rule_is_left_out(qtbot: QtBot) -> None:
    """The place of the image touches another rock (BP-AST-7)."""
    here, there = both_sides(3, 3)
    target, its_image = both_sides(6, 3)
    desk = with_asteroids(here, there, its_image + Hex(1, 0))
    rock = desk.state.occupancy.asteroids[here].id

    images = images_of_fix(desk.state, MIRROR, c.MoveAsteroid(rock, target))

    assert images == ()


def test_what_grows_and_what_is_cleared_has_its_image_on_the_other_planet(qtbot: QtBot) -> None:
    desk = empty_map()
    desk.draw(
        c.PlacePlanet(desk.center(1), SMALL, FAIR), c.PlacePlanet(desk.center(3), SMALL, FAIR)
    )
    at = desk.center(1) + Hex(1, 0)
    [image] = MIRROR.images(frame_of(desk.state))
    there = image_of(desk.state, at, image)

    grown = images_of_fix(desk.state, MIRROR, c.PlaceNatural(FOREST, (at,)))
    desk.draw(c.PlaceNatural(FOREST, (at, there)))
    cleared = images_of_fix(desk.state, MIRROR, c.ClearGround((at,)))

    assert grown == (c.PlaceNatural(FOREST, (there,)),)
    assert cleared == (c.ClearGround((there,)),)


class OnTheLeft(NamedTuple):
    planet: PlanetId
    center: Hex
    ship: ShipId
    station: StructureId


def two_of_everything() -> tuple[Desk, OnTheLeft]:
    """A planet, a ship and a station, with their images; and the first of each."""
    desk = empty_map()
    for tile in (1, 3):
        desk.draw(c.PlacePlanet(desk.center(tile), SMALL, FAIR))
    owners = [seat.id for seat in desk.state.content.seats]
    for owner, berth, orbit in zip(owners, both_sides(1, 1), both_sides(11, 11), strict=True):
        desk.draw(c.PlaceShip(owner, SCOUT, berth), c.PlaceSpaceStructure(owner, STATION, orbit))
    assert unpaired(desk.state, MIRROR) == ()
    board = desk.state.board
    first = OnTheLeft(
        next(iter(board.planets)), desk.center(1), next(iter(board.ships)), next(iter(board.space))
    )
    return desk, first


@pytest.mark.parametrize(
    "change",
    [
        lambda one: c.MovePlanet(one.planet, one.center + Hex(1, 0)),
        lambda one: c.RemovePlanet(one.planet),
        lambda one: c.SetBiome(one.planet, HARSH),
        lambda one: c.ResizePlanet(one.planet, MEDIUM),
        lambda one: c.ShiftShip(one.ship, from_offset(2, 1)),
        lambda one: c.RemoveShip(one.ship),
        lambda one: c.MoveSpaceStructure(one.station, from_offset(10, 11)),
        lambda one: c.RemoveSpaceStructure(one.station),
    ],
)
def test_whatever_a_fix_changes_is_changed_on_the_other_side_too(
    qtbot: QtBot, change: Callable[[OnTheLeft], c.Single]
) -> None:
    desk, on_the_left = two_of_everything()
    before = desk.state.content

    fix = change(on_the_left)
    images = images_of_fix(desk.state, MIRROR, fix)
    desk.draw(c.Together((fix, *images)))

    assert len(images) == 1
    assert desk.state.content != before
    assert unpaired(desk.state, MIRROR) == ()


def test_what_is_of_one_player_has_no_image(qtbot: QtBot) -> None:
    desk = empty_map()
    desk.draw(
        c.PlacePlanet(desk.center(1), SMALL, FAIR), c.PlacePlanet(desk.center(3), SMALL, FAIR)
    )
    planet = next(iter(desk.state.board.planets))

    assert images_of_fix(desk.state, MIRROR, c.SetPlanetOwner(planet)) == ()
