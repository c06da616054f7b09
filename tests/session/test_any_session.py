"""Whatever players do, undo, correct and reopen: the journal alone is the document."""

from collections.abc import Callable

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.system import Enforcement
from bp_desktop.session import history
from bp_desktop.session.amend import AmendPlan, Decision
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.history import LineStanding
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded
from tests.tally import (
    TALLY,
    Add,
    Adopt,
    Command,
    Event,
    Join,
    Reveal,
    RollDie,
    SetDie,
    SetEnforcement,
    SetLimit,
    Take,
    Tally,
    TallySession,
    evolve,
    open_tally,
)

players = st.sampled_from(["Ann", "Bob"])
amounts = st.integers(1, 12)
faces = st.lists(st.integers(1, 8), max_size=1).map(tuple)
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Add, players, amounts),
    st.builds(Take, players, amounts),
    st.builds(RollDie, players, faces),
    st.builds(Join, players),
    st.builds(Reveal, st.sampled_from(["x", "y"])),
    st.builds(SetDie, st.sampled_from([4, 6, 8])),
    st.builds(SetLimit, st.sampled_from([3, 10])),
    st.builds(SetEnforcement, st.sampled_from(Enforcement)),
    st.builds(Adopt, st.just({"Ann": 4})),
)


def fold(session: TallySession, steps: int) -> Tally:
    """The plainest way to a state: every event of every step that counts, from the start."""
    state = TALLY.start
    for step in session.timeline[:steps]:
        for event in step.outcome.events:
            state = evolve(state, event)
    return state


