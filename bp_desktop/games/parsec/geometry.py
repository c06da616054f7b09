"""Lines of fire, groups of colonies and groups of modules: questions about places alone."""

from collections.abc import Iterable

from bp_desktop.core.groups import connected
from bp_desktop.core.hexes import Hex, is_straight
from bp_desktop.games.parsec.board import ModuleBoard

SHORT = 2
"""Up to this distance every cell lies on a line of fire (PA-COMBAT-6)."""


def reaches(start: Hex, target: Hex, distance: int, *, lines_only: bool) -> bool:
    """Whether a range covers a target (PA-COMBAT-3 to -6, PA-GAP-33); nothing blocks fire."""
    apart = start.distance(target)
    if apart > max(1, distance):
        return False
    return apart <= SHORT or not lines_only or is_straight(target - start)


def joined(cells: Iterable[Hex]) -> tuple[frozenset[Hex], ...]:
    """The connected groups of cells (PA-COLONY-5)."""
    return tuple(connected(cells, Hex.neighbors))


def largest_group(board: ModuleBoard, modules: frozenset[int], *, corners: bool) -> frozenset[int]:
    """The most modules among these that hang together (PA-WIN-6, PA-GAP-2)."""
    groups = connected(sorted(modules), board.beside[corners].__getitem__) if modules else ()
    return max(groups, key=len, default=modules)
