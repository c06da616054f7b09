"""A forgotten step, put in where it belongs: later steps follow from it, and it can go again."""

import pytest

from bp_desktop.core.messages import Objected, Refused
from bp_desktop.session.amend import Decision
from bp_desktop.session.history import LineStanding
from bp_desktop.session.ports import Line, MemoryJournal
from bp_desktop.session.session import ConsentNeeded
from tests.tally import Add, GivenDice, Join, NoDice, RollDie, Take, open_tally, tally_of


def test_a_forgotten_step_counts_where_it_was_put_in() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 4))

    change = session.amend(3, Add("Ann", 2), reason="forgotten", inserted=True)

    assert session.state.scores == {"Ann": 7}
    assert [step.seq for step in session.timeline] == [1, 2, 4, 3]
    assert session.state_before(3).scores == {"Ann": 3}
    entry = change.entry
    assert (entry.target, entry.reason) == (3, "forgotten")
    assert entry.inserted is not None
    assert entry.inserted.command == Add("Ann", 2)


def test_several_forgotten_steps_keep_the_order_they_were_put_in() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    first = session.amend(2, Add("Ann", 2), inserted=True).entry.seq
    second = session.amend(2, Add("Ann", 3), inserted=True).entry.seq
    between = session.amend(second, Add("Ann", 4), inserted=True).entry.seq

    assert [step.seq for step in session.timeline] == [1, first, between, second, 2]


def test_planning_it_changes_nothing() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    before = session.state

    plan = session.plan_amend(2, Add("Ann", 5), inserted=True)

    assert plan.after.scores == {"Ann": 6}
    assert session.state is before
    assert len(session.entries) == 2


def test_what_no_longer_fits_is_listed_for_the_table_to_decide() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Take("Ann", 4), dice=NoDice())

    with pytest.raises(Objected):
        session.amend(3, Take("Ann", 3), inserted=True)
    plan = session.plan_amend(3, Take("Ann", 3), inserted=True)
    session.amend(3, Take("Ann", 3), {plan.conflicts[0].seq: Decision.STRIKE}, inserted=True)

    assert [one.seq for one in plan.conflicts] == [3]
    assert session.state.scores == {"Ann": 2}
    assert session.standings()[3] is LineStanding.STRUCK


def test_a_forgotten_step_is_undone_and_redone_like_any_other() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 4))
    inserted = session.amend(2, Add("Ann", 2), inserted=True).entry.seq

    session.undo()
    undone = (session.state.scores, session.standings())
    session.redo()

    assert undone == ({"Ann": 5}, {inserted: LineStanding.UNDONE})
    assert session.state.scores == {"Ann": 7}
    assert [step.seq for step in session.timeline] == [1, inserted, 2, 3]


def test_a_forgotten_step_can_be_corrected_and_struck_itself() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    inserted = session.amend(2, Add("Ann", 2), inserted=True).entry.seq

    session.amend(inserted, Add("Ann", 6))
    revised = (session.state.scores, session.standings()[inserted])
    session.amend(inserted, None)

    assert revised == ({"Ann": 7}, LineStanding.REVISED)
    assert session.state.scores == {"Ann": 1}
    assert session.standings()[inserted] is LineStanding.STRUCK


def test_dice_of_a_forgotten_step_are_thrown_once_and_seal_it() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), dice=GivenDice(4))
    number = len(session.entries) + 1

    session.amend(2, RollDie("Ann"), {number: Decision.ROLL}, inserted=True)

    assert session.state.scores == {"Ann": 5}
    with pytest.raises(ConsentNeeded):
        session.undo()


def test_it_is_read_again_as_it_was_written() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 4), journal=journal)
    session.amend(2, Add("Ann", 2), inserted=True)
    session.submit(Add("Ann", 8))

    again = open_tally(journal, NoDice())

    assert again.state == session.state
    assert again.timeline[:] == session.timeline[:]


@pytest.mark.parametrize("place", [0, 9, -1])
def test_there_is_no_place_before_a_step_that_is_not_there(place: int) -> None:
    session = tally_of(Join("Ann"))

    with pytest.raises(Refused):
        session.amend(place, Add("Ann", 1), inserted=True)

    assert len(session.entries) == 1


def test_a_number_left_over_by_a_failed_disk_is_not_mistaken_for_a_forgotten_step() -> None:
    class FullDisk(MemoryJournal):
        full = False

        def append(self, line: Line) -> None:
            if self.full:
                raise OSError("no space left")
            super().append(line)

    journal = FullDisk()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 4), journal=journal)
    journal.full = True
    with pytest.raises(OSError, match="no space"):
        session.amend(2, Add("Ann", 2), inserted=True)
    journal.full = False

    session.submit(Add("Ann", 8))
    session.amend(3, None)

    assert [step.seq for step in session.timeline] == [1, 2, 4]
