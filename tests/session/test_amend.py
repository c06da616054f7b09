"""Correct the past, keep the future: change or strike any old step, and take that back."""

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.session.amend import Decision
from bp_desktop.session.entry import Kind, Outcome, Revision
from bp_desktop.session.history import CHECKPOINT_EVERY, LineStanding
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded
from tests.tally import (
    Add,
    Command,
    GivenDice,
    Join,
    NoDice,
    RollDie,
    Scored,
    SetDie,
    Take,
    open_tally,
    tally_of,
)

STRIKE, OVERRULE, ROLL = Decision.STRIKE, Decision.OVERRULE, Decision.ROLL


def test_a_struck_step_no_longer_counts_and_later_ones_still_do() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), Add("Ann", 4))

    change = session.amend(3, None, reason="that was for Bob")

    assert session.state.scores == {"Ann": 5}
    assert [step.seq for step in session.timeline] == [1, 2, 4]
    entry = change.entry
    assert (entry.kind, entry.target, entry.reason) == (Kind.AMEND, 3, "that was for Bob")
    assert entry.revised == (Revision(3, None),)


def test_a_changed_step_counts_as_changed_and_later_ones_are_carried_out_again() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), Add("Ann", 1), Add("Ann", 4))

    change = session.amend(3, Add("Bob", 2))

    assert session.state.scores == {"Ann": 4, "Bob": 2}
    assert change.entry.revised == (Revision(3, Outcome(Add("Bob", 2), (Scored("Bob", 2),))),)


def test_only_steps_that_come_out_differently_are_revised() -> None:
    session = tally_of(
        Join("Ann"), RollDie("Ann"), Add("Ann", 1), RollDie("Ann"), dice=GivenDice(2, 5)
    )

    plan = session.plan_amend(3, Add("Ann", 3))

    assert [revision.seq for revision in plan.revised] == [3]
    assert plan.after.scores == {"Ann": 10}


def test_a_plan_changes_nothing_and_throws_nothing() -> None:
    journal = MemoryJournal()
    tally_of(Join("Ann"), RollDie("Ann"), RollDie("Ann"), journal=journal)
    session = open_tally(journal, NoDice())
    before = session.state

    plan = session.plan_amend(1, Join("Bob"))

    assert plan.target == 1
    assert len(plan.conflicts) == 2
    assert session.state is before
    assert len(journal.lines()) == 3


def test_the_state_after_a_correction_is_the_one_that_was_planned() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"), Add("Ann", 4))

    plan = session.plan_amend(2, Add("Ann", 9))
    session.amend(2, Add("Ann", 9))

    assert session.state == plan.after


def test_recorded_dice_are_used_again() -> None:
    journal = MemoryJournal()
    tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"), journal=journal, dice=GivenDice(4))
    session = open_tally(journal, NoDice())

    change = session.amend(2, Add("Ann", 2))

    assert session.state.scores == {"Ann": 6}
    assert not change.entry.consent


def test_typed_dice_are_used_again() -> None:
    journal = MemoryJournal()
    tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann", (3,)), journal=journal)
    session = open_tally(journal, NoDice())

    change = session.amend(2, Add("Ann", 2))

    assert session.state.scores == {"Ann": 5}
    assert [revision.seq for revision in change.entry.revised] == [2]


def test_the_original_stays_readable_and_the_file_rebuilds_the_corrected_state() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), journal=journal)
    original = session.entries[1]

    session.amend(2, None)

    assert session.entries[1] is original
    assert original.command == Add("Ann", 1)
    reopened = open_tally(journal)
    assert reopened.state == session.state
    assert list(reopened.entries) == list(session.entries)
    assert reopened.edited_at is None


def test_a_correction_that_changes_nothing_is_refused() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    before = session.state

    with pytest.raises(Refused) as caught:
        session.amend(2, Add("Ann", 1))

    [message] = caught.value.messages
    assert (message.key, message.args) == ("session.nothing_to_correct", {"step": 2})
    assert session.state is before


@pytest.mark.parametrize("seq", [0, -1, 3, 4, 5, 99])
def test_what_is_no_step_or_is_undone_cannot_be_corrected(seq: int) -> None:
    """Step 3 is undone, line 4 is the undo, line 5 a correction."""
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    session.undo()
    session.amend(2, Add("Ann", 5))

    with pytest.raises(Refused) as caught:
        session.plan_amend(seq, None)

    [message] = caught.value.messages
    assert (message.key, message.args) == ("session.no_such_step", {"step": seq})


def test_a_correction_makes_redo_impossible() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    session.undo()

    session.amend(2, Add("Ann", 5))

    assert session.next_redo is None


def test_a_correction_is_undone_and_redone_like_a_step() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    before = session.state
    session.amend(2, None)
    corrected = session.state

    session.undo()
    undone = session.state
    session.redo()

    assert undone == before
    assert session.state == corrected


