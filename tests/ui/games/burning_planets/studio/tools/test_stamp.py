"""Stamps put one thing per click, say beforehand why not, and draw its images with it."""

from bp_desktop.core.hexes import DIRECTIONS, Hex, rotated
from bp_desktop.games.burning_planets.ids import ClassId, KindId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tools.putting import StampTool
from bp_desktop.ui.games.burning_planets.studio.map_tools import (
    AsteroidStamp,
    MonolithStamp,
    PlanetStamp,
    ShipStamp,
    StructureStamp,
)
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    HARSH,
    MEDIUM,
    P1,
    RED,
    SMALL,
    WATER,
    board,
    cell,
    center,
    planet,
)
from tests.ui.games.burning_planets.studio.build import ToolBench, click, drag

CANNON, STATION, DRILL = KindId("cannon"), KindId("space_station"), KindId("drilling_facility")


def test_a_click_puts_a_planet_in_one_step() -> None:
    bench = ToolBench(board())
    tool = StampTool(bench.context, PlanetStamp(MEDIUM, WATER))

    click(tool, center(bench.drawing, 1))

    assert (planet(bench.drawing).size, planet(bench.drawing).biome) == (MEDIUM, WATER)
    assert bench.steps == 2


def test_dragging_from_the_centre_sizes_the_planet() -> None:
    bench = ToolBench(board())
    tool = StampTool(bench.context, PlanetStamp(MEDIUM, FAIR))
    middle = center(bench.drawing, 1)

    drag(tool, middle, middle + DIRECTIONS[0], middle + DIRECTIONS[0] * 4)
    drag(tool, center(bench.drawing, 2), center(bench.drawing, 2) + DIRECTIONS[3])

    assert [one.size for one in bench.state.board.planets.values()] == [BIG, SMALL]
    assert planet(bench.drawing).center == middle


def test_the_ghost_of_a_planet_grows_while_it_is_dragged() -> None:
    bench = ToolBench(board())
    tool = StampTool(bench.context, PlanetStamp(MEDIUM, FAIR))
    middle = center(bench.drawing, 1)

    tool.press(middle, HeldKeys.NONE)
    before = bench.preview.ghosts[0].radius
    tool.drag(middle + DIRECTIONS[0] * 4, HeldKeys.NONE)

    assert (before, bench.preview.ghosts[0].radius) == (3, 4)


def test_a_ghost_off_the_tile_centre_tells_the_rule_and_can_still_be_put() -> None:
    """BP-GEN-6: designers may break it, and are told before the click."""
    bench = ToolBench(board())
    tool = StampTool(bench.context, PlanetStamp(SMALL, FAIR))
    aside = center(bench.drawing, 1) + DIRECTIONS[0]

    tool.hover(aside)

    assert [message.rules for message in bench.preview.problem] == [("BP-GEN-6",)]
    assert not bench.preview.refused
    click(tool, aside)
    assert planet(bench.drawing).center == aside


def test_a_planet_off_the_board_is_refused_with_the_reason_and_changes_nothing() -> None:
    """BP-BOARD-4."""
    bench = ToolBench(board())
    tool = StampTool(bench.context, PlanetStamp(BIG, FAIR))

    tool.hover(cell(0, 0))
    refused = bench.preview.refused
    click(tool, cell(0, 0))

    assert refused
    assert bench.told_keys == ["bp.map.planet_off_board"]
    assert bench.steps == 1


def test_letting_go_after_cancel_puts_nothing() -> None:
    bench = ToolBench(board())
    tool = StampTool(bench.context, AsteroidStamp())

    tool.press(cell(3, 3), HeldKeys.NONE)
    tool.cancel()
    tool.release(cell(3, 3), HeldKeys.NONE)

    assert bench.steps == 1
    assert not bench.preview.ghosts


def test_an_asteroid_follows_the_pointer_until_it_is_let_go() -> None:
    bench = ToolBench(board())

    drag(StampTool(bench.context, AsteroidStamp()), cell(3, 3), cell(5, 3))

    assert [one.at for one in bench.state.board.asteroids.values()] == [cell(5, 3)]


def test_a_sixfold_stroke_is_one_step_with_six_asteroids() -> None:
    bench = ToolBench(board(grid=(3, 3)))
    middle = center(bench.drawing, 5)
    bench.fold(SymmetryKind.SIX, middle)
    at = middle + Hex(5, -2)

    click(StampTool(bench.context, AsteroidStamp()), at)

    found = {one.at for one in bench.state.board.asteroids.values()}
    assert found == {rotated(at, sixths, middle) for sixths in range(6)}
    assert bench.steps == 2


def test_images_that_are_not_possible_are_skipped_and_listed() -> None:
    """BP-BOARD-2: two of the three images lie off the board."""
    bench = ToolBench(board(grid=(3, 1)))
    bench.fold(SymmetryKind.THREE, cell(6, 2))
    at = cell(6, 11)

    click(StampTool(bench.context, AsteroidStamp()), at)

    assert [one.at for one in bench.state.board.asteroids.values()] == [at]
    assert [one.messages[0].key for one in bench.skipped] == [
        "bp.map.off_board",
        "bp.map.off_board",
    ]


def test_alt_makes_an_exception_from_the_symmetry() -> None:
    bench = ToolBench(board())
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, AsteroidStamp()), cell(3, 3), HeldKeys.FREE)

    assert [one.at for one in bench.state.board.asteroids.values()] == [cell(3, 3)]


