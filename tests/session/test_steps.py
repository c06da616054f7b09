"""From a command to a kept line and a new state: carried out, objected to or refused."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest

from bp_desktop.core.bounds import LARGEST_NUMBER
from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.core.messages import Objected, Refused, say
from bp_desktop.games.system import Enforcement, Judgement
from bp_desktop.session.entry import Entry, Kind, Outcome
from bp_desktop.session.ports import MemoryJournal, system_clock
from bp_desktop.session.session import Session
from tests.tally import (
    TALLY,
    Add,
    Command,
    DieRolled,
    Event,
    FailingJournal,
    GivenDice,
    Join,
    NoDice,
    RollDie,
    Scored,
    SetEnforcement,
    Take,
    Tally,
    noon,
    open_tally,
    tally_of,
)


def test_a_step_replaces_the_state_and_tells_before_after_and_why() -> None:
    session = tally_of(Join("Ann"))
    before = session.state

    change = session.submit(Add("Ann", 3))

    assert change.before is before
    assert change.after is session.state
    assert session.state.scores == {"Ann": 3}
    assert before.scores == {"Ann": 0}
    assert change.entry == Entry(2, Kind.STEP, noon(), Outcome(Add("Ann", 3), (Scored("Ann", 3),)))
    assert session.entries[-1] is change.entry


def test_a_judgement_made_beforehand_is_not_asked_for_again_and_may_be_overruled() -> None:
    asked = []

    def judge(tally: Tally, command: Command) -> Judgement[Event]:
        asked.append(command)
        return TALLY.judge(tally, command)

    session = Session(replace(TALLY, judge=judge), MemoryJournal(), NoDice(), noon)
    session.submit(Join("Ann"))
    judgement = TALLY.judge(session.state, Add("Ann", 11))

    with pytest.raises(Objected):
        session.submit(Add("Ann", 11), judgement=judgement)
    change = session.submit(Add("Ann", 11), overrule=True, judgement=judgement)

    assert asked == [Join("Ann")]
    assert (change.entry.events, change.entry.overruled) == ((Scored("Ann", 11),), ("T-2",))


def test_a_step_tells_its_command_its_events_and_what_it_overruled() -> None:
    session = tally_of(Join("Ann"))

    step = session.submit(Add("Ann", 11), overrule=True).entry
    undo = session.undo().entry

    assert (step.command, step.events, step.overruled) == (
        Add("Ann", 11),
        (Scored("Ann", 11),),
        ("T-2",),
    )
    assert (undo.command, undo.events, undo.overruled) == (None, (), ())


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    session = tally_of(Join("Ann"), dice=NoDice())
    before = session.state

    with pytest.raises(Refused) as caught:
        session.submit(Take("Ann", 1), overrule=True)

    [refusal] = caught.value.messages
    assert (refusal.key, refusal.rules, refusal.args) == ("tally.too_little", ("T-3",), {"has": 0})
    assert session.state is before
    assert len(session.entries) == 1


def test_what_may_not_be_done_is_objected_to_and_changes_nothing() -> None:
    session = tally_of(Join("Ann"))
    before = session.state

    with pytest.raises(Objected) as caught:
        session.submit(Add("Ann", 11))

    [objection] = caught.value.messages
    assert (objection.key, objection.args) == ("tally.above_limit", {"amount": 11, "limit": 10})
    assert session.state is before
    assert len(session.entries) == 1


def test_an_overruled_objection_is_carried_out_and_the_entry_names_the_rule() -> None:
    """BP-APP-4."""
    session = tally_of(Join("Ann"))

    change = session.submit(Add("Ann", 11), overrule=True)

    assert change.entry.overruled == ("T-2",)
    assert session.state.scores == {"Ann": 11}


def test_overruling_what_nobody_objects_to_leaves_no_trace() -> None:
    session = tally_of(Join("Ann"))

    assert session.submit(Add("Ann", 1), overrule=True).entry.overruled == ()


def test_an_objection_that_cites_no_rule_is_overruled_by_its_key() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), dice=GivenDice(4))

    change = session.submit(RollDie("Bob"), overrule=True)

    assert change.entry.overruled == ("tally.out_of_turn",)


def test_strict_enforcement_stands_even_if_the_table_overrules() -> None:
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.STRICT))
    before = session.state

    with pytest.raises(Objected):
        session.submit(Add("Ann", 11), overrule=True)

    assert session.state is before


def test_free_enforcement_carries_out_and_remembers_the_rule() -> None:
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.FREE))

    change = session.submit(Add("Ann", 11))

    assert change.entry.overruled == ("T-2",)
    assert session.state.scores == {"Ann": 11}


def test_free_enforcement_does_not_make_the_impossible_possible() -> None:
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.FREE))

    with pytest.raises(Refused):
        session.submit(Take("Ann", 1))


def test_enforcement_is_changed_by_a_step_and_can_be_undone_like_one() -> None:
    """BP-APP-5: a change of the table's options is on record."""
    session = tally_of(Join("Ann"), SetEnforcement(Enforcement.STRICT))

    session.submit(SetEnforcement(Enforcement.WARN))
    session.submit(Add("Ann", 11), overrule=True)

    kinds = [entry.command for entry in session.entries][1:]
    assert kinds == [
        SetEnforcement(Enforcement.STRICT),
        SetEnforcement(Enforcement.WARN),
        Add("Ann", 11),
    ]