class AnySession(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.usual_distance = history.CHECKPOINT_EVERY
        history.CHECKPOINT_EVERY = 4  # so that short games have kept states too
        self.dice = AppDice("any session")
        self.journal = MemoryJournal()
        self.session = open_tally(self.journal, self.dice)
        self.known: list[Entry[Command, Event]] = []

    def teardown(self) -> None:
        history.CHECKPOINT_EVERY = self.usual_distance

    @initialize()
    def sit_down(self) -> None:
        for player in ("Ann", "Bob"):
            self.session.submit(Join(player))

    @rule(command=commands, overrule=st.booleans())
    def submit(self, command: Command, overrule: bool) -> None:
        before = self.session.state
        try:
            change = self.session.submit(command, overrule=overrule)
        except (Refused, Objected):
            assert self.session.state is before
        else:
            assert change.before is before
            assert change.after is self.session.state

    @rule(amounts=st.lists(amounts, min_size=3, max_size=6))
    def submit_many(self, amounts: list[int]) -> None:
        for amount in amounts:
            self.submit(Add("Ann", amount), overrule=True)

    @precondition(lambda self: self.session.next_undo)
    @rule(consent=st.booleans())
    def undo(self, consent: bool) -> None:
        before, last = self.session.state, self.session.next_undo
        assert last is not None
        sealed = self.session.is_sealed(last)
        try:
            change = self.session.undo(consent=consent)
        except ConsentNeeded:
            assert sealed
            assert not consent
            assert self.session.state is before
        else:
            assert consent or not sealed
            assert change.entry.consent == sealed

    @precondition(lambda self: self.session.next_redo)
    @rule()
    def redo(self) -> None:
        self.session.redo()

    @precondition(lambda self: self.session.next_undo)
    @rule()
    def undo_and_redo_is_as_if_nothing_happened(self) -> None:
        before, timeline = self.session.state, self.session.timeline[:]
        standings = self.session.standings()

        self.session.undo(consent=True)
        self.session.redo()

        assert self.session.state == before
        assert self.session.timeline[:] == timeline
        assert self.session.standings() == standings

    @precondition(lambda self: self.session.entries)
    @rule(data=st.data(), replacement=st.none() | commands)
    def amend(self, data: st.DataObject, replacement: Command | None) -> None:
        self._correct(
            data,
            lambda seq, decisions: self.session.plan_amend(seq, replacement, decisions),
            lambda seq, decisions: self.session.amend(seq, replacement, decisions, consent=True),
        )

    @precondition(lambda self: self.session.entries)
    @rule(data=st.data(), command=commands)
    def insert(self, data: st.DataObject, command: Command) -> None:
        self._correct(
            data,
            lambda seq, decisions: self.session.plan_amend(seq, command, decisions, inserted=True),
            lambda seq, decisions: self.session.amend(
                seq, command, decisions, consent=True, inserted=True
            ),
        )

    def _correct(
        self,
        data: st.DataObject,
        planned: Callable[[int, dict[int, Decision]], AmendPlan[Tally, Command, Event]],
        make: Callable[[int, dict[int, Decision]], object],
    ) -> None:
        seq = data.draw(st.integers(1, len(self.session.entries)), label="seq")
        before, decisions = self.session.state, dict[int, Decision]()
        for _ in range(2 * len(self.session.timeline) + 4):
            try:
                plan = planned(seq, decisions)
                if plan.conflicts:
                    conflict = plan.conflicts[0]
                    choice = st.sampled_from(conflict.choices)
                    decisions[conflict.seq] = data.draw(choice, label=f"decision {conflict.seq}")
                    continue
                make(seq, decisions)
            except Refused:
                assert self.session.state is before
            except Objected:  # the dice just thrown brought new conflicts
                assert plan.awaits_dice_at is not None
                assert self.session.state is before
                continue
            else:
                assert plan.awaits_dice_at is not None or self.session.state == plan.after
            return
        raise AssertionError("deciding conflicts came to no end")

    @rule()
    def close_and_reopen(self) -> None:
        self.session = open_tally(self.journal, self.dice)

    @invariant()
    def the_journal_alone_is_the_document(self) -> None:
        reopened = open_tally(self.journal, self.dice)

        assert reopened.state == self.session.state
        assert reopened.timeline[:] == self.session.timeline[:]
        assert reopened.entries[:] == self.session.entries[:]
        assert reopened.standings() == self.session.standings()
        assert reopened.next_undo == self.session.next_undo
        assert reopened.next_redo == self.session.next_redo
        assert reopened.edited_at is None

    @invariant()
    def every_state_on_the_way_is_the_sum_of_its_steps(self) -> None:
        for steps in range(len(self.session.timeline) + 1):
            assert self.session.state_after(steps) == fold(self.session, steps)
        assert self.session.state == fold(self.session, len(self.session.timeline))

    @invariant()
    def what_was_written_stays_as_it_was(self) -> None:
        entries = list(self.session.entries)

        assert entries[: len(self.known)] == self.known
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        self.known = entries

    @invariant()
    def every_step_ever_taken_reads_as_what_became_of_it(self) -> None:
        counting = {step.seq: step.outcome for step in self.session.timeline}
        standings = self.session.standings()

        order = list(counting)
        taken = [seq for seq in order if self.session.entries[seq - 1].kind is Kind.STEP]
        assert taken == sorted(taken)
        for entry in self.session.entries:
            standing = standings.get(entry.seq, LineStanding.DONE)
            if entry.inserted is not None and entry.seq in counting:
                if entry.target in counting:
                    assert order.index(entry.seq) < order.index(entry.target)
                assert standing in (LineStanding.DONE, LineStanding.REVISED)
            elif entry.inserted is not None:
                assert standing in (LineStanding.UNDONE, LineStanding.STRUCK)
            elif entry.kind is not Kind.STEP:
                assert standing in (LineStanding.DONE, LineStanding.UNDONE)
            elif entry.seq not in counting:
                assert standing in (LineStanding.UNDONE, LineStanding.STRUCK)
            else:
                same = counting[entry.seq] == entry.outcome
                assert standing is (LineStanding.DONE if same else LineStanding.REVISED)


TestAnySession = AnySession.TestCase
TestAnySession.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
