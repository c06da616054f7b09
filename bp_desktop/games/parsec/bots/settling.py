"""Settlement by a bot of Parsec: on which cell of which planet it begins."""

from collections.abc import Sequence

from bp_desktop.core.hexes import Hex
from bp_desktop.games.bots import Ties
from bp_desktop.games.parsec.bots.outlook import Outlook

NEAR = 6
"""Cells within which other planets and asteroids are worth something."""


def settlement(now: Outlook, cells: Sequence[Hex], ties: Ties, *, careful: bool) -> Hex:
    """Rather where two resources come in that it has not, with room beside it and rocks near by."""
    if not careful:
        return ties.one_of(cells)
    board = now.match.board
    free = {cell for cell, _body in now.sites()}

    def worth(cell: Hex) -> float:
        body = board.body_at.get(cell)
        if body is None:
            return 0.0
        lacking = sum(now.yields[one] == 0 for one in body.resources)
        beside = sum(one in free for one in cell.neighbors() if one in body.cells)
        rocks = sum(
            not other.is_planet and other.cells[0].distance(cell) <= NEAR
            for other in board.bodies.values()
        )
        own = sum(one.cell in body.cells for one in now.colonies)
        return 4.0 * lacking + 0.3 * beside + 0.5 * rocks + own

    best = ties.best(cells, worth)
    return best if best is not None else cells[0]
