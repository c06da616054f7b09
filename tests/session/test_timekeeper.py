"""Everybody's time in any game: one function of the game, and the times of the lines."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bp_desktop.core.clock import Watch
from bp_desktop.core.ids import SeatId
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.session.timekeeper import TimeKeeper
from tests.tally import TALLY, Add, Event, Join, NoDice, Reveal, Revealed, Scored, TallySession

ADA, BO = SeatId("Ada"), SeatId("Bo")


class WallClock:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 2, 20, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def wait(self, seconds: int) -> None:
        self.time += timedelta(seconds=seconds)


def watched(watch: Watch, event: Event) -> Watch:
    """Whoever scored last is at it; "back" says that nobody was there meanwhile."""
    match event:
        case Scored(player):
            return replace(watch, seat=SeatId(player), playing=True)
        case Revealed(secret):
            return replace(watch, away=secret == "back")
        case _:
            return watch


def begun(wall: WallClock) -> TallySession:
    session: TallySession = Session(TALLY, MemoryJournal(), NoDice(), wall)
    for command in (Join(ADA), Join(BO), Add(ADA, 1)):
        session.submit(command)
    return session


def test_time_between_lines_is_charged_to_whoever_the_game_says() -> None:
    wall = WallClock()
    session = begun(wall)
    keeper = TimeKeeper(session, watched, wall)

    wall.wait(30)
    session.submit(Add(BO, 1))
    keeper.catch_up()
    wall.wait(5)

    assert (keeper.seconds(ADA), keeper.seconds(BO)) == (30, 5)
    assert keeper.runner == BO


def test_what_is_undone_has_passed_and_an_absence_counts_for_nobody() -> None:
    wall = WallClock()
    session = begun(wall)
    session.submit(Add(BO, 1))
    wall.wait(7)
    session.undo()
    wall.wait(1000)
    session.submit(Reveal("back"))
    wall.wait(2)
    session.submit(Reveal("the moon"))

    assert TimeKeeper(session, watched, wall).times.spent == {BO: 7, ADA: 2}
