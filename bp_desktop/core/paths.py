"""Ways between hexes around whatever blocks them."""

from collections import deque
from collections.abc import Callable, Mapping
from heapq import heappop, heappush

from bp_desktop.core.hexes import Hex

IsFree = Callable[[Hex], bool]
"""Whether a cell may be entered."""


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


def reach_with_costs(start: Hex, budget: int, cost: Callable[[Hex], int | None]) -> dict[Hex, int]:
    """Every cell whose cheapest way costs at most `budget`; a cost of None blocks the cell.

    Costs are those of entering a cell, 0 or more. So whoever reaches a cell first, going by what
    was spent, reaches it at its lowest cost.
    """
    best = {start: 0}
    queue: list[tuple[int, Hex]] = [(0, start)]
    while queue:
        spent, cell = heappop(queue)
        for neighbor in cell.neighbors():
            if neighbor in best or (price := cost(neighbor)) is None:
                continue
            if spent + price <= budget:
                best[neighbor] = spent + price
                heappush(queue, (spent + price, neighbor))
    return best


def shortest_path(
    start: Hex, goal: Hex, is_free: IsFree, *, limit: int = 10_000
) -> tuple[Hex, ...] | None:
    """A shortest way, without the start and with the goal; None if there is none.

    `limit` bounds the cells looked at, so an endless board cannot trap the search.
    """
    if start == goal:
        return ()
    came_from: dict[Hex, Hex] = {start: start}
    queue = deque((start,))
    while queue and len(came_from) < limit:
        cell = queue.popleft()
        for neighbor in cell.neighbors():
            if neighbor in came_from or not is_free(neighbor):
                continue
            came_from[neighbor] = cell
            if neighbor == goal:
                return walk_back(came_from, start, goal)
            queue.append(neighbor)
    return None


def walk_back(came_from: Mapping[Hex, Hex], start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The way a search has found, without the start and with the goal."""
    way = [goal]
    while (previous := came_from[way[-1]]) != start:
        way.append(previous)
    return tuple(reversed(way))
