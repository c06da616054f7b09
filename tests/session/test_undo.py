"""Undo and redo are lines of the journal; across a seal the table has to agree."""

from dataclasses import replace

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.session.entry import Kind
from bp_desktop.session.history import CHECKPOINT_EVERY
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded, Session
from tests.tally import (
    TALLY,
    Add,
    Command,
    GivenDice,
    Join,
    NoDice,
    Reveal,
    RollDie,
    noon,
    open_tally,
    tally_of,
)


def test_undo_takes_the_last_step_back_and_leaves_a_line() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 3))

    change = session.undo(reason="wrong player")

    assert session.state.scores == {"Ann": 0}
    entry = change.entry
    assert (entry.seq, entry.kind, entry.target, entry.reason) == (3, Kind.UNDO, 2, "wrong player")
    assert len(session.entries) == 3
    assert [step.seq for step in session.timeline] == [1]


def test_redo_brings_back_what_undo_took() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 3))
    before = session.state
    session.undo()

    change = session.redo()

    assert session.state == before
    assert (change.entry.kind, change.entry.target) == (Kind.REDO, 2)


def test_several_undos_are_redone_in_the_opposite_order() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), Add("Ann", 3))

    for _ in range(3):
        session.undo()
    scores = []
    while session.next_redo:
        session.redo()
        scores.append(session.state.scores["Ann"])

    assert scores == [1, 3, 6]


def test_a_new_step_makes_redo_impossible() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))
    session.undo()

    session.submit(Add("Ann", 2))

    assert session.next_redo is None
    with pytest.raises(Refused) as caught:
        session.redo()
    assert caught.value.messages[0].key == "session.nothing_to_redo"


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    session = tally_of()
    before = session.state

    with pytest.raises(Refused) as caught:
        session.undo(consent=True)

    assert caught.value.messages[0].key == "session.nothing_to_undo"
    assert session.state is before
    assert session.next_undo is None


def test_next_undo_and_redo_name_the_lines_concerned() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    session.undo()

    assert session.next_undo is session.entries[0]
    assert session.next_redo is session.entries[1]


def test_what_can_be_undone_is_told_the_next_one_first() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))

    session.undo()

    assert [entry.seq for entry in session.undoable()] == [2, 1]


def test_what_redo_brings_back_can_be_looked_at_the_next_one_first() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2))
    assert list(session.redoable()) == []

    session.undo()
    session.undo()
    assert [entry.seq for entry in session.redoable()] == [2, 3]

    session.redo()
    assert [entry.seq for entry in session.redoable()] == [3]

    session.submit(Add("Ann", 5))
    assert list(session.redoable()) == []


def test_undo_and_redo_survive_closing_and_opening() -> None:
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), journal=journal)
    session.undo()
    session.undo()
    session.redo()

    reopened = open_tally(journal)

    assert reopened.state == session.state
    assert reopened.next_undo == session.next_undo
    reopened.redo()
    assert reopened.state.scores == {"Ann": 3}


def test_dice_are_a_seal_undone_only_with_consent_which_is_on_record() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann"), dice=GivenDice(4))
    before = session.state

    with pytest.raises(ConsentNeeded) as caught:
        session.undo()

    assert caught.value.seq == 2
    assert session.state is before
    change = session.undo(consent=True)
    assert change.entry.consent
    assert session.state.scores == {"Ann": 0}


def test_a_disclosure_is_a_seal_too() -> None:
    session = tally_of(Reveal("the red planet"))

    with pytest.raises(ConsentNeeded):
        session.undo()

    assert session.undo(consent=True).entry.consent


def test_up_to_the_last_seal_undo_is_free_and_consent_is_not_put_on_record() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann"), Add("Ann", 1), Add("Ann", 2))

    first, second = session.undo(), session.undo(consent=True)

    assert not first.entry.consent
    assert not second.entry.consent
    with pytest.raises(ConsentNeeded):
        session.undo()


def test_redoing_a_throw_shows_the_same_faces_and_throws_nothing() -> None:
    journal = MemoryJournal()
    played = tally_of(Join("Ann"), RollDie("Ann"), journal=journal, dice=GivenDice(4))
    played.undo(consent=True)
    session = open_tally(journal, NoDice())

    session.redo()

    assert session.state.faces == (4,)
    assert session.state.scores == {"Ann": 4}


def test_whether_a_line_is_sealed_can_be_asked_beforehand() -> None:
    session = tally_of(Join("Ann"), RollDie("Ann"), Reveal("x"))
    session.undo(consent=True)

    assert [session.is_sealed(entry) for entry in session.entries] == [False, True, True, False]


@pytest.mark.parametrize("length", [CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1])
def test_undo_and_redo_across_kept_states_agree_with_playing_it_straight(length: int) -> None:
    session = tally_of(Join("Ann"), *[Add("Ann", number) for number in range(1, length + 3)])

    for _ in range(5):
        session.undo()
    for _ in range(2):
        session.redo()
    session.submit(Add("Ann", 1))

    assert session.state.scores == {"Ann": sum(range(1, length)) + 1}
    assert [session.state_after(steps).scores.get("Ann") for steps in (0, 1, 2, 3)] == [
        None,
        0,
        1,
        3,
    ]


def test_where_dice_do_not_bind_undoing_them_needs_no_consent() -> None:
    """Somebody drawing a map rolls again until it pleases; disclosures bind all the same."""
    drawing = replace(TALLY, dice_seal=False)
    session = Session(drawing, MemoryJournal(), GivenDice(4), noon)
    steps: tuple[Command, ...] = (Join("Ann"), RollDie("Ann"), Reveal("the plan"))
    for command in steps:
        session.submit(command)

    with pytest.raises(ConsentNeeded):
        session.undo()
    session.undo(consent=True)
    change = session.undo()

    assert not change.entry.consent
    assert session.state.scores == {"Ann": 0}
