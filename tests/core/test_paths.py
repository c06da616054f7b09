"""Ways around blockers, compared with slower and simpler searches."""

from collections import deque
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.hexes import DIRECTIONS, ORIGIN, Hex, disc, ring
from bp_desktop.core.paths import reach, shortest_path, walk_back

BOARD = disc(ORIGIN, 4)
cells = st.sampled_from(BOARD)
blockers = st.frozensets(cells, max_size=40)


def brute_force_costs(start: Hex, cost: dict[Hex, int]) -> dict[Hex, int]:
    """Bellman and Ford: relax every edge until nothing gets cheaper."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for cell in list(best):
            for neighbor in cell.neighbors():
                if neighbor in cost:
                    total = best[cell] + cost[neighbor]
                    if total < best.get(neighbor, total + 1):
                        best[neighbor] = total
                        changed = True
    return best


@given(cells, cells, blockers)
def test_a_shortest_path_is_a_free_walk_of_the_least_length(
    start: Hex, goal: Hex, blocked: frozenset[Hex]
) -> None:
    free = set(BOARD) - blocked
    distances = brute_force_costs(start, dict.fromkeys(free, 1))

    path = shortest_path(start, goal, free.__contains__)

    if goal not in distances:
        assert path is None
    else:
        assert path is not None
        assert len(path) == distances[goal]
        assert set(path) <= free
        assert all(here.distance(there) == 1 for here, there in pairwise((start, *path)))
        assert (start, *path)[-1] == goal


def breadth_first(start: Hex, goal: Hex, free: frozenset[Hex]) -> tuple[Hex, ...] | None:
    """Step by step in all directions, in their order: slow, and right at first glance."""
    came_from = {start: start}
    queue = deque((start,))
    while queue and goal not in came_from:
        cell = queue.popleft()
        for neighbor in cell.neighbors():
            if neighbor in free and neighbor not in came_from:
                came_from[neighbor] = cell
                queue.append(neighbor)
    if goal not in came_from:
        return None
    return walk_back(came_from, start, goal) if goal != start else ()


@given(cells, cells, blockers)
def test_a_path_is_cell_by_cell_the_one_a_breadth_first_search_finds(
    start: Hex, goal: Hex, blocked: frozenset[Hex]
) -> None:
    free = frozenset(BOARD) - blocked

    assert shortest_path(start, goal, free.__contains__) == breadth_first(start, goal, free)


@given(st.integers(0, 1 << 32), st.sampled_from((0.1, 0.3, 0.45)))
@settings(max_examples=60)
def test_a_long_way_through_a_maze_is_the_same_too(seed: int, density: float) -> None:
    board, chance = disc(ORIGIN, 14), Random(seed)
    free = frozenset(cell for cell in board if chance.random() > density)
    start, goal = chance.choice(board), chance.choice(board)

    assert shortest_path(start, goal, free.__contains__) == breadth_first(start, goal, free)


@pytest.mark.parametrize(
    ("start", "goal"), [(Hex(-90, 0), Hex(90, 0)), (Hex(-45, -45), Hex(45, 45))]
)
def test_a_way_across_a_large_board_looks_at_few_of_its_cells(start: Hex, goal: Hex) -> None:
    """Also where there are thousands of shortest ways."""
    asked: set[Hex] = set()

    def is_free(cell: Hex) -> bool:
        asked.add(cell)
        return cell.distance(ORIGIN) <= 100

    path = shortest_path(start, goal, is_free)

    assert path is not None
    assert len(path) == 180
    assert len(asked) < 2_000


@pytest.mark.parametrize("walled_in", [Hex(-20, 0), Hex(20, 0)])
def test_that_there_is_no_way_is_found_from_the_narrow_end(walled_in: Hex) -> None:
    asked: set[Hex] = set()
    wall = set(walled_in.neighbors())

    def is_free(cell: Hex) -> bool:
        asked.add(cell)
        return cell not in wall and cell.distance(ORIGIN) <= 60

    assert shortest_path(Hex(-20, 0), Hex(20, 0), is_free, limit=100_000) is None
    assert len(asked) < 1_000


@given(cells, cells)
def test_without_blockers_a_path_is_as_long_as_the_distance(start: Hex, goal: Hex) -> None:
    path = shortest_path(start, goal, lambda _cell: True)

    assert path is not None
    assert len(path) == start.distance(goal)


def test_a_wall_is_walked_around() -> None:
    wall = {Hex(1, 0), Hex(1, -1), Hex(0, 1)}

    path = shortest_path(ORIGIN, Hex(2, 0), lambda cell: cell not in wall)

    assert path is not None
    assert len(path) == 5
    assert not wall & set(path)


def test_who_is_walled_in_finds_no_way() -> None:
    wall = set(DIRECTIONS)

    assert shortest_path(ORIGIN, Hex(5, 0), lambda cell: cell not in wall) is None
    assert reach(ORIGIN, 9, lambda cell: cell not in wall) == {ORIGIN: 0}


def test_an_endless_board_does_not_trap_the_search() -> None:
    asked: list[Hex] = []

    def is_free(cell: Hex) -> bool:
        asked.append(cell)
        return True

    path = shortest_path(ORIGIN, Hex(99, 0), is_free, limit=50)

    assert path is None
    assert len(asked) < 100


def test_standing_on_the_goal_needs_no_step() -> None:
    assert shortest_path(ORIGIN, ORIGIN, lambda _cell: False) == ()


@given(cells, st.integers(0, 10), blockers)
def test_reach_is_every_cell_within_the_steps(
    start: Hex, steps: int, blocked: frozenset[Hex]
) -> None:
    free = set(BOARD) - blocked
    distances = brute_force_costs(start, dict.fromkeys(free, 1))

    found = reach(start, steps, free.__contains__)

    assert found == {cell: far for cell, far in distances.items() if far <= steps}


def test_reach_on_an_empty_board_is_a_disc() -> None:
    found = reach(ORIGIN, 3, lambda _cell: True)

    assert sorted(found) == sorted(disc(ORIGIN, 3))
    assert {cell for cell, steps in found.items() if steps == 3} == set(ring(ORIGIN, 3))
