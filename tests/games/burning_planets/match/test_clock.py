"""The clock of a match: pauses, budgets, and whose time passed between the lines."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bp_desktop.core.clock import NO_TIMES, Limit, OverTimePrice, TableClock, Times, Watch
from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect,
    RollEvent,
    SetTurn,
    StopMatch,
)
from bp_desktop.games.burning_planets.match.events import (
    MatchEnded,
    PhaseEntered,
    PlayBegan,
    TurnBegan,
    TurnSet,
)
from bp_desktop.games.burning_planets.match.included import watched
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Ending
from bp_desktop.games.shared.clock import (
    BookOverTime,
    ClockPaused,
    ClockResumed,
    ClockSet,
    PauseClock,
    ResumeClock,
    SetClock,
    SetHandicap,
)
from bp_desktop.games.table import Stage
from bp_desktop.session.entry import Kind
from tests.games.burning_planets.match.build import BLUE, RED, told_of
from tests.games.burning_planets.match.test_match_session import begun

START = datetime(2030, 1, 1, 20, tzinfo=UTC)


def at(seconds: int) -> datetime:
    return START + timedelta(seconds=seconds)


def running(player: PlayerId | None) -> Watch:
    return Watch() if player is None else Watch(player, playing=True)


def counted(*moments: tuple[int, PlayerId | None]) -> Times:
    times = NO_TIMES
    for seconds, runner in moments:
        times = times.after(at(seconds), running(runner))
    return times


# --- what is said about it


def test_a_handicap_comes_on_top_of_what_everybody_has_and_says_nothing_without_it() -> None:
    session, _ = begun()

    session.submit(SetHandicap(BLUE, 10))
    assert session.state.clock.budget_of(BLUE) is None
    session.submit(SetClock(30))
    assert (session.state.clock.budget_of(RED), session.state.clock.budget_of(BLUE)) == (30, 40)
    session.submit(SetHandicap(BLUE))

    assert session.state.clock.budget_of(BLUE) == 30
    with pytest.raises(Refused):
        session.submit(SetHandicap(PlayerId("nobody"), 10))


def test_a_pause_is_on_record_with_its_reason_until_somebody_goes_on() -> None:
    session, _ = begun()

    session.submit(PauseClock("pizza"))
    assert session.state.clock == TableClock(paused=True, reason="pizza")
    session.submit(ResumeClock())

    assert session.state.clock == TableClock()


def test_going_on_is_resuming() -> None:
    session, _ = begun()
    session.submit(PauseClock("pizza"))

    change = session.submit(RollEvent((10,)))

    assert not change.after.clock.paused
    *_, pause, resumed, step = session.entries
    assert [one.kind for one in (pause, resumed, step)] == [Kind.ASIDE, Kind.ASIDE, Kind.STEP]
    assert resumed.events == (ClockResumed(),)
    assert change.entry is step


@pytest.mark.parametrize("again", [False, True])
def test_undo_and_redo_are_going_on_too(again: bool) -> None:
    session, _ = begun()
    session.submit(RollEvent((10,)))
    if again:
        session.undo(consent=True)
    session.submit(PauseClock("pizza"))

    change = session.redo() if again else session.undo(consent=True)

    assert not change.after.clock.paused
    assert change.after.turn.rolled is again
    assert session.entries[-2].events == (ClockResumed(),)


def test_a_pause_gives_up_nothing_that_can_be_redone() -> None:
    session, _ = begun()
    session.submit(RollEvent((10,)))
    session.undo(consent=True)

    session.submit(PauseClock("pizza"))

    assert session.next_redo is not None
    session.redo()
    assert session.state.turn.rolled


def test_a_running_clock_adds_nothing_to_a_step() -> None:
    session, _ = begun()

    change = session.submit(RollEvent((10,)))

    assert not any(isinstance(one, ClockResumed) for one in change.entry.events)


def test_a_budget_leaves_a_pause_as_it_is() -> None:
    session, _ = begun()
    session.submit(PauseClock("pizza"))

    session.submit(SetClock(60))

    assert session.state.clock == TableClock(60, paused=True, reason="pizza")


def test_a_pause_cannot_be_struck_and_corrections_leave_it_where_it_was() -> None:
    session, _ = begun()
    session.submit(RollEvent((10,)))
    roll = session.entries[-1].seq
    session.submit(PauseClock("pizza"))

    with pytest.raises(Refused):
        session.plan_amend(session.entries[-1].seq, None)
    session.amend(roll, None, consent=True)

    assert session.state.clock.paused
    assert not session.state.turn.rolled


def test_undo_passes_over_a_pause() -> None:
    session, _ = begun()
    before = session.state
    session.submit(RollEvent((10,)))
    session.submit(PauseClock())

    session.undo(consent=True)

    assert session.state == before, "the clock runs again, and nothing was rolled"


def test_a_match_that_ended_by_a_correction_in_a_pause_can_be_undone() -> None:
    session, _ = begun()
    session.submit(SetTurn(RED, Phase.ACTIONS))
    step = session.entries[-1].seq
    session.submit(PauseClock())
    session.amend(step, StopMatch())

    session.undo()

    assert session.state.stage is Stage.PLAY
    assert session.state.clock.paused, "only play goes on"


@pytest.mark.parametrize("command", [PauseClock(), ResumeClock()])
def test_there_is_nothing_to_pause_once_the_match_is_over(
    command: PauseClock | ResumeClock,
) -> None:
    session, _ = begun()
    session.submit(StopMatch())

    with pytest.raises(Refused):
        session.submit(command)


def test_the_journal_tells_about_the_clock_in_words_of_its_own() -> None:
    events = (
        ClockPaused(),
        ClockPaused("pizza"),
        ClockPaused(left=True),
        ClockResumed(),
        ClockResumed(away=True),
        ClockSet(60),
        ClockSet(),
    )

    keys = [told_of(NEW_MATCH, one).key for one in events]

    assert len(set(keys)) == len(events)
    assert told_of(NEW_MATCH, events[1]).args == {"reason": "pizza"}


# --- whose time it is


def test_the_time_runs_for_whoever_has_the_turn_while_play_lasts() -> None:
    red = TurnBegan(RED, 1, 1, Phase.EVENT_ROLL, opens_round=True)
    watch = Watch()

    assert watched(watch, red).runner is None, "the set-up belongs to nobody"
    watch = watched(watched(watch, PlayBegan()), red)
    assert watch.runner == RED
    assert watched(watch, TurnSet(BLUE, Phase.ACTIONS, 2)).runner == BLUE
    assert watched(watch, ClockPaused()).runner is None
    assert watched(watched(watch, ClockPaused()), ClockResumed()).runner == RED
    assert watched(watch, MatchEnded(Ending.STOPPED)).runner is None


def test_the_time_between_two_lines_belongs_to_who_was_active() -> None:
    times = counted((0, None), (100, RED), (130, RED), (170, BLUE), (180, RED))

    assert times.spent == {RED: 70, BLUE: 10}
    assert times.at(at(200)).spent == {RED: 90, BLUE: 10}


def test_a_pause_belongs_to_nobody() -> None:
    times = counted((0, RED), (10, None), (5000, RED), (5005, BLUE))

    assert times.spent == {RED: 15}


def test_a_computer_clock_that_is_set_back_takes_nothing_away() -> None:
    times = counted((100, RED), (40, RED), (50, BLUE))

    assert times.spent == {RED: 10}


def test_the_time_the_program_was_away_does_not_count() -> None:
    times = counted((0, RED), (10, RED))

    times = times.after(at(9000), running(RED), away=True)

    assert times.spent == {RED: 10}
    assert times.at(at(9007)).spent == {RED: 17}


def test_a_correction_of_the_turn_moves_the_clock_too() -> None:
    """BP-APP-4."""
    session, _ = begun()
    session.submit(RollEvent((10,)))
    session.submit(Collect())

    change = session.submit(SetTurn(BLUE, Phase.ACTIONS, reason="skipped"))

    assert watched(Watch(RED, playing=True), change.entry.events[0]).runner == BLUE


# --- limits of turns and phases, and what over-time costs


def red_turn(clock: TableClock, number: int = 1, phase: Phase = Phase.EVENT_ROLL) -> Watch:
    return Watch(RED, playing=True, clock=clock, turn=number, phase=phase)


def test_the_tightest_limit_is_the_one_that_counts() -> None:
    clock = TableClock(budget=2, turn=90, phase=30)
    times = NO_TIMES.after(at(0), red_turn(clock))

    assert times.left(RED) == (30, Limit.PHASE, 30)
    times = times.after(at(25), red_turn(clock, phase=Phase.STRUCTURES))
    assert times.left(RED) == (30, Limit.PHASE, 30)
    times = times.after(at(50), red_turn(clock, phase=Phase.SHIPS))
    times = times.after(at(75), red_turn(clock, phase=Phase.ACTIONS))
    assert times.left(RED) == (15, Limit.TURN, 90)
    assert times.at(at(100)).left(RED) == (-10, Limit.TURN, 90)
    assert times.left(BLUE) == (120, Limit.MATCH, 120), "a turn limits whoever has it"


def test_a_second_beyond_two_limits_is_late_once() -> None:
    clock = TableClock(budget=1, turn=60, phase=30)
    times = NO_TIMES.after(at(0), red_turn(clock)).at(at(100))

    assert times.over == {RED: 70}


def test_own_turns_add_to_the_budget() -> None:
    clock = TableClock(budget=1, increment=20)
    times = NO_TIMES.after(at(0), red_turn(clock, 1))
    times = times.after(at(50), Watch(BLUE, playing=True, clock=clock, turn=2))
    times = times.after(at(60), red_turn(clock, 3))

    assert times.left(RED) == (50, Limit.MATCH, 100)
    assert times.left(BLUE) == (70, Limit.MATCH, 80)


def test_an_undo_gives_no_time_of_the_turn_back_and_no_second_increment() -> None:
    clock = TableClock(budget=10, turn=100, increment=20)
    first, second = red_turn(clock, 1), Watch(BLUE, playing=True, clock=clock, turn=2)
    times = NO_TIMES.after(at(0), first).after(at(40), second).after(at(45), first)

    assert times.left(RED) == (60, Limit.TURN, 100)
    assert times.after(at(50), second).turns == {RED: 1, BLUE: 1}


def test_over_time_is_owed_in_whole_parts_booked_and_then_owed_no_more() -> None:
    session, _ = begun()
    session.submit(AdjustTreasury(RED, Purse.of(metal=10)))
    metal = session.state.players[RED].treasury["metal"]
    session.submit(SetClock(turn=60, price=OverTimePrice("metal", 2, minutes=1)))
    watch = Watch(RED, playing=True, clock=session.state.clock, turn=1)
    times = NO_TIMES.after(at(0), watch)

    assert times.at(at(119)).owed(RED) == 0
    assert times.at(at(60 + 150)).owed(RED) == 2
    change = session.submit(BookOverTime(RED, 2))

    assert session.state.players[RED].treasury["metal"] == metal - 4
    assert session.state.clock.charged == {RED: 2}
    [event] = change.entry.events
    assert told_of(change.before, event).args["minutes"] == 2
    after = times.after(at(60 + 150), replace(watch, clock=session.state.clock))
    assert after.owed(RED) == 0
    session.undo()
    assert session.state.players[RED].treasury["metal"] == metal
    assert session.state.clock.charged == {}


def test_over_time_is_refused_without_a_price_money_or_such_a_resource() -> None:
    session, _ = begun()
    with pytest.raises(Refused, match="free_of_charge"):
        session.submit(BookOverTime(RED))
    with pytest.raises(Refused, match="no_such_resource"):
        session.submit(SetClock(price=OverTimePrice("gold", 1)))
    session.submit(SetClock(price=OverTimePrice("metal", 1000)))
    before = session.state
    with pytest.raises(Refused, match="below_nothing"):
        session.submit(BookOverTime(RED, 10))

    assert session.state == before


def test_the_phase_and_turn_are_read_off_the_events() -> None:
    watch = watched(Watch(), TurnBegan(RED, 4, 2, Phase.EVENT_ROLL, opens_round=True))
    assert (watch.seat, watch.phase) == (RED, Phase.EVENT_ROLL)
    assert watched(watch, PhaseEntered(Phase.SHIPS)).phase == Phase.SHIPS
    assert watched(watch, ClockSet(5, turn=30)).clock == TableClock(5, turn=30)
