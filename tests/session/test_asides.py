"""Asides: said beside the play, kept and folded like steps, passed over by undo and redo."""

from dataclasses import replace

import pytest

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.session.entry import Kind
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.tally import (
    TALLY,
    Add,
    Command,
    Join,
    RollDie,
    Tally,
    Whisper,
    noon,
    open_tally,
    tally_of,
)


def test_an_aside_is_a_line_of_its_own_kind_and_changes_the_state() -> None:
    session = tally_of(Join("Ann"), Whisper("psst"))

    assert session.entries[-1].kind is Kind.ASIDE
    assert session.state.whispers == ("psst",)
    assert session.timeline[-1].aside


def test_undo_passes_over_an_aside_and_leaves_it() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Whisper("psst"))

    change = session.undo()

    assert change.entry.target == 2
    assert session.state.scores == {"Ann": 0}
    assert session.state.whispers == ("psst",)


def test_an_aside_gives_up_no_redo() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5))
    session.undo()
    session.submit(Whisper("psst"))

    session.redo()

    assert session.state.scores == {"Ann": 5}
    assert session.state.whispers == ("psst",)
    assert [step.seq for step in session.timeline] == [1, 2, 4]


def test_an_aside_seals_nothing() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Whisper("psst"))

    session.undo()  # needs no consent

    assert session.next_undo is session.entries[0]


def test_nothing_is_left_to_undo_where_only_asides_are() -> None:
    session = tally_of(Whisper("psst"))

    with pytest.raises(Refused):
        session.undo()


def test_an_aside_cannot_be_corrected_nor_inserted_before() -> None:
    session = tally_of(Join("Ann"), Whisper("psst"), Add("Ann", 1))

    with pytest.raises(Refused):
        session.plan_amend(2, None)
    with pytest.raises(Refused):
        session.plan_amend(2, Add("Ann", 1), inserted=True)


def test_corrections_and_their_undo_leave_asides_where_they_were_said() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Whisper("one"), Add("Ann", 1), Whisper("two"))
    session.amend(2, Add("Ann", 2))
    session.submit(Whisper("three"))

    def seen() -> tuple[dict[str, int], tuple[str, ...]]:
        return session.state.scores, session.state.whispers

    assert seen() == ({"Ann": 3}, ("one", "two", "three"))
    session.undo()
    assert seen() == ({"Ann": 6}, ("one", "two", "three"))
    session.redo()
    assert seen() == ({"Ann": 3}, ("one", "two", "three"))


def test_a_journal_with_asides_reads_back_to_the_same_state() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), RollDie("Ann"), Whisper("one"), journal=journal)
    session.undo(consent=True)
    session.submit(Whisper("two"))
    session.redo()
    session.amend(2, None, consent=True)
    session.submit(Whisper("three"))
    session.undo()

    reopened = open_tally(journal)

    assert reopened.state == session.state
    assert list(reopened.timeline) == list(session.timeline)
    assert reopened.state.whispers == ("one", "two", "three")


def woken(tally: Tally, command: Command | None) -> Command | None:
    """As a clock that goes on: whoever asks for a step has come back."""
    return Whisper("back") if tally.whispers[-1:] == ("gone",) else None


def test_a_prelude_is_written_as_an_aside_before_the_step_and_both_are_one_change() -> None:
    session = Session(replace(TALLY, prelude=woken), MemoryJournal(), AppDice(1), noon)
    for command in (Join("Ann"), Whisper("gone")):
        session.submit(command)
    before = session.state

    change = session.submit(Add("Ann", 1))

    assert [entry.kind for entry in session.entries[2:]] == [Kind.ASIDE, Kind.STEP]
    assert change.before is before
    assert change.after.whispers == ("gone", "back")
    session.submit(Whisper("gone"))
    session.undo()
    assert session.state.whispers == ("gone", "back", "gone", "back")
    assert session.state.scores == {"Ann": 0}


def test_a_step_that_is_refused_has_no_prelude() -> None:
    session = Session(replace(TALLY, prelude=woken), MemoryJournal(), AppDice(1), noon)
    for command in (Join("Ann"), Whisper("gone")):
        session.submit(command)

    with pytest.raises(Refused):
        session.submit(Join("Ann"))
    with pytest.raises(Objected):
        session.submit(Add("Ann", 11))
    with pytest.raises(Refused):
        session.undo(reason="x" * 501)

    assert len(session.entries) == 2
