"""Branches: the replay up to a step, in a document of its own."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.origins import BranchOrigin
from bp_desktop.games.shared.remarks import AddRemark
from bp_desktop.session.branch import begin_branch
from bp_desktop.session.document_file import open_document, read_header, write_document
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded
from tests.tally import TALLY, Add, Join, RollDie, TallySession, Whisper, noon, open_tally, tally_of


def branched(session: TallySession, steps: int) -> TallySession:
    return begin_branch(session, steps, "Friday", "Friday 2", AppDice(1), noon)


def bare(session: TallySession, steps: int | None = None) -> object:
    """A state without what only a branch says."""
    state = session.state if steps is None else session.state_after(steps)
    return msgspec.structs.replace(state, branched=None, title="")


def test_a_branch_has_the_journal_up_to_its_step_and_knows_where_it_comes_from() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Add("Ann", 2))
    before = tuple(session.lines())

    copy = branched(session, 2)

    assert tuple(copy.lines())[:2] == before[:2]
    assert len(copy.entries) == 3
    assert copy.state.scores == {"Ann": 5}
    assert copy.state.branched == BranchOrigin("Friday", 2)
    assert copy.state.title == "Friday 2"
    assert tuple(session.lines()) == before
    assert copy.edited_at is None


def test_a_branch_is_undone_like_the_original_and_goes_its_own_way() -> None:
    copy = branched(tally_of(Join("Ann"), Add("Ann", 5), Add("Ann", 2)), 2)

    assert copy.next_undo is not None
    assert copy.next_undo.seq == 2
    copy.undo()
    copy.submit(Add("Ann", 9))

    assert copy.state.scores == {"Ann": 9}
    assert copy.state.branched is not None


def test_a_later_correction_counts_and_what_was_played_before_it_is_struck() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 5), Add("Ann", 2), Whisper("psst"))
    session.amend(2, Add("Ann", 7))

    copy = branched(session, 2)

    assert copy.state.scores == {"Ann": 7}
    assert copy.state.whispers == ()
    assert [step.seq for step in copy.timeline if not step.aside] == [1, 2]


def test_a_branch_survives_its_file() -> None:
    copy = branched(tally_of(Join("Ann"), Add("Ann", 5), RollDie("Ann")), 2)

    again = open_document(read_header(write_document(copy, "x")), TALLY, AppDice(1), noon)

    assert again.state == copy.state
    assert again.edited_at is None


def test_nothing_is_branched_from_before_the_first_step() -> None:
    session = tally_of(Join("Ann"))

    with pytest.raises(Refused):
        branched(session, 0)


deeds = st.lists(
    st.one_of(
        st.builds(Add, st.sampled_from(["Ann", "Bob"]), st.integers(1, 12)),
        st.builds(RollDie, st.just("Ann")),
        st.builds(Whisper, st.just("psst")),
        st.builds(AddRemark, st.integers(1, 6), st.just("well!")),
        st.sampled_from(["undo", "redo"]),
        st.tuples(st.sampled_from(["strike", "insert"]), st.integers(2, 20)),
    ),
    max_size=14,
)


def play(session: TallySession, deed: object) -> None:
    with suppress(Refused, Objected, ConsentNeeded):
        match deed:
            case "undo":
                session.undo(consent=True)
            case "redo":
                session.redo()
            case ("strike", int(seq)):
                session.amend(seq, None, consent=True)
            case ("insert", int(seq)):
                session.amend(seq, Add("Ann", 1), consent=True, inserted=True)
            case _:
                session.submit(deed, overrule=True)  # type: ignore[arg-type]  # a command


@settings(max_examples=60, deadline=None)
@given(deeds)
def test_whatever_happened_a_branch_is_the_replay_up_to_its_step(done: list[object]) -> None:
    session = tally_of(Join("Ann"), Join("Bob"))
    for deed in done:
        play(session, deed)

    for steps in range(1, len(session.timeline) + 1):
        copy = branched(session, steps)

        assert bare(copy) == bare(session, steps)
        assert copy.edited_at is None
        assert bare(open_tally(MemoryJournal(copy.lines()))) == bare(copy)


@settings(max_examples=60, deadline=None)
@given(deeds, st.integers(0, 14))
def test_a_note_changes_no_undo_and_no_redo_wherever_it_comes(
    done: list[object], place: int
) -> None:
    plain, remarked = (tally_of(Join("Ann"), Join("Bob"), dice=AppDice(3)) for _ in range(2))
    for deed in [one for one in done if not isinstance(one, tuple)][:place]:
        play(plain, deed)
        play(remarked, deed)

    remarked.submit(AddRemark(1, "how it began"))

    assert remarked.entries[-1].kind is Kind.ASIDE
    assert _numbers(remarked.undoable()) == _numbers(plain.undoable())
    assert _numbers(remarked.redoable()) == _numbers(plain.redoable())
    assert not remarked.is_sealed(remarked.entries[-1])
    while plain.next_redo is not None:
        plain.redo()
        remarked.redo()
    while plain.next_undo is not None:
        plain.undo(consent=True)
        remarked.undo(consent=True)
        assert msgspec.structs.replace(remarked.state, remarks=plain.state.remarks) == plain.state


def _numbers(entries: Iterable[Entry[Any, Any]]) -> list[int]:
    return [one.seq for one in entries]
