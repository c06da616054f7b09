"""History of a session: the steps left standing by undo and corrections, and their states."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Generic, assert_never

import msgspec

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.system import GameSystem
from bp_desktop.session.entry import Entry, Kind, Outcome, Step, takes_back
from bp_desktop.session.ports import DamagedJournalError

CHECKPOINT_EVERY = 48

_Place = tuple[int, ...]
"""Sorts steps in the order of play, also those put in afterwards: before its target, behind what
was put in there earlier."""
_STEP, _BEFORE_IT = 1, 0


class LineStanding(StrEnum):
    """How a line of the journal reads today."""

    DONE = "done"
    UNDONE = "undone"
    STRUCK = "struck"
    REVISED = "revised"


class _Swap(msgspec.Struct, Generic[C, E], frozen=True, gc=False):
    """What a correction did: behind `kept` steps, `before` gave way to `after`."""

    kept: int
    before: tuple[Step[C, E], ...]
    after: tuple[Step[C, E], ...]


class HistoryTransition(msgspec.Struct, Generic[S, C, E], frozen=True, gc=False):
    """Where an entry leads, worked out beforehand: once its line is kept, nothing can fail."""

    entry: Entry[C, E]
    kept: int
    """How many steps stay as they are."""
    steps: tuple[Step[C, E], ...]
    """What follows them."""
    state: S
    checkpoints: tuple[S, ...]


class History(Generic[S, C, E]):
    """A fold over entries. States are kept every few steps and worked out in between."""

    def __init__(self, start: S, evolve: Callable[[S, E], S]) -> None:
        self._evolve = evolve
        self.state: S = start
        self.timeline: list[Step[C, E]] = []
        """In the order of play; always the same list, so that others can look into it."""
        self._inserted: dict[int, _Place] = {}
        """Where the steps stand that were put in afterwards."""
        self._checkpoints: list[S] = [start]
        self._latest: tuple[int, S] | None = None
        """Where the last step was taken, and in which state: what is asked about most."""
        self._walked: tuple[int, S] | None = None
        """Where somebody looked last: who goes through all steps asks about the next one then."""
        self._done: list[Entry[C, E]] = []
        """Steps and corrections, ordered by seq."""
        self._undone: list[Entry[C, E]] = []
        self._swaps: dict[int, _Swap[C, E]] = {}
        """Of the corrections done and undone."""
        self._given_up: list[int] = []
        """Undone, and then something else was done instead."""
        self._standings: dict[int, LineStanding] | None = {}
        """None if they have to be worked out again."""

    # --- reading

    def undoable(self) -> Iterator[Entry[C, E]]:
        """Steps and corrections, the last first."""
        return reversed(self._done)

    def redoable(self) -> Iterator[Entry[C, E]]:
        """Steps and corrections, the one undone last first."""
        return reversed(self._undone)

    def place_of(self, seq: int) -> int:
        """Where a step stands in the timeline, or would stand if it counted."""
        return bisect_left(self.timeline, self._place(seq), key=lambda step: self._place(step.seq))

    def index_of(self, seq: int) -> int | None:
        """Where a step stands in the timeline; None if it does not count now."""
        place = self.place_of(seq)
        found = place < len(self.timeline) and self.timeline[place].seq == seq
        return place if found else None

    def last_outcome(self, seq: int) -> Outcome[C, E] | None:
        """What came of a step, even if it is struck; None if it is no step or is undone."""
        index = self.index_of(seq)
        if index is not None:
            step = self.timeline[index]
            return None if step.aside else step.outcome
        outcome = self._original(seq)
        if outcome is not None:
            for entry in self._done:
                for revision in entry.revised:
                    if revision.seq == seq and revision.outcome is not None:
                        outcome = revision.outcome
        return outcome

    def state_before(self, index: int) -> S:
        """The state before the step at `index`; len(timeline) gives the present."""
        if index == len(self.timeline):
            return self.state
        if self._latest is not None and self._latest[0] == index:
            return self._latest[1]
        nearest = index // CHECKPOINT_EVERY
        start, state = nearest * CHECKPOINT_EVERY, self._checkpoints[nearest]
        if self._walked is not None and start < self._walked[0] <= index:
            start, state = self._walked
        for step in self.timeline[start:index]:
            state = self._after_step(state, step)
        self._walked = (index, state)
        return state

    def standings(self) -> dict[int, LineStanding]:
        """How the lines read today that do not simply count as done."""
        if self._standings is None:
            self._standings = self._found_standings()
        return dict(self._standings)

    def _found_standings(self) -> dict[int, LineStanding]:
        found = dict.fromkeys(self._given_up, LineStanding.UNDONE)
        found.update((entry.seq, LineStanding.UNDONE) for entry in self._undone)
        corrected = {revision.seq for entry in self._done for revision in entry.revised}
        for seq in corrected:
            index = self.index_of(seq)
            if index is None:
                found[seq] = LineStanding.STRUCK
            elif self.timeline[index].outcome != self._original(seq):
                found[seq] = LineStanding.REVISED
        return found

    def undoing_takes_back(self, system: GameSystem[S, C, E], correction: int) -> bool:
        """Whether undoing a correction takes back dice or a disclosure that came with it."""
        swap = self._swaps.get(correction)
        if swap is None or self._done_entry(correction) is None:
            return False
        restored = {step.seq: step.outcome for step in swap.before}
        return any(takes_back(system, step.outcome, restored.get(step.seq)) for step in swap.after)

    # --- moving on

    def passage(self, entry: Entry[C, E]) -> HistoryTransition[S, C, E]:
        """Work out where an entry leads; nothing changes before `become`."""
        kept, steps = self._kept_and_steps(entry)
        state = self.state_before(kept)
        checkpoints = []
        for count, step in enumerate(steps, start=kept + 1):
            state = self._after_step(state, step)
            if count % CHECKPOINT_EVERY == 0:
                checkpoints.append(state)
        return HistoryTransition(entry, kept, steps, state, tuple(checkpoints))

    def become(self, passage: HistoryTransition[S, C, E]) -> None:
        entry, kept = passage.entry, passage.kept
        if entry.kind is Kind.AMEND:
            before = tuple(self.timeline[kept:])
            self._swaps[entry.seq] = _Swap(kept, before, passage.steps)
            if entry.inserted is not None:
                self._inserted[entry.seq] = self._place_before(entry.target, entry.seq)
        if entry.outcome is not None:
            self._latest = (kept, self.state)
        else:  # older lines may read otherwise now
            self._latest = self._walked = self._standings = None
        self.timeline[kept:] = passage.steps
        self._checkpoints[kept // CHECKPOINT_EVERY + 1 :] = passage.checkpoints
        self.state = passage.state
        match entry.kind:
            case Kind.STEP | Kind.AMEND:
                self._give_up_undone()
                self._done.append(entry)
            case Kind.UNDO:
                self._undone.append(self._done.pop())
            case Kind.REDO:
                self._done.append(self._undone.pop())
            case Kind.ASIDE:
                pass
            case _:
                assert_never(entry.kind)

    def _give_up_undone(self) -> None:
        for entry in self._undone:
            self._given_up.append(entry.seq)
            self._swaps.pop(entry.seq, None)
        self._undone.clear()

    def _kept_and_steps(self, entry: Entry[C, E]) -> tuple[int, tuple[Step[C, E], ...]]:
        """How many steps an entry leaves as they are, and what follows them then."""
        is_new, is_correction = entry.kind.goes_on, entry.kind is Kind.AMEND
        if (entry.outcome is not None) != is_new or bool(entry.revised) != is_correction:
            raise DamagedJournalError(entry.seq, f"not the content of a line of kind {entry.kind}")
        match entry.kind:
            case Kind.STEP | Kind.ASIDE:
                return len(self.timeline), (_step(entry),)
            case Kind.AMEND:
                return self._corrected(entry)
            case Kind.UNDO:
                last = _last(self._done, entry)
                swap = self._swaps.get(last.seq)
                if swap is not None:
                    return swap.kept, (*swap.before, *self._asides_since(last.seq))
                place = self.place_of(last.seq)
                return place, tuple(self.timeline[place + 1 :])
            case Kind.REDO:
                last = _last(self._undone, entry)
                swap = self._swaps.get(last.seq)
                if swap is not None:
                    return swap.kept, (*swap.after, *self._asides_since(last.seq))
                place = self.place_of(last.seq)
                return place, (_step(last), *self.timeline[place:])
            case _:
                assert_never(entry.kind)

    def _asides_since(self, seq: int) -> Iterator[Step[C, E]]:
        """What was said beside the play after a line: it stays where it was said."""
        return (step for step in self.timeline if step.aside and step.seq > seq)

    def _corrected(self, entry: Entry[C, E]) -> tuple[int, tuple[Step[C, E], ...]]:
        about = {one.seq for one in entry.revised} - {entry.seq}
        if entry.inserted is not None:
            about.add(entry.target)
        if not all(map(self._can_be_corrected, about)):
            raise DamagedJournalError(entry.seq, "a correction of what is not there")
        kept = self.place_of(min(about, key=self._place))
        steps = {step.seq: step for step in self.timeline[kept:]}
        for revision in entry.revised:
            if revision.outcome is not None:
                steps[revision.seq] = Step(revision.seq, revision.outcome)
            else:
                steps.pop(revision.seq, None)
        new = {entry.seq: self._place_before(entry.target, entry.seq)}
        return kept, tuple(
            steps[seq] for seq in sorted(steps, key=lambda one: new.get(one) or self._place(one))
        )

    def _can_be_corrected(self, seq: int) -> bool:
        """A step that was not undone; and what was said beside the play, as long as it counts."""
        return self._original(seq) is not None or self.index_of(seq) is not None

    def _done_entry(self, seq: int) -> Entry[C, E] | None:
        place = bisect_left(self._done, seq, key=lambda entry: entry.seq)
        found = place < len(self._done) and self._done[place].seq == seq
        return self._done[place] if found else None

    def _original(self, seq: int) -> Outcome[C, E] | None:
        """What a step led to when it was taken; None for what is undone or no step."""
        entry = self._done_entry(seq)
        return (entry.outcome or entry.inserted) if entry else None

    def _place(self, seq: int) -> _Place:
        return self._inserted.get(seq) or (seq, _STEP)

    def _place_before(self, target: int, seq: int) -> _Place:
        return (*self._place(target)[:-1], _BEFORE_IT, seq, _STEP)

    def _after_step(self, state: S, step: Step[C, E]) -> S:
        for event in step.outcome.events:
            state = self._evolve(state, event)
        return state


def _last(entries: list[Entry[C, E]], entry: Entry[C, E]) -> Entry[C, E]:
    """What an undo or redo is about: always the last one."""
    if not entries or entries[-1].seq != entry.target:
        raise DamagedJournalError(entry.seq, f"no {entry.kind} of step {entry.target} is possible")
    return entries[-1]


def _step(entry: Entry[C, E]) -> Step[C, E]:
    assert entry.outcome is not None
    return Step(entry.seq, entry.outcome, entry.kind is Kind.ASIDE)
