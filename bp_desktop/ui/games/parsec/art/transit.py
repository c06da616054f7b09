"""Vessels on their way: what moved in a step, for boards that show it in motion."""

from collections.abc import Callable, Iterable

from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.board.transit import BoardInTransit, Mover
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture

MOST = 6
"""More things at a time are simply there: nobody could follow them."""


def vessels_in_transit(
    before: ParsecMatch, events: Iterable[Event], drawn: Callable[..., ParsecPicture]
) -> BoardInTransit | None:
    """None where nothing of a step can be seen moving; `drawn` makes a picture of the match after
    it, with these layers."""
    movers, moved = list[Mover](), set[str]()
    for event in events:
        if isinstance(event, e.VesselMoved) and event.way:
            start = before.units[event.unit].cell
            alone = drawn(USUAL)
            unit = alone.seen.units.get(event.unit)
            if start is not None and unit is not None and unit.aboard is None:
                alone.show_alone(unit)
                movers.append(Mover(alone, (start, *event.way)))
                moved.add(event.unit)
    if not 0 < len(movers) <= MOST:
        return None
    return BoardInTransit(drawn(Layers(hidden=frozenset(moved))), tuple(movers))