def test_on_the_axis_one_asteroid_is_its_own_image() -> None:
    bench = ToolBench(board(grid=(3, 1)))
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, AsteroidStamp()), cell(19, 4))

    assert len(bench.state.board.asteroids) == 1
    assert bench.skipped == ()


def test_a_ship_needs_a_player_and_says_so() -> None:
    bench = ToolBench(board())
    tool = StampTool(bench.context, ShipStamp(None, ClassId("small")))

    click(tool, cell(3, 3))

    assert bench.told_keys == ["bp.studio.choose_a_player"]
    assert bench.steps == 1


def test_the_image_of_a_ship_belongs_to_whoever_starts_there() -> None:
    drawing = board(grid=(3, 1))
    left, right = center(drawing, 1), center(drawing, 3)
    drawing.submit(c.PlacePlanet(left, SMALL, FAIR, owner=RED, starting=RED), overrule=True)
    drawing.submit(c.PlacePlanet(right, SMALL, FAIR, owner=BLUE, starting=BLUE), overrule=True)
    bench = ToolBench(drawing)
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, ShipStamp(RED, ClassId("big"))), cell(2, 2))

    assert [ship.owner for ship in bench.state.board.ships.values()] == [RED, BLUE]


def test_a_planetary_structure_goes_on_the_planet_and_its_image_on_the_image() -> None:
    """BP-BUILD-4: the border cell of one planet is mirrored to a border cell of the other."""
    drawing = board(grid=(3, 1))
    left, right = center(drawing, 1), center(drawing, 3)
    for middle, owner in ((left, RED), (right, BLUE)):
        drawing.submit(c.PlacePlanet(middle, MEDIUM, FAIR, owner=owner), overrule=True)
    bench = ToolBench(drawing)
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, StructureStamp(None, CANNON)), left + DIRECTIONS[0] * 3)

    places = [
        one.at for found in bench.state.board.planets.values() for one in found.structures.values()
    ]
    assert places == [left + DIRECTIONS[0] * 3, right + DIRECTIONS[3] * 3]


def test_a_space_structure_is_deployed_for_the_player_it_is_set_to() -> None:
    """BP-SPACE-5: a station in empty space, a drilling facility on an asteroid."""
    bench = ToolBench(board(c.PlaceAsteroid(cell(5, 5))))

    click(StampTool(bench.context, StructureStamp(RED, STATION)), cell(2, 2))
    click(StampTool(bench.context, StructureStamp(BLUE, DRILL)), cell(5, 5))
    click(StampTool(bench.context, StructureStamp(BLUE, DRILL)), cell(8, 8))

    assert [one.owner for one in bench.state.board.space.values()] == [RED, BLUE]
    assert bench.told_keys == ["bp.map.needs_asteroid"]


def test_the_owner_tool_gives_a_planet_away_wherever_it_is_clicked() -> None:
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), MEDIUM, HARSH), overrule=True)
    bench = ToolBench(drawing)
    tool = StampTool(bench.context, MonolithStamp(RED))

    click(tool, center(drawing, 1) + DIRECTIONS[2] * 2)

    assert planet(drawing).owner == RED
    assert planet(drawing).starting is None


def test_the_owner_tool_makes_starting_planets_too() -> None:
    """BP-SETUP-9."""
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), MEDIUM, FAIR), overrule=True)
    bench = ToolBench(drawing)

    click(StampTool(bench.context, MonolithStamp(RED, starting=True)), center(drawing, 1))

    assert (planet(drawing).owner, planet(drawing).starting) == (RED, RED)


def test_the_owner_tool_says_when_there_is_no_planet() -> None:
    bench = ToolBench(board())

    click(StampTool(bench.context, MonolithStamp(RED)), cell(1, 1))

    assert bench.told_keys == ["bp.studio.no_planet_here"]
    assert P1 not in bench.state.board.planets


def test_what_one_player_gets_the_other_gets_on_the_other_side() -> None:
    drawing = board(grid=(5, 1))
    for tile, owner in ((1, RED), (5, BLUE)):
        start = c.PlacePlanet(center(drawing, tile), SMALL, FAIR, owner=owner, starting=owner)
        drawing.submit(start, overrule=True)
    for tile in (2, 4):
        drawing.submit(c.PlacePlanet(center(drawing, tile), SMALL, FAIR), overrule=True)
    bench = ToolBench(drawing)
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, MonolithStamp(RED)), center(drawing, 2))

    assert (planet(drawing, "p3").owner, planet(drawing, "p4").owner) == (RED, BLUE)


def test_a_station_is_mirrored_for_the_other_player() -> None:
    drawing = board(grid=(3, 1))
    for tile, owner in ((1, RED), (3, BLUE)):
        start = c.PlacePlanet(center(drawing, tile), SMALL, FAIR, owner=owner, starting=owner)
        drawing.submit(start, overrule=True)
    bench = ToolBench(drawing)
    bench.fold(SymmetryKind.LEFT_RIGHT)

    click(StampTool(bench.context, StructureStamp(RED, STATION)), cell(1, 1))

    assert [(one.owner, one.at) for one in bench.state.board.space.values()] == [
        (RED, cell(1, 1)),
        (BLUE, cell(37, 1)),
    ]