def test_steps_around_a_correction_are_undone_in_their_order() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), journal=journal)
    session.amend(2, Add("Ann", 5))
    session.submit(Add("Ann", 10))
    scores = [session.state.scores["Ann"]]

    for _ in range(3):
        session.undo()
        scores.append(session.state.scores["Ann"])

    assert scores == [17, 7, 3, 1]
    assert open_tally(journal).state == session.state


def test_undoing_a_correction_that_struck_a_throw_takes_nothing_back() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann"), dice=GivenDice(4))
    session.amend(2, None, consent=True)

    session.undo()

    assert session.state.scores == {"Ann": 4}


def test_undoing_a_correction_that_threw_dice_needs_consent() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), dice=GivenDice(5))
    change = session.amend(2, RollDie("Ann"), {2: ROLL})

    with pytest.raises(ConsentNeeded):
        session.undo()

    assert session.is_sealed(change.entry)
    assert session.undo(consent=True).entry.consent
    assert session.state.scores == {"Ann": 1}
    assert not session.is_sealed(change.entry)  # undone: there is nothing left to take back


def test_undoing_a_correction_that_only_used_old_dice_again_is_free() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), RollDie("Ann"))
    session.amend(2, Add("Ann", 2))

    assert not session.undo().entry.consent


def test_a_correction_can_be_corrected() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), journal=journal)

    session.amend(2, Add("Ann", 5))
    session.amend(2, Add("Ann", 7))

    assert session.state.scores == {"Ann": 9}
    assert open_tally(journal).state == session.state
    session.undo()
    assert session.state.scores == {"Ann": 7}


def test_a_struck_step_can_be_given_a_command_again_in_its_old_place() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 5), Take("Ann", 3), Add("Ann", 1), journal=journal)
    session.amend(2, None, {3: STRIKE})

    session.amend(2, Add("Ann", 8))
    session.amend(3, Take("Ann", 3))

    assert session.state.scores == {"Ann": 6}
    assert [step.seq for step in session.timeline] == [1, 2, 3, 4]
    assert open_tally(journal).state == session.state
    session.undo()
    session.undo()
    assert session.state.scores == {"Ann": 1}


def test_a_struck_throw_comes_back_with_its_dice() -> None:
    journal = MemoryJournal()
    tally_of(Join("Ann"), RollDie("Ann"), journal=journal, dice=GivenDice(4))
    session = open_tally(journal, NoDice())
    session.amend(2, None, consent=True)

    change = session.amend(2, RollDie("Ann"))

    assert session.state.scores == {"Ann": 4}
    assert not change.entry.consent


def test_a_step_revised_and_then_struck_comes_back_with_its_latest_dice() -> None:
    session = tally_of(Join("Ann"), SetDie(8), RollDie("Ann"), dice=GivenDice(7, 11))
    session.amend(2, SetDie(12), {3: ROLL}, consent=True)
    session.amend(3, None, consent=True)

    session.amend(3, RollDie("Ann"))

    assert session.state.scores == {"Ann": 11}


def test_striking_a_struck_step_changes_nothing() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5))
    session.amend(2, None)

    with pytest.raises(Refused) as caught:
        session.amend(2, None)

    assert caught.value.messages[0].key == "session.nothing_to_correct"


def test_everything_can_be_struck() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), journal=journal)

    session.amend(1, None, {2: STRIKE})

    assert len(session.timeline) == 0
    assert session.state == session.system.start
    assert session.standings() == {1: LineStanding.STRUCK, 2: LineStanding.STRUCK}
    assert open_tally(journal).state == session.state


@pytest.mark.parametrize(
    "seq",
    [
        2,
        CHECKPOINT_EVERY - 1,
        CHECKPOINT_EVERY,
        CHECKPOINT_EVERY + 1,
        2 * CHECKPOINT_EVERY,
        2 * CHECKPOINT_EVERY + 1,
        3 * CHECKPOINT_EVERY - 1,
    ],
)
@pytest.mark.parametrize("replacement", [None, Add("Ann", 1000)])
def test_corrections_around_kept_states_agree_with_playing_it_straight(
    seq: int, replacement: Command | None
) -> None:
    total = 3 * CHECKPOINT_EVERY
    steps: list[Command] = [Join("Ann"), *(Add("Ann", number) for number in range(2, total + 1))]
    session = tally_of(*steps)

    session.amend(seq, replacement, {seq: OVERRULE} if replacement else {})

    straight = [*steps[: seq - 1], *([replacement] if replacement else []), *steps[seq:]]
    expected = tally_of(*straight)
    assert session.state == expected.state
    for index in range(len(straight) + 1):
        assert session.state_after(index) == expected.state_after(index)
    session.undo()
    assert session.state == tally_of(*steps).state
    assert session.state_after(CHECKPOINT_EVERY) == tally_of(*steps[:CHECKPOINT_EVERY]).state
