"""Markers of lasting events: where each lies on the real board."""

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.match.lookup import vessels_at
from bp_desktop.games.parsec.match.state import LastingEvent, ParsecMatch


def marker_cell(match: ParsecMatch, event: LastingEvent) -> Hex | None:
    """Under the units of one cell (PA-EVT-15), or on a cell of a module without a vessel
    (PA-EVT-14); None where the whole board is meant, nothing is free, or no board is kept."""
    if event.cell is not None:
        return event.cell
    if event.body:
        return next(iter(match.board.bodies[event.body].cells), None)
    free = (
        cell
        for cell, modules in match.board.modules_at.items()
        if modules == (event.module,) and not any(vessels_at(match, cell))
    )
    return next(free, None) if event.module else None
