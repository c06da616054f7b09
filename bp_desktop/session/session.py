"""The session: the only one who turns commands into entries and replaces the state."""

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, Self

from bp_desktop.core.dice import Dice, RecordingDice
from bp_desktop.core.messages import Message, Objected, Refused, grounds_of, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.core.work import Work, finished
from bp_desktop.games.system import Enforcement, GameSystem, Judgement
from bp_desktop.session.amend import AmendPlan, Decision, KeptThrows, Replay
from bp_desktop.session.chain import Chain, fingerprint
from bp_desktop.session.entry import Entry, Kind, Outcome, Revision, Step, seals
from bp_desktop.session.history import History, LineStanding
from bp_desktop.session.ports import (
    Clock,
    DamagedJournalError,
    Journal,
    Line,
    MemoryJournal,
    system_clock,
)
from bp_desktop.session.readonly import ReadOnly

LONGEST_REASON = 500
"""Of an undo or a correction."""
LINES_AT_ONCE = 40
"""Of a file that is being read: a few milliseconds."""
BYTES_AT_ONCE = 50_000
"""Of a journal that is being opened: the same."""
LONG_JOURNAL = 1_000_000
"""Bytes; a shorter one is opened in one go."""


@dataclass(frozen=True, slots=True)
class Change(Generic[S, C, E]):
    """One replacement of the state, and the line that explains it."""

    before: S
    after: S
    entry: Entry[C, E]


