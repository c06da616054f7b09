"""How every line ever written reads today, and what the table looked like then."""

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.session.amend import Decision
from bp_desktop.session.history import CHECKPOINT_EVERY, LineStanding
from bp_desktop.session.ports import MemoryJournal
from tests.tally import Add, Join, RollDie, SetLimit, open_tally, tally_of

UNDONE, STRUCK, REVISED = LineStanding.UNDONE, LineStanding.STRUCK, LineStanding.REVISED


def test_lines_that_simply_count_are_not_named() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    assert session.standings() == {}


def test_an_undone_step_reads_as_undone_until_it_is_redone() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    session.undo()
    undone = session.standings()
    session.redo()

    assert undone == {2: UNDONE}
    assert session.standings() == {}


def test_an_undone_step_stays_undone_when_something_else_is_done_instead() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    session.undo()
    session.undo()

    session.submit(Add("Ann", 5))

    assert session.standings() == {2: UNDONE, 3: UNDONE}


def test_struck_and_changed_steps_read_as_such() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), Add("Ann", 3))

    session.amend(2, None)
    session.amend(3, Add("Ann", 7))

    assert session.standings() == {2: STRUCK, 3: REVISED}


def test_steps_that_came_out_differently_because_of_a_correction_are_revised_too() -> None:
    session = tally_of(Join("Ann"), SetLimit(20), Add("Ann", 15))

    session.amend(2, None, {3: Decision.OVERRULE})

    assert session.standings() == {2: STRUCK, 3: REVISED}


def test_a_step_changed_and_then_struck_reads_as_struck() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    session.amend(2, Add("Ann", 2))
    session.amend(2, None)

    assert session.standings() == {2: STRUCK}


def test_a_step_struck_and_brought_back_as_it_was_simply_counts() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    session.amend(2, None)
    session.amend(2, Add("Ann", 1))

    assert session.standings() == {}


def test_an_undone_correction_reads_as_undone_and_what_it_struck_counts_again() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    session.amend(2, None)

    session.undo()

    assert session.standings() == {3: UNDONE}


def test_standings_are_the_same_after_opening_the_journal_again() -> None:
    journal = MemoryJournal()
    session = tally_of(
        Join("Ann"), Add("Ann", 1), Add("Ann", 2), RollDie("Ann"), Add("Ann", 4), journal=journal
    )
    session.undo()
    session.amend(2, None)
    session.amend(3, Add("Ann", 9))
    session.submit(Add("Ann", 1))
    session.undo()
    session.submit(Add("Ann", 2))
    session.amend(3, None)
    session.undo()

    expected = {2: STRUCK, 3: REVISED, 5: UNDONE, 9: UNDONE, 12: UNDONE}
    assert session.standings() == expected
    assert open_tally(journal).standings() == expected
    assert len(session.entries) == 13


def test_whoever_asks_may_keep_and_change_the_answer() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    session.undo()
    standings = session.standings()

    standings.clear()

    assert session.standings() == {2: UNDONE}


def test_the_state_a_step_was_taken_in_can_be_looked_at() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    present = session.state

    assert session.state_before(3).scores == {"Ann": 1}
    assert session.state_before(1) is session.system.start
    assert session.state is present


def test_time_travel_goes_by_todays_corrections() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), Add("Ann", 4))

    session.amend(2, Add("Ann", 7))

    assert session.state_before(4).scores == {"Ann": 9}


@pytest.mark.parametrize("seq", [0, 2, 4, 9])
def test_there_is_no_state_before_what_does_not_count(seq: int) -> None:
    """Step 2 is struck, line 4 is the correction."""
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    session.amend(2, None)

    with pytest.raises(Refused) as caught:
        session.state_before(seq)

    [message] = caught.value.messages
    assert (message.key, message.args) == ("session.no_such_step", {"step": seq})


def test_a_slider_over_all_steps_shows_every_state_and_stops_at_the_ends() -> None:
    total = 2 * CHECKPOINT_EVERY + 3
    session = tally_of(Join("Ann"), *[Add("Ann", number) for number in range(1, total)])

    scores = [session.state_after(steps).scores.get("Ann", -1) for steps in range(total + 1)]

    assert scores == [-1, *(sum(range(number)) for number in range(1, total + 1))]
    assert session.state_after(-5) is session.system.start
    assert session.state_after(total + 5) is session.state