def test_checking_answers_without_dice_and_without_a_trace() -> None:
    session = tally_of(Join("Ann"), Join("Bob"), dice=NoDice())
    before = session.state

    objections = session.check(RollDie("Bob"))

    assert objections == (say("tally.out_of_turn", player="Bob"),)
    assert session.check(RollDie("Ann")) == ()
    with pytest.raises(Refused):
        session.check(Take("Ann", 1))
    assert session.state is before


def test_a_player_who_is_not_active_can_act() -> None:
    """Parsec and Planet X let others answer inside somebody's turn."""
    session = tally_of(Join("Ann"), Join("Bob"))

    session.submit(Add("Bob", 2))

    assert session.state.active == "Ann"
    assert session.state.scores == {"Ann": 0, "Bob": 2}


def test_dice_are_thrown_once_and_kept_with_the_step() -> None:
    """BP-APP-1."""
    session = tally_of(Join("Ann"), dice=GivenDice(4))

    change = session.submit(RollDie("Ann"))

    assert change.entry.outcome is not None
    assert change.entry.outcome.rolls == (Roll(6, 4, "app", "tally.score"),)
    assert change.entry.events == (DieRolled(4), Scored("Ann", 4))
    assert session.state.scores == {"Ann": 4}


def test_typed_faces_are_kept_with_the_step_as_thrown_by_hand() -> None:
    """BP-APP-1: both ways of throwing are logged."""
    session = tally_of(Join("Ann"), dice=NoDice())

    change = session.submit(RollDie("Ann", (5,)))

    assert change.entry.outcome is not None
    assert change.entry.outcome.rolls == (Roll(6, 5, "hand", "tally.score"),)
    assert session.state.scores == {"Ann": 5}
    assert session.is_sealed(change.entry)


def test_faces_the_die_does_not_have_are_refused() -> None:
    session = tally_of(Join("Ann"), dice=NoDice())

    with pytest.raises(Refused) as caught:
        session.submit(RollDie("Ann", (7,)), overrule=True)

    assert caught.value.messages[0].key == "core.dice.no_such_face"


def test_opening_a_journal_throws_no_dice_and_judges_nothing() -> None:
    """Replay takes the events as they were, even if today's rules would say no."""
    journal = MemoryJournal()
    played = tally_of(Join("Ann"), RollDie("Ann"), Add("Ann", 99), journal=journal)

    def judge(tally: Tally, command: object) -> Judgement[Event]:
        raise AssertionError(f"{command} was judged again in {tally}")

    reopened = Session(replace(TALLY, judge=judge), journal, NoDice(), noon)

    assert reopened.state == played.state
    assert list(reopened.entries) == list(played.entries)


def test_if_the_disk_fails_nothing_has_happened_and_the_same_command_works_later() -> None:
    journal = FailingJournal()
    session = tally_of(Join("Ann"), journal=journal)
    before = session.state
    journal.is_full = True

    with pytest.raises(OSError, match="no space left"):
        session.submit(Add("Ann", 3))

    assert session.state is before
    assert len(session.entries) == len(session.timeline) == len(journal.lines()) == 1
    journal.is_full = False
    session.submit(Add("Ann", 3))
    assert session.state.scores == {"Ann": 3}
    reopened = open_tally(journal)
    assert reopened.state == session.state
    assert reopened.edited_at is None


@pytest.mark.parametrize("act", ["undo", "redo", "amend"])
def test_if_the_disk_fails_undo_redo_and_corrections_have_not_happened_either(act: str) -> None:
    journal = FailingJournal()
    session = tally_of(Join("Ann"), Add("Ann", 1), Add("Ann", 2), journal=journal)
    session.undo()
    before, standings, undo = session.state, session.standings(), session.next_undo
    acts: dict[str, Callable[[], object]] = {
        "undo": session.undo,
        "redo": session.redo,
        "amend": lambda: session.amend(2, Add("Ann", 5)),
    }
    journal.is_full = True

    with pytest.raises(OSError, match="no space left"):
        acts[act]()

    assert session.state is before
    assert session.standings() == standings
    assert session.next_undo is undo
    journal.is_full = False
    acts[act]()
    assert open_tally(journal).state == session.state
    assert session.state != before