class ConsentNeeded(Exception):
    """Dice or a disclosure would be taken back: the table has to agree."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"step {seq} is sealed")
        self.seq = seq


class Session(Generic[S, C, E]):
    """One open document."""

    def __init__(
        self,
        system: GameSystem[S, C, E],
        journal: Journal,
        dice: Dice,
        clock: Clock = system_clock,
    ) -> None:
        self.system = system
        self._journal = journal
        self._dice = dice
        self._clock = clock
        self._chain: Chain[C, E] = Chain(system)
        self._history: History[S, C, E] = History(system.start, system.evolve)
        self._thrown: KeptThrows = {}
        self._entries: list[Entry[C, E]] = []
        with _no_garbage_collection():
            finished(self._take_in(tuple(journal.lines())))
        self._entries_view = ReadOnly(self._entries)
        self._timeline_view = ReadOnly(self._history.timeline)

    @classmethod
    def opening(
        cls, system: GameSystem[S, C, E], journal: Journal, dice: Dice, clock: Clock = system_clock
    ) -> Work[Self]:
        """A session on a long journal, in slices."""
        session = cls(system, MemoryJournal(), dice, clock)
        session._journal = journal
        yield from session._take_in(tuple(journal.lines()))
        return session

    def _take_in(self, lines: Sequence[Line]) -> Work[None]:
        total, done, told = sum(len(line.body) for line in lines), 0, 0
        for line, entry in zip(lines, self._chain.reading(lines), strict=True):
            self._entries.append(entry)
            self._read(entry)
            done += len(line.body)
            if total > LONG_JOURNAL and done - told > BYTES_AT_ONCE:
                told = done
                yield done / total

    # --- reading

    @property
    def state(self) -> S:
        return self._history.state

    def now(self) -> datetime:
        """The time a line written at this moment would bear."""
        return self._clock()

    @property
    def entries(self) -> Sequence[Entry[C, E]]:
        """Every line ever written, undone and struck ones included. Grows as the session does."""
        return self._entries_view

    def lines(self) -> Iterable[Line]:
        """The same as the journal keeps them."""
        return self._journal.lines()

    def remembered_lines(self) -> Iterator[Line]:
        """The same out of memory, for when the journal cannot be read any more."""
        return self._chain.remembered(self._entries)

    @property
    def fingerprint(self) -> str:
        """Of everything up to the last line; see chain.fingerprint."""
        return fingerprint(self._chain.head_hash)

    @property
    def timeline(self) -> Sequence[Step[C, E]]:
        """The steps that count now, as they came out by today's corrections."""
        return self._timeline_view

    @property
    def edited_at(self) -> int | None:
        """The first step that somebody changed outside the program, if any."""
        return self._chain.edited_at

    @property
    def next_undo(self) -> Entry[C, E] | None:
        """The step or correction that `undo` would take back."""
        return next(self.undoable(), None)

    def undoable(self) -> Iterator[Entry[C, E]]:
        """What one undo after the other would take back, the next one first."""
        return self._history.undoable()

    @property
    def next_redo(self) -> Entry[C, E] | None:
        """The step or correction that `redo` would bring back."""
        return next(self.redoable(), None)

    def redoable(self) -> Iterator[Entry[C, E]]:
        """What one redo after the other would bring back, the next one first."""
        return self._history.redoable()

    def standings(self) -> dict[int, LineStanding]:
        """How the lines read today, by seq; lines not named count as done."""
        return self._history.standings()

    def is_counting(self, seq: int) -> bool:
        """Whether an entry is a step that counts now: not undone, not struck."""
        return self._history.index_of(seq) is not None

    def state_before(self, seq: int) -> S:
        """Time travel: the state a counting step was taken in, by today's corrections."""
        index = self._history.index_of(seq)
        if index is None:
            raise Refused(say("session.no_such_step", step=seq))
        return self._history.state_before(index)

    def state_after(self, steps: int) -> S:
        """The state after the first `steps` counting steps."""
        return self._history.state_before(min(max(steps, 0), len(self._history.timeline)))

    def steps_before(self, seq: int) -> int:
        """How many counting steps come before this one in the order of play, even if it does not
        count itself."""
        return self._history.place_of(seq)

    def check(self, command: C) -> tuple[Message, ...]:
        """The objections to a command; raises Refused. Changes nothing, throws nothing."""
        return self.system.judge(self.state, command).objections

    def is_sealed(self, entry: Entry[C, E]) -> bool:
        """Whether undoing this entry takes back dice or a disclosure."""
        if entry.outcome is not None:
            return seals(self.system, entry.outcome)
        return self._history.undoing_takes_back(self.system, entry.seq)

    # --- acting

    def submit(
        self,
        command: C,
        *,
        overrule: bool = False,
        judgement: Judgement[E] | None = None,
        why: Message | None = None,
    ) -> Change[S, C, E]:
        """Judge, carry out, keep, then become. Raises Refused or Objected and changes nothing.
        `why`: the reason of a seat that the program plays.

        Whoever had to try the command in this very state hands in the system's judgement of it,
        and it is not judged again.
        """
        before = self.state
        judgement = self._judged(command, overrule=overrule, judgement=judgement)
        aside = self.system.aside(command)
        if not aside and self._begin(command):
            judgement = self._judged(command, overrule=overrule)
        dice = RecordingDice(self._dice)
        events = judgement.carry_out(dice, StepNames(self._chain.next_seq))
        outcome = Outcome(command, events, dice.rolls, grounds_of(judgement.objections))
        kind = Kind.ASIDE if aside else Kind.STEP
        return self._write(self._entry(kind, outcome=outcome, why=why), before)

    def _judged(
        self, command: C, *, overrule: bool, judgement: Judgement[E] | None = None
    ) -> Judgement[E]:
        judgement = judgement or self.system.judge(self.state, command)
        if judgement.objections:
            enforcement = self.system.enforcement(self.state)
            allowed = enforcement is Enforcement.FREE or (
                overrule and enforcement is Enforcement.WARN
            )
            if not allowed:
                raise Objected(*judgement.objections)
        return judgement

    def _begin(self, command: C | None) -> bool:
        """Write the aside that a step, an undo or a redo brings about, if any."""
        prelude = self.system.prelude(self.state, command)
        if prelude is None:
            return False
        self.submit(prelude, overrule=True)
        return True

    def undo(self, *, consent: bool = False, reason: str = "") -> Change[S, C, E]:
        """Take the last step or correction back; across a seal only with consent."""
        last = self.next_undo
        if last is None:
            raise Refused(say("session.nothing_to_undo"))
        sealed = self.is_sealed(last)
        if sealed and not consent:
            raise ConsentNeeded(last.seq)
        _require_short(reason)
        before = self.state
        self._begin(None)
        entry = self._entry(Kind.UNDO, target=last.seq, consent=sealed, reason=reason)
        return self._write(entry, before)

    def redo(self) -> Change[S, C, E]:
        last = self.next_redo
        if last is None:
            raise Refused(say("session.nothing_to_redo"))
        before = self.state
        self._begin(None)
        return self._write(self._entry(Kind.REDO, target=last.seq), before)

    def plan_amend(
        self,
        seq: int,
        replacement: C | None,
        decisions: Mapping[int, Decision] | None = None,
        *,
        inserted: bool = False,
    ) -> AmendPlan[S, C, E]:
        """What changing (or, with None, striking) an old step would lead to; of a command that is
        `inserted`, what putting it in before that step would. Throws no dice.

        A struck step can be given a command again.
        """
        return self._planned(seq, replacement, decisions or {}, None, inserted=inserted)

    def amend(
        self,
        seq: int,
        replacement: C | None,
        decisions: Mapping[int, Decision] | None = None,
        *,
        inserted: bool = False,
        consent: bool = False,
        reason: str = "",
    ) -> Change[S, C, E]:
        """Correct an old step, or put in a forgotten one before it, which from then on is known by
        the number of the entry this makes. Every conflict of the plan must be decided, seals
        consented to.

        Dice thrown for it can bring new conflicts: then Objected is raised, the dice stay as
        they fell, and the next plan knows them.
        """
        plan = self.plan_amend(seq, replacement, decisions, inserted=inserted)
        _require_agreement(plan, consent=consent)
        if plan.awaits_dice_at is not None:
            plan = self._planned(seq, replacement, decisions or {}, self._dice, inserted=inserted)
            _require_agreement(plan, consent=consent)
        if not plan.revised:
            raise Refused(say("session.nothing_to_correct", step=plan.target))
        return self._write(
            self._entry(
                Kind.AMEND,
                target=plan.target,
                revised=plan.revised,
                consent=plan.crosses_seal,
                reason=reason,
            ),
            self.state,
        )

    def strike_after(self, steps: int) -> None:
        """Strike whatever counts behind the first so many steps, what was said beside the play
        included: for a copy that goes its own way from there."""
        rest = self._history.timeline[steps:]
        if rest:
            struck = tuple(Revision[C, E](step.seq) for step in rest)
            entry = self._entry(Kind.AMEND, target=rest[0].seq, revised=struck, consent=True)
            self._write(entry, self.state)

    def _planned(
        self,
        seq: int,
        command: C | None,
        decisions: Mapping[int, Decision],
        dice: Dice | None,
        *,
        inserted: bool,
    ) -> AmendPlan[S, C, E]:
        replay = Replay(self.system, self._history, self._thrown, dice)
        if not inserted:
            return replay.change(seq, command, decisions)
        assert command is not None, "something is put in"
        return replay.insert(seq, self._chain.next_seq, command, decisions)

    def _entry(
        self,
        kind: Kind,
        *,
        outcome: Outcome[C, E] | None = None,
        target: int = 0,
        revised: tuple[Revision[C, E], ...] = (),
        consent: bool = False,
        reason: str = "",
        why: Message | None = None,
    ) -> Entry[C, E]:
        _require_short(reason)
        seq, at = self._chain.next_seq, self._clock()
        return Entry(seq, kind, at, outcome, target, revised, consent, reason, why)

    def _read(self, entry: Entry[C, E]) -> None:
        """Files from others are data: events that make no sense are damage, not a crash."""
        try:
            self._history.become(self._history.passage(entry))
        except DamagedJournalError:
            raise
        except Exception as error:
            raise DamagedJournalError(entry.seq, repr(error)) from error

    def _write(self, entry: Entry[C, E], before: S) -> Change[S, C, E]:
        """Work out what comes of it, keep the line, and only then change the document. `before` is
        the state that whoever asked has seen: an aside may have come first."""
        line, entry = self._chain.line(entry)
        passage = self._history.passage(entry)
        self._journal.append(line)
        self._chain.accept(line)
        self._entries.append(entry)
        self._history.become(passage)
        self._thrown.clear()
        return Change(before, self.state, entry)


def _require_short(reason: str) -> None:
    if len(reason) > LONGEST_REASON:
        raise Refused(say("core.text.too_long", length=len(reason), limit=LONGEST_REASON))


def _require_agreement(plan: AmendPlan[S, C, E], *, consent: bool) -> None:
    if plan.conflicts:
        raise Objected(*(message for one in plan.conflicts for message in one.messages))
    if plan.unsealed and not consent:
        raise ConsentNeeded(plan.unsealed[0])


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Opening makes many values that all stay; looking through them for garbage again and again
    would make long journals open worse than in proportion to their length."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
