"""Vessels on their way: what moved in a step, for boards that show it in motion."""

from collections.abc import Callable, Iterable

from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.ui.board.style import USUAL
from bp_desktop.ui.board.transit import BoardInTransit, Mover, in_transit
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture


def vessels_in_transit(
    before: ParsecMatch, events: Iterable[Event], drawn: Callable[..., ParsecPicture]
) -> BoardInTransit | None:
    """None where nothing of a step can be seen moving; `drawn` makes a picture of the match after
    it, with these layers."""
    moved: list[tuple[str, Mover]] = []
    for event in events:
        if isinstance(event, e.VesselMoved) and event.way:
            start = before.units[event.unit].cell
            alone = drawn(USUAL)
            unit = alone.seen.units.get(event.unit)
            if start is not None and unit is not None and unit.aboard is None:
                alone.show_alone(unit)
                moved.append((event.unit, Mover(alone, (start, *event.way))))
    return in_transit(moved, drawn)
