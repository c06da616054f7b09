"""What counts now: the steps left standing by undo and corrections, and the states between."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bp_desktop.games.system import GameSystem
from bp_desktop.session.chain import DamagedJournalError
from bp_desktop.session.entry import Entry, Kind, Step

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")

CHECKPOINT_EVERY = 64


class Standing(StrEnum):
    """How a line of the journal reads today."""

    DONE = "done"
    UNDONE = "undone"
    STRUCK = "struck"
    REVISED = "revised"


@dataclass(frozen=True, slots=True)
class _Act(Generic[C, E]):
    """Something that can be undone: a step, or a correction with the timelines around it."""

    entry: Entry[C, E]
    before: tuple[Step[C, E], ...] | None = None
    after: tuple[Step[C, E], ...] | None = None


class History(Generic[S, C, E]):
    """A fold over entries. States are kept every few steps and worked out in between."""

    def __init__(self, system: GameSystem[S, C, E]) -> None:
        self._system = system
        self.timeline: list[Step[C, E]] = []
        self._checkpoints: list[S] = [system.start]
        self.state: S = system.start
        self._done: list[_Act[C, E]] = []
        self._undone: list[_Act[C, E]] = []

    # --- reading

    @property
    def last_done(self) -> Entry[C, E] | None:
        return self._done[-1].entry if self._done else None

    @property
    def last_undone(self) -> Entry[C, E] | None:
        return self._undone[-1].entry if self._undone else None

    def index_of(self, seq: int) -> int | None:
        """Where a step stands in the timeline; None if it does not count now."""
        low, high = 0, len(self.timeline)
        while low < high:
            middle = (low + high) // 2
            if self.timeline[middle].seq < seq:
                low = middle + 1
            else:
                high = middle
        found = low < len(self.timeline) and self.timeline[low].seq == seq
        return low if found else None

    def state_before(self, index: int) -> S:
        """The state before the step at `index`; len(timeline) gives the present."""
        if index == len(self.timeline):
            return self.state
        nearest = index // CHECKPOINT_EVERY
        state = self._checkpoints[nearest]
        for step in self.timeline[nearest * CHECKPOINT_EVERY : index]:
            state = self.after_step(state, step)
        return state

    def after_step(self, state: S, step: Step[C, E]) -> S:
        for event in step.outcome.events:
            state = self._system.evolve(state, event)
        return state

    def standings(self) -> dict[int, Standing]:
        """How each step and correction that ever was reads today; lines not named count as done."""
        found: dict[int, Standing] = {}
        counting = {step.seq for step in self.timeline}
        for act in self._done:
            seq = act.entry.seq
            if act.entry.kind is Kind.STEP and seq not in counting:
                found[seq] = Standing.STRUCK
            for revision in act.entry.revised:
                if revision.outcome is not None:
                    found[revision.seq] = Standing.REVISED
        for act in self._undone:
            found[act.entry.seq] = Standing.UNDONE
        return found

    # --- moving on

    def apply(self, entry: Entry[C, E]) -> None:
        match entry.kind:
            case Kind.STEP:
                self._step(entry)
                self._undone.clear()
            case Kind.AMEND:
                self._amend(entry)
                self._undone.clear()
            case Kind.UNDO:
                self._undo(entry)
            case Kind.REDO:
                self._redo(entry)

    def _step(self, entry: Entry[C, E]) -> None:
        if entry.outcome is None:
            raise DamagedJournalError(entry.seq, "a step without a command")
        self._push(Step(entry.seq, entry.outcome))
        self._done.append(_Act(entry))

    def _push(self, step: Step[C, E]) -> None:
        self.state = self.after_step(self.state, step)
        self.timeline.append(step)
        if len(self.timeline) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self.state)

    def _amend(self, entry: Entry[C, E]) -> None:
        before = tuple(self.timeline)
        revised = {revision.seq: revision.outcome for revision in entry.revised}
        after = tuple(
            Step(step.seq, outcome)
            for step in before
            if (outcome := revised.get(step.seq, step.outcome)) is not None
        )
        self._become(after)
        self._done.append(_Act(entry, before, after))

    def _undo(self, entry: Entry[C, E]) -> None:
        if not self._done:
            raise DamagedJournalError(entry.seq, "nothing to undo")
        act = self._done.pop()
        if act.before is None:
            self._drop_last()
        else:
            self._become(act.before)
        self._undone.append(act)

    def _drop_last(self) -> None:
        index = len(self.timeline) - 1
        self.state = self.state_before(index)
        self.timeline.pop()
        del self._checkpoints[index // CHECKPOINT_EVERY + 1 :]

    def _redo(self, entry: Entry[C, E]) -> None:
        if not self._undone:
            raise DamagedJournalError(entry.seq, "nothing to redo")
        act = self._undone.pop()
        if act.after is None:
            assert act.entry.outcome is not None
            self._push(Step(act.entry.seq, act.entry.outcome))
        else:
            self._become(act.after)
        self._done.append(act)

    def _become(self, timeline: tuple[Step[C, E], ...]) -> None:
        """Another timeline: work the states out again from where the two part."""
        same = next(
            (
                index
                for index, (old, new) in enumerate(zip(self.timeline, timeline, strict=False))
                if old is not new and old != new
            ),
            min(len(self.timeline), len(timeline)),
        )
        state = self.state_before(same)
        del self._checkpoints[same // CHECKPOINT_EVERY + 1 :]
        self.timeline = list(timeline[:same])
        self.state = state
        for step in timeline[same:]:
            self._push(step)
