"""Times beside an open match: undone lines, corrections, nights and crashes."""

import pytest

from bp_desktop.core.clock import LONG_GAP
from bp_desktop.games.burning_planets.match.commands import Collect, EndTurn, RollEvent
from bp_desktop.games.burning_planets.match.included import watched
from bp_desktop.games.shared.clock import PauseClock, ResumeClock
from bp_desktop.session.timekeeper import TimeKeeper
from bp_desktop.ui.table.clock.face import clock_text, reading
from tests.games.burning_planets.match.build import BLUE, RED
from tests.ui.table.clock.wall_clock import WallClock, in_play
from tests.ui.table.players_hand import QUIET


def test_each_player_is_charged_for_the_own_turn() -> None:
    wall = WallClock()
    session = in_play(wall)

    wall.wait(30)
    session.submit(RollEvent((QUIET,)))
    session.submit(Collect())
    wall.wait(12)
    session.submit(EndTurn())
    wall.wait(5)

    keeper = TimeKeeper(session, watched, wall)
    assert (keeper.seconds(RED), keeper.seconds(BLUE)) == (42, 5)


def test_an_undone_step_gives_no_time_back() -> None:
    wall = WallClock()
    session = in_play(wall)
    keeper = TimeKeeper(session, watched, wall)
    session.submit(RollEvent((QUIET,)))
    session.submit(Collect())
    session.submit(EndTurn())
    wall.wait(20)

    session.undo()
    wall.wait(3)
    session.redo()
    keeper.catch_up()

    assert keeper.times.spent == {RED: 3, BLUE: 20}
    assert keeper.runner == BLUE
    assert TimeKeeper(session, watched).times.spent == {RED: 3, BLUE: 20}


def test_a_correction_of_the_past_is_charged_to_who_was_active_then() -> None:
    wall = WallClock()
    session = in_play(wall)
    session.submit(RollEvent((QUIET,)))
    roll = session.entries[-1].seq
    session.submit(PauseClock("pizza"))
    wall.wait(100)

    session.amend(roll, RollEvent((QUIET - 1,)), consent=True)
    wall.wait(50)
    assert TimeKeeper(session, watched, wall).seconds(RED) == 0, "the pause goes on"
    session.undo(consent=True)
    wall.wait(7)

    assert TimeKeeper(session, watched, wall).seconds(RED) == 7, "the time had passed in a pause"


def test_a_short_break_of_the_program_counts_and_a_long_one_does_not() -> None:
    wall = WallClock()
    session = in_play(wall)
    wall.wait(LONG_GAP)
    assert TimeKeeper(session, watched, wall).seconds(RED) == LONG_GAP

    wall.wait(1)
    keeper = TimeKeeper(session, watched, wall)
    assert keeper.is_broken_off
    assert (keeper.runner, keeper.seconds(RED)) == (None, 0)
    session.submit(ResumeClock(away=True))
    keeper.catch_up()
    wall.wait(4)

    assert (keeper.runner, keeper.seconds(RED)) == (RED, 4)
    assert TimeKeeper(session, watched, wall).seconds(RED) == 4, "it is on record"


def test_a_pause_is_recorded_on_leaving_whenever_time_runs() -> None:
    wall = WallClock()
    session = in_play(wall)
    keeper = TimeKeeper(session, watched, wall)
    answers = [keeper.should_pause_when_left]

    session.submit(RollEvent((QUIET,)))
    keeper.catch_up()
    answers.append(keeper.should_pause_when_left)
    session.undo(consent=True)
    keeper.catch_up()
    answers.append(keeper.should_pause_when_left)
    session.redo()
    session.submit(PauseClock())
    keeper.catch_up()

    answers.append(keeper.should_pause_when_left)
    # Also when it was only looked at, or after an undo; one pause is enough.
    assert answers == [True, True, True, False]


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (42, "0:42"), (725, "12:05"), (3725, "1:02:05")]
)
def test_times_are_written_as_on_a_clock(seconds: int, text: str) -> None:
    assert clock_text(seconds) == text


def test_a_budget_counts_down_warns_in_its_last_tenth_and_goes_on_beyond() -> None:
    assert reading(0, 10) == ("10:00", "text")
    assert reading(539, 10) == ("1:01", "text")
    assert reading(540, 10) == ("1:00", "gold")
    assert reading(600, 10) == ("0:00", "gold")
    assert reading(642, 10) == ("over by 0:42", "danger")
    assert reading(642, None) == ("10:42", "text")
