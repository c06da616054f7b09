"""Start positions compared, distances, choke points and whose a cell is."""

from collections import deque

import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.cell_graph import NO_WAY
from bp_desktop.core.hexes import Hex, from_offset, ring
from bp_desktop.core.paths import reach
from bp_desktop.games.burning_planets.ids import FOREST, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.balance import (
    FairnessMeasure,
    MapBalance,
    StartDifference,
)
from bp_desktop.games.burning_planets.map.making import new_map
from bp_desktop.games.burning_planets.tiles import TilePlace
from tests.games.burning_planets.map.build import (
    BLUE,
    FAIR,
    MEDIUM,
    RED,
    SMALL,
    WATER,
    MapSession,
    board,
    center,
    session,
)


def two_starts(*more: c.AnyMapCommand, size: SizeId = SMALL) -> MapSession:
    """Red on tile 1 and blue on tile 6, half a turn apart."""
    drawing = board()
    drawing.submit(
        c.PlacePlanet(center(drawing, 1), size, FAIR, starting=RED, owner=RED), overrule=True
    )
    drawing.submit(
        c.PlacePlanet(center(drawing, 6), SMALL, WATER, starting=BLUE, owner=BLUE), overrule=True
    )
    for command in more:
        drawing.submit(command, overrule=True)
    return drawing


def values(drawing: MapSession, measure: FairnessMeasure) -> list[float | None]:
    return [start.values[measure] for start in MapBalance(drawing.state).starts]


def test_starts_half_a_turn_apart_are_alike_in_everything() -> None:
    balance = MapBalance(two_starts().state)

    assert [start.seat for start in balance.starts] == [RED, BLUE]
    assert balance.worst() is None
    assert all(difference.spread == 0 for difference in balance.differences())


def test_a_larger_planet_is_the_worst_difference_there_is() -> None:
    """BP-BOARD-5: 37 cells instead of 19."""
    drawing = two_starts(size=MEDIUM)

    assert values(drawing, FairnessMeasure.SIZE) == [37, 19]
    worst = MapBalance(drawing.state).worst()
    assert worst is not None
    assert worst.share == pytest.approx(18 / 37)


def test_natural_resources_and_free_border_are_counted_on_the_start() -> None:
    drawing = two_starts()
    home = center(drawing, 1)
    drawing.submit(c.PlaceNatural(FOREST, ring(home, 2)[:3]), overrule=True)

    assert values(drawing, FairnessMeasure.FORESTS) == [3, 0]
    assert values(drawing, FairnessMeasure.NATURAL) == [3, 0]
    assert values(drawing, FairnessMeasure.FREE_BORDER) == [9, 12]


def test_steps_lead_from_orbit_to_orbit() -> None:
    """Tile centres lie 13 apart; two small planets with their orbits leave 7 steps between."""
    drawing = two_starts()
    drawing.submit(c.PlacePlanet(center(drawing, 2), SMALL, FAIR))

    start = MapBalance(drawing.state).starts[0]

    assert start.neutrals == {"p3": 13 - 2 * (2 + 1)}
    assert start.values[FairnessMeasure.NEUTRAL] == 7


def test_asteroids_are_counted_by_the_steps_to_them_and_block_the_way() -> None:
    drawing = two_starts()
    home = center(drawing, 1)
    drawing.submit(c.PlaceAsteroid(home + Hex(5, 0)), overrule=True)

    balance = MapBalance(drawing.state)

    assert balance.starts[0].values[FairnessMeasure.ASTEROID] == 1
    assert balance.starts[0].values[FairnessMeasure.ASTEROIDS] == 1
    assert balance.claim(home + Hex(5, 0)) is None
    behind = balance.claim(home + Hex(6, 0))
    assert behind is not None
    assert behind.steps[0] == (RED, 4)
    assert behind.detour(RED) == 1


