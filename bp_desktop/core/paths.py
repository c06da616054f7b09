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
    steps_left = _search_back(start, goal, is_free, limit)
    length = steps_left.get(start)
    if length is None:
        return None
    return _first_way(start, goal, length, steps_left, is_free)


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


def _search_back(start: Hex, goal: Hex, is_free: IsFree, limit: int) -> dict[Hex, int]:
    """How far it is to the goal: from the start, if there is a way, and from the cells that had
    to be looked at. (A*: those first that may lie on the shortest way as the crow flies.)"""
    steps = {goal: 0}
    settled: dict[Hex, int] = {}
    total = start.distance(goal)
    by_total = {total: [goal]}
    while by_total:
        if steps.get(start) == total:
            settled[start] = total
            break
        cells = by_total.get(total)
        if not cells:
            by_total.pop(total, None)
            total += 1
            continue
        cell = cells.pop()
        if cell in settled:
            continue
        settled[cell] = steps[cell]
        step = steps[cell] + 1
        for neighbor in cell.neighbors():
            known = steps.get(neighbor)
            if known is None:
                if neighbor != start and not is_free(neighbor):
                    continue
                if len(steps) >= limit:
                    return {}
            elif known <= step:
                continue
            steps[neighbor] = step
            by_total.setdefault(step + neighbor.distance(start), []).append(neighbor)
    return settled


def _first_way(
    start: Hex, goal: Hex, length: int, steps_left: Mapping[Hex, int], is_free: IsFree
) -> tuple[Hex, ...]:
    """The first way of that length, trying directions in their order and going back from dead
    ends; there must be one."""
    entered = {start: 0}
    way: list[Hex] = []
    untried = [iter(start.neighbors())]
    while True:
        step = len(untried)
        for cell in untried[-1]:
            if entered.get(cell, step + 1) <= step:
                continue
            left = steps_left.get(cell)
            least = cell.distance(goal) if left is None else left
            if step + least > length or (left is None and not is_free(cell)):
                continue
            entered[cell] = step
            way.append(cell)
            if cell == goal:
                return tuple(way)
            untried.append(iter(cell.neighbors()))
            break
        else:
            untried.pop()
            way.pop()


def walk_back(came_from: Mapping[Hex, Hex], start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The way a search has found, without the start and with the goal."""
    way = [goal]
    while (previous := came_from[way[-1]]) != start:
        way.append(previous)
    return tuple(reversed(way))