def test_if_the_consequences_cannot_be_worked_out_no_line_is_kept() -> None:
    """A defect in a game must not leave a document behind that nobody can open."""

    def broken(tally: Tally, event: Event) -> Tally:
        if isinstance(event, Scored):
            raise ZeroDivisionError
        return TALLY.evolve(tally, event)

    journal = MemoryJournal()
    session = Session(replace(TALLY, evolve=broken), journal, NoDice(), noon)
    session.submit(Join("Ann"))
    before = session.state

    with pytest.raises(ZeroDivisionError):
        session.submit(Add("Ann", 1))

    assert session.state is before
    assert len(journal.lines()) == 1


def test_a_line_that_could_not_be_read_again_is_not_kept() -> None:
    """A number with a comma in a field for whole numbers, say, from a careless form."""
    journal = MemoryJournal()
    session = tally_of(Join("Ann"), journal=journal)
    before = session.state

    with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
        session.submit(Add("Ann", 1.5))  # type: ignore[arg-type]  # the mistake

    assert session.state is before
    assert len(journal.lines()) == 1


def test_text_that_cannot_be_written_is_refused() -> None:
    """Half a character, as a terminal with another encoding passes it on."""
    journal = MemoryJournal()
    session = tally_of(journal=journal)

    with pytest.raises(Refused) as caught:
        session.submit(Join("Ann\udcff"))

    assert caught.value.messages[0].key == "session.not_text"
    assert session.state is TALLY.start
    assert journal.lines() == ()


def test_numbers_up_to_the_largest_survive_and_greater_ones_are_refused() -> None:
    journal = MemoryJournal()
    huge = LARGEST_NUMBER

    session = tally_of(Join("Ann"), Add("Ann", huge), journal=journal)

    assert open_tally(journal).state == session.state
    assert session.state.scores == {"Ann": huge}
    with pytest.raises(Refused) as caught:
        session.submit(Add("Ann", 10**40), overrule=True)
    assert caught.value.messages[0].key == "session.out_of_bounds"
    assert len(journal.lines()) == 2


def test_what_counts_is_what_was_written() -> None:
    """A list where the command wants a tuple is read back as a tuple at once."""
    session = tally_of(Join("Ann"))

    change = session.submit(RollDie("Ann", [3]))  # type: ignore[arg-type]  # a careless caller

    assert change.entry.command == RollDie("Ann", (3,))


def test_the_clock_is_asked_for_each_entry() -> None:
    times = iter([datetime(2026, 1, day, tzinfo=UTC) for day in (1, 2)])
    session = Session(TALLY, MemoryJournal(), AppDice(1), lambda: next(times))

    session.submit(Join("Ann"))
    session.undo()

    assert [entry.at.day for entry in session.entries] == [1, 2]


def test_the_usual_clock_gives_whole_seconds_with_a_time_zone() -> None:
    now = system_clock()

    assert now.microsecond == 0
    assert now.tzinfo is UTC


def test_entries_and_timeline_cannot_be_changed_from_outside() -> None:
    session = tally_of(Join("Ann"), Add("Ann", 1))

    assert not hasattr(session.entries, "append")
    with pytest.raises(TypeError):
        session.timeline[0] = session.timeline[1]  # type: ignore[index]  # on purpose


def test_entries_are_looked_into_not_copied() -> None:
    """Views ask after every step; that must not cost more the longer the game is."""
    session = tally_of(Join("Ann"), Add("Ann", 1))
    entries = session.entries
    seen = entries[:2]

    session.submit(Add("Ann", 2))

    assert session.entries is entries
    assert len(entries) == 3
    assert [entry.seq for entry in entries] == [1, 2, 3]
    assert [entry.seq for entry in reversed(entries)] == [3, 2, 1]
    assert isinstance(seen, tuple)
    assert len(seen) == 2
    assert entries[2] in entries


def test_a_kind_of_document_is_told_apart_by_its_identity() -> None:
    """Its state may hold dicts, so it could not be hashed by content."""
    assert {TALLY: "known"}[TALLY] == "known"
    assert TALLY.summary(tally_of(Join("Ann")).state) == say("tally.summary", players=1)


def test_who_goes_through_all_steps_has_each_of_them_folded_once() -> None:
    """Searching a journal of 2,000 lines would stop the window for half a second otherwise."""
    folded = list[Event]()

    def evolve(tally: Tally, event: Event) -> Tally:
        folded.append(event)
        return TALLY.evolve(tally, event)

    session = Session(replace(TALLY, evolve=evolve), MemoryJournal(), NoDice(), noon)
    session.submit(Join("Ann"))
    for _ in range(100):
        session.submit(Add("Ann", 1), overrule=True)
    folded.clear()

    scores = [session.state_after(steps).scores["Ann"] for steps in range(1, 101)]

    assert scores == list(range(100))
    assert len(folded) <= len(scores)