def test_a_walled_start_has_no_way_out_and_no_differences_are_made_up() -> None:
    drawing = two_starts()
    wall = tuple(c.PlaceAsteroid(cell) for cell in ring(center(drawing, 1), 4))
    drawing.submit(c.Together(wall), overrule=True)

    balance = MapBalance(drawing.state)

    assert balance.starts[0].opponents == {BLUE: None}
    assert balance.starts[0].values[FairnessMeasure.OPPONENT] is None
    assert FairnessMeasure.OPPONENT not in {one.measure for one in balance.differences()}


def test_a_cell_tells_whose_it_is_and_what_the_way_around_costs() -> None:
    drawing = two_starts()
    home = center(drawing, 1)

    balance = MapBalance(drawing.state)
    near = balance.claim(home + Hex(4, 0))
    assert near is not None
    assert near.owners == (RED,)
    assert near.steps[0] == (RED, 1)
    assert near.detour(RED) == 0
    assert balance.claim(home) is None, "planets are not space"
    assert balance.claim(Hex(-99, 0)) is None, "off the board"


def test_every_space_cell_is_owned_contested_or_out_of_reach() -> None:
    drawing = session()
    for command in new_map(("humans", "xenos", "digitals"), seed="5"):
        drawing.submit(command)

    balance = MapBalance(drawing.state)

    own = [cell for cells in balance.territory.values() for cell in cells]
    assert len(own) == len(set(own))
    assert not set(own) & set(balance.shared)
    for cell in own[::17]:
        claim = balance.claim(cell)
        assert claim is not None
        assert len(claim.owners) == 1
        assert cell in balance.territory[claim.owners[0]]
    for cell in balance.shared:
        claim = balance.claim(cell)
        assert claim is not None
        assert len(claim.owners) > 1


def test_steps_agree_with_a_plain_search() -> None:
    drawing = session()
    for command in new_map(("humans", "xenos"), seed="9"):
        drawing.submit(command)
    state = drawing.state
    graph = state.geometry.space_graph
    free = graph.free(state.occupancy.asteroids)
    start = next(cell for cell in graph.cells if free[graph.number[cell]])

    found = graph.steps((start,), free)
    plain = reach(start, 500, lambda cell: cell in graph.number and free[graph.number[cell]] == 1)

    assert {cell: n for cell, n in zip(graph.cells, found, strict=True) if n != NO_WAY} == plain


def parts(cells: set[Hex]) -> int:
    """Into how many parts some cells fall."""
    left, count = set(cells), 0
    while left:
        count += 1
        queue = deque([left.pop()])
        while queue:
            for near in queue.popleft().neighbors():
                if near in left:
                    left.remove(near)
                    queue.append(near)
    return count


@settings(max_examples=60)
@given(blocked=st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=34))
def test_choke_points_are_the_cells_whose_loss_tears_space_apart(
    blocked: set[tuple[int, int]],
) -> None:
    """Against the definition, cell by cell, on a board of one small tile."""
    drawing = board(c.SetOutline((TilePlace(0, 0),)), c.ResizeTiles(7, 7))
    graph = drawing.state.geometry.space_graph
    walls = {from_offset(col, row) for col, row in blocked}
    free = set(graph.cells) - walls

    found = set(graph.choke_points(graph.free(walls)))

    assert found == {cell for cell in free if parts(free - {cell}) > parts(free)}


def test_the_very_first_cell_can_be_a_choke_point() -> None:
    """Where the walk begins, two ways that meet nowhere else are told apart by counting."""
    drawing = board(c.SetOutline((TilePlace(0, 0),)), c.ResizeTiles(7, 7))
    graph = drawing.state.geometry.space_graph
    first = from_offset(3, 0)
    free = {first, from_offset(4, 0), from_offset(2, 1)}

    found = graph.choke_points(graph.free(set(graph.cells) - free))

    assert found == (first,)


def test_a_map_without_starting_planets_has_nothing_to_compare() -> None:
    balance = MapBalance(board().state)

    assert balance.starts == ()
    assert balance.worst() is None


def test_a_few_asteroids_weigh_less_than_most_of_space() -> None:
    rocks = StartDifference(FairnessMeasure.ASTEROIDS, 0, 10)
    space = StartDifference(FairnessMeasure.OWN_CELLS, 432, 6445)

    assert rocks.share < space.share
