"""Lines of fire, groups of colonies and groups of modules: questions about places alone."""

from collections.abc import Iterable, Mapping

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.board import ModuleBoard

SHORT = 2
"""Up to this distance every cell lies on a line of fire (PA-COMBAT-6)."""


def reaches(start: Hex, target: Hex, distance: int, *, lines_only: bool) -> bool:
    """Whether a range covers a target (PA-COMBAT-4 to -6, PA-GAP-33); nothing blocks fire."""
    apart = start.distance(target)
    if not 0 < apart <= distance:
        return False
    return apart <= SHORT or not lines_only or is_on_line(start, target)


def is_on_line(start: Hex, target: Hex) -> bool:
    """Along a row of cells, or along the edges between two rows."""
    gap = target - start
    q, r, s = gap.q, gap.r, gap.s
    return 0 in (q, r, s) or len({q, r, s}) < 3


def joined(cells: Iterable[Hex]) -> tuple[frozenset[Hex], ...]:
    """The connected groups of cells (PA-COLONY-5)."""
    left, groups = set(cells), list[frozenset[Hex]]()
    while left:
        group, frontier = set[Hex](), [left.pop()]
        while frontier:
            cell = frontier.pop()
            group.add(cell)
            near = left.intersection(cell.neighbors())
            left -= near
            frontier += near
        groups.append(frozenset(group))
    return tuple(groups)


def largest_group(board: ModuleBoard, modules: frozenset[int], *, corners: bool) -> frozenset[int]:
    """The most modules among these that hang together (PA-WIN-6, PA-GAP-2)."""
    if len(modules) < 2:
        return modules
    touching = board.seams.edges | (board.seams.corners if corners else frozenset())
    beside: Mapping[int, set[int]] = {one: set() for one in modules}
    for one, other in touching:
        if one in beside and other in beside:
            beside[one].add(other)
            beside[other].add(one)
    best, left = frozenset[int](), set(modules)
    while left:
        group, frontier = set[int](), [min(left)]
        while frontier:
            one = frontier.pop()
            if one not in group:
                group.add(one)
                frontier += beside[one] - group
        left -= group
        if len(group) > len(best):
            best = frozenset(group)
    return best
