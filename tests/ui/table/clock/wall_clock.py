"""A clock on the wall that tests turn by hand."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.match.build import DUO, GivenDice, creation
from tests.ui.table.players_hand import OPEN_BOOKS, QUIET, MatchSession, begun


class WallClock:
    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, 20, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def wait(self, seconds: int) -> None:
        self.time += timedelta(seconds=seconds)


def timed(
    wall: Callable[[], datetime],
    options: Options = OPEN_BOOKS,
    positions: Positions = Positions.BOARD,
) -> MatchSession:
    """A match of Red and Blue by this clock, created and no more."""
    session: MatchSession = Session(match_system(), MemoryJournal(), GivenDice(*[QUIET] * 20), wall)
    session.submit(creation(DUO, options, positions))
    return session


def in_play(wall: Callable[[], datetime]) -> MatchSession:
    """Red's first own turn has just begun."""
    return begun(timed(wall))
