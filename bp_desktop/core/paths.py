"""Ways between hexes around whatever blocks them."""

from collections.abc import Callable, Mapping

from bp_desktop.core.hexes import Hex

IsFree = Callable[[Hex], bool]
"""Whether a cell may be entered."""
POCKET = 256
"""Cells; whoever can leave a place that large is not walled in."""


def reach(start: Hex, steps: int, is_free: IsFree) -> dict[Hex, int]:
    """Every cell that can be entered within `steps`, with its number of steps; the start is 0."""
    found = {start: 0}
    frontier = [start]
    for step in range(1, steps + 1):
        following = []
        for cell in frontier:
            for neighbor in cell.neighbors():
                if neighbor not in found and is_free(neighbor):
                    found[neighbor] = step
                    following.append(neighbor)
        if not following:
            break
        frontier = following
    return found


def shortest_path(
    start: Hex, goal: Hex, is_free: IsFree, *, limit: int = 10_000
) -> tuple[Hex, ...] | None:
    """A shortest way, without the start and with the goal; None if there is none.

    Of several it is the first in the order of DIRECTIONS, so it is always the same. `limit`
    bounds the cells looked at, so an endless board cannot trap the search.
    """
    if start == goal:
        return ()
    if not is_free(goal) or _is_walled_in(start, goal, is_free, min(POCKET, limit // 2)):
        return None
    left = _steps_left(start, goal, is_free, limit)
    if start not in left:
        return None
    way = [start]
    while way[-1] != goal:
        nearer = left[way[-1]] - 1
        way.append(next(cell for cell in way[-1].neighbors() if left.get(cell) == nearer))
    return tuple(way[1:])


def _is_walled_in(start: Hex, goal: Hex, is_free: IsFree, room: int) -> bool:
    """Whether the start lies in a pocket without the goal: the search from there would not see
    it before it had looked at the whole board."""
    found = {start}
    frontier = [start]
    while frontier and len(found) < room:
        cell = frontier.pop()
        for neighbor in cell.neighbors():
            if neighbor not in found and is_free(neighbor):
                found.add(neighbor)
                frontier.append(neighbor)
    return not frontier and goal not in found


def _steps_left(start: Hex, goal: Hex, is_free: IsFree, limit: int) -> dict[Hex, int]:
    """How far it is to the goal from every cell of every shortest way, and from others that had to
    be looked at; without the start if there is none. (A*: what lies nearer to a way as the crow
    flies comes first.)"""
    steps = {goal: 0}
    total = start.distance(goal)
    by_total = {total: [goal]}
    settled: set[Hex] = set()
    while by_total and (start not in settled or total == steps[start]):
        cells = by_total.get(total)
        if not cells:
            by_total.pop(total, None)
            total += 1
            continue
        cell = cells.pop()
        if cell in settled:
            continue
        settled.add(cell)
        step = steps[cell] + 1
        for neighbor in cell.neighbors():
            known = steps.get(neighbor)
            if known is None:
                if neighbor != start and not is_free(neighbor):
                    continue
                if len(steps) >= limit and start not in steps:
                    return {}
            elif known <= step:
                continue
            steps[neighbor] = step
            by_total.setdefault(step + neighbor.distance(start), []).append(neighbor)
    return steps


def walk_back(came_from: Mapping[Hex, Hex], start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The way a search has found, without the start and with the goal."""
    way = [goal]
    while (previous := came_from[way[-1]]) != start:
        way.append(previous)
    return tuple(reversed(way))
